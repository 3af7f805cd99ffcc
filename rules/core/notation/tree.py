"""The tree of an expression: frozen, comparable, and nothing in it that has been thrown."""

from __future__ import annotations

from dataclasses import dataclass

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
