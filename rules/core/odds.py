"""Exact odds: the rule itself, run with every die."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from typing import Any, TypeVar

from rules.core.chances import weights
from rules.core.outcome import Chance, Outcome
from rules.core.rolls import Roll, Step

R = TypeVar("R")
Branches = tuple[tuple[Any, int], ...]


class Exhaustive:
    """Follow one path of choices through a rule, and say where the next path turns off.

    The rule is run again for each path. Parts run through `sub` are computed once for their arguments and merged by
    equal result, so a chain of parts costs the sum of its branches, not their product.
    """

    def __init__(self, path: list[int], details: bool = False) -> None:
        self._path = path
        self._details = details
        self._depth = 0
        self.numerator = 1
        self.denominator = 1
        self.widths: list[int] = []

    def roll(self, roll: Roll) -> Roll:
        """Return the roll with the summary that this path chose (a `detail` takes its least value)."""
        branches = weights(roll.count, roll.sides, roll.how, roll.need)
        if roll.detail and not self._details:
            return replace(roll, summary=branches[0][0])
        return replace(roll, summary=self._branch(branches, roll.sides**roll.count))

    def record(self, step: Step) -> None:
        """Record nothing: odds show no steps."""

    def sub(self, rule: Callable[..., R], /, *args: Any, **kwargs: Any) -> R:
        """Return the result of the part that this path chose."""
        results, total = _parts(rule, self._details, args, tuple(kwargs.items()))
        chosen: R = self._branch(results, total)
        return chosen

    def _branch(self, branches: Branches, total: int) -> Any:
        if len(branches) == 1:
            return branches[0][0]
        if self._depth == len(self._path):
            self._path.append(0)
        choice = self._path[self._depth]
        self.widths.append(len(branches))
        self._depth += 1
        value, weight = branches[choice]
        self.numerator *= weight
        self.denominator *= total
        return value


def distribution(run: Callable[[Exhaustive], R], details: bool = False) -> dict[R, Fraction]:
    """Return the exact chance of each result of `run`, by following every path of its dice."""
    found: dict[R, dict[int, int]] = {}
    path: list[int] = []
    while True:
        dice = Exhaustive(path, details)
        result = run(dice)
        parts = found.setdefault(result, {})
        parts[dice.denominator] = parts.get(dice.denominator, 0) + dice.numerator
        widths = dice.widths
        while path and path[-1] + 1 == widths[len(path) - 1]:
            path.pop()
        if not path:
            break
        path[-1] += 1
    return {
        result: sum((Fraction(num, den) for den, num in parts.items()), Fraction(0)) for result, parts in found.items()
    }


@lru_cache(maxsize=4096)
def _parts(
    rule: Callable[..., Any], details: bool, args: tuple[Any, ...], kwargs: tuple[tuple[str, Any], ...]
) -> tuple[Branches, int]:
    exact = distribution(lambda dice: rule(dice, *args, **dict(kwargs)), details)
    total = 1
    for chance in exact.values():
        total = total * chance.denominator // _gcd(total, chance.denominator)
    return tuple((result, int(chance * total)) for result, chance in exact.items()), total


def _gcd(a: int, b: int) -> int:
    while b:
        a, b = b, a % b
    return a


@lru_cache(maxsize=4096)
def of(rule: Callable[..., Outcome], *args: Hashable, details: bool = False) -> dict[str, Fraction]:
    """Return the exact chance of each headline class (`Outcome.klass`) of a rule for these arguments, cached."""
    return distribution(lambda dice: rule(dice, *args).klass, details)


def chances(rule: Callable[..., Outcome], outcome: Outcome, *args: Hashable) -> tuple[Chance, ...]:
    """Return what the embed shows: both classes of a yes-or-no rule, else the one that came."""
    exact = of(rule, *args)
    if len(exact) == 1:
        return ()
    shown = exact if len(exact) == 2 else {outcome.klass: exact[outcome.klass]}
    return tuple(Chance(klass, chance) for klass, chance in shown.items())
