"""One interaction's turn: typed dice, secrecy, languages, saving before answering, nothing twice."""

from __future__ import annotations

import pytest

from tests.table import Table

WHOA = "4 2 3 5 1 7"


async def mounted(table: Table) -> None:
    await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich", species="horse")


async def test_the_shown_example_of_the_house(table: Table) -> None:
    await mounted(table)
    reply = await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
    assert not reply.private
    for part in ("⚃ 4 ✍", "⚁ 2 ✍", '**9"**', "↙ 7 o’clock", "Strength 2", "16.7%", "M15", "dice typed by Ann"):
        assert part in reply.text
    await table.restart(killed=True)
    shown = await table.ann.slash("mount show", mount="tonnerre")
    assert shown.private
    assert "bolting" in shown.text
    undone = await table.ann.slash("battle undo")
    assert "Undone" in undone.title
    assert "ridden by Ulrich" in (await table.ann.slash("mount show", mount="TONNERRE")).text


async def test_a_bare_roll_works_at_once_in_a_channel_and_in_private(table: Table) -> None:
    for person in (table.ann, table.ann.alone):
        reply = await person.slash("rout", ld=7, dice="4 4")
        assert not reply.private
        assert "8" in reply.text
        assert "58.3%" in reply.footer
        assert "41.7%" in reply.footer
        assert reply.buttons[0] == "Again"


async def test_the_stranger_rolls_with_the_bot_alone(table: Table) -> None:
    assert "Again" in (await table.stranger.slash("whoa")).buttons


async def test_pieces_in_private_messages_are_refused_with_the_reason(table: Table) -> None:
    for name, options in (
        ("whoa", {"mount": "Tonnerre"}),
        ("mount add", {"name": "X"}),
        ("battle next", {}),
        ("battle start", {}),
    ):
        reply = await table.ann.alone.slash(name, **options)
        assert reply.private or reply.text
        assert "no battle here" in reply.title, name


class TestTypedDice:
    async def test_too_few_name_the_next_and_can_be_completed(self, table: Table) -> None:
        await mounted(table)
        reply = await table.ann.slash("whoa", mount="Tonnerre", dice="4 2")
        assert reply.private
        assert "3 dice are missing" in reply.title
        assert "3D6" in reply.text
        assert "ridden" in (await table.ann.slash("mount show", mount="Tonnerre")).text
        form = await reply.click("Type the rest")
        done = await form.modal.submit("3 5 1 7")
        assert "Tonnerre" in done.title
        assert not done.private
        assert "bolting" in (await table.ann.slash("mount show", mount="Tonnerre")).text

    async def test_the_form_outlives_a_restart(self, table: Table) -> None:
        reply = await table.ann.slash("whoa", dice="4 2")
        form = await reply.click("Type the rest")
        await table.restart(killed=True)
        done = await form.modal.submit("3 5 1 7")
        assert '9"' in done.text

    @pytest.mark.parametrize(
        ("dice", "says"),
        [
            ("4 2 3 5 1 7 6", "One die too many"),
            ("7", "cannot show"),
            ("4 2 3 5 1 13", "cannot show"),
            ("4 x", "cannot be read"),
            ("4 -2", "cannot be read"),
            ("4.5", "cannot be read"),
            ("99999999999999999999", "cannot be read"),
        ],
    )
    async def test_bad_dice_apply_nothing(self, table: Table, dice: str, says: str) -> None:
        await mounted(table)
        reply = await table.ann.slash("whoa", mount="Tonnerre", dice=dice)
        assert reply.private
        assert says in reply.title
        assert "nothing was changed" in reply.text
        assert "ridden" in (await table.ann.slash("mount show", mount="Tonnerre")).text

    @pytest.mark.parametrize("dice", ["4 2 3 5 1 7", "4,2,3,5,1,7", " 4;2 ; 3, 5 1\u00a07 ", "４ ２ ３ ５ １ ７"])
    async def test_dice_are_typed_as_people_type_them(self, table: Table, dice: str) -> None:
        assert '9"' in (await table.ann.slash("whoa", dice=dice)).text


