"""Losses of the turn, and the rout test that a third of the unit makes due (R1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.outcome import Followup, Outcome
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, say
from rules.rogue_trader.calls import exempt, followup
from rules.rogue_trader.scene import Scene
from rules.rogue_trader.units import Called, Unit

Cause = Literal["shooting", "psychic", "combat", "other"]
CAUSES: tuple[Cause, ...] = ("shooting", "psychic", "combat", "other")
COUNTED = ("shooting", "psychic")
PART = 3  # a third of the size at the start of the turn


@dataclass(frozen=True, slots=True, kw_only=True)
class LossCase:
    """Hold models lost by a unit: how many, to what, with the leader among them or not; `foes` are those it fights."""

    unit: Unit
    models: int
    cause: Cause = "shooting"
    leader: bool = False
    foes: tuple[Unit, ...] = ()


def lose(case: LossCase) -> Outcome:
    """Take models off a unit and say whether a rout test is due: 3 × losses of the turn ≥ size at its start (R1).

    Raises `Refused` with every reason when it has not so many models.
    """
    _may(case)
    unit = case.unit
    assert unit.size is not None
    size = unit.size - case.models
    losses = unit.losses + (case.models if case.cause in COUNTED else 0)
    scene = Scene(unit, *case.foes)
    lost = unit.leader_lost or case.leader
    unit = scene.change(unit, size=size, start=unit.start or unit.size, losses=losses, leader_lost=lost)
    if size == 0:
        return _destroyed(case, scene)
    todos: list[Line] = []
    if case.leader:
        todos.append(_leaderless(unit))
    remarks: tuple[Line, ...] = ()
    steps: tuple[Followup, ...] = ()
    due = case.cause in COUNTED and PART * losses >= (unit.start or 0) and "losses" not in unit.tried
    if due:
        unit = scene.change(unit, tried=(*unit.tried, "losses"))
        if reasons := exempt(unit, case.foes):
            remarks = (say("r-third-lost", losses=losses, start=unit.start or 0), *(r.line for r in reasons))
            due = False
        else:
            call = Called("rout", "losses")
            unit = scene.change(unit, due=unit.calling(call))
            todos.append(say("todo-r-rout-losses", losses=losses, start=unit.start or 0))
            steps = (followup(unit, call),)
    else:
        remarks = _short_of(case, unit)
    if case.cause == "combat" and case.foes and not exempt(unit, case.foes):
        steps = (Followup(say("next-r-lost-combat"), "rout", (("unit", unit.name), ("because", "lost-combat"))),)
    return Outcome(
        say("verdict-r-losses", unit=unit.called, models=case.models, size=size),
        mood="amber" if due else "grey",
        todos=tuple(todos),
        remarks=remarks,
        rules=("R1",),
        changes=scene.changes,
        next=steps,
    )


def _may(case: LossCase) -> None:
    unit, reasons = case.unit, []
    if unit.size is None:
        reasons.append(Reason(say("r-why-no-size")))
    elif case.models > unit.size:
        reasons.append(Reason(say("r-why-so-few", size=unit.size, models=case.models)))
    if case.leader and not unit.leader:
        reasons.append(Reason(say("r-why-no-leader")))
    if reasons:
        raise Refused(say("r-no-losses", unit=unit.called), *reasons)


def _destroyed(case: LossCase, scene: Scene) -> Outcome:
    scene.part_from_all(case.unit, case.foes)
    scene.change(case.unit, due=(), chase=(), pursuing=False)
    return Outcome(
        say("verdict-r-destroyed", unit=case.unit.called),
        mood="red",
        todos=(say("todo-r-destroyed"),),
        rules=("R1",),
        changes=scene.changes,
    )


def _leaderless(unit: Unit) -> Line:
    if unit.ld is not None and unit.cl is not None:
        return say("todo-r-leader-lost-values", ld=unit.ld, cl=unit.cl)
    return say("todo-r-leader-lost")


def _short_of(case: LossCase, unit: Unit) -> tuple[Line, ...]:
    """Say why no test is due, and how many more losses it would take."""
    start = unit.start or 0
    if case.cause not in COUNTED:
        return (say("r-not-counted"),)
    if "losses" in unit.tried:
        return (say("r-third-before", losses=unit.losses, start=start),)
    return (say("r-short-of-third", losses=unit.losses, start=start, more=-(-start // PART) - unit.losses),)
