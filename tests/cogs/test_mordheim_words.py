"""Every case of Mordheim in words, in both languages: nothing missing, nothing left in code, no limit passed."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest

from bot.embeds import TITLE, Writer, size
from bot.i18n import Words
from rules.core import odds
from rules.core.outcome import Card, Outcome
from rules.core.refusal import Refused
from rules.core.words import Line, Name, say
from rules.mordheim.check import CheckCase, check
from rules.mordheim.pieces import SKILLS, TRAITS
from rules.mordheim.species import PRESETS
from rules.mordheim.whoa import WhoaCase, whoa
from tests.rules.mordheim.runs import CASES, IDS, begin

LANGUAGES = ("en", "fr")
TURNS = ("b-turn", "b-set-done")  # outcomes that the battle's own commands word


@lru_cache(maxsize=1)
def words() -> Words:
    """Return the words, read once."""
    return Words()


def written(language: str, result: Outcome | Card | Refused) -> list[str]:
    """Return every text of an answer."""
    writer = Writer(words(), language)
    if isinstance(result, Refused):
        embed = writer.refusal(result)
    elif isinstance(result, Card):
        embed = writer.card(result)
    else:
        embed = writer.outcome(result)
        assert not writer.long(result), "the dice do not fit on a phone"
    steps = () if isinstance(result, Refused) else result.next
    texts = [embed.title or "", embed.description or "", embed.footer.text or ""]
    return texts + [writer.plain(step.label) for step in steps]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_each_case_in_words(case: dict[str, Any], language: str) -> None:
    _, dice, run = begin(case)
    try:
        result: Outcome | Card | Refused = run()
    except Refused as refused:
        result = refused
    if isinstance(result, Outcome):
        if result.verdict.key in TURNS:
            return
        result = replace(result, steps=tuple(dice.steps))
    texts = written(language, result)
    assert texts[0]
    assert size(texts[0]) <= TITLE - 4
    for text in texts:
        assert not re.search(r"[{}]|\b(Line|Name)\(|verdict-|todo-|no-m-", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_class_has_its_words_for_odds(language: str) -> None:
    classes = {*odds.of(whoa, WhoaCase()), *odds.of(check, CheckCase()), "m-held", "m-calm", "m-trick", "m-runs"}
    worded = [words().plain(Line(f"odds-{klass}"), language) for klass in classes]
    assert all(worded)
    assert len({words().plain(Line(f"odds-{klass}"), language) for klass in odds.of(whoa, WhoaCase())}) == 7


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("family", "values"), [("species", tuple(PRESETS)), ("trait-m", TRAITS), ("skill-m", tuple(SKILLS))]
)
def test_every_species_trait_and_skill_has_a_word_of_its_own(
    family: str, values: tuple[str, ...], language: str
) -> None:
    worded = {words().plain(say(f"{family}-{value.replace(' ', '-')}"), language) for value in values}
    assert len(worded) == len(values)


def test_french_contracts_the_bare_rider_and_elides_before_names() -> None:
    said = words().say(say("src-m-rider", rider=say("bare-rider")), "fr")
    assert said == "Cd du cavalier"
    assert words().say(say("src-m-rider", rider=Name("Ulrich")), "fr") == "Cd d’Ulrich"
    assert words().say(say("src-m-own", mount=Name("Tonnerre")), "fr") == "Cd de Tonnerre"
