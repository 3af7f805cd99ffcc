"""Writes that go together: each whole or not at all, nobody told before all are on the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from data.engine import transaction
from data.records import Place, Shown
from data.sqlite import SqliteStore
from data.store import Duplicate, Stale, Unavailable
from rules.core.outcome import Put
from tests.data.helpers import ANN, HERE, Horse, entry, save

TABLES = [Place(channel, guild=1) for channel in range(100, 112)]


class Counted(SqliteStore):
    """A store that counts its transactions, and whose disk can be made to fail."""

    commits = 0
    fails: Exception | None = None

    def count(self) -> None:
        """Note that a transaction begins; raise what the disk raises."""
        self.commits += 1
        if self.fails is not None:
            raise self.fails


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> list[Counted]:
    """Count the transactions of the store in the list."""
    stores: list[Counted] = []

    def counted(raw: sqlite3.Connection):
        for store in stores:
            store.count()
        return transaction(raw)

    monkeypatch.setattr("data.base.transaction", counted)
    return stores


@pytest.fixture
async def store(tmp_path: Path, counting: list[Counted]) -> AsyncIterator[Counted]:
    store = Counted(tmp_path / "turns.db")
    await store.open()
    for table in TABLES:
        await save(store, Put(None, Horse(id=1, name="Ann")), place=table)
    counting.append(store)
    yield store
    store.fails = None
    await store.close()


async def horses(store: SqliteStore) -> list[int]:
    """Return what every table's horse has come to."""
    return [horse.ld for table in TABLES for horse in (await store.load(table, ANN)).pieces if isinstance(horse, Horse)]


async def put(store: SqliteStore, table: Place, ld: int, interaction: int | None = None) -> None:
    """Change a table's horse."""
    snapshot = await store.load(table, ANN)
    (horse,) = snapshot.pieces
    assert isinstance(horse, Horse)
    more = {} if interaction is None else {"interaction": interaction}
    await store.commit(snapshot, [entry(Put(horse, replace(horse, ld=ld)), **more)], next_id=2)  # type: ignore[arg-type]


async def test_one_write_goes_alone_and_those_that_come_meanwhile_together(store: Counted):
    await asyncio.gather(*(put(store, table, 9) for table in TABLES))
    assert await horses(store) == [9] * len(TABLES)
    assert 2 <= store.commits <= 4


async def test_one_after_the_other_each_goes_alone(store: Counted):
    for table in TABLES:
        await put(store, table, 9)
    assert store.commits == len(TABLES)


async def test_one_that_fails_leaves_the_others_whole(store: Counted):
    old = await store.load(TABLES[5], ANN)
    await put(store, TABLES[5], 8, interaction=77)
    (horse,) = old.pieces
    stale = store.commit(old, [entry(Put(horse, replace(horse, owner=3)))], next_id=2)
    twice = put(store, TABLES[6], 4, interaction=77)
    others = [put(store, table, 9) for table in TABLES[:5] + TABLES[7:]]
    given = await asyncio.gather(*others[:3], stale, *others[3:6], twice, *others[6:], return_exceptions=True)
    assert [type(error) for error in given if error is not None] == [Stale, Duplicate]
    assert await horses(store) == [9] * 5 + [8, 7] + [9] * 5
    assert [len(await store.journal(number)) for number in range(1, 13)] == [2] * 6 + [1] + [2] * 5


async def test_what_the_disk_refuses_is_told_to_everybody_and_nothing_is_saved(store: Counted):
    first = asyncio.create_task(put(store, TABLES[0], 9))
    await asyncio.sleep(0)
    store.fails = sqlite3.OperationalError("database or disk is full")
    store.fails.sqlite_errorcode = sqlite3.SQLITE_FULL
    given = await asyncio.gather(first, *(put(store, table, 9) for table in TABLES[1:]), return_exceptions=True)
    assert all(isinstance(error, Unavailable) and error.reason == "full" for error in given[1:])
    assert set(await horses(store)) <= {7, 9}
    store.fails = None
    assert (await horses(store))[1:] == [7] * 11
    await put(store, TABLES[1], 5)  # and it goes on
    assert (await horses(store))[1] == 5


async def test_who_gives_up_holds_nobody_up(store: Counted):
    tasks = [asyncio.create_task(put(store, table, 9)) for table in TABLES]
    while not store.commits:
        await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    given = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(error is None for error in given[1::2])
    assert (await horses(store))[1::2] == [9] * 6
    assert set((await horses(store))[::2]) <= {7, 9}
    await put(store, TABLES[0], 3)


async def test_what_is_under_way_is_saved_before_the_store_closes(store: Counted):
    tasks = [asyncio.create_task(put(store, table, 9)) for table in TABLES]
    while not store.commits:
        await asyncio.sleep(0)
    await store.close()
    given = await asyncio.gather(*tasks, return_exceptions=True)
    await store.open()
    assert await horses(store) == [7 if isinstance(error, Unavailable) else 9 for error in given]
    assert 9 in await horses(store)


async def test_notes_ride_with_the_others(store: Counted):
    (lost,) = (await store.load(HERE, ANN)).unshown or [None]
    assert lost is None
    entries = [found.id for found in await store.unshown()]
    for number in entries:
        store.shown(Shown(number, 5, 6))
    await asyncio.gather(*(put(store, table, 9) for table in TABLES))
    await store.flush()
    left = [found.id for found in await store.unshown()]
    assert not set(left) & set(entries)
