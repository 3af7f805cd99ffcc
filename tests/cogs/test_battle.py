"""The battle at the table: turns, what is due, the board, log, undo, rights, threads, files."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.keeper import YEAR
from tests.reply import Reply
from tests.table import Person, Table

WHOA = "4 2 3 5 1 7"


async def two_sides(table: Table) -> None:
    await table.gm.slash("battle start", name="Le Pont", sides="Rouge, Bleu")
    await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich", species="horse", side="Rouge")
    await table.bob.slash("mount add", name="Éclair", rider="Otto", species="horse", side="Bleu")


class TestTurns:
    async def test_sides_play_in_order(self, table: Table) -> None:
        await two_sides(table)
        titles = [(await table.gm.slash("battle next")).title for _ in range(3)]
        assert titles == ["Turn 1: Bleu plays", "Turn 2: Rouge plays", "Turn 2: Bleu plays"]

    async def test_without_sides_there_is_one_common_turn(self, table: Table) -> None:
        await table.ann.slash("mount add", name="Tonnerre")
        assert (await table.ann.slash("battle next")).title == "Turn 2"

    async def test_what_is_due_has_a_button_and_is_rolled_by_it(self, table: Table) -> None:
        await two_sides(table)
        await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        await table.gm.slash("battle next")
        reply = await table.gm.slash("battle next")
        assert "Tonnerre" in reply.text
        assert "M15" in reply.footer
        run = await reply.click(next(b for b in reply.buttons if "Tonnerre" in b))
        assert "Tonnerre" in run.title

    async def test_all_that_is_due_is_rolled_at_once_and_each_undone_alone(self, table: Table) -> None:
        await table.ann.slash("mount add", name="A", rider="X")
        await table.ann.slash("mount add", name="B", rider="Y")
        for mount in ("A", "B"):
            await table.ann.slash("whoa", mount=mount, dice=WHOA)
        reply = await table.gm.slash("battle next")
        done = await reply.click("Roll all 2")
        assert len(done.embeds) == 2
        assert {b for b in done.buttons if b.startswith("Undo no.")} == {"Undo no. 6", "Undo no. 7"}
        await done.click("Undo no. 6")
        marked = [post for post in table.posts if "~~" in post]
        assert len(marked) == 1
        assert marked[0].count("~~") == 2, "the other result of that message stands"

    async def test_what_was_forgotten_is_shown_and_can_still_be_rolled(self, table: Table) -> None:
        await two_sides(table)
        await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        await table.gm.slash("battle next")
        await table.gm.slash("battle next")
        reply = await table.gm.slash("battle next")
        assert "Left from the turn before" in reply.text
        assert any("Tonnerre" in button for button in reply.buttons)

    async def test_where_a_rule_allows_once_a_turn_a_new_turn_is_offered(self, table: Table) -> None:
        await table.ann.slash("regiment add", name="Piquiers", type="infantry")
        move = {
            "move": "counter-charge",
            "command": 8,
            "regiment": "Piquiers",
            "charger_type": "infantry",
            "distance": 15,
        }
        await table.ann.slash("react", **move, dice="6 6")
        refused = await table.ann.slash("react", **move)
        assert "(W8)" in refused.text
        assert (await refused.click("New turn")).title == "Turn 2"
        assert not (await table.ann.slash("react", **move)).private

    async def test_passing_the_turn_can_be_undone(self, table: Table) -> None:
        await two_sides(table)
        reply = await table.gm.slash("battle next")
        await reply.click("Undo")
        assert "**Rouge** plays" in (await table.gm.slash("battle status")).text


class TestStart:
    async def test_a_quietly_opened_battle_is_adopted(self, table: Table) -> None:
        await table.ann.slash("mount add", name="Tonnerre")
        reply = await table.bob.slash("battle start", name="Le Pont", sides="A,B")
        assert "One piece was already here" in reply.text
        assert (await table.bob.slash("battle end")).title == "Le Pont is over", "who started it is its GM"

    async def test_a_second_start_is_refused(self, table: Table) -> None:
        await table.gm.slash("battle start")
        reply = await table.ann.slash("battle start")
        assert reply.private
        assert "already being fought" in reply.title

    @pytest.mark.parametrize(
        ("sides", "says"), [("Rouge, rouge", "named twice"), ("Rouge", "fights nobody"), (",".join("abcdefghi"), "9")]
    )
    async def test_bad_sides(self, table: Table, sides: str, says: str) -> None:
        assert says in (await table.gm.slash("battle start", sides=sides)).text

    async def test_a_side_that_is_not_there(self, table: Table) -> None:
        await two_sides(table)
        reply = await table.ann.slash("mount add", name="X", side="Vert")
        assert "Rouge and Bleu" in reply.text
        assert "X" in (await table.ann.slash("mount add", name="X", side="rouge")).title


class TestUndo:
    async def test_a_player_undoes_his_own_last_a_gm_anybodys(self, table: Table) -> None:
        await two_sides(table)
        await table.ann.slash("whoa", mount="Tonnerre", dice="1")
        await table.bob.slash("whoa", mount="Éclair", dice="1")
        assert "Tonnerre" in (await table.ann.slash("battle undo")).title
        assert "Éclair" in (await table.gm.slash("battle undo")).title

    async def test_what_later_entries_build_on_is_refused_naming_them(self, table: Table) -> None:
        await two_sides(table)
        await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        await table.ann.slash("mount check", mount="Tonnerre", because="bolting", dice="1 1 1 1")
        reply = await table.ann.slash("battle undo", entry=4)
        assert reply.private
        assert "No. 5 came later" in reply.text

    async def test_after_the_turn_only_a_gm_undoes(self, table: Table) -> None:
        await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich")
        await table.ann.slash("battle next")
        reply = await table.ann.slash("battle undo", entry=1)
        assert "dates from turn 1" in reply.text
        assert "Undone" in (await table.gm.slash("battle undo", entry=1)).title

    async def test_numbers_that_are_not_there(self, table: Table) -> None:
        await two_sides(table)
        assert "goes up to no. 3" in (await table.ann.slash("battle undo", entry=99)).text
        assert "Nothing that you did" in (await table.join("carl").slash("battle undo")).text

    async def test_everything_can_be_undone_and_redone(self, table: Table) -> None:
        await two_sides(table)
        await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        for _ in range(3):
            await table.gm.slash("battle undo")
        assert "No pieces yet" in (await table.gm.slash("battle status")).text
        for entry in (7, 6, 5):
            assert "stands again" in (await table.gm.slash("battle undo", entry=entry)).title
        assert "bolting" in (await table.ann.slash("mount show", mount="Tonnerre")).text


class TestLog:
    async def test_it_tells_who_what_dice_and_what_was_undone(self, table: Table) -> None:
        await two_sides(table)
        await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        await table.ann.slash("battle undo")
        text = (await table.bob.slash("battle log")).text
        assert "Ann" in text
        assert "3D6 3+5+1 ✍" in text
        assert "(undone)" in text

    async def test_it_is_filtered_and_read_in_ones_own_language(self, table: Table) -> None:
        await two_sides(table)
        await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        await table.bob.slash("whoa", mount="Éclair", dice="1")
        table.bob.locale = "fr"
        by_piece = (await table.bob.slash("battle log", piece="tonnerre")).text
        assert "Éclair" not in by_piece
        assert "s’emballe" in by_piece
        by_person = (await table.bob.slash("battle log", person=table.bob.actor)).text
        assert "Tonnerre" not in by_person

    async def test_long_logs_have_pages(self, table: Table) -> None:
        await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich")
        for _ in range(12):
            await table.ann.slash("whoa", mount="Tonnerre", dice="1")
        first = await table.ann.slash("battle log")
        assert "Page 1 of 2" in first.text
        second = await first.click("After ▶")
        assert "joins the battle" in second.text


class TestBoard:
    def boards(self, table: Table, channel: Any = None) -> list[Any]:
        return [m for m in (channel or table.channel).history() if m.pinned]

    async def test_it_shows_everything_and_follows(self, table: Table) -> None:
        await two_sides(table)
        await table.follow()
        (board,) = self.boards(table)
        assert "4 pieces have nothing to report" in board.embeds[0].description
        await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        await table.follow()
        (board,) = self.boards(table)
        assert "Tonnerre" in board.embeds[0].description
        assert "bolting" in board.embeds[0].description

    async def test_twenty_quick_commands_cost_a_few_edits(self, table: Table) -> None:
        await two_sides(table)
        await table.follow()
        before = len(table.env.http_requests)
        for _ in range(20):
            await table.ann.slash("whoa", mount="Tonnerre", dice="1")
        await table.follow()
        edits = [r for r in table.env.http_requests[before:] if r.method == "PATCH"]
        assert 1 <= len(edits) <= 2

    async def test_it_survives_a_restart_and_is_posted_anew_when_deleted(self, table: Table) -> None:
        await two_sides(table)
        await table.follow()
        (board,) = self.boards(table)
        await table.restart(killed=True)
        await table.gm.slash("battle next")
        await table.follow()
        assert "**Bleu** plays" in self.boards(table)[0].embeds[0].description
        channel = table.bot.get_channel(table.channel.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.get_partial_message(board.id).delete()
        await table.gm.slash("battle next")
        await table.follow()
        assert "**Rouge** plays" in self.boards(table)[0].embeds[0].description

    async def test_too_old_to_be_edited_it_is_posted_anew(self, table: Table) -> None:
        """Discord's error 30046: too many edits to a message older than an hour."""
        await two_sides(table)
        await table.follow()
        (old,) = self.boards(table)
        table.break_http("PATCH", f"/channels/{table.channel.id}/messages/{old.id}", status=400, code=30046)
        await table.gm.slash("battle next")
        await table.follow()
        new = self.boards(table)[-1] if self.boards(table)[-1].id != old.id else self.boards(table)[0]
        assert new.id != old.id
        assert "**Bleu** plays" in new.embeds[0].description

    async def test_an_old_message_is_edited_every_thirty_seconds_at_most(self, table: Table) -> None:
        from bot import board

        await two_sides(table)
        await table.follow()
        info = (await table.bot.store.battles())[0]  # type: ignore[attr-defined]
        kept = {**info.meta["board"], "posted": info.meta["board"]["posted"] - board.OLD - 1}
        await table.bot.store.set_meta(info.id, {"board": kept})  # type: ignore[attr-defined]
        desk = board.Desk()
        assert await table.bot.boards._show(info.id, desk) == board.OLD_SPACE  # type: ignore[attr-defined]

    async def test_its_buttons_pass_the_turn_and_undo(self, table: Table) -> None:
        await two_sides(table)
        await table.follow()
        custom = {"n": "Turn 1: Bleu plays", "z": "Undone"}
        (board,) = self.boards(table)
        for what, title in custom.items():
            call = table.component(table.gm, _as_sent(board), {"component_type": 2, "custom_id": f"hola:{what}"})
            (reply,) = await table.together(call)
            assert title in reply.title

    async def test_where_the_bot_may_not_write_play_goes_on(self, table: Table) -> None:
        table.break_http("POST", f"/channels/{table.channel.id}/messages", status=403, code=50013, times=None)
        reply = await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich")
        assert "Tonnerre" in reply.title
        await table.follow()
        told = [m for m in table.channel.history(viewer=table.ann.actor) if m.flags.ephemeral]
        assert sum("may not write" in (e.description or "") for m in told for e in m.embeds) == 1
        await table.ann.slash("whoa", mount="Tonnerre", dice="1")
        await table.follow()
        told = [m for m in table.channel.history(viewer=table.ann.actor) if m.flags.ephemeral]
        assert sum("may not write" in (e.description or "") for m in told for e in m.embeds) == 1


