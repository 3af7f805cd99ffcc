"""Odds come from the rule itself, run with every die: exact, and quick for chains."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import odds
from rules.core.chances import LIMIT, TooMany, weights
from rules.core.dice import Dice
from rules.core.outcome import Outcome
from rules.core.rolls import Check, Roll
from rules.core.words import say

WHY = say("why")


@pytest.mark.parametrize(("count", "sides"), [(1, 6), (2, 6), (3, 6), (5, 4), (1, 1), (7, 2), (2, 10), (3, 1)])
@pytest.mark.parametrize(("how", "need"), [("sum", 0), ("highest", 0), ("lowest", 0), ("at-least", 2), ("at-least", 9)])
def test_weights_are_those_of_every_throw_counted(count: int, sides: int, how: str, need: int) -> None:
    counted: Counter[int] = Counter()
    for faces in itertools.product(range(1, sides + 1), repeat=count):
        counted[Roll("X", WHY, count, sides, how, need, faces=faces).natural] += 1  # type: ignore[arg-type]
    assert dict(weights(count, sides, how, need)) == dict(counted)  # type: ignore[arg-type]


@given(st.integers(1, 60), st.integers(1, 30))
def test_weights_add_up(count: int, sides: int) -> None:
    assert sum(weight for _, weight in weights(count, sides)) == sides**count


def test_beyond_the_limit_nothing_is_computed() -> None:
    assert weights(LIMIT // 6, 6)
    with pytest.raises(TooMany):
        weights(LIMIT // 6 + 1, 6)


def held(dice: Dice, ld: int) -> Outcome:
    roll = dice.roll(Roll("R2", WHY, 2, 6, check=Check(ld, say("src"))))
    klass = "held" if roll.passed else "routed"
    return Outcome(say("verdict"), klass=klass)


def test_a_test_on_7_is_held_in_21_of_36() -> None:
    assert odds.of(held, 7) == {"held": Fraction(21, 36), "routed": Fraction(15, 36)}
    assert odds.of(held, 6)["held"] == Fraction(15, 36)


def chain(dice: Dice) -> str:
    first = dice.roll(Roll("M15", WHY, 1, 6)).total
    if first <= 2:
        return "rears"
    if first <= 4:
        bolts = dice.roll(Roll("M15", WHY, 1, 6)).total <= 3
        if bolts:
            dice.roll(Roll("M15", WHY, 3, 6, detail=True))
        return "bolts" if bolts else "waits"
    crushed = dice.roll(Roll("M15", WHY, 1, 6)).total <= 2
    crippled = dice.roll(Roll("M15", WHY, 1, 6)).total <= 2
    return f"down {crushed} {crippled}"


@pytest.mark.parametrize("details", [False, True])
def test_a_chain_is_followed_along_every_path(details: bool) -> None:
    exact = odds.distribution(chain, details)
    assert exact["rears"] == Fraction(1, 3)
    assert exact["bolts"] == exact["waits"] == Fraction(1, 6)
    assert exact["down True True"] == Fraction(1, 27)
    assert sum(exact.values()) == 1


def part(dice: Dice, n: int) -> int:
    saved = dice.roll(Roll("V12", WHY, n, 6, "at-least", 5)).total
    return n - saved


def parts(dice: Dice) -> tuple[int, ...]:
    return tuple(min(2, dice.sub(part, n)) for n in (3, 4))


def test_parts_are_merged_by_equal_results_with_their_exact_weights() -> None:
    exact = odds.distribution(parts)
    spread = {n: odds.distribution(lambda dice, n=n: part(dice, n)) for n in (3, 4)}
    for (a, b), chance in exact.items():
        one = sum(c for k, c in spread[3].items() if min(2, k) == a)
        two = sum(c for k, c in spread[4].items() if min(2, k) == b)
        assert chance == one * two


def test_a_rule_that_cannot_come_out_otherwise_shows_no_chance() -> None:
    sure = odds.chances(held, Outcome(say("verdict"), klass="held"), 12)
    assert sure == ()
    both = odds.chances(held, Outcome(say("verdict"), klass="held"), 7)
    assert [(c.klass, c.value) for c in both] == [("held", Fraction(7, 12)), ("routed", Fraction(5, 12))]
