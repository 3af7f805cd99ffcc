"""What the PostgreSQL store stands on: plans in transactions, tries again where that helps, one process that leads."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from data.notes import Notes
from data.plans import Lookup, Plan, Runner
from data.postgres.connection import Again, Raw, Unsure, carry_out, told, transaction
from data.postgres.dialect import translated
from data.postgres.migrate import LEADING, MIGRATIONS, SPACE
from data.postgres.noting import noted
from data.postgres.pool import PATIENCE, Pool
from data.records import Shown
from data.rows import Row
from data.store import StoreError, Unavailable

T = TypeVar("T")
log = logging.getLogger(__name__)

TRIES = 4
PAUSES = (0.0, 0.5, 1.5)  # seconds before looking again whether a save was made


class Base(Runner):
    """Own the pool and the notes of what was shown. `busy` is how long to wait for another process, in seconds."""

    def __init__(
        self,
        url: str,
        *,
        clock: Callable[[], float] = time.time,
        busy: float = 2.0,
        migrations: Path = MIGRATIONS,
    ) -> None:
        self._clock = clock
        self._pool = Pool(url, busy=busy, migrations=migrations)
        self._leader: Raw | None = None
        self._notes = Notes(self.flush)
        self._noting = asyncio.Lock()
        self._works: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Connect, migrate and check; raise `NewerFile` or `Unavailable`."""
        if not self._pool.is_open:
            await self._pool.open()
            self._notes.start()

    async def close(self) -> None:
        """Write what waits and close; safe to call twice."""
        if not self._pool.is_open:
            return
        self._notes.stop()
        try:
            await asyncio.wait_for(self.flush(), PATIENCE)
        except (StoreError, TimeoutError) as error:
            log.warning("closed before all that was shown could be noted: %s", error)
        if self._works:
            await asyncio.wait(self._works, timeout=PATIENCE)
        leader, self._leader = self._leader, None
        if leader is not None and not leader.is_closed():
            with told():
                await leader.close()  # and lead no more
        await self._pool.close()

    async def lead(self) -> bool:
        """Tell whether this process does what is done once for all processes: the first that asked, until it ends."""
        if self._leader is not None and not self._leader.is_closed():
            return True
        with told():
            raw = await self._pool.connected()
            if await raw.fetchval("SELECT pg_try_advisory_lock($1, $2)", SPACE, LEADING):
                self._leader = raw
                return True
            await raw.close()
        return False

    def shown(self, shown: Shown) -> None:
        """Note that a reply was delivered; written with the next transaction, or within a second."""
        self._notes.add(shown)

    async def flush(self) -> None:
        """Write the notes of `shown` now."""
        async with self._noting:
            if notes := self._notes.take():
                await self._finished(self._transaction(lambda: noted(notes)))
                self._notes.written(notes)

    async def _rows(self, sql: str, *values: object) -> list[Row]:
        found: list[Row] = await self._pool.on(lambda raw: raw.fetch(translated(sql), *values))
        return found

    async def _look(self, plan: Callable[[], Plan[T]]) -> T:
        async def look(raw: Raw) -> T:
            async with raw.transaction(isolation="repeatable_read", readonly=True):
                return await carry_out(raw, plan())

        return await self._pool.on(look)

    async def _save(self, plan: Callable[[], Plan[T]], find: Lookup[T] | None = None) -> T:
        return await self._finished(self._saved(plan, find))

    async def _finished(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish what was begun even if the caller gives up: a statement cut off would cost the connection."""
        task = asyncio.get_running_loop().create_task(work)
        self._works.add(task)
        task.add_done_callback(self._works.discard)
        return await asyncio.shield(task)

    async def _saved(self, plan: Callable[[], Plan[T]], find: Lookup[T] | None) -> T:
        if self._noting.locked():  # one transaction carries the notes: others would wait for its end
            return await self._transaction(plan, find)
        async with self._noting:
            notes = self._notes.take()
            more = (lambda: noted(notes),) if notes else ()
            result = await self._transaction(plan, find, *more)
            self._notes.written(notes)
            return result

    async def _transaction(
        self, plan: Callable[[], Plan[T]], find: Lookup[T] | None = None, *more: Callable[[], Plan[Any]]
    ) -> T:
        """Carry out plans in one transaction, tried again where others were only in the way."""
        for attempt in range(1, TRIES + 1):
            try:
                given = await self._pool.on(lambda raw: transaction(raw, plan(), *(other() for other in more)))
                result: T = given[0]
                return result
            except Again as error:
                if attempt == TRIES:
                    raise Unavailable("locked", str(error)) from error
            except Unsure as error:
                found = None if find is None else await self._found(find)
                if found is None:
                    raise Unavailable("away", str(error)) from error
                return found
        raise AssertionError

    async def _found(self, find: Lookup[T]) -> T | None:
        """Look whether a save was made whose end nobody heard, for as long as a server may need to come back."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            with contextlib.suppress(Unavailable):
                return await self._look(find)
        return None
