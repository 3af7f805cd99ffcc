"""Rosters at the table: what lasts goes home and comes back, whatever was undone or restarted between."""

from __future__ import annotations

import pytest

from tests.table import Person, Table

DOWN = "6 2 1"  # both down, the rider crushed, the mount crippled


@pytest.fixture
def second(table: Table) -> Person:
    """Return Ann at another table of the server."""
    return table.ann.at(table.guild.create_text_channel("other"))


async def warband(person: Person) -> None:
    await person.slash("mount add", name="Tonnerre", rider="Ulrich", species="warhorse", ride=True, side="Rouge")
    await person.slash("mount add", name="Éclair", rider="Otto", species="horse", side="Rouge")


class TestSave:
    async def test_the_lasting_goes_home_the_rest_is_left(self, table: Table):
        await warband(table.ann)
        await table.ann.slash("whoa", mount="Tonnerre", dice=DOWN)
        await table.ann.slash("whoa", mount="Éclair", dice="4 2 3 5 1 7")
        saved = await table.ann.slash("roster save", roster="Éperons", side="rouge")
        assert saved.title == "Éperons: 4 pieces saved"
        assert "Ulrich (2 serious injury rolls still to make)" in saved.text
        shown = await saved.click("Show the roster")
        assert "**Tonnerre** · Rouge: struck off the roster" in shown.text
        assert "turn 1, no. 3" in shown.text
        assert "1D6 6, 1D6 2, 1D6 1" in shown.text, "by which roll"
        assert "**Otto** · Rouge: a warrior" in shown.text, "stunned is of the battle alone"

    async def test_what_is_undone_leaves_no_mark(self, table: Table):
        await warband(table.ann)
        await table.ann.slash("whoa", mount="Tonnerre", dice=DOWN)
        await table.ann.slash("roster save", roster="Éperons")
        await table.ann.slash("battle undo")
        saved = await table.ann.slash("roster save", roster="eperons")
        assert saved.title == "Éperons: 2 pieces saved"
        shown = await table.ann.slash("roster show", roster="Éperons")
        assert "struck off" not in shown.text
        assert "What befell" not in shown.text

    async def test_saving_twice_changes_nothing(self, table: Table):
        await warband(table.ann)
        await table.ann.slash("roster save", roster="Éperons")
        again = await table.ann.slash("roster save", roster="Éperons")
        assert again.title == "Éperons: nothing new to save"
        assert "4 pieces are as the roster has them" in again.text

    async def test_only_ones_own_and_only_by_its_keeper(self, table: Table):
        await warband(table.ann)
        refused = await table.bob.slash("roster save", roster="Vol", pieces="Tonnerre")
        assert refused.private
        assert "Tonnerre is not yours" in refused.text
        await table.ann.slash("roster save", roster="Éperons")
        for taken in (
            await table.bob.slash("roster remove", roster="Éperons"),
            await table.bob.slash("roster rename", roster="Éperons", name="Vol"),
            await table.bob.slash("roster bring", roster="Éperons"),
        ):
            assert taken.title == "Éperons is not yours"
        assert "is now called" in (await table.gm.slash("roster rename", roster="Éperons", name="Lances")).title

    async def test_a_secret_is_not_given_away(self, table: Table):
        await warband(table.ann)
        await table.ann.slash("whoa", mount="Tonnerre", dice=DOWN, secret=True)
        refused = await table.ann.slash("roster save", roster="Éperons")
        assert "A secret roll has changed Tonnerre" in refused.text
        await table.gm.slash("battle end")
        assert "4 pieces saved" in (await table.ann.slash("roster save", roster="Éperons")).title
        assert "1D6 6" not in (await table.bob.slash("roster show", roster="Éperons")).text

    async def test_two_games_do_not_share_a_roster(self, table: Table):
        await warband(table.ann)
        await table.ann.slash("unit add", name="Garde", size=10)
        refused = await table.ann.slash("roster save", roster="Éperons")
        assert "pieces of one game" in refused.text
        await table.ann.slash("roster save", roster="Éperons", side="Rouge")
        assert "pieces of one game" in (await table.ann.slash("roster save", roster="Éperons", pieces="Garde")).text


