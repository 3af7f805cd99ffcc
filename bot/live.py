"""Holà on Discord itself: run until told to stop, and tell Discord the commands."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import discord

from bot.client import Hola, create_bot
from bot.console import Console
from bot.ops import heartbeat, places
from bot.ops.copies import Daily
from bot.ops.departures import Departures
from bot.settings import ENV_FILE, BadSettings, Settings, place
from rules.core.words import say

# View Channels, Send Messages (also in threads), Embed Links, Attach Files, Read Message History, Pin Messages
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    pin_messages=True,
)


@contextlib.asynccontextmanager
async def until_stopped() -> AsyncIterator[asyncio.Event]:
    """Give an event that is set by Ctrl-C or a termination signal, instead of the death of the process."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    caught = []
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C stays a KeyboardInterrupt
            loop.add_signal_handler(number, stop.set)
            caught.append(number)
    try:
        yield stop
    finally:
        for number in caught:
            loop.remove_signal_handler(number)


async def run(settings: Settings, console: Console) -> None:
    """Play on Discord until told to stop.

    Raises what the start may raise: no token or a refused one, no network, a file that cannot be used.
    """
    token = token_of(settings)
    async with (
        until_stopped() as stop,
        create_bot(settings.store, shard_count=settings.shard_count or 0, shard_ids=settings.shard_ids) as bot,
    ):
        beside = [asyncio.create_task(work) for work in (_greet(bot, settings, console), *duties(bot, settings))]
        try:
            await until(stop, asyncio.create_task(bot.start(token)))
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
    console.say(say("console-stopped"))


def duties(bot: Hola, settings: Settings) -> list[Coroutine[Any, Any, None]]:
    """Return what runs beside the bot for its host, and give the daily round its further work."""
    departures = Departures(bot, places.departed(settings.database))
    if settings.url is None:  # a database server has backups of its own
        bot.keeper.also.append(Daily(settings.database, settings.backup_days).round)
    bot.keeper.also.append(departures.round)
    bot.add_listener(departures.left, "on_guild_remove")
    bot.add_listener(departures.back, "on_guild_join")
    work: list[Coroutine[Any, Any, None]] = [heartbeat.beat(bot, places.heartbeat(settings.beside))]
    if settings.metrics_port is not None:
        from bot.ops import metrics

        work.append(metrics.served(bot, settings.metrics_host, settings.metrics_port))
    return work


def settle() -> None:
    """Spare everybody the collector's long pauses: what is here now stays, and what comes makes few circles."""
    gc.freeze()
    gc.set_threshold(5_000, 20, 50)


async def _greet(bot: Hola, settings: Settings, console: Console) -> None:
    await bot.wait_until_ready()
    settle()
    source = place(settings.sources["DISCORD_TOKEN"])
    database = settings.kept
    console.say(say("console-live", name=str(bot.user), guilds=len(bot.guilds), source=source, database=database))


async def until(stop: asyncio.Event, work: asyncio.Task[None]) -> None:
    """Wait until the work ends, raising what it raises, or until the stop, which cancels it."""
    stopped = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({work, stopped}, return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            work.result()
    finally:
        for task in (work, stopped):
            task.cancel()
        await asyncio.gather(work, stopped, return_exceptions=True)


async def sync(settings: Settings, console: Console) -> None:
    """Tell Discord the commands; the battles' file is not opened, a bot may be running on it."""
    token = token_of(settings)
    async with create_bot(":memory:") as bot:
        await bot.login(token)
        commands, cleaned = await sync_commands(bot)
    console.say(say("console-synced", commands=commands))
    if cleaned:
        console.say(say("console-cleaned", guilds=cleaned))


async def sync_commands(bot: Hola) -> tuple[int, int]:
    """Register the commands for all servers and remove those registered for one server, which would come twice.

    Returns how many commands were registered, and in how many servers others were removed.
    """
    commands = await bot.tree.sync()
    cleaned = 0
    async for guild in bot.fetch_guilds(limit=None, with_counts=False):
        if await bot.tree.fetch_commands(guild=guild):
            bot.tree.clear_commands(guild=guild)
            await bot.tree.sync(guild=guild)
            cleaned += 1
    return len(commands), cleaned


def token_of(settings: Settings) -> str:
    """Return the token; raise `BadSettings` when there is none."""
    if settings.token is None:
        raise BadSettings(say("console-missing-token", file=str(ENV_FILE)))
    return settings.token.get_secret_value()
