"""Rosters in the tables: plans that any engine runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from data.codec import dump_piece, dumps, load_piece, loads, storable
from data.plain import codec
from data.plans import Plan, Runner, Values, one
from data.rosters import Event, Kept, Roster
from data.rows import Row
from data.store import Stale, Unreadable
from rules.core.names import fold

_ROSTER = "SELECT id, uid, guild, name, game, owner, version, next_id, updated FROM roster"
_PIECES = "SELECT kind, body, version, battle, piece, chronicle FROM roster_piece WHERE roster = ? ORDER BY id"
_NEW = (
    "INSERT INTO roster (uid, guild, name, key, game, owner, version, next_id, created, updated)"
    " VALUES (?, ?, ?, ?, ?, ?, 1, ?, ?, ?)"
)
_SET = (
    "UPDATE roster SET name = ?, key = ?, owner = ?, version = version + 1, next_id = ?, updated = ?"
    " WHERE uid = ? AND version = ?"
)
_ADD = (
    "INSERT INTO roster_piece (kind, name, key, version, battle, piece, body, chronicle, roster, id)"
    " VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?)"
)
_REPLACE = (
    "UPDATE roster_piece SET kind = ?, name = ?, key = ?, version = version + 1, battle = ?, piece = ?, body = ?,"
    " chronicle = ? WHERE roster = ? AND id = ? AND version = ?"
)
_UNNAME = "UPDATE roster_piece SET key = ? WHERE roster = ? AND id = ?"  # two may swap names
_EVENTS = codec(tuple[Event, ...])


class Shelf(Runner):
    """Keep rosters."""

    async def rosters(self, guild: int) -> list[Roster]:
        """Return the rosters of a server with their pieces, by name."""
        return await self._look(lambda: _found("WHERE guild = ? ORDER BY key", guild))

    async def roster(self, guild: int, name: str) -> Roster | None:
        """Return a roster by its name, without regard to case and accents."""
        found = await self._look(lambda: _found("WHERE guild = ? AND key = ?", guild, fold(name)))
        return found[0] if found else None

    async def save_roster(self, roster: Roster, changed: Sequence[Kept], gone: Sequence[int] = ()) -> None:
        """Save a roster's name, owner and next id, the pieces changed (new or not), and drop those gone.

        The versions of roster and pieces are those that were read, 0 for what is new; each grows by one. Raises
        `Stale` when one moved meanwhile, or the name is taken by another.
        """
        now, bodies = self._clock(), [_values(kept) for kept in changed]
        await self._save(lambda: _written(roster, changed, bodies, gone, now))

    async def remove_roster(self, roster: Roster) -> None:
        """Remove a roster with its pieces; raise `Stale` when it changed since it was read."""
        await self._save(
            lambda: _just_one("DELETE FROM roster WHERE uid = ? AND version = ?", roster.uid, roster.version)
        )


def _written(
    roster: Roster, changed: Sequence[Kept], bodies: Sequence[Values], gone: Sequence[int], now: float
) -> Plan[None]:
    name = storable(roster.name)
    if not roster.version:
        new = (roster.uid, roster.guild, name, fold(name), roster.game, roster.owner, roster.next_id, now, now)
        yield _NEW, new
    else:
        put = (name, fold(name), roster.owner, roster.next_id, now, roster.uid, roster.version)
        yield from _just_one(_SET, *put)
    row = yield from one("SELECT id FROM roster WHERE uid = ?", roster.uid)
    assert row is not None
    for piece in gone:
        yield from _just_one("DELETE FROM roster_piece WHERE roster = ? AND id = ?", row[0], piece)
    for kept in changed:
        if kept.version:
            yield from _just_one(_UNNAME, f"?{kept.piece.id}", row[0], kept.piece.id)
    for kept, values in zip(changed, bodies, strict=True):
        if kept.version:
            yield from _just_one(_REPLACE, *values, row[0], kept.piece.id, kept.version)
        else:
            yield _ADD, (*values, row[0], kept.piece.id)


def _found(where: str, *values: object) -> Plan[list[Roster]]:
    found = []
    for id_, *fields in (yield f"{_ROSTER} {where}", values).rows:
        pieces = tuple(_kept(row) for row in (yield _PIECES, (id_,)).rows)
        found.append(replace(Roster(*fields), pieces=pieces))
    return found


def _kept(row: Row) -> Kept:
    kind, body, version, battle, piece, chronicle = row
    try:
        events = cast(tuple[Event, ...], _EVENTS.load(loads(chronicle)))
    except ValueError as error:
        raise Unreadable(f"chronicle: {error}") from error
    return Kept(load_piece(kind, body), version, battle, piece, events)


def _values(kept: Kept) -> Values:
    piece, name = kept.piece, storable(kept.piece.name)
    assert _EVENTS.dump is not None
    return (piece.KIND, name, fold(name), kept.battle, kept.source, dump_piece(piece), dumps(_EVENTS.dump(kept.events)))


def _just_one(statement: str, *values: object) -> Plan[None]:
    if (yield statement, values).count != 1:
        raise Stale("the roster changed since it was read")
