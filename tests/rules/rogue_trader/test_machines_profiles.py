"""Profiles of vehicles and buildings: weapons, auto-systems, presets, walls, doors (V1, V14, B1–B5)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rules.core import odds
from rules.core.dice import Loaded
from rules.core.refusal import Refused
from rules.rogue_trader.buildings import DOORS, KINDS, WALLS, of_kind
from rules.rogue_trader.collapse import BreachCase, breach
from rules.rogue_trader.machines_game import TABLES, TESTS
from rules.rogue_trader.vehicles import autos
from rules.rogue_trader.weapons import weapons, weight


def test_V1_weapons_weigh_1_2_and_6_points() -> None:
    carried = weapons("bolter, laser cannon (heavy), siege gun (super-heavy)")
    assert [w.size for w in carried] == ["basic", "heavy", "super-heavy"]
    assert weight(carried) == 9


def test_V1_weapons_are_written_in_french_too() -> None:
    carried = weapons("canon laser (lourd), griffe (droite), bombarde (super-lourde), bolter (MkIII)")
    assert [(w.name, w.size, w.arm) for w in carried] == [
        ("canon laser", "heavy", ""),
        ("griffe", "basic", "right"),
        ("bombarde", "super-heavy", ""),
        ("bolter (MkIII)", "basic", ""),
    ]


@pytest.mark.parametrize(
    ("text", "points", "reasons"),
    [
        ("a (super-heavy), b (super-heavy)", 0, ["no-v-super-heavy"]),
        ("a (heavy), b (heavy)", 3, ["no-v-weapon-points"]),
        ("x" * 41, 0, ["no-v-weapon-name"]),
        (",".join("abcdefghijklmnopqrstu"), 0, ["no-v-weapons-many"]),
        ("a (super-heavy), b (super-heavy)", 11, ["no-v-super-heavy", "no-v-weapon-points"]),
    ],
)
def test_V1_refuses_what_cannot_be_carried(text: str, points: int, reasons: list[str]) -> None:
    with pytest.raises(Refused) as refused:
        weapons(text, points)
    assert [reason.line.key for reason in refused.value.reasons] == reasons


def test_V14_auto_systems_by_any_of_their_names() -> None:
    assert autos("ad, Auto-Aim, AA, fac") == ("Ad", "Aa", "Aa", "Af")
    with pytest.raises(Refused) as refused:
        autos("Ad, radio")
    assert refused.value.reasons[0].rule == "V14"


@pytest.mark.parametrize(
    ("kind", "toughness", "points", "save"),
    [
        ("hut", 7, 2, 0),
        ("plastic", 8, 3, 0),
        ("building", 8, 5, 5),
        ("tower", 8, 10, 5),
        ("wall", 8, 5, 5),
        ("barricade", 6, 5, 0),
    ],
)
def test_B1_presets(kind: Any, toughness: int, points: int, save: int) -> None:
    made = of_kind(kind)
    assert (made.toughness, made.damage, made.save) == (toughness, points, save)


def test_B1_knows_every_kind() -> None:
    assert len(KINDS) == 6


@pytest.mark.parametrize(("wall", "toughness"), [("partition", 6), ("hut", 7), ("standard", 8), ("reinforced", 10)])
def test_B4_toughness_of_walls(wall: str, toughness: int) -> None:
    outcome = breach(Loaded(), BreachCase(wall=wall, points=1, toughness=TABLES["wall-toughness"], save=0))
    assert dict(outcome.remarks[0].args)["toughness"] == toughness
    assert {row.key for row in TABLES["wall-toughness"].rows} == set(WALLS)


@pytest.mark.parametrize("points", [1, 2, 5])
def test_B4_odds_of_a_hole(points: int) -> None:
    exact = odds.of(TESTS["breach"], points)
    assert exact["b-breached"] == 1 - Fraction(1, 3) ** points


@pytest.mark.parametrize(
    ("door", "points"),
    [
        ("door-light-wood", 1), ("door-plastic", 2), ("door-glass", 2), ("door-thin-steel", 3), ("door-wood", 4),
        ("door-thick-steel", 5), ("door-reinforced", 10),
    ],
)  # fmt: skip
def test_B5_damage_of_doors(door: str, points: int) -> None:
    table = TABLES["wall-toughness"]
    assert breach(Loaded(), BreachCase(wall=door, points=points, toughness=table)).klass == "b-door-down"
    if points > 1:
        assert breach(Loaded(), BreachCase(wall=door, points=points - 1, toughness=table)).klass == "b-door-holds"
    assert len(DOORS) == 7
