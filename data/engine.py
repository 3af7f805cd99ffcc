"""The one SQLite connection: whole transactions in one trip to its thread, its errors told in the store's terms."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import aiosqlite

from data.store import StoreError, Unavailable

T = TypeVar("T")
log = logging.getLogger(__name__)

PATIENCE = 10.0  # seconds that closing may take before the thread is left to end with the process
_REASONS = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
}
_SYSTEM = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
}
_ROOM = 64 * 1024  # bytes; a disk with less left is full, whatever the error was called


class Trips(aiosqlite.Connection):
    """Add whole functions to the connection: aiosqlite hops to its thread for every statement, which costs most."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._thread.daemon = True  # a program that forgets to close must still be able to end

    async def trip(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` on the bare connection, in its thread; raise `Unavailable` once closed."""
        if not self._running or self._connection is None or not self._thread.is_alive():
            raise Unavailable("other", "the store is closed")
        result: T = await self._execute(work, self._connection)  # type: ignore[no-untyped-call]  # aiosqlite's own
        return result

    async def ended(self) -> None:
        """Wait for the thread of a connection that could not be opened: it still answers to this event loop."""
        await asyncio.to_thread(self._thread.join, PATIENCE)

    async def close(self) -> None:
        """Close without ever hanging, also when another event loop opened it and is gone."""
        raw = self._connection
        if raw is None:
            return
        if self._thread.is_alive():
            try:
                await asyncio.wait_for(super().close(), PATIENCE)
                return
            except TimeoutError:
                log.error("the database did not close within %s s", PATIENCE)
        self._running = False
        self._connection = None
        if not self._thread.is_alive():
            raw.close()


@contextmanager
def transaction(raw: sqlite3.Connection) -> Iterator[None]:
    """Begin at once as the writer, then commit, or roll back whatever goes wrong."""
    if raw.in_transaction:  # a rollback failed: try again before anything else
        raw.execute("ROLLBACK")
    raw.execute("BEGIN IMMEDIATE")
    try:
        yield
        raw.execute("COMMIT")
    except BaseException:
        if raw.in_transaction:  # SQLite rolls back by itself after some errors
            raw.execute("ROLLBACK")
        raise


def attempt(raw: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T | Exception:
    """Return what a write gives within a transaction that goes on without it, or what it raised."""
    raw.execute("SAVEPOINT attempt")
    try:
        given: T | Exception = work(raw)
    except Exception as error:
        if not raw.in_transaction:  # SQLite has given up the whole of it
            raise
        raw.execute("ROLLBACK TO attempt")
        given = error
    raw.execute("RELEASE attempt")
    return given


@contextmanager
def told(path: str) -> Iterator[None]:
    """Turn what SQLite and the system raise into `Unavailable` with its reason: the one place that maps them."""
    try:
        yield
    except StoreError:
        raise
    except sqlite3.ProgrammingError as error:
        if "closed" not in str(error):
            raise  # a mistake of ours, no bad day
        raise Unavailable("other", str(error)) from error
    except sqlite3.Error as error:
        detail = str(error).partition(" with text ")[0]  # what players wrote has no place in a log
        raise Unavailable(_reason(error, path), detail) from error
    except OSError as error:
        raise Unavailable(_SYSTEM.get(error.errno or 0, "other"), str(error)) from error


def _reason(error: sqlite3.Error, path: str) -> str:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code in _REASONS:
        return _REASONS[code]
    if str(error).startswith("Could not decode"):  # by Python, which gives no code
        return "corrupt"
    if path != ":memory:" and code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR):
        file = Path(path).absolute()
        if file.parent.is_dir():
            if shutil.disk_usage(file.parent).free < _ROOM:
                return "full"
            if not all(os.access(needed, os.W_OK) for needed in (file.parent, file) if needed.exists()):
                return "read-only"
    return "other"
