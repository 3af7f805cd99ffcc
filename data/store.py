"""The store's contract: what any engine must promise. Nothing outside `data` knows which engine it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from data.errors import BadFile, Duplicate, NewerFile, Stale, StoreError, Unavailable, Unreadable
from data.records import (
    Actor,
    BattleInfo,
    Entry,
    Forgotten,
    NewEntry,
    Person,
    Place,
    Saved,
    Server,
    Shown,
    Snapshot,
    Throw,
)
from data.rosters import RosterStore
from rules.core.history import Mark

__all__ = ["BadFile", "Duplicate", "NewerFile", "Stale", "Store", "StoreError", "Unavailable", "Unreadable"]


class Store(RosterStore, Protocol):
    """Load a battle, save changes and journal in one transaction: compare and set on the battle's version."""

    async def open(self) -> None:
        """Open, migrate and check; raise `NewerFile` or `Unavailable`."""
        ...

    async def close(self) -> None:
        """Write what waits and close; safe to call twice."""
        ...

    async def lead(self) -> bool:
        """Tell whether this process does what is done once for all processes: the first that asked, until it ends."""
        ...

    async def load(self, place: Place, actor: int) -> Snapshot:
        """Return the open battle that commands typed here act on (a thread's own, else its parent's), in one trip."""
        ...

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
        ...

    async def throw(self, throw: Throw) -> int:
        """Save a command that changed nothing; return its id. Raises `Duplicate`."""
        ...

    async def get_throw(self, throw: int) -> Throw | None:
        """Return a saved throw, None when it is unknown or past its 30 days."""
        ...

    def shown(self, shown: Shown) -> None:
        """Note that a reply was delivered; written with the next transaction, or within a second."""
        ...

    async def flush(self) -> None:
        """Write the notes of `shown` now."""
        ...

    async def unshown(self) -> list[Entry]:
        """Return every entry whose reply was never seen to be delivered, oldest first."""
        ...

    async def get_entry(self, entry: int) -> Entry | None:
        """Return an entry by its id."""
        ...

    async def journal(
        self,
        battle: int,
        *,
        after: int = 0,
        before: int | None = None,
        piece: int | None = None,
        actor: int | None = None,
        limit: int | None = None,
        newest_first: bool = False,
    ) -> list[Entry]:
        """Return entries of a battle with `after` < no (< `before`), filtered by a piece they touch or by person."""
        ...

    async def marks(self, battle: int) -> list[Mark]:
        """Return what undo needs of every entry of a battle, in order: lean, without outcomes."""
        ...

    async def throws(self, battle: int, *, since: float = 0.0) -> list[Throw]:
        """Return the kept throws of a battle that have an outcome, oldest first."""
        ...

    async def messages(self, battle: int) -> dict[int, tuple[int, int]]:
        """Return, by piece, the channel and message of the last result in force that touched it and all may read."""
        ...

    async def reveal(self, entry: int) -> None:
        """Mark a secret entry as revealed."""
        ...

    async def person(self, user: int) -> Person:
        """Return what a person chose."""
        ...

    async def set_person(self, person: Person) -> None:
        """Save what a person chose."""
        ...

    async def set_server(self, server: Server) -> None:
        """Save what a server chose."""
        ...

    async def set_meta(self, battle: int, meta: Mapping[str, Any]) -> None:
        """Merge what the host keeps of a battle without journal (board message, seal …); a None value removes a key."""
        ...

    async def battle(self, battle: int) -> BattleInfo | None:
        """Return what is known of a battle, open or ended."""
        ...

    async def battles(
        self, guild: int | None = None, *, channel: int | None = None, ended: bool | None = None
    ) -> list[BattleInfo]:
        """Return battles of a server or channel, newest first (all battles when neither is given)."""
        ...

    async def load_battle(self, battle: int, actor: Actor) -> Snapshot:
        """Return any battle by its id, ended ones too; raise `KeyError` when there is none."""
        ...

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
        ...

    async def clean(self, now: float) -> None:
        """Drop throws older than 30 days: `now` in seconds since the epoch."""
        ...

    async def export_rows(self, battle: int) -> dict[str, Any]:
        """Return everything of a battle as JSON-able values; raise `KeyError`.

        Its place and the ids of this store are left out, so that export, import, export gives the same. `meta` may hold
        what people must not see (an unopened seal): the host decides what leaves the house.
        """
        ...

    async def import_rows(self, data: Mapping[str, Any], place: Place, *, replace: Snapshot | None = None) -> int:
        """Make a battle in this very channel from what `export_rows` gave, in one transaction; return its id.

        `replace` is the battle that goes. Raises `BadFile`, `NewerFile`, or `Stale` when the replaced battle changed
        since it was read or another one is open here.
        """
        ...

    async def check_rows(self, data: Mapping[str, Any]) -> None:
        """Check what `import_rows` would take, and write nothing; raise `BadFile` or `NewerFile`."""
        ...

    async def delete_battle(self, battle: int) -> None:
        """Remove a battle with its pieces, journal and throws; nothing brings it back."""
        ...

    async def servers(self) -> list[Server]:
        """Return every server that something is kept of: choices, battles, rosters or throws."""
        ...

    async def drop_server(self, server: int) -> None:
        """Remove everything of a server: choices, battles, rosters and throws; nothing brings it back."""
        ...

    async def forget(self, user: int) -> Forgotten:
        """Put a pseudonym in a person's place everywhere, in one transaction; battles being played turn stale once."""
        ...
