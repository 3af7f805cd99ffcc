"""Mean and variance, exactly, also where a whole distribution would be too much to compute."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import comb
from typing import NamedTuple, assert_never

from rules.core.notation.term import Dice
from rules.core.notation.tree import Compare, Labelled, Negative, Node, Number, Product, Sum
from rules.core.notation.weights import clipped, die, each

CELLS = 100_000  # faces × kept dice up to which a pool that keeps some is computed


class Moments(NamedTuple):
    """Hold a mean and a variance."""

    mean: Fraction
    variance: Fraction


def moments(node: Node, room: int) -> Moments | None:
    """Return mean and variance of a tree, None where only the whole distribution would tell them."""
    match node:
        case Number():
            return Moments(Fraction(node.value), Fraction(0))
        case Dice():
            return _dice(node, room)
        case Labelled():
            return moments(node.inner, room)
        case Negative():
            inner = moments(node.inner, room)
            return inner and Moments(-inner.mean, inner.variance)
        case Sum() | Product():
            found = moments(node.first, room)
            for op, part in node.rest:
                other = moments(part, room)
                found = None if found is None or other is None else _combined(found, op, other)
            return found
        case Compare():
            return None
        case _ as never:
            assert_never(never)


def _combined(a: Moments, op: str, b: Moments) -> Moments | None:
    """Return the moments of two independent values combined."""
    if op in ("+", "-"):
        return Moments(a.mean + b.mean if op == "+" else a.mean - b.mean, a.variance + b.variance)
    if op == "/" and not b.variance:
        op, b = "*", Moments(1 / b.mean, Fraction(0))
    if op != "*":
        return None
    squares = (a.variance + a.mean**2) * (b.variance + b.mean**2)
    return Moments(a.mean * b.mean, squares - (a.mean * b.mean) ** 2)


def _dice(dice: Dice, room: int) -> Moments | None:
    if dice.keep is None:
        one = of_weights(each(dice, room))
        return Moments(dice.count * one.mean, dice.count * one.variance)
    high, kept = dice.keep.kept(dice.count)
    if dice.explode or dice.need is not None or dice.sides * kept > CELLS:
        return None
    faces = clipped(dice, die(dice, room))
    if high:
        return kept_moments(faces, dice.count, kept)
    mirrored = kept_moments({-value: weight for value, weight in faces.items()}, dice.count, kept)
    return Moments(-mirrored.mean, mirrored.variance)


def of_weights(f: Mapping[int, int]) -> Moments:
    """Return the moments of one value with these weights."""
    total = sum(f.values())
    mean = Fraction(sum(value * weight for value, weight in f.items()), total)
    return Moments(mean, Fraction(sum(value * value * weight for value, weight in f.items()), total) - mean**2)


def kept_moments(faces: Mapping[int, int], n: int, k: int) -> Moments:
    """Return the moments of the sum of the k highest of n dice.

    As in `keeping`: for each face v and each number a < k of dice above it, the difference between the k − a others
    showing v and showing the next face; the moments of the a dice above are known from running sums.
    """
    values = sorted(faces)
    total = sum(faces.values())
    first, second = Fraction(k * values[-1]), Fraction((k * values[-1]) ** 2)
    count, linear = 0, 0  # of the faces above: weight, weight × value
    below = total
    binomials = [comb(n, a) for a in range(k)]
    sums = [0, 0]  # over total**n, less what the last face gives
    for value, after in zip(reversed(values[:-1]), reversed(values[1:]), strict=True):
        weight = faces[after]
        below -= weight
        count, linear = count + weight, linear + weight * after
        gap = after - value
        scale = below ** (n - k + 1)
        for a in reversed(range(k)):
            rest = k - a
            part = binomials[a] * scale
            above = count**a
            sums[0] -= part * above * rest * gap
            mixed = 2 * a * linear * count ** (a - 1) * rest * gap if a else 0  # with the sum of the dice above
            sums[1] -= part * (mixed + above * rest * rest * (after * after - value * value))
            scale *= below
    mean = first + Fraction(sums[0], total**n)
    return Moments(mean, second + Fraction(sums[1], total**n) - mean**2)
