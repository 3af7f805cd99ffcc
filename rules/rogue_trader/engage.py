"""Who fights whom: noted for both at once."""

from __future__ import annotations

from rules.core.names import fold
from rules.core.outcome import Followup, Outcome
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, Name, say
from rules.rogue_trader.calls import barring, exempt, followup
from rules.rogue_trader.chase import charged
from rules.rogue_trader.scene import Scene
from rules.rogue_trader.units import FEAR, Called, Unit


def engage(unit: Unit, enemy: Unit, *, psychology: bool = True) -> Outcome:
    """Let a unit charge and fight an enemy; the fear that either causes is tested by the other (P4, P5).

    Raises `Refused` with every reason when the two cannot fight.
    """
    if reasons := _cannot(unit, enemy):
        raise Refused(say("r-no-engagement", unit=unit.called, enemy=enemy.called), *reasons)
    scene = Scene(unit, enemy)
    scene.engage(unit, enemy)
    if unit.pursuing and not enemy.routed:
        scene.change(unit, pursuing=False)  # it charged anew (R13)
    todos: list[Line] = []
    steps: list[Followup] = []
    rules: list[str] = []
    for one in (unit, enemy):
        if one.routed:
            todos.append(say("todo-r-routed-cannot-fight", unit=one.called))
            rules.append("R5")
    charge = Called("fear-charging", enemy=enemy.id)
    if psychology and FEAR in enemy.traits and not barring(unit, charge, enemy, ()):
        todos.append(say("todo-r-fear-before", unit=unit.called, enemy=enemy.called))
        steps.append(followup(unit, charge, enemy))
        rules.append("P4")
    if call := charged(enemy, unit, psychology):
        scene.change(enemy, due=enemy.calling(call))
        todos.append(say("todo-r-fear-due", unit=enemy.called, enemy=unit.called))
        steps.append(followup(enemy, call, unit))
        rules.append("P5")
    if not steps:
        steps = [step for one, other in ((unit, enemy), (enemy, unit)) for step in _lost_round(scene, one, other)]
    verdict = say("verdict-r-engaged", unit=unit.called, enemy=enemy.called)
    return Outcome(verdict, todos=tuple(todos), rules=tuple(rules), changes=scene.changes, next=tuple(steps))


def _lost_round(scene: Scene, one: Unit, other: Unit) -> list[Followup]:
    """Offer the test of a unit that loses the round to come (R1), unless it is exempt from it (R3)."""
    if scene[other].routed or exempt(scene[one], (scene[other],)):
        return []
    options = (("unit", one.name), ("because", "lost-combat"))
    return [Followup(say("next-r-lost-round", unit=one.called), "rout", options)]


def disengage(unit: Unit, enemy: Unit) -> Outcome:
    """End the fight of two units; raise `Refused` when they do not fight each other."""
    title = say("r-no-disengagement", unit=unit.called, enemy=enemy.called)
    if unit.id == enemy.id:
        raise Refused(title, Reason(say("r-why-itself")))
    if enemy.id not in unit.engaged:
        raise Refused(title, Reason(say("r-why-not-engaged")))
    scene = Scene(unit, enemy)
    scene.part(unit, enemy)
    return Outcome(say("verdict-r-disengaged", unit=unit.called, enemy=enemy.called), changes=scene.changes)


def _cannot(unit: Unit, enemy: Unit) -> list[Reason]:
    if unit.id == enemy.id:
        return [Reason(say("r-why-itself"))]
    reasons = []
    if enemy.id in unit.engaged:
        reasons.append(Reason(say("r-why-engaged-already")))
    if unit.side and fold(unit.side) == fold(enemy.side):
        reasons.append(Reason(say("r-why-same-side", side=Name(unit.side))))
    for one in (unit, enemy):
        if one.destroyed:
            reasons.append(Reason(say("r-why-gone-destroyed", unit=one.called)))
        if one.off_table:
            reasons.append(Reason(say("r-why-gone-off-table", unit=one.called), "R6"))
    return reasons
