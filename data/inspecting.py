"""Inspect a whole SQLite file by reading alone: the engine's own check, then every battle's invariants."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote

from data import importing, rows
from data.codec import load_piece, loads
from data.engine import told
from data.invariants import RawBattle, faults
from data.migrate import APPLICATION, MIGRATIONS, numbered
from data.store import NewerFile, Unavailable, Unreadable
from rules.core.names import fold
from rules.core.words import Line, Name, say

MANY = 20  # lines of SQLite's own check that are told
_BATTLE = "SELECT entries, next_id, starter, ended, state, meta, digest, created FROM battle WHERE id = ?"
_PIECES = "SELECT id, kind, name, key, side, owner, body FROM piece WHERE battle = ? ORDER BY id"
_ROSTERS = (
    "SELECT r.name, p.id, p.kind, p.name, p.key, p.body, p.chronicle FROM roster_piece p"
    " JOIN roster r ON r.id = p.roster ORDER BY p.roster, p.id"
)
_OPEN = "SELECT channel, count(*) FROM battle WHERE ended = 0 GROUP BY channel HAVING count(*) > 1"
_TWICE = (
    "SELECT interaction FROM journal WHERE imported = 0 GROUP BY interaction, seq HAVING count(*) > 1"
    " UNION SELECT interaction FROM roll WHERE imported = 0 AND interaction IN"
    " (SELECT interaction FROM journal WHERE imported = 0)"
)


@dataclass(slots=True)
class Inspection:
    """Tell what was looked at and what is wrong: faults of the file, and of each battle by its number."""

    battles: int = 0
    entries: int = 0
    file: list[Line] = field(default_factory=list)
    wrong: dict[int, list[Line]] = field(default_factory=dict)

    @property
    def sound(self) -> bool:
        """Tell whether nothing is wrong."""
        return not self.file and not self.wrong


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
            for (battle,) in raw.execute("SELECT id FROM battle ORDER BY id").fetchall():
                report.battles += 1
                found = _rows(raw, battle)
                if found is not None:
                    report.entries += len(found.entries)
                    if wrong := faults(found):
                        report.wrong[battle] = wrong
        except sqlite3.DatabaseError as error:
            report.file.append(say("check-file", why=Name(str(error))))
    return report


def _file_faults(raw: sqlite3.Connection) -> Iterator[Line]:
    told_by_sqlite = [row[0] for row in raw.execute(f"PRAGMA integrity_check({MANY})").fetchall()]
    if told_by_sqlite != ["ok"]:
        yield from (say("check-file", why=Name(line)) for text in told_by_sqlite for line in str(text).splitlines())
    for table, row, parent, _ in raw.execute("PRAGMA foreign_key_check").fetchall():
        yield say("check-file", why=Name(f"{table} {row}: no such {parent}"))
    for channel, count in raw.execute(_OPEN).fetchall():
        yield say("check-open", channel=str(channel), count=count)
    for (interaction,) in raw.execute(_TWICE).fetchall():
        yield say("check-twice", interaction=str(interaction))
    yield from _roster_faults(raw)
    for server, settings in raw.execute("SELECT id, settings FROM server").fetchall():
        try:
            readable = isinstance(loads(settings), dict)
        except Unreadable:
            readable = False
        if not readable:
            yield say("check-server", server=str(server))


def _roster_faults(raw: sqlite3.Connection) -> Iterator[Line]:
    if raw.execute("SELECT 1 FROM sqlite_master WHERE name = 'roster_piece'").fetchone() is None:
        return  # a file from before there were rosters
    for roster, id_, kind, name, key, body, chronicle in raw.execute(_ROSTERS).fetchall():
        try:
            piece = load_piece(kind, body)
            loads(chronicle)
            fits = (piece.id, piece.name, fold(piece.name)) == (id_, name, key)
            why = "" if fits else f"{id_} ({name}) ≠ {piece.id} ({piece.name})"
        except Unreadable as error:
            why = f"{id_} ({name}): {error.detail}"
        if why:
            yield say("check-roster", name=Name(roster), why=Name(why))


def _rows(raw: sqlite3.Connection, battle: int) -> RawBattle | None:
    """Return the rows of a battle as they are at one moment; None when it has gone meanwhile."""
    raw.execute("BEGIN")
    try:
        row = raw.execute(_BATTLE, (battle,)).fetchone()
        if row is None:
            return None
        entries, next_id, starter, ended, state, meta, digest, created = row
        return RawBattle(
            id=battle,
            entries_told=entries,
            next_id=next_id,
            starter=starter,
            ended=bool(ended),
            state=state,
            meta=meta,
            digest=digest,
            created=created,
            pieces=raw.execute(_PIECES, (battle,)).fetchall(),
            entries=raw.execute(importing.ENTRIES, (battle,)).fetchall(),
            throws=raw.execute(f"SELECT {rows.THROW} FROM roll WHERE battle = ? ORDER BY id", (battle,)).fetchall(),
        )
    finally:
        raw.execute("ROLLBACK")
