"""Many commands at once, from the gateway event to the HTTP call: how many a second, how long each waits, what stays.

The mix: `/whoa`, `/rout` and `/collide` on registered pieces, each taken back by `/battle undo` where it changed
something, and a look at the state. A *seat* is a person with pieces of his own who types one command after the other.
Boards are kept up as always; what they cost is counted.
"""

from __future__ import annotations

import asyncio
import gc
import random
import re
import time
from array import array
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot import create_bot
from bot.live import settle
from tests.bench.report import Figure, at_least, at_most, percentile, shown
from tests.bench.start import MEGABYTE, memory
from tests.bench.wire import Wire

RATE = 500  # state-changing commands a second that must be sustained
CHANGING = 0.73  # of the commands of the mix, about
SECONDS = 8.0  # of each measure
SEATS = 6  # in the one channel
EVENING = 150  # commands in one battle there, then a fresh one: no battle goes on for weeks at this speed
CHANNELS = 1000
AT_ONCE = 24  # commands under way in many channels when nothing but speed is measured
WARM, LONG = 20_000, 100_000

NUMBER = re.compile(r"no\. (\d+)")
PRIVATE, UNDO = '"flags":64', "hola:u:"


@dataclass(slots=True)
class Seat:
    """Hold who types: where, with which pieces, how far in the mix, which entry is taken back next."""

    channel: int
    name: str
    step: int = 0
    undo: int | None = None

    @property
    def pieces(self) -> list[tuple[str, dict[str, Any]]]:
        """Return the commands that bring this seat's pieces."""
        car = {"toughness": 6, "damage": 20, "max_speed": 20, "acceleration": 8, "speed": 10}
        return [
            ("mount add", {"name": f"Tonnerre {self.name}", "species": "horse", "rider": f"Ulrich {self.name}"}),
            ("unit add", {"name": f"Garde {self.name}", "size": 10, "ld": 7}),
            ("vehicle add", {"name": f"Char {self.name}", **car}),
            ("vehicle add", {"name": f"Bolide {self.name}", **car}),
        ]

    def next(self) -> tuple[str, dict[str, Any]]:
        """Return the next command of the mix."""
        if self.undo is not None:
            return "battle undo", {"entry": self.undo}
        self.step += 1
        match self.step % 4:
            case 0:
                return "battle status", {}
            case 1:
                return "whoa", {"mount": f"Tonnerre {self.name}"}
            case 2:
                return "rout", {"unit": f"Garde {self.name}"}
            case _:
                return "collide", {"a": f"Char {self.name}", "b": f"Bolide {self.name}"}

    def take(self, command: str, body: str) -> bool:
        """Take note of an answer and tell whether it changed something, which is taken back next.

        A refusal ends the measure: it would be counted as a command.
        """
        changed = UNDO in body
        assert PRIVATE not in body or command == "battle status", f"/{command}: {body}"
        if command == "battle undo":
            self.undo = None
        elif changed:
            number = NUMBER.search(body)
            assert number is not None
            self.undo = int(number[1])
        return changed


@dataclass(slots=True)
class Run:
    """Hold one run: who is free to type, how long each command took (the last ones), how many changed something."""

    wire: Wire
    free: deque[Seat]
    times: array[float] = field(default_factory=lambda: array("d", bytes(8 * 20_000)))
    count: int = 0
    changed: int = 0
    under_way: set[asyncio.Task[None]] = field(default_factory=set)

    async def one(self, seat: Seat, due: float) -> None:
        """Let a seat type one command; note how long after its moment the answer went out."""
        command, options = seat.next()
        sent = await self.wire.slash(command, options, channel=seat.channel)
        self.times[self.count % len(self.times)] = sent.answered - due
        self.count += 1
        self.changed += seat.take(command, sent.body)
        self.free.append(seat)

    async def flat_out(self, commands: int, at_once: int) -> None:
        """Play so many commands, always that many under way."""
        until = self.count + commands

        async def player() -> None:
            while self.count < until:
                await self.one(self.free.popleft(), time.perf_counter())

        await asyncio.gather(*(player() for _ in range(min(at_once, len(self.free)))))

    async def paced(self, commands: int, rate: float) -> None:
        """Play so many commands at moments of their own, on average `rate` a second, whatever is still under way."""
        due = time.perf_counter()
        for _ in range(commands):
            due += random.expovariate(rate)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            while not self.free:
                await asyncio.sleep(0.001)
            task = asyncio.create_task(self.one(self.free.popleft(), due))
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)
        await asyncio.gather(*self.under_way)

    @property
    def latest(self) -> Sequence[float]:
        """Return how long the last commands took, in seconds."""
        return self.times[: min(self.count, len(self.times))]


