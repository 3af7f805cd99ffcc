"""What the bot remembers: the store's promises, and their keeping on SQLite or PostgreSQL."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable
from pathlib import Path
from time import time
from urllib.parse import quote, urlsplit

from data.store import Store, StoreError

URL = re.compile(r"postgres(?:ql)?://")


class MissingDriver(StoreError):
    """Say that the package for PostgreSQL is not installed."""


def store_at(database: str | Path, *, clock: Callable[[], float] = time) -> Store:
    """Return the store for a database, not open yet; nothing is touched before `open`.

    `database` is a path, `:memory:`, or the address of a PostgreSQL database. Raises `MissingDriver`.
    """
    if is_url(database):
        if importlib.util.find_spec("asyncpg") is None:
            raise MissingDriver("asyncpg")
        from data.postgres.store import PostgresStore

        return PostgresStore(str(database), clock=clock)
    from data.sqlite import SqliteStore

    return SqliteStore(database, clock=clock)


def is_url(database: str | Path) -> bool:
    """Tell whether a database is PostgreSQL's."""
    return isinstance(database, str) and URL.match(database) is not None


def shown(database: str | Path) -> str:
    """Return a database as it may be shown: an address without its password and options."""
    if not is_url(database):
        return str(database)
    parts = urlsplit(str(database))
    user, _, place = parts.netloc.rpartition("@")
    name = user.partition(":")[0]
    return f"{parts.scheme}://{f'{name}@' if name else ''}{place}{quote(parts.path, safe='/%')}"


def password(database: str | Path) -> str:
    """Return the password in an address as it is written there, empty when there is none."""
    if not is_url(database):
        return ""
    parts = urlsplit(str(database))
    given = re.search(r"(?:^|&)password=([^&]*)", parts.query)
    return parts.netloc.rpartition("@")[0].partition(":")[2] or (given[1] if given else "")
