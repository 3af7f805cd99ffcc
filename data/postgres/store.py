"""The store on PostgreSQL: a battle is read in one trip, saved by the very plans that SQLite carries out."""

from __future__ import annotations

from data.commands import Commands
from data.keeping import Keeping
from data.postgres import reading
from data.postgres.base import Base
from data.reading import snapshot
from data.records import Actor, Place, Snapshot
from data.shelf import Shelf


class PostgresStore(Base, Commands, Keeping, Shelf):
    """Keep everything in a PostgreSQL database, together with other processes."""

    async def load(self, place: Place, actor: int) -> Snapshot:
        """Return the open battle that commands typed here act on (a thread's own, else its parent's), in one trip."""
        values = (place.channel, place.parent, actor, place.guild)
        row = await self._pool.on(lambda raw: raw.fetchrow(reading.LOAD, *values))
        return snapshot(reading.found(row), place, actor, self._notes.entries())

    async def load_battle(self, battle: int, actor: Actor) -> Snapshot:
        """Return any battle by its id, ended ones too; raise `KeyError` when there is none."""
        row = await self._pool.on(lambda raw: raw.fetchrow(reading.LOAD_BATTLE, battle, actor.id))
        if row[0] is None:
            raise KeyError(battle)
        place = reading.place_of(row[0])
        return snapshot(reading.found(row), place, actor.id, self._notes.entries())
