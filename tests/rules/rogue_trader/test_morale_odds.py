"""Every test of morale at, under and over each target, and its exact odds from the same rule."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rules.core import odds
from rules.core.dice import Loaded
from rules.rogue_trader.morale_game import TESTS
from rules.rogue_trader.psych import psych
from rules.rogue_trader.psychology import PsychCase
from rules.rogue_trader.pursuit import pursue
from rules.rogue_trader.pursuit_may import PursuitCase
from rules.rogue_trader.rally import RallyCase, rally
from rules.rogue_trader.rout import RoutCase, rout
from rules.rogue_trader.units import Called, Unit
from tests.rules.rogue_trader.morale import loaded, throw

WAYS = {total: 6 - abs(total - 7) for total in range(2, 13)}  # of 36


KINDS: dict[str, tuple[Any, Any, str, str]] = {
    "R2 rout": (rout, lambda v: RoutCase(ld=v), "r-held", "r-routed"),
    "R7 rally": (rally, lambda v: RallyCase(ld=v), "r-rallied", "r-flees-on"),
    "R10 decline": (pursue, lambda v: PursuitCase(action="decline", ld=v), "r-stays", "r-pursues"),
    "R13 stop": (pursue, lambda v: PursuitCase(action="stop", ld=v), "r-stops", "r-pursues-on"),
    "P1 cool": (psych, lambda v: PsychCase(cl=v), "r-passed", "r-failed"),
    "P2 confusion": (psych, lambda v: PsychCase(cl=v, test="confusion"), "r-passed", "r-confused"),
    "P3 frenzy": (psych, lambda v: PsychCase(cl=v, test="frenzy"), "r-passed", "r-frenzied"),
    "P4 fear, charging": (psych, lambda v: PsychCase(cl=v, test="fear-charging"), "r-passed", "r-afraid"),
    "P5 fear, charged": (psych, lambda v: PsychCase(cl=v, test="fear-charged"), "r-passed", "r-routed"),
    "P5 fear, attacked": (psych, lambda v: PsychCase(cl=v, test="fear-weapons"), "r-passed", "r-rout-due"),
    "P6 hate": (psych, lambda v: PsychCase(cl=v, test="hate"), "r-passed", "r-hating"),
}


@pytest.mark.parametrize("target", range(2, 12))
@pytest.mark.parametrize("kind", KINDS)
def test_at_under_and_over_each_target(kind: str, target: int):
    rule, case, passed, failed = KINDS[kind]
    for total in (target - 1, target, target + 1):
        if 2 <= total <= 12:
            dice = loaded(throw(total))
            outcome = rule(dice, case(target))
            dice.finish()
            assert outcome.klass == (passed if total <= target else failed), f"{total} against {target}"


@pytest.mark.parametrize("kind", KINDS)
def test_12_and_more_need_no_die_and_1_and_less_neither(kind: str):
    rule, case, passed, failed = KINDS[kind]
    for target, klass in ((12, passed), (13, passed), (1, failed), (0, failed)):
        dice = Loaded()
        assert rule(dice, case(target)).klass == klass
        assert len(dice.steps) == 1, "it is said why no die was rolled"


@pytest.mark.parametrize("target", range(14))
@pytest.mark.parametrize("kind", KINDS)
def test_odds_are_those_of_2D6(kind: str, target: int):
    rule, case, passed, failed = KINDS[kind]
    good = Fraction(sum(ways for total, ways in WAYS.items() if total <= target), 36)
    exact = odds.of(rule, case(target))
    assert exact == {klass: chance for klass, chance in ((passed, good), (failed, 1 - good)) if chance}


def test_R2_odds_at_7_and_with_minus_1():
    assert odds.of(rout, RoutCase(ld=7)) == {"r-held": Fraction(21, 36), "r-routed": Fraction(15, 36)}
    assert odds.of(rout, RoutCase(ld=7, modifier=-1)) == {"r-held": Fraction(15, 36), "r-routed": Fraction(21, 36)}


def test_R2_odds_are_told_held_first():
    outcome = rout(loaded("D6=4 D6=4"), RoutCase(ld=7))
    chances = odds.chances(rout, outcome, RoutCase(ld=7))
    assert [(chance.klass, chance.value) for chance in chances] == [
        ("r-held", Fraction(7, 12)),
        ("r-routed", Fraction(5, 12)),
    ]


def test_R14_odds_are_even():
    case = PursuitCase(action="return")
    assert odds.of(pursue, case) == {"r-returns": Fraction(1, 2), "r-away": Fraction(1, 2)}


def test_P1_odds_of_tests_taken_in_order_count_what_is_dropped():
    due = (Called("confusion"), Called("frenzy"), Called("hate"))
    unit = Unit(id=1, name="A", cl=7, confused=True, traits=("frenzy",), hates=("Orks",), due=due)
    exact = odds.of(psych, PsychCase(unit=unit))
    over = Fraction(15, 36)
    assert exact == {
        "r-confused": over,
        "r-frenzied": (1 - over) * over,
        "r-hating": (1 - over) ** 2 * over,
        "r-passed": (1 - over) ** 3,
    }


@pytest.mark.parametrize("name", TESTS)
def test_the_tests_for_odds_run_by_themselves(name: str):
    exact = odds.of(TESTS[name])
    assert len(exact) == 2
    assert sum(exact.values()) == 1
