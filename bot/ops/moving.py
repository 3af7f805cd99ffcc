"""`move` on the console: from the SQLite file to a PostgreSQL database."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from bot.console import Console
from bot.ops import heartbeat, places
from bot.settings import Settings
from data import MissingDriver, is_url, password, shown
from data.store import NewerFile, Unavailable
from rules.core.words import say


async def run(settings: Settings, console: Console, asked: argparse.Namespace) -> int:
    """Copy the file over, checked row by row; run again after anything went wrong, it goes on where it stopped."""
    source: Path = asked.source or settings.database
    if not is_url(asked.to):
        console.complain(say("ops-move-no-url", given=shown(asked.to)))
        return 1
    console.secrets = (*console.secrets, *filter(None, [password(asked.to)]))
    beat = heartbeat.read(places.heartbeat(source))
    if beat is not None and beat.fresh(time.time()):
        console.complain(say("ops-restore-running", process=str(beat.process)))
        return 1
    try:
        places.local(source)
    except Unavailable:
        console.complain(say("ops-no-file", file=str(source)))
        return 1
    try:
        from data.postgres.moving import Occupied, move
    except ModuleNotFoundError as error:
        raise MissingDriver(str(error.name)) from error
    target = shown(asked.to)
    try:
        counts = await move(
            source, asked.to, lambda table, rows: console.say(say("ops-move-table", table=table, rows=rows))
        )
    except Occupied as error:
        what = say("ops-move-rows", table=error.table) if error.table else say("ops-move-bot")
        console.complain(say("ops-move-occupied", database=target, what=what))
        return 1
    except NewerFile as error:
        console.complain(
            say("console-newer-file", database=f"{source}, {target}", found=error.found, known=error.known)
        )
        return 1
    except Unavailable as error:
        reason = say(f"console-unavailable-{error.reason}")
        console.complain(say("ops-move-failed", database=target, reason=reason, detail=error.detail or error.reason))
        return 1
    console.say(say("ops-move-done", database=target, file=str(source), rows=sum(counts.values())))
    return 0
