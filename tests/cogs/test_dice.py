"""`/roll` through the door: what is shown, in both languages, whatever people type."""

from __future__ import annotations

import json
from typing import Any

import pytest
import simcord

from rules.core.notation import parse
from rules.core.seal_check import verify
from tests.reply import Reply
from tests.table import Table

NBSP = "\u00a0"


async def roll(table: Table, expression: str, dice: str | None = None, **more: Any) -> Reply:
    return await table.ann.slash("roll", expression=expression, dice=dice, **more)


ENGLISH = {  # expression and typed dice: title, line
    ("2d6+3", "4 2"): ("2D6 + 3: 9", "2D6 (⚃ 4, ⚁ 2) + 3 = **9** ✍"),
    ("4d6kh3", "4 1 6 1"): ("4D6kh3: 11", "4D6kh3 (⚃ 4, ⚀ 1, ⚅ 6, ~~⚀ 1~~) = **11** ✍"),
    ("D66", "3 5"): ("1D66: 35", "1D66 (35) = **35** ✍"),
    ("4dF", "1 2 3 3"): ("4DF: 1", "4DF (−1, 0, 1, 1) = **1** ✍"),
    ("2d10", "0 7"): ("2D10: 17", "2D10 (10, 7) = **17** ✍"),
    ("3d6r1!", "1 6 2 4 3"): ("3D6r=1!: 15", "3D6r=1! (~~⚀ 1~~ ⚃ 4, ⚅ 6!, ⚂ 3, ⚁ 2) = **15** ✍"),
    ("4d6>=5", "5 1 6 4"): ("4D6>=5: 2 successes", "4D6>=5 (**⚄ 5**, ⚀ 1, **⚅ 6**, ⚃ 4) = **2** ✍"),
    ("1d20+5>=6", "1"): ("1D20 + 5 >= 6: passed", "1D20 (1) + 5 = **6** ≥ 6 ✓ ✍"),
    ("(2d6)<=7", "4 4"): ("(2D6) <= 7: failed", "2D6 (⚃ 4, ⚃ 4) = **8** ≤ 7 ✗ ✍"),
    ("1d6/4", "6"): ("1D6 / 4: 1.5", "1D6 (⚅ 6) / 4 = **1.5** ✍"),
    ("1d6/7", "6"): ("1D6 / 7: 0.857", "1D6 (⚅ 6) / 7 ≈ **0.857** ✍"),
    ("2x(1d6);1d4", "3 5 2"): ("2x(1D6); 1D4: 3, 5, 2", "1D6 (⚂ 3) = **3** ✍\n1D6 (⚄ 5) = **5** ✍\n1D4 (2) = **2** ✍"),
}  # fmt: skip


@pytest.mark.parametrize(("expression", "dice"), ENGLISH)
async def test_a_roll_tells_every_die(table: Table, expression, dice):
    reply = await roll(table, expression, dice)
    title, line = ENGLISH[expression, dice]
    assert not reply.private
    assert reply.title.replace("\\", "") == title
    assert reply.description.replace(NBSP, " ") == line
    assert "dice typed by Ann" in reply.footer


async def test_in_french(french: Table):
    reply = await roll(french, "1D6×2,5", "3")
    assert reply.title == f"1D6 \\* 2.5{NBSP}: 7,5"
    assert reply.description == f"1D6 (⚂{NBSP}3) × 2,5 = **7,5** ✍"
    reply = await roll(french, "8d6>=7")
    assert reply.title == f"8D6>=7{NBSP}: aucune réussite"
    assert "`(8D6)>=7`" in reply.description
    reply = await roll(french, "1d6/7", "6")
    assert "≈ **0,857**" in reply.description


async def test_nothing_said_is_a_d6(table: Table):
    reply = await table.ann.slash("roll")
    assert reply.title.startswith("1D6: ")
    assert reply.buttons == ["Again"]


