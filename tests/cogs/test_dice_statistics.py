"""`/stats` through the door: counted by person and die, typed apart, secrets kept."""

from __future__ import annotations

import pytest

from tests.table import Table

NBSP = "\u00a0"


async def play(table: Table) -> None:
    """Let Ann roll 36 dice, Bob test twice and type two dice, and the GM roll in secret."""
    await table.gm.slash("battle start", name="Ford")
    for _ in range(6):
        await table.ann.slash("roll", expression="6d6")
    await table.bob.slash("rout", ld=7, dice="1 1")
    await table.bob.slash("rout", ld=7, dice="6 6")
    await table.gm.slash("roll", expression="20d20", secret=True)


async def test_dice_are_counted_by_person_and_kind(table: Table):
    await play(table)
    reply = await table.ann.slash("stats")
    assert reply.private
    text = reply.description
    assert "40 dice, 2 people." in text
    assert "One secret roll is not counted." in text
    assert "D20" not in text
    everybody, ann, bob = text.split("\n\n")[1:]
    assert everybody.startswith("**Everybody**\n• 36 × D6: mean ")
    assert ann.startswith("**Ann**\n• 36 × D6: mean ")
    assert "(expected 3.5)" in ann
    assert "χ²" in ann
    assert bob.splitlines() == [
        "**Bob**",
        "• 4 × D6 typed ✍: mean 3.5 (expected 3.5); too few to tell",
        "• Tests: 1 of 2 passed, 1.2 to be expected; neither lucky nor unlucky",
    ]
    assert reply.message.attachments


async def test_the_gm_sees_secret_dice_and_shows_them_to_nobody(table: Table):
    await play(table)
    reply = await table.gm.slash("stats")
    assert "60 dice, 3 people." in reply.description
    assert "20 × D20" in reply.description
    shown = await reply.click("Show to all")
    assert not shown.private
    assert "D20" not in shown.description
    assert "One secret roll is not counted." in shown.description


async def test_of_one_person(french: Table):
    await play(french)
    reply = await french.ann.slash("stats", person=french.bob.actor)
    assert reply.title == "Les dés de la bataille"
    assert "4 dés, une personne." in reply.description
    assert "Ann" not in reply.description
    assert not reply.message.attachments, "typed dice are not drawn"


async def test_since_a_turn(table: Table):
    await play(table)
    await table.gm.slash("battle next")
    assert (await table.ann.slash("stats", since="turn 2")).title == "No dice to count"
    await table.ann.slash("roll", expression="3d8")
    reply = await table.ann.slash("stats", since="2")
    assert "3 dice, one person." in reply.description
    assert "since turn 2" in await table.ann.complete("stats", "since", "")


async def test_since_some_time(table: Table):
    await play(table)
    assert "40 dice" in (await table.ann.slash("stats", since="2 h")).description
    bad = await table.ann.slash("stats", since="yesterday")
    assert bad.private
    assert "neither a turn nor a span of time" in bad.description


@pytest.mark.parametrize("undo", [False, True])
async def test_dice_that_fell_stay_counted_when_their_entry_is_undone(table: Table, undo):
    await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich", rider_ld=7, species="horse")
    rolled = await table.ann.slash("whoa", mount="Tonnerre", dice="1")
    if undo:
        await rolled.click("Undo")
    assert "1 die, one person." in (await table.ann.slash("stats")).description


async def test_without_a_battle_it_says_so(table: Table):
    reply = await table.ann.slash("stats")
    assert reply.private
    assert reply.title == "There is no battle here"
