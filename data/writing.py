"""Plans of writing, each to be carried out in one transaction of its engine."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from data import codec, reading
from data.plans import HOLD, Plan, Values, one
from data.preparing import Work
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
    " digest) VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, coalesce(?, '')) RETURNING id"
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
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"
)
UNDO = "UPDATE journal SET undone_by = ? WHERE battle = ? AND no = ? AND undone_by IS NULL"
CHAIN = "SELECT undoes, undone_by FROM journal WHERE battle = ? AND no = ?"
MARK = "UPDATE journal SET undone_by = ? WHERE battle = ? AND no = ?"
MADE = (
    "SELECT j.id, j.no, b.id, b.version FROM journal j JOIN battle b ON b.id = j.battle"
    " WHERE j.interaction = ? AND j.seq = ? AND j.imported = 0"
)
THROW = (
    "INSERT INTO roll (interaction, actor, actor_name, channel, guild, battle, command, options, outcome, format,"
    " secret, created) VALUES (?, ?, ?, ?, ?, (SELECT id FROM battle WHERE id = ?), ?, ?, ?, ?, ?, ?)"
    " RETURNING id"
)  # the battle may be gone meanwhile: the throw is kept without it


def note(shown: Iterable[Shown]) -> Plan[None]:
    """Mark entries as shown."""
    for told in sorted(shown, key=lambda told: told.entry):  # in one order everywhere: nobody waits in a circle
        yield NOTE, (told.channel, told.message, told.entry)


def new_only(interactions: Collection[tuple[int, int]]) -> Plan[None]:
    """Raise `Duplicate` when one of these interactions is in the journal or among the throws."""
    for interaction in sorted({interaction for interaction, _ in interactions}):
        yield HOLD, (interaction,)  # else it could go into the journal and among the throws at the same moment
    for interaction, seq in interactions:
        if (yield from one(KNOWN, interaction, seq, interaction)) is not None:
            raise Duplicate(f"interaction {interaction}, {seq}")


def save(snapshot: Snapshot, work: Work, now: float) -> Plan[Saved]:
    """Save the work on the battle that was read, or on a new one where there was none."""
    yield from new_only(work.interactions)
    here = snapshot.place.channel
    if here != snapshot.channel and (yield from one(TAKEN, here)) is not None:
        raise Stale(f"a battle was opened in thread {here}")
    if snapshot.battle is None:
        battle = yield from _start(snapshot.place.guild, snapshot.channel, 0, work, now)
    else:
        battle = snapshot.battle
        yield from _put(battle, snapshot.version, work, now)
    return (yield from _write(battle, snapshot.version + 1, snapshot.entries, work))


def open_battle(guild: int | None, channel: int, starter: int, work: Work, now: float) -> Plan[Saved]:
    """Open a battle in this channel with a starter, or adopt the quietly opened one that is there."""
    yield from new_only(work.interactions)
    row = yield from one(reading.OPEN, channel)
    if row is not None:
        return (yield from _adopt(row, starter, work, now))
    battle = yield from _start(guild, channel, starter, work, now)
    return (yield from _write(battle, 1, 0, work))


def throw(interaction: int, values: Values) -> Plan[int]:
    """Save a throw and return its id; raise `Duplicate`."""
    yield from new_only(((interaction, 0),))
    return (yield from _added(THROW, *values))


def saved(work: Work) -> Plan[Saved | None]:
    """Return what a save made whose answer got lost, None when it was not made."""
    found = []
    for interaction, seq in work.interactions:
        row = yield from one(MADE, interaction, seq)
        if row is None:
            return None
        found.append(row)
    battle, version = found[0][2:]
    return Saved(battle, version, tuple([(id_, no) for id_, no, *_ in found]))


def thrown(interaction: int) -> Plan[int | None]:
    """Return the id of a throw whose answer got lost, None when it was not saved."""
    row = yield from one("SELECT id FROM roll WHERE interaction = ? AND imported = 0", interaction)
    return None if row is None else row[0]


def _start(guild: int | None, channel: int, starter: int, work: Work, now: float) -> Plan[int]:
    """Open a battle and return its id; the engine finds it not unique when the channel has an open one."""
    if work.expects not in (None, BattleState()):
        raise Stale(f"the battle in channel {channel} is gone")
    state = codec.dump_state(BattleState()) if work.state is None else work.state
    end = (bool(work.ended), state, now, now, work.meta, work.digest)
    return (yield from _added(OPEN, guild, channel, len(work.entries), work.next_id, starter, *end))


def _adopt(row: Row, starter: int, work: Work, now: float) -> Plan[Saved]:
    """Give a quietly opened battle its starter; raise `Stale` when it has one, or another state than was read."""
    battle, _, _, version, entries, _, earlier, state, *_ = row
    if earlier or (work.expects is not None and codec.load_state(state) != work.expects):
        raise Stale(f"battle {battle} changed before it could be started")
    yield from _put(battle, version, work, now)
    yield ADOPT, (starter, battle)
    return (yield from _write(battle, version + 1, entries, work))


def _put(battle: int, version: int, work: Work, now: float) -> Plan[None]:
    """Set the battle's row if its version is still this one; raise `Stale`."""
    put = yield SET, (len(work.entries), work.next_id, now, work.state, work.digest, battle, version)
    if put.count != 1:
        raise Stale(f"battle {battle} is no longer at version {version}")
    if work.ended is not None:
        yield END, (work.ended, battle)


def _write(battle: int, version: int, entries: int, work: Work) -> Plan[Saved]:
    """Write pieces and entries of a battle whose row is set already; raise `Stale` when a piece is not as expected."""
    yield from _pieces(battle, work)
    saved = []
    for no, values in enumerate(work.entries, start=entries + 1):
        saved.append(((yield from _added(ENTRY, battle, no, *values)), no))
    for (_, no), target in zip(saved, work.undoes, strict=True):
        if target is not None:
            yield from _undo(battle, target, no)
    return Saved(battle, version, tuple(saved))


def _pieces(battle: int, work: Work) -> Plan[None]:
    for piece in work.removed:
        yield from _found(REMOVE, battle, piece)
    if work.renamed and len(work.renamed) + len(work.added) > 1:  # two may swap names
        for piece in work.renamed:
            yield from _found(UNNAME, battle, piece)
    for id_, kind, name, key, side, owner, body in work.replaced:
        yield from _found(REPLACE, kind, name, side, owner, body, battle, id_)
        if id_ in work.renamed:
            yield from _found(NAME, key, battle, id_)
    for added in work.added:
        yield ADD, (*added, battle)


def _found(sql: str, *values: object) -> Plan[None]:
    if (yield sql, values).count != 1:
        raise Stale(f"piece not found: {values[-2:]}")


def _added(sql: str, *values: object) -> Plan[int]:
    """Return the id of the row that a statement adds."""
    added = yield sql, values
    id_: int = added.rows[0][0]
    return id_


def _undo(battle: int, target: int, by: int) -> Plan[None]:
    """Mark an entry as undone; when it was itself an undo, what it undid holds again, and so on down the chain."""
    if target >= by or (yield UNDO, (by, battle, target)).count != 1:
        raise Stale(f"entry {target} of battle {battle} is unknown or undone already")
    undone = True
    while (earlier := (yield CHAIN, (battle, target)).rows[0][0]) is not None:
        yield MARK, (None if undone else target, battle, earlier)
        undone, target = not undone, earlier
