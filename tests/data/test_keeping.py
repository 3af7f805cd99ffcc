"""What a host removes, on every engine: servers that were left, people who are to be forgotten."""

from __future__ import annotations

from dataclasses import replace

import pytest

from data.erasing import END, PSEUDONYMS
from data.records import Person, Place, Server
from data.rosters import Kept, Roster
from data.store import Stale, Store
from rules.core.outcome import Put
from tests.data.helpers import ANN, BOB, HERE, Horse, entry, gm, save

USER = 198_622_483_471_925_248
THERE = Place(channel=20, guild=2)


async def test_servers_are_all_those_of_which_something_is_kept(store: Store) -> None:
    assert await store.servers() == []
    await save(store, Put(None, Horse(id=1, name="a")))
    await save(store, Put(None, Horse(id=1, name="a")), place=Place(channel=30))
    await store.set_server(Server(3, {"language": "fr"}))
    await store.save_roster(Roster("u", 4, "Spurs", "test", ANN), [])
    assert [(server.id, dict(server.settings)) for server in await store.servers()] == [
        (1, {}),
        (3, {"language": "fr"}),
        (4, {}),
    ]


async def test_a_server_goes_with_all_that_is_its_own_and_nothing_else(store: Store) -> None:
    await save(store, Put(None, Horse(id=1, name="a")))
    other = await save(store, Put(None, Horse(id=1, name="a")), place=THERE)
    for guild in (1, 2):
        await store.set_server(Server(guild, {"language": "fr"}))
        await store.save_roster(
            Roster(f"u{guild}", guild, "Spurs", "test", ANN, next_id=2), [Kept(Horse(id=1, name="b"))]
        )
    await store.drop_server(1)
    assert [server.id for server in await store.servers()] == [2]
    assert [info.id for info in await store.battles()] == [other.battle]
    assert await store.rosters(1) == []
    assert len((await store.rosters(2))[0].pieces) == 1


async def test_a_person_is_replaced_in_every_row_that_names_him(store: Store) -> None:
    horse = Horse(id=1, name="a", owner=USER)
    saved = await save(store, Put(None, horse), actor=USER, options={"owner": USER, "note": "mine"}, note="mine")
    await save(store, Put(horse, replace(horse, ld=9)), actor=BOB)
    await store.set_person(Person(USER, "fr"))
    roster = Roster("u", 1, "Spurs", "test", USER, next_id=2)
    await store.save_roster(roster, [Kept(replace(horse, name="b"))])
    gone = await store.forget(USER)
    assert (gone.entries, gone.pieces, gone.found) == (2, 2, True)
    first, second = await store.journal(saved.battle)
    assert PSEUDONYMS < first.actor < END and first.actor_name == gone.name
    assert (first.note, dict(first.options)) == ("", {"owner": first.actor})
    assert second.actor == BOB
    snapshot = await store.load_battle(saved.battle, gm())
    assert [piece.owner for piece in snapshot.pieces] == [first.actor]
    assert [change.after.owner for one in (first, second) for change in one.images] == [first.actor] * 2
    assert (await store.person(USER)).language == ""
    [kept] = await store.rosters(1)
    assert (kept.owner, kept.pieces[0].piece.owner) == (first.actor, first.actor)
    assert not (await store.forget(USER)).found


async def test_what_was_read_before_cannot_be_saved_after(store: Store) -> None:
    horse = Horse(id=1, name="a", owner=USER)
    await save(store, Put(None, horse), actor=USER)
    before = await store.load(HERE, BOB)
    await store.save_roster(Roster("u", 1, "Spurs", "test", BOB, next_id=2), [Kept(replace(horse, name="b"))])
    [roster] = await store.rosters(1)
    await store.forget(USER)
    with pytest.raises(Stale):
        await store.commit(before, [entry(Put(horse, replace(horse, ld=9)))], next_id=2)
    with pytest.raises(Stale):
        await store.save_roster(roster, [replace(roster.pieces[0], piece=replace(horse, name="c"))])


async def test_pseudonyms_never_come_twice_and_longer_numbers_are_left_alone(store: Store) -> None:
    longer = USER * 10 + 7 if USER * 10 + 7 < 2**63 else int(f"1{str(USER)[:-1]}")
    await save(store, Put(None, Horse(id=1, name="a", owner=USER)), actor=USER)
    await save(store, Put(None, Horse(id=2, name="b", owner=longer)), actor=BOB)
    one = await store.forget(USER)
    await save(store, actor=USER)
    two = await store.forget(USER)
    assert (one.name, two.name) == ("N. N. 1", "N. N. 2")
    snapshot = await store.load(HERE, ANN)
    assert snapshot.pieces[1].owner == longer
