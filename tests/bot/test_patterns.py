"""Messages as functions say what fluent.runtime says, for every message of both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.grammar import Phrase, plural
from bot.lexicon import Lexicon, lexicon, whole
from tests.words import LANGUAGES, messages, variables

FIGURES = (0, 1, 2, 5, 21)
TEXTS = ("Ulrich", "Yves", Phrase("le cavalier"), Phrase("les chevaux"), "m", "f", "x", "none", "on", "yes")


def samples(language: str, key: str) -> Iterator[dict[str, Any]]:
    """Yield arguments for a message: every figure and text in every place, the others different."""
    names = sorted(variables(language, key))
    numeric = lexicon(language).pattern(key).numeric
    for turn in range(len(TEXTS) * len(FIGURES)):
        args: dict[str, Any] = {}
        for place, name in enumerate(names):
            text, figure = TEXTS[(turn + place) % len(TEXTS)], FIGURES[(turn + place) % len(FIGURES)]
            args[name] = figure if name in numeric and turn % 2 else text
        yield args


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_written_as_fluent_writes_it(language: str):
    bundle = whole(language)
    different = []
    for key in messages(language):
        head, _, attribute = key.partition(".")
        message = bundle.get_message(head)
        tree = message.attributes[attribute] if attribute else message.value
        for args in samples(language, key):
            text, errors = bundle.format_pattern(tree, args)
            assert not errors, (key, errors)
            ours = lexicon(language).pattern(key).write(args)
            if ours != text:
                different.append((key, args, ours, text))
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_and_attribute_is_found(language: str):
    known = lexicon(language)
    assert all(key in known for key in messages(language))
    assert set(known) == {key for key in messages(language) if "." not in key} | {
        key.partition(".")[0] for key in messages(language)
    }
    assert "no-such-message" not in known
    assert "cmd-battle.no-such-attribute" not in known


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_classes_are_those_of_unicode(language: str):
    rule = whole(language)._plural_form
    assert all(plural(n, language) == rule(n) for n in range(-3, 2000))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch):
    """Return a function that makes a lexicon of files given as texts."""

    def make(*files: str) -> Lexicon:
        monkeypatch.setattr("bot.lexicon.texts", lambda locale: ((f"{n}.ftl", text) for n, text in enumerate(files)))
        return Lexicon("en")

    whole.cache_clear()
    yield make
    whole.cache_clear()


def test_what_is_beyond_the_functions_is_left_to_fluent(made):
    words = made("-brand = Holà\nhello = { -brand } greets { NUMBER($n, minimumFractionDigits: 2) } times\n")
    assert words.pattern("hello").write({"n": 3}) == "Holà greets 3.00 times"


def test_a_message_refers_to_another_and_selects_through_it(made):
    words = made("a = { b }!\nb = { $n ->\n    [one] a die\n   *[other] { $n } dice\n }\n")
    assert words.pattern("a").numeric == {"n"}
    assert [words.pattern("a").write({"n": n}) for n in (1, -3)] == ["a die!", "\u22123 dice!"]


def test_a_plain_message_ends_where_fluent_says(made):
    words = made("a = one  \n    .b =   two\n\n# a comment = {\nc =\n    three\n    lines\nd =\n    .e = four\n")
    assert [words.pattern(key).write({}) for key in ("a", "a.b", "c", "d.e")] == ["one", "two", "three\nlines", "four"]
    assert "d" not in words


def test_two_messages_with_one_key_are_refused(made):
    with pytest.raises(ValueError, match=r"1\.ftl: a is defined twice"):
        made("a = one\n", "a = two\n")


def test_a_message_that_cannot_be_read_names_itself(made):
    with pytest.raises(ValueError, match=r"cannot read 'a = \{'"):
        made("a = { \n").pattern("a")


def test_a_message_that_refers_to_itself_is_refused(made):
    with pytest.raises(ValueError, match="refers to itself"):
        made("a = { b }\nb = { a }\n").pattern("a")
