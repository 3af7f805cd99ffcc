"""Rogue Trader between battles: what is mended, what is not, what leaving the armour costs."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from rules.core.dice import Loaded
from rules.core.outcome import Put
from rules.core.words import Name, say
from rules.rogue_trader.buildings import of_kind
from rules.rogue_trader.campaign import home, lasting, toll
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.machine import Tally
from rules.rogue_trader.suits import SuitCase, leave
from rules.rogue_trader.units import Called, Unit
from rules.rogue_trader.vehicles import Vehicle

ARMOUR = Dreadnought(id=1, name="Ferreux", pilot="Anton", cl=9, wp=1, damage=6)


def left(armour: Dreadnought, points: int, which: int) -> Dreadnought:
    dice = [(4, points), (4, which)] if points > 1 else [(4, points)]
    (change,) = leave(Loaded(*dice), SuitCase(armour)).changes
    assert isinstance(change, Put) and isinstance(change.after, Dreadnought)
    return change.after


def test_D4_lost_points_stay_and_add_up():
    once = left(ARMOUR, 3, 3)
    assert (once.cl, once.weakened) == (7, (("cl", 2),))
    (home_once,) = home((once,))
    assert home_once == replace(once, manned=True), "back in his armour, weakened"
    assert isinstance(home_once, Dreadnought)
    twice = left(home_once, 4, 3)
    assert (twice.cl, twice.weakened) == (4, (("cl", 5),))
    assert lasting(twice).marks == (say("mark-d-weakened", pilot=Name("Anton"), points=5, what=say("personal-cl")),)


def test_D4_never_below_0_and_also_what_was_not_stated():
    assert left(ARMOUR, 4, 4).weakened == (("wp", 1),), "he had no more to lose"
    assert left(ARMOUR, 4, 1).weakened == (("ld", 3),)
    assert left(ARMOUR, 1, 1).weakened == ()


def test_D4_a_copy_is_not_weakened():
    (fresh,) = home((left(ARMOUR, 3, 3),), True)
    assert fresh == ARMOUR


def test_R_a_unit_gathers_with_the_models_it_has_left():
    worn = Unit(
        id=1, name="Garde", size=6, start=9, ld=7, leader_ld=8, leader_lost=True, routed=True, engaged=(2,),
        losses=3, due=(Called("rout", "losses"),), off_table=True, traits=("frenzy",),
    )  # fmt: skip
    assert home((worn,)) == (
        Unit(id=1, name="Garde", size=6, start=6, ld=7, leader_ld=8, leader_lost=True, traits=("frenzy",)),
    )
    assert lasting(replace(worn, size=0)).lost


def test_V9_damage_lasts_and_a_fire_goes_out():
    worn = Vehicle(
        id=1, name="Char", damage=9, lost=4, halvings=1, turrets=2, turrets_lost=(1,), burning=True, adrift=True,
        speed=Fraction(5), began=Fraction(4), tally=Tally(4, 5), waiting=True, drifted="now", turned=True,
    )  # fmt: skip
    still = Vehicle(id=1, name="Char", damage=9, lost=4, halvings=1, turrets=2, turrets_lost=(1,), stopped=True)
    assert home((worn,)) == (still,)
    assert {mark.key for mark in lasting(worn).marks} == {
        "cond-v-system",
        "cond-v-power",
        "cond-v-damage",
        "cond-v-turrets",
    }


def test_B3_a_building_is_lost_with_its_last_section():
    hut = replace(of_kind("hut"), id=1, lost=(2, 0))
    assert not lasting(hut).lost
    assert lasting(hut.hit(2, 5)).lost


def test_what_it_cost():
    before = Unit(id=1, name="Garde", size=10)
    told = toll((before,), (replace(before, size=7),))
    assert told.marked == (say("toll-r-models", unit=Name("Garde"), fallen=3, left=7),)
    assert toll((before,), (replace(before, routed=True),)).out == (say("toll-r-routed", unit=Name("Garde")),)
    old = Vehicle(id=2, name="Moto", damage=9, lost=3)
    assert toll((old,), (old,)).whole == (Name("Moto"),), "damage of an earlier battle is not of this one"
    assert toll((ARMOUR,), (left(ARMOUR, 3, 3),)).after