class TestSecret:
    async def test_only_the_roller_and_the_gm_know(self, table: Table) -> None:
        await mounted(table)
        reply = await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA, secret=True)
        assert reply.private
        assert "Secret roll" in reply.text
        own = await table.ann.slash("mount show", mount="Tonnerre")
        assert "bolting" in own.text
        assert "bolting" in (await table.gm.slash("mount show", mount="Tonnerre")).text
        for name, options in (
            ("mount show", {"mount": "Tonnerre"}),
            ("mount list", {}),
            ("battle status", {}),
            ("battle log", {}),
        ):
            other = await table.bob.slash(name, **options)
            assert "?" in other.text, name
            assert "bolt" not in other.text, name
        await table.follow()
        assert any("Turn 1" in post for post in table.posts)
        assert "bolting" not in "\n".join(table.posts)

    async def test_a_refusal_gives_no_secret_away(self, table: Table) -> None:
        await mounted(table)
        await table.ann.slash("whoa", mount="Tonnerre", dice="6 6 1", secret=True)
        reply = await table.bob.slash("mount check", mount="Tonnerre", because="hit")
        assert "dead" not in reply.text
        assert "Not now" in reply.title

    async def test_revealed_it_is_shown_to_all(self, table: Table) -> None:
        await mounted(table)
        reply = await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA, secret=True)
        shown = await reply.click("Reveal")
        assert not shown.private
        assert "bolts" in shown.title
        assert "bolting" in (await table.bob.slash("mount show", mount="Tonnerre")).text
        again = await reply.click("Reveal")
        assert again.private
        assert "no longer leads" in again.title

    async def test_what_it_opens_stays_secret_and_so_does_its_undo(self, table: Table) -> None:
        await mounted(table)
        reply = await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA, secret=True)
        gone = await reply.click("Tonnerre has left the table")
        assert gone.private
        log = (await table.bob.slash("battle log")).text
        assert log.count(": ?") == 2
        undone = await gone.click("Undo")
        assert undone.private
        assert "Undone" in undone.title
        await reply.click("Undo")
        assert "ridden by Ulrich" in (await table.bob.slash("mount show", mount="Tonnerre")).text
        assert not any("bolt" in post or "left the table" in post for post in table.posts)

    async def test_its_details_are_not_for_others(self, table: Table) -> None:
        await mounted(table)
        reply = await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA, secret=True)
        other = await reply.click("Reveal", by=table.bob)
        assert "no longer leads" in other.title


