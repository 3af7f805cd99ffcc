"""Exact weights of the k highest of n equal dice, by order statistics: never by listing throws.

Let W(v) be the weight of one die showing at most v, and Y(v) the series of the faces above v. Summed over the faces v,
the throws whose k-th highest is v give, after summation by parts,

    Σ over v, a < k of  C(n, a) · W(v)^(n−a) · Y(v)^a · (x^((k−a)·v) − x^((k−a)·next face)),

where a counts the dice above v; the last face gives x^(k·v)·W^n alone. Two ways to compute it fast are used: few kept
dice, many faces: powers of Y kept short by the factor (1 − x), undone by prefix sums at the end; many kept dice, few
faces: a recurrence for each face, whose length is that of its series.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate
from math import comb
from operator import add as plus

from rules.core.notation.series import Series, add, derivative, power, shift, sparse, times_one_minus_x


def highest(faces: Mapping[int, int], n: int, k: int) -> Series:
    """Return the weights of the sum of the k highest of n dice with these face weights (0 < k ≤ n)."""
    if k == n:
        return power(faces, n)
    if len(faces) == 1:
        ((value, weight),) = faces.items()
        return {k * value: weight**n}
    few = k < 3 * (max(faces) - min(faces)) and max(faces) - min(faces) + 1 == len(faces)
    return _by_powers(faces, n, k) if few else _by_recurrence(faces, n, k)


def lowest(faces: Mapping[int, int], n: int, k: int) -> Series:
    """Return the weights of the sum of the k lowest of n dice."""
    mirrored = highest({-value: weight for value, weight in faces.items()}, n, k)
    return {-value: weight for value, weight in mirrored.items()}


def hits(faces: Mapping[int, int], hit: Callable[[int], bool], n: int, k: int, high: bool) -> Series:
    """Return the weights of how many of the k highest (or lowest) of n dice hit."""
    values = sorted(faces, reverse=not high)
    found: Series = {}
    below = 0
    missing, hitting = sum(faces[v] for v in values if not hit(v)), sum(faces[v] for v in values if hit(v))
    for index, value in enumerate(values):
        mine = hit(value)
        below += faces[value]
        missing, hitting = missing - faces[value] * (not mine), hitting - faces[value] * mine
        last = index + 1 == len(values)
        if not last and hit(values[index + 1]) == mine:
            continue  # the two ends of the bracket above are equal
        for a in range(1 if last else k):
            weight = comb(n, a) * below ** (n - a)
            for b in range(a + 1):
                part = weight * comb(a, b) * missing ** (a - b) * hitting**b
                at = b + (k - a) * mine
                found[at] = found.get(at, 0) + part
                if not last:
                    at = b + (k - a) * (not mine)
                    found[at] = found.get(at, 0) - part
    return {count: weight for count, weight in found.items() if weight}


def _by_powers(faces: Mapping[int, int], n: int, k: int) -> Series:
    """Compute Σ M[a]·(1 − x^(k−a))·(1 − x)^−a for faces without gaps: M[a] gathers the terms with a dice above."""
    least, most = min(faces), max(faces)
    size = k * (most - least) + 1
    gathered = [[0] * size for _ in range(k)]
    binomials = [comb(n, a) for a in range(k)]
    for value, below, _, short in _downward(faces):
        if value == most:
            continue
        weight = below ** (n - k + 1)
        rows = list(_rows(short, k))
        for a in reversed(range(k)):
            into = gathered[a]
            # of the powers of `short`, x^(k·least) is left out of all places
            for start, stride, row in rows[a]:
                first = start + (k - a) * value - k * least
                places = slice(first, first + stride * len(row), stride)
                scale = binomials[a] * weight
                into[places] = map(plus, into[places], [scale * coefficient for coefficient in row])
            weight *= below
    total = [0] * size
    for a in reversed(range(k)):
        total = list(accumulate(total))
        into = gathered[a]
        gap = k - a
        moved = [0] * gap + into[: size - gap] if gap < size else [0] * size
        total = [t + m - o for t, m, o in zip(total, into, moved, strict=True)]
    total[-1] += sum(faces.values()) ** n
    return {k * least + index: weight for index, weight in enumerate(total) if weight}


def _rows(short: Series, k: int) -> Iterator[list[tuple[int, int, list[int]]]]:
    """Yield the powers 0 to k − 1 of a short series as rows of (first place, stride, coefficients)."""
    if len(short) == 2:
        (low, weight), (high, _) = sorted(short.items())  # w·(x^low − x^high)
        row, scale = [1], 1
        for a in range(k):
            yield [(a * low, high - low, [scale * c for c in row])]
            row = [x - y for x, y in zip([*row, 0], [0, *row], strict=True)]
            scale *= weight
        return
    powered: Series = {0: 1}
    for _ in range(k):
        yield [(place, 1, [coefficient]) for place, coefficient in powered.items()]
        powered = sparse(powered, short)


def _downward(faces: Mapping[int, int]) -> Iterator[tuple[int, int, int, Series]]:
    """Yield each face from the highest: its value, the weight up to it, its own, the steps of the faces above."""
    below = sum(faces.values())
    short: Series = {}
    for value in sorted(faces, reverse=True):
        yield value, below, faces[value], short
        below -= faces[value]
        short = add(short, {value: faces[value], value + 1: -faces[value]})


def _by_recurrence(faces: Mapping[int, int], n: int, k: int) -> Series:
    """Add up one series Δ(v) for each face v, the k-th highest, in powers of x above k·v.

    With y = Y(v)·x^−v, W and w the weights up to v and of v: (y + W)·Δ′ = y′·(n·Δ − Q) for
    Q = c(W)·y^(k−1) − c(W − w)·(y + w)^(k−1) and c(u) = (n − k + 1)·C(n, k−1)·u^(n−k+1).
    """
    factor = (n - k + 1) * comb(n, k - 1)
    found: Series = {}
    above: Series = {}  # faces above, less the value
    powered: Series = {}  # their power
    higher = 0
    for value, below, mine, short in _downward(faces):
        under = below - mine
        start = below**n - sum(comb(n, a) * mine**a * under ** (n - a) for a in range(k))
        if not above:
            delta, together = [start], {0: mine ** (k - 1)}
        else:
            gap = higher - value
            above, powered = shift(above, gap), shift(powered, gap * (k - 1))
            together = power({0: mine, **above}, k - 1)
            q = [0] * ((k - 1) * max(above) + 1)
            for series, u, sign in ((powered, below, factor), (together, under, -factor)):
                scale = sign * u ** (n - k + 1)
                for at, weight in series.items():
                    q[at] += scale * weight
            delta = _delta(shift(short, -value), below, n, start, q)
        for index, weight in enumerate(delta, start=k * value):
            if weight:
                found[index] = found.get(index, 0) + weight
        above, powered, higher = {0: mine, **above}, together, value
    return found


def _delta(short: Series, below: int, n: int, start: int, q: list[int]) -> list[int]:
    """Return the coefficients of Δ for one face, by the recurrence that its equation gives.

    With y = h/(1 − x) it reads (h + W·(1 − x))·G = (h′·(1 − x) + h)·(n·Δ − Q), where G = (1 − x)·Δ′.
    """
    left = sorted(add(short, {0: below, 1: -below}).items())[1:]
    right = sorted(add(times_one_minus_x(derivative(short)), short).items())
    delta = [start]
    rest = [n * start - q[0]]  # n·Δ − Q
    gs: list[int] = []
    slope = 0  # the last coefficient of Δ′
    for i in range(len(q) - 1):
        g = 0
        for d, weight in right:
            if d > i:
                break
            g += weight * rest[i - d]
        for d, weight in left:
            if d > i:
                break
            g -= weight * gs[i - d]
        g //= below
        gs.append(g)
        slope += g
        value = slope // (i + 1)
        delta.append(value)
        rest.append(n * value - q[i + 1])
    return delta
