"""The rows of the special damage table of vehicles (V9)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.dice import Dice
from rules.core.rolls import Remark, Roll
from rules.core.words import Line, Name, say
from rules.rogue_trader.aboard import wrecked
from rules.rogue_trader.machine import Machine, Struck
from rules.rogue_trader.vehicles import Vehicle
from rules.rogue_trader.weapons import without, working

ROWS = ("auxiliary", "control-brief", "power", "jam", "weapon", "system", "control", "burning", "bang")


def vehicle_row(dice: Dice, v: Vehicle, row: str) -> Struck:
    """Apply a row of V9; raise `LookupError` on one that is none of `ROWS`."""
    match row:
        case "auxiliary":
            return _auxiliary(dice, v)
        case "control-brief":
            return _told(replace(v, adrift_next=True), row, say("todo-v-adrift-next", name=v.called))
        case "power":
            return _power(replace(v, halvings=v.halvings + 1))
        case "jam":
            return _jam(replace(v, jammed=True))
        case "weapon":
            return _weapon(dice, v)
        case "system":
            return _system(dice, v, row)
        case "control":
            return _told(replace(v, adrift_good=True), row, say("todo-v-adrift-good", name=v.called))
        case "burning":
            halted = _system(dice, v, row)
            burning = replace(halted.machine, burning=True)
            return _told(burning, row, *halted.todos, say("todo-v-burning", name=v.called))
        case "bang":
            return wrecked(dice, v, "bang")
        case _:
            raise LookupError(f"V9 has no row {row}")


def _told(v: Machine, row: str, *todos: Line) -> Struck:
    return Struck(v, f"v-{row}", todos)


def _auxiliary(dice: Dice, v: Vehicle) -> Struck:
    """Kill one of the turrets that work, drawn when there are several."""
    left = v.turrets_left
    if not left:
        return _told(v, "auxiliary", say("todo-v-no-turret", name=v.called))
    turret = left[_drawn(dice, say("why-v-turret", name=v.called), len(left)) - 1]
    after = replace(v, turrets_lost=tuple(sorted((*v.turrets_lost, turret))))
    if v.turrets == 1:
        return _told(after, "auxiliary", say("todo-v-turret-only", name=v.called))
    return _told(after, "auxiliary", say("todo-v-turret", name=v.called, turret=turret))


def _power(v: Vehicle) -> Struck:
    """Say what halving leaves of the speeds that the profile states."""
    todos = [
        say(f"todo-v-power-{mode}", name=v.called, top=top, pull=pull)
        for mode, top, pull in (("ground", v.top(False), v.pull(False)), ("air", v.top(True), v.pull(True)))
        if top is not None and pull is not None
    ]
    return _told(v, "power", *(todos or [say("todo-v-power", name=v.called)]))


def _jam(v: Vehicle) -> Struck:
    if not v.speed:
        return _told(v, "jam", say("todo-v-jam-still", name=v.called))
    key = "todo-v-jam-turning" if v.turned else "todo-v-jam"
    return _told(v, "jam", say(key, name=v.called, speed=v.speed))


def _weapon(dice: Dice, v: Vehicle) -> Struck:
    """Destroy one of the weapons that work, drawn when there are several."""
    left = working(v.weapons)
    if not left:
        return _told(v, "weapon", say("todo-v-no-weapon", name=v.called))
    place = left[_drawn(dice, say("why-v-weapon", name=v.called), len(left)) - 1]
    after = replace(v, weapons=without(v.weapons, place))
    return _told(after, "weapon", say("todo-v-weapon", name=v.called, weapon=Name(v.weapons[place].name)))


def _system(dice: Dice, v: Vehicle, row: str) -> Struck:
    """Let it roll on D6" and halt for good; one that has halted already rolls no further."""
    locked = (say("todo-v-autos-locked", name=v.called, autos=v.auto),) if v.auto and not v.stopped else ()
    if v.stopped:
        dice.record(Remark(say("remark-v-halted"), "V9"))
        return _told(v, row)
    roll = dice.roll(Roll("V9", say("why-v-halt", name=v.called), 1, 6, detail=True, unit="inches"))
    after = replace(v, stopped=True, speed=v.speed * 0)
    return _told(after, row, say("todo-v-halt", name=v.called, distance=roll.total), *locked)


def _drawn(dice: Dice, why: Line, count: int) -> int:
    """Return a random pick from 1 to `count`, with no die for a single one."""
    if count == 1:
        return 1
    return dice.roll(Roll("V9", why, 1, count, detail=True)).total