async def test_works_in_private_messages(table: Table):
    reply = await table.stranger.slash("roll", expression="1D6+2", dice="4")
    assert reply.title == "1D6 + 2: 6"


async def test_label_and_note_are_never_read(table: Table):
    reply = await roll(table, "2d6", "4 2", label="d20 *fire* 4d6kh", note="1d6 @everyone")
    assert reply.title == "D20 \\*fire\\* 4d6kh: 6"
    assert reply.description.startswith("📝 1d6 @everyone")
    labelled = await roll(table, "1d6[*feu* d6]", "4")
    assert "\\[\\*feu\\* d6]" in labelled.description


async def test_chance_of_a_comparison_is_told(table: Table):
    reply = await roll(table, "1d20+5>=12")
    assert "70.0%" in reply.footer
    assert "30.0%" in reply.footer
    assert "%" not in (await roll(table, "1d20+5")).footer


REFUSED = {  # expression: what is said
    "2d6 fire damage": ("“fire damage” makes no sense here", "2d6 fire damage\n    ^"),
    "1d0": ("A die has one face at least", "1d0\n  ^"),
    "1d1!": ("Every face would add a die, without end", "1d1!\n^"),
    "9999999d6": ("1000 at most", "9999999d6\n^"),
    "600d6+600d6": ("That makes 1200 dice", "600d6+600d6\n      ^"),
    "1d10001": ("10000 at most", "1d10001\n  ^"),
    "101x(1d6)": ("101 repeats; 100 at most", "101x(1d6)\n^"),
    "(2d6": ("The expression ends too soon", "(2d6\n    ^"),
    "10/(1d6-3)": ("it may be zero", ""),
    "1d6 `x` ```": ("makes no sense here", "1d6  x     \n    ^"),
}  # fmt: skip


@pytest.mark.parametrize("expression", REFUSED)
async def test_an_error_points_at_the_character(table: Table, expression):
    reply = await roll(table, expression)
    why, pointer = REFUSED[expression]
    assert reply.private
    assert reply.title == "This expression cannot be rolled"
    assert why in reply.description
    if pointer:
        assert f"```\n{pointer}\n```" in reply.description
    assert "Nothing was rolled" in reply.description


async def test_every_fault_has_words_in_both_languages(table: Table):
    from tests.rules.core.test_notation import PAST, REFUSED, UNREAD

    for locale in ("en-US", "fr"):
        table.speak(locale)
        for text in [*UNREAD, *REFUSED, *PAST, "1d6/0"]:
            if text and len(text) <= 500:
                assert (await roll(table, text)).private, text


async def test_discord_itself_stops_a_text_that_is_too_long(table: Table):
    with pytest.raises(simcord.OptionError):
        table.ann.call("roll", expression="1+" * 250 + "1")


async def test_typed_dice_that_end_too_soon_can_be_completed(table: Table):
    reply = await roll(table, "4d6kh3+1d8", "4 2")
    assert reply.private
    assert "2 dice are missing" in reply.title
    assert "4D6" in reply.description
    form = (await reply.click("Type the rest")).modal
    done = await form.submit("6 1 8")
    assert "4D6kh3 (⚃ 4, ⚁ 2, ⚅ 6, ~~⚀ 1~~) + 1D8 (8) = **20**".replace(" ", "") in done.description.replace(
        NBSP, ""
    ).replace(" ", "")


@pytest.mark.parametrize(
    ("dice", "said"), [("4 2 1", "One die too many"), ("4 7", "cannot show"), ("4 x", "cannot be read")]
)
async def test_typed_dice_that_do_not_fit_are_refused(table: Table, dice, said):
    reply = await roll(table, "2d6", dice)
    assert reply.private
    assert said in reply.title


async def test_again_rolls_the_same_anew(table: Table):
    reply = await roll(table, "100d6", label="Volley")
    again = await reply.click("Again")
    assert again.title.startswith("Volley: ")
    assert "100D6 (" in again.description


