"""Vehicles, dreadnoughts, collisions and buildings through the door, in French and English."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reply import Reply
from tests.table import Table

SHIPPED = Path("rules/rogue_trader/tables.toml").read_text(encoding="utf-8").split("[dreadnought-special]")[0]


async def rhino(table: Table, **more: object) -> None:
    """Register a vehicle."""
    profile = {"toughness": 6, "damage": 12, "max_speed": 20, "acceleration": 6, "speed": 10} | more
    await table.ann.slash("vehicle add", name="Rhino", **profile)


async def shown(table: Table, name: str = "Rhino", kind: str = "vehicle") -> str:
    """Return a piece's card as text."""
    reply = await table.ann.slash(f"{kind} show", **{kind: name})
    assert reply.private
    return reply.text


def french_spaces(text: str) -> str:
    """Return the text with plain spaces where French sets no-break ones."""
    return text.replace("\u00a0", " ")


def lines(reply: Reply) -> list[str]:
    """Return the lines of the answer's body."""
    return reply.description.splitlines()


# ------------------------------------------------------------------ vehicles


async def test_V1_the_card_shows_the_whole_profile(table: Table) -> None:
    await rhino(
        table, save=5, crew=3, crew_save=4, ejectors=3, turrets=2, trr=0.5, air_max=30, air_min=8, air_acceleration=9,
        weapons="bolter, laser cannon (heavy)", weapon_points=4, equipment=2, auto="Ad, Aa",
    )  # fmt: skip
    text = await shown(table, "rhíno")
    for part in (
        "Speed now 10", 'maximum 20" · acceleration 6"', 'maximum 30" · minimum 8" · acceleration 9"', "speed × 0.5",
        "Toughness 6 · Damage 12/12 · save 5+", "Aboard: 3, save 4+", "Ejector seats: save 3+", "Turrets working: 2/2",
        "bolter · laser cannon (heavy)", "Weapon points: 4", "Equipment points: 2", "Ad and Aa", "Closed",
    ):  # fmt: skip
        assert part in text, part


async def test_V1_weapons_beyond_its_points_are_refused(table: Table) -> None:
    reply = await table.ann.slash("vehicle add", name="Rhino", weapons="a (heavy), b (heavy)", weapon_points=3)
    assert reply.private
    assert "The weapons take 4 points, it carries 3" in reply.text
    assert "No vehicle yet" in (await table.ann.slash("vehicle list")).text


async def test_V1_edit_changes_what_is_given_and_lists_empty_with_a_dash(table: Table) -> None:
    await rhino(table, weapons="bolter", auto="Ad")
    await table.ann.slash("vehicle edit", vehicle="Rhino", name="Rhino II", weapons="-", auto="-", damage=15)
    text = await shown(table, "Rhino II")
    assert "Damage 15/15" in text
    assert "bolter" not in text
    assert "Auto" not in text
    again = await table.ann.slash("vehicle edit", vehicle="Rhino II", damage=15)
    assert "Nothing new was given" in again.text


async def test_only_owners_and_gms_edit(table: Table) -> None:
    await rhino(table)
    assert (await table.bob.slash("vehicle edit", vehicle="Rhino", damage=1)).private
    assert (await table.bob.slash("vehicle remove", vehicle="Rhino")).private
    assert not (await table.gm.slash("vehicle edit", vehicle="Rhino", damage=20)).private
    assert not (await table.ann.slash("vehicle remove", vehicle="Rhino")).private
    assert "There is no" in await shown(table)


async def test_V2_move_is_checked_and_remembered(table: Table) -> None:
    await rhino(table)
    refused = await table.ann.slash("vehicle move", vehicle="Rhino", speed=16.5)
    assert refused.private
    assert '16" at most' in refused.text
    moved = await table.ann.slash("vehicle move", vehicle="Rhino", speed=16)
    assert moved.title == 'Rhino moves 16"'
    assert "automatic Strength 6 hit" in moved.text
    assert "Speed now 16" in await shown(table)
    await table.ann.slash("battle next")
    assert (await table.ann.slash("vehicle move", vehicle="Rhino", speed=20)).title == 'Rhino moves 20"'


