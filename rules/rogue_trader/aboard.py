"""Who is aboard when a machine is lost: one die each, seat by seat (V7, V9, D1, D3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from rules.core.dice import Dice
from rules.core.rolls import Remark, Roll
from rules.core.words import Line, say
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.machine import Struck
from rules.rogue_trader.vehicles import Vehicle

Cause = Literal["destroyed", "bang"]


def wrecked(dice: Dice, vehicle: Vehicle, cause: Cause) -> Struck:
    """Return a vehicle lost with its weapons and gear: everyone aboard dies on a failed save or ejection (V7, V9)."""
    rule = "V7" if cause == "destroyed" else "V9"
    lost = say(f"todo-v-{cause}", name=vehicle.called)
    need = vehicle.ejectors or vehicle.crew_save
    what = "ejectors" if vehicle.ejectors else "crew"
    after = replace(vehicle, destroyed=True, speed=vehicle.speed * 0, crew=0)
    if not vehicle.crew:
        return Struck(after, f"v-{cause}", (lost,))
    if not need:
        dice.record(Remark(say("remark-v-no-save", count=vehicle.crew), rule))
        return Struck(after, f"v-{cause}", (lost, say("todo-v-all-dead", name=vehicle.called, count=vehicle.crew)))
    roll = dice.roll(
        Roll(rule, say(f"why-v-{what}", name=vehicle.called), vehicle.crew, 6, how="at-least", need=need, detail=True)
    )
    return Struck(after, f"v-{cause}", (lost, _survivors(vehicle, roll, cause)))


def _survivors(vehicle: Vehicle, roll: Roll, cause: Cause) -> Line:
    """Word who got out, by seat (the faces are for words alone: the class of the result does not hang on them)."""
    seats = tuple(str(seat) for seat, face in enumerate(roll.faces, start=1) if face >= roll.need)
    dead = vehicle.crew - roll.total
    if not roll.total:
        return say("todo-v-all-dead", name=vehicle.called, count=dead)
    if vehicle.crew == 1:
        return say(f"todo-v-driver-out-{cause}", name=vehicle.called)
    return say(f"todo-v-out-{cause}", name=vehicle.called, count=roll.total, seats=seats, dead=dead)


def armour_lost(dice: Dice, armour: Dreadnought, cause: Cause) -> Struck:
    """Return a dreadnought lost: at 0 Damage ejection alone helps the pilot, in an explosion his save too (D1, D3)."""
    rule = "D1" if cause == "destroyed" else "D3"
    lost = say(f"todo-d-{cause}", name=armour.called)
    after = replace(armour, destroyed=True, speed=armour.speed * 0, manned=False)
    if not armour.manned:
        return Struck(after, f"v-{cause}", (lost,))
    need = armour.ejectors or (armour.pilot_save if cause == "bang" else 0)
    if not need:
        dice.record(Remark(say("remark-d-no-ejector" if cause == "destroyed" else "remark-d-no-save"), rule))
        return Struck(after, f"v-{cause}", (lost, say("todo-d-pilot-dead", pilot=armour.pilot_called)))
    why = say("why-d-ejector" if armour.ejectors else "why-d-pilot", pilot=armour.pilot_called)
    roll = dice.roll(Roll(rule, why, 1, 6, how="at-least", need=need, detail=True))
    key = "todo-d-pilot-out" if roll.total else "todo-d-pilot-dead"
    return Struck(after, f"v-{cause}", (lost, say(key, pilot=armour.pilot_called)))
