"""Make a save ready outside the database's thread: everything encoded, so that a transaction is statements only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from data.codec import (
    FORMAT,
    dump_changes,
    dump_keys,
    dump_options,
    dump_outcome,
    dump_piece,
    dump_state,
    storable,
)
from data.records import NewEntry, Throw
from rules.core.battle import merge, written
from rules.core.names import fold
from rules.core.outcome import Change, PutBattle
from rules.core.pieces import BattleState, Piece

Values = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Work:
    """Hold what a save writes, encoded: pieces to remove, to add and to replace, entries, undo marks.

    `state` is None when the battle itself does not change; `expects` is then None too, else the state that is
    replaced. `renamed` are the pieces whose key changes. Rows of entries lack the battle and their number.
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


def prepare(entries: Sequence[NewEntry], state: BattleState, next_id: int, now: float) -> Work:
    """Return the work of saving these entries on a battle in this state.

    Raises `TypeError` or `ValueError` on what cannot be saved.
    """
    new_state: PutBattle | None = None
    removed, renamed, added, replaced = [], [], [], []
    for change in merge(change for entry in entries for change in entry.changes):
        if isinstance(change, PutBattle):
            new_state = change
        elif change.after is None:
            removed.append(change.piece)
        elif change.before is None:
            added.append(piece_values(change.after))
        else:
            if fold(change.before.name) != fold(change.after.name):
                renamed.append(change.piece)
            replaced.append(piece_values(change.after))
    ids = [put[0] for put in added]
    turn = state.turn
    saved = []
    for entry in entries:
        saved.append(_entry(entry, turn, now))
        turn = _turn(entry.changes, turn)
    return Work(
        interactions=tuple({(entry.interaction, entry.seq): None for entry in entries}),
        state=None if new_state is None else dump_state(new_state.after),
        ended=None if new_state is None else new_state.after.ended,
        expects=None if new_state is None else new_state.before,
        removed=tuple(removed),
        renamed=tuple(renamed),
        added=tuple(added),
        replaced=tuple(replaced),
        entries=tuple(saved),
        undoes=tuple(entry.undoes for entry in entries),
        next_id=max([next_id, *(id_ + 1 for id_ in ids if isinstance(id_, int))]),
    )


def piece_values(piece: Piece) -> Values:
    """Return (id, kind, name, key, side, owner, body)."""
    name = storable(piece.name)
    return (piece.id, piece.KIND, name, fold(name), storable(piece.side), piece.owner, dump_piece(piece))


def _entry(entry: NewEntry, turn: int, now: float) -> Values:
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
    )


def _turn(changes: Sequence[Change], turn: int) -> int:
    for change in changes:
        if isinstance(change, PutBattle):
            turn = change.after.turn
    return turn


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
