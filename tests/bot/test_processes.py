"""Several bots on one PostgreSQL: a race on one battle, shards, and what one process wrote being the other's too."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import discord
import pytest
from discord.ext import commands

from bot import create_bot
from bot.client import Hola
from bot.telling import announce_lost
from data import store_at
from data.records import Place
from data.store import Store
from rules.core.names import fold
from rules.core.words import say
from tests import postgres
from tests.bench.wire import CHANNELS, GUILD, Sent, Wire, slash
from tests.data.helpers import entry, gm, started
from tests.data.invariants import replay

HERE = Place(channel=CHANNELS, guild=GUILD)


@pytest.fixture
def url() -> str:
    """Return the address of an empty database."""
    return postgres.fresh_database()


@asynccontextmanager
async def processes(url: str, *settings: dict[str, Any]) -> AsyncIterator[list[Wire]]:
    """Plug bots in, each as a process of its own would be: they share nothing but the database."""
    wires = [Wire(create_bot(url, **given)) for given in settings]
    try:
        for wire in wires:
            await wire.start()
        yield wires
    finally:
        for wire in wires:
            await wire.bot.close()


def bot_of(wire: Wire) -> Hola:
    """Return the bot behind a wire."""
    assert isinstance(wire.bot, Hola)
    return wire.bot


def text(answer: dict[str, Any]) -> str:
    """Return what an answer says."""
    [embed, *_] = answer["embeds"]
    return " ".join(str(embed.get(key, "")) for key in ("title", "description", "fields", "footer"))


class Meeting:
    """Let every load wait for the other process's, so that both have read the same battle before either saves."""

    def __init__(self, parties: int, monkeypatch: pytest.MonkeyPatch, *stores: Store) -> None:
        met = asyncio.Barrier(parties)
        for store in stores:
            load = store.load

            async def together(place: Place, actor: int, load: Any = load) -> Any:
                found = await load(place, actor)
                await met.wait()
                return found

            monkeypatch.setattr(store, "load", together)