def _as_sent(message: Any) -> Any:
    """Return a message of the channel as one that was answered: by its ids."""
    return SimpleNamespace(id=message.id, channel_id=message.channel.id)


class TestRights:
    async def test_pieces_are_edited_by_their_owner_and_gms(self, table: Table) -> None:
        await two_sides(table)
        assert "not yours" in (await table.bob.slash("mount remove", mount="Tonnerre")).title
        assert "Tonnerre" in (await table.bob.slash("whoa", mount="Tonnerre", dice="1")).title, "everybody rolls"
        assert not (await table.gm.slash("mount edit", mount="Tonnerre", movement=7)).private
        await table.gm.slash("battle settings", setting="rolls", value="owners")
        assert "not yours" in (await table.bob.slash("whoa", mount="Tonnerre", dice="1")).title
        assert "Tonnerre" in (await table.ann.slash("whoa", mount="Tonnerre", dice="1")).title

    @pytest.mark.parametrize(
        ("command", "options"),
        [
            ("battle end", {}),
            ("battle settings", {"setting": "rolls", "value": "owners"}),
            ("battle set", {"condition": "turn", "value": "3"}),
            ("battle export", {}),
        ],
    )
    async def test_what_is_for_gms(self, table: Table, command: str, options: dict[str, Any]) -> None:
        await two_sides(table)
        refused = await table.ann.slash(command, **options)
        assert refused.private
        assert "for a GM" in refused.title
        assert "for a GM" not in (await table.gm.slash(command, **options)).title

    async def test_a_gm_role_makes_gms(self, table: Table) -> None:
        await two_sides(table)
        role = table.guild.create_role("Arbitre")
        judge = table.join("judge", roles=[role])
        assert "for a GM" in (await judge.slash("battle end")).title
        await table.gm.slash("battle settings", setting="gm_role", value="arbitre")
        assert "is over" in (await judge.slash("battle end")).title

    async def test_a_role_or_value_that_is_not_there(self, table: Table) -> None:
        await two_sides(table)
        assert "no role" in (await table.gm.slash("battle settings", setting="gm_role", value="Nobody")).title
        assert "is no value" in (await table.gm.slash("battle settings", setting="rolls", value="x")).title
        assert "no setting" in (await table.gm.slash("battle settings", setting="x", value="x")).title
        assert "already" in (await table.gm.slash("battle settings", setting="rolls", value="everyone")).title

    async def test_settings_of_a_server_hold_in_other_channels(self, table: Table) -> None:
        await table.gm.slash("battle settings", setting="server_language", value="fr")
        other = table.guild.create_text_channel("other")
        reply = await table.ann.at(other).slash("mount add", name="Tonnerre")
        assert "rejoint" in reply.title

    async def test_all_settings_are_listed_with_meaning(self, table: Table) -> None:
        await two_sides(table)
        text = (await table.ann.slash("battle settings")).text
        for key in ("rolls", "terrain", "bolting", "psychology", "collision", "skirmish_die", "gm_role"):
            assert f"`{key}`" in text
        assert "M1" in text


