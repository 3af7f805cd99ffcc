"""The exact weights of what dice show: sums, highest, lowest, successes (integers, by recurrence)."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from rules.core.rolls import How

LIMIT = 20_000  # dice × faces up to which a distribution is computed


class TooMany(ValueError):
    """Say that dice × faces passes `LIMIT`: the distribution is not computed."""


@lru_cache(maxsize=512)
def weights(count: int, sides: int, how: How = "sum", need: int = 0) -> tuple[tuple[int, int], ...]:
    """Return (value, weight) pairs in rising order; the weights add up to sides ** count.

    Raises `TooMany` when count × sides passes `LIMIT`.
    """
    if count * sides > LIMIT:
        raise TooMany(count * sides)
    if how == "sum":
        return tuple(enumerate(_sums(count, sides), start=count))
    if how == "at-least":
        good = min(sides, max(0, sides + 1 - need))
        pairs = ((k, comb(count, k) * good**k * (sides - good) ** (count - k)) for k in range(count + 1))
    elif how == "highest":
        pairs = ((v, v**count - (v - 1) ** count) for v in range(1, sides + 1))
    else:
        pairs = ((v, (sides + 1 - v) ** count - (sides - v) ** count) for v in range(1, sides + 1))
    return tuple(pair for pair in pairs if pair[1])


def _sums(n: int, s: int) -> list[int]:
    """Return the coefficients of (1 + x + … + x^(s-1))^n.

    With f = ((1 - x^s) / (1 - x))^n, f' / f is rational, which gives each coefficient from three earlier ones:
    linear in the length, where repeated convolution is quadratic.
    """
    size = n * (s - 1) + 1
    f = [0] * size
    f[0] = 1
    for k in range((size + 1) // 2 - 1 if size > 1 else 0):
        value = (k + n) * f[k]
        if k + 1 >= s:
            value += (k + 1 - s - n * s) * f[k + 1 - s]
        if k >= s:
            value += (n * (s - 1) - k + s) * f[k - s]
        f[k + 1] = value // (k + 1)
    for k in range(size // 2):  # the distribution is symmetric
        f[size - 1 - k] = f[k]
    return f
