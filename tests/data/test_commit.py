"""Compare and set: all or nothing, never twice, never over what somebody else wrote."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from data.records import Throw
from data.store import Duplicate, Stale, Store
from rules.core.outcome import Change, Outcome, Put, PutBattle
from rules.core.pieces import BattleState
from rules.core.words import say
from tests.data.helpers import ANN, BOB, HERE, Engine, Horse, Squad, entry, gm, save, started

A, B, C = Horse(id=1, name="Ann"), Horse(id=2, name="Bea"), Squad(id=3, name="Cid", size=4)


def a_throw(interaction: int, battle: int | None = None) -> Throw:
    return Throw(interaction, ANN, "Ann", 10, 1, battle, "roll", {}, Outcome(verdict=say("v")))


async def test_pieces_are_added_replaced_and_removed(store: Store) -> None:
    await save(store, Put(None, A), Put(None, B), Put(None, C))
    faster = replace(A, rider=3, bolting=True)
    await save(store, Put(A, faster), Put(B, None))
    snapshot = await store.load(HERE, ANN)
    assert snapshot.pieces == (faster, C)
    assert snapshot.next_id == 4
    await save(store, Put(None, B))  # an undo brings it back under its old id, in its old place
    assert (await store.load(HERE, ANN)).pieces == (faster, B, C)


async def test_next_id_never_goes_back(store: Store) -> None:
    await save(store, Put(None, A), Put(None, B))
    snapshot = await store.load(HERE, ANN)
    await store.commit(snapshot, [entry(Put(B, None))], next_id=1)
    assert (await store.load(HERE, ANN)).next_id == 3


async def test_a_battle_read_before_somebody_saved_is_stale(engine: Engine) -> None:
    one, two = await engine.open(), await engine.open()
    await save(one, Put(None, A))
    old = await two.load(HERE, BOB)
    await save(one, Put(A, replace(A, ld=8)))
    with pytest.raises(Stale):
        await two.commit(old, [entry(Put(A, replace(A, ld=9)))], next_id=2)
    with pytest.raises(Stale):
        await one.commit(old, [entry(Put(None, B))], next_id=3)
    snapshot = await two.load(HERE, BOB)
    assert snapshot.pieces == (replace(A, ld=8),)
    assert [kept.no for kept in await two.journal(snapshot.battle or 0)] == [1, 2]


async def test_of_many_racing_saves_each_is_applied_once_or_refused(engine: Engine) -> None:
    engine.busy = 10.0  # each waits for the others' writes
    stores = [await engine.open() for _ in range(4)]
    await save(stores[0], Put(None, A))

    async def add(store: Store, times: int) -> int:
        done = 0
        for _ in range(times):
            snapshot = await store.load(HERE, ANN)
            [horse] = snapshot.pieces
            assert isinstance(horse, Horse)
            try:
                await store.commit(snapshot, [entry(Put(horse, replace(horse, ld=horse.ld + 1)))], next_id=2)
                done += 1
            except Stale:
                pass
        return done

    done = sum(await asyncio.gather(*(add(store, 25) for store in stores)))
    [horse] = (await stores[0].load(HERE, ANN)).pieces
    assert isinstance(horse, Horse)
    assert horse.ld == A.ld + done
    assert done >= 25


async def test_the_same_interaction_is_never_saved_twice(engine: Engine) -> None:
    one, two = await engine.open(), await engine.open()
    await save(one, Put(None, A), interaction=77)
    again = await two.load(HERE, ANN)
    with pytest.raises(Duplicate):
        await two.commit(again, [entry(Put(A, None), interaction=77)], next_id=2)
    old = replace(again, version=again.version - 1)
    with pytest.raises(Duplicate):  # told as what it is, also when the battle moved on
        await two.commit(old, [entry(interaction=77)], next_id=2)
    with pytest.raises(Duplicate):
        await one.throw(a_throw(77))
    with pytest.raises(Duplicate):
        await one.open_battle(HERE, gm(), [entry(interaction=77)], own_thread=True)
    await one.throw(a_throw(78))
    for again_throw in (one.throw(a_throw(78)), save(two, Put(A, None), interaction=78)):
        with pytest.raises(Duplicate):
            await again_throw
    assert (await one.load(HERE, ANN)).pieces == (A,)


async def test_entries_of_one_interaction_differ_by_their_sequence(store: Store) -> None:
    snapshot = await store.load(HERE, ANN)
    faster = replace(A, ld=9)
    both = [entry(Put(None, A), interaction=5, seq=0), entry(Put(A, faster), interaction=5, seq=1)]
    saved = await store.commit(snapshot, both, next_id=2)
    assert [no for _, no in saved.entries] == [1, 2]
    kept = await store.journal(saved.battle)
    assert [(e.interaction, e.seq) for e in kept] == [(5, 0), (5, 1)]
    assert [e.images for e in kept] == [(Put(None, A),), (Put(A, faster),)]
    assert (await store.load(HERE, ANN)).pieces == (faster,)
    with pytest.raises(Duplicate):
        await save(store, interaction=5, seq=1)


async def test_each_entry_is_kept_in_the_turn_that_it_began_in(store: Store) -> None:
    snapshot = await store.load(HERE, ANN)
    second = BattleState(turn=2)
    entries = [entry(Put(None, A)), entry(PutBattle(BattleState(), second)), entry(Put(None, B))]
    saved = await store.commit(snapshot, entries, next_id=3)
    assert [e.turn for e in await store.journal(saved.battle)] == [1, 1, 2]
    assert (await store.load(HERE, ANN)).state == second


async def test_names_may_be_swapped_freed_and_taken_in_one_save(store: Store) -> None:
    await save(store, Put(None, A), Put(None, B), Put(None, C))
    swapped = Put(A, replace(A, name="Bea")), Put(B, replace(B, name="Ann"))
    new = Squad(id=4, name="cid")
    await save(store, *swapped, Put(None, new), Put(C, replace(C, name="Dan")))
    assert [piece.name for piece in (await store.load(HERE, ANN)).pieces] == ["Bea", "Ann", "Dan", "cid"]
    await save(store, Put(new, None), Put(None, Horse(id=5, name="CID")))
    assert [piece.name for piece in (await store.load(HERE, ANN)).pieces] == ["Bea", "Ann", "Dan", "CID"]


@pytest.mark.parametrize("name", ["Étoile", "etoile", "E\u0301TOILE"])
async def test_a_name_taken_under_another_spelling_saves_nothing(store: Store, name: str) -> None:
    await save(store, Put(None, Horse(id=1, name="Étoile")))
    before = await store.load(HERE, ANN)
    with pytest.raises(Stale):
        await store.commit(before, [entry(Put(None, Squad(id=2, name=name)))], next_id=3)
    assert await store.load(HERE, ANN) == before


async def test_an_id_taken_saves_nothing(store: Store) -> None:
    await save(store, Put(None, A))
    before = await store.load(HERE, ANN)
    blind = replace(before, pieces=())
    with pytest.raises(Stale):
        await store.commit(blind, [entry(Put(None, replace(B, id=1)))], next_id=3)
    assert await store.load(HERE, ANN) == before


async def test_a_change_of_something_else_than_was_read_saves_nothing(store: Store) -> None:
    await save(store, Put(None, A), started())
    before = await store.load(HERE, ANN)
    wrong: list[Change] = [
        Put(replace(A, ld=3), replace(A, ld=4)),
        Put(B, None),
        Put(None, A),
        PutBattle(BattleState(turn=9), BattleState(turn=10)),
    ]
    for change in wrong:
        with pytest.raises(ValueError):
            await store.commit(before, [entry(change)], next_id=3)
    assert await store.load(HERE, ANN) == before


async def test_what_cannot_be_saved_saves_nothing(store: Store) -> None:
    await save(store, Put(None, A))
    before = await store.load(HERE, ANN)
    for bad in (
        entry(Put(A, replace(A, ld="x"))),  # type: ignore[arg-type]
        entry(options={"x": object()}),
        entry(Put(A, replace(C, id=1))),
        entry(Put(None, replace(B, owner=2**63))),
    ):
        with pytest.raises((TypeError, ValueError, OverflowError)):
            await store.commit(before, [bad], next_id=3)
    assert await store.load(HERE, ANN) == before
    await save(store, Put(None, B))


async def test_a_save_whose_caller_gave_up_is_whole(store: Store) -> None:
    await save(store, Put(None, A))
    for step in range(20):
        snapshot = await store.load(HERE, ANN)
        [horse] = snapshot.pieces
        assert isinstance(horse, Horse)
        change = Put(horse, replace(horse, rider=step + 1))
        task = asyncio.ensure_future(store.commit(snapshot, [entry(change)], next_id=2))
        await asyncio.sleep(0.0001 * (step % 4))
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    await store.close()  # what was begun goes on without its caller, and is waited for
    await store.open()
    snapshot = await store.load(HERE, ANN)
    kept = await store.journal(snapshot.battle or 0)
    assert [e.no for e in kept] == list(range(1, snapshot.entries + 1))
    images = [image for e in kept for image in e.images if isinstance(image, Put)]
    assert images[-1].after == snapshot.pieces[0]


async def test_lone_halves_of_characters_do_not_stop_a_save(store: Store) -> None:
    await save(store, Put(None, Horse(id=1, name="a\ud83db", side="\udc00")), actor_name="\ud83d", note="\ud83d")
    [horse] = (await store.load(HERE, ANN)).pieces
    assert (horse.name, horse.side) == ("a?b", "?")
