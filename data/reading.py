"""Read a battle on the bare connection: constant statements, one for each table, none that cannot find anything."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field

from data import rows
from data.codec import load_piece, load_state, loads
from data.records import Place, Snapshot
from data.rows import ENTRY, Row
from data.store import Unreadable
from rules.core.pieces import BattleState, Piece

_BATTLE = "SELECT id, guild, channel, version, entries, next_id, starter, state, meta, digest FROM battle WHERE "
OPEN = _BATTLE + "channel = ? AND ended = 0"
BY_ID = _BATTLE + "id = ?"
ENDED = "SELECT 1 FROM battle WHERE channel = ? LIMIT 1"
PIECES = "SELECT kind, id, body FROM piece WHERE battle = ? ORDER BY id"
SECRETS = (
    "SELECT id, actor, writes FROM journal WHERE battle = ? AND secret = 1 AND revealed = 0"
    " AND undone_by IS NULL AND undoes IS NULL ORDER BY id"
)
# CROSS JOIN: begin with the few entries that this person never saw, not with the channel's battles
UNSHOWN = (
    f"SELECT {ENTRY} FROM journal j CROSS JOIN battle b ON b.id = j.battle"
    " WHERE j.shown = 0 AND j.actor = ? AND b.channel IN (?, ?) ORDER BY j.id"
)
PERSON = "SELECT language, dice, pings FROM person WHERE id = ?"
SERVER = "SELECT settings FROM server WHERE id = ?"


@dataclass(slots=True)
class Found:
    """Carry the rows of a battle out of the database's thread; they are made into records outside it."""

    battle: Row | None = None
    thread_ended: bool = False
    pieces: list[Row] = field(default_factory=list)
    secrets: list[Row] = field(default_factory=list)
    unshown: list[Row] = field(default_factory=list)
    person: Row | None = None
    server: Row | None = None


def find(raw: sqlite3.Connection, place: Place, actor: int) -> Found:
    """Return the rows of the battle that commands typed here act on."""
    found = Found(battle=raw.execute(OPEN, (place.channel,)).fetchone())
    if found.battle is None and place.parent is not None:
        found.thread_ended = raw.execute(ENDED, (place.channel,)).fetchone() is not None
        if not found.thread_ended:
            found.battle = raw.execute(OPEN, (place.parent,)).fetchone()
    return _fill(raw, found, place, actor)


def find_battle(raw: sqlite3.Connection, battle: int, actor: int) -> tuple[Place, Found]:
    """Return the rows of a battle by its id; raise `KeyError`."""
    row = raw.execute(BY_ID, (battle,)).fetchone()
    if row is None:
        raise KeyError(battle)
    place = Place(channel=row[2], guild=row[1])
    return place, _fill(raw, Found(battle=row), place, actor)


def _fill(raw: sqlite3.Connection, found: Found, place: Place, actor: int) -> Found:
    if found.battle is not None:
        found.pieces = raw.execute(PIECES, (found.battle[0],)).fetchall()
        found.secrets = raw.execute(SECRETS, (found.battle[0],)).fetchall()
    found.unshown = raw.execute(UNSHOWN, (actor, place.channel, place.parent)).fetchall()
    found.person = raw.execute(PERSON, (actor,)).fetchone()
    if place.guild is not None:
        found.server = raw.execute(SERVER, (place.guild,)).fetchone()
    return found


def snapshot(found: Found, place: Place, actor: int, known: set[int]) -> Snapshot:
    """Return the battle of these rows; entries in `known` were shown, only the note of it is not written yet."""
    unshown = tuple([rows.entry(row) for row in found.unshown if row[0] not in known])
    person = rows.person(actor, found.person)
    server = rows.server(place.guild, found.server)
    if found.battle is None:
        away = place.parent is not None and not found.thread_ended
        channel = place.parent if away and place.parent is not None else place.channel
        return Snapshot(
            place=place,
            battle=None,
            channel=channel,
            version=0,
            entries=0,
            next_id=1,
            starter=0,
            state=BattleState(),
            pieces=(),
            unshown=unshown,
            person=person,
            server=server,
            thread_ended=found.thread_ended,
        )
    battle, _, channel, version, entries, next_id, starter, state, meta, digest = found.battle
    return Snapshot(
        place=place,
        battle=battle,
        channel=channel,
        version=version,
        entries=entries,
        next_id=next_id,
        starter=starter,
        state=load_state(state),
        pieces=tuple([_piece(battle, row) for row in found.pieces]),
        secrets=tuple([rows.secret(row) for row in found.secrets]),
        unshown=unshown,
        person=person,
        server=server,
        meta=loads(meta),
        digest=digest,
    )


def _piece(battle: int, row: Row) -> Piece:
    try:
        return load_piece(row[0], row[2])
    except Unreadable as error:
        raise Unreadable(f"piece {row[1]} of battle {battle}: {error.detail}") from error
