"""The rolled tree: the same shape as the tree, with what fell and what it comes to."""

from __future__ import annotations

from rules.core.notation.term import Dice, Value
from rules.core.notation.tree import Compare, Item, Labelled, Negative, Number, Product, Sum

# What happened to a die of a pool, as bits.
DROPPED, HIT, EXPLODED, CAPPED, CLIPPED = 1, 2, 4, 8, 16


class RolledNumber:
    """Stand for a number."""

    __slots__ = ("node", "value")

    def __init__(self, node: Number) -> None:
        self.node = node
        self.value = node.value


class RolledDice:
    """Hold dice as they lie: final faces in the order shown, and for dice with more to tell what happened to each.

    `values` are the faces after lifting and lowering, `marks` bits for each, `before` the faces that a die showed
    before it was thrown again; all three are None where nothing was done but add the faces up.
    """

    __slots__ = ("before", "faces", "marks", "node", "value", "values")

    def __init__(
        self,
        node: Dice,
        faces: list[int],
        value: int,
        values: list[int] | None = None,
        marks: list[int] | None = None,
        before: list[list[int]] | None = None,
    ) -> None:
        self.node = node
        self.faces = faces
        self.value: Value = value
        self.values = values
        self.marks = marks
        self.before = before


class RolledSign:
    """Hold what a minus sign was put before."""

    __slots__ = ("inner", "node", "value")

    def __init__(self, node: Negative, inner: Rolled) -> None:
        self.node = node
        self.inner = inner
        self.value: Value = -inner.value


class RolledChain:
    """Hold the parts of a sum or a product."""

    __slots__ = ("node", "parts", "value")

    def __init__(self, node: Sum | Product, parts: list[Rolled], value: Value) -> None:
        self.node = node
        self.parts = parts
        self.value = value


class RolledComparison:
    """Hold the two totals compared; the value is 1 or 0."""

    __slots__ = ("left", "node", "right", "value")

    def __init__(self, node: Compare, left: Rolled, right: Rolled, value: bool) -> None:
        self.node = node
        self.left = left
        self.right = right
        self.value: Value = int(value)


class RolledLabel:
    """Hold what carries a label."""

    __slots__ = ("inner", "node", "value")

    def __init__(self, node: Labelled, inner: Rolled) -> None:
        self.node = node
        self.inner = inner
        self.value: Value = inner.value


Rolled = RolledNumber | RolledDice | RolledSign | RolledChain | RolledComparison | RolledLabel


class Result:
    """Hold one throw of one expression."""

    __slots__ = ("item", "rolled", "value")

    def __init__(self, item: Item, rolled: Rolled) -> None:
        self.item = item
        self.rolled = rolled
        self.value = rolled.value


def pools(rolled: Rolled) -> list[RolledDice]:
    """Return the dice of a rolled tree, left to right."""
    found: list[RolledDice] = []
    waiting: list[Rolled] = [rolled]
    while waiting:
        node = waiting.pop()
        if isinstance(node, RolledDice):
            found.append(node)
        elif isinstance(node, RolledChain):
            waiting.extend(reversed(node.parts))
        elif isinstance(node, RolledComparison):
            waiting.extend((node.right, node.left))
        elif isinstance(node, (RolledSign, RolledLabel)):
            waiting.append(node.inner)
    return found


def capped(rolled: Rolled) -> bool:
    """Tell whether a chain was cut at its limit somewhere."""
    return any(mark & CAPPED for dice in pools(rolled) for mark in dice.marks or ())
