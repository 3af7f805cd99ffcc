"""Rolled tree to text: every die with what became of it, in a style that the host may replace."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from rules.core.notation.printer import exact, plain_number
from rules.core.notation.rolled import (
    CAPPED,
    CLIPPED,
    DROPPED,
    EXPLODED,
    HIT,
    Result,
    Rolled,
    RolledChain,
    RolledComparison,
    RolledDice,
    RolledLabel,
    RolledNumber,
    RolledSign,
)
from rules.core.notation.term import Dice, Value
from rules.core.notation.tree import Product, Sum

OPERATORS = {"+": " + ", "-": " − ", "*": " × ", "/": " / ", "//": " // ", "%": " % "}
COMPARES = {">=": "≥", "<=": "≤", ">": ">", "<": "<", "=": "=", "<>": "≠"}


class Style:
    """Say how figures, faces and what became of a die are written; this one is Markdown without language.

    Dice of one pool past `many` are counted instead of listed, and a `brief` style tells each pool's result alone, so
    that a text stays short whatever was thrown.
    """

    many: int | None = None
    brief: bool = False

    def number(self, value: Value) -> str:
        """Return a figure."""
        return plain_number(value)

    def total(self, value: Value) -> str:
        """Return a result with its sign: `=`, or `≈` where the figure is rounded."""
        return f"{'=' if exact(value) else '≈'} {self.number(value)}"

    def face(self, face: int, dice: Dice) -> str:
        """Return a face."""
        return str(face)

    def faces(self, faces: list[int], dice: Dice) -> str:
        """Return faces in order, nothing having become of them."""
        if self.many is not None and len(faces) > self.many:
            return ", ".join(f"{self.face(face, dice)} ×{count}" for face, count in sorted(Counter(faces).items()))
        return ", ".join([self.face(face, dice) for face in faces])

    def label(self, label: str) -> str:
        """Return a label."""
        return f" [{label}]"


class _Figures(Style):
    """List every face as a figure, the quickest way."""

    def number(self, value: Value) -> str:
        return str(value) if type(value) is int else plain_number(value)

    def total(self, value: Value) -> str:
        return f"= {value}" if type(value) is int else super().total(value)

    def faces(self, faces: list[int], dice: Dice) -> str:
        return ", ".join(map(str, faces))


FIGURES = _Figures()


def breakdown(result: Result, style: Style = FIGURES) -> str:
    """Return how a result came about, and the result: `2D6 (3, 5) + 2 = 10`."""
    rolled = result.rolled
    if type(rolled) is RolledComparison:
        return f"{WRITE[RolledComparison](rolled, style)} {'✓' if result.value else '✗'}"
    return f"{WRITE[type(rolled)](rolled, style)} {style.total(result.value)}"


def _number(rolled: RolledNumber, style: Style) -> str:
    return style.number(rolled.value)


def _dice(rolled: RolledDice, style: Style) -> str:
    if style.brief:
        return f"{rolled.node.text} ({style.number(rolled.value)})"
    if rolled.marks is None:
        return f"{rolled.node.text} ({style.faces(rolled.faces, rolled.node)})"
    many = style.many is not None and len(rolled.faces) > style.many
    return f"{rolled.node.text} ({_counted(rolled, style) if many else _listed(rolled, style)})"


def _listed(rolled: RolledDice, style: Style) -> str:
    """Return every die of a pool: those thrown again and dropped struck through, hits bold, `!` where one more fell."""
    node, marks, values, before = rolled.node, rolled.marks, rolled.values, rolled.before
    assert marks is not None
    assert values is not None
    face = style.face
    written = []
    for index, natural in enumerate(rolled.faces):
        mark = marks[index]
        text = face(natural, node)
        if mark:
            if mark & CLIPPED:
                text = f"{text}→{values[index]}"
            if mark & DROPPED:
                text = f"~~{text}~~"
            elif mark & HIT:
                text = f"**{text}**"
            if mark & EXPLODED:
                text += "!"
            if mark & CAPPED:
                text += "…"
        if before is not None and before[index]:
            text = f"{' '.join(f'~~{face(old, node)}~~' for old in before[index])} {text}"
        written.append(text)
    return ", ".join(written)


def _counted(rolled: RolledDice, style: Style) -> str:
    """Return how many dice of a pool show what, dropped ones apart."""
    assert rolled.marks is not None
    assert rolled.values is not None
    shown = Counter(zip(rolled.values, (mark & (DROPPED | HIT) for mark in rolled.marks), strict=True))
    written = []
    for (value, mark), count in sorted(shown.items(), key=lambda pair: (pair[0][1] & DROPPED, pair[0])):
        text = f"{style.face(value, rolled.node)} ×{count}"
        written.append(f"~~{text}~~" if mark & DROPPED else f"**{text}**" if mark & HIT else text)
    return ", ".join(written)


def _chain(rolled: RolledChain, style: Style) -> str:
    """Return a sum or a product; what would read differently without them stands in brackets."""
    loose = IN_PRODUCT if type(rolled.node) is Product else IN_SUM
    first, *others = rolled.parts
    text = WRITE[type(first)](first, style)
    if type(first) in loose and type(first) is not RolledSign:
        text = _bracketed(first, text, rolled)
    for (op, _), part in zip(rolled.node.rest, others, strict=True):
        written = WRITE[type(part)](part, style)
        text += OPERATORS[op]
        text += _bracketed(part, written, rolled) if type(part) in loose else written
    return text


def _bracketed(part: Rolled, text: str, within: RolledChain) -> str:
    """Return a part in brackets, unless it is a product within a sum, or a sign behind a multiplication."""
    if type(within.node) is Sum and type(part) is RolledChain and type(part.node) is Product:
        return text
    return f"({text})"


def _comparison(rolled: RolledComparison, style: Style) -> str:
    left, right = (_inside(part, style, (RolledComparison,)) for part in (rolled.left, rolled.right))
    if type(rolled.left) is not RolledNumber:
        left = f"{left} {style.total(rolled.left.value)}"
    if type(rolled.right) is not RolledNumber:
        right = f"{style.number(rolled.right.value)} = {right}"
    return f"{left} {COMPARES[rolled.node.op]} {right}"


def _sign(rolled: RolledSign, style: Style) -> str:
    return f"−{_inside(rolled.inner, style, (RolledChain, RolledComparison, RolledSign))}"


def _labelled(rolled: RolledLabel, style: Style) -> str:
    inner = _inside(rolled.inner, style, (RolledChain, RolledComparison, RolledSign, RolledLabel))
    return inner + style.label(rolled.node.label)


def _inside(rolled: Rolled, style: Style, loose: tuple[type, ...]) -> str:
    text = WRITE[type(rolled)](rolled, style)
    return f"({text})" if type(rolled) in loose else text


IN_SUM = (RolledChain, RolledComparison, RolledSign)
IN_PRODUCT = (RolledChain, RolledComparison)
WRITE: dict[type, Callable[[Any, Style], str]] = {
    RolledNumber: _number,
    RolledDice: _dice,
    RolledSign: _sign,
    RolledChain: _chain,
    RolledComparison: _comparison,
    RolledLabel: _labelled,
}
