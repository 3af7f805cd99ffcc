"""The collision command: `/collide`."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import cast

from bot.commands import Ask, Cog, Outcome, Rolling, command, opt
from cogs.rogue_trader_machines.shared import pilot_unit, special_table
from rules.core.refusal import Reason, Refused
from rules.core.words import say
from rules.rogue_trader.buildings import Building
from rules.rogue_trader.colliding import CollideCase, collide
from rules.rogue_trader.collision import ROCK, Against, Angle, Body, Reading
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.machine import Machine
from rules.rogue_trader.vehicles import Vehicle

FASTEST = 200  # inches per turn
TOUGHEST = 20


@dataclass(frozen=True, kw_only=True, slots=True)
class CollideOptions(Rolling):
    """Options of `/collide`."""

    a: str | None = opt(piece=(Vehicle, Dreadnought))
    b: str | None = opt(piece=(Vehicle, Dreadnought, Building))
    toughness_a: int | None = opt(low=0, high=TOUGHEST)
    toughness_b: int | None = opt(low=0, high=TOUGHEST)
    speed_a: Fraction | None = opt(low=0, high=FASTEST)
    speed_b: Fraction | None = opt(low=0, high=FASTEST)
    against: str | None = opt(choices=("vehicle", "scenery", "creature"))
    angle: str = opt("head-on", choices=("head-on", "rear", "side"))
    section: int | None = opt(low=1, high=99)
    saves: bool | None = opt()


class Collisions(Cog):
    """What runs into what."""

    @command("collide", CollideOptions)
    def collide(self, ask: Ask, o: CollideOptions) -> Outcome:
        """Resolve a collision with all that follows for both sides."""
        a = ask.acting((Vehicle, Dreadnought), o.a) if o.a else None
        b: Vehicle | Dreadnought | Building | None = None
        if o.b:
            b = ask.battle.find((Vehicle, Dreadnought, Building), o.b)  # type: ignore[assignment]  # one of these
        against = _against(o, b)
        _asked(o, a, b, against)
        struck = b if isinstance(b, Machine) else None
        case = CollideCase(
            a=_machine(ask, o, a, o.toughness_a) if a else _bare(o.toughness_a, "v-bare-a"),
            b=_other(ask, o, b, against),
            speed_a=_speed(o.speed_a, a),
            speed_b=_speed(o.speed_b, struck) if against == "vehicle" else o.speed_b or Fraction(0),
            against=against,
            angle=cast(Angle, o.angle),
            reading=cast(Reading, ask.battle.setting("collision")),
            pilots=(pilot_unit(ask, a), pilot_unit(ask, struck)),
        )
        return ask.told(collide(ask.dice, case))


def _against(o: CollideOptions, b: object) -> Against:
    """Return what is hit: said, or plain from the piece named."""
    if o.against is not None:
        return cast(Against, o.against)
    return "scenery" if isinstance(b, Building) else "vehicle"


def _asked(o: CollideOptions, a: Machine | None, b: Machine | Building | None, against: Against) -> None:
    """Raise `Refused` with everything that is missing or does not go together."""
    reasons = []
    if o.toughness_a is None and (a is None or a.toughness is None):
        reasons.append(Reason(say("no-v-toughness-a") if a is None else say("no-v-toughness", name=a.called), "V12"))
    if o.speed_a is None and a is None:
        reasons.append(Reason(say("no-v-speed-a"), "V12"))
    if isinstance(b, Machine) and against != "vehicle":
        reasons.append(Reason(say("no-v-not-vehicle", name=b.called), "V12"))
    elif isinstance(b, Building) and against != "scenery":
        reasons.append(Reason(say("no-v-not-scenery", name=b.called), "V12"))
    elif isinstance(b, Building) and b.sections > 1 and o.section is None:
        reasons.append(Reason(say("no-b-which-section", name=b.called, count=b.sections), "B1"))
    elif isinstance(b, Machine) and b.toughness is None and o.toughness_b is None:
        reasons.append(Reason(say("no-v-toughness", name=b.called), "V12"))
    elif b is None and o.toughness_b is None and against != "scenery":
        reasons.append(Reason(say("no-v-toughness-b"), "V12"))
    if reasons:
        raise Refused(say("refused-v-collide-what"), *reasons)


def _speed(typed: Fraction | None, machine: Machine | None) -> Fraction:
    if typed is not None:
        return typed
    return machine.speed if machine else Fraction(0)


def _saves(ask: Ask, o: CollideOptions) -> bool:
    return o.saves if o.saves is not None else ask.battle.setting("collision_saves") == "on"


def _machine(ask: Ask, o: CollideOptions, machine: Machine, toughness: int | None) -> Body:
    known = machine.toughness if toughness is None else toughness
    assert known is not None
    save = machine.save if _saves(ask, o) else 0
    return Body(who=machine.called, toughness=known, save=save, machine=machine, table=special_table(ask, machine))


def _bare(toughness: int | None, who: str) -> Body:
    return Body(who=say(who), toughness=ROCK if toughness is None else toughness)


def _other(ask: Ask, o: CollideOptions, b: Machine | Building | None, against: Against) -> Body:
    if isinstance(b, Machine):
        return _machine(ask, o, b, o.toughness_b)
    if isinstance(b, Building):
        toughness = b.toughness if o.toughness_b is None else o.toughness_b
        save = b.save if _saves(ask, o) else 0
        return Body(who=b.called, toughness=toughness, save=save, building=b, section=o.section or 1)
    return _bare(o.toughness_b, "v-bare-b" if against == "vehicle" else f"v-bare-{against}")
