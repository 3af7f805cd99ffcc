"""`backup` and `restore` on the console, and the daily copy."""

from __future__ import annotations

import argparse
import asyncio
import logging
import re
import time
from datetime import UTC, datetime
from pathlib import Path

from bot.console import Console
from bot.ops import heartbeat, places
from bot.settings import Settings
from data import copies
from data.copies import Unsound
from data.store import NewerFile, Unavailable
from rules.core.words import Line, say

log = logging.getLogger(__name__)


async def backup(settings: Settings, console: Console, asked: argparse.Namespace) -> int:
    """Copy the database, also while the bot runs."""
    database = places.local(settings.database)
    target: Path = asked.file or places.backups(database) / f"{database.stem}-{_stamp()}.db"
    try:
        size = await asyncio.to_thread(copies.copy, database, target)
    except FileExistsError:
        console.complain(say("ops-backup-exists", file=str(target)))
        return 1
    except Unavailable as error:
        console.complain(failed("ops-backup-failed", target, error))
        return 1
    console.say(say("ops-backup-done", file=str(target), size=str(-(-size // 1024))))
    return 0


async def restore(settings: Settings, console: Console, asked: argparse.Namespace) -> int:
    """Put a copy in the database's place, after every check; the old file is kept."""
    database, file = settings.database, asked.file
    beat = heartbeat.read(places.heartbeat(database))
    if beat is not None and beat.fresh(time.time()):
        console.complain(say("ops-restore-running", process=str(beat.process)))
        return 1
    if not file.is_file():
        console.complain(say("ops-no-file", file=str(file)))
        return 1
    try:
        kept = await asyncio.to_thread(copies.restore, database, file)
    except Unsound as error:
        console.complain(say("ops-restore-unsound", file=str(file)))
        for line in error.report.file + [line for found in error.report.wrong.values() for line in found]:
            console.complain(say("ops-item", what=line))
        return 1
    except NewerFile as error:
        console.complain(say("console-newer-file", database=str(file), found=error.found, known=error.known))
        return 1
    except Unavailable as error:
        locked = error.reason == "locked"
        console.complain(say("ops-restore-locked") if locked else failed("ops-restore-failed", file, error))
        return 1
    console.say(say("ops-restore-done", database=str(database), file=str(file)))
    if kept is not None:
        console.say(say("ops-restore-kept", file=str(kept)))
    return 0


def failed(key: str, file: Path, error: Unavailable) -> Line:
    """Return the line that says why a file could not be used."""
    return say(key, file=str(file), reason=say(f"console-unavailable-{error.reason}"), detail=error.detail)


def _stamp() -> str:
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S")


class Daily:
    """Keep one copy a day of the database, and the newest `days` of them."""

    def __init__(self, database: Path, days: int) -> None:
        self._database = database
        self._folder = places.backups(database)
        self._days = days

    async def round(self, now: float) -> None:
        """Copy unless today's is there, then drop the oldest beyond what is kept; a failure is logged, no more.

        Copies are counted and not dated: a clock that jumps ahead drops none.
        """
        if not self._days:
            return
        name = f"{self._database.stem}-{datetime.fromtimestamp(now, UTC):%Y-%m-%d}.db"
        try:
            if not (self._folder / name).exists():
                await asyncio.to_thread(copies.copy, self._database, self._folder / name)
            for old in self.kept()[: -self._days]:
                old.unlink()
        except (Unavailable, OSError) as error:
            log.error("the daily copy could not be made: %s", error)

    def kept(self) -> list[Path]:
        """Return the daily copies, the oldest first; copies made by hand are not among them."""
        pattern = re.compile(rf"{re.escape(self._database.stem)}-\d{{4}}-\d\d-\d\d\.db")
        return sorted(file for file in self._folder.glob("*.db") if pattern.fullmatch(file.name))
