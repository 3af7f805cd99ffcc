"""What may be undone: an entry stands until something that lasts has read or written what it changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rules.core.outcome import Change, Put, PutBattle


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
    """Tell whether an entry is in force: nothing undoes it, or what did was itself undone."""
    undoing = {mark.undoes: mark.no for mark in sorted(marks, key=lambda mark: mark.no) if mark.undoes is not None}
    standing = True
    while no in undoing:
        no, standing = undoing[no], not standing
    return standing


def blockers(marks: Sequence[Mark], no: int) -> list[int]:
    """Return the numbers of the later entries that keep entry `no` from being undone, in order.

    Entries of one chain that came later count by their sum: done and undone is nothing, done alone (or an undo of
    something older) is a change. Such a sum blocks when it read or wrote what entry `no` wrote.
    """
    by_no: Mapping[int, Mark] = {mark.no: mark for mark in marks}
    chain = roots(marks)
    target = by_no[no]
    later: dict[int, list[int]] = {}
    for mark in marks:
        if mark.no > no and chain[mark.no] != chain[no]:
            later.setdefault(chain[mark.no], []).append(mark.no)
    found = []
    for numbers in later.values():
        last = by_no[max(numbers)]
        if len(numbers) % 2 and (last.reads | last.writes) & target.writes:
            found.append(last.no)
    return sorted(found)


def inverse(changes: Iterable[Change]) -> tuple[Change, ...]:
    """Return the changes that restore the exact images which these replaced."""
    back: list[Change] = []
    for change in reversed(list(changes)):
        match change:
            case Put():
                back.append(Put(change.after, change.before))
            case PutBattle():
                back.append(PutBattle(change.after, change.before))
    return tuple(back)
