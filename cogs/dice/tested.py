"""The tests and tables of the games by name: what `/odds` knows besides notation."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from bot.commands import Ask, Suggestion
from bot.lexicon import texts
from rules.core.game import games
from rules.core.names import fold
from rules.core.outcome import Outcome
from rules.core.table import Table
from rules.core.words import Line, Name, say

PART = 4  # letters of a part of a name, at least
# Values that tests are given, with words of their own; others are shown by their name.
VALUES = frozenset(
    "ld cl command combat defence enemy_combat shooting points speed toughness other damage".split()  # noqa: SIM905
)
_TYPED = re.compile(r"(?P<name>.*?)(?P<values>(?:\s+[+-]?\d{1,3})*)\s*")
_DICE = re.compile(r"\d*D\d+")
_KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Test:
    """Hold a test of a game: its name, its rule, and the values that the rule takes, with their defaults."""

    name: str
    rule: Callable[..., Outcome]
    values: tuple[tuple[str, int], ...]

    def given(self, numbers: list[int]) -> Test:
        """Return the test with these values in place of its first ones."""
        kept = [(name, numbers[i] if i < len(numbers) else value) for i, (name, value) in enumerate(self.values)]
        return Test(self.name, self.rule, tuple(kept))

    @property
    def line(self) -> Line:
        """Return the name with its values."""
        shown = tuple(worded(name, value) for name, value in self.values)
        return say("n-tested", name=name_of_test(self.name), values=shown) if shown else self.plain

    @property
    def plain(self) -> Line:
        """Return the name alone."""
        return say("n-tested-plain", name=name_of_test(self.name))

    @property
    def value(self) -> str:
        """Return what can be typed for it."""
        return " ".join([self.name, *(str(value) for _, value in self.values)])


def every_test() -> Iterator[Test]:
    """Yield the tests of every game."""
    for game in games():
        for name, rule in game.tests.items():
            parameters = list(inspect.signature(rule).parameters.values())[1:]
            yield Test(name, rule, tuple((p.name, p.default) for p in parameters))


def rollable(ask: Ask) -> Iterator[Table]:
    """Yield the tables that dice lead into, as this server has them."""
    for game in games():
        for key in game.tables:
            table = ask.table(key)
            if _DICE.fullmatch(table.dice):
                yield table


@cache
def known() -> frozenset[str]:
    """Return the keys that have words: a game may do without for its tests and tables, and shows their names."""
    return frozenset(key for _, text in texts("en") for key in _KEY.findall(text))


def name_of_test(name: str) -> Line | Name:
    """Return the words for a test."""
    line = Line(f"tested-{name.replace(' ', '-')}")
    return line if line.key in known() else Name(name)


def name_of_table(key: str) -> Line | Name:
    """Return the words for a table."""
    line = Line(f"table-{key}")
    return line if line.key in known() else Name(key)


def worded(name: str, value: int) -> Line | Name:
    """Return a value with what it is."""
    return say(f"value-{name}", n=value) if name in VALUES else Name(f"{name.replace('_', ' ')} {value}")


def offered(ask: Ask, typed: str) -> list[Suggestion]:
    """Suggest tests and tables."""
    found: list[Suggestion] = [(test.line, test.value) for test in every_test()]
    found += [(say("n-table", name=name_of_table(table.key)), f"table {table.key}") for table in rollable(ask)]
    return found


def find(ask: Ask, typed: str, worded: Callable[[Line | Name], Iterable[str]]) -> Test | tuple[Table, int] | None:
    """Return the test or table that is meant, by its name or in words of any language; None for anything else.

    Numbers behind a test replace its values in order; a number behind a table is added to its dice. A part of a name
    will do where it fits one test alone.
    """
    match = _TYPED.fullmatch(typed.strip())
    assert match is not None
    name, numbers = fold(match["name"]), [int(number) for number in match["values"].split()]
    named = [(test, {fold(test.name), *map(fold, worded(test.plain))}) for test in every_test()]
    exact = [test for test, names in named if name in names]
    within = [test for test, names in named if len(name) >= PART and any(name in one for one in names)]
    for fitting in (exact, within):
        if len(fitting) == 1 or (fitting and fitting is exact):
            return fitting[0].given(numbers)
    for table in rollable(ask):
        if name in {fold(table.key), fold(f"table {table.key}"), *map(fold, worded(name_of_table(table.key)))}:
            return table, sum(numbers)
    return None
