"""The exact distribution of any expression: whole weights, nothing sampled, nothing rounded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, reduce
from itertools import accumulate
from math import lcm
from typing import assert_never

from rules.core.chances import LIMIT, TooMany
from rules.core.notation.series import multiply, powers, times_one_minus_x
from rules.core.notation.term import Dice, Value, compare
from rules.core.notation.throwing import OPERATE
from rules.core.notation.tree import Compare, Labelled, Negative, Node, Number, Product, Sum, dice_by_faces
from rules.core.notation.weights import term

PAIRS = 300_000  # pairs of values up to which products, quotients and scattered sums are computed
TERMS = 200  # of a recurrence for several pools at once
Weights = Mapping[Value, int]


@dataclass(frozen=True, slots=True)
class Distribution:
    """Hold the weight of every value that can come, rising; chances are weights over `total`."""

    weights: Weights
    total: int

    def chance(self, op: str, target: Value) -> Fraction:
        """Return the chance that the value compares so with a target."""
        return Fraction(sum(w for v, w in self.weights.items() if compare(v, op, target)), self.total)

    @property
    def mean(self) -> Fraction:
        """Return the mean."""
        return self._moment(1)

    @property
    def variance(self) -> Fraction:
        """Return the variance."""
        return self._moment(2) - self._moment(1) ** 2

    def _moment(self, power: int) -> Fraction:
        scale = lcm(*(value.denominator for value in self.weights))
        weighed = sum(int(value * scale) ** power * weight for value, weight in self.weights.items())
        return Fraction(weighed, scale**power * self.total)


@lru_cache(maxsize=128)
def distribution(node: Node, room: int) -> Distribution:
    """Return the distribution of a tree whose chained dice have `room` throws each.

    Raises `TooMany` when dice × faces passes `LIMIT` in all, or when there are too many values to pair.
    """
    size = dice_by_faces(node)
    if size > LIMIT:
        raise TooMany(size)
    weights = dict(sorted(_weights(node, room).items()))
    return Distribution(weights, sum(weights.values()))


def _weights(node: Node, room: int) -> dict[Value, int]:
    match node:
        case Number():
            return {node.value: 1}
        case Dice():
            f, n = term(node, room)
            return _values(powers([(f, n)]))
        case Labelled():
            return _weights(node.inner, room)
        case Negative():
            return {-value: weight for value, weight in _weights(node.inner, room).items()}
        case Compare():
            return _comparison(_weights(node.left, room), node.op, _weights(node.right, room))
        case Product():
            found = _weights(node.first, room)
            for op, part in node.rest:
                found = _paired(found, op, _weights(part, room))
            return found
        case Sum():
            return _sum(node, room)
        case _ as never:
            assert_never(never)


def _sum(node: Sum, room: int) -> dict[Value, int]:
    """Add up: pools of equal dice in one recurrence, numbers as a shift, the rest term by term."""
    pools: dict[tuple[tuple[int, int], ...], int] = {}
    rest: list[dict[Value, int]] = []
    constant: Value = 0
    for op, part in (("+", node.first), *node.rest):
        sign = 1 if op == "+" else -1
        while isinstance(part, (Labelled, Negative)):
            sign = -sign if isinstance(part, Negative) else sign
            part = part.inner
        if isinstance(part, Number):
            constant += sign * part.value
        elif isinstance(part, Dice):
            f, n = term(part, room)
            key = tuple(sorted((sign * value, weight) for value, weight in f.items()))
            pools[key] = pools.get(key, 0) + n
        else:
            rest.append({sign * value: weight for value, weight in _weights(part, room).items()})
    for group in _grouped(pools):
        rest.append(_values(powers(group)))
    nothing: dict[Value, int] = {0: 1}
    found = reduce(_added, sorted(rest, key=len), nothing)
    return {value + constant: weight for value, weight in found.items()}


Pool = tuple[dict[int, int], int]


def _grouped(pools: Mapping[tuple[tuple[int, int], ...], int]) -> list[list[Pool]]:
    """Put pools together whose common recurrence stays short."""
    groups: list[list[Pool]] = []
    width = 0
    for key, n in sorted(pools.items(), key=lambda pool: len(pool[0])):
        f = dict(key)
        steps = len(times_one_minus_x(f))
        if groups and width * steps <= TERMS:
            groups[-1].append((f, n))
            width *= steps
        else:
            groups.append([(f, n)])
            width = steps
    return groups


def _added(a: dict[Value, int], b: dict[Value, int]) -> dict[Value, int]:
    """Return the weights of the sum of two independent values."""
    scale = lcm(*(value.denominator for value in a), *(value.denominator for value in b))
    whole_a = {int(value * scale): weight for value, weight in a.items()}
    whole_b = {int(value * scale): weight for value, weight in b.items()}
    spread = max(whole_a) - min(whole_a) + max(whole_b) - min(whole_b)
    if spread > 4 * (len(a) + len(b)):  # scattered: pair by pair, or not at all
        return _paired(a, "+", b)
    found = multiply(whole_a, whole_b)
    if scale == 1:
        return _values(found)
    return {_plain(Fraction(value, scale)): weight for value, weight in found.items()}


def _paired(a: dict[Value, int], op: str, b: dict[Value, int]) -> dict[Value, int]:
    if len(a) * len(b) > PAIRS:
        raise TooMany(len(a) * len(b))
    operate = OPERATE[op]
    found: dict[Value, int] = {}
    for x, p in a.items():
        for y, q in b.items():
            value = _plain(operate(x, y))
            found[value] = found.get(value, 0) + p * q
    return found


def _values(f: Mapping[int, int]) -> dict[Value, int]:
    return dict(f.items())


def _plain(value: Value) -> Value:
    return value.numerator if value.denominator == 1 else value


def _comparison(a: dict[Value, int], op: str, b: dict[Value, int]) -> dict[Value, int]:
    """Return the weights of 1 and 0: for each value on the right, all on the left that compare so."""
    left = sorted(a.items())
    upto = [0, *accumulate(weight for _, weight in left)]
    total = upto[-1] * sum(b.values())
    yes = 0
    index = 0
    for value, weight in sorted(b.items()):
        while index < len(left) and left[index][0] < value:
            index += 1
        equal = a.get(value, 0)
        less = upto[index]
        more = upto[-1] - less - equal
        yes += (
            weight * {"<": less, "<=": less + equal, ">": more, ">=": more + equal, "=": equal, "<>": less + more}[op]
        )
    return {value: weight for value, weight in ((0, total - yes), (1, yes)) if weight}