class TestBring:
    async def test_twice_into_the_same_battle(self, table: Table, second: Person):
        await warband(table.ann)
        await table.ann.slash("roster save", roster="Éperons")
        assert "Every piece of it" in (await table.ann.slash("roster bring", roster="Éperons")).text
        assert "4 pieces" in (await second.slash("roster bring", roster="eper")).title
        assert "Every piece of it" in (await second.slash("roster bring", roster="Éperons")).text
        await second.slash("mount remove", mount="Éclair")
        back = await second.slash("roster bring", roster="Éperons")
        assert "one piece" in back.title
        assert "3 pieces were here already" in back.text

    async def test_it_is_one_entry_that_undo_takes_back_whole(self, table: Table, second: Person):
        await warband(table.ann)
        await table.ann.slash("roster save", roster="Éperons")
        brought = await second.slash("roster bring", roster="Éperons")
        await brought.click("Undo")
        assert "No pieces" in (await second.slash("battle status")).text
        assert "4 pieces" in (await second.slash("roster bring", roster="Éperons")).title

    async def test_riders_sit_where_they_sat(self, table: Table, second: Person):
        await warband(table.ann)
        await table.ann.slash("whoa", mount="Éclair", dice="4 2 3 5 1 7")
        await table.ann.slash("roster save", roster="Éperons")
        await second.slash("roster bring", roster="Éperons")
        assert "Otto" in (await second.slash("mount show", mount="Éclair")).title
        assert "bolting" not in (await second.slash("battle status")).text
        done = await second.slash("whoa", mount="Éclair", dice="1")
        assert "Otto" in done.text

    async def test_into_another_game(self, table: Table, second: Person):
        await warband(table.ann)
        await table.ann.slash("roster save", roster="Éperons")
        await second.slash("unit add", name="Garde", size=10)
        refused = await second.slash("roster bring", roster="Éperons")
        assert "This battle is fought with a unit" in refused.text

    async def test_names_that_are_taken_and_sides_that_are_not_there(self, table: Table, second: Person):
        await warband(table.ann)
        await table.ann.slash("roster save", roster="Éperons")
        await table.gm.at(second.channel).slash("battle start", sides="Vert, Bleu")
        await second.slash("mount add", name="tonnerre", side="Vert")
        refused = await second.slash("roster bring", roster="Éperons")
        assert "A mount is already called tonnerre" in refused.text
        assert "no side Rouge" in refused.text
        await second.slash("mount remove", mount="tonnerre")
        assert "4 pieces" in (await second.slash("roster bring", roster="Éperons", side="vert")).title

    async def test_M1_dense_terrain_is_refused_to_a_player(self, table: Table, second: Person):
        await warband(table.ann)
        await table.ann.slash("mount add", name="Foudre", rider="Karl", species="horse", side="Rouge")
        await table.ann.slash("roster save", roster="Éperons")
        await table.gm.at(second.channel).slash("battle start", terrain="dense")
        refused = await second.slash("roster bring", roster="Éperons")
        assert "3 mounts on one side" in refused.text
        forced = await table.gm.at(second.channel).slash("roster bring", roster="Éperons")
        assert "Brought by a GM although" in forced.text

    async def test_a_battle_starts_with_rosters_on_its_sides(self, table: Table, second: Person):
        await warband(table.ann)
        await table.ann.slash("roster save", roster="Éperons")
        gm = table.gm.at(second.channel)
        start = await gm.slash("battle start", name="Gué", sides="Vert, Bleu", roster="Éperons")
        assert "Éperons joins the battle: 4 pieces" in start.text
        assert "· Vert" in (await gm.slash("battle status")).text
        await start.click("Undo")

    async def test_names_are_suggested(self, table: Table):
        await warband(table.ann)
        await table.ann.slash("roster save", roster="Éperons")
        assert await table.bob.complete("roster show", "roster", "ép") == ["Éperons"]
        assert "There are: Éperons." in (await table.bob.slash("roster show", roster="Lances")).text


