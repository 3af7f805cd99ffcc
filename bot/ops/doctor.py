"""`doctor`: what is right and wrong with this installation, in plain words; the exit status tells."""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import sqlite3
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Literal

from bot.console import Console
from bot.ops import heartbeat, places
from bot.settings import NAMES, BadSettings, Settings, place
from data.inspecting import reading, version_of
from data.migrate import MIGRATIONS, numbered
from data.store import NewerFile, Unavailable
from rules.core.words import Line, say

ROOT = Path(__file__).parents[2]
PYTHON = (3, 11)
LITTLE = 200 * 1024 * 1024  # bytes of disk room from which on there is enough
NONE = 2 * 1024 * 1024  # bytes of disk room below which nothing can be saved
EPOCH = datetime(2026, 1, 1, tzinfo=UTC).timestamp()  # no clock is right that shows an earlier time


@dataclass(frozen=True, slots=True)
class Finding:
    """Hold one thing that was looked at: `good`, worth a `note`, or `bad`."""

    level: Literal["good", "note", "bad"]
    line: Line


def good(key: str, **args: str | int | Line) -> Finding:
    """Return what is right."""
    return Finding("good", say(key, **args))


def note(key: str, **args: str | int | Line) -> Finding:
    """Return what is worth knowing and stops nothing."""
    return Finding("note", say(key, **args))


def bad(key: str, **args: str | int | Line) -> Finding:
    """Return what is wrong."""
    return Finding("bad", say(key, **args))


async def run(settings: Settings, console: Console, asked: argparse.Namespace) -> int:
    """Look at everything and say it; with `--live` only at the running bot's last sign of life."""
    if asked.live:
        return told(console, [alive(settings, time.time())])
    if settings.url is None:
        kept = [*database(settings.database), *clock(settings.database, time.time())]
    else:
        from bot.ops import doctor_postgres

        kept = await doctor_postgres.findings(settings)
    findings = [*machine(), *given(settings), *kept]
    if settings.token is not None:
        from bot.ops import doctor_discord

        findings += await doctor_discord.findings(settings)
    status = told(console, findings)
    wrong = sum(finding.level == "bad" for finding in findings)
    console.say(say("doctor-well") if not wrong else say("doctor-wrong", count=wrong))
    return status


def faulty(console: Console, error: BadSettings) -> int:
    """Say what is wrong where the settings themselves cannot be read."""
    told(console, [*machine(), *(Finding("bad", fault) for fault in error.faults)])
    console.say(say("doctor-wrong", count=len(error.faults)))
    return 1


def told(console: Console, findings: list[Finding]) -> int:
    """Say the findings, one a line, and return the exit status: 1 when one is bad."""
    for finding in findings:
        console.say(say(f"doctor-{finding.level}", what=finding.line))
    return int(any(finding.level == "bad" for finding in findings))


def alive(settings: Settings, now: float) -> Finding:
    """Return what the running bot's last sign of life says."""
    file = places.heartbeat(settings.beside)
    beat = heartbeat.read(file)
    if beat is None:
        return bad("doctor-live-none", file=str(file))
    age = beat.age(now)
    if age < 0 and not beat.fresh(now):
        return bad("doctor-live-future", seconds=round(-age))
    return (good if beat.fresh(now) else bad)("doctor-live", seconds=max(0, round(age)), process=str(beat.process))


def machine() -> Iterator[Finding]:
    """Yield what there is to say of Python and of the packages, against what pyproject.toml asks for."""
    python = platform.python_version()
    wanted = ".".join(map(str, PYTHON))
    yield (good if sys.version_info >= PYTHON else bad)("doctor-python", found=python, wanted=wanted)
    project = ROOT / "pyproject.toml"
    if not project.exists():
        return
    wrong = 0
    needed = tomllib.loads(project.read_text(encoding="utf-8"))["project"]["dependencies"]
    for requirement in needed:
        name, bounds = re.fullmatch(r"([\w.-]+)(?:\[[\w,]+\])?(.*)", requirement).groups()  # type: ignore[union-attr]
        try:
            found = metadata.version(name)
        except metadata.PackageNotFoundError:
            found = ""
        if not found or not within(found, bounds):
            wrong += 1
            missing = say("doctor-package-missing")
            yield bad("doctor-package", name=name, found=found or missing, wanted=bounds)
    if not wrong:
        yield good("doctor-packages", count=len(needed))


