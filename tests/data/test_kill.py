"""Killed at any moment: what was promised is there, whole, and nothing else."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import pytest

from data import store_at
from data.records import Place
from tests import postgres
from tests.data.helpers import ANN
from tests.data.invariants import check, check_file

ROUNDS = 8
VICTIM = Path(__file__).with_name("victim.py")
ROOT = VICTIM.parents[2]


async def victim(database: str, channel: int) -> asyncio.subprocess.Process:
    """Start a program that saves without end."""
    return await asyncio.create_subprocess_exec(
        sys.executable, str(VICTIM), database, str(channel),
        stdout=asyncio.subprocess.PIPE, cwd=ROOT, env={"PYTHONPATH": str(ROOT)},
    )  # fmt: skip


async def kill(process: asyncio.subprocess.Process, delay: float) -> int:
    """Kill a program some time after its first save; return the number of the last save that it promised."""
    assert process.stdout is not None
    first = await asyncio.wait_for(process.stdout.readline(), 60)
    await asyncio.sleep(delay)
    process.kill()
    rest = await process.stdout.read()
    await process.wait()
    whole = [line for line in (first + rest).split(b"\n")[:-1] if line]
    return int(whole[-1])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_killed_in_the_middle_of_saves(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "store.db"
    database = str(path) if kind == "sqlite" else postgres.fresh_database()
    for attempt in range(ROUNDS):
        processes = [await victim(database, channel) for channel in (10, 20)]
        delays = [random.uniform(0, 0.25) for _ in processes]
        promised = await asyncio.gather(*map(kill, processes, delays))
        store = store_at(database)
        await store.open()
        await check(store)
        for channel, last in zip((10, 20), promised, strict=True):
            snapshot = await store.load(Place(channel, 1), ANN)
            assert last <= snapshot.entries <= last + 1, (attempt, delays)
        await store.close()
        if kind == "sqlite":
            check_file(path)
