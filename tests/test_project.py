"""The project's own files: what is needed is pinned, what is promised is there."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from tools.requirements import requirements

ROOT = Path(__file__).parents[1]
PINS = (ROOT / "constraints.txt").read_text(encoding="utf-8")


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned() -> dict[str, str]:
    found = re.findall(r"^([A-Za-z0-9._-]+)==([^\s;]+)", PINS, flags=re.MULTILINE)
    return {normal(name): version for name, version in found}


def needed(requirement: str, seen: set[str]) -> None:
    """Gather the packages that a requirement needs, directly or not, among those that are installed."""
    match = re.match(r"([A-Za-z0-9._-]+)(?:\[([\w,-]+)\])?", requirement)
    assert match is not None
    name = normal(match[1])
    if "extra ==" in requirement or (";" in requirement and "python_version <" in requirement) or name in seen:
        return
    try:
        requires = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return
    seen.add(name)
    for inner in requires:
        needed(inner, seen)


@pytest.mark.parametrize("extra", ["run", "dev", "offline", "metrics"])
def test_every_package_that_is_installed_is_pinned(extra: str):
    seen: set[str] = set()
    for requirement in requirements(extra):
        needed(requirement, seen)
    assert seen - set(pinned()) == set()


def test_the_pins_are_what_the_tests_run_on():
    different = {
        name: (version, metadata.version(name))
        for name, version in pinned().items()
        if _installed(name) and metadata.version(name) != version
    }
    assert different == {}


def _installed(name: str) -> bool:
    try:
        metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def test_pins_name_no_registry():
    lines = [line for line in PINS.splitlines() if line and not line.startswith("#")]
    assert [
        line for line in lines if not re.fullmatch(r"[\w.-]+==[\w.+!-]+(; python_version >= \"[\d.]+\")?", line)
    ] == []


def test_the_version_is_in_the_changelog():
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "## [Unreleased]" in changelog or f"## [{version}]" in changelog


def test_links_in_the_documents_lead_somewhere():
    broken = []
    for document in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        text = document.read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
            if not target.startswith(("http://", "https://")) and not (document.parent / target).exists():
                broken.append(f"{document.name}: {target}")
    assert broken == []


def test_secrets_and_games_played_are_kept_out_of_the_repository():
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert {".env", "var/", ".venv/"} <= set(ignored)


def test_the_requirements_are_printed_one_a_line():
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "requirements.py", "dev"], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == requirements("dev")
    assert any(line.startswith("discord.py") for line in requirements("run"))
