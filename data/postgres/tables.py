"""The tables of a SQLite file as they stand, read in parts by their keys, for a copy into tables of the same names."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from graphlib import TopologicalSorter

MANY = 500  # rows in one part

Row = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Range:
    """Hold the rows of a file with `after` < key <= `upto`; None: from the start, to the end."""

    after: Row | None
    upto: Row | None
    rows: list[Row]

    @property
    def bounds(self) -> Row:
        """Return the values of the bounds, in order."""
        return (*(self.after or ()), *(self.upto or ()))


@dataclass(frozen=True, slots=True)
class Table:
    """Hold the columns of a table, and which of them are its key."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]

    def key_of(self, row: Row) -> Row:
        """Return the key of a row."""
        return tuple(row[self.columns.index(column)] for column in self.key)

    def between(self, part: Range, sign: str = "$") -> str:
        """Return the statement that finds the rows of a range, its places numbered."""
        key = f"({', '.join(self.key)})"
        bounds = [(mark, values) for mark, values in ((">", part.after), ("<=", part.upto)) if values is not None]
        where, at = [], 0
        for mark, values in bounds:
            places = ", ".join(f"{sign}{at + index}" for index in range(1, len(values) + 1))
            where.append(f"{key} {mark} ({places})")
            at += len(values)
        condition = f" WHERE {' AND '.join(where)}" if where else ""
        return f"SELECT {', '.join(self.columns)} FROM {self.name}{condition} ORDER BY {', '.join(self.key)}"

    @property
    def insert(self) -> str:
        """Return the statement that adds a row."""
        places = ", ".join(f"${index}" for index in range(1, len(self.columns) + 1))
        return f"INSERT INTO {self.name} ({', '.join(self.columns)}) VALUES ({places})"

    @property
    def delete(self) -> str:
        """Return the statement that removes the row of a key."""
        where = " AND ".join(f"{column} = ${index}" for index, column in enumerate(self.key, start=1))
        return f"DELETE FROM {self.name} WHERE {where}"


def tables(raw: sqlite3.Connection) -> list[Table]:
    """Return the tables of a file, each after those that it refers to."""
    names = [
        name
        for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid").fetchall()
        if not name.startswith("sqlite_")
    ]
    needs = {name: {row[2] for row in raw.execute(f"PRAGMA foreign_key_list({name})").fetchall()} for name in names}
    return [_table(raw, name) for name in TopologicalSorter(needs).static_order()]


def _table(raw: sqlite3.Connection, name: str) -> Table:
    columns = raw.execute(f"PRAGMA table_info({name})").fetchall()
    key = sorted((place, column) for _, column, _, _, _, place in columns if place)
    return Table(name, tuple(column[1] for column in columns), tuple(column for _, column in key))


def ranges(raw: sqlite3.Connection, table: Table) -> Iterator[Range]:
    """Yield the rows of a table in parts that leave no key out, the last one open to the end."""
    after: Row | None = None
    while True:
        start = Range(after, None, [])
        found = raw.execute(f"{table.between(start, '?')} LIMIT {MANY}", start.bounds).fetchall()
        rows = [tuple(_storable(value) for value in row) for row in found]
        if len(rows) < MANY:
            yield Range(after, None, rows)
            return
        last = table.key_of(rows[-1])
        yield Range(after, last, rows)
        after = last


def _storable(value: object) -> object:
    """Return a value as PostgreSQL can hold it: in a text no zero character, which nothing of ours writes."""
    return value.replace("\0", "?") if isinstance(value, str) and "\0" in value else value
