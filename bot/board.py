"""The board: one message a battle that always shows where it stands; edits are merged, never a flood."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from bot.ask import Ask
from bot.board_page import board_embed
from bot.buttons import row
from bot.embeds import Writer
from bot.reply import Answer, Reply, Undelivered
from data.records import Snapshot
from data.store import StoreError
from rules.core.dice import Given
from rules.core.words import Line, say

if TYPE_CHECKING:
    from bot.client import Hola

log = logging.getLogger(__name__)
MERGE = 1.5  # seconds in which further changes join an edit
SPACE = 4.0  # seconds between two edits of a young message
TOGETHER = 25  # edits a second of all boards: Discord takes 50 requests a second from a bot, whatever they are
OLD = 3600.0  # seconds after which Discord allows few edits of a message
OLD_SPACE = 30.0  # seconds between two edits of an old one
TOO_OLD = 30046  # Discord: too many edits to messages older than an hour


@dataclass(slots=True)
class Desk:
    """Hold what is known of one battle's board in this process."""

    task: asyncio.Task[None] | None = None
    again: bool = False
    board: dict[str, Any] | None = None  # as last edited, where that is not saved yet
    interaction: discord.Interaction[Any] | None = None


class Boards:
    """Keep every battle's board true: posted once, edited after changes, posted anew when it was deleted."""

    def __init__(self, bot: Hola) -> None:
        self._bot = bot
        self._desks: dict[int, Desk] = {}
        self.merge = MERGE
        self.space = SPACE

    def touch(self, battle: int, interaction: discord.Interaction[Any] | None = None) -> None:
        """Note that a battle changed; its board follows soon. `interaction` serves to say once what is not allowed."""
        desk = self._desks.setdefault(battle, Desk())
        desk.interaction = interaction or desk.interaction
        if desk.task is not None and not desk.task.done():
            desk.again = True
            return
        desk.task = asyncio.get_running_loop().create_task(self._follow(battle, desk))

    async def catch_up(self) -> None:
        """Bring up to date, after a restart, the boards of open battles that changed since their last edit."""
        bot = self._bot
        for info in await bot.store.battles(ended=False):
            board = info.meta.get("board")
            if bot.serves(info.guild) and isinstance(board, dict) and info.touched > float(board.get("at", 0)) + 1:
                self.touch(info.id)

    async def close(self) -> None:
        """Stop waiting: what was not yet shown is shown after the next start."""
        tasks = [desk.task for desk in self._desks.values() if desk.task is not None and not desk.task.done()]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=5)

    async def _follow(self, battle: int, desk: Desk) -> None:
        """Edit until nothing new has come; the last state is always shown."""
        await asyncio.sleep(self._pause(self.merge))
        while True:
            desk.again = False
            try:
                space = await self._show(battle, desk)
            except (StoreError, KeyError) as error:
                log.warning("the board of battle %s could not be made: %s", battle, error)
                return
            if space is None:
                break
            await asyncio.sleep(self._pause(space))
            if not desk.again:
                await self._rest(battle, desk)
            if not desk.again:
                break
        if self._desks.get(battle) is desk and not desk.again:
            del self._desks[battle]

    def _pause(self, least: float) -> float:
        """Return how many seconds to wait for an edit: longer when many boards share what Discord takes."""
        return max(least, len(self._desks) / TOGETHER)

    async def _rest(self, battle: int, desk: Desk) -> None:
        """Save when the board was last edited: a restart need not edit it again."""
        if desk.board is not None:
            board, desk.board = desk.board, None
            try:
                await self._bot.store.set_meta(battle, {"board": board})
            except StoreError as error:
                log.warning("it could not be noted that the board of battle %s was edited: %s", battle, error)

    async def _show(self, battle: int, desk: Desk) -> float | None:
        """Post or edit the board; return how long to wait before the next edit, None when there is to be none."""
        bot = self._bot
        try:
            snapshot = await bot.store.load_battle(battle, bot.nobody)
        except KeyError:  # it is gone
            return None
        board = known = dict(snapshot.meta.get("board") or {})
        if board.get("refused"):
            return None
        embed, view = self._page(snapshot, await self._links(snapshot))
        channel = bot.get_partial_messageable(snapshot.channel)
        now = time.time()
        try:
            message = await self._edit(channel, board, embed, view)
            if message is None:
                message = await channel.send(embed=embed, view=view)
                board = {"message": message.id, "posted": now}
                await self._pin(message, desk, snapshot)
        except (discord.Forbidden, discord.NotFound):
            await bot.store.set_meta(battle, {"board": {"refused": True}})
            await self._tell(desk, snapshot, say("board-refused"))
            return None
        except discord.HTTPException as error:
            log.warning("the board of battle %s waits: %s", battle, error)
            desk.again = True
            return OLD_SPACE
        desk.board = {**board, "at": now}
        if board != known:
            await self._rest(battle, desk)
        return OLD_SPACE if now - float(board.get("posted", now)) > OLD else self.space

    async def _edit(
        self, channel: discord.PartialMessageable, board: dict[str, Any], embed: discord.Embed, view: discord.ui.View
    ) -> discord.PartialMessage | None:
        """Edit the board in place; None when it must be posted anew (never posted, deleted, too old to be edited)."""
        if not board.get("message"):
            return None
        message = channel.get_partial_message(int(board["message"]))
        try:
            await message.edit(embed=embed, view=view)
        except discord.NotFound as error:
            if error.code == 10008:  # unknown message: somebody deleted it
                return None
            raise
        except discord.HTTPException as error:
            if error.code == TOO_OLD:
                return None
            raise
        return message

    async def _pin(self, message: discord.Message, desk: Desk, snapshot: Snapshot) -> None:
        try:
            await message.pin()
        except discord.HTTPException:
            await self._tell(desk, snapshot, say("board-not-pinned"))

    async def _tell(self, desk: Desk, snapshot: Snapshot, line: Line) -> None:
        """Say once, privately, what could not be done here."""
        if desk.interaction is None:
            return
        embed = discord.Embed(description=Writer(self._bot.words, snapshot.state.language or "en").say(line))
        try:
            await Answer(desk.interaction, private=True).send(Reply([embed], private=True))
        except Undelivered as error:
            log.info("could not say that the board is refused: %s", error)

    async def _links(self, snapshot: Snapshot) -> dict[int, str]:
        """Return, by piece, the address of the message that told last of it."""
        if snapshot.battle is None or snapshot.place.guild is None:
            return {}
        await self._bot.store.flush()  # what was just shown is noted
        told = await self._bot.store.messages(snapshot.battle)
        home = f"https://discord.com/channels/{snapshot.place.guild}"
        return {piece: f"{home}/{channel}/{message}" for piece, (channel, message) in told.items()}

    def _page(self, snapshot: Snapshot, links: Mapping[int, str]) -> tuple[discord.Embed, discord.ui.View]:
        bot = self._bot
        writer = Writer(bot.words, snapshot.state.language or "en")
        ask = Ask(
            battle=bot.play.battle(snapshot),
            actor=bot.nobody,
            dice=Given(()),
            place=snapshot.place,
            snapshot=snapshot,
            store=bot.store,
            source=bot.source,
            locale=writer.locale,
            public_locale=writer.locale,
        )
        buttons = [
            ("n", writer.plain(say("button-next")), True),
            ("z", writer.plain(say("button-undo")), False),
            ("l", writer.plain(say("button-log")), False),
            ("b", writer.plain(say("button-status")), False),
        ]
        view = row([] if snapshot.state.ended else buttons) or discord.ui.View()
        return board_embed(writer, ask, links), view
