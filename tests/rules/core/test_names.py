"""Names: one key whatever the case and accents, found by prefix, refused with a reason."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.names import LONGEST, clean, fold, match, near, visible
from rules.core.refusal import Refused


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Étoile", "etoile"),
        ("E\u0301toile", "ÉTOILE"),
        ("Garde du pont", "  garde   DU pont "),
        ("Œil", "oeil"),
        ("Straße", "STRASSE"),
        ("Ulrich\u200b", "ulrich"),
        ("Ｕlrich", "ulrich"),
        ("Ça", "ca"),
    ],
)
def test_one_key(one: str, other: str) -> None:
    assert fold(one) == fold(other)


@given(st.text())
def test_a_key_is_stable_under_composition_and_case(text: str) -> None:
    assert fold(unicodedata.normalize("NFD", text)) == fold(unicodedata.normalize("NFC", text))
    assert fold(fold(text)) == fold(text)


@pytest.mark.parametrize("bad", ["", " ", "\u200b\u200d", "\u3164", "\u2800\u2800", "\u0301", "\t\n"])
def test_a_name_shows_something(bad: str) -> None:
    with pytest.raises(Refused) as caught:
        clean(bad)
    assert caught.value.reasons[0].line.key == "name-empty"


def test_every_reason_is_named_at_once() -> None:
    with pytest.raises(Refused) as caught:
        clean(f"{'x' * LONGEST},")
    assert [reason.line.key for reason in caught.value.reasons] == ["name-long", "name-comma"]


def test_forty_characters_are_allowed() -> None:
    assert clean("x" * 40) == "x" * 40


@given(st.text(max_size=60))
def test_a_clean_name_has_a_key_and_stays_clean(text: str) -> None:
    try:
        name = clean(text)
    except Refused:
        return
    assert fold(name)
    assert clean(name) == name
    assert any(visible(c) for c in name)


def test_exact_comes_before_prefix() -> None:
    assert match("ton", ["Tonnerre", "Ton"]) == "Ton"
    assert match("tonn", ["Tonnerre", "Ton"]) == "Tonnerre"


def test_a_prefix_of_several_names_them() -> None:
    with pytest.raises(Refused) as caught:
        match("ton", ["Tonnerre", "Tonton"])
    names = dict(caught.value.reasons[0].line.args)["names"]
    assert [name.text for name in names] == ["Tonnerre", "Tonton"]


def test_an_unknown_name_offers_the_near_ones() -> None:
    with pytest.raises(Refused) as caught:
        match("tonere", ["Tonnerre", "Éclair"])
    assert [name.text for name in dict(caught.value.hints[0].args)["names"]] == ["Tonnerre"]
    with pytest.raises(Refused):
        match("", ["Tonnerre"])


def test_suggestions_put_beginnings_first() -> None:
    assert near("er", ["Tonnerre", "Ernst", "Bernard"]) == ["Ernst", "Bernard", "Tonnerre"]