def within(version: str, bounds: str) -> bool:
    """Tell whether a version lies within bounds such as `>=2.7.1,<2.8`; raise `ValueError` on other signs."""
    for bound in filter(None, bounds.split(",")):
        match = re.fullmatch(r"(>=|<=|==|<|>)\s*([\d.]+)", bound.strip())
        if match is None:
            raise ValueError(bound)
        have, want = _numbers(version), _numbers(match[2])
        fits = {">=": have >= want, "<=": have <= want, "==": have == want, "<": have < want, ">": have > want}
        if not fits[match[1]]:
            return False
    return True


def _numbers(version: str) -> tuple[int, ...]:
    numbers = [int(part) for part in re.match(r"[\d.]*", version)[0].split(".") if part]  # type: ignore[index]
    while numbers and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)


def given(settings: Settings) -> Iterator[Finding]:
    """Yield each setting and where it was read; the token is said to be one, and not shown."""
    for line in settings.notes:
        yield Finding("note", line)
    for name in NAMES:
        source = settings.sources.get(name)
        if name == "DISCORD_TOKEN":
            where = place(source) if source else None
            yield good("doctor-token", source=where) if where else note("doctor-no-token")
        elif source:
            yield good("doctor-setting", name=name, source=place(source))
    if not settings.sources.keys() - {"DISCORD_TOKEN"}:
        yield good("doctor-defaults")


def database(file: Path) -> Iterator[Finding]:
    """Yield what there is to say of the database: can it be written, its version, the room on its disk."""
    folder = file.parent
    while not folder.exists():
        folder = folder.parent
    if not folder.is_dir() or not all(os.access(path, os.W_OK) for path in (folder, file) if path.exists()):
        yield bad("doctor-not-writable", file=str(file))
    elif not file.exists() or not file.stat().st_size:
        yield good("doctor-no-database", file=str(file))
    else:
        yield _version(file)
    room = shutil.disk_usage(folder).free
    level = good if room >= LITTLE else note if room >= NONE else bad
    yield level("doctor-room", room=str(room // 1024**2), folder=str(folder))


def _version(file: Path) -> Finding:
    known = max(numbered(MIGRATIONS))
    try:
        found = version_of(file)
    except NewerFile as error:
        return bad("console-newer-file", database=str(file), found=error.found, known=error.known)
    except Unavailable as error:
        reason = say(f"console-unavailable-{error.reason}")
        return bad("console-unavailable", database=str(file), reason=reason, detail=error.detail or error.reason)
    if found < known:
        return note("doctor-older", file=str(file), found=found, known=known)
    return good("doctor-database", file=str(file), version=found)


def clock(file: Path, now: float) -> Iterator[Finding]:
    """Yield what there is to say of this machine's clock: it cannot be behind what was already played."""
    shown = f"{datetime.fromtimestamp(now, UTC):%Y-%m-%d %H:%M} UTC"
    last = 0.0
    try:
        with closing(reading(file)) as raw:
            last = raw.execute("SELECT coalesce(max(touched), 0) FROM battle").fetchone()[0]
    except sqlite3.Error:
        pass  # no file, or one that was named above
    if now < EPOCH:
        yield bad("doctor-clock", shown=shown)
    elif last > now + 60:
        played = f"{datetime.fromtimestamp(last, UTC):%Y-%m-%d %H:%M} UTC"
        yield bad("doctor-clock-behind", shown=shown, played=played)
    else:
        yield good("doctor-clock-well", shown=shown)
