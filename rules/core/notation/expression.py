"""An expression, read and checked once: what can be thrown, printed, and asked for its odds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rules.core.notation.bounds import Range, bounds
from rules.core.notation.errors import PastLimit
from rules.core.notation.parser import Placed, parse_items
from rules.core.notation.printer import write
from rules.core.notation.term import DICE
from rules.core.notation.tree import Item


@dataclass(frozen=True, slots=True)
class Expression:
    """Hold one or several expressions, their limits checked; `room` is how many throws a chained die may take."""

    items: tuple[Item, ...]
    room: int
    ranges: tuple[Range, ...]

    def __str__(self) -> str:
        return "; ".join(map(write, self.items))


@lru_cache(maxsize=1024)
def parse(text: str) -> Expression:
    """Read an expression; raise `NotationError` on a fault or past a limit, before anything is thrown."""
    items, placed = parse_items(text)
    room = _room(placed)
    return Expression(items, room, tuple(bounds(item.node, room) for item in items))


def _room(placed: list[Placed]) -> int:
    """Return how many throws each chained die may take so that no more than the limit fall in all.

    Raises `PastLimit` when the dice as written pass it, or when chains have no room left.
    """
    total = 0
    for at, dice, times in placed:
        total += dice.throws * times
        if total > DICE:
            raise PastLimit("dice", total, DICE, at)
    chained = [(at, dice, times) for at, dice, times in placed if dice.chained]
    if not chained:
        return 1
    starts = sum(dice.throws * times for _, dice, times in chained)
    left = DICE - (total - starts)
    room = left // starts
    for at, dice, _ in chained:
        needed = 4 if dice.explode and dice.reroll is not None and not dice.once else 2
        if room < needed:
            raise PastLimit("chain", starts, left // needed, at)
    return room
