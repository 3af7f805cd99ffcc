"""Out of control: how fast a vehicle goes, and where to (V10)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from rules.core.dice import Dice
from rules.core.outcome import Followup, Outcome, changed
from rules.core.refusal import Reason, Refused
from rules.core.rolls import Roll
from rules.core.table import Table
from rules.core.words import Line, say
from rules.rogue_trader.driving import overspeed
from rules.rogue_trader.machine import Machine
from rules.rogue_trader.vehicles import Vehicle


@dataclass(frozen=True, slots=True, kw_only=True)
class DriftCase:
    """Ask for the drift of a machine from its last speed, or of any vehicle from a bare `speed`.

    `own` says that it is its owner's turn, `table` gives the direction.
    """

    machine: Machine
    table: Table
    own: bool = True


def drift(dice: Dice, case: DriftCase) -> Outcome:
    """Roll the speed and direction of a vehicle that nobody steers (V10), then its control above the maximum (V11).

    Raises `Refused` with every reason: under control, halted, jammed, stalled, rolled already.
    """
    m = case.machine
    _may(m)
    late = m.late and not (m.adrift or m.adrift_next or m.adrift_good)
    ahead = not late and not (m.adrift or (m.adrift_good and case.own and not _moved(m)))
    before = m.speed
    faster = dice.roll(Roll("V10", say("why-v-faster"), 1, 10)).total
    slower = dice.roll(Roll("V10", say("why-v-slower"), 1, 10)).total
    speed = max(Fraction(0), before + faster - slower)
    after = replace(m, speed=speed, drifted="ahead" if ahead else "" if late else "now", late=False)
    after = replace(after, stalled=speed == 0 and not late)
    way = "stopped"
    if speed:
        way = case.table.read(dice, dice.roll(Roll("V10", say("why-v-direction"), 1, 6)).total).key
    again = False
    if isinstance(after, Vehicle):
        after = replace(after, turned=way in ("left", "right"), began=after.began if ahead else before)
        again = bool(m.id) and overspeed(dice, _unwarned(after, ahead), loose=True)
        if again:
            after = replace(after, adrift_again=True) if ahead else replace(after, adrift_next=True)
    return Outcome(
        verdict=say(f"verdict-v-drift-{way}", name=m.called, speed=speed),
        klass=f"v-drift-{way}",
        mood="amber" if way == "stopped" else "red",
        todos=_orders(m, way, before, speed, again, ahead),
        rules=("V10", "V11") if again else ("V10",),
        changes=changed(m, after),
        next=_next(m, way),
        reconstructed=case.table.reconstructed and way != "stopped",
    )


def _unwarned(v: Vehicle, ahead: bool) -> Vehicle:
    """Return the vehicle without the loss of control that this very drift is for: V11 is about the turn after it."""
    return replace(v, adrift_next=v.adrift_again) if ahead else v


def _moved(m: Machine) -> bool:
    return isinstance(m, Vehicle) and m.began is not None


def _may(m: Machine) -> None:
    if not m.id:
        return
    reasons = []
    if m.destroyed:
        reasons.append(Reason(say("no-v-wreck", name=m.called), "V7"))
    elif m.stopped:
        reasons.append(Reason(say("no-v-stopped", name=m.called), "V9"))
    elif m.jammed:
        reasons.append(Reason(say("no-v-drift-jammed", name=m.called), "V9"))
    elif not (m.adrift or m.adrift_next or m.adrift_good or m.late):
        reasons.append(Reason(say("no-v-steered", name=m.called), "V10"))
    else:
        if m.stalled:
            reasons.append(Reason(say("no-v-stalled", name=m.called), "V10"))
        if m.drifted:
            reasons.append(Reason(say(f"no-v-drifted-{m.drifted}", name=m.called), "V10"))
    if reasons:
        raise Refused(say("refused-v-drift", name=m.called), *reasons)


def _orders(m: Machine, way: str, before: Fraction, speed: Fraction, again: bool, ahead: bool) -> tuple[Line, ...]:
    """Return the little map, then the orders."""
    todos = [say(f"todo-v-map-{way}", before=before, after=speed)]
    if way == "stopped":
        todos.append(say("todo-v-stalled", name=m.called))
        return tuple(todos)
    todos.append(say(f"todo-v-drift-{way}", name=m.called, speed=speed))
    todos.append(say("todo-v-drift-first-ahead" if ahead and m.id else "todo-v-drift-first"))
    if again:
        todos.append(say("todo-v-adrift-again", name=m.called))
    return tuple(todos)


def _next(m: Machine, way: str) -> tuple[Followup, ...]:
    if not m.id or way == "stopped":
        return ()
    return (Followup(say("next-v-scenery", name=m.called), "collide", (("a", m.name), ("against", "scenery"))),)