class TestHand:
    async def test_a_condition_is_set_without_dice_and_undone(self, table: Table) -> None:
        await two_sides(table)
        reply = await table.gm.slash("battle set", piece="Tonnerre", condition="bolting")
        assert "Set by the GM" in reply.text
        assert "bolting" in (await table.ann.slash("mount show", mount="Tonnerre")).text
        await reply.click("Undo")
        assert "ridden" in (await table.ann.slash("mount show", mount="Tonnerre")).text

    @pytest.mark.parametrize(
        ("options", "says"),
        [
            ({"piece": "Tonnerre", "condition": "flying"}, "has no condition"),
            ({"piece": "Nobody", "condition": "bolting"}, "There is no"),
            ({"condition": "bolting"}, "Which piece"),
            ({"condition": "turn", "value": "x"}, "no turn"),
            ({"condition": "turn", "value": "0"}, "no turn"),
        ],
    )
    async def test_bad_values(self, table: Table, options: dict[str, str], says: str) -> None:
        await two_sides(table)
        reply = await table.gm.slash("battle set", **options)
        assert reply.private
        assert says in reply.title

    async def test_the_turn_is_set(self, table: Table) -> None:
        await two_sides(table)
        await table.gm.slash("battle set", condition="turn", value="4")
        assert "Turn 4" in (await table.ann.slash("battle status")).text


