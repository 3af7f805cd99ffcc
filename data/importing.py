"""Read a whole battle out of the bare connection, and write one in."""

from __future__ import annotations

import sqlite3
from typing import Any

from data import reading, rows
from data.checking import Parts
from data.codec import load_piece, load_state, loads
from data.portable import export
from data.records import Place, Snapshot
from data.rows import Row
from data.store import Stale

BATTLE = (
    "INSERT INTO battle (entries, next_id, starter, ended, state, meta, digest, created, touched, guild, channel,"
    " version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)"
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


def bring_in(raw: sqlite3.Connection, parts: Parts, place: Place, replace: Snapshot | None, now: float) -> int:
    """Write a checked battle and return its id; raise `Stale` when the one to replace changed since it was read."""
    if replace is not None and raw.execute(REPLACE, (replace.battle, replace.version)).rowcount != 1:
        raise Stale(f"battle {replace.battle} is no longer at version {replace.version}")
    battle = raw.execute(BATTLE, (*parts.battle, now, place.guild, place.channel)).lastrowid
    assert battle is not None
    for sql, lines in ((PIECE, parts.pieces), (ENTRY, parts.entries), (THROW, parts.throws)):
        raw.executemany(sql, [(*line, battle) for line in lines])
    return battle


def bring_out(raw: sqlite3.Connection, battle: int) -> tuple[Row, list[Row], list[Row], list[Row]]:
    """Return the rows of a battle, its pieces, entries and throws as they are at one moment; raise `KeyError`."""
    raw.execute("BEGIN")
    try:
        row = raw.execute(STATE, (battle,)).fetchone()
        if row is None:
            raise KeyError(battle)
        return (row, *(raw.execute(sql, (battle,)).fetchall() for sql in (reading.PIECES, ENTRIES, THROWS)))
    finally:
        raw.execute("ROLLBACK")


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
