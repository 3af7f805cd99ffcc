"""Start-up time and memory after it, against a bare discord.py bot: each start is a process of its own.

`python -m tests.bench.start hola|bare` starts one bot as its user would, up to the moment at which it would connect to
the gateway, prints what it holds, and ends.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from unittest import mock

import discord
from discord import app_commands
from discord.ext import commands

from tests.bench.report import Figure, at_most, shown
from tests.bench.wire import TOKEN, Session, wired

ROUNDS = 7
MEGABYTE = 1024.0  # in the kilobytes that the kernel counts in
READY = "ready"


@dataclass(frozen=True, slots=True)
class Start:
    """Hold one start: seconds from the making of the process, and its memory then (MB, resident and its own alone)."""

    seconds: float
    resident: float
    own: float


async def measure(folder: Path) -> list[Figure]:
    """Return memory and start-up time against the bare bot, in interleaved rounds."""
    starts: dict[str, list[Start]] = {"hola": [], "bare": []}
    for number in range(-1, ROUNDS):  # the first round compiles and fills the disk's cache, and does not count
        for name, found in starts.items():
            one = await _start(name, folder / f"{name}.db")
            if number >= 0:
                found.append(one)
    ours, theirs = starts["hola"], starts["bare"]
    return [
        shown("bare bot: memory after start", _middle(theirs, "resident"), "{:.1f} MB"),
        at_most("Holà: memory after start, more", _more(ours, theirs, "resident"), 25.0, "{:+.1f} MB"),
        at_most("  of it its own (not shared with other processes)", _more(ours, theirs, "own"), 25.0, "{:+.1f} MB"),
        shown("bare bot: start-up", _middle(theirs, "seconds"), "{:.2f} s"),
        at_most("Holà: start-up, more", _more(ours, theirs, "seconds"), 0.5, "{:+.2f} s"),
    ]


def _middle(starts: Sequence[Start], what: str) -> float:
    return median(getattr(start, what) for start in starts)


def _more(ours: Sequence[Start], theirs: Sequence[Start], what: str) -> float:
    return _middle(ours, what) - _middle(theirs, what)


async def _start(name: str, database: Path) -> Start:
    """Start one bot and let it end; raise `RuntimeError` when it says anything else than that it is ready."""
    environment = {**os.environ, "DISCORD_TOKEN": TOKEN, "HOLA_DATABASE": str(database), "HOLA_LANGUAGE": "en"}
    begun = time.perf_counter()
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bench.start", name, env=environment, stdout=-1
    )
    assert child.stdout is not None
    line = (await child.stdout.readline()).decode().split()
    took = time.perf_counter() - begun
    if await child.wait() or line[:1] != [READY]:
        raise RuntimeError(f"{name} did not start: {' '.join(line)}")
    return Start(took, float(line[1]) / MEGABYTE, float(line[2]) / MEGABYTE)


def main(name: str) -> None:
    """Start a bot on a Discord made of nothing; print its memory where it would connect."""

    async def connect(bot: discord.Client, *, reconnect: bool = True) -> None:
        used = memory()
        print(READY, used["Rss"], used["Private_Clean"] + used["Private_Dirty"], flush=True)

    connects = (mock.patch(f"discord.{client}.connect", connect) for client in ("Client", "AutoShardedClient"))
    with wired(Session()), next(connects), next(connects):
        if name == "hola":
            from bot.__main__ import main as hola

            with tempfile.TemporaryDirectory() as nowhere:
                sys.exit(hola(["--env-file", str(Path(nowhere) / ".env"), "run"]))
        bare()


def bare() -> None:
    """Start a bot of discord.py with one command."""

    class Roll(commands.Cog):
        @app_commands.command(description="Roll on the Whoa! table")
        async def whoa(self, interaction: discord.Interaction, mount: str) -> None:
            await interaction.response.send_message(f"{mount} bolts")

    class Bot(commands.Bot):
        async def setup_hook(self) -> None:
            await self.add_cog(Roll())

    Bot(commands.when_mentioned, intents=discord.Intents(guilds=True)).run(
        os.environ["DISCORD_TOKEN"], log_handler=None
    )


def memory() -> Mapping[str, float]:
    """Return the memory of this process in kilobytes, by the kernel's names."""
    lines = Path("/proc/self/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]
    pairs = (line.split() for line in lines)
    return {words[0].rstrip(":"): float(words[1]) for words in pairs}


if __name__ == "__main__":
    main(sys.argv[1])
