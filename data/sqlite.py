"""The store on SQLite: what a command does, each in one trip to the database's thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from data import reading, writing
from data.library import Library
from data.preparing import agree, merged, prepare, throw_values
from data.records import Actor, NewEntry, Place, Saved, Snapshot, Throw


class SqliteStore(Library):
    """Keep everything in one SQLite file (or `:memory:`), written by this connection alone."""

    async def load(self, place: Place, actor: int) -> Snapshot:
        """Return the open battle that commands typed here act on (a thread's own, else its parent's), in one trip."""
        found = await self._read(lambda raw: reading.find(raw, place, actor))
        return reading.snapshot(found, place, actor, self._notes.entries())

    async def load_battle(self, battle: int, actor: Actor) -> Snapshot:
        """Return any battle by its id, ended ones too; raise `KeyError` when there is none."""
        place, found = await self._read(lambda raw: reading.find_battle(raw, battle, actor.id))
        return reading.snapshot(found, place, actor.id, self._notes.entries())

    async def commit(
        self,
        snapshot: Snapshot,
        entries: Sequence[NewEntry],
        *,
        next_id: int,
        meta: Mapping[str, Any] | None = None,
    ) -> Saved:
        """Save the entries and the changes they carry, all or nothing, opening the battle if there is none.

        `meta` goes with a battle that is opened here. The state saved is the snapshot's with these changes: a language
        settled in it is kept without an entry.
        Raises `Stale` when the version moved (or another battle was opened here meanwhile), `Duplicate` when the
        interaction is known, `Unavailable` when nothing can be written, `ValueError` when the entries replace another
        image than the snapshot holds.
        """
        now = self._clock()
        changes = merged(entries)
        agree(changes, snapshot)
        work = prepare(entries, changes, snapshot.state, next_id, now, snapshot.place.channel, meta)
        return await self._write(lambda raw: writing.save(raw, snapshot, work, now))

    async def open_battle(
        self,
        place: Place,
        actor: Actor,
        entries: Sequence[NewEntry],
        *,
        own_thread: bool,
        meta: Mapping[str, Any] | None = None,
    ) -> Saved:
        """Open a battle in this very channel or thread with `actor` as starter, and save its first entries.

        Adopts a quietly opened one. Without `own_thread` a thread's battle is opened in its parent. Raises `Stale`
        when a started battle is already open there, or one in another state than the entries expect.
        """
        channel = place.channel if own_thread or place.parent is None else place.parent
        now = self._clock()
        work = prepare(entries, merged(entries), None, 1, now, place.channel, meta)

        def run(raw: sqlite3.Connection) -> Saved:
            writing.new_only(raw, work.interactions)
            row = raw.execute(reading.OPEN, (channel,)).fetchone()
            if row is not None:
                return writing.adopt(raw, row, actor.id, work, now)
            battle = writing.start(raw, place.guild, channel, actor.id, work, now)
            return writing.write(raw, battle, 1, 0, work)

        return await self._write(run)

    async def throw(self, throw: Throw) -> int:
        """Save a command that changed nothing; return its id. Raises `Duplicate`."""
        values = throw_values(throw, self._clock())

        def run(raw: sqlite3.Connection) -> int:
            writing.new_only(raw, ((throw.interaction, 0),))
            kept = raw.execute(writing.THROW, values).lastrowid
            assert kept is not None
            return kept

        return await self._write(run)
