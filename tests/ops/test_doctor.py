"""The doctor: each thing that can be wrong is named, and what is right is not; the token is never shown."""

from __future__ import annotations

import json
import shutil
import sqlite3
import time
from contextlib import closing
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.live import PERMISSIONS, sync_commands
from bot.ops import doctor, doctor_discord, heartbeat, places
from bot.ops.heartbeat import EVERY, FRESH, Beat
from tests.bot.test_settings import TOKEN
from tests.ops.host import WORDS, host
from tests.table import Table


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch):
    """Let nobody ask Discord unless the test says what it answers."""

    async def nothing(settings: Any) -> list[doctor.Finding]:
        return []

    monkeypatch.setattr(doctor_discord, "findings", nothing)


def lines(findings: Any, level: str) -> str:
    return "\n".join(WORDS.plain(finding.line, "en") for finding in findings if finding.level == level)


async def test_a_fresh_installation_is_well(database: Path):
    said = await host(database, "doctor")
    assert said.status == 0
    for part in (
        "Python 3",
        "packages, all in the versions",
        "no DISCORD_TOKEN",
        "can be made",
        "MB are free",
        "clock",
    ):
        assert part in said.text
    assert said.text.endswith("All is well.\n")
    french = await host(database, "doctor", language="fr")
    assert french.text.endswith("Tout va bien.\n")


async def test_the_token_is_named_and_never_shown(database: Path):
    said = await host(database, "doctor", DISCORD_TOKEN=TOKEN)
    assert "DISCORD_TOKEN: read from the environment" in said.text
    assert TOKEN not in said.text


