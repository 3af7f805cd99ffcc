"""Statements as PostgreSQL wants them: they are written once, for both engines, and differ in three small things."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import count

_PARTS = re.compile(r"'[^']*'|\?|\bmax\((?=\w+, )|\bINDEXED BY \w+ |\bCROSS JOIN(?= battle b ON)")


@lru_cache(maxsize=512)
def translated(sql: str) -> str:
    """Return a statement with numbered places for values, `greatest` for the larger of two, no hints to SQLite."""
    number = count(1)

    def part(match: re.Match[str]) -> str:
        found = match[0]
        if found == "?":
            return f"${next(number)}"
        if found == "max(":
            return "greatest("
        if found == "CROSS JOIN":
            return "JOIN"
        return "" if found.startswith("INDEXED") else found

    return _PARTS.sub(part, sql)


@lru_cache(maxsize=512)
def returns(sql: str) -> bool:
    """Tell whether a statement gives rows; of the others the number of rows that they touch is of interest."""
    return sql.startswith(("SELECT", "WITH")) or " RETURNING " in sql
