"""The documents are true to the commands: each command is described, each one mentioned exists with its options."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

from tests.words import ROOT, messages
from tools import commands

GUIDES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
TYPED = re.compile(r"`(/[a-z][^`]*)`")


@pytest.fixture
async def tree() -> list[dict[str, Any]]:
    """Return the commands as Discord gets them."""
    return await commands.payloads()


def known(tree: list[dict[str, Any]]) -> dict[str, set[str]]:
    """Return the options of every command, in both languages."""
    return {
        " ".join(path): {
            commands.text(option, "name", language)
            for option in leaf.get("options") or ()
            for language in commands.FILES
        }
        for command in tree
        if command["type"] == 1
        for path, leaf in commands.leaves(command, ())
    }


def mentioned(text: str) -> Iterator[tuple[str, set[str]]]:
    """Yield each command that a text writes between back-ticks, with the options that it writes."""
    for typed in TYPED.findall(text):
        words = list(takewhile(lambda word: ":" not in word, typed.removeprefix("/").split()))
        yield " ".join(words), set(re.findall(r"([^\s:]+):", typed))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_pages_of_commands_are_up_to_date(tree: list[dict[str, Any]], language: str):
    page = commands.FILES[language].read_text(encoding="utf-8")
    assert page == commands.document(tree, language), "run `make docs`"


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.name)
def test_every_command_in_a_guide_exists(tree: list[dict[str, Any]], guide: Path):
    if guide.name == "add-a-game.md":
        pytest.skip("its commands are those of the game that it adds")
    wrong = list(_wrong(guide.read_text(encoding="utf-8"), known(tree)))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_in_a_message_exists(tree: list[dict[str, Any]], language: str):
    options = known(tree)
    wrong = [
        f"{message.file} {message.key}: {fault}"
        for message in messages(language).values()
        for text in message.variants
        for fault in _wrong(text, options)
    ]
    assert not wrong, "\n".join(wrong)


def _wrong(text: str, options: dict[str, set[str]]) -> Iterator[str]:
    groups = {name.partition(" ")[0] for name in options if " " in name}
    for written, given in mentioned(text):
        words = written.split()
        begun = [" ".join(words[:size]) for size in range(len(words), 0, -1)]
        name = next((start for start in begun if start in options), written)  # `/rule M15`: then a value
        if name in groups and not given:
            continue  # `/mount` alone speaks of all its commands
        if name not in options:
            yield f"there is no /{name}"
        elif strange := given - options[name]:
            yield f"/{name} has no {', '.join(sorted(strange))}"


def test_the_check_of_mentions_can_fail():
    options = {"whoa": {"mount", "dice"}, "mount add": {"name"}}
    assert list(_wrong("`/whoa mount:A dice:4 2` and `/mount` and `/mount add name:B`", options)) == []
    assert list(_wrong("`/woah` `/whoa horse:A` `/mount sell`", options)) == [
        "there is no /woah",
        "/whoa has no horse",
        "there is no /mount sell",
    ]
