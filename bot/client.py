"""The bot: owns the store, the dice, the words and the commands."""

from __future__ import annotations

import logging
import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands

from bot.board import Boards
from bot.buttons import Menu, Press, forms
from bot.commands import Spec
from bot.forms import texts
from bot.i18n import CommandTranslator, Words
from bot.keeper import Keeper
from bot.play import Play
from bot.suggest import LateFilter
from bot.telling import announce_lost
from bot.tree import Tree
from data.records import Actor
from data.sqlite import SqliteStore
from data.store import Store
from rules.core.dice import Source, SystemRandom

log = logging.getLogger(__name__)


class Hola(commands.Bot):
    """Run Holà on one connection to Discord.

    It asks for no privileged intent, lets no reply mention anybody, and reads nothing before it is set up.
    """

    tree: Tree

    def __init__(self, store: Store, source: Source | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.store = store
        self.source: Source = source or SystemRandom()
        self.sealed = source is None  # dice of one's own cannot be sealed
        self.words = Words()
        self.specs: dict[str, Spec] = {}
        self.play = Play(self)
        self.boards = Boards(self)
        self.keeper = Keeper(self)
        self.nobody = Actor(0, "")
        self._greeted = False

    async def setup_hook(self) -> None:
        """Open the store, read the words, load every cog found, register the buttons."""
        await self.store.open()
        await self.load_cogs()
        await self.tree.set_translator(CommandTranslator(self.words))
        self.add_dynamic_items(Press, Menu)
        logging.getLogger("discord.app_commands.tree").addFilter(LateFilter())

    async def load_cogs(self) -> None:
        """Load every module of `cogs` that has a `setup`, in order of name."""
        import cogs

        for module in sorted(pkgutil.iter_modules(cogs.__path__), key=lambda found: found.name):
            setup = getattr(import_module(f"cogs.{module.name}"), "setup", None)
            if setup is not None:
                await setup(self)

    async def on_ready(self) -> None:
        """Tell, once, what was applied before a crash and never shown."""
        if not self._greeted:
            self._greeted = True
            await announce_lost(self)
            await self.boards.catch_up()
            self.keeper.start()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Put the battle of a deleted channel away."""
        await self.keeper.channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Put the battle of a deleted thread away."""
        await self.keeper.channel_gone(payload.thread_id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a form that was opened before a restart as well as one opened since."""
        await forms(interaction)
        await texts(interaction)

    async def close(self) -> None:
        """Leave Discord, write what waits, close the store; safe to call twice."""
        await super().close()
        await self.keeper.close()
        await self.boards.close()
        await self.play.close()
        await self.store.close()


def create_bot(database: str | Path = ":memory:", **settings: Any) -> Hola:
    """Return the whole bot, unconnected; it reads no `.env` and opens nothing until it is set up.

    `database` is a path or ":memory:". `settings`: `source`, where faces come from (system randomness by default);
    `store`, a store of your own in place of the database.
    Raises `TypeError` on a setting that does not exist.
    """
    unknown = set(settings) - {"source", "store"}
    if unknown:
        raise TypeError(f"create_bot has no setting called {min(unknown)!r}; it has source, store")
    store = settings.get("store") or SqliteStore(database)
    return Hola(store, settings.get("source"))