class TestThreads:
    async def test_a_thread_acts_on_its_parents_battle_until_it_starts_its_own(self, table: Table) -> None:
        await two_sides(table)
        thread = await table.thread()
        inside = table.ann.at(thread)
        await inside.slash("whoa", mount="Tonnerre", dice=WHOA)
        assert "bolting" in (await table.ann.slash("mount show", mount="Tonnerre")).text
        await table.gm.at(thread).slash("battle start", name="Siège")
        assert "There is no" in (await inside.slash("whoa", mount="Tonnerre")).title
        await inside.slash("mount add", name="Autre")
        await table.gm.at(thread).slash("battle end")
        gone = await inside.slash("whoa", mount="Tonnerre")
        assert gone.private
        assert "battle of this thread has ended" in gone.text
        assert not (await inside.slash("rout", ld=7)).private
        assert "bolting" in (await table.ann.slash("mount show", mount="Tonnerre")).text

    async def test_a_quiet_opening_in_a_thread_opens_the_parents(self, table: Table) -> None:
        thread = await table.thread()
        await table.ann.at(thread).slash("mount add", name="Tonnerre")
        assert "Tonnerre" in (await table.ann.slash("battle status")).text

    async def test_a_forum_post_has_its_own(self, table: Table) -> None:
        one, two = await table.post("One"), await table.post("Two")
        await table.ann.at(one).slash("mount add", name="Tonnerre")
        assert "no battle here" in (await table.ann.at(two).slash("battle status")).title
        assert "Tonnerre" in (await table.ann.at(one).slash("battle status")).text

    async def test_two_channels_have_two_battles(self, table: Table) -> None:
        other = table.guild.create_text_channel("other")
        await table.ann.slash("mount add", name="Tonnerre")
        reply = await table.ann.at(other).slash("mount add", name="Tonnerre")
        assert not reply.private

    async def test_a_deleted_channels_battle_is_put_away_and_can_be_exported(self, table: Table) -> None:
        other = table.guild.create_text_channel("other")
        await table.gm.at(other).slash("battle start", name="Siège")
        await table.gm.at(other).slash("mount add", name="Tonnerre")
        found = table.bot.get_channel(other.id)
        assert isinstance(found, discord.TextChannel)
        await found.delete()
        await table.env.settle()
        reply = await table.gm.slash("battle export", battle="siege")
        data = await file(reply)
        assert data["state"]["ended"] is True
        assert data["pieces"]

    async def test_a_battle_of_a_year_ago_is_put_away_not_dropped(self, table: Table) -> None:
        import time

        await two_sides(table)
        keeper = table.bot.keeper  # type: ignore[attr-defined]
        await keeper.round(time.time() + YEAR - 86_400)
        assert "Le Pont" in (await table.ann.slash("battle status")).title
        await keeper.round(time.time() + YEAR + 86_400)
        assert "Le Pont" in (await table.ann.slash("battle status")).title, "nobody played at all: is the clock right?"
        other = table.guild.create_text_channel("other")
        await table.gm.at(other).slash("mount add", name="Tonnerre")
        later = "UPDATE battle SET touched = ? WHERE id = 2"
        await table.bot.store._run(later, time.time() + YEAR)  # type: ignore[attr-defined]
        await keeper.round(time.time() + YEAR + 86_400)
        assert "no battle here" in (await table.ann.slash("battle status")).title
        assert await file(await table.gm.slash("battle export", battle="Le Pont"))


