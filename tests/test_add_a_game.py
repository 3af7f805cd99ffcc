"""The guide docs/add-a-game.md is literally true: its files, taken out of the page, make a game that passes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "add-a-game.md"
BLOCK = re.compile(r"^`([\w/.-]+)`\n\n```\w+\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)
COPIED = ("bot", "cogs", "data", "rules", "tests", "tools", "pyproject.toml")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the project with the game of the guide added to it."""
    copy = tmp_path_factory.mktemp("house")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, copy / name)
    files = dict(BLOCK.findall(GUIDE.read_text(encoding="utf-8")))
    assert len(files) == 9, sorted(files)
    for name, text in files.items():
        file = copy / name
        assert not file.exists(), f"the guide edits an existing file: {name}"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return copy


def run(house: Path, *command: str) -> None:
    # run like a fresh start: nothing of this very test run may leak in
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST", "HOLA", "DISCORD"))}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=house, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_tests_pass(house: Path):
    run(
        house,
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "tests/rules/joust",
        "tests/cogs/test_joust.py",
    )


def test_its_words_and_commands_are_whole(house: Path):
    script = (
        "from tests.words import messages\n"
        "for language in ('en', 'fr'):\n"
        "    assert {m.file for m in messages(language).values()} >= {'joust.ftl'}\n"
    )
    (house / "check.py").write_text(script, encoding="utf-8")
    run(house, "check")
    run(house, "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests/test_words.py", "tests/test_tree.py")


def test_its_style_types_and_imports_are_clean(house: Path):
    files = ("rules/joust", "cogs/joust.py", "tests/rules/joust", "tests/cogs/test_joust.py")
    run(house, "ruff", "check", *files)
    run(house, "ruff", "format", "--check", *files)
    run(house, "mypy", "rules/joust", "cogs/joust.py")
    linted = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    (house / "imports.py").write_text(linted, encoding="utf-8")
    run(house, "imports")
