"""What must be true of a store whatever happened to it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from data.records import Entry
from data.store import Store
from rules.core.names import fold
from rules.core.outcome import PutBattle
from rules.core.pieces import BattleState, Piece
from tests.data.helpers import gm


async def check(store: Store) -> int:
    """Check every battle: numbered without a gap, and in the very state that its journal leads to.

    Returns how many entries there are.
    """
    total = 0
    for info in await store.battles():
        snapshot = await store.load_battle(info.id, gm())
        entries = await store.journal(info.id)
        assert [entry.no for entry in entries] == list(range(1, snapshot.entries + 1))
        state, pieces = replay(entries)
        assert {piece.id: piece for piece in snapshot.pieces} == pieces
        assert snapshot.state == state
        assert len({fold(piece.name) for piece in snapshot.pieces}) == len(snapshot.pieces)
        assert all(piece.id < snapshot.next_id for piece in snapshot.pieces)
        assert info.ended == state.ended
        total += len(entries)
    return total


def replay(entries: list[Entry]) -> tuple[BattleState, dict[int, Piece]]:
    """Return what the images of a journal lead to, each replacing exactly what was there."""
    state, pieces = BattleState(), dict[int, Piece]()
    for entry in entries:
        for change in entry.images:
            if isinstance(change, PutBattle):
                assert change.before == state
                state = change.after
                continue
            assert pieces.get(change.piece) == change.before
            if change.after is None:
                del pieces[change.piece]
            else:
                pieces[change.piece] = change.after
    return state, pieces


def check_file(path: Path) -> None:
    """Check the file as SQLite sees it."""
    raw = sqlite3.connect(path)
    try:
        assert raw.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert raw.execute("PRAGMA foreign_key_check").fetchall() == []
    finally:
        raw.close()