WILD = [
    *("1000d6", "1000d10000", "100x(10d6)", "100x(10d10000)", "500d6r1", "100d6!", "250d20kh100", "90d6!>=5"),
    *("100x(1000000000/7)", "100x(1/7)", "999d10000*1000000", "33x(9d10!)", "1d6[" + "*_~|`<@1>" * 50 + "]"),
    *("+".join(["12d6"] * 83), "+".join(["d6"] * 166), "1d6;" * 124 + "1d6"),
]


@pytest.mark.parametrize("expression", WILD, ids=[text[:20] for text in WILD])
async def test_whatever_is_rolled_fits_and_no_total_is_lost(french: Table, expression):
    """What is sent is measured against Discord's limits by the fixture of all tests."""
    reply = await roll(french, expression)
    assert not reply.private, reply.text
    count = sum(item.times for item in parse(expression).items)
    if count == 1:
        assert "= **" in reply.description or "≈ **" in reply.description
    else:
        listed = f"{reply.title}\n{reply.description}".split(f"{NBSP}: ")[-1].split("\n")[0].split(", ")
        assert len(listed) == count
    if "Détails" in reply.buttons:
        details = await reply.click("Détails")
        assert details.private
        assert details.embeds


async def test_a_chain_cut_at_its_limit_says_so(table: Table):
    reply = await roll(table, "1d6!", " ".join(["6"] * 11))
    assert reply.title == "1D6!: 66"
    assert reply.description.count("!,") == 10
    assert "…" in reply.description
    assert "a chain stops at its limit" in reply.description


async def test_a_secret_roll_is_its_rollers_alone(table: Table):
    reply = await roll(table, "2d6", secret=True)
    assert reply.private


async def test_rolls_of_a_battle_stand_in_its_log_and_fit_its_seal(table: Table):
    await table.gm.slash("battle start", name="Ford")
    for expression in ("4d6kh3", "10d20rr<5", "3d6!", "6x(2d66)", "2d300+1d1000", "4dF"):
        reply = await roll(table, expression)
        assert "no." in reply.footer
    await roll(table, "2d6", "3 4")
    await roll(table, "2d6", secret=True)
    assert "4D6kh3" in (await table.ann.slash("battle log")).text
    await table.gm.slash("battle end")
    file = (await table.gm.slash("battle export")).message.attachments[0]
    report = verify(json.loads(await file.read()))
    assert report.fault is None
    assert report.holds
    assert report.dice >= 4 + 10 + 3 + 24 + 3 + 4 + 2
    assert report.typed == 2


async def on_message(table: Table, text: str, name: str = "Roll the dice") -> Reply:
    message = await table.bob.say(text)
    result = await table.ann.actor.context_menu(table.channel, name, message)
    return Reply(table, table.ann, result)


async def test_the_expression_in_a_message_is_rolled(table: Table):
    reply = await on_message(table, "I hit him with 2d6+3, and 1d8 fire")
    assert reply.title.startswith("2D6 + 3: ")
    assert not reply.private
    ticked = await on_message(table, "please roll `1d20 >= 12` for me")
    assert ticked.title.replace("\\", "").startswith("1D20>=12: ")


async def test_a_message_without_dice_is_refused_with_what_is_wrong(table: Table):
    reply = await on_message(table, "hello there")
    assert reply.private
    assert reply.title == "This expression cannot be rolled"
    empty = await on_message(table, "x" * 1900)
    assert empty.private


async def test_expression_offers_examples(french: Table):
    offered = await french.ann.complete("roll", "expression", "")
    assert "4d6kh3 — garder les trois plus hauts" in offered
    assert len(offered) <= 25
    assert await french.ann.complete("roll", "expression", "kh") == ["4d6kh3 — garder les trois plus hauts"]
    for suggestion in await french.ann.suggestions("roll", "expression", ""):
        parse(suggestion["value"])
