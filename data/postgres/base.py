"""What the PostgreSQL store stands on: a pool of connections, plans in transactions, tries again where that helps."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from data.notes import Notes
from data.plans import Lookup, Plan, Runner
from data.postgres.connection import OPTIONS, Again, Raw, Unsure, carry_out, durable, settings, told, transaction
from data.postgres.dialect import translated
from data.postgres.migrate import LEADING, MIGRATIONS, SPACE, prepare
from data.records import Shown
from data.rows import Row
from data.store import StoreError, Unavailable
from data.writing import note

T = TypeVar("T")
log = logging.getLogger(__name__)

POOL = 8  # connections at most: a server has about 100 for all
TRIES = 4
PAUSES = (0.0, 0.5, 1.5)  # seconds before looking again
PATIENCE = 5.0  # seconds that closing may take


class Base(Runner):
    """Own the pool and the notes of what was shown. `busy` is how long to wait for another process, in seconds."""

    def __init__(
        self,
        url: str,
        *,
        clock: Callable[[], float] = time.time,
        busy: float = 2.0,
        migrations: Path = MIGRATIONS,
        pool: int = POOL,
    ) -> None:
        self._url = url
        self._clock = clock
        self._migrations = migrations
        self._options = {**OPTIONS, "server_settings": settings(busy)}
        self._size = pool
        self._pool: Any = None
        self._leader: Raw | None = None
        self._notes = Notes(self.flush)
        self._noting = asyncio.Lock()
        self._works: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Connect, migrate and check; raise `NewerFile` or `Unavailable`."""
        if self._pool is not None:
            return
        with told():
            raw = await self._connected()
            try:
                await prepare(raw, self._migrations)
            finally:
                await raw.close()
            self._pool = await asyncpg.create_pool(
                self._url, min_size=1, max_size=self._size, max_inactive_connection_lifetime=0,
                init=durable, reset=_left_as_found, **self._options,
            )  # fmt: skip
        self._notes.start()

    async def close(self) -> None:
        """Write what waits and close; safe to call twice."""
        pool, leader = self._pool, self._leader
        if pool is None:
            return
        self._notes.stop()
        try:
            await asyncio.wait_for(self.flush(), PATIENCE)
        except (StoreError, TimeoutError) as error:
            log.warning("closed before all that was shown could be noted: %s", error)
        if self._works:
            await asyncio.wait(self._works, timeout=PATIENCE)
        self._pool = self._leader = None
        with told():
            if leader is not None and not leader.is_closed():
                await leader.close()
            try:
                await asyncio.wait_for(pool.close(), PATIENCE)
            except TimeoutError:
                pool.terminate()

    async def lead(self) -> bool:
        """Tell whether this process does what is done once for all processes: the first that asked, until it ends."""
        if self._leader is not None and not self._leader.is_closed():
            return True
        with told():
            raw = await self._connected()
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
                await self._finished(self._transaction(lambda: note(notes)))
                self._notes.written(notes)

    async def _connected(self) -> Raw:
        return await asyncpg.connect(self._url, **self._options)

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Raw]:
        if self._pool is None:
            raise Unavailable("other", "the store is not open")
        with told():
            async with self._pool.acquire() as raw:
                yield raw

    async def _on(self, work: Callable[[Raw], Awaitable[T]]) -> T:
        """Do something on a connection, once more on another where that one was lost meanwhile."""
        try:
            async with self._connection() as raw:
                return await work(raw)
        except Unavailable as error:
            if error.reason != "away" or self._pool is None:
                raise
        async with self._connection() as raw:
            return await work(raw)

    async def _rows(self, sql: str, *values: object) -> list[Row]:
        found: list[Row] = await self._on(lambda raw: raw.fetch(translated(sql), *values))
        return found

    async def _look(self, plan: Callable[[], Plan[T]]) -> T:
        async def look(raw: Raw) -> T:
            async with raw.transaction(isolation="repeatable_read", readonly=True):
                return await carry_out(raw, plan())

        return await self._on(look)

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
            result = await self._transaction(plan, find, lambda: note(notes))
            self._notes.written(notes)
            return result

    async def _transaction(
        self, plan: Callable[[], Plan[T]], find: Lookup[T] | None = None, *more: Callable[[], Plan[Any]]
    ) -> T:
        """Carry out plans in one transaction, tried again where others were only in the way."""
        for attempt in range(1, TRIES + 1):
            try:
                result: T = (await self._on(lambda raw: transaction(raw, plan(), *(other() for other in more))))[0]
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


async def _left_as_found(raw: Raw) -> None:
    """Do nothing more before a connection is used again: no statement of ours leaves anything in a session."""
