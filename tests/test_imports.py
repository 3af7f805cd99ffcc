"""What import contracts cannot say: rules stand on the standard library alone, and whatever is found is kept."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = sorted((ROOT / "rules").rglob("*.py"))
FORBIDDEN = {"asyncio", "sqlite3", "random", "secrets"}  # of the standard library: no waiting, no storing, no chance


def imported(file: Path) -> Iterator[tuple[str, int]]:
    """Yield the top-level names that a module imports, with their lines, inside functions too."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name.partition(".")[0], node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}:{node.lineno}: relative import"
            assert node.module is not None
            yield node.module.partition(".")[0], node.lineno


@pytest.mark.parametrize("file", RULES, ids=lambda file: str(file.relative_to(ROOT)))
def test_rules_stand_on_the_standard_library_alone(file: Path):
    allowed = (set(sys.stdlib_module_names) | {"rules"}) - FORBIDDEN
    wrong = [f"{file}:{line}: {name}" for name, line in imported(file) if name not in allowed]
    assert wrong == []


@pytest.mark.parametrize("file", RULES, ids=lambda file: str(file.relative_to(ROOT)))
def test_rules_never_wait(file: Path):
    waits = (ast.AsyncFunctionDef, ast.Await, ast.AsyncFor, ast.AsyncWith)
    assert not [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, waits)]


def test_only_the_dice_and_their_seal_know_randomness():
    users = [
        str(file.relative_to(ROOT))
        for folder in ("rules", "cogs", "bot", "data")
        for file in sorted((ROOT / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if (isinstance(node, ast.Attribute) and node.attr == "urandom")
        or (isinstance(node, ast.Import) and {a.name for a in node.names} & {"random", "secrets"})
        or (isinstance(node, ast.ImportFrom) and node.module in {"random", "secrets"})
    ]
    assert set(users) == {"rules/core/dice.py", "rules/core/seal.py"}


def test_nothing_happens_at_import(tmp_path: Path):
    """Import everything in an empty folder: no file is made, no token is read, nothing is printed."""
    script = "import bot.client, cogs, pkgutil, importlib\n" + (
        "[importlib.import_module(m.name) for m in pkgutil.walk_packages(cogs.__path__, 'cogs.')]\n"
    )
    environment = {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "not.a.token", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert list(tmp_path.iterdir()) == []
