"""A table in an offline Discord: with `reply.py` the one place of the tests that knows simcord.

async def test_M15_unhorsed(table):
    await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich", species="horse")
    reply = await table.ann.slash("whoa", mount="Tonnerre", dice="4 2 3 5 1 7")
    assert "unhorsed" in reply.title
    await reply.click("Undo")
"""

from __future__ import annotations

import asyncio
import copy
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import discord
import simcord
from discord.ext import commands
from simcord import _dpy_internals, _runtime, interactions
from simcord.backend import Backend, serializers
from simcord.backend.ops.commands import COMMAND_FIELDS
from simcord.enums import InteractionType

from rules.core.refusal import Refused
from tests.reply import Call, Reply, shown

Options = dict[str, Any]
BOARD = 600.0  # seconds after which a board follows, in the tests
Values = Callable[..., commands.Bot]

_base_payload = interactions.base_payload
_locales: dict[int, str | None] = {}  # by the id of a person or a server; None: Discord says none
_synced: dict[str, list[dict[str, Any]]] = {}  # the commands as synced, once a process


def _payload(backend: Backend, *, guild_id: int | None, user_id: int, **rest: Any) -> Any:
    """Build the payload that simcord builds, in the language of who asks."""
    record, payload = _base_payload(backend, guild_id=guild_id, user_id=user_id, **rest)
    payload["locale"] = _locales.get(user_id, "en-US")
    if payload["locale"] is None:
        del payload["locale"]
    if guild_id is not None:
        payload["guild_locale"] = _locales.get(guild_id, "en-US")
    return record, payload


interactions.base_payload = _payload

_track_callback = _runtime._track_callback
_intentional = _dpy_internals.is_intentional_wait_wakeup
_long = False  # the timer being set is no mere yield


def _timer(env: simcord.Env, *rest: Any, when: float | None, **options: Any) -> Any:
    """Set a timer of the bot that only `Table.wait` lets ring: simcord would also wait for it in real time."""
    global _long  # noqa: PLW0603  # simcord asks without saying which timer
    _long = when is not None and when - env._virtual_time > 0.05
    return _track_callback(env, *rest, when=when, **options)


setattr(_runtime, "_track_callback", _timer)  # noqa: B010  # a seam of simcord's own: pinned to its version
setattr(_dpy_internals, "is_intentional_wait_wakeup", lambda *about: _long or _intentional(*about))  # noqa: B010


class Person:
    """Somebody who types commands, in a channel or (without one) in private messages with the bot."""

    def __init__(self, table: Table, actor: Any, channel: simcord.ChannelHandle) -> None:
        self.table = table
        self.actor = actor
        self.channel = channel

    @property
    def id(self) -> int:
        """Return the Discord id."""
        found: int = self.actor.id
        return found

    @property
    def locale(self) -> str | None:
        """Return the language of this person's Discord (None: Discord says none)."""
        return _locales.get(self.id, "en-US")

    @locale.setter
    def locale(self, locale: str | None) -> None:
        _locales[self.id] = locale

    def at(self, channel: simcord.ChannelHandle) -> Person:
        """Return the same person in another channel or thread."""
        return Person(self.table, self.actor, channel)

    @property
    def alone(self) -> Person:
        """Return the same person in private messages with the bot."""
        user = getattr(self.actor, "user", self.actor)
        return Person(self.table, user, user.dm_channel)

    async def slash(self, command: str, /, **options: Any) -> Reply:
        """Type a command, such as `slash("mount add", name="Tonnerre")`; an option that is None is left out."""
        return (await self.table.together(self.call(command, **options)))[0]

    def call(self, command: str, /, **options: Any) -> Call:
        """Return the command ready to be sent; raise `simcord.OptionError` where Discord would not let it be sent."""
        given = {name: value for name, value in options.items() if value is not None}
        return self.table.command(self, command, given)

    async def complete(self, command: str, option: str, typed: str = "", /, **filled: Any) -> list[str]:
        """Type into an option and return the names of the suggestions."""
        return [choice["name"] for choice in await self.suggestions(command, option, typed, **filled)]

    async def suggestions(self, command: str, option: str, typed: str = "", /, **filled: Any) -> list[dict[str, Any]]:
        """Type into an option and return the suggestions with `name` and `value`."""
        guild = getattr(self.actor, "guild", None)
        where = (self.channel,) if guild is not None else ()
        found: list[dict[str, Any]] = await self.actor.autocomplete(*where, command, option, typed, **filled)
        return found

    async def say(self, text: str) -> discord.Message:
        """Post a plain message in the channel."""
        sent: discord.Message = await self.actor.send(self.channel, text)
        return sent


