"""Tree to rolled tree: dice are asked for in bulk, in the order in which a player would throw them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core.notation.bounds import divide
from rules.core.notation.expression import Expression
from rules.core.notation.pool import pool
from rules.core.notation.rolled import (
    Result,
    Rolled,
    RolledChain,
    RolledComparison,
    RolledDice,
    RolledLabel,
    RolledNumber,
    RolledSign,
)
from rules.core.notation.term import Dice, Value, compare
from rules.core.notation.tree import Compare, Labelled, Negative, Node, Number, Product, Sum

Faces = Callable[[int, int], Sequence[int]]
"""Give so many faces of dice with so many sides."""


def roll(expression: Expression, faces: Faces) -> list[Result]:
    """Throw every expression, as often as it says, with faces from `faces(count, sides)`."""
    room = expression.room
    results = []
    for item in expression.items:
        node = item.node
        throw = THROW[type(node)]
        for _ in range(item.times):
            results.append(Result(item, throw(node, faces, room)))  # faster than a nested one
    return results


def _number(node: Number, faces: Faces, room: int) -> Rolled:
    return RolledNumber(node)


def _dice(node: Dice, faces: Faces, room: int) -> Rolled:
    if node.bare:
        fallen = list(faces(node.count, node.sides))
        return RolledDice(node, fallen, sum(fallen))
    return pool(node, faces, room)


def _negative(node: Negative, faces: Faces, room: int) -> Rolled:
    return RolledSign(node, THROW[type(node.inner)](node.inner, faces, room))


def _labelled(node: Labelled, faces: Faces, room: int) -> Rolled:
    return RolledLabel(node, THROW[type(node.inner)](node.inner, faces, room))


def _sum(node: Sum, faces: Faces, room: int) -> Rolled:
    first = THROW[type(node.first)](node.first, faces, room)
    parts = [first]
    total = first.value
    for op, term in node.rest:
        part = THROW[type(term)](term, faces, room)
        parts.append(part)
        total = total + part.value if op == "+" else total - part.value
    return RolledChain(node, parts, total)


def _product(node: Product, faces: Faces, room: int) -> Rolled:
    first = THROW[type(node.first)](node.first, faces, room)
    parts = [first]
    total = first.value
    for op, factor in node.rest:
        part = THROW[type(factor)](factor, faces, room)
        parts.append(part)
        total = OPERATE[op](total, part.value)
    return RolledChain(node, parts, total)


def _compare(node: Compare, faces: Faces, room: int) -> Rolled:
    left = THROW[type(node.left)](node.left, faces, room)
    right = THROW[type(node.right)](node.right, faces, room)
    return RolledComparison(node, left, right, compare(left.value, node.op, right.value))


THROW: dict[type, Callable[..., Rolled]] = {
    Number: _number,
    Dice: _dice,
    Negative: _negative,
    Labelled: _labelled,
    Sum: _sum,
    Product: _product,
    Compare: _compare,
}
OPERATE: dict[str, Callable[[Value, Value], Value]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": divide,
    "//": lambda a, b: a // b,
    "%": lambda a, b: a % b,
}
__all__ = ["OPERATE", "Faces", "Node", "roll"]
