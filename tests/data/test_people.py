"""Throws, people and servers."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from data.records import Person, Place, Server, Throw
from data.store import Store
from rules.core.outcome import Outcome, Put
from rules.core.words import say
from tests.data.helpers import ANN, BIG, HERE, Engine, Horse, save

DAY = 86400.0
THROW = Throw(
    interaction=BIG,
    actor=BIG - 1,
    actor_name="Ann",
    channel=BIG - 2,
    guild=None,
    battle=None,
    command="roll",
    options={"expression": "1d6", "far": Fraction(1, 3)},
    outcome=Outcome(verdict=say("v")),
)


async def test_a_throw_is_kept_whole(engine: Engine, store: Store) -> None:
    kept = await store.throw(THROW)
    found = await (await engine.open()).get_throw(kept)
    assert found == replace(THROW, id=kept, created=engine.clock.now)
    assert await store.get_throw(kept + 1) is None


async def test_a_throw_keeps_its_battle_and_secret(store: Store) -> None:
    saved = await save(store, Put(None, Horse(id=1, name="a")))
    kept = await store.throw(replace(THROW, battle=saved.battle, guild=1, secret=True, created=123.5 + 1.7e9 + 2e8))
    [found] = await store.throws(saved.battle)
    assert (found.id, found.battle, found.guild, found.secret) == (kept, saved.battle, 1, True)
    assert found.created == 123.5 + 1.7e9 + 2e8


async def test_a_throw_outlives_its_battle(store: Store) -> None:
    kept = await store.throw(replace(THROW, battle=42))  # deleted between reading and writing
    found = await store.get_throw(kept)
    assert found is not None
    assert found.battle is None


async def test_throws_without_outcome_are_found_but_not_counted(engine: Engine, store: Store) -> None:
    saved = await save(store, Put(None, Horse(id=1, name="a")))
    refused = await store.throw(replace(THROW, battle=saved.battle, outcome=None))
    first = await store.throw(replace(THROW, battle=saved.battle, interaction=1))
    engine.clock.now += 10
    second = await store.throw(replace(THROW, battle=saved.battle, interaction=2))
    assert [throw.id for throw in await store.throws(saved.battle)] == [first, second]
    assert [throw.id for throw in await store.throws(saved.battle, since=engine.clock.now)] == [second]
    found = await store.get_throw(refused)
    assert found is not None
    assert found.outcome is None


async def test_throws_go_after_thirty_days(engine: Engine, store: Store) -> None:
    saved = await save(store, Put(None, Horse(id=1, name="a")))
    old = await store.throw(replace(THROW, battle=saved.battle))
    engine.clock.now += 30 * DAY
    young = await store.throw(replace(THROW, battle=saved.battle, interaction=1))
    assert await store.get_throw(old) is not None
    engine.clock.now += 1
    assert await store.get_throw(old) is None
    assert [throw.id for throw in await store.throws(saved.battle)] == [young]
    await store.clean(engine.clock.now)
    engine.clock.now -= 10
    assert await store.get_throw(old) is None  # gone, not only hidden
    assert await store.get_throw(young) is not None
    assert await store.throw(replace(THROW, interaction=3)) > young


async def test_what_a_person_chose(engine: Engine, store: Store) -> None:
    assert await store.person(BIG) == Person(BIG)
    chosen = Person(BIG, "fr", "typed", pings=True)
    await store.set_person(chosen)
    assert await (await engine.open()).person(BIG) == chosen
    assert (await store.load(HERE, BIG)).person == chosen
    await store.set_person(Person(BIG, "en"))
    assert await store.person(BIG) == Person(BIG, "en")


async def test_what_a_server_chose(store: Store) -> None:
    await store.set_server(Server(1, {"gm_role": str(BIG), "language": "fr"}))
    assert (await store.load(HERE, ANN)).server == Server(1, {"gm_role": str(BIG), "language": "fr"})
    await store.set_server(Server(1, {"language": "en"}))
    assert (await store.load(HERE, ANN)).server == Server(1, {"language": "en"})
    assert (await store.load(Place(10, 2), ANN)).server == Server(2)
    assert (await store.load(Place(10), ANN)).server == Server(0)
