"""The part of `doctor` that asks Discord: who the bot is, what servers allow it, whether the commands are current."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.client import Hola, create_bot
from bot.console import trouble
from bot.live import PERMISSIONS, token_of
from bot.ops.doctor import Finding, bad, good, note
from bot.settings import Settings

PATIENCE = 30.0  # seconds
DRIFT = 30.0  # seconds that this machine's clock may differ from Discord's
PAGE = 200  # servers in one answer
MANY = 5  # servers that are named
KEPT = frozenset({
    "name", "description", "type", "options", "choices", "value", "required", "autocomplete", "channel_types",
    "min_value", "max_value", "min_length", "max_length", "name_localizations", "description_localizations",
    "default_member_permissions", "nsfw", "contexts", "integration_types",
})  # fmt: skip


async def findings(settings: Settings) -> list[Finding]:
    """Return what Discord has to say; what keeps it from being asked is a finding itself."""
    drift = _Clock()
    try:
        async with asyncio.timeout(PATIENCE), create_bot(":memory:") as bot:
            bot.http.http_trace = drift.trace
            await bot.login(token_of(settings))
            return [*await asked(bot), *drift.findings()]
    except (discord.DiscordException, aiohttp.ClientError, TimeoutError, OSError) as error:
        lines = trouble(error, settings)
        return [Finding("bad", line) for line in lines] or [bad("console-no-network", why=type(error).__name__)]


async def asked(bot: Hola) -> list[Finding]:
    """Return what a bot that is logged in finds: its application, its rights in each server, its commands."""
    found = [good("doctor-application", name=str(bot.user), id=str(bot.application_id))]
    servers = await _servers(bot)
    found += rights(servers)
    found += await _commands(bot, [int(server["id"]) for server in servers])
    return found


async def _servers(bot: Hola) -> list[Mapping[str, Any]]:
    found: list[Mapping[str, Any]] = []
    while True:
        after = discord.Object(int(found[-1]["id"])) if found else None
        page = await bot.http.get_guilds(PAGE, after=after.id if after else None, with_counts=False)
        found += page
        if len(page) < PAGE:
            return found


def rights(servers: list[Mapping[str, Any]]) -> Iterator[Finding]:
    """Yield what the invitation gave in each server; nothing that the bot can do without stops it."""
    if not servers:
        yield note("doctor-no-server")
        return
    lacking = 0
    for server in servers:
        missing = _missing(discord.Permissions(int(server.get("permissions") or 0)))
        if missing:
            lacking += 1
            if lacking <= MANY:
                yield note("doctor-rights-lack", server=str(server["name"]), missing=", ".join(missing))
    if lacking > MANY:
        yield note("doctor-rights-more", count=lacking - MANY)
    if not lacking:
        yield good("doctor-rights", count=len(servers))


def _missing(has: discord.Permissions) -> list[str]:
    """Return the rights that the bot lacks, as Discord's pages call them."""
    if has.administrator:
        return []
    held = dict(has)
    return [name.replace("_", " ") for name, wanted in PERMISSIONS if wanted and not held[name]]


async def _commands(bot: Hola, servers: list[int]) -> list[Finding]:
    """Compare the commands of this program with those that Discord has, and look for copies in servers."""
    translator = bot.tree.translator
    assert translator is not None
    ours = [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]
    application = bot.application_id
    assert application is not None
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    theirs = await bot.http.request(route, params={"with_localizations": "true"})
    found = [*difference(ours, theirs)]
    for server in servers:
        if await bot.http.get_guild_commands(application, server):
            found.append(bad("doctor-commands-twice"))
            break
    return found


def difference(ours: list[Any], theirs: list[Any]) -> Iterator[Finding]:
    """Yield whether the commands that Discord has are those of this program."""
    here = {(c["name"], c.get("type", 1)): plain(c) for c in ours}
    there = {(c["name"], c.get("type", 1)): plain(c, like=here.get((c["name"], c.get("type", 1)))) for c in theirs}
    stale = sorted(f"/{key[0]}" for key in here.keys() | there.keys() if here.get(key) != there.get(key))
    if not theirs:
        yield bad("doctor-commands-none")
    elif stale:
        yield bad("doctor-commands-stale", names=", ".join(stale[:10]), count=len(stale))
    else:
        yield good("doctor-commands", count=len(here))


def plain(node: Any, like: Any = None) -> Any:
    """Return a command with what it says alone: no ids, no defaults spelt out by Discord and left out here."""
    if isinstance(node, Mapping):
        kept = {k: v if k.endswith("_localizations") else plain(v) for k, v in node.items() if k in KEPT}
        for given in ("contexts", "integration_types"):  # Discord fills these in where nothing was said
            if like is not None and given not in like:
                kept.pop(given, None)
        return {key: value for key, value in kept.items() if value or (value == 0 and value is not False)}
    if isinstance(node, list):
        return [plain(item) for item in node]
    return node


class _Clock:
    """Compare this machine's clock with the time that Discord's answers carry."""

    def __init__(self) -> None:
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._ended)
        self._drift: float | None = None

    async def _ended(self, session: Any, context: Any, answer: aiohttp.TraceRequestEndParams) -> None:
        try:
            self._drift = time.time() - parsedate_to_datetime(answer.response.headers["Date"]).timestamp()
        except (KeyError, TypeError, ValueError):
            return

    def findings(self) -> Iterator[Finding]:
        """Yield what the comparison says, if there was anything to compare."""
        if self._drift is not None:
            level = good if abs(self._drift) <= DRIFT else bad
            yield level("doctor-drift", seconds=round(abs(self._drift)))
