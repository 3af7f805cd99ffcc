"""What is PostgreSQL's own: the schema, one process that migrates, the lost answer to a commit, a server that dies."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import pytest_asyncio

from data.migrate import MIGRATIONS as OF_FILES
from data.migrate import connect, numbered
from data.postgres import base, connection, reading
from data.postgres.dialect import returns, translated
from data.postgres.migrate import MIGRATIONS
from data.postgres.store import PostgresStore
from data.postgres.tables import tables
from data.records import Shown, Throw
from data.store import Duplicate, NewerFile, Stale, Unavailable
from rules.core.outcome import Put
from tests import postgres
from tests.data.helpers import ANN, HERE, Horse, entry, save
from tests.data.invariants import check

A = Horse(id=1, name="Ann")
KNOWN = max(numbered(MIGRATIONS))
END_OTHERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE pid <> pg_backend_pid() AND datname = current_database()"
)


@pytest.fixture
def url() -> str:
    return postgres.fresh_database()


@pytest.fixture
def empty() -> str:
    """Return the address of a database without any table."""
    return postgres.cluster().create()


@pytest.fixture
def steps(tmp_path: Path) -> Path:
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    return folder


@pytest_asyncio.fixture
async def store(url: str) -> AsyncIterator[PostgresStore]:
    made = PostgresStore(url, busy=1.0)
    await made.open()
    yield made
    await made.close()


@asynccontextmanager
async def bare(url: str) -> AsyncIterator[Any]:
    """Connect without the store."""
    raw = await asyncpg.connect(url)
    try:
        yield raw
    finally:
        await raw.close()


async def asked(url: str, sql: str) -> Any:
    async with bare(url) as raw:
        return await raw.fetchval(sql)


class TestSchema:
    async def test_both_engines_have_the_same_tables_and_columns(self, url: str, tmp_path: Path) -> None:
        with closing(connect(str(tmp_path / "file.db"), busy=1)) as file:
            ours = {table.name: table.columns for table in tables(file)}
            needed = {
                (name, column[1]): bool(column[3] or column[5])
                for name in ours
                for column in file.execute(f"PRAGMA table_info({name})")
            }
        async with bare(url) as raw:
            found = await raw.fetch(
                "SELECT table_name, column_name, is_nullable FROM information_schema.columns"
                " WHERE table_schema = 'public' AND table_name <> 'hola' ORDER BY table_name, ordinal_position"
            )
        theirs: dict[str, tuple[str, ...]] = {}
        for table, column, _ in found:
            theirs[table] = (*theirs.get(table, ()), column)
        assert theirs == ours
        assert {(table, column): nullable == "NO" for table, column, nullable in found} == needed
        assert max(numbered(OF_FILES)) == KNOWN, "each change of one is a change of the other"

    def test_statements_are_translated(self) -> None:
        assert translated("UPDATE a SET b = max(b, ?), c = '?' || d WHERE e = ? AND f IN (SELECT max(g) FROM h)") == (
            "UPDATE a SET b = greatest(b, $1), c = '?' || d WHERE e = $2 AND f IN (SELECT max(g) FROM h)"
        )
        assert translated("SELECT j.a FROM journal j INDEXED BY journal_unshown WHERE b = ?") == (
            "SELECT j.a FROM journal j WHERE b = $1"
        )
        assert [returns(sql) for sql in ("SELECT 1", "INSERT INTO a VALUES (1) RETURNING id", "DELETE FROM a")] == [
            True, True, False,
        ]  # fmt: skip

    async def test_loading_reads_no_table_through(self, store: PostgresStore) -> None:
        await save(store, Put(None, A))
        async with store._pool.connection() as raw:
            await raw.execute(
                "INSERT INTO battle (channel, version, entries, next_id, starter, ended, state, created, touched)"
                " SELECT 1000 + n, 1, 0, 1, 0, 0, '{}', 0, 0 FROM generate_series(1, 5000) n"
            )
            await raw.execute(
                "INSERT INTO journal (battle, no, interaction, seq, actor, secret, turn, created, actor_name, command,"
                " note, options, reads, writes, format, outcome, images, shown)"
                " SELECT 1 + n % 5000, 1000 + n, n, 0, n % 50, 0, 1, 0, '', '', '', '', '', '', 1, '', '', 1"
                " FROM generate_series(1, 20000) n"
            )
            await raw.execute("ANALYZE")
            values = {"$1": "10", "$2": "11", "$3": "5", "$4": "1"}
            plan = await raw.fetch("EXPLAIN " + re.sub(r"\$\d", lambda place: values[place[0]], reading.LOAD))
        text = "\n".join(row[0] for row in plan)
        assert "Seq Scan on battle" not in text and "Seq Scan on journal" not in text, text


class TestOpening:
    async def test_several_processes_may_start_on_a_new_database_at_once(self, empty: str) -> None:
        stores = [PostgresStore(empty) for _ in range(6)]
        await asyncio.gather(*(store.open() for store in stores))
        await save(stores[0], Put(None, A))
        assert (await stores[5].load(HERE, ANN)).pieces == (A,)
        for store in stores:
            await store.close()
        assert await asked(empty, "SELECT version FROM hola") == KNOWN

    async def test_one_process_migrates_and_the_others_wait_for_it(self, url: str, steps: Path) -> None:
        (steps / f"{KNOWN + 1:04}.sql").write_text(
            "SELECT pg_sleep(0.4); CREATE TABLE extra (id INT); INSERT INTO extra VALUES (1);"
        )
        stores = [PostgresStore(url, busy=0.1, migrations=steps) for _ in range(3)]
        try:
            await asyncio.gather(*(store.open() for store in stores))
            assert await asked(url, "SELECT count(*) FROM extra") == 1
        finally:
            for store in stores:
                await store.close()
            async with bare(url) as raw:
                await raw.execute(f"DROP TABLE extra; UPDATE hola SET version = {KNOWN}")

    async def test_a_migration_that_fails_in_the_middle_leaves_nothing(self, empty: str, steps: Path) -> None:
        step = steps / f"{KNOWN + 1:04}.sql"
        step.write_text("CREATE TABLE extra (id INT); INSERT INTO nowhere VALUES (1);")
        with pytest.raises(asyncpg.UndefinedTableError):
            await PostgresStore(empty, migrations=steps).open()
        assert await asked(empty, "SELECT version FROM hola") == KNOWN
        assert await asked(empty, "SELECT to_regclass('extra')") is None
        step.write_text("CREATE TABLE extra (id INT);")
        store = PostgresStore(empty, migrations=steps)
        await store.open()
        await store.close()
        assert await asked(empty, "SELECT version FROM hola") == KNOWN + 1
        with pytest.raises(NewerFile) as raised:  # and now it is too new for this program
            await PostgresStore(empty).open()
        assert (raised.value.found, raised.value.known) == (KNOWN + 1, KNOWN)

    async def test_the_database_of_another_program_is_refused_untouched(self, empty: str) -> None:
        async with bare(empty) as raw:
            await raw.execute("CREATE TABLE theirs (id INT)")
        with pytest.raises(Unavailable, match="another program"):
            await PostgresStore(empty).open()
        assert await asked(empty, "SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace") == 1

    @pytest.mark.parametrize(
        ("edit", "reason"),
        [
            (lambda url: url.replace("/test_", "/none_"), "other"),
            (lambda url: url + "x", "away"),
            (lambda url: "postgresql://hola@127.0.0.1:1/none", "away"),
            (lambda url: url.replace("hola@", "nobody@"), "other"),
        ],
    )
    async def test_a_database_that_cannot_be_reached_is_told(self, url: str, edit: Any, reason: str) -> None:
        with pytest.raises(Unavailable) as raised:
            await PostgresStore(edit(url)).open()
        assert raised.value.reason == reason

    async def test_a_stand_by_or_a_role_without_rights_is_read_only(self, url: str) -> None:
        with pytest.raises(Unavailable) as raised:
            await PostgresStore(f"{url}&default_transaction_read_only=on").open()
        assert raised.value.reason == "read-only"
        async with bare(url) as raw:
            await raw.execute(
                "DROP ROLE IF EXISTS reader; CREATE ROLE reader LOGIN;"
                " GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader"
            )
        try:
            with pytest.raises(Unavailable) as raised:
                await PostgresStore(url.replace("hola@", "reader@")).open()
            assert raised.value.reason == "read-only"
        finally:
            async with bare(url) as raw:
                await raw.execute("DROP OWNED BY reader; DROP ROLE reader")

    async def test_an_encoding_that_cannot_hold_every_name_is_refused(self, empty: str) -> None:
        async with bare(empty) as raw:
            await raw.execute("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'")
        try:
            with pytest.raises(Unavailable, match="UTF8"):
                await PostgresStore(postgres.cluster().url("latin")).open()
        finally:
            async with bare(empty) as raw:
                await raw.execute("DROP DATABASE latin")

    async def test_what_is_answered_waits_for_the_disk(self, url: str) -> None:
        store = PostgresStore(f"{url}&synchronous_commit=off")
        await store.open()
        assert (await store._rows("SELECT current_setting('synchronous_commit')"))[0][0] == "on"
        await store.close()


class TestTogether:
    async def test_one_process_leads_until_it_ends(self, url: str, store: PostgresStore) -> None:
        other = PostgresStore(url)
        await other.open()
        assert [await store.lead(), await other.lead(), await store.lead()] == [True, False, True]
        await store.close()
        assert await other.lead()
        await other.close()

    async def test_a_leader_whose_connection_died_leads_no_more_without_asking(
        self, url: str, store: PostgresStore
    ) -> None:
        assert await store.lead()
        async with bare(url) as raw:
            await raw.execute(END_OTHERS)
        other = PostgresStore(url)
        await other.open()
        await asyncio.sleep(0.1)
        assert [await other.lead(), await store.lead()] == [True, False]
        await other.close()

    async def test_an_interaction_is_saved_once_though_it_is_thrown_and_committed_at_once(self, url: str) -> None:
        stores = [PostgresStore(url) for _ in range(2)]
        for one in stores:
            await one.open()
        snapshots = [await one.load(HERE, ANN) for one in stores]
        for interaction in range(1, 40):
            throw = Throw(interaction, ANN, "Ann", 10, 1, None, "roll", {}, None)
            done = await asyncio.gather(
                stores[0].throw(throw),
                stores[1].commit(snapshots[1], [entry(interaction=interaction)], next_id=1),
                return_exceptions=True,
            )
            assert sorted(isinstance(one, Duplicate) for one in done) == [False, True], done
            snapshots[1] = await stores[1].load(HERE, ANN)
        for one in stores:
            await one.close()

    async def test_a_lock_held_too_long_is_told_and_reading_goes_on(self, url: str, store: PostgresStore) -> None:
        await save(store, Put(None, A))
        async with bare(url) as raw, raw.transaction():
            await raw.execute("UPDATE battle SET touched = touched")
            before = await store.load(HERE, ANN)
            with pytest.raises(Unavailable) as raised:
                await store.commit(before, [entry()], next_id=2)
            assert raised.value.reason == "locked"
        await store.commit(before, [entry()], next_id=2)

    async def test_a_throw_outlives_the_battle_that_goes_at_that_moment(self, url: str, store: PostgresStore) -> None:
        saved = await save(store, Put(None, A))
        async with bare(url) as raw:
            away = raw.transaction()
            await away.start()
            await raw.execute("DELETE FROM battle")
            throwing = asyncio.ensure_future(store.throw(Throw(9, ANN, "Ann", 10, 1, saved.battle, "roll", {}, None)))
            await asyncio.sleep(0.2)
            await away.commit()
        kept = await store.get_throw(await throwing)
        assert kept is not None and kept.battle is None

    async def test_waiting_in_a_circle_is_tried_again(self, url: str) -> None:
        store = PostgresStore(url, busy=5.0)  # the server looks for circles after a second
        await store.open()
        one = await save(store, Put(None, A))
        two = await save(store, place=replace(HERE, channel=20))

        def crossing(first: int, second: int) -> Any:
            tries = 0

            def plan() -> Any:
                nonlocal tries
                tries += 1
                yield "UPDATE battle SET touched = touched + 1 WHERE id = ?", (first,)
                yield "SELECT pg_sleep(0.2)", ()
                yield "UPDATE battle SET touched = touched + 1 WHERE id = ?", (second,)
                return tries

            return plan

        tries = await asyncio.gather(
            store._save(crossing(one.battle, two.battle)), store._save(crossing(two.battle, one.battle))
        )
        assert sorted(tries) == [1, 2]
        await store.close()

    async def test_notes_are_written_though_saves_overlap(self, store: PostgresStore) -> None:
        places = [replace(HERE, channel=100 + n) for n in range(30)]

        async def play(place: Any) -> None:
            for _ in range(5):
                saved = await save(store, place=place)
                store.shown(Shown(saved.entries[0][0], place.channel, 1))

        await asyncio.gather(*map(play, places))
        await store.flush()
        assert await store.unshown() == []
        assert await store._rows("SELECT count(*) FROM journal WHERE shown = 0") == [(0,)]
        assert await check(store) == 150


class Cut:
    """Stand before a connection: lose it at the commit, before or after the server heard of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, heard: bool, times: int = 1) -> None:
        self.left = times
        plain = connection.transaction

        async def transaction(raw: Any, *plans: Any) -> list[Any]:
            execute = raw.execute

            async def cut(sql: str, *values: Any) -> Any:
                if sql == "COMMIT" and self.left:
                    self.left -= 1
                    if heard:
                        await execute(sql)
                    raw.terminate()
                    raise ConnectionResetError("cut")
                return await execute(sql, *values)

            class Through:
                def __getattr__(self, name: str) -> Any:
                    return cut if name == "execute" else getattr(raw, name)

            return await plain(Through(), *plans)

        monkeypatch.setattr(base, "transaction", transaction)


