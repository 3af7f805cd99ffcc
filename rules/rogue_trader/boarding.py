"""Boarding and leaving: what it costs, how many pass the door in a turn, who is hurt at speed (V3, V4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from rules.core.dice import Dice
from rules.core.outcome import Outcome, changed
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, say
from rules.rogue_trader.driving import strength
from rules.rogue_trader.vehicles import Vehicle

HUMAN = Fraction(4)  # Movement of a man on foot
DOOR = ((Fraction(7, 2), 4), (Fraction(5, 2), 3), (Fraction(3, 2), 2))


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardCase:
    """Ask to board, or leave, a vehicle at `speed` inches this turn; `models` None asks for the limits alone."""

    vehicle: Vehicle
    speed: Fraction
    movement: Fraction = HUMAN
    models: int | None = None
    leaving: bool = False


def through(movement: Fraction) -> int:
    """Return how many models of this Movement pass one door in a turn (V4)."""
    return next((models for least, models in DOOR if movement >= least), 1)


def board(dice: Dice, case: BoardCase) -> Outcome:
    """Let models board or leave a vehicle (V3, V4); no die is thrown.

    Raises `Refused` on a wreck, and when more would leave than are aboard.
    """
    v = case.vehicle
    _may(case)
    most = None if v.open else max(0, through(case.movement) - v.passed)
    moving = case.models if most is None or case.models is None else min(case.models, most)
    after = v
    if moving:
        after = replace(v, crew=v.crew + (-moving if case.leaving else moving), passed=v.passed + moving)
    hurt = strength(case.speed)
    return Outcome(
        verdict=_verdict(case, moving, most),
        klass="v-leaves" if case.leaving else "v-boards",
        mood="red" if hurt else "amber" if moving != case.models else "green",
        todos=_orders(case, moving, most, hurt),
        remarks=(say("remark-v-aboard", name=v.called, count=after.crew),) if after != v and v.id else (),
        rules=("V3",) if v.open else ("V3", "V4"),
        changes=changed(v, after),
    )


def _may(case: BoardCase) -> None:
    v = case.vehicle
    reasons = []
    if v.destroyed:
        reasons.append(Reason(say("no-v-wreck", name=v.called), "V7"))
    elif v.id and case.leaving and case.models is not None and case.models > v.crew:
        reasons.append(Reason(say("no-v-aboard", name=v.called, count=v.crew), "V1"))
    if reasons:
        raise Refused(say("refused-v-board", name=v.called), *reasons)


def _verdict(case: BoardCase, moving: int | None, most: int | None) -> Line:
    """Word the headline: how many pass, or may pass."""
    way = "leave" if case.leaving else "board"
    if moving is not None:
        return say(f"verdict-v-{way}", name=case.vehicle.called, count=moving)
    if most is None:
        return say(f"verdict-v-{way}-any", name=case.vehicle.called)
    return say(f"verdict-v-{way}-most", name=case.vehicle.called, count=most)


def _orders(case: BoardCase, moving: int | None, most: int | None, hurt: int) -> tuple[Line, ...]:
    todos = [say("todo-v-half-move", movement=case.movement / 2)]
    if hurt:
        todos.append(say("todo-v-boarding-hit", speed=case.speed, strength=hurt))
    if most is None:
        todos.append(say("todo-v-no-door"))
    else:
        todos.append(say("todo-v-door", movement=case.movement, count=through(case.movement)))
    if moving is not None and case.models is not None and moving < case.models:
        todos.append(say("todo-v-wait", count=case.models - moving))
    return tuple(todos)
