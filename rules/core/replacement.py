"""A server's own table in place of one whose bands the source lost."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.table import BadTable, Table, line_of, tables


def replacement(text: str, shipped: Mapping[str, Table]) -> dict[str, Table]:
    """Return the tables of a TOML text, checked like the shipped ones: same rows, same range, only lost bands moved.

    Raises `BadTable` naming the line: unknown table, one that the source kept whole, a row missing or unknown, a
    table that does not cover the same totals.
    """
    found = tables(text)
    if not found:
        raise BadTable("no table in this file")
    for key, table in found.items():
        at = line_of(text, key)
        own = shipped.get(key)
        if own is None:
            raise BadTable(f"{key}: no such table; there are {', '.join(sorted(shipped))}{at}")
        if not own.reconstructed:
            raise BadTable(f"{key}: this table is whole in the source and cannot be replaced{at}")
        names, wanted = {row.key for row in table.rows}, {row.key for row in own.rows}
        if names - wanted:
            strange = min(names - wanted)
            raise BadTable(
                f"{key}: unknown row {strange!r}; there are {', '.join(sorted(wanted))}{line_of(text, strange)}"
            )
        if wanted - names:
            raise BadTable(f"{key}: row {min(wanted - names)!r} is missing{at}")
        if (table.rows[0].low, table.rows[-1].high) != (own.rows[0].low, own.rows[-1].high):
            last = own.rows[-1]
            bounds = f"{own.rows[0].low} to {last.high if last.high is not None else f'{last.low} and more'}"
            raise BadTable(f"{key}: the rows must cover {bounds}{at}")
    return {key: Table(t.key, t.rule, t.dice, t.rows, reconstructed=True) for key, t in found.items()}
