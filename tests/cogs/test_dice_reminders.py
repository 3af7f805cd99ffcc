"""`/rule` and `/help` through the door: found by number and by words, in the reader's language."""

from __future__ import annotations

import re

import pytest

from bot.client import Hola
from cogs.dice.reminders import TOPICS, numbers
from rules.core.game import games
from rules.core.notation import parse
from tests.table import Table

NBSP = "\u00a0"


@pytest.mark.parametrize("typed", ["M15", "m15", " M 15 "])
async def test_a_rule_by_its_number(table: Table, typed):
    reply = await table.ann.slash("rule", rule=typed)
    assert reply.private
    assert reply.title == "M15 — Whoa!"
    assert "the mount rears" in reply.description
    assert reply.footer == "M15"


async def test_in_the_readers_language(french: Table):
    assert (await french.ann.slash("rule", rule="M15")).title == f"M15 — Holà{NBSP}! Tout doux{NBSP}!"


@pytest.mark.parametrize("typed", ["monture isolée", "MONTURE ISOLEE", "isolee monture", "isolée"])
async def test_rules_by_words_without_accents(french: Table, typed):
    reply = await french.ann.slash("rule", rule=typed)
    assert "M5 — Monture isolée" in reply.description
    assert reply.description.splitlines()[0] == "M5 — Monture isolée", "titles come first"


async def test_words_of_the_other_language_are_understood(table: Table):
    assert "M5 — Isolated mount" in (await table.ann.slash("rule", rule="monture isolee")).description


async def test_one_rule_found_is_shown_whole(table: Table):
    reply = await table.ann.slash("rule", rule="uncontrollable mount")
    assert reply.title.startswith("M8 — ") or "M8 — " in reply.description


async def test_a_rule_found_is_a_press_away(table: Table):
    found = await table.ann.slash("rule", rule="isolated")
    opened = await found.click("M5")
    assert opened.title == "M5 — Isolated mount"


async def test_no_rule_offers_the_nearest(table: Table):
    reply = await table.ann.slash("rule", rule="isolatd mount")
    assert reply.private
    assert "M5 — Isolated mount" in reply.description
    assert (await table.ann.slash("rule", rule="zzzz")).title == "No rule for zzzz"


async def test_every_rule_of_every_game_is_known(table: Table):
    listed = (await table.ann.slash("rule")).description
    for game in games():
        assert game.rules[0] in listed
    for number in numbers():
        assert (await table.ann.slash("rule", rule=number)).title.startswith(f"{number} — ")


async def test_rules_are_suggested_by_number_and_title(table: Table):
    assert "M5 — Isolated mount" in await table.ann.complete("rule", "rule", "isol")
    assert (await table.ann.complete("rule", "rule", "m1"))[0].startswith("M1")
    assert len(await table.ann.complete("rule", "rule", "")) == 25


async def test_help_shows_topics_and_every_command(table: Table):
    reply = await table.ann.slash("help")
    assert reply.private
    bot = table.bot
    assert isinstance(bot, Hola)
    for spec in bot.specs.values():
        if not spec.hidden:
            assert f"`/{spec.parent or spec.name}`" in reply.description
    for topic in TOPICS:
        assert f"`/help {topic}`" in reply.description


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_every_topic_and_command_has_help(table: Table, locale):
    table.speak(locale)
    bot = table.bot
    assert isinstance(bot, Hola)
    for topic in TOPICS:
        assert len((await table.ann.slash("help", topic=topic)).description) > 80
    for name in [spec.qualified for spec in bot.specs.values() if not spec.hidden]:
        assert (await table.ann.slash("help", topic=f"/{name}")).title == f"/{name}"
    assert "`/mount add`" in (await table.ann.slash("help", topic="mount")).description


async def test_a_topic_by_its_title_and_an_unknown_one(french: Table):
    assert (await french.ann.slash("help", topic="Dés scellés")).title == "Dés scellés"
    reply = await french.ann.slash("help", topic="notatoin")
    assert reply.private
    assert "notation" in reply.description


async def test_help_on_the_notation_tells_nothing_false(table: Table):
    """Every example in the text can be rolled."""
    text = (await table.ann.slash("help", topic="notation")).description
    examples = [part for part in re.findall(r"`([^`]*)`", text) if re.match(r"\(?\d*x?\(?\d*d[\d%F]", part)]
    assert len(examples) >= 10
    for example in examples:
        parse(example)
