"""Transactions as plans: generators that yield statements and are sent what came back, so that any engine runs them.

Statements are written once, in what the engines have in common, with `?` for values.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TypeVar

from data.notes import Notes
from data.rows import Row

T = TypeVar("T")
Values = tuple[object, ...]
HOLD = "SELECT pg_advisory_xact_lock(?)"  # keep a number to this transaction; an engine with one writer leaves it out


@dataclass(frozen=True, slots=True)
class Result:
    """Hold what a statement gave: the rows it returned, how many rows it touched."""

    rows: list[Row]
    count: int


NOTHING = Result([], 0)

Plan = Generator[tuple[str, Values], Result, T]
Lookup = Callable[[], Plan[T | None]]  # whether a transaction whose end nobody heard was saved after all


class Runner(ABC):
    """Run plans: all that an engine must be able to do for the part of the store that engines share."""

    _clock: Callable[[], float]
    _notes: Notes

    @abstractmethod
    async def _rows(self, sql: str, *values: object) -> list[Row]:
        """Return what a statement finds."""

    @abstractmethod
    async def _look(self, plan: Callable[[], Plan[T]]) -> T:
        """Carry out a plan that only reads, on the state of one moment."""

    @abstractmethod
    async def _save(self, plan: Callable[[], Plan[T]], find: Lookup[T] | None = None) -> T:
        """Carry out a plan in one transaction, the notes of what was shown riding with it.

        What is not unique any more was written by somebody else since: `Stale`, or `Duplicate` for an interaction.
        `plan` may be called again when an engine asks for another try, `find` when the answer to a commit got lost.
        """

    async def _run(self, sql: str, *values: object) -> None:
        """Carry out one statement that writes."""

        def plan() -> Plan[None]:
            yield sql, values

        await self._save(plan)


def one(sql: str, *values: object) -> Plan[Row | None]:
    """Yield one statement and return the first row that it finds, None when there is none."""
    result = yield sql, values
    return result.rows[0] if result.rows else None
