"""Pursuit: holding back, stopping, coming back to the table (R10, R13, R14)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.dice import Dice
from rules.core.outcome import Outcome
from rules.core.refusal import Refused
from rules.core.rolls import Check, Roll
from rules.core.words import say
from rules.rogue_trader.chase import follow
from rules.rogue_trader.pursuit_may import PursuitCase, barred
from rules.rogue_trader.scene import Scene
from rules.rogue_trader.trial import passes, typed, value_of

BACK = 4  # on one D6 (R14)


def pursue(dice: Dice, case: PursuitCase) -> Outcome:
    """Pursue, hold back, stop or come back to the table (R9–R14).

    Raises `Refused` with every reason when the unit may not.
    """
    if case.unit.id and (reasons := barred(case)):
        raise Refused(say(f"r-no-pursuit-{case.action}", unit=case.unit.called), *reasons)
    if case.action == "follow":
        return replace(_follow(case), klass="")
    if case.action == "return":
        return _return(dice, case)
    return _hold(dice, case)


def _hold(dice: Dice, case: PursuitCase) -> Outcome:
    """Test whether the troops obey and stay (R10), or stop the pursuit that is on (R13)."""
    value = value_of(case.unit, "ld", case.ld, typed(case.modifier))
    rule = "R13" if case.action == "stop" else "R10"
    if passes(dice, rule, say(f"why-r-{case.action}"), value, thrown=case.thrown):
        return _stays(case, rule)
    if case.action == "stop":
        return _cannot_stop(case)
    outcome = _follow(case, failed=True)
    first, *rest = outcome.rules
    return replace(outcome, rules=(first, "R10", *rest) if first == "R9" else ("R10", first, *rest))


def _follow(case: PursuitCase, failed: bool = False) -> Outcome:
    return follow(case.unit, case.quarry, case.through, first=case.first, failed=failed, psychology=case.psychology)


def _stays(case: PursuitCase, rule: str) -> Outcome:
    unit, fleeing = case.unit, tuple(dict.fromkeys((*case.quarry, *(foe for foe in case.foes if foe.routed))))
    scene = Scene(unit, *fleeing)
    for prey in fleeing:
        scene.part(unit, prey)
    stopped = case.action == "stop"
    scene.change(
        unit,
        pursuing=False,
        chase=(),
        stationary="stopped" if stopped else "held",
        tried=(*unit.tried, case.action),
    )
    todos = ("todo-r-stopped", "todo-r-gathers", "todo-r-no-shooting") if stopped else ("todo-r-stays", "todo-r-shoots")
    return Outcome(
        say("verdict-r-stops" if stopped else "verdict-r-stays", unit=unit.called),
        klass="r-stops" if stopped else "r-stays",
        mood="green",
        todos=tuple(map(say, todos)),
        rules=(rule,) if stopped else ("R9", rule),
        changes=scene.changes,
    )


def _cannot_stop(case: PursuitCase) -> Outcome:
    scene = Scene(case.unit)
    scene.change(case.unit, tried=(*case.unit.tried, "stop"))
    return Outcome(
        say("verdict-r-pursues-on", unit=case.unit.called),
        klass="r-pursues-on",
        mood="amber",
        todos=(say("todo-r-own-turn"), say("todo-r-fights-routed")),
        rules=("R11", "R13"),
        changes=scene.changes,
    )


def _return(dice: Dice, case: PursuitCase) -> Outcome:
    """Roll whether pursuers who left the table come back (R14)."""
    check = Check(BACK, say("src-r-return"), sense="at-least")
    back = dice.roll(Roll("R14", say("why-r-return"), 1, 6, check=check)).passed
    scene = Scene(case.unit)
    scene.change(case.unit, tried=(*case.unit.tried, "return"))
    if back:
        scene.change(case.unit, off_table=False, pursuing=False)
    todo = say("todo-r-returns" if back else "todo-r-away")
    return Outcome(
        say("verdict-r-returns" if back else "verdict-r-away", unit=case.unit.called),
        klass="r-returns" if back else "r-away",
        mood="green" if back else "amber",
        todos=(todo,),
        rules=("R14",),
        changes=scene.changes,
    )
