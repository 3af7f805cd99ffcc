"""Every rule number of every game has a test: a case in `tests/cases`, or a test that is named by it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest

from rules.core.game import Game, games
from tests.words import ROOT

REMINDERS = {"G2"}  # the order of play: `/rule` tells it, nothing is rolled for it


def numbered() -> Iterator[str]:
    """Yield the rule numbers of all cases, and those in the names of tests (`test_M21_lifts_a_2_to_a_3`)."""
    for file in (ROOT / "tests" / "cases").glob("*.toml"):
        for case in tomllib.loads(file.read_text(encoding="utf-8")).get("case", []):
            rule = case["rule"]
            yield from [rule] if isinstance(rule, str) else rule
    for file in (ROOT / "tests").rglob("test_*.py"):
        for name in re.findall(r"def test_(\w+)", file.read_text(encoding="utf-8")):
            yield from re.findall(r"(?:^|_)([A-Z]\d+)(?=_|$)", name)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_every_rule_number_is_tested(game: Game):
    untested = [number for number in game.rules if number not in set(numbered()) | REMINDERS]
    assert not untested, f"no case and no test for {', '.join(untested)}"


def test_rule_numbers_begin_with_their_games_letters():
    strange = [(game.key, number) for game in games() for number in game.rules if not number.startswith(game.prefixes)]
    assert strange == []


def test_no_two_games_share_a_number_or_a_setting():
    numbers = [number for game in games() for number in game.rules]
    settings = [setting.key for game in games() for setting in game.settings]
    assert len(numbers) == len(set(numbers))
    assert len(settings) == len(set(settings))
