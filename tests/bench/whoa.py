"""`/whoa` on a registered mount, from the gateway event to the HTTP answer, and how it bears a full file.

Every mount is fresh: registered before the clock runs, rolled once. Each command is sent when the one before it was
answered, and a round counts whole, so that what a bot still does after an answer is counted with the next.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from bot import create_bot
from tests.bench.bare import Bare
from tests.bench.report import Figure, at_most, ratio, shown
from tests.bench.wire import CHANNELS, Wire

if TYPE_CHECKING:
    from bot.client import Hola

ROUNDS = 7
TABLES = 20  # channels played in during a round
MOUNTS = 6  # in each, with their riders
QUIET = 6.5  # seconds after which a board that follows a battle has been edited and rests

Target = tuple[int, str]  # a channel and the name of a mount in it


async def measure(folder: Path) -> list[Figure]:
    """Return the time of `/whoa` against that of the bare bot, in interleaved rounds."""
    hola, bare = create_bot(folder / "hola.db"), Bare(folder / "bare.db")
    tables = ROUNDS * TABLES
    ours, theirs = Wire(hola, tables), Wire(bare, tables)
    await ours.start()
    await theirs.start()
    try:
        targets = [await _round(ours, bare, number) for number in range(ROUNDS)]
        await asyncio.sleep(QUIET)
        times: dict[Wire, list[float]] = {ours: [], theirs: []}
        for number, mounts in enumerate(targets):
            for wire in (ours, theirs) if number % 2 else (theirs, ours):
                times[wire].append(await lap(wire, mounts))
                await quiet(hola)
    finally:
        await hola.close()
        await bare.close()
    return [
        shown("bare command, median of the rounds", 1e6 * median(times[theirs]), "{:,.0f} µs"),
        shown("/whoa, median of the rounds", 1e6 * median(times[ours]), "{:,.0f} µs"),
        at_most("/whoa against the bare command", ratio(times[ours], times[theirs]), 1.3),
    ]


async def _round(ours: Wire, bare: Bare, number: int) -> list[Target]:
    """Register the mounts of a round with both bots."""
    targets: list[Target] = []
    for channel in range(number * TABLES, (number + 1) * TABLES):
        names = [f"Tonnerre {channel}-{mount}" for mount in range(MOUNTS)]
        for name in names:
            rider = f"Ulrich {name.split()[1]}"
            sent = await ours.slash("mount add", {"name": name, "species": "horse", "rider": rider}, channel=channel)
            assert "flags" not in sent.answer, sent.answer
        await bare.register(CHANNELS + channel, names)
        targets += [(channel, name) for name in names]
    return targets


async def lap(wire: Wire, mounts: Sequence[Target]) -> float:
    """Roll for each mount once, one after the other; return the seconds that one took on average."""
    gc.collect()
    answers = []
    begun = time.perf_counter()
    for channel, name in mounts:
        answers.append(await wire.slash("whoa", {"mount": name}, channel=channel))
    took = time.perf_counter() - begun
    for sent in answers:
        assert sent.answer["embeds"] and not sent.answer.get("flags"), sent.answer
    return took / len(mounts)


async def quiet(bot: Hola) -> None:
    """Wait until no board is about to be edited: it would be counted with the other bot."""
    while vars(bot.boards)["_desks"]:
        await asyncio.sleep(0.1)
    await bot.store.flush()
