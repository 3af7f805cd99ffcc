"""A pool of connections to one PostgreSQL database; those that were lost are made anew without anybody noticing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from data.postgres.connection import LOST, OPTIONS, Lost, Raw, durable, settings, told
from data.postgres.migrate import prepare
from data.store import Unavailable

T = TypeVar("T")

SIZE = 8  # connections at most: a server has about 100 for all
PATIENCE = 5.0  # seconds that closing may take


class Pool:
    """Own the connections. `busy` is how long a statement waits for another process, in seconds."""

    def __init__(self, url: str, *, busy: float, migrations: Path, size: int = SIZE) -> None:
        self._url = url
        self._migrations = migrations
        self._options = {**OPTIONS, "server_settings": settings(busy)}
        self._size = size
        self._pool: Any = None

    @property
    def is_open(self) -> bool:
        """Tell whether it was opened."""
        return self._pool is not None

    async def open(self) -> None:
        """Connect, migrate and check; raise `NewerFile` or `Unavailable`."""
        with told():
            raw = await self.connected()
            try:
                await prepare(raw, self._migrations)
            finally:
                await raw.close()
            self._pool = await asyncpg.create_pool(
                self._url, min_size=1, max_size=self._size, max_inactive_connection_lifetime=0,
                init=durable, reset=_left_as_found, **self._options,
            )  # fmt: skip

    async def close(self) -> None:
        """Close every connection."""
        pool, self._pool = self._pool, None
        with told():
            try:
                await asyncio.wait_for(pool.close(), PATIENCE)
            except TimeoutError:
                pool.terminate()

    async def connected(self) -> Raw:
        """Return a connection of its own, which the caller closes."""
        return await asyncpg.connect(self._url, **self._options)

    async def on(self, work: Callable[[Raw], Awaitable[T]]) -> T:
        """Do something on a connection, again on another where that one was lost meanwhile; raise `Unavailable`."""
        lost = Lost()
        for _ in range(self._size):  # all of them may be lost: the server was started anew
            try:
                async with self.connection() as raw:
                    return await work(raw)
            except Lost as error:
                lost = error
        raise Unavailable("away", str(lost)) from lost

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[Raw]:
        """Give a connection for a while; raise `Lost` when it was lost, `Unavailable` when there is none."""
        if self._pool is None:
            raise Unavailable("other", "the store is not open")
        with told():
            async with self._pool.acquire() as raw:
                try:
                    yield raw
                except LOST as error:
                    if isinstance(error, ValueError):
                        raise  # a value that cannot be sent, as asyncpg has it
                    with contextlib.suppress(asyncpg.InterfaceError):  # the pool may have let it go by itself
                        raw.terminate()
                    raise Lost(str(error)) from error


async def _left_as_found(raw: Raw) -> None:
    """Do nothing more before a connection is used again: no statement of ours leaves anything in a session."""
