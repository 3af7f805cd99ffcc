"""The part of the store that is on every command's way: commits and throws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from data import writing
from data.keeping import Keeping
from data.library import Library
from data.preparing import agree, merged, prepare, throw_values
from data.records import Actor, NewEntry, Place, Saved, Snapshot, Throw


class Commands(Library, Keeping):
    """Save what commands do, each in one transaction."""

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
        return await self._save(lambda: writing.save(snapshot, work, now), lambda: writing.saved(work))

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
        return await self._save(
            lambda: writing.open_battle(place.guild, channel, actor.id, work, now), lambda: writing.saved(work)
        )

    async def throw(self, throw: Throw) -> int:
        """Save a command that changed nothing; return its id. Raises `Duplicate`."""
        values = throw_values(throw, self._clock())
        interaction = throw.interaction
        return await self._save(lambda: writing.throw(interaction, values), lambda: writing.thrown(interaction))
