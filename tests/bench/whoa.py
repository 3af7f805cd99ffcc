"""`/whoa` on a registered mount, from the gateway event to the HTTP answer, and how it bears a full file.

Every mount is fresh: registered before the clock runs, rolled once. Each command is sent when the one before it was
answered, and a round counts whole, so that what a bot still does after an answer is counted with the next.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from discord.ext import commands

from bot import create_bot
from bot.live import settle
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
    hola = create_bot(folder / "hola.db")
    bots = {"hola": hola, "bare": Bare(folder / "bare.db"), "opening": Bare(folder / "opening.db", opening=True)}
    wires = {name: Wire(bot, ROUNDS * TABLES) for name, bot in bots.items()}
    times: dict[str, list[float]] = {name: [] for name in bots}
    try:
        for wire in wires.values():
            await wire.start()
        rounds = [await _round(wires["hola"], bots, number) for number in range(ROUNDS)]
        await asyncio.sleep(QUIET)
        settle()  # as `python -m bot` does once it is ready; all share this process
        for number, mounts in enumerate(rounds):
            for name in list(wires)[:: 1 if number % 2 else -1]:
                times[name].append(await lap(wires[name], mounts))
                await quiet(hola)
    finally:
        for bot in bots.values():
            await bot.close()
    ours, bare, opening = times["hola"], times["bare"], times["opening"]
    return [
        shown("bare command, one connection kept open", 1e6 * median(bare), "{:,.0f} µs"),
        shown("bare command, opening the file itself", 1e6 * median(opening), "{:,.0f} µs"),
        shown("/whoa", 1e6 * median(ours), "{:,.0f} µs"),
        at_most("/whoa against the command with an open connection", ratio(ours, bare), 1.3),
        shown("/whoa against the command that opens the file", ratio(ours, opening), "{:.2f} ×"),
    ]


async def _round(ours: Wire, bots: Mapping[str, commands.Bot], number: int) -> list[Target]:
    """Register the mounts of a round with all bots."""
    targets: list[Target] = []
    for channel in range(number * TABLES, (number + 1) * TABLES):
        names = [f"Tonnerre {channel}-{mount}" for mount in range(MOUNTS)]
        for name in names:
            rider = f"Ulrich {name.split()[1]}"
            sent = await ours.slash("mount add", {"name": name, "species": "horse", "rider": rider}, channel=channel)
            assert "flags" not in sent.answer, sent.answer
        for bot in bots.values():
            if isinstance(bot, Bare):
                await bot.register(CHANNELS + channel, names)
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
