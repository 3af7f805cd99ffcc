"""Commands that roll for a unit: rout, rally, pursuit, psychology."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from bot.commands import Ask, Cog, Outcome, Rolling, Suggestion, command, opt
from rules.core.refusal import Reason, Refused
from rules.core.words import say
from rules.rogue_trader.battle_cases import psych_case, pursuit_case, rally_case, rout_case
from rules.rogue_trader.calls import TESTS
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.pilot import pilot_case, steady
from rules.rogue_trader.psych import psych
from rules.rogue_trader.pursuit import pursue
from rules.rogue_trader.pursuit_may import ACTIONS, Action
from rules.rogue_trader.rally import PENALTIES, Penalty, rally
from rules.rogue_trader.rout import CAUSES, rout
from rules.rogue_trader.units import BARE, Because, Test, Unit

LEAST, MOST = 0, 12  # of a characteristic


def sides_of(ask: Ask, typed: str) -> list[Suggestion]:
    """Suggest the sides of the battle and whatever its units hate: an enemy may be named as a whole."""
    hated = [name for unit in ask.battle.peek(Unit) for name in unit.hates]
    return [(side, side) for side in dict.fromkeys((*ask.battle.sides, *hated))]


@dataclass(frozen=True, kw_only=True, slots=True)
class RoutOptions(Rolling):
    """Options of `/rout`."""

    unit: str | None = opt(piece=Unit)
    ld: int | None = opt(low=LEAST, high=MOST)
    because: str | None = opt(choices=CAUSES)
    enemy: str | None = opt(piece=Unit, complete=sides_of)
    modifier: int = opt(0, low=-9, high=9)
    through: str | None = opt(piece=Unit, many=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class RallyOptions(Rolling):
    """Options of `/rally`."""

    unit: str | None = opt(piece=Unit)
    ld: int | None = opt(low=LEAST, high=MOST)
    penalty: str | None = opt(choices=PENALTIES)
    modifier: int = opt(0, low=-9, high=9)


@dataclass(frozen=True, kw_only=True, slots=True)
class PursueOptions(Rolling):
    """Options of `/pursue`."""

    unit: str | None = opt(piece=Unit)
    action: str = opt("follow", choices=ACTIONS)
    ld: int | None = opt(low=LEAST, high=MOST)
    enemy: str | None = opt(piece=Unit)
    modifier: int = opt(0, low=-9, high=9)
    through: str | None = opt(piece=Unit, many=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class PsychOptions(Rolling):
    """Options of `/psych`."""

    unit: str | None = opt(piece=(Unit, Dreadnought))
    test: str | None = opt(choices=TESTS)
    cl: int | None = opt(low=LEAST, high=MOST)
    enemy: str | None = opt(piece=Unit, complete=sides_of)
    modifier: int = opt(0, low=-9, high=9)


class Morale(Cog):
    """The tests of Rogue Trader's troops."""

    @command("rout", RoutOptions)
    def rout(self, ask: Ask, o: RoutOptions) -> Outcome:
        """Test a unit, or a bare Ld, for rout."""
        unit = _unit(ask, o.unit, o.ld, "ld")
        case = rout_case(
            ask.battle,
            unit,
            because=cast(Because, o.because or ""),
            enemy=o.enemy,
            through=o.through,
            ld=o.ld,
            modifier=o.modifier,
            thrown=o.dice is not None,
        )
        return ask.roll(rout, case)

    @command("rally", RallyOptions)
    def rally(self, ask: Ask, o: RallyOptions) -> Outcome:
        """Test whether a routed unit, or a bare Ld, rallies."""
        unit = _unit(ask, o.unit, o.ld, "ld")
        thrown = o.dice is not None
        case = rally_case(
            ask.battle, unit, penalty=cast(Penalty | None, o.penalty), ld=o.ld, modifier=o.modifier, thrown=thrown
        )
        return ask.roll(rally, case)

    @command("pursue", PursueOptions)
    def pursue(self, ask: Ask, o: PursueOptions) -> Outcome:
        """Follow the routed, hold back, stop, or come back to the table."""
        unit = ask.acting(Unit, o.unit) if o.unit else BARE
        if o.action in ("decline", "stop") and not o.unit:
            unit = _unit(ask, o.unit, o.ld, "ld")
        case = pursuit_case(
            ask.battle,
            unit,
            action=cast(Action, o.action),
            enemy=o.enemy,
            through=o.through,
            ld=o.ld,
            modifier=o.modifier,
            thrown=o.dice is not None,
        )
        return ask.roll(pursue, case)

    @command("psych", PsychOptions)
    def psych(self, ask: Ask, o: PsychOptions) -> Outcome:
        """Test a unit's Cool, or a bare Cl, against an attack on its mind."""
        piece = ask.acting((Unit, Dreadnought), o.unit) if o.unit else None
        if isinstance(piece, Dreadnought):
            return ask.roll(steady, pilot_case(ask.battle, piece, o.test or "", o.cl, o.modifier, o.dice is not None))
        unit = piece if isinstance(piece, Unit) else _unit(ask, None, o.cl, "cl")
        case = psych_case(
            ask.battle,
            unit,
            test=cast(Test, o.test or ""),
            enemy=o.enemy,
            cl=o.cl,
            modifier=o.modifier,
            thrown=o.dice is not None,
        )
        return ask.roll(psych, case)


def _unit(ask: Ask, name: str | None, value: int | None, what: str) -> Unit:
    """Return the unit that tests, or a nameless one for a bare value; raise `Refused` when neither is given."""
    if name:
        return ask.acting(Unit, name)
    if value is None:
        raise Refused(say("r-who-tests"), Reason(say(f"r-need-unit-or-{what}")))
    return BARE
