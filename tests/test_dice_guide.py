"""The guides to the notation: every example is read, both languages show the same ones, and what they claim holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.core.chances import LIMIT
from rules.core.notation import NotationError, parse
from rules.core.notation.parser import DEPTH
from rules.core.notation.term import CHARACTERS, DICE, EXPLOSIONS, FACES, REPEATS, REROLLS

DOCS = Path(__file__).parents[1] / "docs"
GUIDES = {
    language: (DOCS / name).read_text(encoding="utf-8") for language, name in (("en", "dice.md"), ("fr", "dice.fr.md"))
}


def examples(text: str) -> list[str]:
    """Return the first cell of every row of every table, but for the headings."""
    return re.findall(r"^\| `([^`]+)` \|", text, re.MULTILINE)


@pytest.mark.parametrize("language", GUIDES)
def test_every_example_can_be_rolled(language):
    found = examples(GUIDES[language])
    assert len(found) == 22
    for example in found:
        assert parse(example).items


def test_both_languages_show_the_same_examples():
    plain = [
        [re.sub(r"\[[^]]*\]", "[]", example) for example in examples(GUIDES[language])] for language in ("en", "fr")
    ]
    assert plain[0] == plain[1]


@pytest.mark.parametrize("language", GUIDES)
@pytest.mark.parametrize("number", [DICE, FACES, REPEATS, CHARACTERS, DEPTH, EXPLOSIONS, REROLLS, LIMIT])
def test_the_limits_are_those_of_the_code(language, number):
    grouped = re.sub(r"(?<=\d)[, \u00a0\u202f](?=\d{3})", "", GUIDES[language])
    assert re.search(rf"(?<!\d){number}(?!\d)", grouped)


@pytest.mark.parametrize("language", GUIDES)
def test_what_is_said_to_be_refused_is(language):
    for text in ("1d1!", "1d6r<=6", "4d6dl4"):
        assert f"`{text}`" in GUIDES[language]
        with pytest.raises(NotationError):
            parse(text)