async def test_V11_overspeed_loses_control_and_the_drift_is_due_next_turn(table: Table) -> None:
    await rhino(table, speed=20)
    lost = await table.ann.slash("vehicle move", vehicle="Rhino", speed=22, dice="6")
    assert lost.title == 'Rhino moves 22" and loses control'
    assert "control kept 83.3%" in lost.footer.lower()
    passed = await table.ann.slash("battle next")
    assert "Rhino: drift" in passed.text
    assert "out of control" in (await table.ann.slash("vehicle move", vehicle="Rhino", speed=22)).text
    drifted = await passed.click("Rhino: drift")
    assert drifted.title.startswith("Rhino drifts")
    await table.ann.slash("battle next")
    assert "out of control" not in await shown(table)


async def test_V8_kept_dice_survive_a_restart(table: Table) -> None:
    await rhino(table)
    first = await table.ann.slash("vehicle damage", vehicle="Rhino", points=1, dice="3")
    assert first.title == "Rhino loses one Damage point"
    await table.restart(killed=True)
    second = await table.ann.slash("vehicle damage", vehicle="Rhino", points=3, dice="4")
    assert second.title == "Rhino jams"
    assert "⚂ 3 (rolled earlier this turn, kept) +3 (4 points this turn, V8) = **6**" in second.text
    await table.ann.slash("battle undo")
    assert "Damage 11/12" in await shown(table)


async def test_V8_put_off_it_is_due_when_the_turn_passes(table: Table) -> None:
    await rhino(table)
    waits = await table.ann.slash("vehicle damage", vehicle="Rhino", points=2, special="later")
    assert "special damage put off" in waits.title
    assert "Rhino: special damage" in waits.buttons
    passed = await table.ann.slash("battle next")
    assert "Rhino: special damage (2 points)" in passed.text
    rolled = await table.ann.slash("vehicle damage", vehicle="Rhino", points=0, dice="5 2")
    assert rolled.title == "Rhino will be out of control next turn"
    nothing = await table.ann.slash("vehicle damage", vehicle="Rhino", points=0)
    assert "Nothing is due" in nothing.text


async def test_V9_a_burning_vehicle_is_rolled_for_every_turn(table: Table) -> None:
    await rhino(table, crew=2, crew_save=4)
    burning = await table.ann.slash("vehicle damage", vehicle="Rhino", points=2, dice="5 0 3")
    assert burning.title == "Burning smell: Rhino halts for good"
    assert "† " in burning.text
    passed = await table.ann.slash("battle next")
    assert "Rhino: does it explode?" in passed.text
    held = await table.ann.slash("vehicle damage", vehicle="Rhino", points=0, dice="5")
    assert held.title == "Rhino smoulders on"
    await table.ann.slash("battle next")
    gone = await table.ann.slash("vehicle damage", vehicle="Rhino", points=0, dice="6 4 1")
    assert gone.title == "BANG! Rhino explodes"
    assert "one lives, seat 1; one dies" in gone.text
    assert "touching the wreck" in gone.text


async def test_V7_missing_dice_apply_nothing_and_name_the_next(table: Table) -> None:
    await rhino(table, crew=3, crew_save=4)
    short = await table.ann.slash("vehicle damage", vehicle="Rhino", points=12, dice="4 4")
    assert short.private
    assert "crew of Rhino" in short.text
    assert "Damage 12/12" in await shown(table)


async def test_V10_the_worked_example_with_a_bare_speed(table: Table) -> None:
    reply = await table.ann.slash("vehicle drift", speed=14, dice="3 8 2")
    assert reply.title == 'The vehicle drifts left at 9"'
    assert '`14" → 9"  ↰  r 9"`' in reply.text
    assert "To the left 33.3%" in reply.footer
    assert "Undo" not in reply.buttons
    assert "reconstructed" in reply.text


async def test_V10_in_private_messages_a_bare_speed_works(table: Table) -> None:
    reply = await table.ann.alone.slash("vehicle drift", speed=14, dice="3 8 5")
    assert reply.title == 'The vehicle drifts right at 9"'
    refused = await table.ann.alone.slash("vehicle add", name="Rhino")
    assert "no battle" in refused.text.lower()