class Table:
    """A server with a channel, a GM, two players and a stranger (who shares no server), around a real bot.

    `make(database)` builds the bot; `settings` go to `create_bot`. Everything sent is checked against Discord's
    limits when the table closes, and so are errors of the bot that nobody expected (see `errors`).
    """

    def __init__(self, database: Path | str, make: Values | None = None, **settings: Any) -> None:
        self.database = database
        self._settings = settings
        self._make = make
        self._dead: list[commands.Bot] = []
        self._log = _Errors()
        self._community = ""

    def new_bot(self) -> commands.Bot:
        """Return a fresh bot on the same file."""
        if self._make is not None:
            return self._make(self.database)
        from bot import create_bot

        bot = create_bot(database=self.database, **self._settings)
        # Longer than simcord waits for work that goes on: boards follow only when a test lets time pass.
        bot.boards.merge = bot.boards.space = BOARD
        return bot

    @property
    def bot(self) -> commands.Bot:
        """Return the bot that runs now."""
        assert isinstance(self.env.bot, commands.Bot)
        return self.env.bot

    async def __aenter__(self) -> Self:
        _locales.clear()  # ids come again at every table: nobody keeps the language of an earlier one
        logging.getLogger().addHandler(self._log)
        self.env = simcord.Env(self.new_bot(), strict_sync=False, check_errors=False)
        try:
            await self.env.start()
        except BaseException:
            await self.env.bot.close()
            raise
        self.guild = self.env.create_guild("Les Holàs")
        self.channel = self.guild.create_text_channel("table")
        role = self.guild.create_role("GM", permissions=discord.Permissions(manage_guild=True))
        self.gm = self.join("gm", roles=[role])
        self.ann = self.join("ann")
        self.bob = self.join("bob")
        user = self.env.create_user("stranger")
        self.stranger = Person(self, user, user.dm_channel)
        await self._sync()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            await self.env.settle()
        finally:
            await self.env.bot.close()
            await self.env.shutdown()
            for bot in self._dead:
                await bot.close()
            logging.getLogger().removeHandler(self._log)
        if kind is None and (unexpected := self._unseen()):
            raise ExceptionGroup("the bot had errors that nobody expected (see Table.errors)", unexpected)

    async def _sync(self) -> None:
        """Register the commands as `python -m bot sync` does: built and translated once a process."""
        key = repr(sorted(command.qualified_name for command in self.bot.tree.walk_commands()))
        if key not in _synced:
            await self.bot.tree.sync()
            known = self.env.backend.commands[None].values()
            _synced[key] = [
                {field: command[field] for field in COMMAND_FIELDS if field in command} for command in known
            ]
        else:
            self.env.backend.register_commands(None, copy.deepcopy(_synced[key]))

    def join(self, name: str, *, roles: Sequence[simcord.RoleHandle] = (), locale: str | None = "en-US") -> Person:
        """Let another person join the server and sit at the table."""
        user = self.env.create_user(name, global_name=name.capitalize())
        person = Person(self, self.guild.add_member(user, roles=list(roles)), self.channel)
        person.locale = locale
        return person

    def speak(self, locale: str | None) -> None:
        """Give everybody this Discord language."""
        for person in (self.gm, self.ann, self.bob, self.stranger):
            person.locale = locale

    def community(self, locale: str) -> None:
        """Make the server a Community one with a language of its own."""
        self._community = locale
        _locales[self.guild.id] = locale
        cached = self.bot.get_guild(self.guild.id)
        assert cached is not None
        cached.preferred_locale = discord.Locale(locale)
        if "COMMUNITY" not in cached.features:
            cached.features.append("COMMUNITY")

    async def thread(self, name: str = "T", channel: simcord.ChannelHandle | None = None) -> simcord.ChannelHandle:
        """Open a public thread of the channel."""
        parent = channel or self.channel
        found = self.bot.get_channel(parent.id)
        assert isinstance(found, discord.TextChannel)
        await found.create_thread(name=name, type=discord.ChannelType.public_thread)
        await self.env.settle()
        return next(thread for thread in parent.threads if thread.name == name)

    async def post(self, name: str = "Post") -> simcord.ChannelHandle:
        """Open a forum with one post and return the post."""
        forum = self.guild.create_forum_channel(f"forum-{name.lower()}")
        found = self.bot.get_channel(forum.id)
        assert isinstance(found, discord.ForumChannel)
        await found.create_thread(name=name, content="…")
        await self.env.settle()
        return next(thread for thread in forum.threads if thread.name == name)

    async def restart(self, *, killed: bool = False) -> None:
        """Stop the bot and start a new one on the same file; `killed` gives it no time to write anything."""
        old = self.bot
        if killed:
            self._dead.append(old)
        else:
            await old.close()
        await self.env.restart_bot(self.new_bot())
        if self._community:
            self.community(self._community)

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        await self.env.advance_time(seconds)

    async def follow(self) -> None:
        """Let time pass until the boards have followed what happened."""
        await self.env.advance_time(BOARD + 1)

    # ------------------------------------------------------------------ interactions

    def command(self, person: Person, command: str, options: Options) -> Call:
        """Build a slash command."""
        name, *path = command.split()
        guild = getattr(person.actor, "guild", None)
        root = self.env.backend.find_command(name, guild.id if guild else None)
        assert root is not None, f"no command /{name}"
        leaf, nesting = interactions.walk_to_subcommand(root, path)
        built, resolved = interactions.build_options(person.actor, command, leaf, options, channel_id=person.channel.id)
        data: dict[str, Any] = {
            "id": root["id"],
            "name": root["name"],
            "type": 1,
            "options": interactions.nest_options(root, nesting, built),
        }
        if resolved:
            data["resolved"] = resolved
        return self._call(person, InteractionType.APPLICATION_COMMAND, data)

    def component(self, person: Person, message: simcord.ResponseMessage, data: dict[str, Any]) -> Call:
        """Build the use of a button or menu of a message."""
        call = self._call(person.at(self._channel(message)), InteractionType.MESSAGE_COMPONENT, data)
        stored = self.env.backend.get_message(message.channel_id, message.id)
        call.payload["message"] = dict(serializers.message_payload(self.env.backend, stored))
        call.record.source_message_id = message.id
        return call

    def _channel(self, message: simcord.ResponseMessage) -> simcord.ChannelHandle:
        channel = self.env.backend.get_channel(message.channel_id)
        return simcord.ChannelHandle(self.env, self.guild if channel.guild_id else None, channel)

    def _call(self, person: Person, kind: InteractionType, data: dict[str, Any]) -> Call:
        guild = getattr(person.actor, "guild", None)
        record, payload = interactions.base_payload(
            self.env.backend,
            type=kind,
            channel_id=person.channel.id,
            guild_id=guild.id if guild else None,
            user_id=person.id,
            data=data,
        )
        return Call(self, person, record, payload)

    async def together(self, *calls: Call) -> list[Reply]:
        """Send interactions at the same moment and return the answers in order."""
        for call in calls:
            self.env.backend.emit("INTERACTION_CREATE", copy.deepcopy(call.payload))
        await self.env.settle()
        return [call.reply for call in calls]

    async def again(self, call: Call) -> None:
        """Deliver an interaction once more, as Discord may after a lost connection."""
        await self.together(call)

    # ------------------------------------------------------------------ what happened

    @property
    def posts(self) -> list[str]:
        """Return the texts of the channel's messages that everybody sees, oldest first."""
        return self.posts_in(self.channel)

    def posts_in(self, channel: simcord.ChannelHandle) -> list[str]:
        """Return the texts of a channel's messages that everybody sees, oldest first."""
        return ["\n".join(shown(m.content, m.embeds)) for m in channel.history() if not m.flags.ephemeral]

    def break_http(self, method: str, path: str, *, status: int = 500, code: int = 0, times: int | None = 1) -> None:
        """Let Discord answer the bot's next matching request with an error."""
        self.env.inject_error(method, path, status=status, code=code, times=times)

    @property
    def errors(self) -> list[Exception]:
        """Return every error of the bot so far, raised or logged, that is no refusal; they count as expected now."""
        found = self._unseen()
        self._log.seen, self._log.records = self.env.error_cursor, []
        return found

    def _unseen(self) -> list[Exception]:
        raised = [e for e in self.env.errors_since(self._log.seen) if isinstance(e, Exception) and not _meant(e)]
        logged: list[Exception] = []
        for record in self._log.records:
            cause = record.exc_info[1] if record.exc_info else None
            if isinstance(cause, Exception):
                logged += [] if cause in raised or cause in [e.__cause__ for e in raised] else [cause]
            else:
                logged.append(RuntimeError(f"{record.name}: {record.getMessage()}"))
        return raised + logged


class _Errors(logging.Handler):
    """Keep what the bot logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []
        self.seen = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


def _meant(error: BaseException | None) -> bool:
    """Tell whether an error is, or comes from, a refusal: the bot answers it in words."""
    while error is not None:
        if isinstance(error, Refused | asyncio.CancelledError):
            return True
        error = getattr(error, "original", None) or error.__cause__
    return False
