"""Driving: how much a vehicle may change its speed, and what pushing it past its maximum costs (V2, V11)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from rules.core.dice import Dice
from rules.core.outcome import Outcome, changed
from rules.core.refusal import Reason, Refused
from rules.core.rolls import Check, Remark, Roll
from rules.core.words import Line, say
from rules.rogue_trader.vehicles import Vehicle

SAFE = Fraction(10)  # inches per turn up to which boarding and leaving is harmless (V3)


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveCase:
    """Ask for a move at `speed` inches; None stands for what it did last (speed, air, and a jammed one's turn)."""

    vehicle: Vehicle
    speed: Fraction | None = None
    turned: bool | None = None
    air: bool | None = None


def move(dice: Dice, case: MoveCase) -> Outcome:
    """Move a vehicle: check the change of speed, roll for control above the maximum (V2, V11).

    Raises `Refused` with every reason: wreck, system error, jam, out of control, speed out of reach.
    """
    v = case.vehicle
    speed = v.speed if case.speed is None else case.speed
    air = v.air if case.air is None else case.air
    turned = (v.jammed and v.turned) if case.turned is None else case.turned
    _may(v, speed, turned, air)
    after = replace(v, speed=speed, turned=turned, air=air, began=v.start)
    if air and v.air_min is not None and speed < v.air_min and not v.jammed:
        return _falls(v, after)
    lost = overspeed(dice, after, loose=False)
    if lost:
        after = replace(after, adrift_next=True)
    return Outcome(
        verdict=say("verdict-v-overspeed" if lost else "verdict-v-moved", name=v.called, speed=speed),
        klass="v-overspeed" if lost else "v-moved",
        mood="red" if lost else "green" if _over(after) else "grey",
        todos=_orders(after, lost),
        rules=("V2", *(("V9",) if v.jammed else ()), *(("V11",) if _over(after) else ())),
        changes=changed(v, after),
    )


def overspeed(dice: Dice, v: Vehicle, *, loose: bool) -> bool:
    """Roll for control above the maximum and tell whether it is lost for the next turn (V11).

    6 loses it, 5+ after a turn, 4+ when it was out of control (`loose`); the best number alone counts. No die where
    nothing can be lost any more.
    """
    if not _over(v):
        return False
    top = v.top(v.air)
    assert top is not None
    if v.adrift_next or v.adrift_good or v.jammed:
        dice.record(Remark(say("remark-v-no-overspeed", name=v.called), "V11"))
        return False
    keeps, source = (3, "loose") if loose else (4, "turned") if v.turned else (5, "straight")
    check = Check(keeps, say(f"src-v-{source}"))
    return not dice.roll(Roll("V11", say("why-v-overspeed", speed=v.speed, top=top), 1, 6, check=check)).passed


def _over(v: Vehicle) -> bool:
    top = v.top(v.air)
    return top is not None and v.speed > top


def _may(v: Vehicle, speed: Fraction, turned: bool, air: bool) -> None:
    reasons: list[Reason] = []
    hints: tuple[Line, ...] = ()
    if v.destroyed:
        reasons.append(Reason(say("no-v-wreck", name=v.called), "V7"))
    elif v.stopped:
        reasons.append(Reason(say("no-v-stopped", name=v.called), "V9"))
    elif v.jammed:
        if (speed, turned, air) != (v.speed, v.turned, v.air):
            reasons.append(Reason(_jammed(v), "V9"))
    elif v.loose:
        reasons.append(Reason(say("no-v-loose", name=v.called), "V10"))
        hints = (say("hint-v-drift"),)
    else:
        reasons = _speeds(v, speed, air)
    if reasons:
        raise Refused(say("refused-v-move", name=v.called), *reasons, hints=hints)


def _jammed(v: Vehicle) -> Line:
    return say(f"no-v-jammed-{'turning' if v.turned else 'straight'}{'-air' if v.air else ''}", speed=v.speed)


def _speeds(v: Vehicle, speed: Fraction, air: bool) -> list[Reason]:
    """Return why a speed is out of reach: no flier, too fast, too great a change (V2)."""
    reasons = []
    if air and v.air_max is None:
        return [Reason(say("no-v-flier", name=v.called), "V2")]
    pull, top = v.pull(air), v.top(air)
    slowest = Fraction(0)
    if pull is not None:
        slowest = max(Fraction(0), v.start - 2 * pull)
        if speed > v.start + pull:
            reasons.append(Reason(say("no-v-faster", most=v.start + pull, start=v.start, pull=pull), "V2"))
        if speed < slowest:
            reasons.append(Reason(say("no-v-slower", least=slowest, start=v.start, brake=2 * pull), "V2"))
    if top is not None and speed > max(2 * top, slowest):
        reasons.append(Reason(say("no-v-double", most=2 * top, top=top), "V2"))
    if air and not v.air and v.air_min is not None and speed < v.air_min:
        reasons.append(Reason(say("no-v-take-off", least=v.air_min), "V2"))
    return reasons


def _falls(v: Vehicle, after: Vehicle) -> Outcome:
    """Let a flier below its minimum speed drop (V2)."""
    assert v.air_min is not None
    fallen = replace(after, air=False)
    return Outcome(
        verdict=say("verdict-v-falls", name=v.called),
        klass="v-falls",
        mood="red",
        todos=(say("todo-v-falls", name=v.called, speed=after.speed, least=v.air_min),),
        rules=("V2",),
        changes=changed(v, fallen),
    )


def _orders(v: Vehicle, lost: bool) -> tuple[Line, ...]:
    """Return the orders of a move: the distance, the radius of a turn, the warning for who boards, what comes next."""
    todos = [say("todo-v-stands" if not v.speed else "todo-v-move", name=v.called, speed=v.speed)]
    if v.turned and v.hovers:
        todos.append(say("todo-v-turns-freely", name=v.called))
    elif v.turned and v.trr is not None:
        todos.append(say("todo-v-radius", radius=v.speed * v.trr, speed=v.speed, trr=v.trr))
    elif v.turned:
        todos.append(say("todo-v-radius-unknown", speed=v.speed))
    if lost:
        todos.append(say("todo-v-adrift-next", name=v.called))
    if v.speed > SAFE:
        todos.append(say("todo-v-boarding", strength=strength(v.speed)))
    return tuple(todos)


def strength(speed: Fraction) -> int:
    """Return the Strength of the hit on who boards or leaves at this speed, rounded up; 0 where it is harmless (V3)."""
    over = speed - SAFE
    return max(0, -(-over.numerator // over.denominator))
