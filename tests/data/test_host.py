"""What the host keeps with a battle and its entries: meta from the start, the chain of digests, long journals."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from data import library, store_at
from data.migrate import MEMORY
from data.store import Store
from rules.core.outcome import Put
from tests.data.helpers import ANN, HERE, THREAD, Engine, Horse, entry, gm, save, started


async def test_a_battle_opens_with_what_the_host_keeps_of_it(store: Store) -> None:
    seal = {"seed": "a", "commitment": "b"}
    await store.commit(await store.load(HERE, ANN), [entry(started(), digest="d1")], next_id=1, meta=seal)
    snapshot = await store.load(HERE, ANN)
    assert (snapshot.meta, snapshot.digest) == (seal, "d1")
    await store.open_battle(THREAD, gm(), [entry(started(), digest="e1")], own_thread=True, meta={"seed": "c"})
    own = await store.load(THREAD, ANN)
    assert (own.meta, own.digest) == ({"seed": "c"}, "e1")
    assert (await store.load_battle(snapshot.battle or 0, gm())).meta == seal


async def test_digests_are_chained(engine: Engine, store: Store) -> None:
    saved = await save(store, Put(None, Horse(id=1, name="a")), digest="d1")
    snapshot = await store.load(HERE, ANN)
    await store.commit(snapshot, [entry(digest="d2"), entry(digest="d3")], next_id=2)
    assert (await (await engine.open()).load(HERE, ANN)).digest == "d3"
    assert [kept.digest for kept in await store.journal(saved.battle)] == ["d1", "d2", "d3"]
    await save(store)  # one without leaves the chain where it is
    assert (await store.load(HERE, ANN)).digest == "d3"


async def test_a_long_journal_is_read_beside_the_loop(store: Store) -> None:
    count = library.MANY + 20
    saved = await store.commit(await store.load(HERE, ANN), [entry() for _ in range(count)], next_id=1)
    beats = 0

    async def beat() -> None:
        nonlocal beats
        while True:
            await asyncio.sleep(0)
            beats += 1

    heart = asyncio.ensure_future(beat())
    kept = await store.journal(saved.battle)
    lost = await store.unshown()
    heart.cancel()
    assert [one.no for one in kept] == list(range(1, count + 1))
    assert lost == kept
    assert beats > 0


@pytest.mark.parametrize("database", [MEMORY, "folder/store.db"])
async def test_a_store_is_made_for_a_database(tmp_path: Path, database: str) -> None:
    store = store_at(database if database == MEMORY else tmp_path / database, clock=lambda: 77.0)
    assert list(tmp_path.iterdir()) == []  # nothing is touched before it opens
    await store.open()
    saved = await save(store, Put(None, Horse(id=1, name="a")))
    [kept] = await store.journal(saved.battle)
    assert kept.created == 77.0
    await store.close()
