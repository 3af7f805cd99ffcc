"""Collisions through the door: one message, one undo."""

from __future__ import annotations

from tests.cogs.machines import lines, rhino, shown
from tests.table import Table


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
    assert "buggy — destroyed" in reply.footer.lower()
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
