"""The console's commands for a host whose battles are in PostgreSQL, or are to be moved there."""

from __future__ import annotations

import io
import os
import subprocess
import time
from contextlib import redirect_stderr
from pathlib import Path

import asyncpg
import pytest

from bot.__main__ import _parser
from bot.console import Console
from bot.ops import heartbeat, places
from bot.ops.commands import COMMANDS
from bot.settings import load_settings
from tests import postgres
from tests.ops.host import WORDS, Said
from tests.ops.test_check import played
from tests.table import Table

ROOT = Path(__file__).parents[2]


@pytest.fixture
def url() -> str:
    """Return the address of an empty database, with a password in it that nobody may see."""
    return postgres.fresh_database().replace("hola@", "hola:hush@")


async def host(database: str | Path, *arguments: str | Path, language: str = "en") -> Said:
    """Run a command of the console on a database."""
    settings = load_settings("no-env-file", {"HOLA_DATABASE": str(database)})
    out = io.StringIO()
    console = Console(WORDS, language, out)
    console.secrets = settings.secrets
    asked = _parser(console).parse_args([str(argument) for argument in arguments])
    with redirect_stderr(out):
        status = await COMMANDS[asked.command].run(settings, console, asked)
    assert "hush" not in out.getvalue()
    return Said(status, out.getvalue())


async def test_a_database_is_checked_while_the_bot_runs(url: str):
    async with Table(url) as table:
        await played(table)
        done = await host(url, "check")
        assert done.status == 0, done.text
        assert "2 battles" in done.text and "is sound" in done.text
    raw = await asyncpg.connect(url)
    await raw.execute(
        "UPDATE piece SET side = 'Blue' WHERE id = 1; UPDATE server SET settings = '{'; DELETE FROM battle WHERE id = 2"
    )
    await raw.execute("UPDATE roster_piece SET key = 'x'; INSERT INTO server VALUES (9, '[')")
    await raw.close()
    done = await host(url, "check")
    assert done.status == 1
    for part in ("its row is not what it says itself", "pg_dump", "Spurs", "9"):
        assert part in done.text, part
    assert "pg_dump" in (await host(url, "check", language="fr")).text


async def test_an_empty_database_is_sound(url: str):
    assert "is sound" in (await host(postgres.cluster().create(), "check")).text


async def test_a_person_is_forgotten_there_too(url: str):
    async with Table(url) as table:
        await played(table)
        ann = str(table.ann.id)
        await table.bot.store.flush()  # type: ignore[attr-defined]
        done = await host(url, "forget", ann)
        assert done.status == 0 and "N. N. 1" in done.text
        raw = await asyncpg.connect(url)
        rows = await raw.fetch("SELECT options, outcome, images, actor_name FROM journal")
        assert rows and not any(ann in str(value) for row in rows for value in row)
        await raw.close()
        assert "Nothing is kept" in (await host(url, "forget", ann)).text
    assert (await host(url, "check")).status == 0


async def test_the_doctor_looks_at_the_database(url: str, monkeypatch: pytest.MonkeyPatch):
    done = await host(url, "doctor")
    assert "PostgreSQL" in done.text and "answers at postgresql://hola@/test_" in done.text
    assert "fsync" in done.text, "the tests' own server does not wait for its disk, and the doctor sees it"
    assert done.status == 1
    told = await host(postgres.cluster().create(), "doctor")
    assert "the tables are made at the first start" in told.text
    away = await host("postgresql://me:hush@127.0.0.1:1/none", "doctor", language="fr")
    assert away.status == 1 and "elle ne répond pas" in away.text
    monkeypatch.setattr(time, "time", lambda: 1.0)
    assert "seconds apart" in (await host(url, "doctor")).text


async def test_moved_and_played_on(tmp_path: Path, url: str):
    file = tmp_path / "hola.db"
    async with Table(file) as table:
        await played(table)
        entry = await table.ann.slash("mount show", mount="Tonnerre")
    done = await host(file, "move", "--to", url)
    assert done.status == 0, done.text
    assert "each compared" in done.text and "journal: " in done.text
    assert (await host(url, "check")).status == 0
    async with Table(url) as table:
        await table.wait(86_400)  # ids of Discord grow with the time: this is the next day
        assert (await table.ann.slash("mount show", mount="Tonnerre")).text == entry.text
        undone = await table.ann.slash("battle undo")
        assert undone.title
    again = await host(file, "move", "--to", url, language="fr")
    assert again.status == 1 and "contient autre chose" in again.text and "n’est pas vide" in again.text


async def test_what_cannot_be_moved_is_told(tmp_path: Path, url: str):
    file = tmp_path / "hola.db"
    assert "There is no file" in (await host(file, "move", "--to", url)).text
    assert not file.exists()
    async with Table(file) as table:
        await played(table)
    assert "is no address of a PostgreSQL database" in (await host(file, "move", "--to", "mysql://me:x@host/db")).text
    away = await host(file, "move", "--to", "postgresql://me:hush@127.0.0.1:1/none")
    assert away.status == 1 and "Run the same command again" in away.text
    heartbeat.write(places.heartbeat(file), heartbeat.Beat(77, time.time()))
    running = await host(file, "move", "--to", url)
    assert running.status == 1 and "process 77" in running.text
    heartbeat.forget(places.heartbeat(file))
    async with Table(url):
        busy = await host(file, "move", "--to", url)
        assert busy.status == 1 and "a bot runs on it" in busy.text
    there = await host(url, "move", "--from", file, "--to", url)
    assert there.status == 0, there.text


@pytest.mark.parametrize("page", ["scaling.md", "scaling.fr.md"])
async def test_the_copies_of_the_page_are_made_and_brought_back_as_it_says(url: str, tmp_path: Path, page: str):
    lines = (ROOT / "docs" / page).read_text(encoding="utf-8").splitlines()
    dump, restore = (next(line for line in lines if line.startswith(word)) for word in ("pg_dump ", "pg_restore "))
    async with Table(url) as table:
        await played(table)
    for line, database in ((dump, url), (restore, fresh := postgres.cluster().create())):
        environment = {"PATH": f"{postgres.programs()}:{os.environ['PATH']}", "HOLA_DATABASE": database}
        subprocess.run(["sh", "-c", line], cwd=tmp_path, env=environment, check=True)
    done = await host(fresh, "check")
    assert done.status == 0 and "2 battles" in done.text
