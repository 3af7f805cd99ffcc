"""`/odds` through the door: exact figures, a picture, and every test and table of the games."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from cogs.dice.tested import every_test
from rules.core import odds
from rules.core.game import games
from tests.reply import Reply
from tests.table import Table
from tests.words import LANGUAGES, messages

NBSP = "\u00a0"


async def ask(table: Table, expression: str, target: str | None = None) -> Reply:
    return await table.ann.slash("odds", expression=expression, target=target)


async def picture(reply: Reply) -> Any:
    (attached,) = reply.message.attachments
    image = Image.open(io.BytesIO(await attached.read()))
    image.load()
    return image


async def test_an_expression_and_a_target(table: Table):
    reply = await ask(table, "2d6", "<=7")
    assert reply.private
    assert reply.title == "Odds: 2D6"
    assert reply.description.splitlines() == [
        "Mean 7, standard deviation 2.42",
        "From 2 to 12; most often 7 (16.7%)",
        "≤ 7: **58.3%** (21 in 36)",
    ]
    assert reply.embed.image.url
    assert (await picture(reply)).size == (800, 480)


async def test_a_bare_number_is_met_exactly_or_passed(french: Table):
    reply = await ask(french, "2d6", "9")
    lines = reply.description.splitlines()
    assert lines[2:] == [
        f"≥ 9{NBSP}: **27,8{NBSP}%** (10 sur 36)",
        f"= 9{NBSP}: **11,1{NBSP}%** (4 sur 36)",
        f"≤ 9{NBSP}: **83,3{NBSP}%** (30 sur 36)",
    ]


async def test_of_a_comparison_the_sum_is_drawn_and_the_number_is_its_target(table: Table):
    reply = await ask(table, "1d20+5>=12")
    assert "≥ 12: **70.0%** (14 in 20)" in reply.description
    assert "Mean 15.5" in reply.description
    opposed = await ask(table, "1d6>=1d6")
    assert "Mean 0.583" in opposed.description


async def test_a_thousand_dice(table: Table):
    reply = await ask(table, "1000d6", "<=3450")
    assert "≤ 3450: **18.0%**" in reply.description
    assert reply.message.attachments


async def test_past_the_limit_mean_and_spread_and_that_it_is_not_computed(table: Table):
    reply = await ask(table, "1000d100")
    assert reply.description.splitlines() == [
        "Mean 50500, standard deviation 912.83",
        "From 1000 to 100000",
        "Past 20000 dice × faces the detail is not computed.",
    ]
    assert not reply.message.attachments


async def test_a_card_with_its_picture_can_be_shown_to_all(table: Table):
    table.ann.locale = "fr"
    reply = await ask(table, "2d6")
    assert reply.title == f"Chances{NBSP}: 2D6"
    shown = await reply.click("Montrer à tous")
    assert not shown.private
    assert shown.message.attachments
    assert "2D6" in shown.title


@pytest.mark.parametrize(
    ("expression", "target", "title", "line"),
    [
        ("rout", None, "Odds: rout test (Ld 7)", "Held: **58.3%**"),
        ("rout 8", None, "Odds: rout test (Ld 8)", "Held: **72.2%**"),
        ("rout", "<=8", "Odds: rout test (Ld 8)", "Held: **72.2%**"),
        ("Rout test", None, "Odds: rout test (Ld 7)", "Routed: **41.7%**"),
        ("déroute", None, "Odds: rout test (Ld 7)", "Routed: **41.7%**"),
        ("table whoa", None, "Odds: Whoa! (1D6)", "Unhorsed: **33.3%**"),
        ("vehicle-special +2", None, "Odds: special damage to a vehicle (1D10 + 2)", "**10.0%**"),
    ],
)
async def test_tests_and_tables_by_name(table: Table, expression, target, title, line):
    reply = await ask(table, expression, target)
    assert reply.title == title
    assert line in reply.description
    assert reply.message.attachments


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_every_test_and_table_of_every_game_has_odds(table: Table, locale):
    table.speak(locale)
    for suggestion in await table.ann.suggestions("odds", "expression", ""):
        reply = await ask(table, suggestion["value"])
        assert reply.message.attachments, suggestion
        assert "**" in reply.description


def test_every_test_and_table_has_a_name_in_both_languages():
    wanted = {f"tested-{test.name.replace(' ', '-')}" for test in every_test()}
    wanted |= {f"table-{table.key}" for game in games() for table in game.tables.values() if table.dice != "T"}
    wanted |= {f"game-{game.key}" for game in games()}
    for language in LANGUAGES:
        assert wanted - set(messages(language)) == set()


def test_every_result_of_a_test_has_words():
    for test in every_test():
        exact = odds.of(test.rule, *(value for _, value in test.values))
        assert sum(exact.values()) == 1
        for language in LANGUAGES:
            assert {f"odds-{klass}" for klass in exact} <= set(messages(language)), test.name


async def test_what_cannot_be_read_is_refused(table: Table):
    assert (await ask(table, "2d6 fire")).title == "This expression cannot be rolled"
    assert (await ask(table, "2d6;1d6")).title == "One expression at a time"
    bad = await ask(table, "2d6", "lots")
    assert bad.title == "This target cannot be read"
    assert "`<=7`" in bad.description


async def test_repeats_are_one_of_them(table: Table):
    assert "Mean 10.5" in (await ask(table, "6x(3d6)")).description


async def test_a_slow_answer_is_deferred_and_holds_nobody_up(table: Table):
    """1000d20kh500 takes long; a roll in the same channel is answered meanwhile."""
    slow, quick = await table.together(
        table.ann.call("odds", expression="400d50kh200"), table.bob.call("roll", expression="2d6")
    )
    assert quick.title.startswith("2D6: ")
    assert slow.message.attachments
