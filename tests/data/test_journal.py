"""The journal: what it keeps, who may not see it, what was never shown, what undoes what."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from fractions import Fraction

import pytest

from data import notes
from data.records import Place, Shown
from data.store import Stale, Store
from rules.core.outcome import Outcome, Put, PutBattle
from rules.core.words import Name, say
from tests.data.helpers import ANN, BIG, BOB, HERE, THREAD, Engine, Horse, entry, gm, save, started

A = Horse(id=1, name="Ann")
B = Horse(id=2, name="Bea")


async def test_an_entry_is_kept_whole(engine: Engine, store: Store) -> None:
    outcome = Outcome(verdict=say("v", who=Name("Ulrich", "m"), far=Fraction(7, 2)), mood="red", rules=("M15",))
    options = {"mount": "Ann", "typed": "4 2", "far": Fraction(7, 2), "deep": True, "none": None, "n": 3}
    new = entry(
        Put(None, A), interaction=BIG, actor=BIG, actor_name="Ann 🐎", command="mount add", options=options,
        outcome=replace(outcome, changes=(Put(None, A),)), reads=frozenset({"n:ann", "b"}), note="it's \"fine\"\n",
        secret=True,
    )  # fmt: skip
    saved = await store.commit(await store.load(HERE, BIG), [new], next_id=2)
    kept = await (await engine.open()).get_entry(saved.entries[0][0])
    assert kept is not None
    assert (kept.id, kept.no) == saved.entries[0]
    assert (kept.battle, kept.interaction, kept.seq, kept.actor, kept.actor_name) == (
        saved.battle,
        BIG,
        0,
        BIG,
        "Ann 🐎",
    )
    assert (kept.command, kept.options, kept.note, kept.turn) == ("mount add", options, 'it\'s "fine"\n', 1)
    assert (kept.outcome, kept.outcome.changes, kept.images) == (outcome, (), (Put(None, A),))
    assert (kept.reads, kept.writes) == (frozenset({"n:ann", "b"}), frozenset({"p:1", "n:ann"}))
    assert (kept.secret, kept.revealed, kept.shown, kept.undoes, kept.undone_by) == (True, False, False, None, None)
    assert (kept.created, kept.channel, kept.message) == (engine.clock.now, HERE.channel, None)
    assert await store.get_entry(saved.entries[0][0] + 1) is None


async def test_the_journal_is_filtered(store: Store) -> None:
    saved = await save(store, Put(None, A))
    await save(store, Put(None, B), actor=BOB)
    await save(store, Put(A, replace(A, ld=8)), actor=BOB)
    await save(store, reads=frozenset({"p:1", "p:22"}))
    await save(store, Put(None, Horse(id=3, name='x"p:1"')))
    battle = saved.battle

    async def numbers(**how: object) -> list[int]:
        return [kept.no for kept in await store.journal(battle, **how)]  # type: ignore[arg-type]

    assert await numbers() == [1, 2, 3, 4, 5]
    assert await numbers(after=2) == [3, 4, 5]
    assert await numbers(after=1, before=4) == [2, 3]
    assert await numbers(piece=1) == [1, 3, 4]
    assert await numbers(piece=2) == [2]
    assert await numbers(actor=BOB) == [2, 3]
    assert await numbers(actor=BOB, piece=1) == [3]
    assert await numbers(newest_first=True, limit=2) == [5, 4]
    assert await numbers(limit=2) == [1, 2]
    assert await numbers(limit=0) == []
    marks = await store.marks(battle)
    assert [(mark.no, mark.actor) for mark in marks] == [(1, ANN), (2, BOB), (3, BOB), (4, ANN), (5, ANN)]
    assert marks[3].reads == {"p:1", "p:22"}
    assert marks[2].writes == {"p:1"}


async def test_a_reply_is_lost_until_it_is_known_to_be_shown(engine: Engine) -> None:
    store = await engine.open()
    first = await save(store, Put(None, A), place=THREAD)
    second = await save(store, Put(None, B))
    ids = [first.entries[0][0], second.entries[0][0]]
    assert [lost.id for lost in await store.unshown()] == ids
    assert [lost.id for lost in (await store.load(HERE, ANN)).unshown] == ids
    assert (await store.load(HERE, BOB)).unshown == ()
    assert (await store.load(Place(99, 1), ANN)).unshown == ()
    store.shown(Shown(ids[0], THREAD.channel, BIG))
    assert [lost.id for lost in (await store.load(THREAD, ANN)).unshown] == ids[1:]  # at once, before it is written
    assert [lost.id for lost in await store.unshown()] == ids[1:]
    at_once = await store.get_entry(ids[0])
    assert at_once is not None and (at_once.shown, at_once.channel, at_once.message) == (True, THREAD.channel, BIG)
    battle = (await store.load(HERE, ANN)).battle or 0
    assert [entry.message for entry in await store.journal(battle)][:2] == [BIG, None]
    await store.flush()
    kept = await (await engine.open()).get_entry(ids[0])
    assert kept is not None
    assert (kept.shown, kept.channel, kept.message) == (True, THREAD.channel, BIG)


async def test_a_lost_reply_is_told_even_after_the_battle_ended(store: Store) -> None:
    await save(store, started())
    state = (await store.load(HERE, ANN)).state
    saved = await save(store, PutBattle(state, replace(state, ended=True)))
    assert saved.entries[0][0] in [lost.id for lost in (await store.load(HERE, ANN)).unshown]
    assert saved.entries[0][0] in [lost.id for lost in (await store.load(THREAD, ANN)).unshown]


async def test_a_delivery_is_written_with_the_next_transaction(engine: Engine) -> None:
    one, two = await engine.open(), await engine.open()
    saved = await save(one, Put(None, A))
    one.shown(Shown(saved.entries[0][0]))
    assert len(await two.unshown()) == 1
    await one.set_meta(saved.battle, {"a": 1})
    assert await two.unshown() == []
    kept = await two.get_entry(saved.entries[0][0])
    assert kept is not None
    assert kept.channel == HERE.channel  # a private reply leaves no message; where it was typed stays


async def test_a_delivery_is_not_lost_by_a_failed_transaction(engine: Engine) -> None:
    one, two = await engine.open(), await engine.open()
    saved = await save(one, Put(None, A))
    old = await one.load(HERE, ANN)
    await save(two, Put(None, B))
    one.shown(Shown(saved.entries[0][0], 1, 2))
    with pytest.raises(Stale):
        await one.commit(old, [entry()], next_id=2)
    assert saved.entries[0][0] in [lost.id for lost in await two.unshown()]
    await one.flush()
    assert saved.entries[0][0] not in [lost.id for lost in await two.unshown()]


async def test_a_delivery_is_written_within_a_second_by_itself(engine: Engine) -> None:
    assert notes.DELAY < 1
    one, two = await engine.open(), await engine.open()
    saved = await save(one, Put(None, A))
    one.shown(Shown(saved.entries[0][0]))
    for _ in range(100):
        if not await two.unshown():
            break
        await asyncio.sleep(0.02)
    assert await two.unshown() == []


async def test_a_delivery_is_written_when_closing(engine: Engine) -> None:
    store = await engine.open()
    saved = await save(store, Put(None, A))
    store.shown(Shown(saved.entries[0][0]))
    await store.close()
    await store.close()
    assert await (await engine.open()).unshown() == []


async def test_a_secret_hides_its_keys_until_it_is_revealed(store: Store) -> None:
    await save(store, Put(None, A))
    saved = await save(store, Put(A, replace(A, ld=8)), actor=BOB, secret=True)
    secret_id = saved.entries[0][0]
    [secret] = (await store.load(HERE, ANN)).secrets
    assert (secret.entry, secret.actor, secret.keys) == (secret_id, BOB, frozenset({"p:1"}))
    await store.reveal(secret_id)
    assert (await store.load(HERE, ANN)).secrets == ()
    kept = await store.get_entry(secret_id)
    assert kept is not None
    assert (kept.secret, kept.revealed) == (True, True)


async def test_a_secret_undone_hides_nothing_and_undone_twice_hides_again(store: Store) -> None:
    await save(store, Put(None, A))
    changed = replace(A, ld=8)
    await save(store, Put(A, changed), secret=True)
    await save(store, Put(changed, A), undoes=2)
    assert (await store.load(HERE, ANN)).secrets == ()
    await save(store, Put(A, changed), undoes=3)
    assert [secret.keys for secret in (await store.load(HERE, ANN)).secrets] == [{"p:1"}]


async def undone(store: Store, battle: int) -> dict[int, int | None]:
    return {kept.no: kept.undone_by for kept in await store.journal(battle)}


async def test_an_undo_marks_what_it_undoes(store: Store) -> None:
    saved = await save(store, Put(None, A))
    await save(store, Put(A, None), undoes=1)
    assert await undone(store, saved.battle) == {1: 2, 2: None}
    assert [kept.undoes for kept in await store.journal(saved.battle)] == [None, 1]


async def test_an_undo_undone_puts_the_first_in_force_again(store: Store) -> None:
    saved = await save(store, Put(None, A))
    await save(store, Put(A, None), undoes=1)
    await save(store, Put(None, A), undoes=2)
    assert await undone(store, saved.battle) == {1: None, 2: 3, 3: None}
    await save(store, Put(A, None), undoes=3)
    assert await undone(store, saved.battle) == {1: 2, 2: None, 3: 4, 4: None}
    await save(store, Put(None, A), undoes=4)
    assert await undone(store, saved.battle) == {1: None, 2: 3, 3: None, 4: 5, 5: None}


@pytest.mark.parametrize("target", [1, 9, 3])
async def test_undoing_what_is_undone_or_unknown_saves_nothing(store: Store, target: int) -> None:
    await save(store, Put(None, A))
    await save(store, Put(A, None), undoes=1)
    before = await store.load(HERE, ANN)
    with pytest.raises(Stale):
        await store.commit(before, [entry(Put(None, B), undoes=target)], next_id=3)
    assert await store.load(HERE, ANN) == before


async def test_an_ended_battle_can_be_undone(store: Store) -> None:
    saved = await save(store, Put(None, A), started(ended=True))
    ended = await store.load_battle(saved.battle, gm())
    await store.commit(ended, [entry(Put(A, None), undoes=1)], next_id=2)
    assert (await store.load_battle(saved.battle, gm())).pieces == ()
