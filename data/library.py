"""The part of the store that is not on a command's way: journal, throws, people, servers, lists of battles."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from data import importing, reading, rows
from data.checking import check
from data.codec import dumps, load_keys, loads
from data.plans import Plan, Runner, one
from data.records import BattleInfo, Entry, Person, Place, Server, Snapshot, Throw
from rules.core.history import Mark

KEPT = 30 * 86400.0  # seconds that a throw is kept
_ENTRIES = f"SELECT {rows.ENTRY} FROM journal j"
UNSHOWN = f"{_ENTRIES} INDEXED BY journal_unshown WHERE j.shown = 0 ORDER BY j.id"  # else it reads every entry by id
_THROWS = f"SELECT {rows.THROW} FROM roll"
_MESSAGES = (  # of the latest entries alone: a board links to what is fresh
    "SELECT channel, message, writes FROM journal WHERE battle = ? AND message IS NOT NULL AND channel IS NOT NULL"
    " AND undoes IS NULL AND undone_by IS NULL AND (secret = 0 OR revealed = 1) ORDER BY no DESC LIMIT 300"
)
MANY = 100  # entries from which reading them would hold up the event loop for some 10 ms
_BATTLES = f"SELECT {rows.INFO} FROM battle"


class Library(Runner):
    """Look things up, and keep what needs no journal."""

    async def get_entry(self, entry: int) -> Entry | None:
        """Return an entry by its id."""
        found = await self._rows(f"{_ENTRIES} WHERE j.id = ?", entry)
        return self._noted(rows.entry(found[0])) if found else None

    async def unshown(self) -> list[Entry]:
        """Return every entry whose reply was never seen to be delivered, oldest first."""
        found = await self._rows(UNSHOWN)
        known = self._notes.entries()
        return await _entries([row for row in found if row[0] not in known])

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
        where, values = "j.battle = ? AND j.no > ?", [battle, after]
        if before is not None:
            where, values = f"{where} AND j.no < ?", [*values, before]
        if actor is not None:
            where, values = f"{where} AND j.actor = ?", [*values, actor]
        text: tuple[str, ...] = ()
        if piece is not None:  # keys are quoted in JSON, and a quote within a name is escaped: no other can look so
            where, text = f"{where} AND (j.writes LIKE ? OR j.reads LIKE ?)", (f'%"p:{piece}"%',) * 2
        order = "DESC" if newest_first else "ASC"
        sql = f"{_ENTRIES} WHERE {where} ORDER BY j.no {order}"
        most = () if limit is None else (limit,)
        found = await self._rows(f"{sql} LIMIT ?" if most else sql, *values, *text, *most)
        return [self._noted(entry) for entry in await _entries(found)]

    async def check_rows(self, data: Mapping[str, Any]) -> None:
        """Check what `import_rows` would take, and write nothing; raise `BadFile` or `NewerFile`."""
        await asyncio.to_thread(check, data)

    async def marks(self, battle: int) -> list[Mark]:
        """Return what undo needs of every entry of a battle, in order: lean, without outcomes."""
        found = await self._rows(
            "SELECT no, undoes, reads, writes, actor FROM journal WHERE battle = ? ORDER BY no", battle
        )
        return [
            Mark(no, undoes, load_keys(reads), load_keys(writes), actor) for no, undoes, reads, writes, actor in found
        ]

    async def messages(self, battle: int) -> dict[int, tuple[int, int]]:
        """Return, by piece, the channel and message of the last result in force that touched it and all may read."""
        found = await self._rows(_MESSAGES, battle)
        last: dict[int, tuple[int, int]] = {}
        for channel, message, writes in found:
            for key in load_keys(writes):
                if key.startswith("p:"):
                    last.setdefault(int(key[2:]), (channel, message))
        return last

    async def reveal(self, entry: int) -> None:
        """Mark a secret entry as revealed."""
        await self._run("UPDATE journal SET revealed = 1 WHERE id = ?", entry)

    async def get_throw(self, throw: int) -> Throw | None:
        """Return a saved throw, None when it is unknown or past its 30 days."""
        found = await self._rows(f"{_THROWS} WHERE id = ? AND created >= ?", throw, self._clock() - KEPT)
        return rows.throw(found[0]) if found else None

    async def throws(self, battle: int, *, since: float = 0.0) -> list[Throw]:
        """Return the kept throws of a battle that have an outcome, oldest first."""
        where = "battle = ? AND outcome IS NOT NULL AND created >= ?"
        found = await self._rows(f"{_THROWS} WHERE {where} ORDER BY id", battle, max(since, self._clock() - KEPT))
        return [rows.throw(row) for row in found]

    async def clean(self, now: float) -> None:
        """Drop throws older than 30 days."""
        await self._run("DELETE FROM roll WHERE created < ?", now - KEPT)

    async def person(self, user: int) -> Person:
        """Return what a person chose."""
        found = await self._rows(reading.PERSON, user)
        return rows.person(user, found[0] if found else None)

    async def set_person(self, person: Person) -> None:
        """Save what a person chose."""
        await self._run(
            "INSERT INTO person (id, language, dice, pings) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE"
            " SET language = excluded.language, dice = excluded.dice, pings = excluded.pings",
            person.id,
            person.language,
            person.dice,
            person.pings,
        )

    async def set_server(self, server: Server) -> None:
        """Save what a server chose."""
        await self._run(
            "INSERT INTO server (id, settings) VALUES (?, ?) ON CONFLICT (id) DO UPDATE"
            " SET settings = excluded.settings",
            server.id,
            dumps(dict(server.settings)),
        )

    async def set_meta(self, battle: int, meta: Mapping[str, Any]) -> None:
        """Merge what the host keeps of a battle without journal (board message, seal …); a None value removes a key."""
        json.dumps(meta, allow_nan=False)  # what cannot be saved must not begin a transaction

        def merge() -> Plan[None]:
            row = yield from one("UPDATE battle SET meta = meta WHERE id = ? RETURNING meta", battle)  # and hold it
            if row is not None:
                merged = {key: value for key, value in {**loads(row[0]), **meta}.items() if value is not None}
                yield "UPDATE battle SET meta = ? WHERE id = ?", (dumps(merged), battle)

        await self._save(merge)

    async def battle(self, battle: int) -> BattleInfo | None:
        """Return what is known of a battle, open or ended."""
        found = await self._rows(f"{_BATTLES} WHERE id = ?", battle)
        return rows.info(found[0]) if found else None

    async def battles(
        self, guild: int | None = None, *, channel: int | None = None, ended: bool | None = None
    ) -> list[BattleInfo]:
        """Return battles of a server or channel, newest first (all battles when neither is given)."""
        where = "1 = 1"
        values: list[object] = []
        for column, value in (("guild", guild), ("channel", channel), ("ended", ended)):
            if value is not None:
                where, values = f"{where} AND {column} = ?", [*values, value]
        return [rows.info(row) for row in await self._rows(f"{_BATTLES} WHERE {where} ORDER BY id DESC", *values)]

    async def export_rows(self, battle: int) -> dict[str, Any]:
        """Return everything of a battle as JSON-able values; raise `KeyError`."""
        found = await self._look(lambda: importing.bring_out(battle))
        return await asyncio.to_thread(importing.exported, found)

    async def import_rows(self, data: Mapping[str, Any], place: Place, *, replace: Snapshot | None = None) -> int:
        """Make a battle in this very channel from what `export_rows` gave, in one transaction; return its id.

        `replace` is the battle that goes. Raises `BadFile`, `NewerFile`, or `Stale` when the replaced battle changed
        since it was read or another one is open here.
        """
        parts, now = await asyncio.to_thread(check, data), self._clock()
        return await self._save(lambda: importing.bring_in(parts, place, replace, now))

    def _noted(self, entry: Entry) -> Entry:
        """Return an entry with what is known of its reply though the file does not say so yet."""
        note = self._notes.of(entry.id)
        if note is None:
            return entry
        return replace(entry, shown=True, channel=note.channel or entry.channel, message=note.message or entry.message)

    async def delete_battle(self, battle: int) -> None:
        """Remove a battle with its pieces, journal and throws; nothing brings it back."""
        await self._run("DELETE FROM battle WHERE id = ?", battle)


async def _entries(found: list[rows.Row]) -> list[Entry]:
    if len(found) < MANY:
        return [rows.entry(row) for row in found]
    return await asyncio.to_thread(lambda: [rows.entry(row) for row in found])
