"""The tree of an expression: frozen, comparable, and nothing in it that has been thrown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from rules.core.notation.term import Compares, Dice, Value


@dataclass(frozen=True, slots=True)
class Number:
    """Hold a number, whole or decimal, never negative."""

    value: Value


@dataclass(frozen=True, slots=True)
class Negative:
    """Change the sign."""

    inner: Node


@dataclass(frozen=True, slots=True)
class Sum:
    """Add and subtract, left to right: `rest` holds (`+` or `-`, term), one at least."""

    first: Node
    rest: tuple[tuple[str, Node], ...]


@dataclass(frozen=True, slots=True)
class Product:
    """Multiply and divide, left to right: `rest` holds (`*`, `/`, `//` or `%`, factor), one at least."""

    first: Node
    rest: tuple[tuple[str, Node], ...]


@dataclass(frozen=True, slots=True)
class Compare:
    """Compare two totals: 1 when it holds, 0 when not."""

    left: Node
    op: Compares
    right: Node


@dataclass(frozen=True, slots=True)
class Labelled:
    """Name a part: free text, shown and never read."""

    inner: Node
    label: str


Node = Number | Dice | Negative | Sum | Product | Compare | Labelled


@dataclass(frozen=True, slots=True)
class Item:
    """Throw one expression so many times."""

    node: Node
    times: int = 1


def bare(node: Node) -> Node:
    """Return the node under its label."""
    return node.inner if isinstance(node, Labelled) else node


def dice_by_faces(node: Node) -> int:
    """Return dice × faces of all dice in a tree."""
    match node:
        case Dice():
            return node.count * node.sides
        case Number():
            return 0
        case Negative() | Labelled():
            return dice_by_faces(node.inner)
        case Compare():
            return dice_by_faces(node.left) + dice_by_faces(node.right)
        case Sum() | Product():
            return dice_by_faces(node.first) + sum(dice_by_faces(part) for _, part in node.rest)
        case _ as never:
            assert_never(never)
