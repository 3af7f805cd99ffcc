"""Opening a file: migrated whole or not at all, refused untouched when it is newer or somebody else's."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from data import library, reading
from data.migrate import APPLICATION, MIGRATIONS, numbered, statements
from data.sqlite import SqliteStore
from data.store import NewerFile, Unavailable
from rules.core.outcome import Put
from tests.data.helpers import ANN, HERE, Horse, save
from tests.data.invariants import check, check_file

KNOWN = max(numbered(MIGRATIONS))


@contextmanager
def bare(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a file without the store."""
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        yield raw


def version(path: Path) -> int:
    with bare(path) as raw:
        found: int = raw.execute("PRAGMA user_version").fetchone()[0]
        return found


def tables(path: Path) -> set[str]:
    with bare(path) as raw:
        return {name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


async def rows(store: SqliteStore, sql: str, *values: object) -> list[tuple[object, ...]]:
    """Return what the store's own connection answers."""
    found: list[tuple[object, ...]] = await store._read(lambda raw: raw.execute(sql, values).fetchall())
    return found


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


@pytest.fixture
def steps(tmp_path: Path) -> Path:
    """Return a folder with the known migrations, to which a test adds its own."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    return folder


async def saved(path: Path) -> None:
    """Leave a file with one battle in it."""
    store = SqliteStore(path)
    await store.open()
    await save(store, Put(None, Horse(id=1, name="a")))
    await store.close()


async def test_a_new_file_has_the_newest_version_and_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "store.db"
    await saved(path)
    assert version(path) == KNOWN
    with bare(path) as raw:
        assert raw.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
        assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    check_file(path)


async def test_an_empty_file_is_a_new_one(path: Path) -> None:
    path.touch()
    await saved(path)
    assert version(path) == KNOWN


async def test_the_connection_is_set_to_survive_a_power_cut(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 2000)):
        assert await rows(store, f"PRAGMA {pragma}") == [(value,)], pragma
    await store.close()


async def test_a_file_is_migrated_and_keeps_what_it_holds(path: Path, steps: Path) -> None:
    await saved(path)
    (steps / f"{KNOWN + 1:04}.sql").write_text(
        "-- a comment; with a semicolon\n"
        "CREATE TABLE extra (id INTEGER PRIMARY KEY, text TEXT DEFAULT 'a;b');\n"
        "INSERT INTO extra (id) VALUES (1); INSERT INTO extra (id) VALUES (2);\n"
        "CREATE TRIGGER odd AFTER INSERT ON extra BEGIN DELETE FROM extra WHERE id = 1; SELECT 1; END;\n"
        "/* the end; really */\n"
    )
    store = SqliteStore(path, migrations=steps)
    await store.open()
    assert len((await store.load(HERE, ANN)).pieces) == 1
    assert await check(store) == 1
    await store.close()
    assert version(path) == KNOWN + 1
    with bare(path) as raw:
        assert raw.execute("SELECT id, text FROM extra").fetchall() == [(1, "a;b"), (2, "a;b")]


@pytest.mark.parametrize(
    "broken",
    [
        "CREATE TABLE extra (id INTEGER); DELETE FROM piece; INSERT INTO nowhere VALUES (1);",
        "CREATE TABLE extra (id INTEGER); DELETE FROM piece; CREATE TABLE half (",
        "CREATE TABLE extra (id INTEGER); DELETE FROM piece; DELETE FROM battle;",  # leaves a journal of nothing
    ],
)
async def test_a_migration_that_fails_in_the_middle_leaves_nothing(path: Path, steps: Path, broken: str) -> None:
    await saved(path)
    step = steps / f"{KNOWN + 1:04}.sql"
    step.write_text(broken)
    with pytest.raises((Unavailable, ValueError)):
        await SqliteStore(path, migrations=steps).open()
    assert version(path) == KNOWN
    assert "extra" not in tables(path)
    await saved_is_there(path)
    step.write_text("CREATE TABLE extra (id INTEGER);")
    store = SqliteStore(path, migrations=steps)
    await store.open()
    await store.close()
    assert version(path) == KNOWN + 1
    assert "extra" in tables(path)


async def saved_is_there(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    assert len((await store.load(HERE, ANN)).pieces) == 1
    await store.close()


async def test_a_first_migration_that_fails_leaves_an_empty_file(path: Path, steps: Path) -> None:
    (steps / "0001.sql").write_text("CREATE TABLE battle (id INTEGER); CREATE TABLE battle (id INTEGER);")
    with pytest.raises(Unavailable):
        await SqliteStore(path, migrations=steps).open()
    assert (version(path), tables(path)) == (0, set())
    await saved(path)


async def test_migrations_are_numbered_without_a_gap(path: Path, steps: Path) -> None:
    (steps / f"{KNOWN + 2:04}.sql").write_text("SELECT 1;")
    with pytest.raises(ValueError, match="numbered"):
        await SqliteStore(path, migrations=steps).open()
    assert not path.exists()


async def test_several_programs_may_open_a_new_file_at_once(path: Path) -> None:
    stores = [SqliteStore(path, busy=5) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    await save(stores[0], Put(None, Horse(id=1, name="a")))
    assert len((await stores[5].load(HERE, ANN)).pieces) == 1
    for store in stores:
        await store.close()


def test_statements_are_split_where_they_end() -> None:
    script = "CREATE TABLE a (b TEXT DEFAULT ';'); -- c; d\nSELECT ';' ;\n\n-- the end"
    assert list(statements(script)) == ["CREATE TABLE a (b TEXT DEFAULT ';');", "-- c; d\nSELECT ';' ;"]


def everything(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.parent.iterdir() if file.is_file() and "shm" not in file.name}


@pytest.mark.parametrize("empty", [False, True])
async def test_a_newer_file_is_refused_untouched(path: Path, empty: bool) -> None:
    if not empty:
        await saved(path)
    with bare(path) as raw:
        raw.execute(f"PRAGMA user_version = {KNOWN + 7}")
    before = everything(path)
    for _ in range(2):
        with pytest.raises(NewerFile) as raised:
            await SqliteStore(path).open()
        assert (raised.value.found, raised.value.known) == (KNOWN + 7, KNOWN)
        assert everything(path) == before


async def test_a_newer_file_is_known_by_what_a_killed_program_left_in_its_log(path: Path, tmp_path: Path) -> None:
    await saved(path)
    with bare(path) as raw:
        raw.execute("PRAGMA wal_autocheckpoint = 0")
        raw.execute(f"PRAGMA user_version = {KNOWN + 1}")
        killed = tmp_path / "killed" / "store.db"
        killed.parent.mkdir()
        for end in ("", "-wal"):
            shutil.copy(f"{path}{end}", f"{killed}{end}")
    before = everything(killed)
    with pytest.raises(NewerFile):
        await SqliteStore(killed).open()
    assert everything(killed) == before


async def test_a_file_of_another_program_is_refused_untouched(path: Path) -> None:
    with bare(path) as raw:
        raw.execute("CREATE TABLE theirs (id INTEGER)")
    before = everything(path)
    with pytest.raises(Unavailable, match="another program"):
        await SqliteStore(path).open()
    assert everything(path) == before


async def test_loading_reads_no_table_through(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    queries = [
        reading.OPEN, reading.BY_ID, reading.ENDED, reading.PIECES, reading.SECRETS, reading.UNSHOWN, reading.PERSON,
        reading.SERVER, library.UNSHOWN,
    ]  # fmt: skip
    for query in queries:
        plan = await rows(store, f"EXPLAIN QUERY PLAN {query}", *(1,) * query.count("?"))
        details = [str(row[3]) for row in plan]
        reads_all = [detail for detail in details if detail.startswith("SCAN") and "USING INDEX" not in detail]
        assert not reads_all, (query, details)
    for query, index in ((reading.UNSHOWN, "journal_unshown"), (reading.SECRETS, "journal_secret")):
        plan = await rows(store, f"EXPLAIN QUERY PLAN {query}", *(1,) * query.count("?"))
        assert index in str(plan[0][3])
    await store.close()
