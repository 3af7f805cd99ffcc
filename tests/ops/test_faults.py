"""Bad days at the table: the player is told, nothing is half applied, the checker is content, the game goes on."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import live
from tests.ops.host import host, settings_of, sound
from tests.table import Table

WHOA = "4 2 3 5 1 7"
CALLBACK = "/interactions/*/*/callback"


async def mounted(table: Table) -> None:
    await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich", species="horse")


async def shown(table: Table) -> str:
    return (await table.ann.slash("mount show", mount="Tonnerre")).text


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Return a folder on a file system of 1 MB of its own."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("no file system can be mounted here: not root on Linux")
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("no file system can be mounted here: the system refuses")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


async def test_a_disk_that_fills_up_tells_the_player_and_loses_nothing(small_disk: Path):
    database = small_disk / "hola.db"
    async with Table(database) as table:
        await mounted(table)
        with (small_disk / "ballast").open("wb", buffering=0) as ballast:
            try:
                while True:
                    ballast.write(b"x" * 1024)
            except OSError:
                pass
        before = sound(database)
        full = None
        for _ in range(60):  # SQLite may still have room in pages that it holds
            reply = await table.ann.slash("whoa", mount="Tonnerre", note="n" * 150)
            if "disk is full" in reply.text:
                full = reply
                break
            await table.gm.slash("battle undo")
        assert full is not None and full.private
        assert "nothing was changed" in full.text
        at = sound(database)
        assert at >= before
        failed = await host(database, "backup", small_disk / "copy.db")
        assert failed.status == 1 and "the disk is full" in failed.text
        assert not list(small_disk.glob("*copy*"))
        assert (await host(database, "doctor")).status == 1
        (small_disk / "ballast").unlink()
        reply = await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        assert "bolting" in await shown(table), reply.text
        assert sound(database) == at + 1


async def test_a_file_system_that_becomes_read_only_tells_the_player(small_disk: Path):
    database = small_disk / "hola.db"
    async with Table(database) as table:
        await mounted(table)
        raw = table.bot.store  # type: ignore[attr-defined]
        await raw._read(lambda connection: connection.execute("PRAGMA query_only = ON").fetchall())
        reply = await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        assert reply.private and "cannot be written" in reply.text
        await raw._read(lambda connection: connection.execute("PRAGMA query_only = OFF").fetchall())
        await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        assert sound(database) == 2
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    looked = await host(database, "doctor")
    assert looked.status == 1 and "cannot be written" in looked.text
    assert (await host(database, "check")).status == 0, "it can still be read"
    subprocess.run(["mount", "-o", "remount,rw", str(small_disk)], check=True)


async def test_a_database_locked_by_another_program_tells_the_player(table: Table, database: Path):
    await mounted(table)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        reply = await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
        assert reply.private and "Another program holds the database" in reply.text
        assert sound(database) == 1
        other.execute("ROLLBACK")
    await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
    assert "bolting" in await shown(table)
    assert sound(database) == 2


@pytest.mark.parametrize(("status", "code"), [(500, 0), (503, 0), (429, 0), (404, 10062), (401, 50027)])
async def test_discord_fails_after_the_commit(table: Table, database: Path, status: int, code: int):
    await mounted(table)
    table.break_http("POST", CALLBACK, status=status, code=code, times=None)
    await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
    assert sound(database) == 2, "applied once"
    table.env.backend.faults.clear()
    reply = await table.ann.slash("rout", ld=7, dice="1 1")
    told = "\n".join(table.posts)
    assert told.count("the answer never reached you") == 1 and "Tonnerre" in told
    assert "58.3%" in reply.text + told
    assert "never reached" not in (await table.ann.slash("rout", ld=7, dice="1 1")).text
    assert "bolting" in await shown(table)


@pytest.mark.parametrize("status", [500, 429, 404])
async def test_discord_fails_before_the_commit(
    table: Table, database: Path, status: int, monkeypatch: pytest.MonkeyPatch
):
    """The deferral that a slow save asks for is refused: the save goes on, and its result is told later."""
    monkeypatch.setattr("bot.reply.PATIENCE", 0.01)
    await mounted(table)
    store: Any = table.bot.store  # type: ignore[attr-defined]
    commit = store.commit

    async def slow(*given: Any, **more: Any) -> Any:
        await asyncio.sleep(0.04)
        return await commit(*given, **more)

    monkeypatch.setattr(store, "commit", slow)
    table.break_http("POST", CALLBACK, status=status, times=None)
    await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
    table.env.backend.faults.clear()
    monkeypatch.undo()
    assert sound(database) == 2
    reply = await table.ann.slash("rout", ld=7, dice="1 1")
    assert "the answer never reached you" in "\n".join([*table.posts, reply.text])
    assert "bolting" in await shown(table)


@pytest.mark.parametrize("error", [TimeoutError(), ConnectionResetError(104, "reset"), OSError(5, "no route")])
async def test_the_network_is_gone_after_the_commit(
    table: Table, database: Path, error: Exception, monkeypatch: pytest.MonkeyPatch
):
    await mounted(table)
    with monkeypatch.context() as patch:

        async def gone(*_: Any, **__: Any) -> None:
            raise error

        patch.setattr("discord.InteractionResponse.send_message", gone)
        patch.setattr("discord.Webhook.send", gone)
        call = table.ann.call("whoa", mount="Tonnerre", dice=WHOA)
        table.env.backend.emit("INTERACTION_CREATE", call.payload)
        await table.env.settle()
    assert sound(database) == 2
    reply = await table.ann.slash("rout", ld=7, dice="1 1")
    assert "the answer never reached you" in "\n".join([*table.posts, reply.text])


async def test_an_interaction_delivered_twice_at_once_and_again_after_a_restart(table: Table, database: Path):
    await mounted(table)
    call = table.ann.call("whoa", mount="Tonnerre", dice=WHOA)
    for _ in range(2):
        table.env.backend.emit("INTERACTION_CREATE", call.payload)
    await table.env.settle()
    await table.restart(killed=True)
    await table.again(call)
    assert sound(database) == 2


async def test_the_gateway_drops_in_the_middle_of_a_command(
    table: Table, database: Path, monkeypatch: pytest.MonkeyPatch
):
    """Commands under way end; the session begins anew, and what was told already is not told again."""
    await mounted(table)
    store: Any = table.bot.store  # type: ignore[attr-defined]
    commit = store.commit

    async def dropped(*given: Any, **more: Any) -> Any:
        table.bot.dispatch("disconnect")
        saved = await commit(*given, **more)
        table.bot.dispatch("connect")
        table.bot.dispatch("ready")
        return saved

    monkeypatch.setattr(store, "commit", dropped)
    reply = await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
    monkeypatch.undo()
    assert "unhorsed" in reply.title or "bolts" in reply.title
    assert "never reached" not in "\n".join(table.posts)
    assert sound(database) == 2
    assert "Undone" in (await reply.click("Undo")).title


async def test_the_process_ends_in_the_middle_of_a_command(
    table: Table, database: Path, monkeypatch: pytest.MonkeyPatch
):
    await mounted(table)
    store: Any = table.bot.store  # type: ignore[attr-defined]
    commit = store.commit

    async def cut(*given: Any, **more: Any) -> Any:
        await commit(*given, **more)
        raise asyncio.CancelledError

    monkeypatch.setattr(store, "commit", cut)
    call = table.ann.call("whoa", mount="Tonnerre", dice=WHOA)
    table.env.backend.emit("INTERACTION_CREATE", call.payload)
    await table.env.settle()
    await table.restart(killed=True)
    await table.env.settle()
    assert "Tonnerre" in "\n".join(table.posts), "told at the start"
    await table.again(call)
    assert sound(database) == 2


@pytest.mark.parametrize("years", [-10, -1, 20])
async def test_the_clock_jumps(table: Table, database: Path, years: int, monkeypatch: pytest.MonkeyPatch):
    await mounted(table)
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + years * 365 * 86_400)
    await table.restart()
    roll = await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
    thrown = await table.ann.alone.slash("rout", ld=7)
    monkeypatch.undo()
    await table.restart()
    assert "Undone" in (await roll.click("Undo")).title
    assert "ridden by Ulrich" in await shown(table)
    await table.bot.keeper.round(now())  # type: ignore[attr-defined]
    assert thrown.buttons
    log = (await table.ann.slash("battle log")).text
    assert log.count("Tonnerre") >= 2
    assert sound(database) == 3


async def test_the_channel_of_a_battle_is_deleted_while_it_is_played(table: Table, database: Path):
    await mounted(table)
    call = table.ann.call("whoa", mount="Tonnerre", dice=WHOA)
    await table.bot.get_channel(table.channel.id).delete()  # type: ignore[union-attr]
    await table.env.settle()
    await table.again(call)
    assert table.errors == [] or all("Unknown" in str(error) for error in table.errors)
    other = table.guild.create_text_channel("other")
    found = await table.gm.at(other).slash("battle export", battle="1")
    assert found.message.attachments
    sound(database)


async def test_the_server_is_deleted_while_it_is_played(table: Table, database: Path):
    """Nothing breaks; the server is noted as left, and its battle is kept until its time has come."""
    bot: Any = table.bot
    for work in live.duties(bot, settings_of(database)):
        work.close()
    await mounted(table)
    call = table.ann.call("whoa", mount="Tonnerre", dice=WHOA)
    table.env.backend.emit("GUILD_DELETE", {"id": str(table.guild.id)})
    table.env.backend.emit("INTERACTION_CREATE", call.payload)
    await table.env.settle()
    [server] = await bot.store.servers()
    assert server.id == table.guild.id and float(server.settings["left"]) > 0
    assert table.errors == []
    assert sound(database) in (1, 2)
    table.env.backend.emit("GUILD_DELETE", {"id": str(table.guild.id), "unavailable": True})
    await table.env.settle()


async def test_an_outage_of_discord_is_no_departure(table: Table, database: Path):
    bot: Any = table.bot
    for work in live.duties(bot, settings_of(database)):
        work.close()
    await mounted(table)
    table.env.backend.emit("GUILD_DELETE", {"id": str(table.guild.id), "unavailable": True})
    await table.env.settle()
    for daily in bot.keeper.also:
        await daily(time.time() + 90 * 86_400)
    assert "left" not in [key for server in await bot.store.servers() for key in server.settings]
    assert sound(database) == 1


async def test_a_role_and_the_board_are_deleted_meanwhile(table: Table, database: Path):
    role = table.guild.create_role("Referee")
    await table.gm.slash("battle start", name="Ford")
    await table.gm.slash("battle settings", setting="gm_role", value=f"<@&{role.id}>")
    await mounted(table)
    await table.follow()
    guild = table.bot.get_guild(table.guild.id)
    assert guild is not None
    found = guild.get_role(role.id)
    assert found is not None
    await found.delete()
    for message in list(table.channel.history()):
        partial = table.bot.get_partial_messageable(table.channel.id).get_partial_message(message.id)
        await partial.delete()
    await table.env.settle()
    await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
    await table.follow()
    assert any("Turn 1" in post for post in table.posts), "the board is posted anew"
    assert "gm_role" in (await table.gm.slash("battle settings")).text or sound(database)
    assert table.errors == []
    sound(database)
