"""What `doctor` says of a PostgreSQL database: does it answer, may it be written, is it ours, is its clock ours."""

from __future__ import annotations

import time

from bot.console import trouble
from bot.ops.doctor import Finding, bad, good, note
from bot.settings import Settings
from data import MissingDriver
from data.store import StoreError

APART = 5.0  # seconds


async def findings(settings: Settings) -> list[Finding]:
    """Return what there is to say; nothing is written."""
    try:
        from data.postgres.looking import look
    except ModuleNotFoundError as error:
        return [Finding("bad", line) for line in trouble(MissingDriver(str(error.name)), settings)]
    try:
        seen = await look(str(settings.store))
    except StoreError as error:
        return [Finding("bad", line) for line in trouble(error, settings)]
    found = [good("doctor-postgres", database=settings.kept, server=seen.server, version=seen.version)]
    if not seen.version:
        found = [good("doctor-postgres-empty", database=settings.kept, server=seen.server)]
    elif seen.version < seen.known:
        found = [note("doctor-older", file=settings.kept, found=seen.version, known=seen.known)]
    if seen.unsafe:
        found.append(bad("doctor-postgres-unsafe"))
    apart = seen.clock - time.time()
    if abs(apart) > APART:
        found.append(note("doctor-postgres-clock", seconds=round(abs(apart))))
    return found
