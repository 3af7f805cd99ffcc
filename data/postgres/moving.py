"""Move everything from a SQLite file into an empty PostgreSQL database, checked row by row.

A move that was cut off goes on where it stopped: what is there already is compared, and only what differs is written.
Until the last check the database is marked, and no bot starts on it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import asyncpg

from data.engine import told as told_by_file
from data.migrate import connect
from data.postgres.connection import OPTIONS, Raw, settings, told
from data.postgres.migrate import MOVING, SPACE, prepare
from data.postgres.tables import Range, Row, Table, ranges, tables
from data.store import StoreError, Unavailable

Told = Callable[[str, int], None]
NAME = "hola move"
_BOTS = (
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name = 'hola' AND pid <> pg_backend_pid()"
)


class Occupied(StoreError):
    """Say that the database holds something else: in which table first (empty: a bot runs on it)."""

    def __init__(self, table: str) -> None:
        super().__init__(table or "in use")
        self.table = table


async def move(source: Path, url: str, tell: Told) -> dict[str, int]:
    """Copy a file into a database, telling of each table when it is done; return the number of rows of each table.

    Nobody can write to the file meanwhile. Raises `Occupied`, `NewerFile` or `Unavailable` (also when the copy is found
    to differ from the file in the end, which nothing known can cause).
    """
    source = await asyncio.to_thread(source.resolve)
    with told_by_file(str(source)):
        raw = await asyncio.to_thread(connect, str(source), busy=2.0)
        with closing(raw):
            raw.execute("BEGIN IMMEDIATE")
            async with _target(url) as target:
                return await _moved(raw, target, str(source), tell)


@asynccontextmanager
async def _target(url: str) -> AsyncIterator[Raw]:
    server = {**settings(60.0), "application_name": NAME}
    with told():
        target = await asyncpg.connect(url, **OPTIONS | {"command_timeout": None}, server_settings=server)
        try:
            if not await target.fetchval("SELECT pg_try_advisory_lock($1, $2)", SPACE, MOVING):
                raise Unavailable("locked", "another move is under way")
            await prepare(target, moving=True)
            yield target
        finally:
            await target.close()


async def _moved(source: sqlite3.Connection, target: Raw, name: str, tell: Told) -> dict[str, int]:
    found = tables(source)
    begun = await target.fetchval("SELECT moving FROM hola")
    if begun is None:
        if used := await _used(target, found):
            if await _difference(source, target, found) is None:
                return {table.name: await _count(target, table) for table in found}  # moved before
            raise Occupied(used)
        if await target.fetchval(_BOTS):
            raise Occupied("")
        await target.execute("UPDATE hola SET moving = $1", name)
    elif begun != name:
        raise Unavailable("other", f"a move of {begun} into this database was not finished")
    else:
        for table in reversed(found):
            for part in ranges(source, table):
                await _prune(target, table, part)
    counts = {}
    for table in found:
        for part in ranges(source, table):
            await _fill(target, table, part)
        counts[table.name] = await _count(target, table)
        tell(table.name, counts[table.name])
    await _go_on(source, target, found)
    if difference := await _difference(source, target, found):
        raise Unavailable("corrupt", f"the copy differs from the file: {difference}")
    await target.execute("UPDATE hola SET moving = NULL")
    return counts


async def _used(target: Raw, found: Iterable[Table]) -> str:
    """Return the first table that holds a row, empty when none does."""
    for table in found:
        if await target.fetchval(f"SELECT EXISTS (SELECT FROM {table.name})"):
            return table.name
    return ""


async def _count(target: Raw, table: Table) -> int:
    count: int = await target.fetchval(f"SELECT count(*) FROM {table.name}")
    return count


async def _theirs(target: Raw, table: Table, part: Range) -> list[Row]:
    return [tuple(row) for row in await target.fetch(table.between(part), *part.bounds)]


async def _prune(target: Raw, table: Table, part: Range) -> None:
    """Remove what an earlier try copied and the file does not hold any more."""
    ours = set(part.rows)
    gone = [table.key_of(row) for row in await _theirs(target, table, part) if row not in ours]
    if gone:
        await target.executemany(table.delete, gone)


async def _fill(target: Raw, table: Table, part: Range) -> None:
    there = set(await _theirs(target, table, part))
    missing = [row for row in part.rows if row not in there]
    if missing:
        await target.executemany(table.insert, missing)  # all or none of them


async def _difference(source: sqlite3.Connection, target: Raw, found: Iterable[Table]) -> str | None:
    """Return where the first row that differs is, None when every row of both is the same."""
    for table in found:
        for part in ranges(source, table):
            theirs = await _theirs(target, table, part)
            if theirs != part.rows:
                odd = sorted(set(theirs) ^ set(part.rows), key=table.key_of)
                return f"{table.name} {table.key_of(odd[0])}" if odd else table.name
    return None


async def _go_on(source: sqlite3.Connection, target: Raw, found: Iterable[Table]) -> None:
    """Let ids go on after those that the file gave: buttons in messages hold them."""
    names = {table.name for table in found}
    for name, last in source.execute("SELECT name, seq FROM sqlite_sequence").fetchall():
        if name in names:
            await target.fetchval(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), {max(last, 1)}, {last > 0})")
