"""Tables are data: read from `tables.toml`, checked when loaded, never trusted."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from itertools import pairwise

from rules.core.dice import Dice
from rules.core.rolls import Read


class BadTable(ValueError):
    """Say what is wrong in a table file: which table, which row, what was expected."""


@dataclass(frozen=True, slots=True)
class Row:
    """Hold one row: its key, its bounds (`high` None: and more), the table that follows, if any."""

    key: str
    low: int
    high: int | None
    follow: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """Hold a table without gap or overlap, from the lowest to the highest total that can come.

    `reconstructed` marks bands that the source lost (†).
    """

    key: str
    rule: str
    dice: str
    rows: tuple[Row, ...]
    reconstructed: bool = False

    def row(self, total: int) -> Row:
        """Return the row of a total; raise `LookupError` when it lies outside the table."""
        for row in self.rows:
            if row.low <= total and (row.high is None or total <= row.high):
                return row
        raise LookupError(f"{self.key}: no row for {total}")

    def read(self, dice: Dice, total: int) -> Row:
        """Return the row of a total and record that it was read."""
        row = self.row(total)
        dice.record(Read(self.key, row.key, self.rule, total, row.low, row.high, self.reconstructed))
        return row


TABLE_KEYS = {"rule", "dice", "rows", "reconstructed"}
ROW_KEYS = {"key", "low", "high", "follow"}


def tables(text: str) -> dict[str, Table]:
    """Read the tables of a TOML text, by key.

    Raises `BadTable` on a gap, an overlap, a missing or unknown key, an unknown or circular follow-up.
    """
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadTable(str(error)) from error
    read = {key: _table(key, body, text) for key, body in raw.items()}
    for table in read.values():
        for row in table.rows:
            if row.follow and row.follow not in read:
                at = line_of(text, row.follow)
                raise BadTable(f"{table.key}: row {row.key} is followed by {row.follow!r}, which is no table{at}")
    for key in read:
        _no_circle(read, key, ())
    return read


def load(package: str) -> dict[str, Table]:
    """Read the `tables.toml` of a game's package."""
    return tables(resources.files(package).joinpath("tables.toml").read_text(encoding="utf-8"))


def _table(key: str, body: object, text: str) -> Table:
    if not isinstance(body, Mapping):
        raise BadTable(f"{key}: a table was expected{line_of(text, key)}")
    if unknown := set(body) - TABLE_KEYS:
        raise BadTable(f"{key}: unknown key {min(unknown)!r}{line_of(text, min(unknown))}")
    if missing := {"rule", "dice", "rows"} - set(body):
        raise BadTable(f"{key}: {min(missing)!r} is missing{line_of(text, key)}")
    if not isinstance(body["rows"], list) or not body["rows"]:
        raise BadTable(f"{key}: no rows{line_of(text, key)}")
    rows = tuple(_row(key, row, text) for row in body["rows"])
    if len({row.key for row in rows}) < len(rows):
        raise BadTable(f"{key}: two rows have the same key{line_of(text, key)}")
    for row, after in pairwise(rows):
        if row.high is None or after.low <= row.high:
            raise BadTable(f"{key}: rows {row.key} and {after.key} overlap{line_of(text, after.key)}")
        if after.low > row.high + 1:
            raise BadTable(f"{key}: nothing between {row.key} and {after.key}{line_of(text, after.key)}")
    return Table(key, str(body["rule"]), str(body["dice"]), rows, bool(body.get("reconstructed", False)))


def _row(table: str, body: object, text: str) -> Row:
    if not isinstance(body, Mapping):
        raise BadTable(f"{table}: a row was expected{line_of(text, table)}")
    if unknown := set(body) - ROW_KEYS:
        raise BadTable(f"{table}: unknown key {min(unknown)!r} in a row{line_of(text, min(unknown))}")
    if missing := {"key", "low"} - set(body):
        raise BadTable(f"{table}: a row has no {min(missing)!r}{line_of(text, table)}")
    low, high = body["low"], body.get("high")
    if type(low) is not int or not (high is None or type(high) is int):
        raise BadTable(f"{table}: the bounds of {body['key']} are no whole numbers{line_of(text, str(body['key']))}")
    if high is not None and high < low:
        raise BadTable(f"{table}: row {body['key']} ends before it begins{line_of(text, str(body['key']))}")
    return Row(str(body["key"]), low, high, str(body.get("follow", "")))


def _no_circle(read: Mapping[str, Table], key: str, seen: tuple[str, ...]) -> None:
    if key in seen:
        raise BadTable(f"{key}: follows itself through {' → '.join(seen)}")
    for row in read[key].rows:
        if row.follow:
            _no_circle(read, row.follow, (*seen, key))


def line_of(text: str, word: str) -> str:
    """Return ` (line n)` for the first line that holds the word as a key or value."""
    for number, line in enumerate(text.splitlines(), start=1):
        if word in line:
            return f" (line {number})"
    return ""
