"""Damage to a machine: destruction, the special damage roll of the turn, what it leads to (V7–V9, D1–D3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.core.dice import Dice
from rules.core.rolls import Modifier, Remark, Roll
from rules.core.table import Row, Table
from rules.core.words import Line, Name, say
from rules.rogue_trader.aboard import armour_lost, wrecked
from rules.rogue_trader.dreadnought_effects import dreadnought_row
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.machine import Machine, Struck, Tally
from rules.rogue_trader.vehicle_effects import vehicle_row
from rules.rogue_trader.vehicles import Vehicle

SPECIAL = Table("special", "V8", "1D6", (Row("none", 1, 5), Row("special", 6, None)))
SMOULDER = Table("smoulder", "V9", "1D6", (Row("on", 1, 5), Row("bang", 6, 6)))
ALWAYS_SPECIAL, ALWAYS_BANG = 6, 12
BANG = "bang"


@dataclass(frozen=True, slots=True)
class Special:
    """Tell how one special damage roll went: what became of the machine, and the dice kept for the turn."""

    struck: Struck
    tally: Tally


def suffer(dice: Dice, machine: Machine, points: int, later: bool, table: Table) -> Struck:
    """Take damage points that were not saved, at once with what follows (V7, V8); `later` puts the special roll off.

    `table` is the machine's special damage table.
    """
    if points == 0:
        return Struck(machine, "v-unharmed")
    tally = replace(machine.tally, points=machine.tally.points + points)
    hurt = replace(machine, lost=machine.lost + points, tally=tally, waiting=True)
    if hurt.damage is not None and hurt.lost >= hurt.damage:
        return lost(dice, hurt)
    if later:
        return Struck(hurt, "v-waiting", (say("todo-v-waiting", name=machine.called, points=tally.points),))
    return special_now(dice, hurt, table)


def lost(dice: Dice, machine: Machine) -> Struck:
    """Destroy a machine that has no Damage left; it takes no special damage roll (V7, D1)."""
    machine = replace(machine, waiting=False, owed=(), smouldering=False)
    match machine:
        case Vehicle():
            return wrecked(dice, machine, "destroyed")
        case Dreadnought():
            return armour_lost(dice, machine, "destroyed")
        case _:
            raise TypeError(type(machine).__name__)


def special_now(dice: Dice, machine: Machine, table: Table) -> Struck:
    """Roll, or read again, the special damage of this turn with its full total (V8)."""
    rolled = dice.sub(special, replace(machine, waiting=False), machine.tally, table)
    if rolled.struck.machine.destroyed:
        return rolled.struck
    return replace(rolled.struck, machine=replace(rolled.struck.machine, tally=rolled.tally))


def special(dice: Dice, machine: Machine, tally: Tally, table: Table) -> Special:
    """Throw the two dice of V8 for the damage of one turn; dice kept from earlier are read again, not rolled.

    6 points or more need no D6, 12 or more no D10. A row that came already stands; only BANG! is still to come.
    """
    came, tally = _comes(dice, machine.called, tally)
    if not came:
        return Special(Struck(machine, "v-hurt"), tally)
    points = tally.points
    if points >= ALWAYS_BANG or table.row(points).key == BANG:
        dice.record(Remark(say("remark-v-always-bang", name=machine.called, points=points), "V8"))
        return Special(apply(dice, machine, BANG), replace(tally, row=BANG))
    why = say("why-v-row", name=machine.called)
    die = _kept_or_rolled(dice, Roll(table.rule, why, 1, 10, modifiers=_bonus(points)), tally.die10)
    if tally.row and table.row(die.total).key != BANG:
        dice.record(Remark(say(f"remark-v-stands-{tally.row}"), "V8"))
        return Special(Struck(machine, "v-hurt"), tally)
    row = table.read(dice, die.total).key
    struck = dice.sub(apply, machine, row)
    return Special(replace(struck, read=True), replace(tally, die10=die.natural, row=row))


def _comes(dice: Dice, name: Name | Line, tally: Tally) -> tuple[bool, Tally]:
    """Tell whether special damage comes of the turn's points, and the tally with its D6 (V8)."""
    if tally.row:
        return True, tally
    if tally.points >= ALWAYS_SPECIAL:
        dice.record(Remark(say("remark-v-always-special", name=name, points=tally.points), "V8"))
        return True, tally
    roll = Roll("V8", say("why-v-special", name=name), 1, 6, modifiers=_bonus(tally.points))
    die = _kept_or_rolled(dice, roll, tally.die6)
    came = SPECIAL.read(dice, die.total).key == "special"
    return came, replace(tally, die6=die.natural)


def _kept_or_rolled(dice: Dice, roll: Roll, kept: int) -> Roll:
    """Return the die kept from earlier in the turn, shown as such, or roll it."""
    if not kept:
        return dice.roll(roll)
    again = replace(roll, faces=(kept,), kept=True)
    dice.record(again)
    return again


def _bonus(points: int) -> tuple[Modifier, ...]:
    """Return +1 for each damage point of the turn above the first (V8)."""
    return (Modifier("V8", say("mod-v-points", points=points), points - 1),) if points > 1 else ()


def apply(dice: Dice, machine: Machine, row: str) -> Struck:
    """Apply a row of the machine's special damage table (V9, D3)."""
    match machine:
        case Vehicle():
            struck = vehicle_row(dice, machine, row)
        case Dreadnought():
            struck = dreadnought_row(dice, machine, row)
        case _:
            raise TypeError(type(machine).__name__)
    if struck.machine.destroyed:
        calm = replace(struck.machine, waiting=False, owed=(), smouldering=False)
        return replace(struck, machine=calm)
    return struck


def smoulder(dice: Dice, machine: Machine) -> Struck:
    """Roll for a burning machine at the start of its owner's turn: it explodes on a 6 (V9, D3)."""
    rule = "V9" if isinstance(machine, Vehicle) else "D3"
    machine = replace(machine, smouldering=False)
    roll = dice.roll(Roll(rule, say("why-v-smoulder", name=machine.called), 1, 6))
    if replace(SMOULDER, rule=rule).read(dice, roll.total).key == BANG:
        return apply(dice, machine, BANG)
    return Struck(machine, "v-smoulders", (say("todo-v-smoulders", name=machine.called),))
