"""Where what belongs to a database is kept: beside it, under its name."""

from __future__ import annotations

from pathlib import Path

from data.store import Unavailable


def heartbeat(database: Path) -> Path:
    """Return the small file in which a running bot says that it lives."""
    return database.with_name(f"{database.stem}.heartbeat")


def backups(database: Path) -> Path:
    """Return the folder of the daily copies."""
    return database.parent / "backups"


def departed(database: Path) -> Path:
    """Return the folder of the battles of servers that the bot left."""
    return database.parent / "departed"


def local(database: Path) -> Path:
    """Return the database, which must be there; raise `Unavailable` when it is not."""
    if not database.is_file():
        raise Unavailable("missing", str(database))
    return database
