"""The rows of the special damage table of dreadnoughts (D3)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.dice import Dice
from rules.core.rolls import Remark, Roll
from rules.core.table import Row, Table
from rules.core.words import Line, Name, say
from rules.rogue_trader.aboard import armour_lost
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.machine import Machine, Struck
from rules.rogue_trader.weapons import without, working

ROWS = ("arm", "coordination", "power", "jam", "weapon", "system", "berserk", "burning", "bang")
ARM = Table("arm", "D3", "1D6", (Row("right", 1, 3), Row("left", 4, 6)))


def dreadnought_row(dice: Dice, d: Dreadnought, row: str) -> Struck:
    """Apply a row of D3; raise `LookupError` on one that is none of `ROWS`."""
    match row:
        case "arm":
            return _arm(dice, d)
        case "coordination":
            after = replace(d, clumsy=True)
            return _told(after, row, say("todo-d-coordination", name=d.called, to_hit=after.to_hit))
        case "power":
            return _power(dice, d)
        case "jam":
            return _told(replace(d, jammed=True), row, say("todo-d-jam", name=d.called))
        case "weapon":
            return _weapon(dice, d)
        case "system":
            return _halted(dice, d, row)
        case "berserk":
            return _told(replace(d, berserk=True), row, say("todo-d-berserk", name=d.called))
        case "burning":
            halted = _halted(dice, d, row)
            burning = replace(halted.machine, burning=True)
            return _told(burning, row, *halted.todos, say("todo-v-burning", name=d.called))
        case "bang":
            return armour_lost(dice, d, "bang")
        case _:
            raise LookupError(f"D3 has no row {row}")


def _told(d: Machine, row: str, *todos: Line) -> Struck:
    return Struck(d, f"v-{row}", todos)


def _arm(dice: Dice, d: Dreadnought) -> Struck:
    """Cut the power of an arm: drawn while both work, the other one after that, none once both are dead."""
    if d.right_lost and d.left_lost:
        return _told(d, "arm", say("todo-d-no-arm", name=d.called))
    if d.right_lost or d.left_lost:
        arm = "left" if d.right_lost else "right"
        dice.record(Remark(say(f"remark-d-other-arm-{arm}"), "D3"))
    else:
        roll = dice.roll(Roll("D3", say("why-d-arm", name=d.called), 1, 6, detail=True))
        arm = ARM.read(dice, roll.total).key
    built_in = tuple(place for place, w in enumerate(d.weapons) if w.arm == arm and not w.lost)
    after = replace(
        d,
        right_lost=d.right_lost or arm == "right",
        left_lost=d.left_lost or arm == "left",
        weapons=without(d.weapons, *built_in),
    )
    names = tuple(Name(d.weapons[place].name) for place in built_in)
    if names:
        return _told(after, "arm", say(f"todo-d-arm-{arm}-weapons", name=d.called, weapons=names))
    return _told(after, "arm", say(f"todo-d-arm-{arm}", name=d.called))


def _power(dice: Dice, d: Dreadnought) -> Struck:
    """Halve the Movement, take 1 from every roll to hit and D4 from the Initiative; none is rolled once that is 0."""
    todos: list[Line] = []
    slower = 0
    if d.quickness == 0:
        dice.record(Remark(say("remark-d-initiative-0"), "D3"))
    else:
        slower = dice.roll(Roll("D3", say("why-d-initiative", name=d.called), 1, 4, detail=True)).total
    after = replace(d, halvings=d.halvings + 1, slowed=d.slowed + slower)
    if after.stride is not None:
        todos.append(say("todo-d-power-move", name=d.called, movement=after.stride))
    else:
        todos.append(say("todo-d-power-half", name=d.called))
    if after.quickness is not None:
        todos.append(say("todo-d-power-fight", name=d.called, to_hit=after.to_hit, initiative=after.quickness))
    else:
        todos.append(say("todo-d-power-slower", name=d.called, to_hit=after.to_hit, lost=after.slowed))
    return _told(after, "power", *todos)


def _weapon(dice: Dice, d: Dreadnought) -> Struck:
    """Destroy one built-in weapon that works, drawn when there are several, and confuse the pilot (P2)."""
    left = working(d.weapons)
    told: list[Line] = []
    after = d
    if not left:
        told.append(say("todo-v-no-weapon", name=d.called))
    else:
        place = left[0]
        if len(left) > 1:
            place = left[dice.roll(Roll("D3", say("why-v-weapon", name=d.called), 1, len(left), detail=True)).total - 1]
        after = replace(d, weapons=without(d.weapons, place))
        told.append(say("todo-v-weapon", name=d.called, weapon=Name(d.weapons[place].name)))
    if d.manned:
        after = replace(after, confused=True)
        told.append(say("todo-d-confused", pilot=d.pilot_called))
    return Struck(after, "v-weapon", tuple(told), confused=d.manned)


def _halted(dice: Dice, d: Dreadnought, row: str) -> Struck:
    """Halt it at once and for good."""
    if d.stopped:
        dice.record(Remark(say("remark-v-halted"), "D3"))
        return _told(d, row)
    return _told(replace(d, stopped=True, speed=d.speed * 0), row, say("todo-d-halt", name=d.called))
