"""Reactive moves beyond the case file: figures, odds, turns, properties."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import odds
from rules.core.battle import Battle
from rules.core.dice import Loaded
from rules.core.game import games
from rules.core.pieces import BattleState, Piece
from rules.core.refusal import Refused
from rules.core.words import Name
from rules.warmaster import GAME, ReactCase, Regiment, react
from rules.warmaster.react import forbidden
from rules.warmaster.regiment import TRAITS, TYPES, traits_of, type_of

FOOT = Regiment(id=1, name="Piétons", side="Bleus")
FOE = Regiment(id=2, name="Gueux", side="Rouges")
EASY = ReactCase(move="counter-charge", regiment=FOOT, charger=FOE, command=8, distance=Fraction(15))


def battle(*pieces: Piece, **settings: str) -> Battle:
    return Battle(BattleState(settings=tuple(settings.items())), pieces, settings=GAME.settings)


def test_the_game_is_found_by_walking() -> None:
    assert GAME in games()


def test_W13_each_moves_half_of_the_distance() -> None:
    outcome = react(Loaded((6, 1), (6, 1)), EASY)
    halves = [dict(todo.args).get("half") for todo in outcome.todos]
    assert halves == [Fraction(15, 2), None, Fraction(15, 2), None]


def test_W15_the_evader_moves_up_to_its_full_pace() -> None:
    outcome = react(Loaded((6, 1), (6, 1)), replace(EASY, move="evade"))
    assert [dict(todo.args).get("pace") for todo in outcome.todos] == [None, Fraction(20), None]


def test_W9_a_charge_longer_than_the_movement_is_to_be_checked() -> None:
    dice = Loaded((6, 1), (6, 1))
    react(dice, replace(EASY, distance=Fraction(21)))
    assert [step.line.key for step in dice.steps if hasattr(step, "line")] == ["w-charge-far"]


def test_W11_the_command_value_is_asked_for_when_no_rule_forbids() -> None:
    with pytest.raises(Refused) as refused:
        react(Loaded(), replace(EASY, command=None))
    assert [reason.rule for reason in refused.value.reasons] == ["W11"]
    with pytest.raises(Refused) as refused:
        react(Loaded(), replace(EASY, command=None, distance=Fraction(5)))
    assert [reason.rule for reason in refused.value.reasons] == ["W6"]


@pytest.mark.parametrize(("charger", "key"), [(FOOT, "w-no-self"), (replace(FOE, side="Bleus"), "w-no-friend")])
def test_a_charger_is_an_enemy(charger: Regiment, key: str) -> None:
    assert [reason.line.key for reason in forbidden(replace(EASY, charger=charger))] == [key]


def test_the_chance_is_exact() -> None:
    # 2D6 ≤ 8 − 1: 21 of 36; at 12 and more only the natural 12 fails.
    assert odds.of(react, replace(EASY, move="evade"))["w-evades"] == Fraction(21, 36)
    sure = replace(EASY, modifier=9)
    assert odds.of(react, sure) == {"w-counter-charges": Fraction(35, 36), "w-fails": Fraction(1, 36)}


def test_W8_the_attempt_comes_back_with_any_turn() -> None:
    table = battle(replace(FOOT, reacted=True), FOE)
    (change,) = GAME.begin(table, "Rouges")
    assert change.after == FOOT
    assert table.reads == {"p:1"}


def test_status_tells_what_keeps_it_from_reacting() -> None:
    shown = GAME.status(replace(FOOT, engaged=True, confused=True, reacted=True), battle(FOOT))
    assert [line.key for line in shown.conditions] == ["cond-w-engaged", "cond-w-confused", "cond-w-reacted"]
    assert GAME.status(FOOT, battle(FOOT)).conditions == ()


@pytest.mark.parametrize("key", ["engaged", "confused", "reacted"])
def test_the_gm_sets_each_condition(key: str) -> None:
    condition = next(c for c in GAME.conditions if c.key == key)
    (change,) = condition.set(battle(FOOT), FOOT, True)
    assert getattr(change.after, key) is True
    assert condition.set(battle(FOOT), FOOT, False) == ()


@pytest.mark.parametrize(
    ("typed", "known"),
    [
        ("Tirailleurs, armes de jet", ("skirmishers", "missile")),
        ("MOUNTED KNIGHTS", ("mounted knights",)),
        ("chevaliers montés,chevaliers montés", ("mounted knights",)),
        (" , ", ()),
        ("-", ()),
        (None, ()),
    ],
)
def test_traits_are_read_in_both_languages(typed: str | None, known: tuple[str, ...]) -> None:
    assert traits_of(typed) == known


def test_unknown_traits_are_all_named() -> None:
    with pytest.raises(Refused) as refused:
        traits_of("skirmishers, elephants, chariots")
    assert [reason.line.args for reason in refused.value.reasons] == [
        (("name", Name("elephants")),),
        (("name", Name("chariots")),),
    ]


def test_mounted_knights_are_cavalry() -> None:
    assert type_of(None, ("mounted knights",), "infantry") == "cavalry"
    assert type_of("cavalry", ("mounted knights",), "infantry") == "cavalry"
    with pytest.raises(Refused):
        type_of("infantry", ("mounted knights",), "infantry")


@pytest.mark.parametrize("name", list(GAME.tests))
def test_the_tests_for_odds_run_as_they_are(name: str) -> None:
    assert sum(odds.of(GAME.tests[name]).values()) == 1


attempts = st.builds(
    ReactCase,
    move=st.sampled_from(["counter-charge", "evade"]),
    regiment=st.builds(
        Regiment, id=st.just(1), type=st.sampled_from(TYPES), traits=st.sets(st.sampled_from(TRAITS)).map(tuple)
    ),
    charger=st.none() | st.builds(Regiment, id=st.just(2), type=st.sampled_from(TYPES)),
    command=st.integers(1, 10),
    distance=st.fractions(0, 60),
    visible=st.booleans(),
    engaged=st.booleans(),
    confused=st.booleans(),
    reacted=st.booleans(),
    target=st.booleans(),
    character_distance=st.none() | st.fractions(0, 100),
    stands_lost=st.integers(0, 3),
    dense=st.booleans(),
    near_counts=st.booleans(),
    modifier=st.integers(-3, 3),
)


@given(attempts, st.integers(1, 6), st.integers(1, 6))
def test_an_attempt_is_refused_before_any_die_or_used_up(case: ReactCase, one: int, two: int) -> None:
    dice = Loaded((6, one), (6, two))
    if forbidden(case):
        with pytest.raises(Refused):
            react(dice, case)
        assert dice.steps == []
        return
    outcome = react(dice, case)
    dice.finish()
    assert [change.after.reacted for change in outcome.changes] == [True]  # type: ignore[union-attr]


@given(attempts, st.fractions(0, 60))
def test_more_room_never_forbids(case: ReactCase, more: Fraction) -> None:
    """Starting farther away takes away no reason but W6."""
    near = {reason.rule for reason in forbidden(case)}
    far = {reason.rule for reason in forbidden(replace(case, distance=case.distance + more))}
    assert near - far <= {"W6"}
    assert far <= near
