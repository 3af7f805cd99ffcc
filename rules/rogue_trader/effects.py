"""What a unit must and may not do, in words for the table: said when it begins and for as long as it lasts."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.words import Line, Name, say
from rules.rogue_trader.flight import pace
from rules.rogue_trader.units import Unit

Names = Sequence[Name | Line]


def told(lines: Sequence[Line]) -> tuple[Line, ...]:
    """Return the same lines as orders, each a sentence of its own."""
    return tuple(say("todo-r-sentence", what=line) for line in lines)


def confused(unit: Unit) -> tuple[Line, ...]:
    """Return what confusion does (P2); the unit is already confused."""
    moves = say("ob-r-confused-moves") if unit.pace is None else say("ob-r-confused-moves-n", n=unit.pace)
    return say("ob-r-confused"), moves, say("ob-r-confused-again")


def frenzied(unit: Unit) -> tuple[Line, ...]:
    """Return what frenzy does (P3)."""
    lasts = "ob-r-frenzied-fighting" if unit.in_combat else "ob-r-frenzied-lasts"
    return say("ob-r-frenzied-moves", pace=pace(unit)), say("ob-r-frenzied-immune"), say(lasts)


def hating(unit: Unit, whom: Names) -> tuple[Line, ...]:
    """Return what hate does (P6) against those named: it moves no unit that frenzy does, or that stands still."""
    enemies = tuple(whom) or (say("r-the-hated"),)
    lasts = (say("ob-r-hating-safe", names=enemies), say("ob-r-hating-lasts"))
    if unit.frenzied or unit.stationary or unit.rally == "now":
        return lasts
    if unit.pace is None:
        return (say("ob-r-hating-moves", names=enemies), *lasts)
    return (say("ob-r-hating-moves-n", names=enemies, n=unit.pace), *lasts)


def routed(unit: Unit, mine: bool) -> tuple[Line, ...]:
    """Return what a routed unit does (R5) and when it may rally (R7); `mine` tells whether it is its turn."""
    lines = [say("ob-r-routed-moves", pace=pace(unit)), say("ob-r-routed-helpless")]
    if unit.in_combat:
        lines.append(say("ob-r-rally-combat"))
    elif unit.fresh or not mine or "rally" in unit.tried:
        lines.append(say("ob-r-rally-next"))
    else:
        lines.append(say("ob-r-rally-now"))
    return tuple(lines)


def pursuing(unit: Unit, prey: Names, mine: bool) -> tuple[Line, ...]:
    """Return what pursuers do (R11, R13): in their own turn, or when the routed move."""
    whom = tuple(prey) or (say("r-the-routed"),)
    lines = [say("ob-r-pursuing-fights", names=whom)]
    if mine:
        lines.append(say("ob-r-pursuing-own-turn"))
        if not unit.frenzied and "stop" not in unit.tried:
            lines.append(say("ob-r-pursuing-stop"))
        return tuple(lines)
    lines.append(say("ob-r-pursuing-follow" if unit.frenzied else "ob-r-pursuing-choice"))
    return tuple(lines)
