"""Deliveries waiting to be written: with the next transaction, or within a second."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from data.records import Shown
from data.store import StoreError

log = logging.getLogger(__name__)

DELAY = 0.5  # seconds a note waits for a transaction to ride on
LONGEST = 60.0  # seconds between tries while nothing can be written


class Notes:
    """Hold the notes of what was shown until they are written for sure."""

    def __init__(self, flush: Callable[[], Awaitable[None]]) -> None:
        self._flush = flush
        self._waiting: dict[int, Shown] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._delay = DELAY
        self._stopped = False

    def add(self, shown: Shown) -> None:
        """Keep a note and see that it gets written."""
        self._waiting[shown.entry] = shown
        self._wind()

    def entries(self) -> set[int]:
        """Return the entries that were shown though the file does not say so yet."""
        return set(self._waiting)

    def of(self, entry: int) -> Shown | None:
        """Return the note of an entry, None when none waits."""
        return self._waiting.get(entry)

    def take(self) -> tuple[Shown, ...]:
        """Return what waits; it goes on waiting until `written` says otherwise."""
        return tuple(self._waiting.values())

    def written(self, notes: Iterable[Shown]) -> None:
        """Forget notes that are safe in the file, unless a newer one of the same entry came meanwhile."""
        for note in notes:
            if self._waiting.get(note.entry) is note:
                del self._waiting[note.entry]
        self._delay = DELAY
        if not self._waiting and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def start(self) -> None:
        """Let the clock run (again)."""
        self._stopped = False

    def stop(self) -> None:
        """Stop the clock; what waits is still there for a last flush."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wind(self) -> None:
        if self._timer is None and not self._stopped:
            self._timer = asyncio.get_running_loop().call_later(self._delay, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._task = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        try:
            await self._flush()
        except StoreError as error:
            self._delay = min(self._delay * 2, LONGEST)
            log.warning("what was shown cannot be noted now, next try in %.0f s: %s", self._delay, error)
            self._wind()
