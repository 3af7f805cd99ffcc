"""Make a save ready outside the database's thread: everything encoded, so that a transaction is statements only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from data.codec import (
    FORMAT,
    dump_changes,
    dump_keys,
    dump_options,
    dump_outcome,
    dump_piece,
    dump_state,
    dumps,
    storable,
)
from data.plans import Values
from data.records import NewEntry, Snapshot, Throw
from rules.core.battle import merge, written
from rules.core.names import fold
from rules.core.outcome import Change, PutBattle
from rules.core.pieces import BattleState, Piece


@dataclass(frozen=True, slots=True)
class Work:
    """Hold what a save writes, encoded: the battle's state, pieces to remove, to add and to replace, entries.

    `state` and `ended` are None where the stored ones stay. `expects` is the state that the entries replace, None when
    they replace none. `renamed` are the pieces whose key changes. `undoes` goes with the entries, whose rows lack the
    battle and their number.
    """

    interactions: tuple[tuple[int, int], ...]
    state: str | None
    ended: bool | None
    expects: BattleState | None
    removed: tuple[int, ...]
    renamed: tuple[int, ...]
    added: tuple[Values, ...]
    replaced: tuple[Values, ...]
    entries: tuple[Values, ...]
    undoes: tuple[int | None, ...]
    next_id: int
    digest: str | None = None
    meta: str = "{}"


def merged(entries: Iterable[NewEntry]) -> tuple[Change, ...]:
    """Return what the entries change together: one change for each piece."""
    return merge(change for entry in entries for change in entry.changes)


def prepare(
    entries: Sequence[NewEntry],
    changes: Iterable[Change],
    state: BattleState | None,
    next_id: int,
    now: float,
    channel: int,
    meta: Mapping[str, Any] | None = None,
) -> Work:
    """Return the work of saving these entries on a battle in this state (None: as it is stored).

    `meta` goes with a battle that is opened. `channel` is where they were typed, and so where a reply that gets lost
    is told again. Raises `TypeError` or `ValueError` on what cannot be saved.
    """
    put: PutBattle | None = None
    removed, renamed, added, replaced = [], [], [], []
    for change in changes:
        if isinstance(change, PutBattle):
            put = change
        elif change.after is None:
            removed.append(change.piece)
        elif change.before is None:
            added.append(change.after)
        else:
            if fold(change.before.name) != fold(change.after.name):
                renamed.append(change.piece)
            replaced.append(change.after)
    final = _final(state, put)
    return Work(
        interactions=tuple({(entry.interaction, entry.seq): None for entry in entries}),
        state=None if final is None else dump_state(final),
        ended=None if put is None else put.after.ended,
        expects=None if put is None else put.before,
        removed=tuple(removed),
        renamed=tuple(renamed),
        added=tuple([piece_values(piece) for piece in added]),
        replaced=tuple([piece_values(piece) for piece in replaced]),
        entries=_entries(entries, 1 if state is None else state.turn, now, channel),
        undoes=tuple([entry.undoes for entry in entries]),
        next_id=max([next_id, *(piece.id + 1 for piece in added)]),
        digest=next((entry.digest for entry in reversed(entries) if entry.digest), None),
        meta=dumps(dict(meta or {})),
    )


def agree(changes: Iterable[Change], snapshot: Snapshot) -> None:
    """Raise `ValueError` when the entries replace another image than the one that was read: something would be lost.

    The language of the battle is let off: it may have been settled since.
    """
    pieces = {piece.id: piece for piece in snapshot.pieces}
    for change in changes:
        if not isinstance(change, PutBattle):
            if pieces.get(change.piece) != change.before:
                raise ValueError(f"piece {change.piece} is not what the change replaces")
        elif replace(change.before, language="") != replace(snapshot.state, language=""):
            raise ValueError("the battle is not in the state that the change replaces")


def _final(state: BattleState | None, put: PutBattle | None) -> BattleState | None:
    """Return the state to save: what the entries make of it, with the language that was settled meanwhile."""
    if put is None:
        return state
    if state is not None and put.before.language == put.after.language != state.language:
        return replace(put.after, language=state.language)
    return put.after


def _entries(entries: Sequence[NewEntry], turn: int, now: float, channel: int) -> tuple[Values, ...]:
    """Return the rows of the entries, each in the turn that it began in."""
    saved = []
    for entry in entries:
        puts = [change for change in entry.changes if isinstance(change, PutBattle)]
        saved.append(_entry(entry, puts[0].before.turn if puts else turn, now, channel))
        turn = puts[-1].after.turn if puts else turn
    return tuple(saved)


def piece_values(piece: Piece) -> Values:
    """Return (id, kind, name, key, side, owner, body)."""
    name = storable(piece.name)
    return (piece.id, piece.KIND, name, fold(name), storable(piece.side), piece.owner, dump_piece(piece))


def _entry(entry: NewEntry, turn: int, now: float, channel: int) -> Values:
    return (
        entry.interaction,
        entry.seq,
        entry.actor,
        storable(entry.actor_name),
        entry.command,
        dump_options(entry.options),
        dump_outcome(entry.outcome),
        FORMAT,
        dump_keys(entry.reads),
        dump_keys(written(entry.changes)),
        dump_changes(entry.changes),
        turn,
        now,
        storable(entry.note),
        entry.secret,
        entry.undoes,
        channel,
        entry.digest,
    )


def throw_values(throw: Throw, now: float) -> Values:
    """Return the row of a throw without its id."""
    return (
        throw.interaction,
        throw.actor,
        storable(throw.actor_name),
        throw.channel,
        throw.guild,
        throw.battle,
        throw.command,
        dump_options(throw.options),
        None if throw.outcome is None else dump_outcome(throw.outcome),
        FORMAT,
        throw.secret,
        throw.created or now,
    )