class TestConflict:
    async def test_changed_in_two_battles_at_once_is_shown_and_nothing_is_lost(self, table: Table, second: Person):
        await warband(table.ann)
        await table.ann.slash("roster save", roster="Éperons")
        third = table.ann.at(table.guild.create_text_channel("third"))
        for place in (second, third):
            await place.slash("roster bring", roster="Éperons")
        await second.slash("whoa", mount="Tonnerre", dice=DOWN)
        await second.slash("roster save", roster="Éperons")
        await third.slash("rider edit", rider="Ulrich", experience=12)
        refused = await third.slash("roster save", roster="Éperons", pieces="Ulrich, Tonnerre")
        assert "Ulrich was changed in two battles at once" in refused.text
        assert "2 serious injury rolls still to make" in refused.text
        shown = await table.ann.slash("roster show", roster="Éperons")
        assert "struck off the roster" in shown.text
        assert "experience" not in shown.text
        kept = await third.slash("roster save", roster="Éperons bis", pieces="Ulrich, Tonnerre")
        assert "2 pieces saved" in kept.title

    async def test_the_same_battle_may_save_again_and_again(self, table: Table, second: Person):
        await warband(table.ann)
        await table.ann.slash("roster save", roster="Éperons")
        await second.slash("roster bring", roster="Éperons")
        for mount, saved in (("Tonnerre", "2 pieces saved"), ("Éclair", "2 pieces saved")):
            await second.slash("whoa", mount=mount, dice=DOWN)
            assert saved in (await second.slash("roster save", roster="Éperons")).title


class TestRemove:
    async def test_a_piece_then_all(self, table: Table, second: Person):
        await warband(table.ann)
        await table.ann.slash("roster save", roster="Éperons")
        assert "Tonnerre is removed" in (await table.ann.slash("roster remove", roster="Éperons", piece="Tonn")).title
        brought = await second.slash("roster bring", roster="Éperons")
        assert "3 pieces" in brought.title
        assert "on foot" in (await second.slash("rider show", rider="Ulrich")).text
        await table.ann.slash("roster remove", roster="Éperons")
        assert "No roster yet" in (await table.ann.slash("roster list")).text

    async def test_in_private_there_is_none(self, table: Table):
        assert "Rosters belong to a server" in (await table.ann.alone.slash("roster list")).text


async def test_a_campaign_of_three_battles(table: Table):
    """A mount is crippled in the first, a pilot weakened in the second, and both show in the third."""
    gm = table.gm
    await gm.slash("battle start", name="Le Pont", sides="Rouge, Bleu")
    await gm.slash("mount add", name="Tonnerre", rider="Ulrich", species="warhorse", side="Rouge")
    await gm.slash("mount add", name="Éclair", rider="Otto", species="horse", side="Rouge")
    lost = await gm.slash("whoa", mount="Éclair", dice="6 5 1")
    await lost.click("Undo")
    await gm.slash("whoa", mount="Tonnerre", dice=DOWN)
    await gm.slash("battle end")
    await table.restart()
    assert "4 pieces saved" in (await gm.slash("roster save", roster="Éperons", side="Rouge")).title

    await gm.slash("battle start", name="L’Usine", sides="Orks, Empire")
    await gm.slash("dreadnought add", name="Ferreux", pilot="Anton", ld=8, int=7, cl=9, wp=8, damage=6, side="Empire")
    wrong = await gm.slash("dreadnought leave", dreadnought="Ferreux", dice="2 1")
    await wrong.click("Undo")
    left = await gm.slash("dreadnought leave", dreadnought="Ferreux", dice="4 3")
    assert "3" in left.title
    await gm.slash("roster save", roster="Garnison", side="Empire")
    await gm.slash("battle end")
    await table.restart(killed=True)

    await gm.slash("battle start", name="La Fin")
    first = await gm.slash("roster bring", roster="Éperons")
    assert "3 pieces" in first.title, "the mount that was struck off stays at home"
    assert "Tonnerre (struck off the roster)" in first.text
    assert "Ulrich (2 serious injury rolls still to make)" in first.text
    await first.click("Undo")
    await gm.slash("roster bring", roster="Garnison")
    shown = await gm.slash("dreadnought show", dreadnought="Ferreux")
    assert "Anton has lost 3 points of Cool" in shown.text
    for roster, told in (("Éperons", "Le Pont, turn 1, no. 6"), ("Garnison", "L’Usine, turn 1, no. 5")):
        assert told in (await gm.slash("roster show", roster=roster)).text
    page = await gm.slash("roster show", roster="Éperons", piece="Ulrich")
    assert "2 serious injury rolls" in page.text
