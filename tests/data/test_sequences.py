"""Any sequence of saves leads to the state that a simple model of it has, and that the journal leads to."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field, replace
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from data import store_at
from data.records import Place, Saved
from data.sqlite import SqliteStore
from data.store import Duplicate, Stale, Store
from rules.core.history import inverse
from rules.core.names import fold
from rules.core.outcome import Change, Put, PutBattle
from rules.core.pieces import BattleState, Piece
from tests import postgres
from tests.data.helpers import ANN, HERE, Horse, Squad, entry
from tests.data.invariants import check

NAMES = ["Étoile", "etoile", "Ann", "Bea", "Cid"]
steps = st.one_of(
    st.tuples(st.just("add"), st.sampled_from(NAMES), st.booleans()),
    st.tuples(st.just("rename"), st.integers(0, 5), st.sampled_from(NAMES)),
    st.tuples(st.just("change"), st.integers(0, 5), st.integers(0, 9)),
    st.tuples(st.just("remove"), st.integers(0, 5)),
    st.tuples(st.just("swap"), st.integers(0, 5), st.integers(0, 5)),
    st.tuples(st.just("turn")),
    st.tuples(st.just("undo")),
    st.tuples(st.just("again")),
    st.tuples(st.just("old")),
    st.tuples(st.just("end")),
)


@dataclass
class Model:
    """Hold in plain dictionaries what the store should hold."""

    state: BattleState = field(default_factory=BattleState)
    pieces: dict[int, Piece] = field(default_factory=dict)
    next_id: int = 1
    images: list[tuple[Change, ...]] = field(default_factory=list)

    def pick(self, which: int) -> Piece | None:
        """Return one of the pieces, if there is any."""
        pieces = sorted(self.pieces.values(), key=lambda piece: piece.id)
        return pieces[which % len(pieces)] if pieces else None

    def apply(self, changes: tuple[Change, ...]) -> None:
        """Make the changes."""
        self.images.append(changes)
        for change in changes:
            if isinstance(change, PutBattle):
                self.state = change.after
            elif change.after is None:
                del self.pieces[change.piece]
            else:
                self.pieces[change.piece] = change.after
                self.next_id = max(self.next_id, change.piece + 1)

    def free(self, name: str, *keep: int) -> bool:
        """Tell whether a name is free."""
        return fold(name) not in {fold(piece.name) for piece in self.pieces.values() if piece.id not in keep}

    def changes(self, step: tuple[Any, ...]) -> tuple[Change, ...] | None:
        """Return the changes of a step, None when it makes no sense now."""
        match step:
            case ("add", name, horse):
                new: Piece = (Horse if horse else Squad)(id=self.next_id, name=name)
                return (Put(None, new),)
            case ("rename", which, name) if piece := self.pick(which):
                return (Put(piece, replace(piece, name=name)),)
            case ("change", which, owner) if piece := self.pick(which):
                return (Put(piece, replace(piece, owner=owner)),)
            case ("remove", which) if piece := self.pick(which):
                return (Put(piece, None),)
            case ("swap", a, b) if (one := self.pick(a)) and (two := self.pick(b)) and one.id != two.id:
                return (Put(one, replace(one, name=two.name)), Put(two, replace(two, name=one.name)))
            case ("turn",):
                return (PutBattle(self.state, replace(self.state, turn=self.state.turn + 1)),)
            case ("undo",) if self.images:
                return inverse(self.images[-1], self.state)
            case ("end",):
                return (PutBattle(self.state, replace(self.state, ended=True)),)
        return None


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)
@given(st.lists(steps, max_size=15))
def test_any_sequence_of_saves(sequence: list[tuple[Any, ...]]) -> None:
    asyncio.run(_play(SqliteStore(":memory:"), sequence))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=20)
@given(st.lists(steps, max_size=15))
def test_any_sequence_of_saves_on_postgresql(sequence: list[tuple[Any, ...]]) -> None:
    asyncio.run(_play(store_at(postgres.fresh_database()), sequence))


async def _play(store: Store, sequence: list[tuple[Any, ...]]) -> None:
    await store.open()
    try:
        await _steps(store, sequence)
    finally:
        await store.close()


async def _steps(store: Store, sequence: list[tuple[Any, ...]]) -> None:
    model, battle, last, old = Model(), 0, None, await store.load(HERE, ANN)
    for step in sequence:
        snapshot = await store.load(HERE, ANN)
        if step == ("again",) and last is not None:
            assert await _refused(store.commit(snapshot, [replace(last, changes=())], next_id=1), Duplicate)
        if step == ("old",) and old.version < snapshot.version:
            assert await _refused(store.commit(old, [entry()], next_id=1), Stale)
        changes = model.changes(step)
        if changes is None:
            continue
        last = entry(*changes, undoes=len(model.images) if step == ("undo",) else None)
        taken = [
            change.after.name
            for change in changes
            if isinstance(change, Put) and change.after is not None and step[0] in ("add", "rename")
            and not model.free(change.after.name, change.piece)
        ]  # fmt: skip
        if taken:
            assert await _refused(store.commit(snapshot, [last], next_id=model.next_id), Stale)
            last = None
        else:
            old = snapshot
            saved: Saved = await store.commit(snapshot, [last], next_id=model.next_id)
            battle = saved.battle
            model.apply(changes)
            if model.state.ended:
                model, last, old = Model(), None, await store.load(HERE, ANN)
        loaded = await store.load(HERE, ANN)
        assert {piece.id: piece for piece in loaded.pieces} == model.pieces
        assert (loaded.state, loaded.next_id, loaded.entries) == (model.state, model.next_id, len(model.images))
    await check(store)
    if battle:
        data = json.loads(json.dumps(await store.export_rows(battle)))
        copied = await store.import_rows(data, Place(77, 1))
        assert await store.export_rows(copied) == data
        await check(store)


async def _refused(attempt: Any, error: type[Exception]) -> bool:
    try:
        await attempt
    except error:
        return True
    return False
