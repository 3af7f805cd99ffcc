"""Write on the bare connection, inside a transaction that the caller has begun."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from data import codec
from data.preparing import Values, Work
from data.records import Saved, Shown, Snapshot
from data.rows import Row
from data.store import Duplicate, Stale
from rules.core.pieces import BattleState

NOTE = "UPDATE journal SET shown = 1, channel = coalesce(?, channel), message = coalesce(?, message) WHERE id = ?"
KNOWN = (
    "SELECT 1 FROM journal WHERE interaction = ? AND seq = ? AND imported = 0"
    " UNION ALL SELECT 1 FROM roll WHERE interaction = ? AND imported = 0"
)
# What is indexed stands in a statement of its own: SQLite writes an index anew when its column is set, changed or not.
SET = (
    "UPDATE battle SET version = version + 1, entries = entries + ?, next_id = max(next_id, ?), touched = ?,"
    " state = coalesce(?, state), digest = coalesce(?, digest) WHERE id = ? AND version = ?"
)
END = "UPDATE battle SET ended = ? WHERE id = ?"
OPEN = (
    "INSERT INTO battle (guild, channel, version, entries, next_id, starter, ended, state, created, touched, meta,"
    " digest) VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, coalesce(?, ''))"
)
ADOPT = "UPDATE battle SET starter = ? WHERE id = ?"
TAKEN = "SELECT 1 FROM battle WHERE channel = ? LIMIT 1"
REMOVE = "DELETE FROM piece WHERE battle = ? AND id = ?"
UNNAME = "UPDATE piece SET key = '?' || id WHERE battle = ? AND id = ?"  # no folded name holds its own id so
ADD = "INSERT INTO piece (id, kind, name, key, side, owner, body, battle) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
REPLACE = "UPDATE piece SET kind = ?, name = ?, side = ?, owner = ?, body = ? WHERE battle = ? AND id = ?"
NAME = "UPDATE piece SET key = ? WHERE battle = ? AND id = ?"
ENTRY = (
    "INSERT INTO journal (battle, no, interaction, seq, actor, actor_name, command, options, outcome, format, reads,"
    " writes, images, turn, created, note, secret, undoes, channel, digest)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
UNDO = "UPDATE journal SET undone_by = ? WHERE battle = ? AND no = ? AND undone_by IS NULL"
CHAIN = "SELECT undoes, undone_by FROM journal WHERE battle = ? AND no = ?"
MARK = "UPDATE journal SET undone_by = ? WHERE battle = ? AND no = ?"
THROW = (
    "INSERT INTO roll (interaction, actor, actor_name, channel, guild, battle, command, options, outcome, format,"
    " secret, created) VALUES (?, ?, ?, ?, ?, (SELECT id FROM battle WHERE id = ?), ?, ?, ?, ?, ?, ?)"
)  # the battle may be gone meanwhile: the throw is kept without it


def note(raw: sqlite3.Connection, shown: Iterable[Shown]) -> None:
    """Mark entries as shown."""
    for one in shown:
        raw.execute(NOTE, (one.channel, one.message, one.entry))


def new_only(raw: sqlite3.Connection, interactions: Iterable[tuple[int, int]]) -> None:
    """Raise `Duplicate` when one of these interactions is in the journal or among the throws."""
    for interaction, seq in interactions:
        if raw.execute(KNOWN, (interaction, seq, interaction)).fetchone() is not None:
            raise Duplicate(f"interaction {interaction}, {seq}")


def save(raw: sqlite3.Connection, snapshot: Snapshot, work: Work, now: float) -> Saved:
    """Save the work on the battle that was read, or on a new one where there was none."""
    new_only(raw, work.interactions)
    here = snapshot.place.channel
    if here != snapshot.channel and raw.execute(TAKEN, (here,)).fetchone() is not None:
        raise Stale(f"a battle was opened in thread {here}")
    if snapshot.battle is None:
        battle = start(raw, snapshot.place.guild, snapshot.channel, 0, work, now)
    else:
        battle = snapshot.battle
        put(raw, battle, snapshot.version, work, now)
    return write(raw, battle, snapshot.version + 1, snapshot.entries, work)


def start(raw: sqlite3.Connection, guild: int | None, channel: int, starter: int, work: Work, now: float) -> int:
    """Open a battle and return its id; `sqlite3.IntegrityError` when the channel has an open one."""
    if work.expects not in (None, BattleState()):
        raise Stale(f"the battle in channel {channel} is gone")
    state = codec.dump_state(BattleState()) if work.state is None else work.state
    end = (bool(work.ended), state, now, now, work.meta, work.digest)
    values = (guild, channel, len(work.entries), work.next_id, starter, *end)
    battle = raw.execute(OPEN, values).lastrowid
    assert battle is not None
    return battle


def adopt(raw: sqlite3.Connection, row: Row, starter: int, work: Work, now: float) -> Saved:
    """Give a quietly opened battle its starter; raise `Stale` when it has one, or another state than was read."""
    battle, _, _, version, entries, _, earlier, state, *_ = row
    if earlier or (work.expects is not None and codec.load_state(state) != work.expects):
        raise Stale(f"battle {battle} changed before it could be started")
    put(raw, battle, version, work, now)
    raw.execute(ADOPT, (starter, battle))
    return write(raw, battle, version + 1, entries, work)


def put(raw: sqlite3.Connection, battle: int, version: int, work: Work, now: float) -> None:
    """Set the battle's row if its version is still this one; raise `Stale`."""
    values = (len(work.entries), work.next_id, now, work.state, work.digest, battle, version)
    if raw.execute(SET, values).rowcount != 1:
        raise Stale(f"battle {battle} is no longer at version {version}")
    if work.ended is not None:
        raw.execute(END, (work.ended, battle))