class TestLanguage:
    async def test_private_answers_are_the_readers_public_ones_the_battles(self, table: Table) -> None:
        table.ann.locale = "fr"
        started = await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich", species="horse")
        assert "rejoint" in started.title
        by_bob = await table.bob.slash("whoa", mount="Tonnerre", dice=WHOA)
        assert "s’emballe" in by_bob.title
        assert "À faire maintenant" in by_bob.text
        refused = await table.bob.slash("whoa", mount="Nobody")
        assert "There is no" in refused.title

    @pytest.mark.parametrize(
        ("locale", "word"),
        [
            ("fr", "annulé"),
            ("en-US", "Undone"),
            ("en-GB", "Undone"),
            ("de", "Undone"),
            ("xx", "Undone"),
            (None, "Undone"),
        ],
    )
    async def test_french_for_french_english_for_every_other(self, table: Table, locale: str | None, word: str) -> None:
        table.ann.locale = locale
        await mounted(table)
        assert word.casefold() in (await table.ann.slash("battle undo")).title.casefold()

    async def test_a_community_server_speaks_its_own_language(self, table: Table) -> None:
        table.community("fr")
        assert "déroute" in (await table.ann.slash("rout", ld=7, dice="6 6")).title

    async def test_a_person_may_choose_another(self, table: Table) -> None:
        chosen = await table.ann.slash("me", language="fr")
        assert "Vos choix" in chosen.title
        assert "Il n’y a pas" in (await table.ann.slash("mount show", mount="X")).title

    async def test_the_gm_chooses_the_channels(self, table: Table) -> None:
        await table.gm.slash("battle start", language="fr")
        assert "rejoint" in (await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich")).title


class TestOnceAndForAll:
    async def test_an_interaction_delivered_twice_is_applied_and_answered_once(self, table: Table) -> None:
        await mounted(table)
        call = table.ann.call("whoa", mount="Tonnerre", dice=WHOA)
        await table.together(call)
        await table.again(call)
        log = await table.ann.slash("battle log")
        assert log.text.count("bolt") == 1

    async def test_a_refusal_delivered_twice_is_answered_once_even_after_a_restart(self, table: Table) -> None:
        call = table.ann.call("whoa", mount="Nobody")
        await table.together(call)
        before = len(table.env.http_requests)
        await table.again(call)
        assert len(table.env.http_requests) == before
        await table.restart()
        await table.again(call)
        sent = [r for r in table.env.http_requests[before:] if "/callback" in r.path]
        assert not sent

    async def test_two_commands_at_once_run_one_after_the_other(self, table: Table) -> None:
        await mounted(table)
        await table.bob.slash("mount add", name="Éclair", rider="Otto", species="horse")
        one, two = await table.together(
            table.ann.call("whoa", mount="Tonnerre", dice="1"), table.bob.call("whoa", mount="Éclair", dice="2")
        )
        assert {"no. 3", "no. 4"} == {reply.footer.split(" · ")[2] for reply in (one, two)}

    async def test_a_reply_that_was_lost_is_told_before_the_next_command(self, table: Table) -> None:
        await mounted(table)
        table.break_http("POST", "/interactions/*/*/callback", status=500)
        await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        await table.restart()
        reply = await table.ann.slash("rout", ld=7, dice="1 1")
        text = "\n".join([*table.posts, reply.text])
        assert "the answer never reached you" in text
        assert "Tonnerre" in text
        assert "bolting" in (await table.ann.slash("mount show", mount="Tonnerre")).text

    async def test_undo_marks_the_message_and_redo_takes_the_mark_off(self, table: Table) -> None:
        await mounted(table)
        await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        undone = await table.ann.slash("battle undo")
        assert any("~~" in post and "Undone by Ann" in post for post in table.posts)
        await undone.click("Undo")
        assert not any("~~" in post for post in table.posts)
        assert "bolting" in (await table.ann.slash("mount show", mount="Tonnerre")).text


class TestBadInput:
    @pytest.mark.parametrize(
        ("name", "says"),
        [
            ("", "cannot be used"),
            ("   ", "cannot be used"),
            ("\u200b", "cannot be used"),
            ("x" * 41, "cannot be used"),
            ("a,b", "cannot be used"),
            ("TONNERRE", "is taken"),
            ("Tonnèrre", "is taken"),
            ("T\u200bonnerre", "is taken"),
            ("ulrich", "is taken"),
        ],
    )
    async def test_names(self, table: Table, name: str, says: str) -> None:
        await mounted(table)
        reply = await table.ann.slash("mount add", name=name)
        assert reply.private
        assert says in reply.title

    async def test_unknown_and_ambiguous_pieces_offer_the_near_ones(self, table: Table) -> None:
        await mounted(table)
        await table.ann.slash("mount add", name="Tonton")
        reply = await table.ann.slash("whoa", mount="ton")
        assert "Tonnerre" in reply.text
        assert "Tonton" in reply.text
        reply = await table.ann.slash("whoa", mount="Tonnere")
        assert "Did you mean" in reply.text
        assert "rolled" in reply.text

    async def test_a_piece_of_another_kind_is_said_to_be_so(self, table: Table) -> None:
        await mounted(table)
        reply = await table.ann.slash("whoa", mount="Ulrich")
        assert "something else" in reply.title

    async def test_player_text_has_no_effect(self, table: Table) -> None:
        reply = await table.ann.slash("mount add", name="**<@1>** _x_ `y`")
        assert "\\*\\*\\<@1>\\*\\*" in reply.title
        noted = await table.ann.slash("rout", ld=7, note="@everyone **d20-5** `", dice="1 1")
        assert "\\*\\*d20-5\\*\\*" in noted.text
        for sent in table.env.http_requests:
            if (
                sent.json
                and "data" in sent.json
                and isinstance(sent.json["data"], dict)
                and "embeds" in sent.json["data"]
            ):
                assert sent.json["data"]["allowed_mentions"] == {"parse": []}


class TestButtons:
    async def test_again_rolls_anew(self, table: Table) -> None:
        reply = await table.ann.slash("rout", ld=7, dice="4 4")
        again = await reply.click("Again")
        assert "2D6" in again.text
        assert "typed" not in again.footer

    async def test_buttons_outlive_a_restart(self, table: Table) -> None:
        await mounted(table)
        reply = await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        await table.restart(killed=True)
        undone, stale = await table.together(reply.press("Undo"), reply.press("Undo"))
        assert "Undone" in undone.title
        assert stale.private
        assert "already undone" in stale.text

    async def test_somebody_elses_result_is_not_undone_by_a_player(self, table: Table) -> None:
        await mounted(table)
        reply = await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        refused = await reply.click("Undo", by=table.bob)
        assert refused.private
        assert "Ann did it" in refused.text
        assert "Undone" in (await reply.click("Undo", by=table.gm)).title

    async def test_a_card_is_shown_to_all_on_request(self, table: Table) -> None:
        await mounted(table)
        card = await table.ann.slash("mount show", mount="Tonnerre")
        public = await card.click("Show to all")
        assert not public.private
        assert "Show to all" not in public.buttons

    async def test_who_plays_with_real_dice_is_asked_for_them(self, table: Table) -> None:
        await table.ann.slash("me", dice="typed")
        reply = await table.ann.slash("rout", ld=7, dice="4 4")
        form = await reply.click("Again")
        done = await form.modal.submit("3 3")
        assert "✍" in done.text
        assert "6" in done.text

    async def test_next_steps_run_their_command(self, table: Table) -> None:
        await mounted(table)
        reply = await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        caught = await reply.click("Ulrich catches Tonnerre")
        assert "Tonnerre" in caught.text
        assert "ridden by Ulrich" in (await table.ann.slash("mount show", mount="Tonnerre")).text
