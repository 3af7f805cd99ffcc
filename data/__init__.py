"""What the bot remembers: the store's promises, and their keeping on SQLite."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import time

from data.store import Store


def store_at(database: str | Path, *, clock: Callable[[], float] = time) -> Store:
    """Return the store for a database (a path or `:memory:`), not open yet; nothing is touched before `open`."""
    from data.sqlite import SqliteStore

    return SqliteStore(database, clock=clock)
