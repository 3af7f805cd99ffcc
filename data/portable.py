"""A whole battle as one JSON-able value, to take away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from data import codec
from data.filed import FORMAT
from data.records import Entry, Throw
from rules.core.pieces import BattleState, Piece

_HERE = {"id", "battle", "shown", "outcome", "images", "options", "reads", "writes"}  # of the store, or made plain


def export(
    *,
    starter: int,
    next_id: int,
    created: float,
    state: BattleState,
    meta: Mapping[str, Any],
    pieces: Sequence[Piece],
    entries: Sequence[Entry],
    throws: Sequence[Throw],
) -> dict[str, Any]:
    """Return a battle as JSON-able values, every default spelt out by reading and dumping anew."""
    return {
        "format": FORMAT,
        "outcomes": codec.FORMAT,
        "starter": starter,
        "next_id": next_id,
        "created": created,
        "state": codec.loads(codec.dump_state(state)),
        "meta": dict(meta),
        "pieces": [{"kind": p.KIND, "piece": codec.loads(codec.dump_piece(p))} for p in pieces],
        "entries": [_entry(entry) for entry in entries],
        "throws": [_throw(throw) for throw in throws],
    }


def _fields(record: Entry | Throw) -> dict[str, Any]:
    return {name: getattr(record, name) for name in type(record).__slots__ if name not in _HERE}


def _entry(entry: Entry) -> dict[str, Any]:
    return _fields(entry) | {
        "options": codec.loads(codec.dump_options(entry.options)),
        "outcome": codec.loads(codec.dump_outcome(entry.outcome)),
        "images": codec.loads(codec.dump_changes(entry.images)),
        "reads": sorted(entry.reads),
    }


def _throw(throw: Throw) -> dict[str, Any]:
    return _fields(throw) | {
        "options": codec.loads(codec.dump_options(throw.options)),
        "outcome": None if throw.outcome is None else codec.loads(codec.dump_outcome(throw.outcome)),
    }
