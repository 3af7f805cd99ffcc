"""Dice of every kind: rolled, typed, loaded; each gives a rule the same thing."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.dice import Given, Loaded, Rolled, SystemRandom
from rules.core.refusal import DiceImpossible, DiceLeft, DiceMissing
from rules.core.rolls import Check, Modifier, Roll
from rules.core.words import say

WHY = say("why")


def d(sides: int, count: int = 1, **rest: object) -> Roll:
    return Roll("X1", WHY, count, sides, **rest)  # type: ignore[arg-type]


@given(st.integers(1, 10_000), st.integers(1, 50))
def test_faces_lie_on_the_die(sides: int, count: int) -> None:
    faces = SystemRandom().faces(count, sides)
    assert len(faces) == count
    assert all(1 <= face <= sides for face in faces)


def test_values_past_the_last_whole_multiple_are_drawn_again() -> None:
    """252 is the last multiple of 6 below 256: bytes from there on would favour low faces."""
    stream = iter([bytes([252, 255, 254, 253]), bytes([5, 0, 0, 0])])
    source = SystemRandom(block=4, entropy=lambda n: next(stream).ljust(n, b"\0")[:n])
    assert source.faces(1, 6) == [6]


def test_every_face_comes_equally_often_from_a_full_set_of_bytes() -> None:
    every = bytes(range(256))
    source = SystemRandom(block=256, entropy=lambda n: every)
    faces = source.faces(250, 10)
    assert [faces.count(face) for face in range(1, 11)] == [25] * 10


def test_large_dice_take_more_bytes() -> None:
    source = SystemRandom(block=8, entropy=lambda n: bytes([0x01, 0x02] * 4))
    assert source.faces(1, 1000) == [0x0102 + 1]


def test_typed_dice_come_in_order_and_carry_the_mark() -> None:
    dice = Given((5, 2, 11))
    roll = dice.roll(d(6, 2))
    assert (roll.faces, roll.typed, roll.total) == ((5, 2), 2, 7)
    assert dice.roll(d(12)).total == 11
    dice.finish()


def test_a_typed_0_is_10_on_a_d10_alone() -> None:
    assert Given((0,)).roll(d(10)).total == 10
    with pytest.raises(DiceImpossible):
        Given((0,)).roll(d(6))


def test_too_few_typed_dice_name_the_throw_that_lacks_them() -> None:
    dice = Given((4, 2))
    dice.roll(d(6))
    with pytest.raises(DiceMissing) as caught:
        dice.roll(d(6, 3))
    assert (caught.value.missing, caught.value.roll.count, caught.value.typed) == (2, 3, (4, 2))


def test_too_many_typed_dice_are_refused_at_the_end() -> None:
    dice = Given((4, 2, 6))
    dice.roll(d(6))
    with pytest.raises(DiceLeft) as caught:
        dice.finish()
    assert caught.value.left == (2, 6)


@pytest.mark.parametrize(("sides", "face"), [(6, 7), (4, 5), (10, 11), (12, 13), (6, 0)])
def test_a_value_that_the_die_cannot_show_is_refused(sides: int, face: int) -> None:
    with pytest.raises(DiceImpossible):
        Given((face,)).roll(d(sides))


def test_a_wrong_value_is_named_before_a_missing_one() -> None:
    with pytest.raises(DiceImpossible):
        Given((9,)).roll(d(6, 3))


def test_loaded_dice_are_strict_about_size_and_number() -> None:
    with pytest.raises(AssertionError, match="wants a D6, a D12 is next"):
        Loaded((12, 4)).roll(d(6))
    with pytest.raises(AssertionError, match="none is left"):
        Loaded().roll(d(6))
    with pytest.raises(AssertionError, match="left over"):
        Loaded((6, 1)).finish()


@pytest.mark.parametrize(("count", "sides"), [(0, 6), (-1, 6), (1, 0)])
def test_no_dice_is_no_throw(count: int, sides: int) -> None:
    with pytest.raises(ValueError, match="no throw"):
        Rolled(SystemRandom()).roll(d(sides, count))


def test_totals_are_derived_from_faces_and_modifiers_within_bounds() -> None:
    up = Modifier("M21", say("mod"), +1)
    rolled = Loaded((6, 6)).roll(d(6, modifiers=(up,), high=6))
    assert (rolled.natural, rolled.total) == (6, 6)
    down = Modifier("X", say("mod"), -3)
    assert Loaded((6, 1)).roll(d(6, modifiers=(down,), low=1)).total == 1


@pytest.mark.parametrize(
    ("how", "need", "expected"), [("sum", 0, 9), ("highest", 0, 5), ("lowest", 0, 1), ("at-least", 3, 2)]
)
def test_summaries(how: str, need: int, expected: int) -> None:
    assert Loaded((6, 5), (6, 1), (6, 3)).roll(d(6, 3, how=how, need=need)).total == expected


@pytest.mark.parametrize(("first", "second"), list(itertools.product(range(1, 7), repeat=2)))
def test_a_test_is_passed_at_the_target_and_failed_one_over(first: int, second: int) -> None:
    roll = Loaded((6, first), (6, second)).roll(d(6, 2, check=Check(7, say("src"))))
    assert roll.passed == (first + second <= 7)


def test_modifiers_of_a_check_move_the_target_not_the_dice() -> None:
    check = Check(7, say("src"), (Modifier("R7", say("mod"), -1),))
    assert check.target == 6
    roll = Loaded((6, 4), (6, 3)).roll(d(6, 2, check=check))
    assert (roll.total, roll.passed) == (7, False)


def test_a_natural_that_always_fails() -> None:
    roll = Loaded((6, 6), (6, 6)).roll(d(6, 2, check=Check(12, say("src"), fails=(12,))))
    assert not roll.passed


def test_a_save_passes_at_its_value_and_over() -> None:
    check = Check(5, say("src"), sense="at-least")
    assert [Loaded((6, f)).roll(d(6, check=check)).passed for f in (4, 5, 6)] == [False, True, True]


def test_a_roll_without_a_check_cannot_pass() -> None:
    with pytest.raises(ValueError, match="nothing to compare"):
        _ = Loaded((6, 4)).roll(d(6)).passed
