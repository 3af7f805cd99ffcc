"""`/whoa` with 100 and with 100,000 battles in the file: what others play must not slow anybody down.

Both files are copies of one battle that was really played, made by SQLite itself. The commands of a round go to battles
drawn at random, and are undone before the next round, outside the clock.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from statistics import median

from bot import create_bot
from bot.live import settle
from tests.bench.report import Figure, at_most, ratio, shown
from tests.bench.whoa import ROUNDS, Target, lap, quiet
from tests.bench.wire import CHANNELS, Wire

FEW, MANY = 100, 100_000
COMMANDS = 60  # in a round
MOUNTS = ("Tonnerre", "Éclair")
NUMBERS = "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n LIMIT ?) SELECT n FROM n"


async def measure(folder: Path) -> list[Figure]:
    """Return the times with few and with many battles, in interleaved rounds."""
    await _played(folder / "one.db")
    bots = {}
    for battles in (FEW, MANY):
        path = folder / f"{battles}.db"
        _copies(folder / "one.db", path, battles)
        bots[battles] = create_bot(path)
    wires = {battles: Wire(bot) for battles, bot in bots.items()}
    times: dict[int, list[float]] = {battles: [] for battles in bots}
    try:
        for wire in wires.values():
            await wire.start()
        settle()  # as `python -m bot` does once it is ready
        for number in range(-1, ROUNDS):  # the first warms up
            for battles in (FEW, MANY) if number % 2 else (MANY, FEW):
                targets = [(channel, random.choice(MOUNTS)) for channel in random.sample(range(battles), COMMANDS)]
                took = await lap(wires[battles], targets)
                if number >= 0:
                    times[battles].append(took)
                await _undone(wires[battles], targets)
                await quiet(bots[battles])
    finally:
        for bot in bots.values():
            await bot.close()
    return [
        shown(f"/whoa with {FEW} battles in the file", 1e6 * median(times[FEW]), "{:,.0f} µs"),
        shown(
            f"/whoa with {MANY:,} battles ({_size(folder / f'{MANY}.db')} MB)", 1e6 * median(times[MANY]), "{:,.0f} µs"
        ),
        at_most("many against few", ratio(times[MANY], times[FEW]), 1.2),
    ]


async def _played(path: Path) -> None:
    """Make a file with one battle: two ridden mounts, their entries, a board."""
    bot = create_bot(path)
    wire = Wire(bot)
    await wire.start()
    try:
        for name in MOUNTS:
            await wire.slash("mount add", {"name": name, "species": "horse", "rider": f"Rider of {name}"})
        await asyncio.sleep(3)  # the board is posted: it is part of what is copied
    finally:
        await bot.close()


async def _undone(wire: Wire, targets: list[Target]) -> None:
    for channel, _ in targets:
        sent = await wire.slash("battle undo", channel=channel)
        assert not sent.answer.get("flags"), sent.answer


def _copies(source: Path, path: Path, battles: int) -> None:
    """Copy the one battle of a file, with all that hangs on it, into as many channels, in a file of their own."""
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        with closing(sqlite3.connect(source)) as one:
            one.backup(raw)
        raw.execute("PRAGMA synchronous = OFF")
        raw.execute("BEGIN")
        raw.execute(f"CREATE TEMP TABLE n AS {NUMBERS}", (battles - 1,))
        for table, key in (("battle", "id"), ("piece", "battle"), ("journal", "battle")):
            columns = [row[1] for row in raw.execute(f"PRAGMA table_info({table})")]
            last = raw.execute("SELECT max(id) FROM journal").fetchone()[0]
            moved = {
                key: f"{key} + n",
                "channel": f"{CHANNELS} + n",
                "interaction": f"interaction + n * {10**7}",
                "id": f"id + n * {last}" if table == "journal" else "id + n" if table == "battle" else "id",
            }
            values = ", ".join(moved.get(column, column) for column in columns)
            raw.execute(f"INSERT INTO {table} ({', '.join(columns)}) SELECT {values} FROM {table}, n WHERE {key} = 1")
        raw.execute("COMMIT")
        raw.execute("PRAGMA synchronous = FULL")


def _size(path: Path) -> int:
    return path.stat().st_size // 1_000_000
