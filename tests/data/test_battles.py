"""Where a command acts: quiet opening, threads, a battle started, adopted, ended."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from data.records import Place
from data.store import Stale, Store
from rules.core.outcome import Put, PutBattle
from rules.core.pieces import BattleState
from tests.data.helpers import ANN, BIG, BOB, HERE, THREAD, Engine, Horse, entry, gm, save, started


async def test_an_empty_channel_has_no_battle(store: Store) -> None:
    snapshot = await store.load(HERE, ANN)
    assert (snapshot.battle, snapshot.channel, snapshot.version, snapshot.next_id) == (None, 10, 0, 1)
    assert (snapshot.state, snapshot.pieces, snapshot.thread_ended) == (BattleState(), (), False)
    assert (snapshot.person.id, snapshot.server.id) == (ANN, 1)


async def test_a_save_opens_the_battle_quietly(store: Store) -> None:
    horse = Horse(id=1, name="Étoile", owner=BIG)
    saved = await save(store, Put(None, horse))
    snapshot = await store.load(HERE, BOB)
    assert saved.entries[0][1] == 1
    assert (snapshot.battle, snapshot.version, snapshot.entries, snapshot.starter) == (
        saved.battle,
        saved.version,
        1,
        0,
    )
    assert snapshot.pieces == (horse,)
    assert snapshot.next_id == 2


async def test_two_quiet_openings_make_one_battle(engine: Engine) -> None:
    one, two = await engine.open(), await engine.open()
    before = [await one.load(HERE, ANN), await two.load(HERE, BOB)]
    results = await asyncio.gather(
        one.commit(before[0], [entry(Put(None, Horse(id=1, name="a")))], next_id=2),
        two.commit(before[1], [entry(Put(None, Horse(id=1, name="b")))], next_id=2),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Saved", "Stale"]
    assert len((await one.load(HERE, ANN)).pieces) == 1
    assert len(await one.battles(1)) == 1


async def test_a_language_settled_in_the_snapshot_is_kept(store: Store) -> None:
    snapshot = await store.load(HERE, ANN)
    settled = replace(snapshot, state=replace(snapshot.state, language="fr"))
    await store.commit(settled, [entry(started())], next_id=1)
    loaded = await store.load(HERE, ANN)
    assert (loaded.state.language, loaded.state.name) == ("fr", "Ford")
    changed = PutBattle(loaded.state, replace(loaded.state, language=""))
    await store.commit(loaded, [entry(changed)], next_id=1)
    assert (await store.load(HERE, ANN)).state.language == ""


async def test_channels_and_servers_are_apart(store: Store) -> None:
    await save(store, Put(None, Horse(id=1, name="a")))
    assert (await store.load(Place(12, 1), ANN)).battle is None
    assert (await store.load(Place(BIG, BIG), ANN)).battle is None


async def test_a_thread_acts_on_its_parents_battle(store: Store) -> None:
    await save(store, Put(None, Horse(id=1, name="a")), place=THREAD)
    snapshot = await store.load(HERE, ANN)
    assert snapshot.channel == 10
    assert len(snapshot.pieces) == 1
    in_thread = await store.load(THREAD, ANN)
    assert (in_thread.battle, in_thread.channel, in_thread.place) == (snapshot.battle, 10, THREAD)
    [kept] = await store.journal(snapshot.battle or 0)
    assert kept.channel == THREAD.channel  # where its reply goes


async def test_a_forum_post_has_a_battle_of_its_own(store: Store) -> None:
    post = Place(channel=13, guild=1)
    await save(store, Put(None, Horse(id=1, name="a")))
    await save(store, Put(None, Horse(id=1, name="a")), place=post)
    assert (await store.load(post, ANN)).battle != (await store.load(HERE, ANN)).battle


async def test_a_battle_started_in_a_thread_is_its_own(store: Store) -> None:
    await save(store, Put(None, Horse(id=1, name="a")))
    saved = await store.open_battle(THREAD, gm(), [entry(started())], own_thread=True)
    own = await store.load(THREAD, ANN)
    assert (own.battle, own.channel, own.pieces, own.starter) == (saved.battle, 11, (), ANN)
    assert (own.version, own.entries) == (saved.version, 1)
    assert len((await store.load(HERE, ANN)).pieces) == 1


async def test_a_thread_may_start_its_parents_battle(store: Store) -> None:
    saved = await store.open_battle(THREAD, gm(), [entry(started())], own_thread=False)
    assert (await store.load(HERE, ANN)).battle == saved.battle


async def test_a_thread_does_not_fall_through_once_its_battle_ended(store: Store) -> None:
    await save(store, Put(None, Horse(id=1, name="a")))
    await store.open_battle(THREAD, gm(), [entry(started())], own_thread=True)
    state = (await store.load(THREAD, ANN)).state
    await save(store, PutBattle(state, replace(state, ended=True)), place=THREAD)
    after = await store.load(THREAD, ANN)
    assert (after.battle, after.thread_ended, after.channel) == (None, True, 11)
    await store.open_battle(THREAD, gm(), [entry(started())], own_thread=True)
    assert not (await store.load(THREAD, ANN)).thread_ended


@pytest.mark.parametrize("opened", [False, True])
async def test_a_thread_that_got_its_battle_meanwhile_is_stale(store: Store, opened: bool) -> None:
    if opened:
        await save(store, Put(None, Horse(id=1, name="a")))
    before = await store.load(THREAD, BOB)
    await store.open_battle(THREAD, gm(), [entry(started())], own_thread=True)
    with pytest.raises(Stale):
        await store.commit(before, [entry(Put(None, Horse(id=7, name="b")))], next_id=8)


async def test_starting_adopts_what_opened_quietly(store: Store) -> None:
    horse = Horse(id=1, name="a")
    quiet = await save(store, Put(None, horse))
    saved = await store.open_battle(HERE, gm(), [entry(started())], own_thread=True)
    snapshot = await store.load(HERE, BOB)
    assert saved.battle == quiet.battle
    assert saved.entries[0][1] == 2
    assert (snapshot.starter, snapshot.pieces, snapshot.state.sides) == (ANN, (horse,), ("red", "blue"))
    assert (snapshot.version, snapshot.entries, snapshot.next_id) == (saved.version, 2, 2)


async def test_adopting_without_a_change_keeps_the_state(store: Store) -> None:
    await save(store, PutBattle(BattleState(), BattleState(turn=3)))
    await store.open_battle(HERE, gm(), [entry()], own_thread=True)
    assert (await store.load(HERE, ANN)).state.turn == 3


async def test_a_started_battle_is_not_started_again(store: Store) -> None:
    await store.open_battle(HERE, gm(), [entry(started())], own_thread=True)
    with pytest.raises(Stale):
        await store.open_battle(HERE, gm(BOB), [entry(started())], own_thread=True)
    assert (await store.load(HERE, ANN)).starter == ANN


async def test_starting_on_another_state_than_was_seen_is_stale(store: Store) -> None:
    await save(store, PutBattle(BattleState(), BattleState(turn=3)))
    with pytest.raises(Stale):
        await store.open_battle(HERE, gm(), [entry(started())], own_thread=True)
    seen = PutBattle(BattleState(turn=2), BattleState(turn=2, name="x"))
    with pytest.raises(Stale):  # the quiet battle that was seen is gone
        await store.open_battle(Place(20, 1), gm(), [entry(seen)], own_thread=True)


async def test_an_ended_battle_makes_room_and_can_still_be_read(store: Store) -> None:
    first = await save(store, Put(None, Horse(id=1, name="a")), started())
    state = (await store.load(HERE, ANN)).state
    await save(store, PutBattle(state, replace(state, ended=True)))
    assert (await store.load(HERE, ANN)).battle is None
    second = await save(store, started(name="Hill"))
    assert second.battle != first.battle
    ended = await store.load_battle(first.battle, gm())
    assert (ended.state.ended, len(ended.pieces), ended.channel, ended.place) == (True, 1, 10, HERE)
    names = [(info.name, info.ended) for info in await store.battles(1)]
    assert names == [("Hill", False), ("Ford", True)]
    assert [info.id for info in await store.battles(1, ended=True)] == [first.battle]
    assert [info.id for info in await store.battles(channel=10, ended=False)] == [second.battle]
    assert await store.battles(2) == []


async def test_undoing_the_end_is_stale_when_another_battle_is_open(store: Store) -> None:
    saved = await save(store, started())
    state = (await store.load(HERE, ANN)).state
    ended = replace(state, ended=True)
    await save(store, PutBattle(state, ended))
    back = await store.load_battle(saved.battle, gm())
    other = await save(store, started(name="Hill"))
    with pytest.raises(Stale):
        await store.commit(back, [entry(PutBattle(ended, state), undoes=2)], next_id=1)
    await store.delete_battle(other.battle)
    await store.commit(back, [entry(PutBattle(ended, state), undoes=2)], next_id=1)
    assert (await store.load(HERE, ANN)).battle == saved.battle


async def test_unknown_battles(store: Store) -> None:
    with pytest.raises(KeyError):
        await store.load_battle(99, gm())
    assert await store.battle(99) is None
    assert await store.journal(99) == []
    await store.set_meta(99, {"a": 1})
    await store.delete_battle(99)


async def test_what_is_known_of_a_battle(engine: Engine, store: Store) -> None:
    began = engine.clock.now
    saved = await save(store, started(turn=1))
    engine.clock.now += 60
    state = (await store.load(HERE, ANN)).state
    await save(store, PutBattle(state, replace(state, turn=2)))
    info = await store.battle(saved.battle)
    assert info is not None
    assert (info.guild, info.channel, info.name, info.turn, info.ended) == (1, 10, "Ford", 2, False)
    assert (info.created, info.touched, info.meta) == (began, began + 60, {})


async def test_what_the_host_keeps_is_merged(store: Store) -> None:
    saved = await save(store, started())
    before = await store.load(HERE, ANN)
    await store.set_meta(saved.battle, {"board": [1, BIG], "seal": {"hash": "a", "n": 1}, "gone": 1})
    await store.set_meta(saved.battle, {"seal": {"hash": "b"}, "gone": None})
    info = await store.battle(saved.battle)
    assert info is not None
    assert info.meta == {"board": [1, BIG], "seal": {"hash": "b"}}
    assert (await store.load(HERE, ANN)).version == before.version
    with pytest.raises(TypeError):
        await store.set_meta(saved.battle, {"bad": object()})


async def test_a_deleted_battle_leaves_nothing_and_its_id_never_comes_back(store: Store) -> None:
    saved = await save(store, Put(None, Horse(id=1, name="a")))
    await store.delete_battle(saved.battle)
    assert (await store.load(HERE, ANN)).battle is None
    assert await store.get_entry(saved.entries[0][0]) is None
    again = await save(store, Put(None, Horse(id=1, name="a")))
    assert again.battle > saved.battle
    assert again.entries[0][0] > saved.entries[0][0]
