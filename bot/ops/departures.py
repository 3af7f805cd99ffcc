"""Servers that the bot left: their data are exported and removed after 30 days, and the exports 30 days later."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord

from bot.sealing import outgoing
from data.codec import dump_piece, loads
from data.records import Server
from data.rosters import Roster
from data.store import Store, StoreError

if TYPE_CHECKING:
    from bot.client import Hola

log = logging.getLogger(__name__)
KEPT = 30 * 86_400.0  # seconds
MARK = "left"  # the key of a server's settings that says since when the bot is gone
HOME = "home"  # the key that says: the server of the offline mode, which Discord does not know and nobody leaves


class Departures:
    """Mark the servers that the bot left, and put their data away when their time has come."""

    def __init__(self, bot: Hola, folder: Path, clock: Callable[[], float] = time.time) -> None:
        self._bot = bot
        self._folder = folder
        self._clock = clock

    async def left(self, guild: discord.Guild) -> None:
        """Note that the bot was removed from a server."""
        await self._mark({guild.id}, str(int(self._clock())))

    async def back(self, guild: discord.Guild) -> None:
        """Take the mark off: the bot is in the server again, everything is still there."""
        await self._mark({guild.id}, None)

    async def round(self, now: float) -> None:
        """Mark what was left while the bot was away, put away what was left 30 days ago, drop old exports.

        A server whose own shard is not run here says nothing about being left, and is passed over.
        """
        if not self._bot.is_ready():
            return
        here = {guild.id for guild in self._bot.guilds}
        for server in await self._bot.store.servers():
            since = server.settings.get(MARK)
            if HOME in server.settings or not self._bot.serves(server.id):
                continue
            if server.id in here:
                if since is not None:
                    await self._mark({server.id}, None)
            elif since is None:
                await self._mark({server.id}, str(int(now)))
            elif now - float(since) >= KEPT:
                await self._put_away(server.id, now)
        await asyncio.to_thread(self._forget_files, now)

    async def _mark(self, guilds: set[int], since: str | None) -> None:
        store = self._bot.store
        try:
            for server in await store.servers():
                if server.id in guilds and server.settings.get(MARK) != since:
                    kept = {key: value for key, value in server.settings.items() if key != MARK}
                    await store.set_server(replace(server, settings=kept | ({MARK: since} if since else {})))
        except StoreError as error:
            log.warning("a server that was left or joined is noted with the next daily round: %s", error)

    async def _put_away(self, server: int, now: float) -> None:
        """Export a server's battles and rosters, then remove all of it; nothing goes before it is written."""
        store = self._bot.store
        try:
            for info in await store.battles(server):
                data = outgoing(await store.export_rows(info.id), info.ended)
                await asyncio.to_thread(_write, self._folder / f"{server}-{info.id}.json", data, now)
            if rosters := [_roster(roster) for roster in await store.rosters(server)]:
                await asyncio.to_thread(_write, self._folder / f"{server}-rosters.json", rosters, now)
        except OSError as error:
            log.error("server %s is kept: it could not be exported: %s", server, error)
            return
        await store.drop_server(server)
        log.info("the data of server %s, left 30 days ago, are removed", server)

    def _forget_files(self, now: float) -> None:
        for file in self._folder.glob("*.json"):
            if now - file.stat().st_mtime > KEPT:
                file.unlink()


async def stay(store: Store, guild: int) -> None:
    """Note that a server is that of the offline mode: a bot on Discord with the same file does not take it for left."""
    settings = next((server.settings for server in await store.servers() if server.id == guild), {})
    await store.set_server(Server(guild, {**settings, HOME: "1"}))


def _roster(roster: Roster) -> dict[str, Any]:
    """Return a roster as JSON-able values."""
    pieces = [{"kind": kept.piece.KIND, "piece": loads(dump_piece(kept.piece))} for kept in roster.pieces]
    return {"name": roster.name, "game": roster.game, "owner": roster.owner, "pieces": pieces}


def _write(file: Path, data: Any, now: float) -> None:
    text = json.dumps(data, ensure_ascii=False, indent=1)
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f"{file.name}.part")
    part.touch(0o600)
    with part.open("w", encoding="utf-8") as opened:
        opened.write(text)
        opened.flush()
        os.fsync(opened.fileno())
    os.utime(part, (now, now))
    part.replace(file)
