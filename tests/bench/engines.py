"""The same commands in many channels, on SQLite and on PostgreSQL: what one process can do, and two on one database.

PostgreSQL runs on this machine, with its own settings but for what every bench here keeps: commits wait for the disk.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import sys
import time
from pathlib import Path

from bot import create_bot
from tests import postgres
from tests.bench import wire
from tests.bench.load import AT_ONCE, CHANNELS, Run, seated
from tests.bench.report import Figure, percentile, shown
from tests.bench.wire import Wire

TABLES = 200  # channels of each process
COMMANDS = 4000
SERVER = ("shared_buffers=128MB", "max_connections=40")


async def measure(folder: Path) -> list[Figure]:
    """Return commands a second and waiting times of both engines."""
    figures = _told("SQLite, one process", *await played(str(folder / "engines.db"), 0))
    if reason := postgres.missing():
        return [*figures, Figure("PostgreSQL", reason)]
    cluster = postgres.Cluster(SERVER)
    try:
        figures += _told("PostgreSQL, one process", *await played(cluster.create(), 0))
        url = cluster.create()
        both = await asyncio.gather(*(_beside(url, number * TABLES) for number in range(2)))
        speeds, waits = zip(*both, strict=True)
        figures += _told("PostgreSQL, two processes together", sum(speeds), max(waits))
    finally:
        cluster.stop()
    return figures


async def played(database: str, first: int) -> tuple[float, float]:
    """Return how many state-changing commands a second went through, flat out, and the 99th percentile of the waits."""
    bot = create_bot(database)
    plugged = Wire(bot, CHANNELS)
    await plugged.start()
    try:
        run = Run(plugged, await seated(plugged, range(first, first + TABLES), 1))
        await run.flat_out(COMMANDS // 4, AT_ONCE)  # warm
        begun, before = time.perf_counter(), run.changed
        await run.flat_out(COMMANDS, AT_ONCE)
        speed = (run.changed - before) / (time.perf_counter() - begun)
        return speed, percentile(list(run.latest)[-COMMANDS:], 0.99)
    finally:
        await bot.close()


async def _beside(url: str, first: int) -> tuple[float, float]:
    """Play in a process of its own."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bench.engines", url, str(first), stdout=asyncio.subprocess.PIPE, env=os.environ
    )
    assert process.stdout is not None
    speed, wait = json.loads(await process.stdout.read())
    await process.wait()
    return speed, wait


def _told(where: str, speed: float, wait: float) -> list[Figure]:
    return [
        shown(f"{where}: state-changing commands a second", speed, "{:,.0f}/s"),
        shown(f"{where}: waiting with {AT_ONCE} at once in each, p99", 1e3 * wait, "{:.0f} ms"),
    ]


if __name__ == "__main__":
    # two that began in the same millisecond would give the same ids to different interactions
    wire._ids = itertools.count(next(wire._ids) + int(sys.argv[2]) * 1000)
    print(json.dumps(asyncio.run(played(sys.argv[1], int(sys.argv[2])))))
