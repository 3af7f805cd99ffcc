"""Weights as polynomials: whole coefficients, exact, by recurrence where there are many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import MAX_EMAX, MAX_PREC, MIN_EMIN, Context, Decimal
from math import gcd

Series = dict[int, int]
"""Weight by value (exponent); no zero weights."""
DIRECT = 20_000  # products of two weights up to which convolution term by term is quicker than by one large product


def multiply(a: Mapping[int, int], b: Mapping[int, int]) -> Series:
    """Return the product: the weights of the sum of two independent values."""
    if len(a) * len(b) > DIRECT:
        return _multiply_large(a, b)
    return sparse(a, b)


def _multiply_large(a: Mapping[int, int], b: Mapping[int, int]) -> Series:
    """Multiply by writing the weights side by side in one long decimal: its product is quasi-linear.

    Each weight gets as many digits as the greatest sum of products can take, so that none runs into the next.
    """
    if min(a.values()) < 0 or min(b.values()) < 0:
        raise ValueError("weights are never negative")
    digits = len(str(max(a.values()))) + len(str(max(b.values()))) + len(str(min(len(a), len(b))))
    low_a, low_b = min(a), min(b)
    context = Context(prec=MAX_PREC, Emax=MAX_EMAX, Emin=MIN_EMIN)
    product = str(context.multiply(_pack(a, low_a, digits), _pack(b, low_b, digits)))
    found: Series = {}
    end = len(product)
    value = low_a + low_b
    while end > 0:
        weight = int(product[max(0, end - digits) : end])
        if weight:
            found[value] = weight
        end -= digits
        value += 1
    return found


def _pack(a: Mapping[int, int], low: int, digits: int) -> Decimal:
    return Decimal("".join([str(a.get(value, 0)).zfill(digits) for value in range(max(a), low - 1, -1)]))


def power(f: Mapping[int, int], n: int) -> Series:
    """Return the n-th power: the weights of the sum of n equal dice."""
    return powers([(f, n)])


def powers(factors: Sequence[tuple[Mapping[int, int], int]]) -> Series:
    """Return the product of powers fⁿ: the weights of the sum of several pools of equal dice.

    With h = f·(1 − x) for each, F satisfies (1 − x)·Πh·F′ = Σ n(h′(1 − x) + h)·Π(other h)·F, which gives each
    coefficient from as many earlier ones as the h have steps together: few, where neighbouring faces weigh the same.
    """
    factors = [(f, n) for f, n in factors if n]
    if not factors:
        return {0: 1}
    if len(factors) == 1 and factors[0][1] == 1:
        return dict(factors[0][0])
    low = sum(n * min(f) for f, n in factors)
    size = sum(n * (max(f) - min(f)) for f, n in factors) + 1
    scale = 1
    hs = []
    for f, n in factors:
        divisor = gcd(*f.values())
        scale *= divisor**n
        least = min(f)
        hs.append((times_one_minus_x({value - least: weight // divisor for value, weight in f.items()}), n))
    lead = 1
    found = [0] * size
    found[0] = 1
    for h, n in hs:
        lead *= h[0]
        found[0] *= h[0] ** n
    recurrence = _recurrence(hs)
    mirrored = all(_symmetric(f) for f, _ in factors)
    for i in range(1, (size + 1) // 2 if mirrored else size):
        total = 0
        for d, constant, slope in recurrence:
            if d > i:
                break
            total += (constant - slope * (i - d)) * found[i - d]
        found[i] = total // (lead * i)
    if mirrored:
        found[size - size // 2 :] = reversed(found[: size // 2])
    return {low + i: weight * scale for i, weight in enumerate(found) if weight}


def _symmetric(f: Mapping[int, int]) -> bool:
    ends = min(f) + max(f)
    return all(f.get(ends - value) == weight for value, weight in f.items())


def _recurrence(hs: list[tuple[Series, int]]) -> list[tuple[int, int, int]]:
    """Return (distance d, a, b) of the terms (a − b·(i − d))·F[i − d] that add up to Πh[0]·i·F[i]."""
    left: Series = {0: 1, 1: -1}
    right: Series = {}
    for index, (h, n) in enumerate(hs):
        left = sparse(left, h)
        part = add(times_one_minus_x(derivative(h)), h)
        for other, (factor, _) in enumerate(hs):
            if other != index:
                part = sparse(part, factor)
        right = add(right, part, n)
    terms = {d: [0, weight] for d, weight in left.items() if d}
    for d, weight in right.items():
        terms.setdefault(d + 1, [0, 0])[0] = weight
    return sorted((d, a, b) for d, (a, b) in terms.items())


def sparse(a: Mapping[int, int], b: Mapping[int, int]) -> Series:
    """Return the product of two short series of any signs."""
    found: Series = {}
    for x, p in a.items():
        for y, q in b.items():
            found[x + y] = found.get(x + y, 0) + p * q
    return {value: weight for value, weight in found.items() if weight}


def times_one_minus_x(f: Mapping[int, int]) -> Series:
    """Return f·(1 − x)."""
    found = dict(f)
    for value, weight in f.items():
        found[value + 1] = found.get(value + 1, 0) - weight
    return {value: weight for value, weight in found.items() if weight}


def derivative(f: Mapping[int, int]) -> Series:
    """Return the derivative."""
    return {value - 1: value * weight for value, weight in f.items() if value}


def add(a: Mapping[int, int], b: Mapping[int, int], factor: int = 1) -> Series:
    """Return a + factor·b."""
    found = dict(a)
    for value, weight in b.items():
        found[value] = found.get(value, 0) + factor * weight
    return {value: weight for value, weight in found.items() if weight}


def shift(f: Mapping[int, int], by: int) -> Series:
    """Return f moved to greater values."""
    return {value + by: weight for value, weight in f.items()}