async def test_V3_and_V4_boarding(table: Table) -> None:
    await rhino(table, crew=1, speed=12)
    reply = await table.ann.slash("vehicle board", vehicle="Rhino", models=5, movement=3)
    assert reply.title == "3 models board Rhino"
    assert "automatic Strength 2 hit, no armour save" in reply.text
    assert "2 models wait for the next turn" in reply.text
    assert "Aboard: 4" in await shown(table)
    bare = await table.ann.slash("vehicle board", speed=10, open=True)
    assert bare.title == "Any number may board the vehicle"
    assert "hit" not in bare.text
    assert (await table.ann.slash("vehicle board")).private


async def test_vehicle_damage_can_be_secret(table: Table) -> None:
    await rhino(table)
    reply = await table.ann.slash("vehicle damage", vehicle="Rhino", points=1, dice="6 9 2", secret=True)
    assert reply.private
    assert "System error" in reply.title
    other = await table.bob.slash("vehicle show", vehicle="Rhino")
    assert "system error" not in other.text.lower()


# ------------------------------------------------------------------ collisions


async def test_V12_bare_numbers(table: Table) -> None:
    reply = await table.ann.slash(
        "collide", toughness_a=6, toughness_b=7, speed_a=12, speed_b=6, dice="1 2 3 4 1 2 2 2"
    )
    assert reply.title == "Vehicle A: 11 points · Vehicle B: 6 points"
    assert "5D4: 1 + 2 + 3 + 4 + 1 ✍ = **11**" in reply.text
    assert "nothing more is rolled" in reply.text
    assert reply.buttons == ["Again"]


async def test_V12_everything_at_once_in_one_message_and_undone_at_once(table: Table) -> None:
    await rhino(table, save=5, turrets=1)
    await table.ann.slash("vehicle add", name="Buggy", toughness=7, damage=4, speed=6, crew=2, crew_save=4)
    before = len(table.posts)
    reply = await table.ann.slash(
        "collide", a="Rhino", b="Buggy", speed_a=12, dice="1 2 1 1 1 1 2 1 5 6 1 2 3 4 3 1 4 3"
    )
    assert len(table.posts) == before + 1
    assert reply.title == "Rhino: 4 points, temporary loss of control · Buggy: 4 points, destroyed"
    assert "one lives, seat 1; one dies" in reply.text
    assert len(lines(reply)) <= 18
    assert "Rhino — temporary loss of control" in reply.footer
    assert "buggy — destroyed" in reply.footer
    assert "Damage 8/12" in await shown(table)
    assert "destroyed" in (await shown(table, "Buggy")).lower()
    await reply.click("Undo")
    assert "Damage 12/12" in await shown(table)
    assert "Damage 4/4" in await shown(table, "Buggy")
    assert "In good order" in await shown(table, "Buggy")


async def test_V12_the_settings_change_the_reading_and_the_saves(table: Table) -> None:
    await rhino(table, save=2)
    await table.gm.slash("battle settings", setting="collision", value="points")
    await table.gm.slash("battle settings", setting="collision_saves", value="off")
    reply = await table.ann.slash("collide", a="Rhino", toughness_b=7, speed_a=5, dice="2 3 1")
    assert "1D4: 2 ✍ +1 (difference of Toughness, V12) = **3**" in reply.text
    assert "1D4: 3 ✍ −1 (difference of Toughness, V12) = **2**" in reply.text
    assert "Rhino: 3 points" in reply.title
    saved = await table.ann.slash("collide", a="Rhino", toughness_b=7, speed_a=5, saves=True, dice="2 3 2 2 2")
    assert "Rhino: unharmed" in saved.title


async def test_V12_a_building_by_name_is_scenery_and_needs_its_section(table: Table) -> None:
    await rhino(table)
    await table.ann.slash("building add", name="Fort", kind="hut", sections=2)
    which = await table.ann.slash("collide", a="Rhino", b="Fort")
    assert "Fort has 2 sections" in which.text
    reply = await table.ann.slash("collide", a="Rhino", b="Fort", section=2, dice="1 1 1 1 1")
    assert reply.title == "Rhino: 3 points · Fort: one point"
    assert "section 2: 1 of 2 Damage points left" in reply.text
    assert "Section 1: 2/2" in await shown(table, "Fort", "building")


