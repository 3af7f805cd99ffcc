"""Machines in French, and what is suggested while typing."""

from __future__ import annotations

import pytest

from tests.cogs.machines import french_spaces, rhino
from tests.table import Table


async def test_french_damage(french: Table) -> None:
    await french.ann.slash("vehicle add", name="Éclair", damage=12, toughness=6, turrets=3)
    reply = await french.ann.slash("vehicle damage", vehicle="eclair", points=1, dice="6 1 2")
    assert reply.title == "Perte de puissance auxiliaire pour Éclair"
    assert "La tourelle 2 d’Éclair ne fonctionne plus." in reply.text
    assert "Éclair\u00a0: 11 points de dommages restants sur 12." in reply.text
    assert "Perte de puissance auxiliaire\u00a0: 3,3\u00a0%" in reply.footer


async def test_french_collision(french: Table) -> None:
    reply = await french.ann.slash(
        "collide", toughness_a=6, toughness_b=7, speed_a=12, speed_b=6, dice="1 2 3 4 1 2 2 2"
    )
    assert french_spaces(reply.title) == "Le véhicule A : 11 points · Le véhicule B : 6 points"
    assert "sera hors de contrôle au prochain tour de son camp" in reply.text


async def test_french_drift_and_move(french: Table) -> None:
    drift = await french.ann.slash("vehicle drift", speed=3.5, dice="1 2 5")
    assert french_spaces(drift.title) == "Le véhicule dérape à droite, à 2,5 ps"
    assert "`3,5 ps → 2,5 ps  ↱  r 2,5 ps`" in french_spaces(drift.text)
    await french.ann.slash("vehicle add", name="Rhino", speed=10, acceleration=2.5, max_speed=20)
    refused = await french.ann.slash("vehicle move", vehicle="Rhino", speed=13)
    assert "12,5 ps au plus : le tour a commencé à 10 ps" in french_spaces(refused.text)


@pytest.mark.parametrize(
    ("typed", "found"),
    [("r", ["Rhino"]), ("", ["Buggy", "Rhino"])],
)
async def test_names_are_suggested(table: Table, typed: str, found: list[str]) -> None:
    await rhino(table)
    await table.ann.slash("vehicle add", name="Buggy")
    assert await table.ann.complete("vehicle show", "vehicle", typed) == found


async def test_auto_systems_are_suggested_in_the_readers_words(french: Table) -> None:
    assert "Ad, Aa\u00a0: sert une arme" in await french.ann.complete("vehicle add", "auto", "Ad, ", name="x")
