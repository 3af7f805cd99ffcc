"""Everything that the cases of morale say, worded in both languages: no key is missing, no argument is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.i18n import Words
from rules.core.game import Due
from rules.core.outcome import Outcome
from rules.core.refusal import Refused
from rules.core.rolls import Remark, Roll
from rules.core.words import Line, say
from rules.rogue_trader import morale_game
from rules.rogue_trader.units import Unit
from tests.rules.rogue_trader.morale import Field, loaded
from tests.rules.rogue_trader.test_morale_cases import CASES

WORDS = Words()


def lines_of(outcome: Outcome, steps: list[Any]) -> Iterator[Line]:
    """Yield every line that an outcome and its dice say."""
    yield outcome.verdict
    yield from (*outcome.todos, *outcome.remarks)
    yield from (step.label for step in outcome.next)
    if outcome.klass:
        yield say(f"odds-{outcome.klass}")
    for step in steps:
        if isinstance(step, Remark):
            yield step.line
        if isinstance(step, Roll):
            yield step.why
            if step.check:
                yield step.check.source
                yield from (modifier.why for modifier in step.check.modifiers)


def told(case: dict[str, Any]) -> list[Line]:
    """Return every line that a case leads to: outcome or refusal, then state and tests due of each unit."""
    field = Field(case.get("units", {}), case.get("battle"))
    for _ in range(case.get("next", 0)):
        field.next()
    dice = loaded(case.get("dice", ""))
    found: list[Line] = []
    if "run" in case:
        try:
            found += lines_of(field.play(case["run"], dice, case.get("with", {})), dice.steps)
        except Refused as refused:
            found += [refused.title, *(reason.line for reason in refused.reasons), *refused.hints]
    for _ in range(case.get("then_next", 0) + 1):
        for unit in field.battle.peek(Unit):
            status = morale_game.status(unit, field.battle)
            found += (*status.conditions, *status.obligations)
        due: list[Due] = list(morale_game.due(field.battle, field.battle.state.side))
        found += [one.what for one in due]
        field.next()
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_case_can_be_said(language: str):
    for case in CASES:
        for line in told(case):
            text = WORDS.say(line, language)
            assert text.strip(), line
            assert not re.search(r"\{|\}|None|\bFraction\b", text), f"{line}: {text}"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_buttons_fit_with_the_longest_names(language: str):
    units = {letter * 40: {"ld": 7, "cl": 7} for letter in "AB"}
    field = Field({**units, "C" * 40: {"traits": ["causes fear"]}})
    a, b, c = (letter * 40 for letter in "ABC")
    outcomes = [
        field.play("engage", loaded(""), {"unit": c, "enemy": b}),
        field.play("engage", loaded(""), {"unit": a, "enemy": c}),
        field.play("rout", loaded("D6=6 D6=6"), {"unit": b, "because": "lost-combat", "enemy": a}),
    ]
    labels = [WORDS.plain(step.label, language) for outcome in outcomes for step in outcome.next]
    assert labels
    assert max(map(len, labels)) <= 80
