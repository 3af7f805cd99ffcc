"""The store on SQLite: a battle is read in one trip to the database's thread."""

from __future__ import annotations

from data import reading
from data.base import Base
from data.commands import Commands
from data.keeping import Keeping
from data.records import Actor, Place, Snapshot
from data.shelf import Shelf


class SqliteStore(Base, Commands, Keeping, Shelf):
    """Keep everything in one SQLite file (or `:memory:`), written by this connection alone."""

    async def load(self, place: Place, actor: int) -> Snapshot:
        """Return the open battle that commands typed here act on (a thread's own, else its parent's), in one trip."""
        found = await self._read(lambda raw: reading.find(raw, place, actor))
        return reading.snapshot(found, place, actor, self._notes.entries())

    async def load_battle(self, battle: int, actor: Actor) -> Snapshot:
        """Return any battle by its id, ended ones too; raise `KeyError` when there is none."""
        place, found = await self._read(lambda raw: reading.find_battle(raw, battle, actor.id))
        return reading.snapshot(found, place, actor.id, self._notes.entries())
