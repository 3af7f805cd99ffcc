"""Copies of the SQLite file: taken while the bot runs, put back only when they are sound and nobody is there."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from data.engine import told
from data.inspecting import Inspection, inspect, reading
from data.store import StoreError, Unavailable

AHEAD = 1_000_000  # how far the ids go on after a restore where the old file does not say which were given
BESIDE = ("-wal", "-shm")


class Unsound(StoreError):
    """Say that a copy is damaged, and how: it was not put in place."""

    def __init__(self, report: Inspection) -> None:
        super().__init__("the copy is not sound")
        self.report = report


def copy(source: Path, target: Path, *, private: bool = True) -> int:
    """Copy the file as it is at one moment, also while a bot writes it, and return the size in bytes.

    The copy is checked by SQLite, written to the disk, and only then gets its name: there is never half a copy. Raises
    `FileExistsError`, or `Unavailable`.
    """
    if target.exists():
        raise FileExistsError(target)
    with told(str(target)):
        target.parent.mkdir(parents=True, exist_ok=True)
        part = target.with_name(f"{target.name}.{os.getpid()}.part")
        part.unlink(missing_ok=True)
        try:
            part.touch(0o600 if private else 0o644)  # it holds the seeds of sealed dice
            _copied(source, part)
            with part.open("rb+") as file:
                os.fsync(file.fileno())
            size = part.stat().st_size
            part.replace(target)
        finally:
            for rest in (part, *(part.with_name(part.name + end) for end in (*BESIDE, "-journal"))):
                with suppress(OSError):
                    rest.unlink(missing_ok=True)
        _settle(target.parent)
    return size


def _copied(source: Path, part: Path) -> None:
    with closing(reading(source)) as old, closing(sqlite3.connect(part, isolation_level=None)) as new:
        old.backup(new)  # in one step: in WAL mode nobody waits for it
        new.execute("PRAGMA journal_mode = DELETE").fetchall()  # one file, whole by itself
        found = new.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise Unavailable("corrupt", str(found).splitlines()[0])


def restore(database: Path, file: Path, now: datetime | None = None) -> Path | None:
    """Put a copy in the database's place once it is found sound; return where the old file is kept (None: none was).

    Ids go on after those that the old file gave, because buttons in messages hold them. Raises `Unsound`, `NewerFile`,
    or `Unavailable`: `locked` while a program has the database open. Nothing is changed then.
    """
    report = inspect(file)
    if not report.sound:
        raise Unsound(report)
    stamp = (now or datetime.now(UTC)).strftime("%Y%m%d-%H%M%S")
    fresh = database.with_name(f"{database.name}.{stamp}.new")
    copy(file, fresh)
    try:
        with told(str(database)):
            given = _alone(database)
            _go_on(fresh, given)
            kept = _kept(database, stamp)
            fresh.replace(database)
            _settle(database.parent)
    finally:
        fresh.unlink(missing_ok=True)
    return kept


def _alone(database: Path) -> dict[str, int] | None:
    """Return the last ids that the database gave, None when it cannot say; raise `sqlite3.Error` when it is open.

    Leaving WAL mode is what SQLite allows to the only connection alone; what waits in the log is in the file then.
    """
    if not database.exists() or not database.stat().st_size:
        return None
    try:
        with closing(sqlite3.connect(database, timeout=0.5, isolation_level=None)) as raw:
            raw.execute("PRAGMA journal_mode = DELETE").fetchall()
            raw.execute("BEGIN EXCLUSIVE")
            raw.execute("ROLLBACK")
            return dict(raw.execute("SELECT name, seq FROM sqlite_sequence").fetchall())
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise
        return None  # damaged: that is why a copy is put in its place


def _go_on(fresh: Path, given: dict[str, int] | None) -> None:
    with closing(sqlite3.connect(fresh, isolation_level=None)) as raw:
        for name in ("battle", "journal", "roll"):
            row = raw.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (name,)).fetchone()
            last = row[0] if row else 0
            last = last + AHEAD if given is None else max(last, given.get(name, 0))
            if row:
                raw.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = ?", (last, name))
            elif last:
                raw.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, last))


def _kept(database: Path, stamp: str) -> Path | None:
    kept = database.with_name(f"{database.name}.{stamp}.old")
    for end in BESIDE:
        beside = database.with_name(database.name + end)
        if beside.exists():
            beside.replace(kept.with_name(kept.name + end))
    if not database.exists():
        return None
    database.replace(kept)
    return kept


def _settle(folder: Path) -> None:
    """Write the names of a folder to the disk, where the system knows how."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
