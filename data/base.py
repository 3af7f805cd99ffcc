"""What every part of the SQLite store stands on: opening, closing, one trip to read, one transaction to write."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from data.engine import Trips, attempt, told, transaction
from data.migrate import MIGRATIONS, connect
from data.notes import Notes
from data.plans import HOLD, NOTHING, Lookup, Plan, Result, Runner
from data.records import Shown
from data.rows import Row
from data.store import Duplicate, Stale, StoreError, Unavailable
from data.turns import Turns, Work
from data.writing import note

T = TypeVar("T")
log = logging.getLogger(__name__)


class Base(Runner):
    """Own the connection and the notes of what was shown.

    `busy` is how long to wait for another program's write, in seconds: short, because nobody is served meanwhile.
    """

    def __init__(
        self,
        path: str | Path,
        *,
        clock: Callable[[], float] = time.time,
        busy: float = 2.0,
        migrations: Path = MIGRATIONS,
    ) -> None:
        self._path = str(path)
        self._clock = clock
        self._connect = partial(connect, self._path, busy=busy, migrations=migrations)
        self._connection: Trips | None = None
        self._notes = Notes(self.flush)
        self._turns = Turns(self._together)

    async def open(self) -> None:
        """Open, migrate and check; raise `NewerFile` or `Unavailable`."""
        if self._connection is None:
            connection = Trips(self._connect)
            with told(self._path):
                try:
                    await connection
                except BaseException:
                    await connection.ended()
                    raise
            self._connection = connection
            self._notes.start()

    async def close(self) -> None:
        """Write what waits and close; safe to call twice."""
        connection = self._connection
        if connection is None:
            return
        self._notes.stop()
        try:
            await asyncio.wait_for(self.flush(), 5.0)
        except (StoreError, TimeoutError) as error:
            log.warning("closed before all that was shown could be noted: %s", error)
        self._connection = None
        with told(self._path):
            await connection.close()

    async def lead(self) -> bool:
        """Tell whether this process does what is done once for all: a file has but one."""
        return True

    def shown(self, shown: Shown) -> None:
        """Note that a reply was delivered; written with the next transaction, or within a second."""
        self._notes.add(shown)

    async def flush(self) -> None:
        """Write the notes of `shown` now, after what is under way."""
        if self._notes.entries() or self._turns.busy:
            await self._write(lambda raw: None)

    def _trips(self) -> Trips:
        if self._connection is None:
            raise Unavailable("other", "the store is not open")
        return self._connection

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function that only reads."""
        with told(self._path):
            return await self._trips().trip(work)

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function in a transaction of its own, the notes of what was shown riding with it.

        What is not unique any more was written by somebody else since: `Stale`, or `Duplicate` for an interaction.
        """
        try:
            with told(self._path):
                return await self._turns.take(work)
        except Unavailable as error:
            if isinstance(error.__cause__, sqlite3.IntegrityError):
                raise (Duplicate if "interaction" in error.detail else Stale)(error.detail) from error
            raise

    async def _together(self, works: Sequence[Work]) -> Sequence[Any]:
        """Carry out writes in one transaction, each whole or not at all; return what each gave, or what it raised."""
        notes = self._notes.take()

        def run(raw: sqlite3.Connection) -> Sequence[Any]:
            with transaction(raw):
                carry_out(raw, note(notes))
                return [work(raw) for work in works] if len(works) == 1 else [attempt(raw, work) for work in works]

        given = await self._trips().trip(run)
        self._notes.written(notes)
        return given

    async def _rows(self, sql: str, *values: object) -> list[Row]:
        """Return what a statement finds."""
        found: list[Row] = await self._read(lambda raw: raw.execute(sql, values).fetchall())
        return found

    async def _look(self, plan: Callable[[], Plan[T]]) -> T:
        """Carry out a plan that only reads, on the state of one moment."""
        return await self._read(lambda raw: at_one_moment(raw, plan()))

    async def _save(self, plan: Callable[[], Plan[T]], find: Lookup[T] | None = None) -> T:
        """Carry out a plan in one transaction; a file always answers, so that `find` is not needed."""
        return await self._write(lambda raw: carry_out(raw, plan()))


def carry_out(raw: sqlite3.Connection, plan: Plan[T]) -> T:
    """Run the statements of a plan on the bare connection."""
    try:
        sql, values = next(plan)
        while True:
            if sql is HOLD:
                sql, values = plan.send(NOTHING)
                continue
            done = raw.execute(sql, values)
            rows = done.fetchall() if done.description else []
            sql, values = plan.send(Result(rows, done.rowcount))
    except StopIteration as end:
        result: T = end.value
        return result


def at_one_moment(raw: sqlite3.Connection, plan: Plan[T]) -> T:
    """Run a plan that only reads, nobody's writes between its statements."""
    raw.execute("BEGIN")
    try:
        return carry_out(raw, plan)
    finally:
        raw.execute("ROLLBACK")