async def seated(wire: Wire, channels: Sequence[int], each: int) -> deque[Seat]:
    """Return seats with their pieces on the table, those of a channel not side by side."""
    seats = [Seat(channel, f"{channel}-{number}") for number in range(each) for channel in channels]
    for seat in seats:
        for command, options in seat.pieces:
            sent = await wire.slash(command, options, channel=seat.channel)
            assert PRIVATE not in sent.body, sent.body
    return deque(seats)


async def measure(folder: Path, *, long: bool = False) -> list[Figure]:
    """Return speed and waiting times in one channel and in many; with `long`, what memory stays after many commands."""
    evenings = int(RATE / CHANGING * SECONDS * 2 / EVENING) + 1
    bot = create_bot(folder / "load.db")
    wire = Wire(bot, evenings + CHANNELS)
    await wire.start()
    try:
        tables = [await seated(wire, [channel], SEATS) for channel in range(evenings)]
        run = Run(wire, await seated(wire, range(evenings, evenings + CHANNELS), 1))
        await asyncio.sleep(8.0)  # until every board was posted
        gc.collect()
        settle()  # as `python -m bot` does once it is ready
        figures = [*await _one_channel(wire, tables), *await _many(run)]
        if long:
            figures.append(await _stays(run))
    finally:
        await bot.close()
    return figures


async def _one_channel(wire: Wire, tables: list[deque[Seat]]) -> list[Figure]:
    """Play evening after evening, each in a fresh channel: half of them flat out, half at the pace to be sustained."""
    half = len(tables) // 2
    fast, steady = Run(wire, deque()), Run(wire, deque())
    begun = time.perf_counter()
    for table in tables[:half]:
        fast.free = table
        await fast.flat_out(EVENING, SEATS)
    speed = fast.changed / (time.perf_counter() - begun)
    begun = time.perf_counter()
    for table in tables[half:]:
        steady.free = table
        await steady.paced(EVENING, RATE / CHANGING)
    return _told("1 channel", speed, steady, time.perf_counter() - begun)


async def _many(run: Run) -> list[Figure]:
    """Play in many channels: flat out, then at the pace to be sustained."""
    begun, before = time.perf_counter(), run.changed
    await run.flat_out(int(RATE / CHANGING * SECONDS), AT_ONCE)
    speed = (run.changed - before) / (time.perf_counter() - begun)
    steady = Run(run.wire, run.free)
    begun = time.perf_counter()
    await steady.paced(int(RATE / CHANGING * SECONDS), RATE / CHANGING)
    return _told(f"{CHANNELS:,} channels", speed, steady, time.perf_counter() - begun)


def _told(where: str, speed: float, steady: Run, took: float) -> list[Figure]:
    times = steady.latest
    pace = f"{steady.changed / took:,.0f}/s"
    return [
        at_least(f"{where}: state-changing commands a second, flat out", speed, RATE),
        shown(f"{where}: waiting at {pace}, p50", 1e3 * percentile(times, 0.5), "{:.1f} ms"),
        at_most(f"{where}: waiting at {pace}, p99", 1e3 * percentile(times, 0.99), 100.0, "{:.1f} ms"),
    ]


async def _stays(run: Run) -> Figure:
    """Play a great many commands; return by how much the process grew, after a warming up."""
    await run.flat_out(WARM, AT_ONCE)
    gc.collect()
    before = memory()["Rss"]
    await run.flat_out(LONG, AT_ONCE)
    gc.collect()
    grown = (memory()["Rss"] - before) / MEGABYTE
    return at_most(f"memory grown over {LONG:,} commands", grown, 5.0, "{:+.1f} MB")
