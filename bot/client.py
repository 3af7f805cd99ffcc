"""The bot: owns the store, the dice, the words and the commands."""

from __future__ import annotations

import logging
import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands

from bot import shards
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
from data import store_at
from data.records import Actor
from data.store import Store
from rules.core.dice import Source, SystemRandom

log = logging.getLogger(__name__)


class Hola(commands.Bot):
    """Run Holà on one connection to Discord.

    It asks for no privileged intent, lets no reply mention anybody, and reads nothing before it is set up.
    """

    tree: Tree

    def __init__(self, store: Store, source: Source | None = None, **options: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            **options,
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

    def serves(self, guild: int | None) -> bool:
        """Tell whether what happens in a server comes to this process, and not to another one with other shards."""
        return shards.ours(guild, self.shard_count, getattr(self, "shard_ids", None))

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

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass an event on; a form sent to us is taken, whether it was opened before a restart or since.

        A listener for interactions would cost every command a task of its own.
        """
        super().dispatch(event_name, *args, **kwargs)
        if event_name == "interaction" and args[0].type is discord.InteractionType.modal_submit:
            self.play.later(self._form(args[0]))

    async def _form(self, interaction: discord.Interaction[Any]) -> None:
        await forms(interaction)
        await texts(interaction)

    async def close(self) -> None:
        """Leave Discord, write what waits, close the store; safe to call twice."""
        await super().close()
        await self.keeper.close()
        await self.boards.close()
        await self.play.close()
        await self.store.close()


class ShardedHola(Hola, discord.AutoShardedClient):
    """Run Holà on several connections: on all that Discord proposes, or on a part of them beside other processes."""


def create_bot(database: str | Path = ":memory:", **settings: Any) -> Hola:
    """Return the whole bot, unconnected; it reads no `.env` and opens nothing until it is set up.

    `database` is a path, ":memory:" or the address of a PostgreSQL database. `settings`: `source`, where faces come
    from (system randomness by default); `store`, a store of your own in place of the database; `shard_count` and
    `shard_ids`, how many connections to Discord there are in all and which of them are made here (`shard_count` 0: as
    many as Discord proposes).
    Raises `TypeError` on a setting that does not exist, `MissingDriver` without the package for PostgreSQL.
    """
    known = ("source", "store", "shard_count", "shard_ids")
    unknown = set(settings) - set(known)
    if unknown:
        raise TypeError(f"create_bot has no setting called {min(unknown)!r}; it has {', '.join(known)}")
    store = settings.get("store") or store_at(database)
    count, ids = settings.get("shard_count"), settings.get("shard_ids")
    if count is None and ids is None:
        return Hola(store, settings.get("source"))
    return ShardedHola(
        store, settings.get("source"), shard_count=count or None, shard_ids=None if ids is None else list(ids)
    )
