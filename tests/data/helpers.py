"""What the tests of the store share: two kinds of piece, an engine to open stores on, short ways to save."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any, ClassVar, Literal

from data.records import Actor, NewEntry, Place, Saved, Snapshot
from data.sqlite import SqliteStore
from data.store import Store
from rules.core.outcome import Change, Outcome, Put, PutBattle
from rules.core.pieces import BattleState, Piece
from rules.core.words import Line, say

HERE = Place(channel=10, guild=1)
THREAD = Place(channel=11, guild=1, parent=10)
ANN, BOB = 5, 6
BIG = 2**63 - 1  # the largest id that Discord can ever give


@dataclass(frozen=True, slots=True, kw_only=True)
class Arm:
    """A part of a piece."""

    name: str = ""
    reach: Fraction = Fraction(0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Horse(Piece):
    """A piece with a field of every kind that games use."""

    KIND: ClassVar[str] = "test-horse"

    ld: int = 7
    move: Fraction = Fraction(8)
    species: Literal["horse", "boar"] = "horse"
    traits: tuple[str, ...] = ()
    rider: int = 0
    bolting: bool = False
    pace: Fraction | None = None
    limit: int | None = None
    arms: tuple[Arm, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Squad(Piece):
    """Another kind of piece."""

    KIND: ClassVar[str] = "test-squad"

    size: int = 1


KINDS: dict[str, type[Piece]] = {kind.KIND: kind for kind in (Horse, Squad)}


@dataclass
class Clock:
    """A clock that tests set."""

    now: float = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Engine:
    """Open stores on one database, SQLite's: what another engine must offer to pass the same tests."""

    where: Path | str
    clock: Clock = field(default_factory=Clock)
    busy: float = 1.0  # seconds to wait for another writer
    opened: list[Store] = field(default_factory=list)

    async def open(self) -> Store:
        """Return another store on the same database, as a second process would have it."""
        store = self.made()
        await store.open()
        self.opened.append(store)
        return store

    def made(self) -> Store:
        """Return a store that is not open yet."""
        return SqliteStore(self.where, clock=self.clock, busy=self.busy)

    async def close(self) -> None:
        """Close every store that was opened."""
        for store in self.opened:
            await store.close()


@dataclass
class PostgresEngine(Engine):
    """Open stores on one database of the tests' own PostgreSQL server."""

    def made(self) -> Store:
        """Return a store that is not open yet."""
        from data.postgres.store import PostgresStore

        return PostgresStore(str(self.where), clock=self.clock, busy=self.busy)


_interactions = itertools.count(BIG - 10**9)


def entry(*changes: Change, actor: int = ANN, verdict: Line | None = None, **more: Any) -> NewEntry:
    """Return a new entry of an interaction of its own."""
    given: dict[str, Any] = {
        "interaction": next(_interactions),
        "actor": actor,
        "actor_name": "Ann",
        "command": "test",
        "options": {},
        "outcome": Outcome(verdict=verdict or say("verdict-test")),
        "reads": frozenset(),
        "changes": changes,
    }
    return NewEntry(**(given | more))


async def save(store: Store, *changes: Change, place: Place = HERE, actor: int = ANN, **more: Any) -> Saved:
    """Load, then commit one entry with these changes."""
    snapshot = await store.load(place, actor)
    return await store.commit(snapshot, [entry(*changes, actor=actor, **more)], next_id=next_id(snapshot, changes))


def next_id(snapshot: Snapshot, changes: tuple[Change, ...]) -> int:
    """Return the id after the last one that the changes take."""
    return max([snapshot.next_id, *(change.piece + 1 for change in changes if isinstance(change, Put))])


def started(**more: Any) -> PutBattle:
    """Return the change that `/battle start` makes."""
    return PutBattle(BattleState(), BattleState(**({"name": "Ford", "sides": ("red", "blue")} | more)))


def gm(user: int = ANN) -> Actor:
    """Return a person with a GM's rights."""
    return Actor(user, "Ann", gm=True)
