"""Copies: taken while the bot plays, put back after every check, and played on."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import live
from bot.ops import heartbeat, places
from bot.ops.copies import Daily
from bot.ops.heartbeat import Beat
from data import copies
from tests.ops.host import host, settings_of, sound
from tests.table import Table

WHOA = "4 2 3 5 1 7"
DAY = 86_400.0
NOON = 1_800_000_000.0


async def played(table: Table) -> None:
    await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich", species="horse")
    await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)


def sequence(file: Path) -> dict[str, int]:
    with closing(sqlite3.connect(file)) as raw:
        return dict(raw.execute("SELECT name, seq FROM sqlite_sequence").fetchall())


async def test_a_copy_of_a_running_bot_is_restored_and_played_on(database: Path, tmp_path: Path):
    copy = tmp_path / "elsewhere" / "copy.db"
    async with Table(database) as table:
        await played(table)
        taken = await host(database, "backup", copy)
        assert (taken.status, "Copied to" in taken.text) == (0, True)
        later = await table.ann.slash("battle undo")
        assert "Undone" in later.title
        refused = await host(database, "restore", copy)
        assert refused.status == 1
        assert "Another program has the battles open" in refused.text
        assert "ridden by Ulrich" in (await table.ann.slash("mount show", mount="Tonnerre")).text
        await table.bot.close()
        done = await host(database, "restore", copy)
        assert done.status == 0, done.text
        await table.restart(killed=True)
        assert "bolting" in (await table.ann.slash("mount show", mount="Tonnerre")).text
        stale = await later.click("Undo")  # its entry is not in the copy: it must mean no other
        assert stale.private
        assert "Undone" in (await table.ann.slash("battle undo")).title
    sound(database)
    (old,) = tmp_path.glob("hola.db.*.old")
    assert str(old) in done.text
    assert sound(old) == 3


async def test_the_copy_is_one_private_file_that_is_sound_by_itself(table: Table, database: Path, tmp_path: Path):
    await played(table)
    copy = tmp_path / "copies" / "one.db"
    assert (await host(database, "backup", copy)).status == 0
    assert [file.name for file in copy.parent.iterdir()] == ["one.db"]
    assert sound(copy) == 2
    if os.name == "posix":
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600, "it holds the seeds of sealed dice"


async def test_a_copy_overwrites_nothing_and_has_a_name_of_its_own(table: Table, database: Path):
    await played(table)
    first = await host(database, "backup")
    (copy,) = places.backups(database).iterdir()
    assert str(copy) in first.text
    before = copy.read_bytes()
    again = await host(database, "backup", copy)
    assert (again.status, "is there already" in again.text) == (1, True)
    assert copy.read_bytes() == before


async def test_without_battles_there_is_nothing_to_copy(tmp_path: Path):
    from data.store import Unavailable

    with pytest.raises(Unavailable) as raised:
        await host(tmp_path / "none.db", "backup")
    assert raised.value.reason == "missing"
    assert list(tmp_path.iterdir()) == []


def wrecked(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])


def altered(file: Path) -> None:
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("UPDATE journal SET no = 7 WHERE no = 2")


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("PRAGMA user_version = 4321")


def foreign(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("CREATE TABLE other (x)")


@pytest.mark.parametrize(
    ("harm", "says"),
    [
        (wrecked, "damaged"),
        (altered, "numbered without a gap"),
        (newer, "4321"),
        (foreign, "belongs to another program"),
        (Path.unlink, "There is no file"),
        (lambda file: file.write_bytes(b"no database"), "damaged"),
    ],
)
async def test_a_copy_that_is_not_sound_is_not_put_in_place(database: Path, tmp_path: Path, harm, says: str):
    copy = tmp_path / "copy.db"
    async with Table(database) as table:
        await played(table)
        await host(database, "backup", copy)
    before = database.read_bytes()
    harm(copy)
    done = await host(database, "restore", copy)
    assert done.status == 1
    assert says in done.text
    assert database.read_bytes() == before
    assert not list(tmp_path.glob("*.old")) and not list(tmp_path.glob("*.new"))


async def test_a_bot_that_shows_signs_of_life_keeps_its_file(database: Path, tmp_path: Path):
    copy = tmp_path / "copy.db"
    async with Table(database) as table:
        await played(table)
        await host(database, "backup", copy)
    import time

    heartbeat.write(places.heartbeat(database), Beat(4711, time.time()))
    refused = await host(database, "restore", copy)
    assert (refused.status, "4711" in refused.text) == (1, True)


async def test_a_damaged_database_is_replaced_and_kept(database: Path, tmp_path: Path):
    copy = tmp_path / "copy.db"
    async with Table(database) as table:
        await played(table)
        await host(database, "backup", copy)
    wrecked(database)
    broken = database.read_bytes()
    done = await host(database, "restore", copy)
    assert done.status == 0, done.text
    assert sound(database) == 2
    (old,) = tmp_path.glob("*.old")
    assert old.read_bytes() == broken
    assert sequence(database)["journal"] > copies.AHEAD, "nobody knows which ids the old file gave"


async def test_ids_go_on_after_those_that_the_old_file_gave(database: Path, tmp_path: Path):
    copy = tmp_path / "copy.db"
    async with Table(database) as table:
        await played(table)
        await host(database, "backup", copy)
        for _ in range(5):
            await table.ann.slash("rout", ld=7)
    given = sequence(database)
    assert given["journal"] > sequence(copy)["journal"]
    await host(database, "restore", copy)
    assert sequence(database) == given


async def test_a_restore_where_nothing_was(table: Table, database: Path, tmp_path: Path):
    await played(table)
    copy = tmp_path / "copy.db"
    await host(database, "backup", copy)
    fresh = tmp_path / "fresh.db"
    done = await host(fresh, "restore", copy)
    assert (done.status, "is kept" in done.text) == (0, False)
    assert sound(fresh) == 2


async def test_the_daily_round_keeps_the_newest_copies(table: Table, database: Path):
    await played(table)
    daily = Daily(database, 3)
    by_hand = places.backups(database) / "by-hand.db"
    await host(database, "backup", by_hand)
    for day in range(6):
        await daily.round(NOON + day * DAY)
        await daily.round(NOON + day * DAY + 60)  # a restart on the same day
    assert [file.name[-13:-3] for file in daily.kept()] == ["2027-01-18", "2027-01-19", "2027-01-20"]
    assert by_hand.exists()
    await daily.round(NOON - 400 * DAY)  # the clock is set back
    assert len(daily.kept()) == 3
    for file in daily.kept():
        sound(file)


async def test_the_running_bots_daily_round_makes_the_copy(table: Table, database: Path):
    await played(table)
    bot: Any = table.bot
    for work in live.duties(bot, settings_of(database)):
        work.close()
    for daily in bot.keeper.also:
        await daily(NOON)
    [copy] = places.backups(database).iterdir()
    assert sound(copy) == 2


async def test_no_daily_copy_where_none_is_wanted(table: Table, database: Path):
    await Daily(database, settings_of(database, HOLA_BACKUP_DAYS="0").backup_days).round(NOON)
    assert not places.backups(database).exists()
    assert settings_of(database).backup_days == 14


async def test_a_daily_copy_that_fails_is_logged_and_the_round_goes_on(tmp_path: Path, caplog):
    await Daily(tmp_path / "none.db", 3).round(NOON)
    assert "could not be made" in caplog.text
    assert not list(tmp_path.glob("**/*.part"))
