"""Housekeeping: battles of deleted channels and of years gone by are put away, never lost."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.sealing import chained
from data.records import BattleInfo, NewEntry
from data.store import StoreError
from rules.core.outcome import Outcome, PutBattle
from rules.core.seal import Seal
from rules.core.words import Line, say

if TYPE_CHECKING:
    from bot.client import Hola

log = logging.getLogger(__name__)
DAY = 86_400.0
YEAR = 365 * DAY


class Keeper:
    """Put battles away and drop what has had its time, once a day and when a channel goes."""

    def __init__(self, bot: Hola) -> None:
        self._bot = bot
        self._task: asyncio.Task[None] | None = None
        self.also: list[Callable[[float], Awaitable[None]]] = []  # each process does it daily, given the time

    def start(self) -> None:
        """Begin the daily round; a second call does nothing."""
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._rounds())

    async def close(self) -> None:
        """Stop the daily round."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def channel_gone(self, channel: int) -> None:
        """End the battle of a channel or thread that was deleted; its export stays available to the server's GMs."""
        for info in await self._bot.store.battles(channel=channel, ended=False):
            await self._put_away(info, say("b-archived-channel"))

    async def round(self, now: float) -> None:
        """Drop old throws; put away battles that nobody touched for a year.

        Nothing is dropped where nobody at all has played for a year: it is the clock that may have jumped ahead.
        """
        every = await self._bot.store.battles()
        if every and now - max(info.touched for info in every) > YEAR:
            log.warning("nobody has played for a year, or the clock is wrong: nothing is put away")
            return
        await self._bot.store.clean(now)
        for info in every:
            if info.ended:
                continue
            if now - info.touched > YEAR:
                await self._put_away(info, say("b-archived-year"))

    async def _put_away(self, info: BattleInfo, why: Line) -> None:
        store = self._bot.store
        snapshot = await store.load_battle(info.id, self._bot.nobody)
        change = PutBattle(snapshot.state, replace(snapshot.state, ended=True))
        entry = NewEntry(
            interaction=time.time_ns() // 1000,  # smaller than any id that Discord gave since it has interactions
            actor=0,
            actor_name="Holà",
            command="battle end",
            options={},
            outcome=Outcome(why, changes=(change,)),
            reads=frozenset({"b"}),
            changes=(change,),
        )
        await store.commit(snapshot, chained(Seal.of(snapshot.meta), snapshot, [entry]), next_id=snapshot.next_id)

    async def _rounds(self) -> None:
        while True:
            try:
                if await self._bot.store.lead():
                    await self.round(time.time())
                for work in self.also:
                    await work(time.time())
            except (StoreError, OSError) as error:  # tomorrow is another day
                log.warning("the daily round is left out: %s", error)
            await asyncio.sleep(DAY)