async def test_two_processes_race_on_one_battle(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with processes(url, {}, {}) as (one, two):
        await one.slash("mount add", {"name": "Tonnerre", "rider": "Ulrich"})
        await bot_of(one).store.flush()
        Meeting(2, monkeypatch, bot_of(one).store, bot_of(two).store)
        for _ in range(8):
            sent = [wire.send("whoa", {"mount": "Tonnerre", "dice": "1"}) for wire in (one, two)]
            await asyncio.wait_for(asyncio.gather(*(answer.done for answer in sent)), 20)
            told = [text(answer.answer) for answer in sent]
            changed = [line for line in told if "The battle has just changed" in line]
            assert len(changed) == 1, told
            assert "acted at the same moment" in changed[0] and "Nothing was rolled" in changed[0]
            for wire in (one, two):
                await bot_of(wire).store.flush()
        async with open_store(url) as store:
            snapshot = await store.load(HERE, 1)
            kept = await store.journal(snapshot.battle or 0)
            assert [entry.no for entry in kept] == list(range(1, 10))
            assert len({entry.interaction for entry in kept}) == 9, "each that was applied, once"
            await sound(store)


async def test_the_same_interaction_at_both_processes_is_applied_and_answered_once(url: str) -> None:
    async with processes(url, {}, {}) as (one, two):
        await one.slash("mount add", {"name": "Tonnerre", "rider": "Ulrich"})
        for _ in range(6):
            payload = slash("whoa", {"mount": "Tonnerre", "dice": "1"}, 0)
            sent = [Sent(0.0, asyncio.get_running_loop().create_future()) for _ in (one, two)]
            for wire, copy in zip((one, two), sent, strict=True):
                wire.session.waiting[payload["id"]] = copy
                wire.event("INTERACTION_CREATE", payload)
            await asyncio.wait([copy.done for copy in sent], timeout=10, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(0.2)
            assert [copy.done.done() for copy in sent].count(True) == 1
            for wire in (one, two):
                await bot_of(wire).store.flush()
        async with open_store(url) as store:
            snapshot = await store.load(HERE, 1)
            assert snapshot.entries == 7
            await sound(store)


async def test_two_processes_open_a_battle_at_the_same_moment(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with processes(url, {}, {}) as (one, two):
        Meeting(2, monkeypatch, bot_of(one).store, bot_of(two).store)
        sent = [wire.send("mount add", {"name": name}) for wire, name in ((one, "Éclair"), (two, "Foudre"))]
        await asyncio.wait_for(asyncio.gather(*(answer.done for answer in sent)), 20)
        told = [text(answer.answer) for answer in sent]
        assert sum("The battle has just changed" in line for line in told) == 1, told
        async with open_store(url) as store:
            [piece] = (await store.load(HERE, 1)).pieces
            assert fold(piece.name) in ("eclair", "foudre")
            assert len(await store.battles()) == 1


async def test_what_one_process_wrote_the_other_goes_on_with(url: str) -> None:
    async with processes(url, {}, {}) as (one, two):
        await one.slash("mount add", {"name": "Tonnerre", "rider": "Ulrich"})
        await one.slash("whoa", {"mount": "Tonnerre", "dice": "4 2 3 5 1 7"})
        await bot_of(one).store.flush()  # it takes half a second by itself
        assert "bolting" in text((await two.slash("mount show", {"mount": "tonnerre"})).answer)
        undone = (await two.slash("battle undo")).answer
        assert "Undone" in text(undone)
        await bot_of(two).store.flush()
        assert "ridden by Ulrich" in text((await one.slash("mount show", {"mount": "Tonnerre"})).answer)
        async with open_store(url) as store:
            await sound(store)


async def test_the_board_that_one_process_posted_the_other_keeps_up(url: str) -> None:
    async with processes(url, {}, {}) as (one, two):
        for wire in (one, two):
            bot_of(wire).boards.merge = bot_of(wire).boards.space = 0
        await one.slash("mount add", {"name": "Tonnerre"})
        async with open_store(url) as store:
            posted = await board(store, lambda found: "at" in found)
            await bot_of(one).store.flush()
            await two.slash("mount add", {"name": "Éclair"})
            edited = await board(store, lambda found: found["at"] > posted["at"])
            assert edited["message"] == posted["message"], "one board, whoever keeps it up"


class TestShards:
    def test_one_process_serves_all_by_default(self) -> None:
        bot = create_bot()
        assert isinstance(bot, commands.Bot) and not isinstance(bot, discord.AutoShardedClient)
        assert bot.serves(GUILD) and bot.serves(None)

    def test_several_connections_are_still_a_bot(self) -> None:
        bot = create_bot(shard_count=4, shard_ids=(1, 3))
        assert isinstance(bot, commands.Bot) and isinstance(bot, Hola) and isinstance(bot, discord.AutoShardedClient)
        assert (bot.shard_count, bot.shard_ids) == (4, [1, 3])
        everywhere = create_bot(shard_count=0)
        assert isinstance(everywhere, discord.AutoShardedClient)
        assert everywhere.shard_count is None and everywhere.shard_ids is None
        assert everywhere.serves(GUILD)

    @pytest.mark.parametrize("count", [1, 2, 3, 16, 17])
    def test_every_server_belongs_to_exactly_one_process(self, count: int) -> None:
        bots = [create_bot(shard_count=count, shard_ids=(shard,)) for shard in range(count)]
        for guild in [None, *(GUILD + (n << 22) + n for n in range(40))]:
            served = [shard for shard, bot in enumerate(bots) if bot.serves(guild)]
            assert served == [0 if guild is None else (guild >> 22) % count], "as Discord gives them"

    async def test_each_process_announces_what_was_lost_in_its_own_servers(self, url: str) -> None:
        mine = (GUILD >> 22) % 2
        async with processes(
            url, {"shard_count": 2, "shard_ids": (mine,)}, {"shard_count": 2, "shard_ids": (1 - mine,)}
        ) as (
            one,
            two,
        ):
            async with open_store(url) as store:
                await lost(store)
            sent = [wire.session.others for wire in (one, two)]
            await announce_lost(bot_of(two))
            assert two.session.others == sent[1]
            await announce_lost(bot_of(one))
            assert one.session.others == sent[0] + 1
            await bot_of(one).store.flush()
            async with open_store(url) as store:
                assert await store.unshown() == []

    async def test_boards_are_caught_up_by_the_process_of_their_server(self, url: str) -> None:
        mine = (GUILD >> 22) % 2
        settings = [{"shard_count": 2, "shard_ids": (shard,)} for shard in (mine, 1 - mine)]
        async with processes(url, *settings) as (one, two):
            async with open_store(url) as store:
                await store.set_meta(await lost(store), {"board": {"message": 5, "posted": 1, "at": 1}})
            for wire in (one, two):
                bot_of(wire).boards.merge = 0
                await bot_of(wire).boards.catch_up()
            await asyncio.sleep(0.3)
            assert (one.session.others > two.session.others) and two.session.others <= 2

    async def test_one_process_alone_makes_the_daily_round(self, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
        rounds = []
        async with processes(url, {}, {}, {}) as wires:
            for number, wire in enumerate(wires):
                keeper = bot_of(wire).keeper

                async def made(now: float, number: int = number) -> None:
                    rounds.append(number)

                monkeypatch.setattr(keeper, "round", made)
                keeper.start()
            await asyncio.sleep(0.5)
            assert len(rounds) == 1

    async def test_starting_tells_discord_no_commands(self, url: str) -> None:
        settings = [{"shard_count": 2, "shard_ids": (shard,)} for shard in (0, 1)]
        async with processes(url, *settings) as wires:
            assert [wire.session.others for wire in wires] == [wires[0].session.others] * 2
            assert all(wire.session.others <= 2 for wire in wires), "who am I, what application: nothing else"


async def board(store: Store, ready: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Wait until the board of the one battle is ready, and return what is kept of it."""
    for _ in range(250):
        [info] = await store.battles()
        found: dict[str, Any] = info.meta.get("board", {})
        if found.get("message") and ready(found):
            return found
        await asyncio.sleep(0.02)
    raise TimeoutError


async def lost(store: Store) -> int:
    """Save an entry whose reply nobody saw; return its battle."""
    snapshot = await store.load(HERE, 1)
    told = entry(started(), verdict=say("battle-changed"))
    return (await store.commit(snapshot, [told], next_id=1)).battle


async def sound(store: Store) -> None:
    """Check that every battle is what its journal leads to, numbered without a gap."""
    for info in await store.battles():
        snapshot = await store.load_battle(info.id, gm())
        entries = await store.journal(info.id)
        state, pieces = replay(entries)
        assert [entry.no for entry in entries] == list(range(1, snapshot.entries + 1))
        assert {piece.id: piece for piece in snapshot.pieces} == pieces
        assert replace(snapshot.state, language="") == replace(state, language="")


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    """Open another store on the database."""
    store = store_at(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()
