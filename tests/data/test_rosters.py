"""Rosters in the store: kept whole, compared and set, found by their folded names."""

from __future__ import annotations

from dataclasses import replace

import pytest

from data.rosters import Event, Kept, Roster
from data.store import Stale, Store
from rules.core.pieces import Origin
from rules.core.rolls import Roll
from rules.core.words import Name, say
from tests.data.helpers import Engine, Horse, Squad

ROLL = Roll("T1", say("why-test"), 1, 6, faces=(6,))
EVENT = Event(7, "Ford", 1_800_000_000, 3, 12, say("verdict-test", who=Name("Éclair")), (ROLL,))
WARBAND = Roster("ab12", guild=1, name="Les Éperons", game="test", owner=5, next_id=3)
HORSE = Kept(Horse(id=1, name="Éclair", ld=6, traits=("slow",)), battle=7, source=4, events=(EVENT,))
SQUAD = Kept(Squad(id=2, name="Garde", size=3, origin=Origin("ab12", 2, 1)), battle=7, source=5)


async def kept(store: Store, name: str = "les eperons") -> Roster:
    found = await store.roster(1, name)
    assert found is not None
    return found


async def test_what_is_saved_comes_back_also_after_a_restart(engine: Engine, store: Store):
    await store.save_roster(WARBAND, [HORSE, SQUAD])
    found = await kept(await engine.open())
    assert (found.name, found.owner, found.version, found.next_id) == ("Les Éperons", 5, 1, 3)
    assert found.pieces == (replace(HORSE, version=1), replace(SQUAD, version=1))


async def test_a_roster_belongs_to_its_server(store: Store):
    await store.save_roster(WARBAND, [])
    assert await store.roster(2, "Les Éperons") is None
    assert await store.rosters(2) == []
    assert [one.name for one in await store.rosters(1)] == ["Les Éperons"]
    await store.save_roster(replace(WARBAND, uid="cd34", guild=2), [])


async def test_a_name_is_taken_whatever_its_accents(store: Store):
    await store.save_roster(WARBAND, [])
    with pytest.raises(Stale):
        await store.save_roster(replace(WARBAND, uid="cd34", name="LES EPERONS"), [HORSE])
    assert (await kept(store)).pieces == ()


async def test_a_save_from_an_older_reading_changes_nothing(store: Store):
    await store.save_roster(WARBAND, [HORSE])
    old = await kept(store)
    await store.save_roster(old, [replace(old.pieces[0], piece=replace(HORSE.piece, name="Foudre"))])
    with pytest.raises(Stale):
        await store.save_roster(old, [replace(old.pieces[0], piece=replace(HORSE.piece, name="Autre"))])
    now = await kept(store)
    assert [(k.piece.name, k.version) for k in now.pieces] == [("Foudre", 2)]


async def test_an_older_piece_is_refused_with_everything_else(store: Store):
    await store.save_roster(WARBAND, [HORSE, SQUAD])
    found = await kept(store)
    stale = replace(found.pieces[1], version=7)
    with pytest.raises(Stale):
        await store.save_roster(found, [replace(found.pieces[0], piece=replace(HORSE.piece, name="X")), stale])
    assert (await kept(store)).pieces == found.pieces


async def test_two_pieces_swap_names_and_one_goes(store: Store):
    await store.save_roster(WARBAND, [HORSE, SQUAD])
    found = await kept(store)
    one, two = found.pieces
    swapped = [
        replace(one, piece=replace(one.piece, name="Garde")),
        replace(two, piece=replace(two.piece, name="Éclair")),
    ]
    await store.save_roster(found, swapped)
    found = await kept(store)
    assert [k.piece.name for k in found.pieces] == ["Garde", "Éclair"]
    await store.save_roster(found, [], gone=[1])
    assert [k.piece.name for k in (await kept(store)).pieces] == ["Éclair"]


async def test_it_is_renamed_and_removed(store: Store):
    await store.save_roster(WARBAND, [HORSE])
    found = await kept(store)
    await store.save_roster(replace(found, name="Les Lances"), [])
    assert await store.roster(1, "Les Éperons") is None
    with pytest.raises(Stale):
        await store.remove_roster(found)
    await store.remove_roster(await kept(store, "les lances"))
    assert await store.rosters(1) == []
    await store.save_roster(WARBAND, [HORSE])
