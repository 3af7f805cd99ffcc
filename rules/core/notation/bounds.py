"""Between which values every total of a tree lies, known before anything is thrown."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple, assert_never

from rules.core.notation.errors import DividesByZero, PastLimit
from rules.core.notation.term import LARGEST, Dice, Value
from rules.core.notation.tree import Compare, Labelled, Negative, Node, Number, Product, Sum
from rules.core.words import say


class Range(NamedTuple):
    """Hold the least and the greatest value, and whether all are whole numbers."""

    low: Value
    high: Value
    whole: bool = True


def bounds(node: Node, room: int) -> Range:
    """Return the range of a tree whose chained dice have `room` throws each.

    Raises `DividesByZero` where a divisor may be 0, `PastLimit` where a value may pass the largest allowed.
    """
    match node:
        case Number():
            return Range(node.value, node.value, node.value.denominator == 1)
        case Dice():
            return Range(*dice_bounds(node, room))
        case Negative():
            inner = bounds(node.inner, room)
            return Range(-inner.high, -inner.low, inner.whole)
        case Labelled():
            return bounds(node.inner, room)
        case Compare():
            return _comparison(bounds(node.left, room), node.op, bounds(node.right, room))
        case Sum() | Product():
            found = bounds(node.first, room)
            for op, part in node.rest:
                found = _checked(COMBINED[op](found, bounds(part, room)))
            return found
        case _ as never:
            assert_never(never)


def dice_bounds(dice: Dice, room: int) -> tuple[int, int]:
    """Return the least and the greatest result of dice."""
    if dice.bare:
        return dice.count, dice.count * dice.sides
    explosions, _ = dice.chains(room)
    low, high = dice.clip(dice.bottom), dice.clip(dice.top)
    if dice.keep is None and dice.need is None:
        if not explosions:
            return dice.count * low, dice.count * high
        chains = (low, low + explosions * high, (explosions + 1) * high)
        below_top = dice.clip(dice.faces[-2]) if dice.sides > 1 else high
        most = (below_top, below_top + explosions * high, (explosions + 1) * high)
        return dice.count * min(chains), dice.count * max(most)
    least, most_kept = dice.count, dice.count * (explosions + 1)
    if dice.keep is not None:
        least, most_kept = dice.keep.kept(least)[1], dice.keep.kept(most_kept)[1]
    if dice.need is not None:
        hits = [dice.need.holds(dice.clip(face)) for face in dice.faces]
        return (least if all(hits) else 0), (most_kept if any(hits) else 0)
    return min(least * low, most_kept * low), max(least * high, most_kept * high)


def _comparison(left: Range, op: str, right: Range) -> Range:
    """Return 0 to 1, or the one answer that every throw gives."""
    always = {
        ">=": left.low >= right.high,
        ">": left.low > right.high,
        "<=": left.high <= right.low,
        "<": left.high < right.low,
        "=": left.low == left.high == right.low == right.high,
        "<>": left.high < right.low or left.low > right.high,
    }[op]
    never = {
        ">=": left.high < right.low,
        ">": left.high <= right.low,
        "<=": left.low > right.high,
        "<": left.low >= right.high,
        "=": left.high < right.low or left.low > right.high,
        "<>": left.low == left.high == right.low == right.high,
    }[op]
    return Range(int(always), int(not never))


def _plus(a: Range, b: Range) -> Range:
    return Range(a.low + b.low, a.high + b.high, a.whole and b.whole)


def _minus(a: Range, b: Range) -> Range:
    return Range(a.low - b.high, a.high - b.low, a.whole and b.whole)


def _corners(a: Range, b: Range, operate: Callable[[Value, Value], Value], whole: bool) -> Range:
    found = [operate(x, y) for x in (a.low, a.high) for y in (b.low, b.high)]
    return Range(min(found), max(found), whole)


def _times(a: Range, b: Range) -> Range:
    return _corners(a, b, lambda x, y: x * y, a.whole and b.whole)


def _over(a: Range, b: Range) -> Range:
    return _corners(a, _divisor(b), divide, whole=False)


def _floor(a: Range, b: Range) -> Range:
    return _corners(a, _divisor(b), lambda x, y: x // y, whole=True)


def _rest(a: Range, b: Range) -> Range:
    """Return the range of a remainder, which has the sign of the divisor."""
    _divisor(b)
    whole = a.whole and b.whole
    step = 1 if whole else 0
    if b.low > 0:
        inside = a.low >= 0 and a.high < b.low
        return Range(a.low, a.high, whole) if inside else Range(0, b.high - step, whole)
    inside = b.high < a.low and a.high <= 0
    return Range(a.low, a.high, whole) if inside else Range(b.low + step, 0, whole)


def _divisor(b: Range) -> Range:
    if b.low <= 0 <= b.high:
        raise DividesByZero(say("n-divides-by-zero", low=b.low, high=b.high))
    return b


def _checked(found: Range) -> Range:
    if found.low < -LARGEST or found.high > LARGEST:
        raise PastLimit("value", int(max(-found.low, found.high)), LARGEST)
    return found


def divide(a: Value, b: Value) -> Value:
    """Return the exact quotient, as a whole number where it is one."""
    quotient = Fraction(a) / b
    return quotient.numerator if quotient.denominator == 1 else quotient


COMBINED = {"+": _plus, "-": _minus, "*": _times, "/": _over, "//": _floor, "%": _rest}
