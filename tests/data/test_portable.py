"""Export and import: the same battle again, or a reason why not."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from data.records import Place, Shown, Throw
from data.store import BadFile, NewerFile, Stale, Store
from rules.core.outcome import Outcome, Put, PutBattle
from rules.core.words import Name, say
from tests.data.helpers import ANN, BOB, HERE, Arm, Engine, Horse, Squad, entry, gm, save, started

A = Horse(id=1, name="Étoile", move=Fraction(7, 2), arms=(Arm(name="pike", reach=Fraction(1, 3)),), owner=BOB)


async def played(store: Store) -> int:
    """Return a battle in which everything happened."""
    saved = await store.open_battle(HERE, gm(), [entry(started())], own_thread=True)
    await save(store, Put(None, A), Put(None, Squad(id=2, name="Garde")), note="a note")
    hurt = replace(A, bolting=True)
    await save(store, Put(A, hurt), actor=BOB, secret=True, options={"far": Fraction(1, 2), "n": "1/2"})
    await save(store, Put(hurt, A), undoes=3)
    last = await save(store, Put(A, hurt), undoes=4, verdict=say("v", who=Name("Ulrich", "m"), far=Fraction(9)))
    store.shown(Shown(last.entries[0][0], 10, 999))
    await store.throw(Throw(5, BOB, "Bob", 10, 1, saved.battle, "roll", {}, Outcome(verdict=say("r")), secret=True))
    await store.throw(Throw(6, BOB, "Bob", 10, 1, saved.battle, "rout", {"ld": 7}, None))
    await store.set_meta(saved.battle, {"board": 4})
    return saved.battle


async def exported(store: Store, battle: int) -> dict[str, Any]:
    """Return an export as it comes back from a file."""
    data: dict[str, Any] = json.loads(json.dumps(await store.export_rows(battle)))
    return data


@pytest.mark.parametrize("place", [HERE, Place(channel=50, guild=3)])
async def test_export_import_export_is_the_same(engine: Engine, store: Store, place: Place) -> None:
    first = await exported(store, await played(store))
    engine.clock.now += 100
    before = await store.load(place, BOB)
    battle = await store.import_rows(first, place, replace=before if before.battle else None)
    assert await exported(store, battle) == first
    after = await store.load(place, BOB)
    was = await store.load(HERE, BOB)
    assert (after.battle, after.pieces, after.state) == (battle, was.pieces, was.state)
    assert (after.entries, after.next_id, after.starter) == (was.entries, was.next_id, was.starter)
    assert [secret.keys for secret in after.secrets] == [{"p:1"}]
    info = await store.battle(battle)
    assert info is not None
    assert (info.touched, info.guild, info.channel) == (engine.clock.now, place.guild, place.channel)


async def test_an_imported_battle_goes_on(store: Store) -> None:
    data = await exported(store, await played(store))
    there = Place(50, 3)
    await store.import_rows(data, there)
    hurt = replace(A, bolting=True)
    saved = await save(store, Put(hurt, A), place=there, undoes=5)
    assert saved.entries[0][1] == 6
    kept = await store.journal(saved.battle)
    assert [e.undone_by for e in kept] == [None, None, 4, None, 6, None]


async def test_an_imported_reply_is_not_told_again(store: Store) -> None:
    data = await exported(store, await played(store))
    lost = await store.unshown()
    await store.import_rows(data, Place(50, 3))
    assert await store.unshown() == lost


async def test_the_replaced_battle_goes_and_what_is_read_of_it_is_stale(store: Store) -> None:
    battle = await played(store)
    data = await exported(store, battle)
    old = await store.load(HERE, ANN)
    with pytest.raises(Stale):  # another one is open here
        await store.import_rows(data, HERE)
    await save(store, Put(None, Horse(id=3, name="new")))
    with pytest.raises(Stale):  # it changed since
        await store.import_rows(data, HERE, replace=old)
    now = await store.load(HERE, ANN)
    assert len(now.pieces) == 3
    new = await store.import_rows(data, HERE, replace=now)
    assert await store.battle(battle) is None
    with pytest.raises(Stale):
        await store.commit(now, [entry()], next_id=4)
    assert new != battle


async def test_an_ended_battle_is_imported_beside_an_open_one(store: Store) -> None:
    battle = await played(store)
    state = (await store.load(HERE, ANN)).state
    await save(store, PutBattle(state, replace(state, ended=True)))
    data = await exported(store, battle)
    await save(store, started(name="Hill"))
    copy_of = await store.import_rows(data, HERE)
    assert (await store.load(HERE, ANN)).state.name == "Hill"
    assert (await store.load_battle(copy_of, gm())).state.ended


async def test_exporting_the_unknown(store: Store) -> None:
    with pytest.raises(KeyError):
        await store.export_rows(7)


def changes(*path: str | int, to: Any) -> Any:
    """Return an edit of an export: set what is at the path, or remove it when `to` is Ellipsis."""

    def edit(data: Any) -> None:
        *way, last = path
        for step in way:
            data = data[step]
        if to is ...:
            del data[last]
        else:
            data[last] = to

    return edit


BAD: list[tuple[str, Any]] = [
    ("format", changes("format", to=0)),
    ("starter", changes("starter", to=...)),
    ("starter", changes("starter", to="x")),
    ("starter", changes("starter", to=2**63)),
    ("odd", changes("odd", to=1)),
    ("state", changes("state", "turn", to="three")),
    ("state", changes("state", to=[])),
    ("created", changes("created", to=float("nan"))),
    ("meta", changes("meta", "x", to=float("inf"))),
    ("pieces[0]", changes("pieces", 0, "kind", to="tank")),
    ("pieces[0]", changes("pieces", 0, "piece", "species", to="cow")),
    ("pieces[0]", changes("pieces", 0, "piece", "move", to="fast")),
    ("pieces[0]", changes("pieces", 0, "piece", "id", to=0)),
    ("pieces[0]", changes("pieces", 0, "piece", "id", to=3)),
    ("pieces[0]", changes("pieces", 0, "piece", "owner", to=2**70)),
    ("pieces[0]", changes("pieces", 0, "piece", "name", to="a, b")),
    ("pieces[0]", changes("pieces", 0, "piece", "name", to=" a")),
    ("pieces[0]", changes("pieces", 0, "piece", "name", to="x" * 41)),
    ("pieces[1]", changes("pieces", 1, "piece", "id", to=1)),
    ("pieces[1]", changes("pieces", 1, "piece", "name", to="ETOILE")),
    ("pieces[0].piece", changes("pieces", 0, "piece", to=7)),
    ("entries[0]", changes("entries", 0, "no", to=2)),
    ("entries[1]", changes("entries", 1, "outcome", to={})),
    ("entries[1]", changes("entries", 1, "outcome", "verdict", to={"k": 7})),
    ("entries[1]", changes("entries", 1, "outcome", "mood", to="blue")),
    ("entries[1]", changes("entries", 1, "images", 0, to=["test-horse", None, None])),
    ("entries[1]", changes("entries", 1, "images", 0, to=7)),
    ("entries[1]", changes("entries", 1, "images", 0, 2, "id", to=77)),
    ("entries[2]", changes("entries", 2, "options", "far", to={"/": "1/0"})),
    ("entries[2]", changes("entries", 2, "undoes", to=3)),
    ("entries[3]", changes("entries", 3, "undoes", to=9)),
    ("entries[2].undone_by", changes("entries", 2, "undone_by", to=4)),
    ("entries[0].secret", changes("entries", 0, "secret", to="perhaps")),
    ("throws[0]", changes("throws", 0, "outcome", to={"verdict": 1})),
    ("throws[0].channel", changes("throws", 0, "channel", to=-1)),
    ("pieces", changes("pieces", to={})),
]


@pytest.mark.parametrize(("where", "edit"), BAD, ids=[f"{i}-{where}" for i, (where, _) in enumerate(BAD)])
async def test_a_broken_file_says_where_and_changes_nothing(store: Store, where: str, edit: Any) -> None:
    data = await exported(store, await played(store))
    broken = copy.deepcopy(data)
    edit(broken)
    before = await store.load(HERE, ANN)
    for attempt in (store.check_rows(broken), store.import_rows(broken, HERE, replace=before)):
        with pytest.raises(BadFile) as raised:
            await attempt
        assert raised.value.where == where
        assert raised.value.why
    assert await store.load(HERE, ANN) == before


@pytest.mark.parametrize("key", ["format", "outcomes"])
async def test_a_newer_file_is_refused(store: Store, key: str) -> None:
    data = await exported(store, await played(store)) | {key: 99}
    before = await store.load(HERE, ANN)
    with pytest.raises(NewerFile) as raised:
        await store.import_rows(data, HERE, replace=before)
    assert (raised.value.found, raised.value.known) == (99, 1)
    assert await store.load(HERE, ANN) == before


async def test_something_else_than_a_battle_is_refused(store: Store) -> None:
    deep: Any = {"k": "x"}
    for _ in range(5000):
        deep = {"k": "x", "a": {"x": deep}}
    data = await exported(store, await played(store))
    data["entries"][0]["outcome"]["verdict"] = deep
    for nonsense in ({}, {"format": "1"}, data):
        with pytest.raises(BadFile):
            await store.import_rows(nonsense, Place(60, 1))
