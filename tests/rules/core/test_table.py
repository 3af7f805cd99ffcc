"""Tables are refused when anything in them is wrong, with the place."""

from __future__ import annotations

import pytest

from rules.core.dice import Loaded
from rules.core.replacement import replacement
from rules.core.rolls import Read
from rules.core.table import BadTable, tables

GOOD = """
[first]
rule = "X1"
dice = "1D6"
rows = [
  { key = "low", low = 1, high = 3, follow = "second" },
  { key = "high", low = 4 },
]
[second]
rule = "X2"
dice = "1D6"
reconstructed = true
rows = [{ key = "a", low = 1, high = 5 }, { key = "b", low = 6, high = 6 }]
"""


def test_a_good_table_is_read_at_both_ends_of_each_row() -> None:
    first = tables(GOOD)["first"]
    assert [first.row(n).key for n in (1, 3, 4, 99)] == ["low", "low", "high", "high"]
    with pytest.raises(LookupError):
        first.row(0)


def test_reading_is_recorded() -> None:
    dice = Loaded()
    tables(GOOD)["second"].read(dice, 6)
    assert dice.steps == [Read("second", "b", "X2", 6, 6, 6, reconstructed=True)]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("low = 4 }", "low = 5 }", "nothing between low and high"),
        ("low = 4 }", "low = 3 }", "rows low and high overlap"),
        ('follow = "second"', 'follow = "third"', "'third', which is no table"),
        ('{ key = "a", low = 1, high = 5 }', '{ key = "a", low = 1, high = 5, follow = "first" }', "follows itself"),
        ('key = "high"', 'key = "low"', "two rows have the same key"),
        ('dice = "1D6"\nrows = [\n', "rows = [\n", "'dice' is missing"),
        ('rule = "X1"', 'rule = "X1"\ncolour = 3', "unknown key 'colour' (line 4)"),
        ('{ key = "high", low = 4 }', '{ key = "high", low = 4, hihg = 6 }', "unknown key 'hihg'"),
        ('{ key = "high", low = 4 }', "{ low = 4 }", "a row has no 'key'"),
        ("low = 1, high = 3", 'low = "1", high = 3', "no whole numbers"),
        ("low = 1, high = 3", "low = true, high = 3", "no whole numbers"),
        ("low = 1, high = 3", "low = 4, high = 3", "ends before it begins"),
        ("[first]", "[first", "line 2"),
        ('rows = [{ key = "a", low = 1, high = 5 }, { key = "b", low = 6, high = 6 }]', "rows = []", "no rows"),
    ],
)
def test_a_bad_table_names_what_is_wrong(old: str, new: str, says: str) -> None:
    assert old in GOOD
    with pytest.raises(BadTable) as caught:
        tables(GOOD.replace(old, new))
    assert says in str(caught.value)


def own(rows: str, key: str = "second") -> str:
    return f'[{key}]\nrule = "X2"\ndice = "1D6"\nrows = [{rows}]'


def test_a_server_may_move_lost_bands() -> None:
    text = own('{ key = "a", low = 1, high = 2 }, { key = "b", low = 3, high = 6 }')
    found = replacement(text, tables(GOOD))
    assert found["second"].row(3).key == "b"
    assert found["second"].reconstructed


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (own('{ key = "a", low = 1, high = 6 }'), "row 'b' is missing"),
        (own('{ key = "a", low = 1, high = 5 }, { key = "c", low = 6, high = 6 }'), "unknown row 'c'"),
        (own('{ key = "a", low = 1, high = 5 }, { key = "b", low = 6, high = 7 }'), "must cover 1 to 6"),
        (own('{ key = "low", low = 1, high = 3 }, { key = "high", low = 4 }', "first"), "whole in the source"),
        (own('{ key = "a", low = 1 }', "third"), "no such table"),
        ("", "no table"),
    ],
)
def test_a_replacement_is_checked_like_the_shipped_one(text: str, says: str) -> None:
    with pytest.raises(BadTable, match=says):
        replacement(text, tables(GOOD))
