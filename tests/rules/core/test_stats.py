"""Statistics: counts by die, χ² against known figures, luck against every way the dice could fall."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import erfc, exp, sqrt

import pytest

from rules.core.rolls import Check, Modifier, Read, Remark, Roll, Step
from rules.core.stats import Faces, chi_square, faces, luck, pass_chance, rolls, upper_gamma
from rules.core.words import say

WHY = say("why")


def d(sides: int, *shown: int, typed: int = 0, kept: bool = False) -> Roll:
    return Roll("M15", WHY, len(shown), sides, faces=shown, typed=typed, kept=kept)


def check(target: int, *shown: int, sense="at-most", fails=()) -> Roll:
    return Roll("R1", WHY, 2, 6, faces=shown, check=Check(target, WHY, sense=sense, fails=fails))


def test_faces_are_counted_by_kind_of_die_and_typed_ones_apart():
    thrown = [d(6, 1, 1, 6), d(20, 20), d(6, 6, 2, typed=1), d(6, 3, typed=1)]
    assert faces(thrown) == [
        Faces(6, False, (2, 1, 0, 0, 0, 1)),
        Faces(6, True, (0, 0, 1, 0, 0, 1)),
        Faces(20, False, (*(0,) * 19, 1)),
    ]


def test_only_dice_that_fell_are_counted():
    steps: list[Step] = [d(6, 1), Remark(WHY), d(6, 2, kept=True), Read("whoa", "a", "M15", 1, 1, 2), d(6, 3)]
    assert [roll.faces for roll in rolls(steps)] == [(1,), (3,)]


def test_mean_against_a_fair_one():
    shown = Faces(6, False, (1, 0, 0, 0, 0, 1))
    assert shown.mean == Fraction(7, 2)
    assert shown.expected_mean == Fraction(7, 2)


CRITICAL = [
    (1, 3.841459, 0.05),
    (5, 11.070498, 0.05),
    (5, 20.515006, 0.001),
    (9, 16.918978, 0.05),
    (19, 30.143527, 0.05),
    (5, 1.145476, 0.95),
    (99, 123.225221, 0.05),
    (9999, 10_232.737, 0.05),
]


@pytest.mark.parametrize(("freedom", "value", "chance"), CRITICAL)
def test_chance_of_a_chi_square_agrees_with_the_printed_tables(freedom, value, chance):
    assert upper_gamma(freedom / 2, value / 2) == pytest.approx(chance, rel=1e-4)


@pytest.mark.parametrize("x", [0.01, 0.3, 1, 2.5, 7, 30, 200])
def test_gamma_agrees_with_its_closed_forms(x):
    assert upper_gamma(1, x) == pytest.approx(exp(-x), rel=1e-12)
    assert upper_gamma(2, x) == pytest.approx(exp(-x) * (1 + x), rel=1e-12)
    assert upper_gamma(0.5, x) == pytest.approx(erfc(sqrt(x)), rel=1e-10)
    assert upper_gamma(3.7, 0) == 1


def test_chi_square_is_the_sum_of_squares():
    found = chi_square([8, 12, 10, 10, 6, 14], [1] * 6)
    assert found.freedom == 5
    assert found.value == pytest.approx(4.0)
    assert found.chance == pytest.approx(0.549416, rel=1e-5)
    assert chi_square([20, 10], [2, 1]).value == 0
    with pytest.raises(ValueError):
        chi_square([0, 0], [1, 1])
    with pytest.raises(ValueError):
        chi_square([3], [1])


VERDICTS = [
    ((1, 0, 2, 1, 0, 1), "few"),
    ((5, 5, 5, 5, 5, 5), "usual"),
    ((9, 4, 2, 5, 4, 6), "usual"),
    ((12, 3, 3, 3, 4, 5), "uncommon"),
    ((25, 1, 1, 1, 1, 1), "rare"),
]


@pytest.mark.parametrize(("counts", "verdict"), VERDICTS)
def test_verdict_in_a_word(counts, verdict):
    assert Faces(6, False, counts).verdict == verdict


def test_a_one_sided_die_tells_nothing():
    assert Faces(1, False, (50,)).verdict == "few"


def test_chance_to_pass_is_that_of_the_rule():
    assert pass_chance(check(7)) == Fraction(21, 36)
    assert pass_chance(check(7, sense="at-least")) == Fraction(21, 36)
    assert pass_chance(check(12, fails=(12,))) == Fraction(35, 36)
    assert pass_chance(Roll("", WHY, 2, 6, modifiers=(Modifier("R3", WHY, 2),), check=Check(7, WHY))) == Fraction(
        10, 36
    )
    assert pass_chance(Roll("", WHY, 2, 6, how="highest", check=Check(5, WHY, sense="at-least"))) == Fraction(20, 36)


def test_luck_weighs_every_way_the_tests_could_go():
    tests = [check(7, 1, 1), check(4, 6, 6), check(9, 2, 2)]
    found = luck([*tests, d(6, 1)])
    assert found is not None
    chances = [pass_chance(check(target)) for target in (7, 4, 9)]
    exactly = [Fraction(0)] * 4
    for went in product((True, False), repeat=3):
        chance = Fraction(1)
        for passed, p in zip(went, chances, strict=True):
            chance *= p if passed else 1 - p
        exactly[sum(went)] += chance
    assert (found.taken, found.passed, found.expected) == (3, 2, sum(chances))
    assert found.better == pytest.approx(float(exactly[2] + exactly[3]))
    assert found.worse == pytest.approx(float(exactly[0] + exactly[1] + exactly[2]))


def test_no_tests_no_luck():
    assert luck([d(6, 1)]) is None


@pytest.mark.parametrize(
    ("passed", "verdict"),
    [
        (0, "very-unlucky"),
        (6, "very-unlucky"),
        (8, "unlucky"),
        (11, "even"),
        (12, "even"),
        (15, "lucky"),
        (18, "very-lucky"),
    ],
)
def test_luck_in_a_word(passed, verdict):
    """Twenty tests at 21 chances in 36: 11.7 are to be expected."""
    found = luck([check(7, 1, 1)] * passed + [check(7, 6, 6)] * (20 - passed))
    assert found is not None
    assert found.verdict == verdict
