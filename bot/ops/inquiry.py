"""`check`, `verify` and `forget` on the console."""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import json

from bot.console import Console
from bot.ops import places
from bot.settings import Settings
from data import MissingDriver, store_at
from data.inspecting import inspect
from data.inspection import Inspection
from rules.core import seal_check
from rules.core.words import Name, say


async def check(settings: Settings, console: Console, asked: argparse.Namespace) -> int:
    """Check the whole database by reading alone, also while the bot runs."""
    report = await _inspected(settings)
    for line in report.file:
        console.complain(say("ops-item", what=line))
    for battle, lines in report.wrong.items():
        console.complain(say("ops-check-battle", battle=str(battle)))
        for line in lines:
            console.complain(say("ops-item", what=line))
    if report.sound:
        console.say(say("ops-check-sound", database=settings.kept, battles=report.battles, entries=report.entries))
        return 0
    wrong = "ops-check-wrong" if settings.url is None else "ops-check-wrong-there"
    console.complain(say(wrong, database=settings.kept))
    return 1


async def _inspected(settings: Settings) -> Inspection:
    if settings.url is None:
        return await asyncio.to_thread(inspect, places.local(settings.database))
    if importlib.util.find_spec("asyncpg") is None:
        raise MissingDriver("asyncpg")
    from data.postgres.inspecting import inspect as inspect_there

    return await inspect_there(str(settings.store))


async def verify(settings: Settings, console: Console, asked: argparse.Namespace) -> int:
    """Check the dice of an exported battle against its seal."""
    try:
        export = json.loads(asked.file.read_text(encoding="utf-8-sig"))
        if not isinstance(export, dict):
            raise ValueError("[…]")
    except (OSError, ValueError) as error:
        console.complain(say("ops-verify-unreadable", file=str(asked.file), why=Name(str(error))))
        return 1
    report = seal_check.verify(export)
    for line in report.lines:
        (console.say if report.holds else console.complain)(line)
    return 0 if report.holds else 1


async def forget(settings: Settings, console: Console, asked: argparse.Namespace) -> int:
    """Put a pseudonym in a person's place, everywhere in the database."""
    if settings.url is None:
        places.local(settings.database)
    store = store_at(settings.store)
    await store.open()
    try:
        gone = await store.forget(asked.user)
    finally:
        await store.close()
    if not gone.found:
        console.say(say("ops-forget-nobody", user=str(asked.user)))
        return 0
    console.say(say("ops-forget-done", name=gone.name, entries=gone.entries, pieces=gone.pieces, throws=gone.throws))
    console.say(say("ops-forget-copies", folder=str(places.backups(settings.database))))
    return 0
