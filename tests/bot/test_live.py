"""On Discord: started, greeted, stopped cleanly; the commands told in one scope, the other cleaned."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest

from bot import live
from bot.client import Hola
from bot.console import Console
from bot.i18n import Words
from bot.live import sync_commands
from bot.settings import BadSettings, load_settings
from data.store import Unavailable
from tests.bot.test_settings import TOKEN
from tests.table import Table


class Discord:
    """Stand for Discord: what `Hola.start` would reach."""

    def __init__(self) -> None:
        self.tokens: list[str] = []
        self.bots: list[Hola] = []
        self.stop = asyncio.Event()

    async def start(self, bot: Hola, token: str) -> None:
        """Let a bot in and keep it, as long as it is not stopped."""
        self.tokens.append(token)
        self.bots.append(bot)
        await bot.setup_hook()
        bot._ready.set()
        await asyncio.Event().wait()


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Discord:
    server = Discord()

    @asynccontextmanager
    async def until_stopped() -> AsyncIterator[asyncio.Event]:
        yield server.stop

    async def start(bot: Hola, token: str, **_: Any) -> None:
        await server.start(bot, token)

    monkeypatch.setattr(Hola, "start", start)
    monkeypatch.setattr(live, "until_stopped", until_stopped)
    return server


async def test_it_says_where_it_is_and_ends_with_everything_saved(server: Discord, database: Path):
    out = io.StringIO()
    settings = load_settings("none", {"DISCORD_TOKEN": TOKEN, "HOLA_DATABASE": str(database)})
    running = asyncio.create_task(live.run(settings, Console(Words(), "en", out)))
    async with asyncio.timeout(10):
        while "On Discord" not in out.getvalue():
            await asyncio.wait({running}, timeout=0.01)
            if running.done():
                running.result()
    assert server.tokens == [TOKEN]
    assert f"Token read from the environment; the battles are kept in {database}" in out.getvalue()
    assert TOKEN not in out.getvalue()
    server.stop.set()
    async with asyncio.timeout(10):
        await running
    assert out.getvalue().endswith("Stopped. Everything is saved.\n")
    assert server.bots[0].is_closed()
    assert not Path(f"{database}-wal").exists(), "the file was closed"


async def test_what_the_start_raises_is_raised_after_closing(
    server: Discord, database: Path, monkeypatch: pytest.MonkeyPatch
):
    async def refused(bot: Hola, token: str) -> None:
        server.bots.append(bot)
        raise discord.LoginFailure("no")

    monkeypatch.setattr(server, "start", refused)
    settings = load_settings("none", {"DISCORD_TOKEN": TOKEN, "HOLA_DATABASE": str(database)})
    with pytest.raises(discord.LoginFailure):
        await live.run(settings, Console(Words(), "en", io.StringIO()))
    assert server.bots[0].is_closed()


async def test_a_file_that_is_no_database_stops_the_start(server: Discord, database: Path):
    database.write_bytes(b"this is no database at all, and is left as it is" * 50)
    before = database.read_bytes()
    settings = load_settings("none", {"DISCORD_TOKEN": TOKEN, "HOLA_DATABASE": str(database)})
    with pytest.raises(Unavailable) as told:
        await live.run(settings, Console(Words(), "en", io.StringIO()))
    assert told.value.reason == "corrupt"
    assert database.read_bytes() == before


async def test_without_a_token_nothing_starts(server: Discord):
    for work in (live.run, live.sync):
        with pytest.raises(BadSettings):
            await work(load_settings("none", {}), Console(Words(), "en", io.StringIO()))
    assert server.tokens == []


async def test_report_10_no_command_is_listed_twice(table: Table):
    assert isinstance(table.bot, Hola)
    backend = table.env.backend
    names = {command.name for command in table.bot.tree.get_commands()}
    old = [{"name": "whoa", "description": "an old copy for one server", "type": 1}]
    backend.register_commands(table.guild.id, old)
    other = table.env.create_guild("Elsewhere")
    await table.env.settle()

    commands, cleaned = await sync_commands(table.bot)

    assert (commands, cleaned) == (len(names), 1)
    assert {command["name"] for command in backend.commands[None].values()} == names
    assert not backend.commands.get(table.guild.id)
    assert not backend.commands.get(other.id)
    assert (await sync_commands(table.bot))[1] == 0, "nothing is left to clean"