async def test_V12_rock_and_creatures(table: Table) -> None:
    rock = await table.ann.slash("collide", toughness_a=6, speed_a=5, against="scenery", dice="1 1 1 1 1")
    assert rock.title == "Vehicle A: 5 points · The scenery: unharmed"
    beast = await table.ann.slash("collide", toughness_a=6, toughness_b=6, speed_a=5, against="creature", dice="2 4")
    assert "The creature takes 4 points of damage." in beast.text
    assert "out of control" not in beast.text


async def test_V12_everything_that_is_missing_is_said_at_once(table: Table) -> None:
    reply = await table.ann.slash("collide")
    assert reply.private
    for part in ("Toughness of A", "speed of A", "Toughness of B"):
        assert part in reply.text


async def test_V12_a_vehicle_and_itself(table: Table) -> None:
    await rhino(table)
    reply = await table.ann.slash("collide", a="Rhino", b="rhino")
    assert reply.private
    assert "cannot ram itself" in reply.text


async def test_V13_the_drift_is_offered(table: Table) -> None:
    await rhino(table)
    reply = await table.ann.slash("collide", a="Rhino", against="scenery", toughness_b=3, speed_a=5, dice="1 1 1 1")
    assert "Rhino: drift" in reply.buttons
    drifted = await reply.click("Rhino: drift")
    assert drifted.title.startswith("Rhino drifts")
    again = await table.ann.slash("vehicle drift", vehicle="Rhino")
    assert again.private


# ------------------------------------------------------------------ dreadnoughts


async def test_D3_a_lost_weapon_confuses_the_pilots_unit(table: Table) -> None:
    await table.ann.slash("unit add", name="Garro", size=1, ld=9, cl=9)
    await table.ann.slash("dreadnought add", name="Atlas", damage=6, toughness=6, pilot="garro", weapons="bolter, claw")
    reply = await table.ann.slash("dreadnought damage", dreadnought="Atlas", points=1, dice="6 8 2")
    assert reply.title == "Atlas loses a weapon"
    assert "Garro is confused, without a test" in reply.text
    assert "confus" in (await table.ann.slash("unit show", unit="Garro")).text.lower()
    await reply.click("Undo")
    assert "confus" not in (await table.ann.slash("unit show", unit="Garro")).text.lower()


async def test_D3_the_random_move_is_due_and_rolled_once(table: Table) -> None:
    await table.ann.slash("dreadnought add", name="Atlas", damage=6, movement=6)
    no = await table.ann.slash("dreadnought move", dreadnought="Atlas")
    assert 'moves 6" without a roll' in no.text
    await table.ann.slash("dreadnought damage", dreadnought="Atlas", points=1, dice="6 4")
    passed = await table.ann.slash("battle next")
    assert 'Atlas: D6" move' in passed.text
    moved = await table.ann.slash("dreadnought move", dreadnought="Atlas", dice="4")
    assert moved.title == 'Atlas moves 4"'
    assert "rolled already" in (await table.ann.slash("dreadnought move", dreadnought="Atlas")).text


async def test_D4_leaving_costs_a_characteristic(table: Table) -> None:
    await table.ann.slash("dreadnought add", name="Atlas", damage=6, pilot="Garro", ld=8, int=7, cl=8, wp=8)
    reply = await table.ann.slash("dreadnought leave", dreadnought="Atlas", dice="3 2")
    assert reply.title == "Garro leaves Atlas and loses 2 points of Intelligence"
    assert "nobody inside" in (await shown(table, "Atlas", "dreadnought")).lower()
    assert "Nobody is inside" in (await table.ann.slash("dreadnought leave", dreadnought="Atlas")).text
    await table.ann.slash("dreadnought edit", dreadnought="Atlas", pilot="Loken", int=9)
    card = await shown(table, "Atlas", "dreadnought")
    assert "Loken" in card
    assert "Int 9" in card


# ------------------------------------------------------------------ buildings


