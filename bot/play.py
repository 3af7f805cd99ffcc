"""One interaction's turn at a battle: lock, load, run the rule, save, show."""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import discord

from bot.commands import Ask, Batch, Drawing, Spec
from bot.embeds import Writer
from bot.nobattle import NoBattle, nowhere
from bot.options import Options, Rolling, build
from bot.page import card_reply, refusal_reply
from bot.reply import Answer, Reply, Undelivered
from bot.saving import Saver, Turn
from bot.telling import retell
from bot.typed import typed_dice
from bot.whereabouts import Roles, actor_of, place_of, public_locale, reader_locale
from data.records import Person, Place, Shown, Snapshot
from data.store import Duplicate, Stale, StoreError, Unavailable
from rules.core.battle import Battle
from rules.core.dice import Given, Rolled
from rules.core.game import all_settings
from rules.core.outcome import Card, Outcome
from rules.core.refusal import Reason, Refused
from rules.core.seal import Seal, new_seal
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
        self._saver = Saver(bot)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def slash(self, interaction: discord.Interaction[Any], spec: Spec, values: Mapping[str, Any]) -> None:
        """Run a command as Discord sent it."""
        await self.run(interaction, spec, build(spec.options, values))

    async def run(
        self,
        interaction: discord.Interaction[Any],
        spec: Spec,
        options: Options,
        *,
        public: bool = False,
        secret: bool = False,
    ) -> None:
        """Run a command: with `public` a card is shown to the whole channel, with `secret` only its roller sees it."""
        if spec.special is not None:
            await spec.special(spec.cog, interaction, options)
            return
        secret = secret or (isinstance(options, Rolling) and options.secret)
        answer = Answer(interaction, private=(spec.private and not public) or secret)
        lost: list[Reply] = []
        try:
            place = place_of(interaction)
            async with self.lock(place):
                snapshot = await self._bot.store.load(place, interaction.user.id)
                ask = self.ask(interaction, snapshot)
                ask.secret = secret
                lost = self._lost(ask)
                turn = Turn(interaction, spec, options, ask, public)
                reply = await self._turn(turn)
            if isinstance(reply, Drawing):
                reply = await self._drawn(turn, reply)
        except Duplicate:
            answer.cancel()
            return
        except Exception as error:  # the one place that answers what nobody expected
            reply = self._trouble(interaction, error)
        await self._deliver(answer, [*lost, reply], interaction)

    def _lost(self, ask: Ask) -> list[Reply]:
        """Return this person's results here whose reply was lost, to be told before anything else."""
        lost = [entry for entry in ask.snapshot.unshown if entry.id not in self._saver.in_flight]
        if not lost:
            return []
        secret = Writer(self._bot.words, ask.locale)
        public = Writer(self._bot.words, ask.public_locale)
        told = []
        for entry in lost:
            try:
                told.append(retell(secret if entry.secret else public, entry))
            except Exception:  # a result that cannot be worded must not stop every later command
                log.exception("entry %s cannot be told", entry.id)
        return told

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
        return self.ask(interaction, snapshot)

    def ask(self, interaction: discord.Interaction[Any], snapshot: Snapshot) -> Ask:
        """Return what a handler works with, for a battle as loaded."""
        seal = self._seal(snapshot)
        sealed = seal is not None and snapshot.battle is not None
        return Ask(
            battle=self.battle(snapshot),
            seal=seal,
            actor=actor_of(interaction, snapshot),
            dice=Given(()),
            place=snapshot.place,
            snapshot=snapshot,
            locale=reader_locale(interaction, snapshot.person),
            public_locale=public_locale(interaction, snapshot),
            person=snapshot.person,
            server=snapshot.server,
            store=self._bot.store,
            source=seal.source(interaction.id) if seal is not None and sealed else self._bot.source,
            roles=Roles(interaction.guild),
        )

    def battle(self, snapshot: Snapshot) -> Battle:
        """Return a battle as loaded, for rules to read; one that refuses every piece where none can be."""
        kind = NoBattle if nowhere(snapshot) else Battle
        battle = kind(snapshot.state, snapshot.pieces, settings=all_settings(), next_id=snapshot.next_id)
        if isinstance(battle, NoBattle):
            battle.private = snapshot.place.guild is None
        return battle

    async def _turn(self, turn: Turn) -> Reply | Drawing:
        """Run the command, save, and return the reply."""
        ask = turn.ask
        try:
            result = await self._result(turn)
        except Refused as no:
            return await self._refused(turn, no)
        if isinstance(result, (Reply, Drawing)):
            return result
        if isinstance(result, Card):
            if ask.battle.reads & ask.hidden:
                result = Card(result.title, lines=(say("hidden"),))
            return await self._card(turn, result)
        if isinstance(result, Batch):
            return await self._saver.batch(turn, result)
        return await self._saver.outcome(turn, result)

    async def _card(self, turn: Turn, card: Card, picture: bytes | None = None) -> Reply:
        """Return a card: private, or shown to all; its buttons find the command again."""
        throw = await self._saver.throw(turn, Outcome(card.title, next=card.next))
        writer = Writer(self._bot.words, turn.ask.public_locale if turn.public else turn.ask.locale)
        return card_reply(writer, card, throw, public=turn.public, picture=picture)

    async def _drawn(self, turn: Turn, drawing: Drawing) -> Reply:
        """Return a card with its picture, made in a thread."""
        locale = turn.ask.public_locale if turn.public else turn.ask.locale
        card, picture = await asyncio.to_thread(drawing.make, locale, turn.public)
        return await self._card(turn, card, picture)

    async def _refused(self, turn: Turn, refused: Refused) -> Reply:
        """Return the private answer to a refusal; missing dice can be typed behind its button."""
        ask = turn.ask
        throw = await self._saver.throw(turn, None)
        writer = Writer(self._bot.words, ask.locale)
        if ask.battle.reads & ask.hidden:  # a reason would give a secret away
            return refusal_reply(writer, Refused(say("not-now")))
        together = ask.snapshot.battle is not None and not ask.snapshot.state.sides
        return refusal_reply(writer, refused, throw, turn=together)

    async def _result(self, turn: Turn) -> Outcome | Card | Reply | Batch | Drawing:
        """Run the handler with the dice that the options ask for."""
        ask, options = turn.ask, turn.options
        given: Given | None = None
        if isinstance(options, Rolling) and options.dice is not None:
            ask.dice = given = Given(typed_dice(options.dice))
        else:
            ask.dice = Rolled(ask.source)
        result = turn.spec.run(ask, options)
        if inspect.isawaitable(result):  # commands of the battle itself wait for the journal
            result = await result
        if given is not None:
            given.finish()
        return result

    def _seal(self, snapshot: Snapshot) -> Seal | None:
        """Return the seal of the battle, or that of the battle to be opened; None when faces come from elsewhere."""
        if not self._bot.sealed or nowhere(snapshot):
            return None
        return new_seal() if snapshot.battle is None else Seal.of(snapshot.meta)

    def _trouble(self, interaction: discord.Interaction[Any], error: BaseException) -> Reply:
        """Return the private answer to a fault: what happened, and that nothing was applied."""
        if not isinstance(error, StoreError):
            log.error("unexpected error", exc_info=error)
        if isinstance(error, Stale):
            refused = Refused(say("battle-changed"), Reason(say("battle-changed-why")))
        elif isinstance(error, Unavailable):
            refused = Refused(say("store-trouble"), Reason(say(f"store-{error.reason}")))
        else:
            refused = Refused(say("fault"), Reason(say("fault-why", number=str(interaction.id))))
        locale = reader_locale(interaction, NOBODY)
        return refusal_reply(Writer(self._bot.words, locale), refused)

    async def fault(self, interaction: discord.Interaction[Any], error: BaseException) -> None:
        """Answer an error raised outside a command's own turn."""
        await self._deliver(Answer(interaction, True), [self._trouble(interaction, error)], interaction)

    async def _deliver(self, answer: Answer, replies: list[Reply], interaction: discord.Interaction[Any]) -> None:
        """Send the replies in order, each with what follows it; note what arrived."""
        try:
            for reply in [told for first in replies for told in (first, *first.more)]:
                message = await answer.send(reply)
                for entry in reply.entries:
                    seen = None if reply.private else message
                    self._bot.store.shown(Shown(entry, interaction.channel_id, seen))
        except Undelivered as error:
            log.warning("a reply was not delivered (%s): it will be told again", error)
        finally:
            self._saver.in_flight.difference_update(e for r in replies for told in (r, *r.more) for e in told.entries)

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
