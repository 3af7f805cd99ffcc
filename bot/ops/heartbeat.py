"""A sign of life: the running bot writes when Discord last answered its heartbeat; `doctor --live` reads it."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord

log = logging.getLogger(__name__)
EVERY = 15.0  # seconds between two signs
FRESH = 150.0  # seconds after which a sign is too old: Discord wants a heartbeat every 41, and may miss one


@dataclass(frozen=True, slots=True)
class Beat:
    """Hold a sign of life: the process, and when Discord last answered it, in seconds since the epoch."""

    process: int
    at: float

    def age(self, now: float) -> float:
        """Return how old it is in seconds; negative when the clock was set back since."""
        return now - self.at

    def fresh(self, now: float) -> bool:
        """Tell whether the bot can be taken for alive; a sign from the future says nothing."""
        return -5.0 <= self.age(now) <= FRESH


def silence(bot: discord.Client) -> float | None:
    """Return for how many seconds Discord has not answered a heartbeat (the worst shard); None before the first."""
    shards = getattr(bot, "shards", None)
    parents = [getattr(shard, "_parent", shard) for shard in shards.values()] if shards else [bot]
    acks = [getattr(getattr(p.ws, "_keep_alive", None), "_last_ack", None) for p in parents if p.ws is not None]
    known = [ack for ack in acks if ack is not None]
    return time.perf_counter() - min(known) if known and len(known) == len(parents) else None


def write(file: Path, beat: Beat) -> None:
    """Write a sign of life, whole or not at all."""
    part = file.with_name(f"{file.name}.part")
    part.write_text(json.dumps({"process": beat.process, "at": beat.at}), encoding="utf-8")
    part.replace(file)


def read(file: Path) -> Beat | None:
    """Return the last sign of life, None when there is none that can be read."""
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return Beat(int(found["process"]), float(found["at"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def forget(file: Path) -> None:
    """Take the sign of life away: the bot ends as it should."""
    with suppress(OSError):
        file.unlink(missing_ok=True)


async def beat(bot: discord.Client, file: Path, clock: Callable[[], float] = time.time) -> None:
    """Write signs of life until cancelled, then take the file away; a disk that is full stops nothing else."""
    try:
        while True:
            quiet = silence(bot)
            if quiet is not None:
                try:
                    write(file, Beat(os.getpid(), clock() - quiet))
                except OSError as error:
                    log.warning("no sign of life could be written: %s", error)
            await asyncio.sleep(EVERY)
    finally:
        forget(file)
