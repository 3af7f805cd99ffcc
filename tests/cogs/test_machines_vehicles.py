"""Vehicles through the door."""

from __future__ import annotations

from tests.cogs.machines import rhino, shown
from tests.table import Table


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
