"""What must be true of a battle whatever happened to it: its rows, its pieces and its journal tell one story."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from data import codec, importing, rows
from data.records import Entry
from data.rows import Row
from data.store import Unreadable
from rules.core.battle import written
from rules.core.names import fold
from rules.core.outcome import PutBattle
from rules.core.pieces import BattleState, Piece
from rules.core.seal_check import verify
from rules.core.words import Line, Name, say

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class RawBattle:
    """Hold the rows of a battle as they stand, nothing of them read yet.

    `pieces` are (id, kind, name, key, side, owner, body), `entries` and `throws` as `data.rows` names their columns.
    """

    id: int
    entries_told: int
    next_id: int
    starter: int
    ended: bool
    state: str
    meta: str
    digest: str
    created: float
    pieces: Sequence[Row]
    entries: Sequence[Row]
    throws: Sequence[Row]


def faults(raw: RawBattle) -> list[Line]:
    """Return everything that is wrong with a battle, in the order in which one would look; empty when it is sound."""
    return _Checking(raw).run()


class _Checking:
    """Collect the faults of one battle; what cannot be read is named, and the rest is still looked at."""

    def __init__(self, raw: RawBattle) -> None:
        self._raw = raw
        self._found: list[Line] = []

    def run(self) -> list[Line]:
        raw = self._raw
        state = self._try(say("check-at-state"), lambda: codec.load_state(raw.state))
        meta = self._try(say("check-at-meta"), lambda: codec.loads(raw.meta))
        if state is not None and state.ended != raw.ended:
            self._found.append(say("check-ended"))
        pieces = self._pieces()
        entries = self._entries()
        for row in raw.throws:
            self._try(say("check-at-throw", id=str(row[0])), lambda row=row: rows.throw(row))  # type: ignore[misc]
        if entries is not None:
            self._found += undo_faults(entries)
            self._found += replay_faults(entries, state, pieces)
            self._found += _secret_faults(entries)
            if isinstance(meta, Mapping):
                self._found += self._chain(meta, entries)
        return self._found

    def _try(self, where: Line, work: Callable[[], T]) -> T | None:
        try:
            return work()
        except (Unreadable, ValueError, TypeError, AttributeError) as error:
            why = error.detail if isinstance(error, Unreadable) else str(error)
            self._found.append(say("check-unreadable", where=where, why=Name(why[:300])))
            return None

    def _pieces(self) -> dict[int, Piece] | None:
        """Return the pieces by id, compared with their columns; None when one is unreadable."""
        found: dict[int, Piece] | None = {}
        for id_, kind, name, key, side, owner, body in self._raw.pieces:
            where = say("check-at-piece", id=str(id_), name=Name(str(name)))
            piece = self._try(where, lambda kind=kind, body=body: codec.load_piece(kind, body))  # type: ignore[misc]
            if piece is None:
                found = None
                continue
            if (piece.id, piece.name, piece.side, piece.owner, fold(piece.name)) != (id_, name, side, owner, key):
                self._found.append(say("check-columns", where=where))
            if not 0 < piece.id < self._raw.next_id:
                self._found.append(say("check-next-id", where=where, next=self._raw.next_id))
            if found is not None:
                found[piece.id] = piece
        return found

    def _entries(self) -> list[Entry] | None:
        """Return the journal, numbered without a gap and naming the keys that it writes; None when it is unreadable."""
        numbers = [row[2] for row in self._raw.entries]
        if numbers != list(range(1, self._raw.entries_told + 1)):
            self._found.append(say("check-numbers", found=len(numbers), told=self._raw.entries_told))
        found: list[Entry] | None = []
        for row in self._raw.entries:
            where = say("check-at-entry", no=str(row[2]))
            entry = self._try(where, lambda row=row: rows.entry(row))  # type: ignore[misc]
            if entry is None:
                found = None
                continue
            if entry.writes != written(entry.images):
                self._found.append(say("check-writes", where=where))
            if found is not None:
                found.append(entry)
        return found

    def _chain(self, meta: Mapping[str, Any], entries: Sequence[Entry]) -> list[Line]:
        """Return what does not fit the battle's seal, every die and digest computed anew; nothing without a seal."""
        raw = self._raw
        if not meta.get("seal"):
            return []
        last = next((entry.digest for entry in reversed(entries) if entry.digest), "")
        if last and last != raw.digest:
            return [say("check-digest", found=raw.digest[:8], last=last[:8])]
        row = (raw.starter, raw.next_id, raw.created, raw.state, raw.meta, raw.digest)
        bodies = [(kind, id_, body) for id_, kind, *_, body in raw.pieces]
        export = self._try(
            say("check-at-seal"),
            lambda: importing.exported((row, bodies, list(raw.entries), list(raw.throws))),
        )
        report = verify(export) if export is not None and not self._found else None
        return [report.fault] if report is not None and report.fault is not None else []


def undo_faults(entries: Sequence[Entry]) -> list[Line]:
    """Return the entries whose undo marks are not what the undos of the journal lead to."""
    found: list[Line] = []
    undone: dict[int, int | None] = {}
    undoes = {entry.no: entry.undoes for entry in entries}
    for entry in entries:
        target, by, holds = entry.undoes, entry.no, True
        if target is not None and (target >= by or target not in undoes or undone.get(target) is not None):
            found.append(say("check-undo", no=str(by), target=str(target)))
            undoes[by] = None  # a chain of what is left always leads back, and so comes to an end
            continue
        while target is not None:
            undone[target] = by if holds else None
            holds, by, target = not holds, target, undoes[target]
    return found + [
        say("check-undone", no=str(entry.no), found=str(entry.undone_by or "–"), right=str(undone.get(entry.no) or "–"))
        for entry in entries
        if entry.undone_by != undone.get(entry.no)
    ]


def replay_faults(
    entries: Sequence[Entry], state: BattleState | None, pieces: Mapping[int, Piece] | None
) -> list[Line]:
    """Return where the images of the journal do not follow one another, or do not lead to what stands now.

    The language of a battle is let off: it is settled without an entry.
    """
    now, there = BattleState(), dict[int, Piece]()
    for entry in entries:
        for change in entry.images:
            if isinstance(change, PutBattle):
                fits = _silent(change.before) == _silent(now)
                now = change.after
            else:
                fits = there.get(change.piece) == change.before
                if change.after is None:
                    there.pop(change.piece, None)
                else:
                    there[change.piece] = change.after
            if not fits:
                return [say("check-images", no=str(entry.no))]
    found = []
    if state is not None and _silent(state) != _silent(now):
        found.append(say("check-state"))
    if pieces is not None and dict(pieces) != there:
        wrong = sorted(id_ for id_ in pieces.keys() | there.keys() if pieces.get(id_) != there.get(id_))
        found.append(say("check-pieces", ids=tuple(str(id_) for id_ in wrong[:10])))
    return found


def _silent(state: BattleState) -> BattleState:
    return replace(state, language="")


def _secret_faults(entries: Sequence[Entry]) -> list[Line]:
    return [say("check-revealed", no=str(entry.no)) for entry in entries if entry.revealed and not entry.secret]
