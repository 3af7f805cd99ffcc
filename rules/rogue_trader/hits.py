"""The damage command of vehicles and dreadnoughts: points in, what is due rolled, one outcome out (V7–V9, D1–D3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.core.dice import Dice
from rules.core.outcome import Outcome, changed
from rules.core.refusal import Reason, Refused
from rules.core.rolls import Remark
from rules.core.table import Table
from rules.core.words import Line, say
from rules.rogue_trader.damage import smoulder, special, special_now, suffer
from rules.rogue_trader.fates import confusion, followups, mood, numbers, worst
from rules.rogue_trader.machine import Machine, Struck
from rules.rogue_trader.units import Unit
from rules.rogue_trader.vehicles import Vehicle


@dataclass(frozen=True, slots=True, kw_only=True)
class DamageCase:
    """Ask for damage: `points` after saves, `later` puts the special roll off, `table` is the machine's own (V9, D3).

    `pilot` is the unit that the pilot of a dreadnought is registered as, if any.
    """

    machine: Machine
    points: int
    table: Table
    later: bool = False
    pilot: Unit | None = None


def damage(dice: Dice, case: DamageCase) -> Outcome:
    """Write damage on a machine and roll what follows; with 0 points roll all that is due (V7–V9, D1–D3).

    Raises `Refused` on a wreck, on a machine whose Damage is not stated, and when nothing is due.
    """
    _may(case)
    machine = case.machine
    parts = (suffer(dice, machine, case.points, case.later, case.table),) if case.points else settle(dice, case)
    after = parts[-1].machine
    told = worst(parts)
    quiet = told.klass == "v-hurt" and not case.points
    return Outcome(
        verdict=say("verdict-v-calm" if quiet else f"verdict-{told.klass}", name=machine.called, points=case.points),
        klass=told.klass,
        mood=mood(told.klass),
        todos=tuple(todo for part in parts for todo in part.todos),
        remarks=remaining(after),
        rules=numbers(machine, parts),
        changes=changed(machine, after) + confusion(parts, case.pilot),
        next=followups(after),
        reconstructed=case.table.reconstructed and any(part.read for part in parts),
    )


def settle(dice: Dice, case: DamageCase) -> tuple[Struck, ...]:
    """Roll all that is due of a machine: turns put off, oldest first, a burning one's D6, then this turn's roll."""
    machine, parts = case.machine, []
    for tally in machine.owed:
        machine = replace(machine, owed=machine.owed[1:])
        dice.record(Remark(say("remark-v-earlier", points=tally.points), "V8"))
        parts.append(dice.sub(special, machine, tally, case.table).struck)
        machine = parts[-1].machine
        if machine.destroyed:
            return tuple(parts)
    if machine.smouldering:
        parts.append(smoulder(dice, machine))
        machine = parts[-1].machine
    if machine.waiting and not machine.destroyed:
        parts.append(special_now(dice, machine, case.table))
    return tuple(parts)


def remaining(machine: Machine) -> tuple[Line, ...]:
    """Return the line that tells the Damage left; none for a wreck or where the profile states none."""
    if machine.destroyed or machine.damage is None:
        return ()
    return (say("remark-v-left", name=machine.called, left=machine.left, damage=machine.damage),)


def _may(case: DamageCase) -> None:
    machine = case.machine
    vehicle = isinstance(machine, Vehicle)
    reasons = []
    if machine.destroyed:
        reasons.append(Reason(say("no-v-wreck", name=machine.called), "V7" if vehicle else "D1"))
    if machine.damage is None:
        reasons.append(Reason(say("no-v-damage", name=machine.called), "V1" if vehicle else "D1"))
    if not case.points and case.later:
        reasons.append(Reason(say("no-v-later", name=machine.called), "V8"))
    elif not case.points and not (machine.owed or machine.waiting or machine.smouldering):
        reasons.append(Reason(say("no-v-due", name=machine.called), "V8"))
    if reasons:
        raise Refused(say("refused-v-damage", name=machine.called), *reasons)
