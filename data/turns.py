"""Writes that come while another is being made safe go together: one wait for the disk instead of one for each."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, cast

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Run = Callable[[Sequence[Work]], Awaitable[Sequence[Any]]]


@dataclass(frozen=True, slots=True)
class _Job:
    work: Work
    done: asyncio.Future[Any]


class Turns:
    """Let writes take turns. `run` carries some out in one transaction and returns what each gave, or what it raised.

    A write that finds nobody before it goes at once and alone. Whatever comes meanwhile goes next, all of it together:
    each still whole or not at all, and nobody is told of his before all of them are on the disk.
    """

    def __init__(self, run: Run) -> None:
        self._run = run
        self._waiting: list[_Job] = []
        self._busy = False
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Tell whether a write is under way."""
        return self._busy

    async def take(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Carry out a write and return what it gives; raise what it raises."""
        if self._busy:
            job = _Job(work, asyncio.get_running_loop().create_future())
            self._waiting.append(job)
            return cast("T", await job.done)
        self._busy = True
        try:
            (given,) = await self._run([work])
        finally:
            self._next()
        if isinstance(given, BaseException):
            raise given
        return cast("T", given)

    def _next(self) -> None:
        """Let those who wait go, if there are any."""
        self._busy = bool(self._waiting)
        if self._busy:
            self._task = asyncio.get_running_loop().create_task(self._together())

    async def _together(self) -> None:
        jobs, self._waiting = self._waiting, []
        (given,) = await asyncio.gather(self._run([job.work for job in jobs]), return_exceptions=True)
        self._next()
        if isinstance(given, BaseException):  # nothing of it was saved: everybody is told
            given = [given] * len(jobs)
        for job, result in zip(jobs, given, strict=True):
            if job.done.done():  # nobody waits for it any more
                continue
            if isinstance(result, BaseException):
                job.done.set_exception(result)
            else:
                job.done.set_result(result)
