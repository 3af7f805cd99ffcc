"""A battle looked back on: the open one, the last one here, or one of the server's by number or name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.ask import Ask
from data.records import BattleInfo, Entry, Snapshot
from rules.core.history import Mark, stands
from rules.core.names import fold
from rules.core.outcome import Put
from rules.core.pieces import Piece
from rules.core.refusal import Reason, Refused
from rules.core.words import Name, say


@dataclass(frozen=True, slots=True)
class Past:
    """Hold a battle with the entries of its journal that are in force, in order; `gm`: the reader is a GM there."""

    battle: int
    snapshot: Snapshot
    entries: tuple[Entry, ...]
    gm: bool

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Return the pieces as they are now."""
        return self.snapshot.pieces

    @property
    def first(self) -> tuple[Piece, ...]:
        """Return every piece as it came in, those that left since included."""
        found: dict[int, Piece] = {}
        for entry in self.entries:
            for change in entry.images:
                if isinstance(change, Put) and change.before is None and change.after is not None:
                    found.setdefault(change.piece, change.after)
        return tuple(found.values())

    def secrets(self, reader: int | None) -> tuple[Entry, ...]:
        """Return the entries that stay secret from this reader (None: from the whole channel); none after the end."""
        if self.snapshot.state.ended or (self.gm and reader is not None):
            return ()
        return tuple(e for e in self.entries if e.secret and not e.revealed and e.actor != reader)


async def look_back(ask: Ask, typed: str | None = None) -> Past:
    """Return the battle that is meant; raise `Refused` when there is none."""
    ask_server(ask)
    info = await _which(ask, typed)
    snapshot = ask.snapshot
    if info.id != snapshot.battle:
        snapshot = await ask.store.load_battle(info.id, ask.actor)
    journal = await ask.store.journal(info.id)
    marks = [Mark(e.no, e.undoes, e.reads, e.writes, e.actor) for e in journal]
    gm = ask.actor.gm or snapshot.starter == ask.actor.id
    return Past(info.id, snapshot, standing(journal, marks), gm)


def ask_server(ask: Ask) -> None:
    """Raise `Refused` in private messages, where no battle ever was."""
    if ask.place.guild is None:
        ask.refuse_no_battle()


def standing(journal: Sequence[Entry], marks: Sequence[Mark]) -> tuple[Entry, ...]:
    """Return the entries in force that are no undo themselves."""
    return tuple(entry for entry in journal if entry.undoes is None and stands(marks, entry.no))


async def _which(ask: Ask, typed: str | None) -> BattleInfo:
    if typed is None:
        found = await ask.store.battle(ask.snapshot.battle) if ask.snapshot.battle is not None else None
        if found is not None:
            return found
        listed = await ask.store.battles(ask.place.guild, channel=ask.place.channel)
        if not listed:
            raise Refused(say("no-battle"), Reason(say("no-battle-open")), hints=(say("b-export-hint"),))
        return listed[0]
    every = await ask.store.battles(ask.place.guild)
    for info in every:
        if typed.strip() == str(info.id) or (info.name and fold(info.name) == fold(typed)):
            return info
    names = tuple(Name(f"{info.id} {info.name}".strip()) for info in every[:15])
    why = (Reason(say("b-export-which", names=names)),) if names else ()
    raise Refused(say("b-export-unknown", name=Name(typed)), *why)


def as_gm(ask: Ask, past: Past) -> Ask:
    """Return the ask with a GM's rights where he is one of that battle."""
    return replace(ask, actor=replace(ask.actor, gm=past.gm)) if past.gm else ask
