"""From what a command gave to what the store keeps, and from there to the reply."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import discord

from bot.calls import calling
from bot.commands import Ask, Batch, Part, Spec
from bot.embeds import Frame, Writer
from bot.options import Options, Rolling, plain
from bot.page import batch_reply, outcome_reply
from bot.reply import Reply
from bot.sealing import chained, short
from data.records import NewEntry, Saved, Throw
from rules.core.battle import merge
from rules.core.outcome import Card, Outcome
from rules.core.rolls import Roll
from rules.core.words import say

if TYPE_CHECKING:
    from bot.client import Hola

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Turn:
    """Hold one command's turn: the interaction, what was asked for, on which battle; `public` shows a card to all."""

    interaction: discord.Interaction[Any]
    spec: Spec
    options: Options
    ask: Ask
    public: bool = False

    @property
    def locale(self) -> str:
        """Return the language of what is shown: the battle's for all, the reader's for him alone."""
        return self.ask.locale if self.ask.secret else self.ask.public_locale

    def frame(self) -> Frame:
        """Return what surrounds the outcome before it has a number."""
        if not isinstance(self.options, Rolling):
            return Frame(secret=self.ask.secret)
        typist = self.ask.actor.name if self.options.dice is not None else ""
        return Frame(typist=typist, note=self.options.note or "", secret=self.ask.secret)


class Saver:
    """Save outcomes, then return how to show them."""

    def __init__(self, bot: Hola) -> None:
        self._bot = bot
        self.in_flight: set[int] = set()

    async def outcome(self, turn: Turn, outcome: Outcome) -> Reply:
        """Save an outcome: in the log where it changes something or was rolled in a battle, else as a throw."""
        ask = turn.ask
        outcome = replace(ask.told(outcome), changes=merge(outcome.changes))
        writer = Writer(self._bot.words, turn.locale)
        rolled = any(isinstance(step, Roll) for step in outcome.steps)
        in_battle = ask.snapshot.battle is not None and rolled  # every die of a battle stands in its log
        if not outcome.changes and ask.undoes is None and not in_battle:
            throw = await self.throw(turn, outcome)
            return outcome_reply(writer, outcome, turn.frame(), throw=throw)
        part = Part(turn.spec, turn.options, outcome, frozenset(ask.battle.reads))
        entries = _chained(turn, [_entry(turn, part, seq=0)])
        opened = ask.snapshot.battle is None
        frame = replace(
            turn.frame(),
            no=ask.snapshot.entries + 1,
            digest=ask.digests[0],
            commitment=ask.seal.commitment if ask.seal is not None and opened else "",
            opened=opened and not ask.opens,
        )
        saving = asyncio.ensure_future(self._commit(turn, entries))
        await asyncio.sleep(0)  # the store is at work while the answer is worded; it is sent only once all is saved
        embed = _worded(writer, outcome, frame)
        saved = await saving
        entry, no = saved.entries[0]
        if no != frame.no:
            frame, embed = replace(frame, no=no), None
        reply = self._shown(writer, saved, lambda: outcome_reply(writer, outcome, frame, entry=entry, embed=embed))
        return await calling(self._bot, ask, (outcome,), writer, reply)

    async def batch(self, turn: Turn, batch: Batch) -> Reply:
        """Save several outcomes at once, to be shown in as few messages as hold them."""
        parts = [
            replace(part, outcome=replace(part.outcome, changes=merge(part.outcome.changes))) for part in batch.parts
        ]
        entries = _chained(turn, [_entry(turn, part, seq) for seq, part in enumerate(parts, start=1)])
        saved = await self._commit(turn, entries)
        writer = Writer(self._bot.words, turn.locale)
        told = [
            (entry, part.outcome, replace(turn.frame(), no=no, digest=digest))
            for (entry, no), part, digest in zip(saved.entries, parts, turn.ask.digests, strict=True)
        ]
        reply = self._shown(writer, saved, lambda: batch_reply(writer, told, batch.refused))
        return await calling(self._bot, turn.ask, [part.outcome for part in parts], writer, reply)

    async def throw(self, turn: Turn, outcome: Outcome | None) -> int:
        """Keep a command that changed nothing: it is answered once, and its buttons find it again."""
        ask = turn.ask
        throw = Throw(
            interaction=turn.interaction.id,
            actor=ask.actor.id,
            actor_name=ask.actor.name,
            channel=ask.place.channel,
            guild=ask.place.guild,
            battle=ask.snapshot.battle,
            command=turn.spec.qualified,
            options=plain(turn.options),
            outcome=outcome,
            secret=ask.secret,
        )
        return await self._bot.store.throw(throw)

    async def _commit(self, turn: Turn, entries: list[NewEntry]) -> Saved:
        """Save entries, opening a battle where there is none; its language is settled by its first command."""
        ask, store = turn.ask, self._bot.store
        snapshot = ask.snapshot
        meta = ask.seal.meta() if ask.seal is not None else None
        if ask.opens:
            saved = await store.open_battle(snapshot.place, ask.actor, entries, own_thread=True, meta=meta)
        else:
            if not snapshot.state.language:
                snapshot = replace(snapshot, state=replace(snapshot.state, language=ask.public_locale))
            saved = await store.commit(snapshot, entries, next_id=ask.battle.next_id, meta=meta)
        self.in_flight.update(entry for entry, _ in saved.entries)
        self._bot.boards.touch(saved.battle, turn.interaction)
        for later in ask.after:
            self._bot.play.later(later(saved))
        return saved

    def _shown(self, writer: Writer, saved: Saved, make: Callable[[], Reply]) -> Reply:
        """Return the reply; what is saved stays true even where a fault of ours keeps it from being worded."""
        try:
            return make()
        except Exception:  # anything else would tell the person that nothing was applied
            log.exception("entries %s are saved but cannot be shown", saved.entries)
            numbers = ", ".join(str(no) for _, no in saved.entries)
            card = Card(say("saved-unshown", no=numbers), lines=(say("saved-unshown-why"),), mood="amber")
            return Reply([writer.card(card)], entries=tuple(entry for entry, _ in saved.entries))


def _chained(turn: Turn, entries: list[NewEntry]) -> list[NewEntry]:
    """Return the entries with their digests, and keep the short ones for the footers."""
    found = chained(turn.ask.seal, turn.ask.snapshot, entries)
    turn.ask.digests = tuple(short(entry.digest) for entry in found)
    return found


def _worded(writer: Writer, outcome: Outcome, frame: Frame) -> discord.Embed | None:
    """Return the embed; None where it cannot be worded, which is told once the outcome is saved."""
    with suppress(Exception):  # wording must not stop the saving that is under way
        return writer.outcome(outcome, frame)
    return None


def _entry(turn: Turn, part: Part, seq: int) -> NewEntry:
    frame = turn.frame()
    return NewEntry(
        interaction=turn.interaction.id,
        actor=turn.ask.actor.id,
        actor_name=turn.ask.actor.name,
        command=part.spec.qualified,
        options=plain(part.options),
        outcome=part.outcome,
        reads=part.reads,
        changes=part.outcome.changes,
        note=frame.note,
        secret=frame.secret,
        undoes=turn.ask.undoes,
        seq=seq,
    )
