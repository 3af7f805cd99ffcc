"""What was shown waits until it is written for sure, and no longer."""

from __future__ import annotations

import asyncio

import pytest

from data import notes
from data.notes import Notes
from data.records import Shown
from data.store import Unavailable


class Written:
    """Stand for a store: count what is flushed, fail while `broken`."""

    def __init__(self) -> None:
        self.notes = Notes(self.flush)
        self.flushed: list[tuple[Shown, ...]] = []
        self.broken = False

    async def flush(self) -> None:
        """Take what waits and call it written, or fail."""
        taken = self.notes.take()
        self.flushed.append(taken)
        if self.broken:
            raise Unavailable("full")
        self.notes.written(taken)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let notes wait for a moment only."""
    monkeypatch.setattr(notes, "DELAY", 0.01)


async def test_what_is_written_waits_no_more(quick: None) -> None:
    store = Written()
    store.notes.add(Shown(1))
    store.notes.add(Shown(2))
    assert store.notes.entries() == {1, 2}
    await asyncio.sleep(0.1)
    assert store.notes.entries() == set()
    assert store.flushed == [(Shown(1), Shown(2))]  # together, and once


async def test_a_newer_note_is_not_forgotten_with_the_older() -> None:
    store = Written()
    store.notes.add(Shown(1))
    taken = store.notes.take()
    store.notes.add(Shown(1, 5, 6))  # while the first is being written
    store.notes.written(taken)
    assert store.notes.take() == (Shown(1, 5, 6),)
    store.notes.stop()


async def test_writing_rides_with_a_transaction_and_stops_the_clock(quick: None) -> None:
    store = Written()
    store.notes.add(Shown(1))
    store.notes.written(store.notes.take())
    await asyncio.sleep(0.1)
    assert store.flushed == []


async def test_what_cannot_be_written_is_tried_again_less_and_less_often(quick: None) -> None:
    store = Written()
    store.broken = True
    store.notes = Notes(store.flush)
    store.notes.add(Shown(1))
    await asyncio.sleep(0.25)
    tries = len(store.flushed)
    assert 2 <= tries <= 6  # after 10, 20, 40, 80 ms …, not every 10
    store.broken = False
    await asyncio.sleep(0.5)
    assert store.notes.entries() == set()


async def test_no_clock_runs_once_stopped(quick: None) -> None:
    store = Written()
    store.notes.add(Shown(1))
    store.notes.stop()
    store.notes.add(Shown(2))
    await asyncio.sleep(0.1)
    assert store.flushed == []
    assert store.notes.entries() == {1, 2}
