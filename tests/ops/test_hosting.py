"""The hosting files and pages: what they tell one to type is what is run here, as far as it can be run here."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.ops import heartbeat
from bot.ops.commands import COMMANDS
from bot.ops.heartbeat import Beat
from tests.bot.test_settings import TOKEN
from tests.table import Table

ROOT = Path(__file__).parents[2]
PAGES = ("host-linux", "host-windows", "host-container")
BLOCK = re.compile(r"^ *```(?:sh|powershell)\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
COMPOSE = ["docker", "compose", "--file", "hosting/compose.yaml"]


def commands(page: str) -> list[str]:
    """Return every line that a page tells one to type, in order."""
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    return [line.strip() for block in BLOCK.findall(text) for line in block.splitlines() if line.strip()]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Return a folder that looks like the project's own, with its interpreter, and nothing played in it."""
    folder = tmp_path / "hola"
    folder.mkdir()
    for name in ("bot", "cogs", "data", "rules", "tools", "hosting", "Makefile", "pyproject.toml", "constraints.txt"):
        (folder / name).symlink_to(ROOT / name)
    shutil.copy(ROOT / ".env.example", folder / ".env.example")
    (folder / ".venv" / "bin").mkdir(parents=True)
    (folder / ".venv" / "bin" / "python").symlink_to(sys.executable)
    return folder


def run(line: list[str], folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("HOLA", "DISCORD"))}
    environment = {**kept, "PYTHONPATH": str(ROOT), "LANG": "C", **more}
    if Path(line[0]).name.startswith("python"):
        line = [sys.executable, *line[1:]]
    return subprocess.run(line, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.parametrize("page", PAGES)
def test_both_languages_tell_one_to_type_the_same(page: str):
    assert commands(page) == commands(f"{page}.fr")
    assert len(commands(page)) >= 9


def bot_command(words: list[str]) -> list[str] | None:
    """Return the arguments of `python -m bot` in a line, None when it is another command."""
    for at in range(len(words) - 1):
        if words[at : at + 2] == ["-m", "bot"]:
            return words[at + 2 :]
    return None


@pytest.mark.parametrize("page", PAGES)
async def test_every_command_of_the_bot_in_a_page_works(page: str, house: Path):
    """Run each on a house with battles and a living bot; `sync` and the start need Discord and are only known."""
    database = house / "var" / "hola.db"
    database.parent.mkdir()
    async with Table(database) as table:
        await table.ann.slash("mount add", name="Tonnerre", species="horse")
    copy = house / "copy.db"
    assert run([sys.executable, "-m", "bot", "backup", str(copy)], house).returncode == 0
    ran = []
    for line in commands(page):
        arguments = bot_command(shlex.split(line.replace("\\", "/")))
        if arguments is None or not arguments or arguments == ["sync"]:
            assert arguments is None or "sync" not in COMMANDS
            continue
        heartbeat.forget(house / "var" / "hola.heartbeat")
        if arguments == ["doctor", "--live"]:
            import time

            heartbeat.write(house / "var" / "hola.heartbeat", Beat(1, time.time()))
        arguments = [str(copy) if word == "FILE" else word for word in arguments]
        token = {"DISCORD_TOKEN": TOKEN} if arguments == ["mode"] else {}
        done = run([sys.executable, "-m", "bot", *arguments], house, **token)
        assert done.returncode == 0, (line, done.stdout, done.stderr)
        if arguments == ["mode"]:
            assert done.stdout == "discord\n"
        for stale in (house / "var" / "backups").glob("*"):
            stale.unlink()  # the page takes its copies on different days
        ran.append(arguments[0])
    assert {"doctor", "check", "backup", "restore"} <= set(ran)


@pytest.mark.parametrize("page", PAGES)
def test_every_other_command_in_a_page_fits_the_files(page: str, house: Path):
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for line in commands(page):
        words = shlex.split(line.replace("\\", "/"))
        if words[:1] == ["sudo"]:
            words = words[3:] if words[1] == "-u" else words[1:]
        match words:
            case ["make", target]:
                assert re.search(rf"^{target}:", makefile, re.MULTILINE), line
            case ["cp" | "copy", source, *_]:
                assert (house / source).exists(), line
            case ["systemctl", "daemon-reload"]:
                pass
            case ["systemctl", *_, unit]:
                assert (ROOT / "hosting" / f"{unit}.service").exists(), line
            case ["journalctl", "--unit", unit]:
                assert (ROOT / "hosting" / f"{unit}.service").exists(), line
            case ["useradd", *options, user]:
                service = (ROOT / "hosting" / "hola.service").read_text(encoding="utf-8")
                assert f"User={user}\n" in service
                assert f"WorkingDirectory={options[options.index('--home-dir') + 1]}\n" in service
            case ["docker", "compose", "--file", file, verb, *rest]:
                assert (ROOT / file).exists()
                assert verb in {"build", "run", "up", "ps", "exec", "logs", "cp", "stop"}
                assert verb not in {"exec", "run", "logs", "stop"} or "hola" in rest
            case [program, *_] if Path(program).name.startswith("python"):
                assert "bot" in words or "pip" in words or "tools/requirements.py" in words, line
            case ["cd" | "chmod" | "chgrp" | "notepad", *_]:
                pass
            case ["py", "-m", "venv", ".venv"]:
                pass
            case _:
                pytest.fail(f"nothing is known of this command: {line}")


def test_the_steps_of_windows_name_what_pip_is_to_install(house: Path):
    listed = run([sys.executable, "tools/requirements.py", "run"], house)
    assert "discord.py" in listed.stdout
    requirements = house / ".venv" / "requirements.txt"
    requirements.write_text(listed.stdout, encoding="ascii")
    install = next(line for line in commands("host-windows") if "pip install" in line).replace("\\", "/")
    words = shlex.split(install)
    assert (house / words[words.index("--constraint") + 1]).exists()
    assert house / words[words.index("--requirement") + 1] == requirements


def test_the_unit_is_what_systemd_takes_and_starts_what_the_readme_names(tmp_path: Path):
    unit = (ROOT / "hosting" / "hola.service").read_text(encoding="utf-8")
    start = re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    assert start is not None and start[1].endswith(".venv/bin/python -m bot")
    assert ".venv/bin/python -m bot" in (ROOT / "README.md").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "host-linux.md").read_text(encoding="utf-8")
    state = re.search(r"^StateDirectory=(.*)$", unit, re.MULTILINE)
    assert state is not None and f"HOLA_DATABASE=/var/lib/{state[1]}/hola.db" in page
    assert re.search(r"^User=(?!root)", unit, re.MULTILINE)
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not on this machine")
    changed = unit.replace("/opt/hola/.venv/bin/python", sys.executable).replace("=/opt/hola", f"={tmp_path}")
    (tmp_path / "hola.service").write_text(re.sub(r"(?m)^(User|Group)=.*\n", "", changed))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "hola.service")], capture_output=True, text=True, check=False
    )
    faults = [line for line in done.stderr.splitlines() if "hola.service" in line]
    assert faults == []


