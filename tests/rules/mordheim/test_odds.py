"""The chances: exact, by the same rule that is played, and as players know the table."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from rules.core import odds
from rules.core.dice import Loaded
from rules.core.outcome import Chance
from rules.core.words import say
from rules.mordheim import GAME, asked
from rules.mordheim.check import CheckCase, check, check_chances
from rules.mordheim.leadership import Whose
from rules.mordheim.pieces import Rider
from rules.mordheim.species import of
from rules.mordheim.whoa import Pair, WhoaCase, whoa
from tests.rules.mordheim.scene import mount, scene

M15 = """
the mount rears                 1/3
unhorsed                        1/3    of these: the mount bolts 1/2, waits 1/2
both down                       1/3    of these: crushed 1/3, crippled 1/3, each whatever the other
"""


def share(exact: dict[str, Fraction], *endings: str) -> Fraction:
    """Return the chance of all these classes together."""
    return sum((exact[f"m-{ending}"] for ending in endings), Fraction(0))


def test_M15_is_distributed_as_players_know_it() -> None:
    exact = odds.of(whoa, WhoaCase())
    down = ("down", "down-crushed", "down-crippled", "down-both")
    assert share(exact, "rears") == Fraction(1, 3)
    assert share(exact, "bolts", "waits") == Fraction(1, 3)
    assert share(exact, "bolts") / share(exact, "bolts", "waits") == Fraction(1, 2)
    assert share(exact, *down) == Fraction(1, 3)
    crushed = share(exact, "down-crushed", "down-both") / share(exact, *down)
    crippled = share(exact, "down-crippled", "down-both") / share(exact, *down)
    both = share(exact, "down-both") / share(exact, *down)
    assert (crushed, crippled, both) == (Fraction(1, 3), Fraction(1, 3), crushed * crippled)
    lines = [line for line in M15.strip().splitlines() if line]
    assert [line.split("  ")[0] for line in lines] == ["the mount rears", "unhorsed", "both down"]


def test_M15_in_sixths_and_twenty_sevenths() -> None:
    assert odds.of(whoa, WhoaCase()) == {
        "m-rears": Fraction(9, 27),
        "m-bolts": Fraction(1, 6),
        "m-waits": Fraction(1, 6),
        "m-down": Fraction(4, 27),
        "m-down-crushed": Fraction(2, 27),
        "m-down-crippled": Fraction(2, 27),
        "m-down-both": Fraction(1, 27),
    }


@pytest.mark.parametrize("rolls", [1, 2, 3])
@pytest.mark.parametrize("modifier", [-2, -1, 0, 1, 2])
@pytest.mark.parametrize("unhorser", [False, True])
def test_M14_M21_agree_with_every_throw_counted_by_hand(rolls: int, modifier: int, unhorser: bool) -> None:
    counted = {"rears": 0, "unhorsed": 0, "down": 0}
    for faces in product(range(1, 7), repeat=rolls):
        kept = min(6, max(1, max(faces) + unhorser + modifier))
        counted["rears" if kept <= 2 else "unhorsed" if kept <= 4 else "down"] += 1
    exact = odds.of(whoa, WhoaCase(rolls=rolls, modifier=modifier, unhorser=unhorser))
    for ending, classes in {
        "rears": ["m-rears"],
        "unhorsed": ["m-bolts", "m-waits"],
        "down": ["m-down", "m-down-crushed", "m-down-crippled", "m-down-both"],
    }.items():
        assert sum(exact.get(klass, Fraction(0)) for klass in classes) == Fraction(counted[ending], 6**rolls)


def test_a_nightmare_never_bolts() -> None:
    exact = odds.of(whoa, WhoaCase(pair=Pair(mount=of("nightmare"))))
    assert "m-bolts" not in exact
    assert exact["m-waits"] == Fraction(1, 3)


def test_M13_leaves_only_the_sub_roll() -> None:
    half = Fraction(1, 2)
    assert odds.of(whoa, WhoaCase(forced=True)) == {"m-bolts": half, "m-waits": half}


def passes(ld: int) -> Fraction:
    """Return the chance of 2D6 at or under a value, counted by hand."""
    return Fraction(sum(a + b <= ld for a, b in product(range(1, 7), repeat=2)), 36)


@pytest.mark.parametrize("ld", range(1, 13))
def test_M5_passes_as_often_as_2D6_do(ld: int) -> None:
    case = CheckCase(because="isolated", pair=Pair(mount=of("horse")), whose=Whose(ld, say("src-m-given")))
    assert odds.of(check, case).get("m-held", Fraction(0)) == passes(ld)
    trained = CheckCase(because="isolated", pair=Pair(mount=of("warhorse")), whose=Whose(ld, say("src-m-given")))
    assert odds.of(check, trained).get("m-held", Fraction(0)) == 1 - (1 - passes(ld)) ** 2


@pytest.mark.parametrize("initiative", range(1, 8))
def test_M26_passes_by_initiative_and_never_on_a_6(initiative: int) -> None:
    case = CheckCase(because="trick", whose=Whose(initiative, say("src-m-given")))
    assert odds.of(check, case)["m-trick"] == Fraction(min(5, initiative), 6)


def test_M2_fails_into_M15() -> None:
    case = CheckCase(whose=Whose(7, say("src-m-given")))
    exact = odds.of(check, case)
    table = odds.of(whoa, WhoaCase())
    assert exact["m-held"] == passes(7)
    assert {klass: exact[klass] for klass in table} == {k: (1 - passes(7)) * v for k, v in table.items()}


def test_a_failure_shows_the_chance_to_pass_and_that_of_what_came() -> None:
    case = asked.check_case(scene(), mount(scene()), "hit")
    outcome = check(Loaded((6, 6), (6, 6), (6, 4), (6, 2), (6, 1), (6, 1), (6, 1), (12, 7)), case)
    shown = check_chances(case, outcome)
    assert shown == (
        Chance("m-held", Fraction(7, 12)),
        Chance("m-bolts", Fraction(1, 6), say("odds-m-after-failure")),
    )


def test_a_pass_shows_both_chances() -> None:
    case = asked.check_case(scene(), mount(scene()), "hit")
    outcome = check(Loaded((6, 1), (6, 1)), case)
    assert check_chances(case, outcome) == (
        Chance("m-held", Fraction(7, 12)),
        Chance("m-uncontrolled", Fraction(5, 12)),
    )


def test_a_test_that_cannot_be_passed_says_so() -> None:
    case = CheckCase(because="isolated", pair=Pair(mount=of("mule")), whose=Whose(4, say("src-m-given")), modifier=-3)
    outcome = check(Loaded((6, 1), (6, 1), (6, 1), (6, 1), (12, 1)), case)
    assert check_chances(case, outcome) == (Chance("m-held", Fraction(0)), Chance("m-runs", Fraction(1)))


def test_the_next_run_of_a_bolting_mount_is_no_chance() -> None:
    case = CheckCase(because="bolting", whose=Whose(0, say("src-m-given")))
    assert check_chances(case, check(Loaded((6, 1), (6, 1), (6, 1), (12, 1)), case)) == ()


def test_odds_are_kept_by_what_weighs_on_the_dice_alone() -> None:
    """Names and owners do not make another case, traits do."""
    ulrich, otto = Rider(id=1, name="Ulrich"), Rider(id=2, name="Otto", ld=9)
    assert WhoaCase(pair=Pair(rider=ulrich)) == WhoaCase(pair=Pair(rider=otto))
    assert hash(WhoaCase(pair=Pair(rider=ulrich))) == hash(WhoaCase(pair=Pair(rider=otto)))
    assert WhoaCase(pair=Pair(mount=of("horse"))) != WhoaCase(pair=Pair(mount=of("nightmare")))
    assert WhoaCase(pair=Pair(mount=of("horse"))) != WhoaCase(pair=Pair(mount=of("mule")))
    assert CheckCase(pair=Pair(mount=of("horse"))) != CheckCase(pair=Pair(mount=of("warhorse")))


def test_the_game_offers_its_tests_for_odds() -> None:
    for rule in GAME.tests.values():
        assert sum(odds.of(rule).values()) == 1
