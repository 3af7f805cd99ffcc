"""Rallying routed units (R7, R8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.dice import Dice
from rules.core.outcome import Outcome
from rules.core.refusal import Reason, Refused
from rules.core.rolls import Modifier, Remark
from rules.core.words import Line, say
from rules.rogue_trader.flight import names, pace
from rules.rogue_trader.scene import Scene
from rules.rogue_trader.trial import passes, typed, value_of
from rules.rogue_trader.units import BARE, Unit

Penalty = Literal["none", "split", "alone", "both"]
PENALTIES: tuple[Penalty, ...] = ("none", "split", "alone", "both")
SPLIT, ALONE = -1, -2


@dataclass(frozen=True, slots=True, kw_only=True)
class RallyCase:
    """Hold what a rally test depends on.

    `penalty` None means: what the unit's size tells. `add` adds both penalties up instead of taking the worse.
    `mine` tells whether this is the unit's owner's turn; `ld`, `foes`, `thrown` as for the rout test.
    """

    unit: Unit = BARE
    penalty: Penalty | None = None
    add: bool = False
    ld: int | None = None
    modifier: int = 0
    foes: tuple[Unit, ...] = ()
    mine: bool = True
    thrown: bool = False


def barred(unit: Unit, foes: tuple[Unit, ...], mine: bool) -> tuple[Reason, ...]:
    """Return every reason why a registered unit may not try to rally now (R7)."""
    reasons = []
    if unit.destroyed:
        reasons.append(Reason(say("r-why-destroyed")))
    if unit.off_table:
        reasons.append(Reason(say("r-why-off-table"), "R6"))
    if not unit.routed:
        reasons.append(Reason(say("r-why-not-routed"), "R7"))
    elif unit.fresh:
        reasons.append(Reason(say("r-why-routed-now"), "R7", once=True))
    if unit.in_combat:
        key = "r-why-in-combat-with" if foes else "r-why-in-combat"
        reasons.append(Reason(say(key, names=names(foes)) if foes else say(key), "R7"))
    if not mine:
        reasons.append(Reason(say("r-why-not-its-turn-rally"), "R7"))
    if "rally" in unit.tried:
        reasons.append(Reason(say("r-why-rally-once"), "R7", once=True))
    return tuple(reasons)


def rally(dice: Dice, case: RallyCase) -> Outcome:
    """Test whether a routed unit rallies: 2D6 at or under Ld with its penalties (R7).

    Raises `Refused` with every reason when it may not try.
    """
    unit = case.unit
    if unit.id and (reasons := barred(unit, case.foes, case.mine)):
        raise Refused(say("r-no-rally", unit=unit.called), *reasons)
    penalties, remark = penalties_of(case)
    value = value_of(unit, "ld", case.ld, (*penalties, *typed(case.modifier)))
    if remark:
        dice.record(Remark(remark, "R7"))
    if passes(dice, "R7", say("why-r-rally"), value, thrown=case.thrown):
        return _rallied(case)
    return _flees_on(case)


def penalties_of(case: RallyCase) -> tuple[tuple[Modifier, ...], Line | None]:
    """Return the modifiers to Ld, and a remark on one that does not count (R7).

    A lone model suffers its penalty unasked; a part with its leader suffers none for being split off.
    """
    asked = case.penalty or ("alone" if case.unit.size == 1 else "none")
    split = Modifier("R7", say("mod-r-split"), SPLIT)
    alone = Modifier("R7", say("mod-r-alone"), ALONE)
    if asked in ("split", "both") and case.unit.leader:
        return ((alone,) if asked == "both" else ()), say("r-split-has-leader")
    if asked == "both":
        return ((split, alone), None) if case.add else ((alone,), say("r-worse-counts"))
    return {"none": (), "split": (split,), "alone": (alone,)}[asked], None


def _rallied(case: RallyCase) -> Outcome:
    scene = Scene(case.unit)
    scene.change(case.unit, routed=False, fresh=False, rally="next", tried=(*case.unit.tried, "rally"))
    return Outcome(
        say("verdict-r-rallied", unit=case.unit.called),
        klass="r-rallied",
        mood="green",
        todos=(say("todo-r-rallied"), say("todo-r-rally-turn"), say("todo-r-rally-shoots")),
        rules=("R7", "R8"),
        changes=scene.changes,
    )


def _flees_on(case: RallyCase) -> Outcome:
    scene = Scene(case.unit)
    scene.change(case.unit, tried=(*case.unit.tried, "rally"))
    return Outcome(
        say("verdict-r-flees-on", unit=case.unit.called),
        klass="r-flees-on",
        mood="red",
        todos=(say("todo-r-flees-on", pace=pace(case.unit)), say("todo-r-rally-again")),
        rules=("R5", "R7"),
        changes=scene.changes,
    )