def write(raw: sqlite3.Connection, battle: int, version: int, entries: int, work: Work) -> Saved:
    """Write pieces and entries of a battle whose row is set already; raise `Stale` when a piece is not as expected."""
    _pieces(raw, battle, work)
    saved = []
    for no, values in enumerate(work.entries, start=entries + 1):
        entry = raw.execute(ENTRY, (battle, no, *values)).lastrowid
        assert entry is not None
        saved.append((entry, no))
    for (_, no), target in zip(saved, work.undoes, strict=True):
        if target is not None:
            undo(raw, battle, target, no)
    return Saved(battle, version, tuple(saved))


def _pieces(raw: sqlite3.Connection, battle: int, work: Work) -> None:
    for piece in work.removed:
        _one(raw, REMOVE, (battle, piece))
    if work.renamed and len(work.renamed) + len(work.added) > 1:  # two may swap names
        for piece in work.renamed:
            _one(raw, UNNAME, (battle, piece))
    for id_, kind, name, key, side, owner, body in work.replaced:
        _one(raw, REPLACE, (kind, name, side, owner, body, battle, id_))
        if id_ in work.renamed:
            _one(raw, NAME, (key, battle, id_))
    for added in work.added:
        raw.execute(ADD, (*added, battle))


def _one(raw: sqlite3.Connection, statement: str, values: Values) -> None:
    if raw.execute(statement, values).rowcount != 1:
        raise Stale(f"piece not found: {values[-2:]}")


def undo(raw: sqlite3.Connection, battle: int, target: int, by: int) -> None:
    """Mark an entry as undone; when it was itself an undo, what it undid holds again, and so on down the chain."""
    if target >= by or raw.execute(UNDO, (by, battle, target)).rowcount != 1:
        raise Stale(f"entry {target} of battle {battle} is unknown or undone already")
    undone, earlier = True, raw.execute(CHAIN, (battle, target)).fetchone()[0]
    while earlier is not None:
        raw.execute(MARK, (None if undone else target, battle, earlier))
        undone, target = not undone, earlier
        earlier = raw.execute(CHAIN, (battle, target)).fetchone()[0]
