"""Look at a PostgreSQL database by reading alone."""

from __future__ import annotations

from dataclasses import dataclass

import asyncpg

from data.migrate import numbered
from data.postgres.connection import OPTIONS, settings, told
from data.postgres.migrate import MIGRATIONS, check, version_of
from data.store import Unavailable


@dataclass(frozen=True, slots=True)
class Seen:
    """Tell of a database: the server, the version of our tables (0: none yet) and the one that this program knows.

    `unsafe` says that the server does not wait for its disk: a power cut may then take back what was answered. `clock`
    is the server's, in seconds since the epoch.
    """

    server: str
    version: int
    known: int
    unsafe: bool
    clock: float


async def look(url: str) -> Seen:
    """Return what is seen; raise `NewerFile`, or `Unavailable` when a bot could not start on it."""
    known = max(numbered(MIGRATIONS))
    with told():
        raw = await asyncpg.connect(url, **OPTIONS, server_settings=settings(2.0))
        try:
            await check(raw, known)
            if await raw.fetchval("SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on'"):
                raise Unavailable("read-only", "a stand-by")
            return Seen(
                server=str(await raw.fetchval("SHOW server_version")),
                version=await version_of(raw),
                known=known,
                unsafe=await raw.fetchval("SHOW fsync") == "off",
                clock=float(await raw.fetchval("SELECT extract(epoch FROM clock_timestamp())")),
            )
        finally:
            await raw.close()
