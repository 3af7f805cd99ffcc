"""Statistics of what was rolled: how often each face, how unlikely that is, and luck against expectation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import exp, lgamma, log
from typing import Literal

from rules.core.chances import weights
from rules.core.rolls import Roll, Step

ENOUGH = 5  # throws expected of each face, below which χ² says nothing
Verdict = Literal["few", "usual", "uncommon", "rare"]


@dataclass(frozen=True, slots=True)
class ChiSquare:
    """Hold a χ² figure, its degrees of freedom, and how often fair dice come out at least as uneven (0 to 1)."""

    value: float
    freedom: int
    chance: float


@dataclass(frozen=True, slots=True)
class Faces:
    """Hold how often a kind of die showed each face (from 1), rolled or typed."""

    sides: int
    typed: bool
    counts: tuple[int, ...]

    @property
    def thrown(self) -> int:
        """Return how many dice."""
        return sum(self.counts)

    @property
    def mean(self) -> Fraction:
        """Return the mean face; raise `ZeroDivisionError` for no dice."""
        return Fraction(sum(face * count for face, count in enumerate(self.counts, start=1)), self.thrown)

    @property
    def expected_mean(self) -> Fraction:
        """Return the mean of a fair die."""
        return Fraction(self.sides + 1, 2)

    @property
    def fit(self) -> ChiSquare | None:
        """Return how well the counts fit a fair die; None when there are too few to tell."""
        if self.sides < 2 or self.thrown < ENOUGH * self.sides:
            return None
        return chi_square(self.counts, [1] * self.sides)

    @property
    def verdict(self) -> Verdict:
        """Return in a word how unusual the counts are for fair dice."""
        fit = self.fit
        if fit is None:
            return "few"
        return "usual" if fit.chance >= 0.05 else "uncommon" if fit.chance >= 0.001 else "rare"


@dataclass(frozen=True, slots=True)
class Luck:
    """Hold tests taken: how many, how many passed, how many were to be expected.

    `better` and `worse` are the exact chances of at least, and at most, as many passes.
    """

    taken: int
    passed: int
    expected: Fraction
    better: float
    worse: float

    @property
    def verdict(self) -> Literal["even", "lucky", "unlucky", "very-lucky", "very-unlucky"]:
        """Return in a word what to make of it: `very` is what happens once in fifty, else once in six."""
        side, chance = ("lucky", self.better) if self.passed >= self.expected else ("unlucky", self.worse)
        if chance > 1 / 6:
            return "even"
        return f"very-{side}" if chance <= 1 / 50 else side  # type: ignore[return-value]  # one of the five


def rolls(steps: Iterable[Step]) -> Iterator[Roll]:
    """Yield the rolls that fell: those kept from earlier are not counted twice."""
    for step in steps:
        if isinstance(step, Roll) and not step.kept:
            yield step


def faces(thrown: Iterable[Roll]) -> list[Faces]:
    """Return the counts by kind of die, the smallest first, typed ones apart."""
    counted: dict[tuple[int, bool], Counter[int]] = {}
    for roll in thrown:
        for typed, shown in ((True, roll.faces[: roll.typed]), (False, roll.faces[roll.typed :])):
            if shown:
                counted.setdefault((roll.sides, typed), Counter()).update(shown)
    return [
        Faces(sides, typed, tuple(counts[face] for face in range(1, sides + 1)))
        for (sides, typed), counts in sorted(counted.items())
    ]


def luck(thrown: Iterable[Roll]) -> Luck | None:
    """Return passes against expectation over all rolls that test something; None when none did."""
    tests = [(roll.passed, pass_chance(replace(roll, faces=(), typed=0))) for roll in thrown if roll.check is not None]
    if not tests:
        return None
    chances = [float(chance) for _, chance in tests]
    spread = [1.0]  # chance of each number of passes
    for chance in chances:
        spread = [
            stay * (1 - chance) + come * chance for stay, come in zip([*spread, 0.0], [0.0, *spread], strict=True)
        ]
    passed = sum(went for went, _ in tests)
    expected = sum((chance for _, chance in tests), Fraction(0))
    return Luck(len(tests), passed, expected, min(1.0, sum(spread[passed:])), min(1.0, sum(spread[: passed + 1])))


@lru_cache(maxsize=1024)
def pass_chance(roll: Roll) -> Fraction:
    """Return the exact chance that a roll passes its check."""
    pairs = weights(roll.count, roll.sides, roll.how, roll.need)
    passing = sum(weight for value, weight in pairs if replace(roll, summary=value).passed)
    return Fraction(passing, sum(weight for _, weight in pairs))


def chi_square(counts: Sequence[int], shape: Sequence[int]) -> ChiSquare:
    """Return how far counts are from a shape given as whole weights; raise `ValueError` without counts or freedom."""
    thrown, whole = sum(counts), sum(shape)
    if not thrown or len(counts) != len(shape) or len(counts) < 2:
        raise ValueError("nothing to compare")
    value = 0.0
    for count, weight in zip(counts, shape, strict=True):
        expected = thrown * weight / whole
        value += (count - expected) ** 2 / expected
    freedom = len(counts) - 1
    return ChiSquare(value, freedom, upper_gamma(freedom / 2, value / 2))


def upper_gamma(a: float, x: float) -> float:
    """Return the regularised upper incomplete gamma function Q(a, x), to some twelve digits."""
    if x <= 0:
        return 1.0
    front = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:  # series of the lower function
        term = total = 1 / a
        n = a
        while abs(term) > abs(total) * 1e-15:
            n += 1
            term *= x / n
            total += term
        return max(0.0, 1 - total * front)
    tiny = 1e-300  # continued fraction of the upper one (Lentz)
    b = x + 1 - a
    c = 1 / tiny
    d = 1 / b
    fraction = d
    for i in range(1, 10_000):
        step = -i * (i - a)
        b += 2
        d = 1 / (step * d + b or tiny)
        c = b + step / c or tiny
        fraction *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return front * fraction
