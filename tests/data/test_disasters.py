"""Bad days: corrupt, full, read-only, locked, closed. Each says its reason, nothing is half applied."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from data.migrate import MEMORY
from data.records import Person, Shown
from data.sqlite import SqliteStore
from data.store import Unavailable, Unreadable
from rules.core.outcome import Put
from tests.data.helpers import ANN, HERE, Horse, entry, gm, save
from tests.data.invariants import check, check_file

A = Horse(id=1, name="Ann")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


async def filled(path: Path, pieces: int = 1) -> None:
    """Leave a file with pieces in it."""
    store = SqliteStore(path)
    await store.open()
    await save(store, *(Put(None, Horse(id=n, name=f"horse {n}")) for n in range(1, pieces + 1)))
    await store.close()


async def reason_of_opening(path: Path) -> str:
    with pytest.raises(Unavailable) as raised:
        await SqliteStore(path, busy=0.1).open()
    return raised.value.reason


async def test_garbage_is_corrupt(path: Path) -> None:
    path.write_bytes(b"This is no database at all. " * 400)
    before = path.read_bytes()
    assert await reason_of_opening(path) == "corrupt"
    assert path.read_bytes() == before


async def test_half_a_file_is_corrupt(path: Path) -> None:
    await filled(path, 200)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    assert await reason_of_opening(path) == "corrupt"


async def test_a_schema_page_overwritten_is_corrupt(path: Path) -> None:
    await filled(path, 50)
    with path.open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * 900)
    assert await reason_of_opening(path) == "corrupt"


async def test_any_page_overwritten_is_never_taken_for_sound(path: Path) -> None:
    await filled(path, 200)
    whole = path.read_bytes()
    size = 4096
    for page in range(1, len(whole) // size):
        path.write_bytes(whole[: page * size] + b"\xa5" * size + whole[(page + 1) * size :])
        store = SqliteStore(path)
        try:
            await store.open()
            snapshot = await store.load(HERE, ANN)
            await store.journal(snapshot.battle or 0)
        except Unavailable as error:
            assert error.reason == "corrupt", page  # noqa: PT017  # not every page need be noticed
        else:
            assert len(snapshot.pieces) == 200, page
        await store.close()


@pytest.mark.parametrize(
    ("sql", "where"),
    [
        ("UPDATE piece SET kind = 'tank'", "piece 1 of battle 1.*tank"),
        ("UPDATE piece SET body = '{'", "piece 1 of battle 1"),
        ("UPDATE battle SET state = '7'", "BattleState"),
    ],
)
async def test_what_makes_no_sense_is_named(path: Path, sql: str, where: str) -> None:
    await filled(path)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute(sql)
    store = SqliteStore(path)
    await store.open()
    with pytest.raises(Unreadable, match=where):
        await store.load(HERE, ANN)
    await store.close()


def mounted(folder: Path, *options: str) -> bool:
    """Mount a small file system; tell whether that is allowed here."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return False
    done = subprocess.run(["mount", "-t", "tmpfs", *options, "tmpfs", str(folder)], check=False, capture_output=True)
    return done.returncode == 0


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Return a folder on a file system of 1 MB of its own."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if not mounted(folder, "-o", "size=1m"):
        pytest.skip("no file system can be mounted here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


async def fill(store: SqliteStore) -> int:
    """Save until nothing can be; return how many saves went through."""
    done = 0
    with pytest.raises(Unavailable) as raised:  # noqa: PT012  # the one that fails is not known beforehand
        while True:
            await save(store, note="x" * 20_000)
            done += 1
    assert raised.value.reason == "full"
    return done


async def test_a_full_disk_loses_nothing(small_disk: Path) -> None:
    path = small_disk / "store.db"
    store = SqliteStore(path)
    await store.open()
    await save(store, Put(None, A))
    done = await fill(store)
    assert done > 5
    before = await store.load(HERE, ANN)
    assert before.entries == done + 1
    for _ in range(3):
        with pytest.raises(Unavailable) as raised:
            await store.commit(before, [entry(Put(A, replace(A, ld=9)), note="x" * 20_000)], next_id=2)
        assert raised.value.reason == "full"
    assert await store.load(HERE, ANN) == before
    assert await check(store) == done + 1
    await store.close()
    check_file(path)
    again = SqliteStore(path)
    await again.open()
    assert await check(again) == done + 1
    await again.close()


async def test_a_disk_full_from_the_start_says_so(small_disk: Path) -> None:
    (small_disk / "ballast").write_bytes(b"x" * (1024 * 1024 - 4096))
    assert await reason_of_opening(small_disk / "store.db") == "full"


async def test_a_database_at_its_limit_is_full_and_goes_on_once_there_is_room(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store._read(lambda raw: raw.execute("PRAGMA max_page_count = 60").fetchall())
    await save(store, Put(None, A))
    done = await fill(store)
    await store._read(lambda raw: raw.execute("PRAGMA max_page_count = 6000").fetchall())
    await save(store, Put(A, replace(A, ld=9)))
    assert await check(store) == done + 2
    await store.close()


async def test_a_read_only_file_system_says_so(small_disk: Path) -> None:
    path = small_disk / "store.db"
    await filled(path)
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    assert await reason_of_opening(path) == "read-only"
    assert await reason_of_opening(small_disk / "new" / "store.db") == "read-only"


async def test_a_read_only_folder_or_file_says_so(tmp_path: Path, path: Path) -> None:
    await filled(path)
    for locked in (path, tmp_path):
        mode = locked.stat().st_mode
        locked.chmod(0o555 if locked.is_dir() else 0o444)
        try:
            if os.access(locked, os.W_OK):
                pytest.skip("this user may write everything")
            assert await reason_of_opening(path) == "read-only"
        finally:
            locked.chmod(mode)


async def test_a_database_that_became_read_only_says_so_and_loses_nothing(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    saved = await save(store, Put(None, A))
    await store._read(lambda raw: raw.execute("PRAGMA query_only = ON").fetchall())
    before = await store.load(HERE, ANN)
    for attempt in (
        store.commit(before, [entry(Put(A, None))], next_id=2),
        store.set_person(Person(ANN, "fr")),
        store.set_meta(saved.battle, {"a": 1}),
        store.reveal(1),
        store.clean(0),
    ):
        with pytest.raises(Unavailable) as raised:
            await attempt
        assert raised.value.reason == "read-only"
    store.shown(Shown(saved.entries[0][0]))
    with pytest.raises(Unavailable):
        await store.flush()
    await store._read(lambda raw: raw.execute("PRAGMA query_only = OFF").fetchall())
    await store.flush()
    assert await store.unshown() == []
    assert (await store.load(HERE, ANN)).pieces == (A,)
    await store.close()


async def test_a_path_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert await reason_of_opening(tmp_path / "file" / "store.db") == "other"
    assert await reason_of_opening(tmp_path) == "other"


async def test_a_lock_held_by_another_program_is_told_soon_and_reading_goes_on(path: Path) -> None:
    await filled(path)
    store = SqliteStore(path, busy=0.2)
    await store.open()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        before = await store.load(HERE, ANN)
        began = time.monotonic()
        with pytest.raises(Unavailable) as raised:
            await store.commit(before, [entry()], next_id=2)
        assert raised.value.reason == "locked"
        assert time.monotonic() - began < 2
        other.execute("ROLLBACK")
        await store.commit(before, [entry()], next_id=2)
    await store.close()


async def test_a_file_locked_whole_cannot_be_opened_and_says_so(path: Path) -> None:
    await filled(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        other.execute("UPDATE battle SET touched = 1")
        assert await reason_of_opening(path) == "locked"


async def test_notes_wait_out_a_lock(path: Path) -> None:
    await filled(path)
    store = SqliteStore(path, busy=0.05)
    await store.open()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        store.shown(Shown(1))
        await asyncio.sleep(0.8)
        other.execute("ROLLBACK")
    for _ in range(150):
        with closing(sqlite3.connect(path)) as raw:
            if raw.execute("SELECT shown FROM journal").fetchone() == (1,):
                break
        await asyncio.sleep(0.02)
    else:
        pytest.fail("never written")
    await store.close()


async def test_a_store_that_is_not_open_says_so(path: Path) -> None:
    store = SqliteStore(path)
    await store.close()
    for attempt in (store.load(HERE, ANN), store.set_person(Person(1)), store.load_battle(1, gm())):
        with pytest.raises(Unavailable) as raised:
            await attempt
        assert raised.value.reason == "other"
    assert not path.exists()
    await store.open()
    await store.open()
    await store.close()
    with pytest.raises(Unavailable):
        await store.load(HERE, ANN)
    await store.open()  # and once more
    assert (await store.load(HERE, ANN)).battle is None
    await store.close()


async def test_closing_while_commands_run_neither_hangs_nor_tears_one(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    before = await store.load(HERE, ANN)
    loads = [asyncio.ensure_future(store.load(HERE, ANN)) for _ in range(20)]
    last = asyncio.ensure_future(store.commit(before, [entry(Put(None, A))], next_id=2))
    await asyncio.sleep(0)
    await asyncio.wait_for(store.close(), 5)
    *_, result = await asyncio.wait_for(asyncio.gather(*loads, last, return_exceptions=True), 5)
    again = SqliteStore(path)
    await again.open()
    assert await check(again) == (0 if isinstance(result, Unavailable) else 1)
    await again.close()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")  # aiosqlite's thread ends so
def test_a_store_opened_on_a_loop_that_is_gone_still_closes(path: Path) -> None:
    store = SqliteStore(path)

    async def start() -> None:
        await store.open()
        connection = store._trips()
        connection._tx.put_nowait((asyncio.get_running_loop().create_future(), lambda: time.sleep(0.2)))

    asyncio.run(start())  # ends with work under way: nobody is left to hear of it
    time.sleep(0.4)
    asyncio.run(asyncio.wait_for(store.close(), 8))


async def test_a_mistake_in_a_statement_is_not_taken_for_a_bad_day(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    with pytest.raises(sqlite3.ProgrammingError):
        await store._read(lambda raw: raw.execute("SELECT ?", (1, 2)).fetchall())
    await store._read(lambda raw: raw.close())
    with pytest.raises(Unavailable) as raised:
        await store.load(HERE, ANN)
    assert raised.value.reason == "other"
    await store.close()


async def test_memory_is_a_store_of_its_own() -> None:
    one, two = SqliteStore(MEMORY), SqliteStore(MEMORY)
    await one.open()
    await two.open()
    await save(one, Put(None, A))
    assert (await two.load(HERE, ANN)).battle is None
    await one.close()
    await two.close()


def test_a_program_that_never_closes_still_ends(path: Path) -> None:
    program = (
        "import asyncio, sys, warnings\n"
        "from data import store_at\n"
        "from data.records import Place\n"
        "store = store_at(sys.argv[1])\n"
        "async def main():\n"
        "    await store.open()\n"
        "    await store.load(Place(1), 1)\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", program, str(path)], timeout=30, check=False, capture_output=True)
    assert done.returncode == 0, done.stderr