async def file(reply: Reply) -> dict[str, Any]:
    return json.loads(await reply.message.attachments[0].read())


def upload(table: Table, data: Any) -> tuple[str, bytes]:
    return "battle.json", data if isinstance(data, bytes) else json.dumps(data).encode()


class TestFiles:
    async def test_export_import_export_is_identical_but_for_the_seal(self, table: Table) -> None:
        await two_sides(table)
        await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        await table.ann.slash("battle undo")
        first = await file(await table.gm.slash("battle export"))
        other = table.guild.create_text_channel("other")
        asked = await table.gm.at(other).slash("battle import", file=upload(table, first))
        assert "Import this battle" in asked.title
        done = await asked.click("Import")
        assert "is in" in done.title
        again = await file(await table.gm.at(other).slash("battle export"))
        for data in (first, again):
            data.pop("meta")
            data.pop("throws")
        assert first == again

    async def test_it_says_what_it_replaces_and_asks_first(self, table: Table) -> None:
        await two_sides(table)
        saved = await file(await table.gm.slash("battle export"))
        await table.ann.slash("mount add", name="Autre")
        asked = await table.gm.slash("battle import", file=upload(table, saved))
        assert "replaces the battle of this channel" in asked.text
        assert "Autre" in (await table.ann.slash("battle status")).text
        await asked.click("Import")
        assert "Autre" not in (await table.ann.slash("battle status")).text

    @pytest.mark.parametrize(
        ("change", "says"),
        [
            (b"not json", "no JSON"),
            (b"[]", "no battle made by"),
            ({"format": 99}, "newer program"),
            ({"pieces": [{"kind": "dragon", "piece": {}}]}, "pieces"),
            ({"next_id": 1}, "pieces"),
        ],
    )
    async def test_a_broken_or_newer_file_is_refused(self, table: Table, change: Any, says: str) -> None:
        await two_sides(table)
        saved = await file(await table.gm.slash("battle export"))
        data = change if isinstance(change, bytes) else {**saved, **change}
        reply = await table.gm.slash("battle import", file=upload(table, data))
        assert reply.private
        assert says in reply.text
        assert "Tonnerre" in (await table.ann.slash("battle status")).text

    async def test_an_ended_battle_stays_available(self, table: Table) -> None:
        await two_sides(table)
        ended = await table.gm.slash("battle end")
        assert "seal" in ended.text
        assert await file(await table.gm.slash("battle export"))
        assert "no battle here" in (await table.ann.slash("battle status")).title
        assert not (await table.ann.slash("mount add", name="Tonnerre")).private, "a new battle opens"


