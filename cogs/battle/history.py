"""Taking back: undo of the last or of a chosen entry, revealing a secret, rolling everything that is due."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.commands import Ask, Cog, Options, Outcome, group, opt
from bot.embeds import Frame, Writer
from bot.page import outcome_reply
from bot.reply import Reply
from bot.sealing import short
from bot.telling import mark
from data.records import Entry, Saved
from rules.core.history import Mark, blockers, inverse, later, roots, stands
from rules.core.outcome import PutBattle
from rules.core.refusal import Reason, Refused
from rules.core.turns import disturbs
from rules.core.words import Line, Name, say


@dataclass(frozen=True, kw_only=True, slots=True)
class UndoOptions(Options):
    """Options of `/battle undo`."""

    entry: int | None = opt(low=1, high=10_000_000)


@dataclass(frozen=True, kw_only=True, slots=True)
class EntryOptions(Options):
    """Options of the buttons that concern one entry."""

    entry: int = opt(required=True)


class History(Cog):
    """Commands that act on what was already done."""

    battle = group("battle")

    @battle.command("undo", UndoOptions)
    async def undo(self, ask: Ask, o: UndoOptions) -> Outcome:
        """Undo the last entry (one's own for a player, anybody's for a GM) or a chosen one."""
        battle = ask.need_battle()
        marks = await ask.store.marks(battle)
        no = o.entry if o.entry is not None else self._last(ask, marks)
        found = await ask.store.journal(battle, after=no - 1, before=no + 1)
        if not found:
            raise Refused(say("b-undo-none", no=str(no)), Reason(say("b-undo-none-why", last=ask.snapshot.entries)))
        entry = found[0]
        await self._check(ask, battle, entry, marks)
        ask.undoes = entry.no
        ask.secret = entry.secret and not entry.revealed  # an undo tells no more than what it undoes
        ask.battle.reads.clear()  # an undo depends on nothing but what it restores
        ask.after.append(self._mark(ask, battle, entry, marks))
        title = say("b-undone", no=str(entry.no), what=entry.outcome.verdict)
        if entry.undoes is not None:
            title = say("b-redone", entry=str(entry.undoes), undo=str(entry.no))
        return Outcome(
            title, mood="grey", remarks=(say("b-undone-state"),), changes=inverse(entry.images, ask.snapshot.state)
        )

    @battle.command("reveal", EntryOptions, hidden=True)
    async def reveal(self, ask: Ask, o: EntryOptions) -> Reply:
        """Show a secret result to all: by who rolled it, or a GM."""
        battle = ask.need_battle()
        found = await ask.store.journal(battle, after=o.entry - 1, before=o.entry + 1)
        if not found or not ask.sees(found[0]) or not found[0].secret or found[0].revealed:
            raise Refused(say("button-stale"), hints=(say("button-stale-hint"),))
        await ask.store.reveal(found[0].id)
        writer = Writer(self.bot.words, ask.public_locale)
        frame = Frame(no=found[0].no, note=found[0].note, digest=short(found[0].digest))
        return outcome_reply(writer, found[0].told, frame, entry=found[0].id)

    def _last(self, ask: Ask, marks: list[Mark]) -> int:
        """Return the number of the last entry in force that is no undo: the person's own, or anybody's for a GM."""
        for one in reversed(marks):
            mine = ask.actor.gm or one.actor == ask.actor.id
            if one.undoes is None and one.writes and mine and stands(marks, one.no):
                return one.no
        raise Refused(say("b-undo-nothing"), Reason(say("b-undo-nothing-gm" if ask.actor.gm else "b-undo-nothing-own")))

    async def _check(self, ask: Ask, battle: int, entry: Entry, marks: list[Mark]) -> None:
        """Raise `Refused` with every reason why this entry may not be undone by this person now."""
        reasons = []
        shown = say("b-undo-refused", no=str(entry.no))
        if not ask.sees(entry):
            raise Refused(shown, Reason(say("not-now")))
        if not ask.actor.gm and entry.actor != ask.actor.id:
            reasons.append(Reason(say("b-undo-not-yours", who=Name(entry.actor_name))))
        elif not ask.actor.gm and entry.turn != ask.battle.state.turn:
            reasons.append(Reason(say("b-undo-old", turn=entry.turn)))
        if not stands(marks, entry.no):
            by = max(one.no for one in marks if one.undoes == entry.no)
            reasons.append(Reason(say("b-undo-already", by=str(by))))
        else:
            found = set(blockers(marks, entry.no)) | await self._turns(ask, battle, entry, marks)
            reasons += [Reason(await self._blocker(ask, battle, no)) for no in sorted(found)[:5]]
        if reasons:
            raise Refused(shown, *reasons)

    async def _turns(self, ask: Ask, battle: int, entry: Entry, marks: list[Mark]) -> set[int]:
        """Return the later passings of the turn that would have acted on what this undo brings back."""
        passings = [mark.no for mark in later(marks, entry.no) if "b" in mark.writes]
        found = set()
        for no in passings:
            images = (await ask.store.journal(battle, after=no - 1, before=no + 1))[0].images
            turns = [change for change in images if isinstance(change, PutBattle)]
            if any(disturbs(ask.battle, inverse(entry.images, ask.snapshot.state), turn) for turn in turns):
                found.add(no)
        return found

    async def _blocker(self, ask: Ask, battle: int, no: int) -> Line:
        later = (await ask.store.journal(battle, after=no - 1, before=no + 1))[0]
        what: Line = later.outcome.verdict if ask.sees(later) else say("hidden")
        return say("b-undo-blocked", no=str(no), what=what)

    def _mark(self, ask: Ask, battle: int, entry: Entry, marks: list[Mark]) -> Callable[[Saved], Awaitable[None]]:
        """Return the work that marks the message of the result concerned: struck through, or restored by a redo."""
        chain = roots(marks)
        root = chain[entry.no]
        undone = sum(1 for number in chain.values() if number == root) % 2 == 1

        async def work(saved: Saved) -> None:
            first = entry  # read again only where it is another, or its message was not known then
            if root != entry.no or entry.message is None:
                first = (await ask.store.journal(battle, after=root - 1, before=root + 1))[0]
            await mark(self.bot, first, ask.public_locale, ask.actor.name if undone else "")

        return work
