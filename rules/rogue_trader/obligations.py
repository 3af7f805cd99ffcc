"""The state of a unit in a glance: its conditions, and what it must, may and may not do now."""

from __future__ import annotations

from rules.core.battle import Battle
from rules.core.game import Status
from rules.core.pieces import Piece
from rules.core.words import Line, Name, say
from rules.rogue_trader import effects
from rules.rogue_trader.calls import open_calls
from rules.rogue_trader.flight import names
from rules.rogue_trader.units import Unit, has_turn, prey_of

Names = tuple[Name | Line, ...]


def status(piece: Piece, battle: Battle) -> Status:
    """Return the conditions and obligations of a unit."""
    assert isinstance(piece, Unit)
    units = {unit.id: unit for unit in battle.peek(Unit)}
    foes = [units[i] for i in piece.engaged if i in units]
    hated = (*(units[i].called for i in piece.hating if i in units), *map(Name, piece.hating_named))
    prey = names(prey_of(piece, units))
    mine = has_turn(piece, battle.state)
    tests = tuple(say(f"test-r-{call.test}") for call in open_calls(piece, tuple(foes), units))
    lines = [say("ob-r-tests-due", tests=tests)] if tests else []
    return Status(conditions(piece, names(foes), hated), (*lines, *obligations(piece, foes, hated, prey, mine)))


def conditions(unit: Unit, foes: Names, hated: Names) -> tuple[Line, ...]:
    """Return the conditions that hold, the gravest first."""
    told = [
        (unit.destroyed, say("cond-r-destroyed")),
        (unit.off_table, say("cond-r-off-the-table")),
        (unit.routed, say("cond-r-routed")),
        (unit.rally == "next", say("cond-r-rally-turn-next")),
        (unit.rally == "now", say("cond-r-rally-turn")),
        (unit.frenzied, say("cond-r-frenzied")),
        (unit.confused, say("cond-r-confused")),
        (unit.is_hating, say("cond-r-hating", names=hated or (say("r-the-hated"),))),
        (unit.pursuing, say("cond-r-pursuing")),
        (bool(foes), say("cond-r-in-close-combat", names=foes)),
        (bool(unit.stationary), say("cond-r-stationary")),
        (unit.no_reserve, say("cond-r-no-reserve-move")),
    ]
    return tuple(line for holds, line in told if holds)


def obligations(unit: Unit, foes: list[Unit], hated: Names, prey: Names, mine: bool) -> tuple[Line, ...]:
    """Return what the unit must, may and may not do now, in the order in which it comes up."""
    if unit.destroyed:
        return ()
    if unit.off_table:
        return (say("ob-r-gone" if unit.routed else "ob-r-off-table"),)
    lines: list[Line] = []
    if prey:
        lines.append(say("ob-r-must-pursue" if unit.frenzied else "ob-r-must-pursue-or-hold", names=prey))
    if unit.routed:
        lines += effects.routed(unit, mine)
    if unit.confused:
        lines += effects.confused(unit)
    if unit.frenzied:
        lines += effects.frenzied(unit)
    if unit.is_hating:
        lines += effects.hating(unit, hated)
    if unit.rally:
        lines.append(say(f"ob-r-rally-turn-{unit.rally}"))
    if unit.pursuing:
        lines += effects.pursuing(unit, names([foe for foe in foes if foe.routed]), mine)
    if unit.stationary:
        lines.append(say(f"ob-r-still-{unit.stationary}"))
    if unit.no_reserve:
        lines.append(say("ob-r-no-reserve"))
    return tuple(lines)
