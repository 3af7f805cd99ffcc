"""Inspect a whole SQLite file by reading alone: the engine's own check, then every battle's invariants."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from data.base import at_one_moment, carry_out
from data.engine import told
from data.inspection import BATTLES, Inspection, raw_battle, together
from data.migrate import APPLICATION, MIGRATIONS, numbered
from data.store import NewerFile, Unavailable
from rules.core.words import Line, Name, say

__all__ = ["Inspection", "inspect", "reading", "version_of"]

MANY = 20  # lines of SQLite's own check that are told


def reading(path: Path, *, busy: float = 2.0) -> sqlite3.Connection:
    """Return a connection that only reads; a running bot is not disturbed. Raises `sqlite3.Error`.

    What a killed program left half done is taken back first, which takes the right to write.
    """
    log = path.with_name(f"{path.name}-wal")
    if not os.access(path.parent, os.W_OK) and not (log.exists() and log.stat().st_size):
        modes: tuple[str, ...] = ("ro&immutable=1",)  # nothing can be written there, not even SQLite's own notes
    else:
        modes = ("ro", "rw")
    for mode in modes:
        address = f"file:{quote(str(path.absolute()))}?mode={mode}"
        raw = sqlite3.connect(address, uri=True, timeout=busy, isolation_level=None, check_same_thread=False)
        try:
            raw.execute("PRAGMA query_only = ON")
            raw.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchall()
            return raw
        except sqlite3.OperationalError as error:
            raw.close()
            if mode == modes[-1] or error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_READONLY:
                raise
        except BaseException:
            raw.close()
            raise
    raise AssertionError("one of the two returned or raised")


def version_of(path: Path) -> int:
    """Return the schema version of a file of ours; raise `NewerFile`, or `Unavailable` when it cannot be used."""
    with told(str(path)), closing(reading(path)) as raw:
        version: int = raw.execute("PRAGMA user_version").fetchone()[0]
        ours = raw.execute("PRAGMA application_id").fetchone()[0] == APPLICATION
    known = max(numbered(MIGRATIONS))
    if ours and version > known:
        raise NewerFile(version, known)
    if not ours or version < 1:
        raise Unavailable("other", "the file belongs to another program")
    return version


def inspect(path: Path) -> Inspection:
    """Return what is found in a file; raise `NewerFile`, or `Unavailable` when it cannot even be opened."""
    report = Inspection()
    try:
        version_of(path)
    except Unavailable as error:
        if error.reason != "corrupt":
            raise
        report.file.append(say("check-file", why=Name(error.detail)))
        return report
    with told(str(path)), closing(reading(path)) as raw:
        try:
            report.file += _file_faults(raw)
            for (battle,) in raw.execute(BATTLES).fetchall():
                report.add(at_one_moment(raw, raw_battle(battle)))
        except sqlite3.DatabaseError as error:
            report.file.append(say("check-file", why=Name(str(error))))
    return report


def _file_faults(raw: sqlite3.Connection) -> Iterator[Line]:
    told_by_sqlite = [row[0] for row in raw.execute(f"PRAGMA integrity_check({MANY})").fetchall()]
    if told_by_sqlite != ["ok"]:
        yield from (say("check-file", why=Name(line)) for text in told_by_sqlite for line in str(text).splitlines())
    for table, row, parent, _ in raw.execute("PRAGMA foreign_key_check").fetchall():
        yield say("check-file", why=Name(f"{table} {row}: no such {parent}"))
    rosters = raw.execute("SELECT 1 FROM sqlite_master WHERE name = 'roster_piece'").fetchone() is not None
    yield from carry_out(raw, together(rosters=rosters))  # a file may be from before there were any
