"""Words: both languages whole and alike, every key said exists with what it is given, French typography."""

from __future__ import annotations

import re

import pytest

from rules.core.game import all_settings, games, kinds
from rules.core.names import fold
from tests import words
from tests.words import LANGUAGES, messages, said, variables

NBSP = "\u00a0\u202f"


def test_both_languages_have_the_same_keys_in_the_same_files():
    english, french = ({k: m.file for k, m in messages(language).items()} for language in LANGUAGES)
    # names of options are French only: in English they are the names themselves
    french = {key: file for key, file in french.items() if not re.fullmatch(r"option-.*\.name", key)}
    english = {key: file for key, file in english.items() if not re.fullmatch(r"option-.*\.name", key)}
    assert set(english) - set(french) == set(), "missing in French"
    assert set(french) - set(english) == set(), "missing in English"
    assert {key for key in english if english[key] != french[key]} == set(), "in another file"


def test_both_languages_use_the_same_variables():
    different = {}
    for key in messages("en").keys() & messages("fr").keys():
        en, fr = ({v for v in variables(lang, key) if not _grammar(v)} for lang in LANGUAGES)
        if en != fr:
            different[key] = en ^ fr
    assert different == {}


def test_every_key_said_exists():
    missing = [
        f"{line.where} {line.key} ({language})"
        for line in said()
        for language in LANGUAGES
        if not any(map(line.fits, messages(language)))
    ]
    assert not missing, "\n".join(map(str, missing))


def test_every_text_of_the_source_that_looks_like_a_key_is_one():
    looks = r"(why|verdict|todo|mod|src|cond|due|next)-[a-z0-9]+(-[a-z0-9]+)*"
    keys = sorted(text for text in words.strings() if re.fullmatch(looks, text))
    missing = [f"{key} ({language})" for key in keys for language in LANGUAGES if key not in messages(language)]
    assert not missing, "\n".join(map(str, missing))


def test_every_message_is_given_what_it_asks_for():
    lacking = []
    for line in said():
        if line.built or line.arguments is None or line.key not in messages("en"):
            continue
        for language in LANGUAGES:
            wanted = {v for v in variables(language, line.key) if not _grammar(v)} - line.arguments
            lacking += [f"{line.where} {line.key} ({language}) lacks {variable}" for variable in sorted(wanted)]
    assert not lacking, "\n".join(map(str, lacking))


def _grammar(variable: str) -> bool:
    """Tell whether a variable is filled in by the host itself: the gender of a name."""
    return variable.endswith("-gender")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_games_name_has_words(language: str):
    wanted = {f"{family}-{kind}" for kind in kinds() for family in ("kind", "bare")}
    for game in games():
        wanted |= {f"rule-{number}" for number in game.rules}
        wanted |= {f"rule-{number}.title" for number in game.rules}
        for table in game.tables.values():
            wanted |= {f"row-{table.key}-{row.key}" for row in table.rows}
    for setting in all_settings():
        wanted.add(f"setting-{setting.key}")
        wanted |= {f"setting-{setting.key}.v-{_slug(v)}" for v in setting.values}
    missing = sorted(wanted - set(messages(language)))
    assert not missing, "\n".join(missing)


def _slug(value: str) -> str:
    return fold(value).replace(" ", "-").replace('"', "in")


def test_no_message_is_left_that_nothing_says():
    lines, literals = said(), words.strings()
    heads = {key.partition(".")[0] for key in messages("en")}
    referred = {reference for language in LANGUAGES for m in messages(language).values() for reference in m.references}
    families = r"(cmd|option|choice|rule|setting|kind|bare|row|odds)-.*"
    unused = [
        key
        for key in sorted(heads - referred - literals)
        if not re.fullmatch(families, key) and not any(line.fits(key) for line in lines if line.built)
    ]
    assert not unused, "\n".join(map(str, unused))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_ends_in_a_space(language: str):
    wrong = [
        (m.file, m.key)
        for m in messages(language).values()
        for text in m.variants
        if not text.strip() or text.endswith(" ") or "  " in _shown(text) or "..." in text
    ]
    assert not wrong, "\n".join(map(str, wrong))


def _shown(text: str) -> str:
    """Return a text without what is not French: code between back-ticks, addresses, Discord's time stamps."""
    return re.sub(r"`[^`]*`|https?://\S*|<t:[^>]*>|<[@#][^>]*>", "X", text)


FRENCH = {
    "no-break space before : ; ! ?": rf"(?<=[^{NBSP}:;!?(«/])[;!?](?!\w)|(?<=[^{NBSP}\d]):(?!\w|//)",
    "no-break space before %": rf"(?<=[^{NBSP}])%",
    "no-break space inside « »": rf"«(?![{NBSP}])|(?<![{NBSP}])»",
    "guillemets, not quotes": r"[\"“”]",
    "a number and its unit hold together": r"[\dX] (?:ps|cm|h)\b",
}


@pytest.mark.parametrize("rule", FRENCH)
def test_french_typography(rule: str):
    wrong = [
        f"{m.file} {m.key}: {text}"
        for m in messages("fr").values()
        for text in m.variants
        if re.search(FRENCH[rule], _shown(text)) and not m.key.endswith(".name")
    ]
    assert not wrong, "\n".join(map(str, wrong))


def test_english_has_no_french_spaces():
    wrong = [
        f"{m.file} {m.key}: {t}"
        for m in messages("en").values()
        for t in m.variants
        if re.search(f"[{NBSP}][:;!?%]", t)
    ]
    assert not wrong, "\n".join(map(str, wrong))