def test_the_container_holds_the_program_and_nothing_else():
    lines = (ROOT / "hosting" / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    copied = [line.split()[1:-1] for line in lines if line.startswith("COPY")]
    sources = [source for sources in copied for source in sources]
    assert {"rules", "data", "bot", "cogs", "pyproject.toml", "constraints.txt", "tools/requirements.py"} == set(
        sources
    )
    assert all((ROOT / source).exists() for source in sources)
    allowed = (ROOT / "hosting" / "Containerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    assert {f"!{source}" for source in sources} == {line for line in allowed if line.startswith("!")}
    assert "*" in allowed
    assert any(re.fullmatch(r"USER [1-9]\d*", line) for line in lines), "not root, and by number"
    assert "VOLUME /data" in lines and any("HOLA_DATABASE=/data/" in line for line in lines)
    assert 'CMD ["python", "-m", "bot"]' in lines
    health = next(line for line in lines if line.startswith("HEALTHCHECK"))
    assert health.endswith('CMD ["python", "-m", "bot", "doctor", "--live"]')
    user = next(index for index, line in enumerate(lines) if line.startswith("USER"))
    assert not any(line.startswith("RUN") for line in lines[user:]), "what is installed is not the bot's to change"


def test_what_the_container_installs_is_what_the_program_needs(house: Path):
    """Start the program with only what the Containerfile copies: no test, tool or document is needed at run time."""
    folder = house.parent / "image"
    folder.mkdir()
    for name in ("bot", "cogs", "data", "rules", "pyproject.toml", "constraints.txt"):
        (folder / name).symlink_to(ROOT / name)
    for arguments, says in ((["mode"], "offline"), (["--help"], "doctor"), (["doctor"], "All is well")):
        done = run([sys.executable, "-m", "bot", *arguments], folder, PYTHONPATH="", PYTHONDONTWRITEBYTECODE="1")
        assert done.returncode == 0, done.stderr
        assert says in done.stdout


def test_compose_gives_the_least_that_is_needed():
    text = (ROOT / "hosting" / "compose.yaml").read_text(encoding="utf-8")
    for wanted in (
        "dockerfile: hosting/Containerfile", "HOLA_DATABASE: /data/hola.db", "battles:/data", "read_only: true",
        "cap_drop:\n      - ALL", "no-new-privileges:true", "../.env",
    ):  # fmt: skip
        assert wanted in text
    assert "ports:" not in text, "it listens to nobody"
    assert "privileged" not in text.replace("no-new-privileges", "")
