"""The bot that Holà is measured against: discord.py and aiosqlite as their documentation shows, and nothing else.

aiosqlite's documentation opens the file where it is used; many keep one connection open instead, which is faster. Holà
is held to the faster way.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite
import discord
from discord import app_commands
from discord.ext import commands

SCHEMA = """
CREATE TABLE battle (channel INTEGER PRIMARY KEY, version INTEGER NOT NULL);
CREATE TABLE mount (channel INTEGER NOT NULL, name TEXT NOT NULL, state TEXT NOT NULL, PRIMARY KEY (channel, name));
CREATE TABLE journal (id INTEGER PRIMARY KEY, interaction INTEGER NOT NULL, command TEXT NOT NULL);
"""
EMBED = discord.Embed(
    title="Ulrich is unhorsed, Tonnerre bolts", description="Whoa! — 1D6: ⚃ 4 → 3–4 unhorsed · M15", colour=0xC8372D
).set_footer(text="M15")


class Bare(commands.Bot):
    """One command that reads a row, writes three in a transaction and answers with a fixed embed.

    `opening`: it opens the file in each command.
    """

    db: aiosqlite.Connection

    def __init__(self, database: Path, *, opening: bool = False) -> None:
        super().__init__(command_prefix=commands.when_mentioned, intents=discord.Intents(guilds=True))
        self._database = database
        self._opening = opening

    async def setup_hook(self) -> None:
        """Open the file and add the command."""
        self.db = await aiosqlite.connect(self._database)
        await self.db.execute("PRAGMA journal_mode = WAL")
        await self.db.execute("PRAGMA synchronous = FULL")  # what a connection begins with, too
        await self.db.executescript(SCHEMA)
        await self.db.commit()
        await self.add_cog(Whoa(self))

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[aiosqlite.Connection]:
        """Give the connection that a command works with."""
        if not self._opening:
            yield self.db
            return
        async with aiosqlite.connect(self._database) as db:
            yield db

    async def register(self, channel: int, names: list[str]) -> None:
        """Add mounts to a channel."""
        await self.db.execute("INSERT OR IGNORE INTO battle VALUES (?, 0)", (channel,))
        await self.db.executemany("INSERT INTO mount VALUES (?, ?, 'ridden')", [(channel, name) for name in names])
        await self.db.commit()

    async def close(self) -> None:
        """Leave Discord and close the file."""
        await super().close()
        await self.db.close()


class Whoa(commands.Cog):
    """The one command."""

    def __init__(self, bot: Bare) -> None:
        self.bot = bot

    @app_commands.command(description="Roll on the Whoa! table")
    async def whoa(self, interaction: discord.Interaction, mount: str) -> None:
        """Read, write, answer."""
        where = (interaction.channel_id, mount)
        async with self.bot.connection() as db:
            async with db.execute("SELECT state FROM mount WHERE channel = ? AND name = ?", where) as cursor:
                assert [row async for row in cursor]
            await db.execute("UPDATE battle SET version = version + 1 WHERE channel = ?", where[:1])
            await db.execute("UPDATE mount SET state = 'bolting' WHERE channel = ? AND name = ?", where)
            await db.execute("INSERT INTO journal (interaction, command) VALUES (?, 'whoa')", (interaction.id,))
            await db.commit()
        await interaction.response.send_message(embed=EMBED)
