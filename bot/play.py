"""One interaction's turn at a battle: lock, load, run the rule, save, show."""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import discord

from bot.commands import Ask, Spec
from bot.embeds import Frame, Writer
from bot.nobattle import NoBattle
from bot.options import Options, Rolling, build, plain
from bot.page import card_reply, outcome_reply, refusal_reply
from bot.reply import Answer, Reply, Undelivered
from bot.typed import typed_dice
from bot.whereabouts import actor_of, place_of, public_locale, reader_locale
from data.records import Entry, NewEntry, Person, Place, Saved, Shown, Snapshot, Throw
from data.store import Duplicate, Stale, StoreError, Unavailable
from rules.core.battle import Battle, merge
from rules.core.dice import Dice, Given, Rolled
from rules.core.game import all_settings
from rules.core.outcome import Card, Outcome
from rules.core.refusal import DiceMissing, Reason, Refused
from rules.core.words import say

if TYPE_CHECKING:
    from bot.client import Hola

log = logging.getLogger(__name__)
NOBODY = Person(0)


class Play:
    """Carry commands to the rules and their outcomes to the store, then to Discord."""

    def __init__(self, bot: Hola) -> None:
        self._bot = bot
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._in_flight: set[int] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def slash(self, interaction: discord.Interaction[Any], spec: Spec, values: Mapping[str, Any]) -> None:
        """Run a command as Discord sent it."""
        await self.run(interaction, spec, build(spec.options, values))

    async def run(
        self, interaction: discord.Interaction[Any], spec: Spec, options: Options, *, public: bool = False
    ) -> None:
        """Run a command: with `public` a card is shown to the whole channel."""
        secret = isinstance(options, Rolling) and options.secret
        answer = Answer(interaction, private=(spec.private and not public) or secret)
        lost: list[Entry] = []
        try:
            if spec.special is not None:
                answer.cancel()
                await spec.special(spec.cog, interaction, options)
                return
            place = place_of(interaction)
            async with self.lock(place):
                reply, lost = await self._turn(interaction, spec, options, place, public)
        except Duplicate:
            answer.cancel()
            return
        except StoreError as error:
            reply = self._trouble(interaction, error)
        except Exception as error:  # the one place that answers what nobody expected
            log.exception("%s failed", spec.qualified)
            reply = self._trouble(interaction, error)
        await self._deliver(answer, reply, lost, interaction)

    def lock(self, place: Place) -> asyncio.Lock:
        """Return the lock of the battle that commands here act on: a thread shares its parent's."""
        key = place.parent or place.channel
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock

    async def look(self, interaction: discord.Interaction[Any]) -> Ask:
        """Return the battle as it stands, to read only: for suggestions and buttons."""
        snapshot = await self._bot.store.load(place_of(interaction), interaction.user.id)
        return self.ask(interaction, snapshot, Given(()))

    def ask(self, interaction: discord.Interaction[Any], snapshot: Snapshot, dice: Dice) -> Ask:
        """Return what a handler works with, for a battle as loaded."""
        kind = NoBattle if snapshot.place.guild is None or snapshot.thread_ended else Battle
        battle = kind(snapshot.state, snapshot.pieces, settings=all_settings(), next_id=snapshot.next_id)
        if isinstance(battle, NoBattle):
            battle.private = snapshot.place.guild is None
        return Ask(
            battle=battle,
            actor=actor_of(interaction, snapshot),
            dice=dice,
            place=snapshot.place,
            snapshot=snapshot,
            locale=reader_locale(interaction, snapshot.person),
            public_locale=public_locale(interaction, snapshot),
            person=snapshot.person,
            server=snapshot.server,
            store=self._bot.store,
        )

    async def _turn(
        self, interaction: discord.Interaction[Any], spec: Spec, options: Options, place: Place, public: bool
    ) -> tuple[Reply, list[Entry]]:
        """Load, run, save; return the reply and this person's entries here whose reply was lost."""
        snapshot = await self._bot.store.load(place, interaction.user.id)
        lost = [entry for entry in snapshot.unshown if entry.id not in self._in_flight]
        ask = self.ask(interaction, snapshot, Given(()))
        try:
            typed = isinstance(options, Rolling) and options.dice is not None
            if isinstance(options, Rolling):
                ask.dice = (
                    Given(typed_dice(options.dice)) if options.dice is not None else self._rolled(interaction, ask)
                )
            result = spec.run(ask, options)
            if inspect.isawaitable(result):  # commands of the battle itself wait for the journal
                result = await result
            if typed and isinstance(ask.dice, Given):
                ask.dice.finish()
        except Refused as refused:
            throw = await self._save_throw(interaction, spec, options, ask, None)
            writer = Writer(self._bot.words, ask.locale)
            return refusal_reply(writer, refused, throw if isinstance(refused, DiceMissing) else None), lost
        if isinstance(result, Reply):
            return result, lost
        if isinstance(result, Card):
            throw = await self._save_throw(interaction, spec, options, ask, None)
            locale = public_locale(interaction, snapshot) if public else ask.locale
            return card_reply(Writer(self._bot.words, locale), result, throw, public=public), lost
        return await self._save(interaction, spec, options, ask, result), lost

    def _rolled(self, interaction: discord.Interaction[Any], ask: Ask) -> Dice:
        return Rolled(self._bot.source)

    async def _save(
        self, interaction: discord.Interaction[Any], spec: Spec, options: Options, ask: Ask, outcome: Outcome
    ) -> Reply:
        """Save an outcome, then return how to show it."""
        changes = merge(outcome.changes)
        outcome = replace(outcome, changes=changes)
        secret = isinstance(options, Rolling) and options.secret
        note = (options.note or "") if isinstance(options, Rolling) else ""
        language = public_locale(interaction, ask.snapshot)
        typist = ask.actor.name if isinstance(options, Rolling) and options.dice is not None else ""
        frame = Frame(typist=typist, note=note, secret=secret)
        writer = Writer(self._bot.words, ask.locale if secret else language)
        if not changes and ask.undoes is None:
            throw = await self._save_throw(interaction, spec, options, ask, outcome)
            return outcome_reply(writer, outcome, frame, throw=throw)
        entry = NewEntry(
            interaction=interaction.id,
            actor=ask.actor.id,
            actor_name=ask.actor.name,
            command=spec.qualified,
            options=plain(options),
            outcome=outcome,
            reads=frozenset(ask.battle.reads),
            changes=changes,
            note=note,
            secret=secret,
            undoes=ask.undoes,
        )
        saved = await self._commit(ask, entry, language)
        entry_id, no = saved.entries[0]
        self._in_flight.add(entry_id)
        for later in ask.after:
            self.later(later(saved))
        frame = replace(frame, no=no, opened=ask.snapshot.battle is None and not ask.opens)
        return outcome_reply(writer, outcome, frame, entry=entry_id)

    async def _commit(self, ask: Ask, entry: NewEntry, language: str) -> Saved:
        """Save one entry, opening a battle where there is none; its language is settled by its first command."""
        snapshot = ask.snapshot
        if ask.opens:
            return await self._bot.store.open_battle(snapshot.place, ask.actor, [entry], own_thread=True)
        if not snapshot.state.language:
            snapshot = replace(snapshot, state=replace(snapshot.state, language=language))
        return await self._bot.store.commit(snapshot, [entry], next_id=ask.battle.next_id)

    async def _save_throw(
        self, interaction: discord.Interaction[Any], spec: Spec, options: Options, ask: Ask, outcome: Outcome | None
    ) -> int:
        """Keep a command that changed nothing: it is answered once, and its buttons find it again."""
        throw = Throw(
            interaction=interaction.id,
            actor=ask.actor.id,
            actor_name=ask.actor.name,
            channel=ask.place.channel,
            guild=ask.place.guild,
            battle=ask.snapshot.battle,
            command=spec.qualified,
            options=plain(options),
            outcome=outcome,
            secret=isinstance(options, Rolling) and options.secret,
        )
        return await self._bot.store.throw(throw)

    def _trouble(self, interaction: discord.Interaction[Any], error: BaseException) -> Reply:
        """Return the private answer to a fault: what happened, and that nothing was applied."""
        if isinstance(error, Stale):
            refused = Refused(say("battle-changed"), Reason(say("battle-changed-why")))
        elif isinstance(error, Unavailable):
            refused = Refused(say("store-trouble"), Reason(say(f"store-{error.reason}")))
        else:
            refused = Refused(say("fault"), Reason(say("fault-why", number=str(interaction.id))))
        locale = reader_locale(interaction, NOBODY)
        return refusal_reply(Writer(self._bot.words, locale), refused, None)

    async def fault(self, interaction: discord.Interaction[Any], error: BaseException) -> None:
        """Answer an error raised outside a command's own turn; log it unless it is a known trouble of the store."""
        if not isinstance(error, StoreError):
            log.error("unexpected error", exc_info=error)
        await self._deliver(Answer(interaction, True), self._trouble(interaction, error), [], interaction)

    async def _deliver(
        self, answer: Answer, reply: Reply, lost: list[Entry], interaction: discord.Interaction[Any]
    ) -> None:
        """Send the replies that were lost before, then this one; note what arrived."""
        try:
            for entry in lost:
                told = self.retell(entry, Writer(self._bot.words, reader_locale(interaction, NOBODY)))
                told.private = entry.secret
                self._note(entry.id, interaction.channel_id, await answer.send(told))
            message = await answer.send(reply)
            if reply.entry is not None:
                self._note(reply.entry, interaction.channel_id, None if reply.private else message)
            for more in reply.more:
                await answer.send(more)
        except Undelivered as error:
            log.warning("a reply was not delivered (%s): it will be told again", error)
        finally:
            if reply.entry is not None:
                self._in_flight.discard(reply.entry)

    def _note(self, entry: int, channel: int | None, message: int | None) -> None:
        self._bot.store.shown(Shown(entry, channel, message))

    def retell(self, entry: Entry, writer: Writer) -> Reply:
        """Return an entry's result to be shown again, said to be so."""
        frame = Frame(no=entry.no, note=entry.note, secret=entry.secret and not entry.revealed, lost=True)
        return outcome_reply(writer, entry.outcome, frame, entry=entry.id)

    async def mark(self, entry: Entry, locale: str, undone_by: str) -> None:
        """Mark the message of a result as undone by somebody, or take the mark off, where it can be edited."""
        if entry.channel is None or entry.message is None or (entry.secret and not entry.revealed):
            return
        channel = self._bot.get_partial_messageable(entry.channel)
        frame = Frame(no=entry.no, note=entry.note, undone_by=undone_by)
        reply = outcome_reply(Writer(self._bot.words, locale), entry.outcome, frame, entry=entry.id)
        try:
            await channel.get_partial_message(entry.message).edit(embeds=reply.embeds, view=reply.view)
        except discord.HTTPException as error:
            log.info("could not mark the message of entry %s: %s", entry.id, error)

    async def announce_lost(self) -> None:
        """Tell in their channels the results never shown before a crash; secret ones wait for their roller."""
        for entry in await self._bot.store.unshown():
            if entry.secret or entry.id in self._in_flight:
                continue
            info = await self._bot.store.battle(entry.battle)
            channel = self._bot.get_channel(entry.channel or (info.channel if info else 0))
            if info is None or not isinstance(channel, discord.abc.Messageable):
                continue
            language = str(info.meta.get("language") or "en")
            reply = self.retell(entry, Writer(self._bot.words, language))
            try:
                message = await channel.send(embeds=reply.embeds, view=reply.view or discord.utils.MISSING)
            except discord.HTTPException:
                continue  # told before that person's next command instead
            self._note(entry.id, message.channel.id, message.id)

    def later(self, work: Any) -> None:
        """Run something after the answer, and keep hold of it until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work after an answer failed", exc_info=task.exception())

    async def close(self) -> None:
        """Wait for the work that goes on after answers."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
