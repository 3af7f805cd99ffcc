"""The offline mode: the same bot, commands and file, on a page of one's own browser (simcord's preview)."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import logging
import os
import socket
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.client import create_bot
from bot.console import Console, MissingPackages
from bot.home import Home, furnish, opened
from bot.live import until, until_stopped
from bot.ops.copies import Daily
from bot.ops.departures import stay
from bot.settings import ENV_FILE, Settings
from rules.core.words import Name, say

if TYPE_CHECKING:
    import simcord

PACKAGES = ("simcord", "aiohttp", "markdown_it", "linkify_it", "regex", "PIL", "av")
TRIES = 20


async def run(settings: Settings, console: Console) -> None:
    """Serve the page until told to stop (Ctrl-C, a termination signal, or *End preview session* on the page).

    Raises `MissingPackages`, and what the opening of the file may raise.
    """
    if missing := [name for name in PACKAGES if importlib.util.find_spec(name) is None]:
        raise MissingPackages(", ".join(missing))
    simcord = _simcord()

    bot = create_bot(settings.store)
    env = simcord.Env(bot, check_errors=False)
    home = furnish(env, console)
    if settings.url is None:
        bot.keeper.also.append(Daily(settings.database, settings.backup_days).round)
    try:
        async with until_stopped() as stop, opened(home, bot), _page(home, settings, console) as page:
            await stay(bot.store, home.people[0].guild.id)
            _welcome(settings, console, home, page.url)
            ticking = asyncio.create_task(_tick(env, page))
            try:
                await until(stop, asyncio.create_task(page.wait_closed()))
            finally:
                ticking.cancel()
                await asyncio.gather(ticking, return_exceptions=True)
    finally:
        await bot.close()
    console.say(say("console-stopped"))


def _page(home: Home, settings: Settings, console: Console) -> simcord.Preview:
    return home.env.preview(
        home.channel,
        viewers=home.people,
        layout="channel",
        port=free_port(settings.offline_port),
        locale="fr" if console.language == "fr" else "en-GB",
        timezone=timezone(),
    )


def _simcord() -> Any:
    """Return simcord, imported without the warnings of the trial client that it makes of discord.py."""
    noisy = logging.getLogger("discord.state")
    level = noisy.level
    noisy.setLevel(logging.ERROR)
    try:
        return importlib.import_module("simcord")
    finally:
        noisy.setLevel(level)


def _welcome(settings: Settings, console: Console, home: Home, url: str) -> None:
    port = url.split("/")[2].split(":")[1]
    console.say(say("console-offline"))
    if port != str(settings.offline_port):
        console.say(say("console-offline-port", port=str(settings.offline_port), used=port))
    console.say(say("console-offline-open"))
    console.say(say("console-offline-url", url=url))
    people = tuple(Name(home.labels[person.id]) for person in home.people)
    console.say(say("console-offline-people", label="Viewing as", people=people))
    console.say(say("console-offline-keep", database=settings.kept))
    console.say(say("console-offline-live", file=str(ENV_FILE)))


def free_port(wanted: int) -> int:
    """Return the wanted port of this machine, the next free one when it is taken, 0 (any) when all near are."""
    for port in range(wanted, min(wanted + TRIES, 65536)):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    return 0


def timezone() -> str:
    """Return the name of this machine's time zone, UTC when it is not known."""
    link = Path("/etc/localtime")
    name = os.environ.get("TZ") or str(link.resolve()).partition("zoneinfo/")[2]
    try:
        return ZoneInfo(name).key
    except (ValueError, OSError, ZoneInfoNotFoundError):
        return "UTC"


async def catch_up(env: simcord.Env) -> None:
    """Advance the offline clock to the real one; waits of the bot that end meanwhile end."""
    behind = (datetime.now(UTC) - env.now()).total_seconds()
    if behind > 0:
        await env.advance_time(behind)


async def _tick(env: simcord.Env, page: simcord.Preview) -> None:
    """Keep the clock going, show what the bot did by itself, forget what simcord noted for tests.

    The page is made anew only when something happened: whatever is being typed or completed on it belongs to the page
    as it was, and would be dropped each second.
    """
    from simcord import SetupError

    while True:
        await asyncio.sleep(1)
        with contextlib.suppress(SetupError, TimeoutError):  # the page is at work: the next second will do
            await catch_up(env)
            if env.backend.transcript:
                await page.refresh()
                env.backend.transcript.clear()
                env.backend.http_requests.clear()
