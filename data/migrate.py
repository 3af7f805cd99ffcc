"""Open the file: look before touching, then migrate, each numbered step in one transaction with its version."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

from data.engine import transaction
from data.store import NewerFile, Unavailable

MIGRATIONS = Path(__file__).with_name("migrations")
APPLICATION = 0x486F6C61  # "Hola" in the file's header
MEMORY = ":memory:"
OLDEST = (3, 37)  # the first SQLite that keeps columns to their types


def connect(path: str, *, busy: float, migrations: Path = MIGRATIONS) -> sqlite3.Connection:
    """Return a connection to the file, created or migrated as needed, ready for use.

    Raises `NewerFile` before anything is written, `Unavailable` for a file of another program, `sqlite3.Error` and
    `OSError` for what the system refuses. `busy` is how long to wait for another writer, in seconds.
    """
    if sqlite3.sqlite_version_info < OLDEST:
        wanted = ".".join(map(str, OLDEST))
        raise Unavailable("other", f"SQLite {sqlite3.sqlite_version} is too old: {wanted} or newer is needed")
    steps = numbered(migrations)
    if path != MEMORY:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        _look(path, max(steps))
    raw = sqlite3.connect(path, timeout=busy, isolation_level=None, check_same_thread=False)
    try:
        _check(raw, max(steps))
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = OFF"):
            raw.execute(f"PRAGMA {pragma}").fetchall()
        _migrate(raw, steps)
        raw.execute("PRAGMA foreign_keys = ON")
        _probe(raw)
    except BaseException:
        raw.close()
        raise
    return raw


def numbered(folder: Path) -> dict[int, str]:
    """Return the texts of the migrations by their numbers, which run from 1 without a gap."""
    steps = {int(path.stem): path.read_text("utf-8") for path in sorted(folder.glob("[0-9]*.sql"))}
    if list(steps) != list(range(1, len(steps) + 1)):
        raise ValueError(f"{folder}: migrations are not numbered 1, 2, 3 … but {list(steps)}")
    return steps


def statements(script: str) -> Iterator[str]:
    """Split a script where SQLite itself sees a statement end (not inside texts, comments or triggers)."""
    begun = ""
    for part in re.split(r"(?<=;)", script):
        begun += part
        if sqlite3.complete_statement(begun):
            yield begun.strip()
            begun = ""
    if re.sub(r"--[^\n]*|/\*.*?\*/", "", begun, flags=re.DOTALL).strip():
        raise ValueError(f"a migration ends in the middle of a statement: {begun.strip()[:80]!r}")


def _look(path: str, known: int) -> None:
    """Refuse a newer file by reading alone, so that not a byte of it changes (opening to write may)."""
    file = Path(path)
    if not file.exists() or file.stat().st_size == 0:
        return
    with file.open("rb") as opened:
        header = opened.read(64)
    if header.startswith(b"SQLite format 3\0"):
        _newer(int.from_bytes(header[60:64], "big", signed=True), known)
    log = Path(f"{path}-wal")
    if log.exists() and log.stat().st_size:  # what a killed program wrote last is there, not yet in the file
        raw = sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=ro", uri=True, timeout=1.0)
        try:
            _newer(raw.execute("PRAGMA user_version").fetchone()[0], known)
        finally:
            raw.close()


def _newer(found: int, known: int) -> None:
    if found > known:
        raise NewerFile(found, known)


def _check(raw: sqlite3.Connection, known: int) -> None:
    raw.execute("BEGIN")  # at one moment: another process may be making the file just now
    try:
        _newer(raw.execute("PRAGMA user_version").fetchone()[0], known)
        ours = raw.execute("PRAGMA application_id").fetchone()[0] == APPLICATION
        if not ours and raw.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone():
            raise Unavailable("other", "the file belongs to another program")
    finally:
        raw.execute("ROLLBACK")


def _migrate(raw: sqlite3.Connection, steps: dict[int, str]) -> None:
    for number, script in steps.items():
        if raw.execute("PRAGMA user_version").fetchone()[0] >= number:
            continue
        with transaction(raw):
            if raw.execute("PRAGMA user_version").fetchone()[0] >= number:
                continue  # another process was faster
            for statement in statements(script):
                raw.execute(statement)
            broken = raw.execute("PRAGMA foreign_key_check").fetchall()
            if broken:
                raise Unavailable("corrupt", f"migration {number} leaves references to nothing: {broken[:3]}")
            raw.execute(f"PRAGMA application_id = {APPLICATION}")
            raw.execute(f"PRAGMA user_version = {number}")


def _probe(raw: sqlite3.Connection) -> None:
    """Find out now, not in the middle of a game, that nothing can be written or that tables cannot be read."""
    with transaction(raw):
        raw.execute("UPDATE battle SET version = version WHERE id = 0")  # a file that is read-only lets one begin
        for (table,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            raw.execute(f'SELECT * FROM "{table}" LIMIT 1').fetchall()