async def test_B1_by_kind_or_by_numbers(table: Table) -> None:
    await table.ann.slash("building add", name="Hutte", kind="hut")
    await table.ann.slash("building add", name="Bunker", toughness=9, damage=20, save=4, sections=3)
    assert "Toughness 7 · Damage 2 a section · no save" in await shown(table, "Hutte", "building")
    text = await shown(table, "Bunker", "building")
    assert "Toughness 9 · Damage 20 a section · save 4+" in text
    assert "Section 3: 20/20" in text
    refused = await table.ann.slash("building add", name="X", toughness=9)
    assert "kind" in refused.text
    assert refused.private


async def test_B3_collapse_with_who_is_inside(table: Table) -> None:
    await table.ann.slash("building add", name="Hutte", kind="hut")
    reply = await table.ann.slash(
        "building hit", building="Hutte", points=2, models=2, model_save=5, vehicles=1, dice="5 4 7 3 6"
    )
    assert reply.title == "Hutte collapses"
    assert "one model dies" in reply.text
    assert "Strength 7 hit, 3 wounds; trapped in the rubble" in reply.text
    assert "lies in ruins" in (await table.ann.slash("building hit", building="Hutte", points=1)).text


async def test_B2_a_bare_kind(table: Table) -> None:
    reply = await table.ann.slash("building hit", kind="tower", points=2, dice="5 4")
    assert reply.title == "The tower loses one Damage point"
    assert "Undo" not in reply.buttons


async def test_B4_and_B5_breaching(table: Table) -> None:
    wall = await table.ann.slash("building breach", wall="reinforced", points=1, dice="4")
    assert wall.title == "The reinforced wall is breached"
    assert "Toughness 10" in wall.text
    assert "† The source" in wall.text
    assert "Breached 66.7%, holds 33.3%" in wall.footer
    door = await table.ann.slash("building breach", wall="door-reinforced", points=4, before=5)
    assert door.title == "The reinforced door holds: one point left"


async def test_every_kind_of_piece_survives_a_restart_whole(table: Table) -> None:
    await rhino(table, turrets=3, weapons="bolter, laser cannon (heavy)", trr=0.5, auto="Ad", air_max=30.5)
    await table.ann.slash("vehicle damage", vehicle="Rhino", points=1, dice="6 8 2")
    await table.ann.slash("dreadnought add", name="Atlas", damage=6, initiative=6, movement=5, weapons="claw (left)")
    await table.ann.slash("dreadnought damage", dreadnought="Atlas", points=1, dice="6 5 2")
    await table.ann.slash("building add", name="Fort", kind="tower", sections=2)
    await table.ann.slash("building hit", building="Fort", section=2, points=1, dice="1")
    named = (("Rhino", "vehicle"), ("Atlas", "dreadnought"), ("Fort", "building"))
    before = [await shown(table, *which) for which in named]
    assert "laser cannon (heavy) ✗" in before[0]
    assert "M 2.5" in before[1]
    assert "section 2: 9/10" in before[2].lower()
    await table.restart(killed=True)
    assert [await shown(table, *which) for which in named] == before


# ------------------------------------------------------------------ the server's own table


async def test_V9_a_replaced_table_is_used_and_a_wrong_one_refused(table: Table) -> None:
    await rhino(table)
    moved = SHIPPED.replace('"auxiliary", low = 1, high = 2', '"auxiliary", low = 1, high = 3')
    moved = moved.replace('"control-brief", low = 3, high = 4', '"control-brief", low = 4, high = 4')
    wrong = await table.gm.slash("battle table", file=("t.toml", SHIPPED.replace("high = 2", "high = 1").encode()))
    assert wrong.private
    assert "line" in wrong.text
    await table.gm.slash("battle table", file=("t.toml", moved.encode()))
    reply = await table.ann.slash("vehicle damage", vehicle="Rhino", points=1, dice="6 3")
    assert reply.title == "Rhino loses auxiliary power"
    assert "1–3 †" in reply.text


# ------------------------------------------------------------------ French


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
    assert drift.title == "Le véhicule dérape à droite, à 2,5 ps"
    assert "`3,5 ps → 2,5 ps  ↱  r 2,5 ps`" in drift.text
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
