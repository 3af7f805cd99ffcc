"""Collisions: pools, odds of each side, one change a piece (V12, V13)."""

from __future__ import annotations

import time
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import odds
from rules.core.dice import Loaded, Rolled, SystemRandom
from rules.core.outcome import Put
from rules.core.refusal import Refused
from rules.core.words import Name
from rules.rogue_trader.colliding import CollideCase, collide, fate
from rules.rogue_trader.collision import Body, Pool, closing, pool
from rules.rogue_trader.machines_game import TABLES
from rules.rogue_trader.vehicles import Vehicle


@pytest.mark.parametrize(
    ("a", "b", "against", "angle", "speed"),
    [
        (12, 6, "vehicle", "head-on", 18),
        (12, 6, "vehicle", "rear", 6),
        (6, 12, "vehicle", "rear", 6),
        (12, 6, "vehicle", "side", 12),
        (12, 6, "scenery", "head-on", 12),
        (12, 6, "creature", "rear", 12),
    ],
)
def test_V12_the_speed_that_counts(a: int, b: int, against: Any, angle: Any, speed: int) -> None:
    assert closing(Fraction(a), Fraction(b), against, angle) == speed


@pytest.mark.parametrize(
    ("speed", "own", "other", "dice", "points"),
    [
        ("18", 6, 7, Pool(5), Pool(4, 1)),
        ("18", 7, 6, Pool(3), Pool(4, -1)),
        ("0.5", 6, 6, Pool(1), Pool(1)),
        ("5", 6, 6, Pool(1), Pool(1)),
        ("5.1", 6, 6, Pool(2), Pool(2)),
        ("10", 6, 6, Pool(2), Pool(2)),
        ("10", 8, 6, Pool(0), Pool(2, -2)),
        ("10", 9, 6, Pool(0), Pool(2, -3)),
    ],
)
def test_V12_pools_in_both_readings(speed: str, own: int, other: int, dice: Pool, points: Pool) -> None:
    assert pool(Fraction(speed), own, other, "dice") == dice
    assert pool(Fraction(speed), own, other, "points") == points


@settings(deadline=None)
@given(st.fractions(0, 200), st.integers(1, 12), st.integers(1, 12))
def test_V12_pools_never_fall_below_0_and_add_up(speed: Fraction, a: int, b: int) -> None:
    fives = -(-speed // 5)
    one, other = pool(speed, a, b, "dice"), pool(speed, b, a, "dice")
    assert one.dice >= 0 <= other.dice
    if one.dice and other.dice:
        assert one.dice + other.dice == 2 * fives


def crewed(key: int, **more: Any) -> Body:
    """Return a crewed, armoured vehicle as one side of a collision."""
    machine = Vehicle(id=key, name=f"V{key}", toughness=6, damage=20, save=4, crew=6, crew_save=4, turrets=3, **more)
    return Body(who=Name(machine.name), toughness=6, save=4, machine=machine, table=TABLES["vehicle-special"])


def test_V12_odds_of_two_crewed_vehicles_come_in_milliseconds() -> None:
    case = CollideCase(a=crewed(31), b=crewed(32), speed_a=Fraction(40), speed_b=Fraction(20))
    begun = time.process_time()
    outcome = collide(Rolled(SystemRandom()), case)
    assert time.process_time() - begun < 0.25
    assert [chance.klass for chance in outcome.chances] == outcome.klass.split()
    exact = odds.of(fate, case.a, 12, 0)
    assert sum(exact.values()) == 1
    assert outcome.chances[0].value == exact[outcome.chances[0].klass]


def test_V12_odds_of_a_side_are_those_of_its_chain() -> None:
    """With one D4, no save and 2 Damage: 3 or 4 destroy, 2 too, 1 rolls V8 with its one chance in six."""
    body = replace(crewed(33), save=0, machine=Vehicle(id=33, name="V", damage=2, crew=0))
    exact = odds.of(fate, body, 1, 0)
    assert exact["v-destroyed"] == Fraction(3, 4)
    assert exact["v-hurt"] == Fraction(1, 4) * Fraction(5, 6)
    assert exact["v-jam"] == Fraction(1, 4) * Fraction(1, 6) * Fraction(1, 10)


def test_V12_nothing_rams_itself() -> None:
    body = crewed(34)
    with pytest.raises(Refused) as refused:
        collide(Loaded(), CollideCase(a=body, b=body, speed_a=Fraction(5)))
    assert [reason.line.key for reason in refused.value.reasons] == ["no-v-itself"]


def test_V13_all_of_a_collision_is_one_change_a_piece() -> None:
    case = CollideCase(a=crewed(35), b=crewed(36), speed_a=Fraction(40))
    outcome = collide(Rolled(SystemRandom()), case)
    assert sorted(change.piece for change in outcome.changes if isinstance(change, Put)) == [35, 36]
