"""Inspect a whole PostgreSQL database by reading alone: every battle's invariants, as a file's."""

from __future__ import annotations

import asyncpg

from data.inspection import BATTLES, Inspection, raw_battle, together
from data.migrate import numbered
from data.plans import Plan
from data.postgres.connection import OPTIONS, Raw, T, carry_out, settings, told
from data.postgres.migrate import MIGRATIONS, check


async def inspect(url: str) -> Inspection:
    """Return what is found; raise `NewerFile`, or `Unavailable` when a bot could not start on it."""
    report = Inspection()
    with told():
        raw = await asyncpg.connect(url, **OPTIONS | {"command_timeout": None}, server_settings=settings(2.0))
        try:
            await check(raw, max(numbered(MIGRATIONS)))
            if await raw.fetchval("SELECT to_regclass('battle')") is not None:
                report.file += await _at_one_moment(raw, together())
                for (battle,) in await raw.fetch(BATTLES):
                    report.add(await _at_one_moment(raw, raw_battle(battle)))
        finally:
            await raw.close()
    return report


async def _at_one_moment(raw: Raw, plan: Plan[T]) -> T:
    async with raw.transaction(isolation="repeatable_read", readonly=True):
        return await carry_out(raw, plan)