def test_settings_that_cannot_be_read_are_findings(capsys, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOLA_LANGUAGE", "en")
    monkeypatch.setenv("DISCORD_TOKEN", "oops")
    assert main(["doctor"]) == 1
    told = capsys.readouterr().out
    assert "✗ DISCORD_TOKEN: read a text of 4 characters" in told and "One thing is wrong." in told


@pytest.mark.parametrize(
    ("version", "bounds", "fits"),
    [
        ("2.7.1", ">=2.7.1,<2.8", True),
        ("2.8.0", ">=2.7.1,<2.8", False),
        ("2.8", "<=2.8.0", True),
        ("2.10.0", ">=2.9", True),
        ("3.0rc1", "<3", False),
        ("1", "", True),
        ("1.2", "==1.2.0", True),
        ("1.2", ">1.2", False),
    ],
)
def test_versions_against_bounds(version: str, bounds: str, fits: bool):
    assert doctor.within(version, bounds) is fits


def test_a_package_that_is_missing_or_too_old_is_named(monkeypatch: pytest.MonkeyPatch):
    def version(name: str) -> str:
        if name == "Pillow":
            raise metadata.PackageNotFoundError(name)
        return "0.1" if name == "aiosqlite" else "99" if name == "pydantic" else "2.7.1"

    monkeypatch.setattr(metadata, "version", version)
    told = lines(doctor.machine(), "bad")
    assert "Pillow: not installed" in told and "aiosqlite: 0.1" in told and "pydantic: 99" in told


async def test_a_played_database_is_described_and_a_bad_one_named(database: Path):
    async with Table(database) as table:
        await table.ann.slash("mount add", name="Tonnerre", species="horse")
    assert "can be written; its format is" in (await host(database, "doctor")).text
    with closing(sqlite3.connect(database)) as raw:
        raw.execute("PRAGMA user_version = 4321")
    said = await host(database, "doctor")
    assert said.status == 1 and "4321" in said.text and "newer" in said.text
    with closing(sqlite3.connect(database)) as raw:
        raw.execute("PRAGMA user_version = 1")
    said = await host(database, "doctor")
    assert said.status == 0 and "the next start brings it to" in said.text
    database.write_bytes(b"x" * 5000)
    said = await host(database, "doctor")
    assert said.status == 1 and "damaged" in said.text


async def test_a_folder_that_is_none_is_named(tmp_path: Path):
    (tmp_path / "file").touch()
    said = await host(tmp_path / "file" / "hola.db", "doctor")
    assert said.status == 1 and "cannot be written" in said.text


@pytest.mark.parametrize(("free", "level"), [(10**9, "good"), (10**8, "note"), (10**6, "bad")])
def test_disk_room(database: Path, free: int, level: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: type("Usage", (), {"free": free}))
    assert "MB are free" in lines(doctor.database(database), level)


async def test_the_clock_cannot_be_behind_what_was_played(table: Table, database: Path):
    await table.ann.slash("mount add", name="Tonnerre", species="horse")
    now = time.time()
    assert "The clock shows" in lines(doctor.clock(database, now), "good")
    assert "somebody played at" in lines(doctor.clock(database, now - 3600), "bad")
    assert "which cannot be" in lines(doctor.clock(database, 0.0), "bad")


class TestLive:
    @pytest.mark.parametrize(
        ("age", "status", "says"),
        [
            (10, 0, "10 s ago"),
            (FRESH - 5, 0, "s ago"),
            (FRESH + 20, 1, "s ago"),
            (-3, 0, "0 s ago"),
            (-400, 1, "in the future"),
        ],
    )
    async def test_the_exit_status_tells_whether_discord_answers(
        self, database: Path, age: float, status: int, says: str
    ):
        heartbeat.write(places.heartbeat(database), Beat(1, time.time() - age))
        said = await host(database, "doctor", "--live")
        assert (said.status, says in said.text) == (status, True), said.text
        assert said.text.count("\n") == 1

    @pytest.mark.parametrize("text", [None, "", "{", "[]", '{"process": 1}', '{"process": "x", "at": 0}'])
    async def test_no_sign_or_a_broken_one_is_none(self, database: Path, text: str | None):
        if text is not None:
            places.heartbeat(database).write_text(text)
        said = await host(database, "doctor", "--live")
        assert said.status == 1 and "No bot runs here" in said.text

    async def test_the_running_bot_writes_signs_of_life_and_takes_them_away(self, database: Path, monkeypatch):
        import asyncio

        ack = time.perf_counter()
        bot: Any = type("Bot", (), {"ws": None, "shards": {}})()
        monkeypatch.setattr(heartbeat, "EVERY", 0.01)
        file = places.heartbeat(database)
        task = asyncio.create_task(heartbeat.beat(bot, file))
        await asyncio.sleep(0.05)
        assert not file.exists(), "Discord has not answered yet"
        bot.ws = type("Socket", (), {"_keep_alive": type("Keeper", (), {"_last_ack": ack - 42.0})})
        await asyncio.sleep(0.1)
        beat = heartbeat.read(file)
        assert beat is not None and 41.5 < beat.age(time.time()) < 45
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert not file.exists()
        assert EVERY < FRESH / 5

    def test_discord_py_keeps_what_the_sign_of_life_reads(self):
        """The attribute is private to discord.py: an update that renames it must fail here, not in a health check."""
        import inspect

        from discord.gateway import KeepAliveHandler

        assert "self._last_ack" in inspect.getsource(KeepAliveHandler.ack)

    def test_the_worst_shard_counts(self):
        def socket(ago: float) -> Any:
            return type("Socket", (), {"_keep_alive": type("K", (), {"_last_ack": time.perf_counter() - ago})})

        shards = {n: type("Shard", (), {"_parent": type("P", (), {"ws": socket(n)})}) for n in (1, 90, 3)}
        bot: Any = type("Bot", (), {"shards": shards, "ws": None})
        found = heartbeat.silence(bot)
        assert found is not None and 89 < found < 95


class TestDiscord:
    async def test_what_is_synced_is_current(self, table: Table):
        bot: Any = table.bot
        await sync_commands(bot)
        found = await doctor_discord.asked(bot)
        assert "commands of this program" in lines(found, "good"), lines(found, "bad")
        assert "application" in lines(found, "good")

    @pytest.mark.parametrize("change", ["description", "french", "option", "gone", "more"])
    async def test_what_differs_from_the_program_is_stale(self, table: Table, change: str):
        bot: Any = table.bot
        await sync_commands(bot)
        known = [dict(command) for command in table.env.backend.commands[None].values()]
        whoa = next(command for command in known if command["name"] == "whoa")
        if change == "description":
            whoa["description"] = "an older text"
        elif change == "french":
            whoa["description_localizations"] = {"fr": "un texte plus ancien"}
        elif change == "option":
            whoa["options"] = whoa["options"][1:]
        elif change == "gone":
            known.remove(whoa)
        else:
            known.append({**whoa, "name": "whoa-old"})
        ours = [await c.get_translated_payload(bot.tree, bot.tree.translator) for c in bot.tree.get_commands()]
        told = lines(doctor_discord.difference(ours, known), "bad")
        assert "/whoa" in told and "make sync" in told

    async def test_no_commands_and_copies_are_named(self, table: Table):
        bot: Any = table.bot
        table.env.backend.commands[None].clear()
        copies = [{"name": "whoa", "description": "a copy", "type": 1}]
        table.env.backend.register_commands(table.guild.id, copies)
        told = lines(await doctor_discord.asked(bot), "bad")
        assert "Discord has no commands of this bot" in told and "listed twice" in told

    def test_what_discord_fills_in_is_no_difference(self):
        ours = [{"name": "a", "description": "b", "type": 1, "options": [{"name": "x", "type": 3, "required": False}]}]
        theirs = [
            {
                "id": "1", "application_id": "2", "version": "3", "default_member_permissions": None, "type": 1,
                "name": "a", "description": "b", "nsfw": False, "name_localizations": None, "contexts": [0, 1],
                "integration_types": [0], "options": [{"name": "x", "type": 3}],
            }
        ]  # fmt: skip
        assert lines(doctor_discord.difference(ours, theirs), "bad") == ""

    def test_rights_that_the_invitation_did_not_give_are_named(self):
        whole = {"name": "A", "id": "1", "permissions": str(PERMISSIONS.value)}
        admin = {"name": "B", "id": "2", "permissions": str(1 << 3)}
        poor = {"name": "C", "id": "3", "permissions": str(PERMISSIONS.value & ~(1 << 15))}
        assert "its 2 servers" in lines(doctor_discord.rights([whole, admin]), "good")
        told = lines(doctor_discord.rights([whole, poor]), "note")
        assert "In C the bot lacks: attach files" in told and "In A" not in told
        assert "5 more servers" in lines(doctor_discord.rights([poor] * 10), "note")
        assert "in no server" in lines(doctor_discord.rights([]), "note")

    async def test_no_network_and_a_refused_token_are_findings(self, database: Path, monkeypatch: pytest.MonkeyPatch):
        import discord

        monkeypatch.undo()
        for error, says in (
            (discord.LoginFailure("x"), "refused the token"),
            (OSError("no route"), "cannot be reached"),
            (TimeoutError(), "cannot be reached"),
        ):

            async def failing(*_: Any, error: Exception = error) -> None:
                raise error

            with monkeypatch.context() as patch:
                patch.setattr("bot.client.Hola.login", failing)
                said = await host(database, "doctor", DISCORD_TOKEN=TOKEN)
            assert said.status == 1 and says in said.text
            assert TOKEN not in said.text

    async def test_the_clock_is_compared_with_discords(self):
        import email.utils

        for ahead, level in ((0, "good"), (90, "bad"), (-90, "bad")):
            clock = doctor_discord._Clock()
            headers = {"Date": email.utils.formatdate(time.time() - ahead, usegmt=True)}
            answer: Any = type("Answer", (), {"response": type("Response", (), {"headers": headers})})
            await clock._ended(None, None, answer)
            assert "differs from Discord" in lines(clock.findings(), level)
        assert json.dumps(lines(doctor_discord._Clock().findings(), "bad")) == '""'