@pytest.mark.parametrize("who", ["ann", "gm"])
async def test_french_at_the_table(french: Table, who: str) -> None:
    person: Person = getattr(french, who)
    await french.gm.slash("battle start", name="Le Pont", sides="Rouge, Ost")
    assert "Tour 1\u00a0: au tour d’Ost" in (await person.slash("battle next")).title
    status = (await person.slash("battle status")).text
    assert "Pas encore de pièce" in status
    assert "Réglages de la bataille" in (await person.slash("battle settings")).title
    await french.follow()
    assert any("Tour 1" in post for post in french.posts)


async def test_passing_the_turn_does_not_give_a_secret_roll_away(table: Table) -> None:
    await table.gm.slash("battle start", sides="A, B")
    await table.ann.slash("unit add", name="Garde", ld=7, cl=7, side="A")
    await table.bob.slash("unit add", name="Orks", ld=7, cl=7, side="B")
    await table.ann.slash("unit engage", unit="Garde", enemy="Orks")
    await table.ann.slash("mount add", name="Zig", side="B")
    await table.ann.slash("rout", unit="Garde", because="lost-combat", dice="6 6", secret=True)
    passed = await table.bob.slash("battle next")
    assert not passed.private
    assert "Garde" not in passed.text
    assert "Orks" not in passed.text
    assert "Zig" in passed.text
    assert "What follows from a secret roll is due too" in passed.text
    assert not [label for label in passed.buttons if "Orks" in label]
    assert "routed" in (await table.ann.slash("battle status")).text


async def test_rolling_all_leaves_what_a_secret_roll_made_due(table: Table) -> None:
    await table.gm.slash("battle start", sides="A, B")
    for name in ("Zig", "Zag", "Zug"):
        await table.ann.slash("mount add", name=name, side="A")
    await table.ann.slash("mount check", mount="Zug", because="isolated", dice="6 6 1 1 1 1", secret=True)
    await table.gm.slash("battle next")
    due = await table.gm.slash("battle next")
    assert "Zug" not in due.text
    rolled = await due.click("Roll all 2")
    assert {"Zig", "Zag"} == {word for word in ("Zig", "Zag", "Zug") if word in rolled.text}
    assert "Zug: uncontrollable" in (await table.ann.slash("battle status")).text