class TestLostConnection:
    async def test_a_commit_that_was_heard_is_found_again(
        self, store: PostgresStore, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await save(store, Put(None, A))
        Cut(monkeypatch, heard=True)
        saved = await save(store, Put(A, replace(A, ld=9)), interaction=5)
        [_, kept] = await store.journal(saved.battle)
        assert saved.entries == ((kept.id, kept.no),) and saved.version == 2
        assert (await store.load(HERE, ANN)).pieces == (replace(A, ld=9),)
        Cut(monkeypatch, heard=True)
        assert await store.get_throw(await store.throw(Throw(6, ANN, "Ann", 10, 1, None, "roll", {}, None)))

    async def test_a_commit_that_was_not_heard_is_told_and_nothing_is_saved(
        self, store: PostgresStore, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await save(store, Put(None, A))
        Cut(monkeypatch, heard=False)
        with pytest.raises(Unavailable) as raised:
            await save(store, Put(A, None), interaction=5)
        assert raised.value.reason == "away"
        assert (await store.load(HERE, ANN)).pieces == (A,)
        await save(store, Put(A, None), interaction=5)  # the same may be said again

    async def test_connections_that_died_meanwhile_are_made_anew(self, url: str, store: PostgresStore) -> None:
        await asyncio.gather(*(store.load(HERE, ANN) for _ in range(10)))
        async with bare(url) as raw:
            await raw.execute(END_OTHERS)
        await save(store, Put(None, A))
        assert (await store.load(HERE, ANN)).pieces == (A,)


async def test_a_server_that_dies_under_load_loses_nothing_that_was_promised() -> None:
    cluster = postgres.Cluster(options=("max_connections=40", "shared_buffers=32MB"))  # this one waits for its disk
    try:
        store = PostgresStore(cluster.create())
        await store.open()
        promised: dict[int, int] = {}

        async def play(channel: int) -> None:
            place = replace(HERE, channel=channel)
            with pytest.raises((Unavailable, Stale)):  # noqa: PT012  # the one that fails is not known beforehand
                while True:
                    saved = await save(store, place=place)
                    promised[channel] = saved.entries[0][1]

        playing = asyncio.gather(*(play(channel) for channel in range(50, 58)))
        await asyncio.sleep(1.0)
        await asyncio.to_thread(cluster.crash)
        await asyncio.wait_for(playing, 30)
        with pytest.raises(Unavailable) as raised:
            await store.load(HERE, ANN)
        assert raised.value.reason == "away"
        await asyncio.to_thread(cluster.start)
        await check(store)
        assert len(promised) == 8
        for channel, last in promised.items():
            entries = (await store.load(replace(HERE, channel=channel), ANN)).entries
            assert last <= entries <= last + 1
        await store.close()
    finally:
        cluster.stop()


def test_sqlite_and_postgresql_files_are_told_apart() -> None:
    from data import is_url, shown

    texts = ("postgresql://x/y", "postgres://x/y", "postgres.db", ":memory:", "mysql://x")
    assert [is_url(text) for text in texts] == [True, True, False, False, False]
    assert not is_url(Path("postgresql:/x"))
    assert shown("postgresql://me:pass@host:5/db?x=1") == "postgresql://me@host:5/db"
