"""`python -m bot`: what the console says and the exit status, with no network and no token."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import os
import signal
import sqlite3
import subprocess
import sys
import tomllib
from pathlib import Path

import aiohttp
import discord
import pytest

from bot import live, offline
from bot.__main__ import main
from bot.console import Console, console_language, set_up_log, trouble
from bot.i18n import Words
from bot.settings import load_settings
from data.store import NewerFile, Unavailable
from tests.bot.test_settings import TOKEN

ROOT = Path(__file__).parents[2]
WORDS = Words()


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Start from a machine that sets nothing, in an empty folder, and put the log back afterwards."""
    for name in list(os.environ):
        if name.startswith(("DISCORD", "HOLA", "LC_", "LANG")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


class Answer:
    """Stand for Discord's answer in an error of discord.py."""

    def __init__(self, status: int, reason: str) -> None:
        self.status, self.reason = status, reason


def fails(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    async def raised(*_: object) -> None:
        raise error

    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr(live, "run", raised)


def test_mode(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    assert main(["mode"]) == 0
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert main(["mode"]) == 0
    assert capsys.readouterr().out.split() == ["offline", "discord"]


def test_extras_are_what_the_settings_need(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    assert main(["extras"]) == 0
    monkeypatch.setenv("HOLA_DATABASE", "postgresql://me:hush@host/hola")
    assert main(["extras"]) == 0
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert main(["extras"]) == 0
    assert capsys.readouterr().out.split("\n") == ["offline", "offline postgres", "postgres", ""]


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_what_is_for_files_is_refused_on_postgresql(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("HOLA_DATABASE", "postgresql://me:hush@host/hola")
    assert main([command, *(["x.db"] if command == "restore" else [])]) == 1
    told = capsys.readouterr().err
    assert "pg_dump" in told and "hush" not in told


def test_without_the_package_for_postgresql_the_start_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("HOLA_DATABASE", "postgresql://me:hush@host/hola")
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name, *rest: None if name == "asyncpg" else find(name, *rest)
    )
    assert main([]) == 1
    told = capsys.readouterr().err
    assert "pip install 'asyncpg>=0.30,<0.33'" in told and told.count("\n") == 1
    extra = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["postgres"]
    assert f"'{extra[0]}'" in told


def test_help_names_every_command_and_setting(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    told = capsys.readouterr().out
    assert stopped.value.code == 0
    for word in ("run", "sync", "mode", "DISCORD_TOKEN", "HOLA_DATABASE", ".env"):
        assert word in told


@pytest.mark.parametrize("command", ["run", "sync", "mode"])
def test_a_bad_setting_stops_the_start_in_one_line(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("DISCORD_TOKEN", "oops")
    assert main([command]) == 1
    told = capsys.readouterr()
    assert told.err.count("\n") == 1 and told.err.startswith("DISCORD_TOKEN: read a text of 4 characters")
    assert told.out == ""


def test_sync_without_a_token_says_what_is_missing(capsys: pytest.CaptureFixture[str]):
    assert main(["sync"]) == 1
    assert capsys.readouterr().err.startswith("DISCORD_TOKEN is missing")


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (
            discord.LoginFailure("Improper token has been passed."),
            "Discord refused the token read from the environment",
        ),
        (aiohttp.ClientConnectionError("no route"), "Discord cannot be reached: no route"),
        (TimeoutError(), "Discord cannot be reached: TimeoutError"),
        (NewerFile(9, 3), "written by a newer Holà (its format is 9, this program knows 3)"),
        (Unavailable("full", "no space left"), "the disk is full"),
        (Unavailable("read-only"), "it cannot be written"),
        (Unavailable("locked"), "another program holds it"),
        (Unavailable("corrupt"), "it is damaged"),
        (Unavailable("other", "strange"), "the system refused (strange)"),
        (discord.DiscordServerError(Answer(503, "Unavailable"), "down"), "Discord answered with an error: 503"),
    ],
)
def test_what_stops_the_start_is_one_line_and_what_to_do(
    error: Exception, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    fails(monkeypatch, error)
    assert main([]) == 1
    shown = capsys.readouterr()
    assert told in shown.err
    assert shown.err.count("\n") == 1, "one line, no traceback"
    assert TOKEN not in shown.err + shown.out


def test_a_bug_is_logged_whole_but_without_the_token(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    fails(monkeypatch, RuntimeError(f"broke on {TOKEN}"))
    assert main([]) == 1
    told = capsys.readouterr().err
    assert "Traceback" in told and "Holà stopped on an error that it did not expect: RuntimeError" in told
    assert TOKEN not in told


def test_the_log_never_holds_the_token(capsys: pytest.CaptureFixture[str]):
    set_up_log(load_settings("none", {"DISCORD_TOKEN": TOKEN}))
    try:
        raise ValueError(TOKEN)
    except ValueError:
        logging.getLogger("any").exception("with %s", TOKEN)
    told = capsys.readouterr().err
    assert told.count("[token]") == 2 and TOKEN not in told


def test_every_trouble_is_told_in_french_too():
    settings = load_settings("none", {"DISCORD_TOKEN": TOKEN})
    for error in (NewerFile(2, 1), Unavailable("full"), discord.LoginFailure("x"), aiohttp.ClientError("x")):
        for line in trouble(error, settings):
            assert WORDS.plain(line, "fr") != WORDS.plain(line, "en")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "fr_BE@euro"}, "fr"),
        ({"LANG": "en_GB", "HOLA_LANGUAGE": "fr"}, "fr"),
    ],
)
def test_the_console_speaks_the_language_of_the_machine(environment: dict[str, str], language: str):
    assert console_language(environment) == language


def test_a_newer_file_is_refused_at_start_and_not_touched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    file = tmp_path / "hola.db"
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA user_version = 4321")
    database.close()
    before = file.read_bytes()
    monkeypatch.setenv("HOLA_DATABASE", str(file))
    monkeypatch.setattr(offline, "PACKAGES", ("simcord",))
    assert main([]) == 1
    assert "4321" in capsys.readouterr().err
    assert file.read_bytes() == before


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_cleanly(number: signal.Signals, tmp_path: Path):
    script = (
        "import asyncio, sys\n"
        "from bot.live import until, until_stopped\n"
        "async def main():\n"
        "    async with until_stopped() as stop:\n"
        "        print('ready', flush=True)\n"
        "        await until(stop, asyncio.create_task(asyncio.sleep(60)))\n"
        "    print('closed', flush=True)\n"
        "asyncio.run(main())\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    with process, process.stdout:
        assert process.stdout.readline() == "ready\n"
        process.send_signal(number)
        assert process.stdout.read() == "closed\n"
    assert process.returncode == 0


def test_what_the_work_raises_is_raised():
    async def broken() -> None:
        raise KeyError("x")

    async def run() -> None:
        await live.until(asyncio.Event(), asyncio.create_task(broken()))

    with pytest.raises(KeyError):
        asyncio.run(run())


def test_the_invitation_asks_for_no_more_than_needed():
    asked = {name for name, given in live.PERMISSIONS if given}
    assert asked == {
        "read_messages", "send_messages", "send_messages_in_threads", "embed_links", "attach_files",
        "read_message_history", "pin_messages",
    }  # fmt: skip
    assert f"permissions={live.PERMISSIONS.value}" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_console_prints_at_once(capsys: pytest.CaptureFixture[str]):
    from rules.core.words import say

    Console(WORDS, "fr").say(say("console-stopped"))
    assert capsys.readouterr().out == "Arrêté. Tout est enregistré.\n"
