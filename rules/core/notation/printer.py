"""Tree to text: what reads back as the same tree, with brackets only where they are needed."""

from __future__ import annotations

from fractions import Fraction

from rules.core.notation.parser import counts
from rules.core.notation.term import Dice, Value
from rules.core.notation.tree import (
    Compare,
    Item,
    Labelled,
    Negative,
    Node,
    Number,
    Product,
    Sum,
    bare,
)


def write(item: Item) -> str:
    """Return one expression with its repeats."""
    text = comparison(item.node)
    return f"{item.times}x({text})" if item.times > 1 else text


def number_text(value: Value) -> str:
    """Return a number with a decimal point, exactly; raise `ValueError` on one without an end."""
    if value.denominator == 1:
        return str(value.numerator)
    places = next((n for n in range(1, 600) if 10**n % value.denominator == 0), 0)
    if not places:
        raise ValueError(value)
    digits = str(value.numerator * 10**places // value.denominator).rjust(places + 1, "0")
    return f"{digits[:-places]}.{digits[-places:]}"


def comparison(node: Node) -> str:
    """Return a whole expression or the inside of a bracket."""
    if not isinstance(node, Compare):
        return _sum(node, direct=True)
    left = node.left
    wrapped = isinstance(left, Compare) or _ends_in_dice(left)
    text = f"({comparison(left)})" if wrapped else _sum(left, direct=True)
    return f"{text} {node.op} {_sum(node.right, direct=False)}"


def _sum(node: Node, direct: bool) -> str:
    if not isinstance(node, Sum):
        return _product(node, direct)
    parts = [_product(node.first, direct)]
    direct = direct and counts(node.first)
    parts += (f" {op} {_product(term, direct)}" for op, term in node.rest)
    return "".join(parts)


def _product(node: Node, direct: bool) -> str:
    if not isinstance(node, Product):
        return _signed(node, direct)
    parts = [_signed(node.first, direct)]
    parts += (f" {op} {_signed(factor, direct=False)}" for op, factor in node.rest)
    return "".join(parts)


def _signed(node: Node, direct: bool) -> str:
    if not isinstance(node, Negative):
        return _labelled(node, direct)
    return f"-({comparison(node.inner)})" if isinstance(node.inner, Negative) else f"-{_labelled(node.inner, False)}"


def _labelled(node: Node, direct: bool) -> str:
    if not isinstance(node, Labelled):
        return _atom(node, direct)
    inner = f"({comparison(node.inner)})" if isinstance(node.inner, Labelled) else _atom(node.inner, direct)
    return f"{inner}[{node.label}]"


def _atom(node: Node, direct: bool) -> str:
    if isinstance(node, Number):
        return number_text(node.value)
    if isinstance(node, Dice) and (direct or node.need is None):
        return node.text
    return f"({comparison(node)})"


def _ends_in_dice(node: Node) -> bool:
    """Tell whether a threshold written behind this would be taken for one of its last dice."""
    if isinstance(node, Sum):
        return counts(node.first) and _ends_in_dice(node.rest[-1][1])
    return isinstance(bare(node), Dice)


PLACES = 4  # decimals shown of a quotient


def exact(value: Value) -> bool:
    """Tell whether `plain_number` shows all of a value."""
    rest: int = 10**PLACES % value.denominator
    return rest == 0


def plain_number(value: Value) -> str:
    """Return a total in short: exact where four decimals are enough, else rounded to them."""
    if value.denominator == 1:
        return str(value.numerator)
    rounded = Fraction(round(abs(value) * 10**PLACES), 10**PLACES)
    return f"{'-' if value < 0 and rounded else ''}{number_text(rounded)}"
