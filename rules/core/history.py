"""What may be undone: an entry stands until something that lasts has read or written what it changed."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from rules.core.outcome import Change, Put, PutBattle
from rules.core.pieces import BattleState


@dataclass(frozen=True, slots=True)
class Mark:
    """Hold what undo needs of a journal entry: its number, the entry it undoes, what it read and wrote, by whom."""

    no: int
    undoes: int | None
    reads: frozenset[str]
    writes: frozenset[str]
    actor: int = 0


def roots(marks: Iterable[Mark]) -> dict[int, int]:
    """Return, for each entry, the first of its chain: an undo, and the undo of that undo, belong to what was undone."""
    found: dict[int, int] = {}
    for mark in sorted(marks, key=lambda mark: mark.no):
        found[mark.no] = mark.no if mark.undoes is None else found.get(mark.undoes, mark.undoes)
    return found


def stands(marks: Sequence[Mark], no: int) -> bool:
    """Tell whether an entry is in force.

    The first of a chain stands while it was undone and restored equally often; of the undos only the last one stands.
    """
    chain = roots(marks)
    members = [other for other, root in chain.items() if root == chain[no]]
    return len(members) % 2 == 1 if no == chain[no] else no == max(members)


def blockers(marks: Sequence[Mark], no: int) -> list[int]:
    """Return the numbers of the later entries that keep entry `no` from being undone, in order.

    Entries of one chain that came later count by their sum: done and undone is nothing, done alone (or an undo of
    something older) is a change. Such a sum blocks when it read or wrote what entry `no` wrote.
    """
    by_no: Mapping[int, Mark] = {mark.no: mark for mark in marks}
    written = by_no[no].writes
    return [mark.no for mark in later(marks, no) if (mark.reads | mark.writes) & written]


def later(marks: Sequence[Mark], no: int) -> list[Mark]:
    """Return the last entry of each other chain whose entries after `no` sum up to a change, in order."""
    by_no: Mapping[int, Mark] = {mark.no: mark for mark in marks}
    chain = roots(marks)
    numbers: dict[int, list[int]] = {}
    for mark in marks:
        if mark.no > no and chain[mark.no] != chain[no]:
            numbers.setdefault(chain[mark.no], []).append(mark.no)
    return [by_no[max(found)] for found in sorted(numbers.values(), key=max) if len(found) % 2]


def inverse(changes: Iterable[Change], now: BattleState) -> tuple[Change, ...]:
    """Return the changes that restore the images which these replaced.

    Of the battle's state (`now`) only what these changed goes back: what later entries set elsewhere in it stays.
    """
    back: list[Change] = []
    for change in reversed(list(changes)):
        match change:
            case Put():
                back.append(Put(change.after, change.before))
            case PutBattle():
                back.append(PutBattle(now, _restored(now, change)))
                now = _restored(now, change)
    return tuple(back)


def _restored(now: BattleState, change: PutBattle) -> BattleState:
    old, new = change.before, change.after
    fields = {
        f.name: getattr(old, f.name)
        for f in dataclasses.fields(BattleState)
        if f.name != "settings" and getattr(old, f.name) != getattr(new, f.name)
    }
    before, after, settings = dict(old.settings), dict(new.settings), dict(now.settings)
    for key in before.keys() | after.keys():
        if before.get(key) != after.get(key):
            settings.pop(key, None)
            if key in before:
                settings[key] = before[key]
    return replace(now, **fields, settings=tuple(sorted(settings.items())))
