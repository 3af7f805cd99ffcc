"""Rosters: what a server keeps of a warband between battles, and what any engine must promise of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol
from uuid import uuid4

from rules.core.pieces import Piece
from rules.core.rolls import Step
from rules.core.words import Line


@dataclass(frozen=True, slots=True)
class Event:
    """Tell what left its mark on a piece: in which battle, in which entry, by which roll.

    `at` is the battle's id, `battle` its name, `when` is in seconds since the epoch.
    """

    at: int
    battle: str
    when: int
    turn: int
    no: int
    verdict: Line
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Kept:
    """Hold a piece as a roster keeps it: at home, numbered in the roster.

    `version` counts its saves, 0 for one not yet saved. `battle` and `source` are the battle that saved it last and its
    id there. `events` are in order.
    """

    piece: Piece
    version: int = 0
    battle: int = 0
    source: int = 0
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Roster:
    """Hold a roster: its name, unique in its server, whose it is, of which game, and what `save_roster` compares."""

    uid: str
    guild: int
    name: str
    game: str
    owner: int
    version: int = 0
    next_id: int = 1
    updated: float = 0.0
    pieces: tuple[Kept, ...] = ()


def new_uid() -> str:
    """Return what a new roster is known by: the same nowhere else, in no other database."""
    return uuid4().hex


class RosterStore(Protocol):
    """Keep rosters: each save compares and sets the roster's version, all or nothing."""

    async def rosters(self, guild: int) -> list[Roster]:
        """Return the rosters of a server with their pieces, by name."""
        ...

    async def roster(self, guild: int, name: str) -> Roster | None:
        """Return a roster by its name, without regard to case and accents."""
        ...

    async def save_roster(self, roster: Roster, changed: Sequence[Kept], gone: Sequence[int] = ()) -> None:
        """Save a roster's name, owner and next id, the pieces changed (new or not), and drop those gone.

        The versions of roster and pieces are those that were read, 0 for what is new; each grows by one. Raises
        `Stale` when one moved meanwhile, or the name is taken by another.
        """
        ...

    async def remove_roster(self, roster: Roster) -> None:
        """Remove a roster with its pieces; raise `Stale` when it changed since it was read."""
        ...
