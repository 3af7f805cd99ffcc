"""Dreadnoughts and buildings through the door, restart, a table of the server's own."""

from __future__ import annotations

from pathlib import Path

from tests.cogs.machines import rhino, shown
from tests.table import Table

SHIPPED = Path("rules/rogue_trader/tables.toml").read_text(encoding="utf-8").split("[dreadnought-special]")[0]


async def test_D3_a_lost_weapon_confuses_the_pilots_unit(table: Table) -> None:
    await table.ann.slash("unit add", name="Garro", size=1, ld=9, cl=9)
    await table.ann.slash("dreadnought add", name="Atlas", damage=6, toughness=6, pilot="garro", weapons="bolter, claw")
    reply = await table.ann.slash("dreadnought damage", dreadnought="Atlas", points=1, dice="6 8 2")
    assert reply.title == "Atlas loses a weapon"
    assert "Garro is confused, without a test" in reply.text
    assert "confus" in (await table.ann.slash("unit show", unit="Garro")).text.lower()
    await reply.click("Undo")
    assert "confus" not in (await table.ann.slash("unit show", unit="Garro")).text.lower()


async def test_P2_a_confused_pilot_without_a_unit_is_tested_each_turn_until_he_passes(table: Table) -> None:
    await table.ann.slash("dreadnought add", name="Atlas", damage=9, weapons="bolter, claw", cl=7)
    await table.ann.slash("dreadnought damage", dreadnought="Atlas", points=1, dice="6 8 2")
    early = await table.ann.slash("psych", unit="Atlas", test="confusion", dice="1 1")
    assert early.private
    assert "only at the start of the next turn" in early.text
    passed = await table.ann.slash("battle next")
    assert "Atlas: the pilot’s confusion (P2)" in passed.text
    failed = await table.ann.slash("psych", unit="Atlas", dice="4 4")
    assert failed.title == "The pilot of Atlas stays confused"
    assert "Movement halved (P2)" in await shown(table, "Atlas", "dreadnought")
    assert "the pilot’s confusion" not in (await table.ann.slash("battle status")).text
    again = await table.ann.slash("battle next")
    came = await again.click("Atlas: the pilot")
    assert came.footer.startswith("Passed 58.3%, confused 41.7% · P1 P2")
    refused = await table.ann.slash("psych", unit="Atlas", test="hate")
    assert "only the pilot’s confusion is tested like this" in refused.text


async def test_P2_a_pilot_who_is_a_unit_comes_to_as_that_unit(table: Table) -> None:
    await table.ann.slash("unit add", name="Garro", size=1, ld=9, cl=9)
    await table.ann.slash("dreadnought add", name="Atlas", damage=6, pilot="Garro", weapons="bolter, claw")
    await table.ann.slash("dreadnought damage", dreadnought="Atlas", points=1, dice="6 8 2")
    assert "confused" in await shown(table, "Atlas", "dreadnought")
    assert "Atlas" not in (await table.ann.slash("battle next")).text
    assert "name it" in (await table.ann.slash("psych", unit="Atlas")).text
    await table.ann.slash("psych", unit="Garro", dice="1 1")
    assert "confused" not in await shown(table, "Atlas", "dreadnought")


async def test_P2_a_unit_of_the_pilots_name_is_the_pilot_even_if_it_came_later(table: Table) -> None:
    await table.ann.slash("dreadnought add", name="Atlas", damage=6, pilot="Garro", weapons="bolter, claw", cl=8)
    await table.ann.slash("unit add", name="garro", size=1, ld=9, cl=9)
    await table.ann.slash("dreadnought damage", dreadnought="Atlas", points=1, dice="6 8 2")
    passed = await table.ann.slash("battle next")
    assert "Garro: confusion (P2)" in passed.text
    assert "Atlas: the pilot’s confusion" not in passed.text


async def test_what_is_added_shows_its_profile(table: Table) -> None:
    added = await table.ann.slash("vehicle add", name="Rhino", toughness=7, damage=10, save=5, max_speed=20)
    assert "Toughness 7 · Damage 10/10 · save 5+" in added.text
    tower = await table.ann.slash("building add", name="Tour", kind="tower")
    assert "Toughness 8 · Damage 10 a section · save 5+" in tower.text


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
