"""Check an exported battle on the way in, and make its rows ready."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from data import codec
from data.filed import FILED, FORMAT, Filed, FiledEntry, FiledThrow
from data.plans import Values
from data.preparing import piece_values
from data.store import BadFile, NewerFile, Unreadable
from rules.core.battle import written
from rules.core.names import clean, fold
from rules.core.outcome import Put
from rules.core.pieces import Piece
from rules.core.refusal import Refused


@dataclass(frozen=True, slots=True)
class Parts:
    """Hold a battle checked and encoded; rows of pieces, entries and throws lack the battle."""

    battle: Values
    pieces: tuple[Values, ...]
    entries: tuple[Values, ...]
    throws: tuple[Values, ...]


def check(data: Mapping[str, Any]) -> Parts:
    """Return what to write; raise `BadFile` at the first thing that is wrong, `NewerFile` on a format not known."""
    for key, known in (("format", FORMAT), ("outcomes", codec.FORMAT)):
        found = data.get(key)
        if type(found) is int and found > known:
            raise NewerFile(found, known)
    try:
        filed = FILED.validate_python(data)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        raise BadFile(_path(first["loc"]), first["msg"]) from error
    with _at("format"):
        if (filed.format, filed.outcomes) != (FORMAT, codec.FORMAT):
            raise ValueError(f"{filed.format}, {filed.outcomes} are no formats")
    with _at("state"):
        state = codec.load_state(codec.dumps(filed.state))
    with _at("meta"):
        json.dumps(filed.meta, allow_nan=False)
        meta = codec.dumps(filed.meta)
    pieces = _pieces(filed)
    undone = _undone(filed)
    entries = []
    for index, entry in enumerate(filed.entries):
        with _at(f"entries[{index}]"):
            entries.append(_entry_values(entry, filed.next_id, undone.get(entry.no)))
    throws = []
    for index, throw in enumerate(filed.throws):
        with _at(f"throws[{index}]"):
            throws.append(_throw_values(throw))
    battle = (
        len(entries),
        filed.next_id,
        filed.starter,
        state.ended,
        codec.dump_state(state),
        meta,
        _digest(filed),
        filed.created,
    )
    return Parts(battle, pieces, tuple(entries), tuple(throws))


def _digest(filed: Filed) -> str:
    """Return the digest that the next entry follows: that of the file's seal or of its last entry."""
    return codec.storable(str(filed.meta.get("digest") or ""))


def _path(location: Sequence[int | str]) -> str:
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in location).lstrip(".") or "file"


@contextmanager
def _at(where: str) -> Iterator[None]:
    try:
        yield
    except Unreadable as error:
        raise BadFile(where, error.detail) from error
    except Refused as error:
        raise BadFile(where, ", ".join(reason.line.key for reason in error.reasons)) from error
    except (ValueError, TypeError, RecursionError) as error:
        raise BadFile(where, str(error)) from error


def _pieces(filed: Filed) -> tuple[Values, ...]:
    values, ids, keys = [], set(), set()
    for index, one in enumerate(filed.pieces):
        with _at(f"pieces[{index}]"):
            piece = _possible(codec.load_piece(one.kind, codec.dumps(one.piece)), filed.next_id)
            key = fold(piece.name)
            if piece.id in ids or key in keys:
                raise ValueError(f"piece {piece.id} or its name {piece.name!r} comes twice")
            ids.add(piece.id)
            keys.add(key)
            values.append(piece_values(piece))
    return tuple(values)


def _possible(piece: Piece, next_id: int) -> Piece:
    """Return the piece; raise `ValueError` or `Refused` when no command could have made it."""
    if not 0 < piece.id < next_id or not 0 <= piece.owner < 2**63:
        raise ValueError(f"piece {piece.id} of {piece.owner}: not a possible id or owner")
    if clean(piece.name) != piece.name:
        raise ValueError(f"{piece.name!r} is not a clean name")
    return piece


def _undone(filed: Filed) -> dict[int, int | None]:
    """Return by which entry each is undone, told anew from what the entries undo, and checked."""
    undone: dict[int, int | None] = {}
    undoes = {entry.no: entry.undoes for entry in filed.entries}
    for index, entry in enumerate(filed.entries):
        with _at(f"entries[{index}]"):
            if entry.no != index + 1:
                raise ValueError(f"no {entry.no} instead of {index + 1}")
            target, by = entry.undoes, entry.no
            if target is not None and (target >= by or undone.get(target) is not None or target not in undoes):
                raise ValueError(f"entry {by} cannot undo {target}")
            holds = True
            while target is not None:
                undone[target] = by if holds else None
                holds, by, target = not holds, target, undoes[target]
    for index, entry in enumerate(filed.entries):
        with _at(f"entries[{index}].undone_by"):
            if entry.undone_by != undone.get(entry.no):
                raise ValueError(f"{entry.undone_by} instead of {undone.get(entry.no)}")
    return undone


def _entry_values(entry: FiledEntry, next_id: int, undone_by: int | None) -> Values:
    """Return the row in the order of `importing.ENTRY` without the battle."""
    changes = tuple([codec.load_change(image) for image in entry.images])
    for change in changes:
        if isinstance(change, Put):
            for piece in filter(None, (change.before, change.after)):
                _possible(piece, next_id)
    options = codec.load_options(codec.dumps(entry.options))
    return (
        entry.no, entry.interaction, entry.seq, entry.actor, codec.storable(entry.actor_name),
        codec.storable(entry.command), codec.dump_options(options),
        codec.dump_outcome(codec.outcome_of(entry.outcome)), codec.FORMAT, codec.dump_keys(set(entry.reads)),
        codec.dump_keys(written(changes)), codec.dump_changes(changes), entry.turn, entry.created,
        codec.storable(entry.note), entry.secret, entry.undoes,
        entry.revealed, undone_by, entry.channel, entry.message, codec.storable(entry.digest),
    )  # fmt: skip


def _throw_values(throw: FiledThrow) -> Values:
    """Return the row in the order of `importing.THROW` without the battle."""
    outcome = None if throw.outcome is None else codec.dump_outcome(codec.outcome_of(throw.outcome))
    options = codec.load_options(codec.dumps(throw.options))
    return (
        throw.interaction, throw.actor, codec.storable(throw.actor_name), throw.channel, throw.guild,
        codec.storable(throw.command), codec.dump_options(options), outcome, codec.FORMAT, throw.secret, throw.created,
    )  # fmt: skip
