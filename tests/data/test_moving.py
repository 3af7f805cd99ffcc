"""From a file into PostgreSQL: every row the same, whatever interrupted it; nothing that was there is touched."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from data.migrate import connect
from data.postgres import moving
from data.postgres import tables as parts
from data.postgres.moving import Occupied, move
from data.postgres.store import PostgresStore
from data.postgres.tables import Table, ranges, tables
from data.records import Person, Place, Server, Shown, Throw
from data.sqlite import SqliteStore
from data.store import Unavailable
from rules.core.outcome import Put, PutBattle
from rules.core.pieces import BattleState
from tests import postgres
from tests.data.helpers import ANN, BIG, HERE, Horse, entry, gm, save, started
from tests.data.invariants import check
from tests.data.test_kill import ROOT
from tests.data.test_postgres import asked, bare

MOVER = Path(__file__).with_name("mover.py")


@pytest.fixture
def url() -> str:
    return postgres.fresh_database()


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """Return a file in which a little of everything is kept."""
    path = tmp_path / "old" / "hola.db"
    store = SqliteStore(path)
    await store.open()
    await store.open_battle(HERE, gm(), [entry(started())], own_thread=True, meta={"seed": "é"})
    horse = Horse(id=1, name="Étoile", owner=BIG)
    saved = await save(store, Put(None, horse), Put(None, Horse(id=2, name="b'\"?$1\\")), note="x\n\t\u2028 🐎")
    store.shown(Shown(saved.entries[0][0], 10, 999))
    await save(store, Put(horse, None), secret=True)
    await save(store, Put(None, horse), undoes=3)
    for channel in range(20, 30):
        await save(store, *(Put(None, Horse(id=n, name=f"h{n}")) for n in range(1, 9)), place=Place(channel, 1))
    ended = PutBattle(BattleState(), BattleState(ended=True))
    await save(store, ended, place=Place(29, 1))
    await store.throw(Throw(5, ANN, "Ann", 10, 1, saved.battle, "roll", {}, None))
    gone = await store.throw(Throw(6, ANN, "Ann", 10, None, None, "roll", {"d": (1, "2")}, None, secret=True))
    await store._run("DELETE FROM roll WHERE id = ?", gone)  # its id must not come again
    await store.set_person(Person(ANN, "fr", "typed", True))
    await store.set_server(Server(1, {"language": "fr"}))
    await store.close()
    return path


def told(table: str, rows: int) -> None:
    """Listen to nothing."""


async def same(path: Path, url: str) -> None:
    """Check that both hold the very same rows, read in a way of its own."""
    with closing(sqlite3.connect(path)) as raw:
        names = [name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        async with bare(url) as theirs:
            for name in names:
                if not name.startswith("sqlite_"):
                    columns = ", ".join(row[1] for row in raw.execute(f"PRAGMA table_info({name})"))
                    there = sorted(map(repr, [tuple(r) for r in await theirs.fetch(f"SELECT {columns} FROM {name}")]))
                    assert there == sorted(map(repr, raw.execute(f"SELECT {columns} FROM {name}").fetchall())), name


async def test_everything_is_there_and_goes_on(file: Path, url: str) -> None:
    before = file.read_bytes()
    heard: list[tuple[str, int]] = []
    counts = await move(file, url, lambda table, rows: heard.append((table, rows)))
    assert dict(heard) == counts
    assert counts["battle"] == 11 and counts["journal"] == 15 and counts["roll"] == 1
    assert file.read_bytes() == before
    await same(file, url)
    old, new = SqliteStore(file), PostgresStore(url)
    await old.open()
    await new.open()
    for info in await old.battles():
        assert await new.load_battle(info.id, gm()) == await old.load_battle(info.id, gm())
        assert await new.journal(info.id) == await old.journal(info.id)
        assert await new.export_rows(info.id) == await old.export_rows(info.id)
    assert await new.unshown() == await old.unshown()
    for play in (lambda one: one.throw(Throw(9, ANN, "Ann", 10, 1, None, "roll", {}, None)), save):
        ids: list[Any] = [await play(one) for one in (old, new)]
        assert ids[0] == ids[1], "ids go on where the file was, buttons in messages hold them"
    await check(new)
    await old.close()
    await new.close()


async def test_moving_again_changes_nothing_and_a_played_database_is_refused(file: Path, url: str) -> None:
    counts = await move(file, url, told)
    assert await move(file, url, told) == counts
    store = PostgresStore(url)
    await store.open()
    await save(store)
    await store.close()
    with pytest.raises(Occupied) as raised:
        await move(file, url, told)
    assert raised.value.table == "battle"
    assert await asked(url, "SELECT count(*) FROM journal") == 16


async def test_a_database_that_holds_something_else_is_refused_untouched(file: Path, url: str) -> None:
    store = PostgresStore(url)
    await store.open()
    with pytest.raises(Occupied) as raised:  # empty, but a bot runs on it
        await move(file, url, told)
    assert raised.value.table == ""
    await store.set_person(Person(7, "en"))
    await store.close()
    with pytest.raises(Occupied) as raised:
        await move(file, url, told)
    assert raised.value.table == "person"
    assert await asked(url, "SELECT count(*) FROM battle") == 0
    empty = postgres.cluster().create()
    async with bare(empty) as raw:
        await raw.execute("CREATE TABLE theirs (id INT)")
    with pytest.raises(Unavailable, match="another program"):
        await move(file, empty, told)


async def test_cut_off_it_keeps_bots_away_and_goes_on(
    file: Path, url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(parts, "MANY", 3)
    fill, left = moving._fill, 12

    async def filled(target: Any, table: Table, part: Any) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise ConnectionResetError("cut")
        await fill(target, table, part)

    monkeypatch.setattr(moving, "_fill", filled)
    with pytest.raises(Unavailable):
        await move(file, url, told)
    assert 0 < await asked(url, "SELECT count(*) FROM piece") < 81
    with pytest.raises(Unavailable, match="was not finished"):
        await PostgresStore(url).open()
    other = tmp_path / "other.db"
    store = SqliteStore(other)
    await store.open()
    await store.close()
    monkeypatch.setattr(moving, "_fill", fill)
    with pytest.raises(Unavailable, match="was not finished"):
        await move(other, url, told)
    store = SqliteStore(file)  # played on meanwhile: renamed, swapped, removed, ended
    await store.open()
    one, two, three, *_ = (await store.load(Place(20, 1), ANN)).pieces
    swapped = Put(one, Horse(id=1, name="h2")), Put(two, Horse(id=2, name="h1")), Put(three, None)
    await save(store, *swapped, Put(None, Horse(id=9, name="h3")), place=Place(20, 1))
    await store.delete_battle(3)
    await store.close()
    await move(file, url, told)
    await same(file, url)


async def test_a_copy_that_differs_is_not_taken_for_one(file: Path, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = moving._go_on

    async def spoilt(source: Any, target: Any, found: Any) -> None:
        await target.execute("UPDATE piece SET body = body || ' ' WHERE battle = 2 AND id = 4")
        await go_on(source, target, found)

    monkeypatch.setattr(moving, "_go_on", spoilt)
    with pytest.raises(Unavailable, match=r"piece \(2, 4\)"):
        await move(file, url, told)
    monkeypatch.setattr(moving, "_go_on", go_on)
    await move(file, url, told)
    await same(file, url)


async def test_nobody_writes_to_the_file_meanwhile(file: Path, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(file, busy=0.1)
    await store.open()
    reasons = []

    async def meanwhile(source: Any, target: Any, found: Any) -> None:
        with pytest.raises(Unavailable) as raised:
            await save(store)
        reasons.append(raised.value.reason)

    monkeypatch.setattr(moving, "_go_on", meanwhile)
    await move(file, url, told)
    assert reasons == ["locked"]
    await save(store)
    await store.close()


async def test_two_moves_at_once(file: Path, url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_bytes(file.read_bytes())
    with closing(connect(str(copy), busy=1)) as raw:
        raw.execute("UPDATE battle SET touched = touched + 1")
    done = await asyncio.gather(move(file, url, told), move(copy, url, told), return_exceptions=True)
    [refused] = [one for one in done if not isinstance(one, dict)]
    assert isinstance(refused, Unavailable | Occupied), refused
    await same(file if isinstance(done[0], dict) else copy, url)


async def test_killed_at_any_moment_it_goes_on(tmp_path: Path, url: str) -> None:
    path = tmp_path / "hola.db"
    store = SqliteStore(path)
    await store.open()
    for channel in range(12):
        pieces = [Put(None, Horse(id=n, name=f"h{n}")) for n in range(1, 60)]
        await save(store, *pieces, place=Place(100 + channel, 1))
        await store.commit(
            await store.load(Place(100 + channel, 1), ANN), [entry(note="x" * 300) for _ in range(120)], next_id=60
        )
    await store.close()
    killed = 0
    for _ in range(30):
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(MOVER), str(path), url, stdout=asyncio.subprocess.PIPE, cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )  # fmt: skip
        assert process.stdout is not None
        await process.stdout.readline()  # it begins
        try:
            await asyncio.wait_for(process.wait(), random.uniform(0.02, 0.25) if killed < 6 else 30)
        except TimeoutError:
            process.kill()
            killed += 1
            await process.wait()
        else:
            assert process.returncode == 0
            break
    assert killed >= 1
    await same(path, url)


def test_tables_come_after_those_that_they_refer_to_and_parts_leave_nothing_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parts, "MANY", 4)
    with closing(connect(str(tmp_path / "a.db"), busy=1)) as raw:
        names = [table.name for table in tables(raw)]
        assert names.index("battle") < min(names.index("piece"), names.index("journal"), names.index("roll"))
        assert names.index("roster") < names.index("roster_piece")
        assert "hola" not in names
        people = next(table for table in tables(raw) if table.name == "person")
        for count in (0, 3, 4, 5, 8):
            raw.execute("DELETE FROM person")
            raw.executemany("INSERT INTO person VALUES (?, ?, '', 0)", [(n * 7, "a\0b") for n in range(count)])
            found = list(ranges(raw, people))
            assert [row[0] for part in found for row in part.rows] == [n * 7 for n in range(count)]
            assert found[0].after is None and found[-1].upto is None
            assert all(one.upto == two.after for one, two in itertools.pairwise(found))
            assert all(row[1] == "a?b" for part in found for row in part.rows)
