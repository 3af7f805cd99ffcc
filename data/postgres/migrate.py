"""Prepare a database: look before touching, then migrate, one process alone, each step in one transaction."""

from __future__ import annotations

from pathlib import Path

from data.migrate import numbered
from data.postgres.connection import BEGIN, Raw
from data.store import NewerFile, Unavailable

MIGRATIONS = Path(__file__).with_name("migrations")
OLDEST = 13
SPACE = 0x486F6C61  # "Hola": the advisory locks of ours have two numbers, this one first
MIGRATING, MOVING, LEADING = 1, 2, 3

_VERSION = "SELECT version, moving FROM hola"
_OTHERS = (
    "SELECT c.relname FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace"
    " AND c.relkind IN ('r', 'p', 'v', 'm', 'f') LIMIT 1"
)
_TABLE = (
    "CREATE TABLE hola (one BOOLEAN PRIMARY KEY DEFAULT true CHECK (one), version BIGINT NOT NULL, moving TEXT);"
    " INSERT INTO hola (version) VALUES (0)"
)


async def prepare(raw: Raw, folder: Path = MIGRATIONS, *, moving: bool = False) -> None:
    """Migrate as needed and see that the database can be written.

    Raises `NewerFile` before anything is written, `Unavailable` for a server too old, a database of another program, or
    one into which a move was begun and not finished (unless it is for `moving`).
    """
    steps = numbered(folder)
    await check(raw, max(steps), moving=moving)
    await raw.execute("SET lock_timeout = 0")  # whoever migrates takes the time that it takes
    await raw.fetchval("SELECT pg_advisory_lock($1, $2)", SPACE, MIGRATING)
    try:
        await _look(raw, max(steps), moving)
        for number, script in steps.items():
            if number > await version_of(raw):
                await _step(raw, number, script)
    finally:
        if not raw.is_closed():
            await raw.fetchval("SELECT pg_advisory_unlock($1, $2)", SPACE, MIGRATING)
            await raw.execute("RESET lock_timeout")
    await raw.execute("UPDATE battle SET version = version WHERE id = 0")  # not in the middle of a game


async def check(raw: Raw, known: int, *, moving: bool = False) -> None:
    """Raise what stands in the way of a bot on this database, by reading alone."""
    await _fit(raw)
    await _look(raw, known, moving)


async def _fit(raw: Raw) -> None:
    if raw.get_server_version().major < OLDEST:
        version = raw.get_server_version().major
        raise Unavailable("other", f"PostgreSQL {version} is too old: {OLDEST} or newer is needed")
    encoding = await raw.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise Unavailable("other", f"the database is encoded in {encoding}: UTF8 is needed")
    if await raw.fetchval("SELECT current_schema()") is None:
        raise Unavailable("other", "the database has no schema in which tables could be made")


async def _look(raw: Raw, known: int, moving: bool) -> None:
    if await raw.fetchval("SELECT to_regclass('hola')") is None:
        if await raw.fetchval(_OTHERS) is not None:
            raise Unavailable("other", "the database belongs to another program")
        return
    version, moved = await raw.fetchrow(_VERSION)
    if version > known:
        raise NewerFile(version, known)
    if moved is not None and not moving:
        raise Unavailable("other", f"the move of {moved} into this database was not finished: run it again")


async def version_of(raw: Raw) -> int:
    """Return the version of our tables, 0 when there are none yet."""
    if await raw.fetchval("SELECT to_regclass('hola')") is None:
        return 0
    version: int = await raw.fetchval("SELECT version FROM hola")
    return version


async def _step(raw: Raw, number: int, script: str) -> None:
    await raw.execute(BEGIN)
    try:
        if number == 1:
            await raw.execute(_TABLE)
        await raw.execute(script)
        await raw.execute("UPDATE hola SET version = $1", number)
        await raw.execute("COMMIT")
    except BaseException:
        if not raw.is_closed():
            await raw.execute("ROLLBACK")
        raise
