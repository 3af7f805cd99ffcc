"""Plans of taking a whole battle out and of writing one in."""

from __future__ import annotations

from typing import Any

from data import reading, rows
from data.checking import Parts
from data.codec import load_piece, load_state, loads
from data.plans import Plan, one
from data.portable import export
from data.records import Place, Snapshot
from data.rows import Row
from data.store import Stale

BATTLE = (
    "INSERT INTO battle (entries, next_id, starter, ended, state, meta, digest, created, touched, guild, channel,"
    " version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1) RETURNING id"
)
PIECE = "INSERT INTO piece (id, kind, name, key, side, owner, body, battle) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
ENTRY = (
    "INSERT INTO journal (no, interaction, seq, actor, actor_name, command, options, outcome, format, reads, writes,"
    " images, turn, created, note, secret, undoes, revealed, undone_by, channel, message, digest, battle, shown,"
    " imported) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, 1)"
)
THROW = (
    "INSERT INTO roll (interaction, actor, actor_name, channel, guild, command, options, outcome, format, secret,"
    " created, battle, imported) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)"
)
REPLACE = "DELETE FROM battle WHERE id = ? AND version = ?"
STATE = "SELECT starter, next_id, created, state, meta, digest FROM battle WHERE id = ?"
ENTRIES = f"SELECT {rows.ENTRY} FROM journal j WHERE j.battle = ? ORDER BY j.no"
THROWS = f"SELECT {rows.THROW} FROM roll WHERE battle = ? ORDER BY id"


def bring_in(parts: Parts, place: Place, replace: Snapshot | None, now: float) -> Plan[int]:
    """Write a checked battle and return its id; raise `Stale` when the one to replace changed since it was read."""
    if replace is not None and (yield REPLACE, (replace.battle, replace.version)).count != 1:
        raise Stale(f"battle {replace.battle} is no longer at version {replace.version}")
    added = yield BATTLE, (*parts.battle, now, place.guild, place.channel)
    battle: int = added.rows[0][0]
    for sql, lines in ((PIECE, parts.pieces), (ENTRY, parts.entries), (THROW, parts.throws)):
        for line in lines:
            yield sql, (*line, battle)
    return battle


def bring_out(battle: int) -> Plan[tuple[Row, list[Row], list[Row], list[Row]]]:
    """Return the rows of a battle, its pieces, entries and throws; raise `KeyError`."""
    row = yield from one(STATE, battle)
    if row is None:
        raise KeyError(battle)
    pieces = yield reading.PIECES, (battle,)
    entries = yield ENTRIES, (battle,)
    throws = yield THROWS, (battle,)
    return row, pieces.rows, entries.rows, throws.rows


def exported(found: tuple[Row, list[Row], list[Row], list[Row]]) -> dict[str, Any]:
    """Return the JSON-able values of what `bring_out` found; raise `Unreadable`."""
    (starter, next_id, created, state, meta, digest), pieces, entries, throws = found
    return export(
        starter=starter,
        next_id=next_id,
        created=created,
        state=load_state(state),
        meta=loads(meta) | ({"digest": digest} if digest else {}),
        pieces=[load_piece(kind, body) for kind, _, body in pieces],
        entries=[rows.entry(row) for row in entries],
        throws=[rows.throw(row) for row in throws],
    )
