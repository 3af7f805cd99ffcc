"""Stories at a table whose battles are kept in PostgreSQL: what counts is that nobody notices."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio

from tests import postgres
from tests.table import Table

WHOA = "4 2 3 5 1 7"


@pytest.fixture
def database() -> str:
    """Return the address of an empty database: every test here runs on it."""
    return postgres.fresh_database()


@pytest_asyncio.fixture
async def table(database: str) -> AsyncIterator[Table]:
    """Open a table on PostgreSQL."""
    async with Table(database) as opened:
        yield opened


async def mounted(table: Table) -> None:
    await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich", species="horse")


@pytest.mark.parametrize("killed", [False, True])
async def test_what_was_played_is_there_after_a_restart(table: Table, killed: bool) -> None:
    await mounted(table)
    reply = await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
    assert '**9"**' in reply.text and "M15" in reply.text
    await table.restart(killed=killed)
    assert "bolting" in (await table.ann.slash("mount show", mount="tonnerre")).text
    log = await table.ann.slash("battle log")
    assert log.text.count("Tonnerre") >= 2


async def test_undo_and_redo_by_buttons_also_after_a_restart(table: Table) -> None:
    await mounted(table)
    reply = await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
    await table.restart()
    undone = await reply.click("Undo")
    assert "Undone" in undone.title
    assert "ridden by Ulrich" in (await table.ann.slash("mount show", mount="Tonnerre")).text
    await undone.click("Undo")
    assert "bolting" in (await table.ann.slash("mount show", mount="Tonnerre")).text


async def test_a_lost_reply_is_told_after_the_restart(table: Table) -> None:
    await mounted(table)
    table.break_http("POST", "/interactions/*/*/callback", status=500)
    await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
    await table.restart(killed=True)
    reply = await table.ann.slash("rout", ld=7, dice="1 1")
    assert "the answer never reached you" in "\n".join([*table.posts, reply.text])
    assert "bolting" in (await table.ann.slash("mount show", mount="Tonnerre")).text


async def test_an_interaction_delivered_twice_is_answered_once(table: Table) -> None:
    await mounted(table)
    call = table.ann.call("whoa", mount="Tonnerre", dice=WHOA)
    await table.together(call)
    await table.again(call)
    await table.restart()
    await table.again(call)
    assert (await table.ann.slash("battle log")).text.count("bolt") == 1


async def test_secret_rolls_names_and_the_board(table: Table) -> None:
    await mounted(table)
    await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA, secret=True)
    assert "bolting" in (await table.gm.slash("mount show", mount="Tonnerre")).text
    assert "?" in (await table.bob.slash("mount show", mount="Tonnerre")).text
    assert "Tonnerre" in await table.ann.complete("whoa", "mount", "ton")
    await table.follow()
    board = next(post for post in table.posts if "Turn 1" in post)
    assert "bolting" not in board


@pytest.mark.parametrize("shards", [{"shard_count": 2}, {"shard_count": 3, "shard_ids": (0, 1, 2)}])
async def test_a_table_among_several_connections(database: str, shards: dict[str, Any]) -> None:
    async with Table(database, **shards) as table:
        table.env.create_guild("Elsewhere")
        assert isinstance(table.bot, discord.AutoShardedClient)
        assert {guild.shard_id for guild in table.bot.guilds} <= set(range(shards["shard_count"]))
        await mounted(table)
        reply = await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        await table.restart()
        assert "Undone" in (await reply.click("Undo")).title
        await table.follow()
        assert any("Turn 1" in post for post in table.posts)
