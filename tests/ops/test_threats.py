"""The page of threats is true: every line names a test that exists; servers are kept apart."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.table import Table

ROOT = Path(__file__).parents[2]
LINE = re.compile(r"^\| (?!---)(?!what |quoi )(.+?) \| (.+?) \|$", re.MULTILINE)
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def lines(page: str) -> list[tuple[str, str]]:
    return LINE.findall((ROOT / "docs" / page).read_text(encoding="utf-8"))


def named_in(file: Path) -> set[str]:
    """Return the names of the tests of a file, without those that are skipped or meant to fail whatever happens."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            marks = {ast.unparse(mark).partition("(")[0] for mark in node.decorator_list}
            if not marks & {"pytest.mark.skip", "pytest.mark.xfail"}:
                found.add(node.name)
    return found


@pytest.mark.parametrize("page", ["threats.md", "threats.fr.md"])
def test_every_line_names_a_test_that_exists(page: str):
    found = lines(page)
    assert len(found) >= 30
    for told, shown in found:
        named = NAMED.findall(shown)
        assert named, f"no test is named for: {told}"
        for file, test in named:
            assert (ROOT / file).is_file(), file
            assert test in named_in(ROOT / file), f"{file} has no {test}"


def test_both_languages_name_the_same_tests_in_the_same_order():
    english, french = ([shown for _, shown in lines(page)] for page in ("threats.md", "threats.fr.md"))
    assert english == french


def test_what_is_looked_for_can_be_missing():
    assert "test_no_such_thing" not in named_in(Path(__file__))
    assert "test_both_languages_name_the_same_tests_in_the_same_order" in named_in(Path(__file__))


async def test_nothing_of_one_server_is_reached_from_another(table: Table):
    """A GM of another server, who knows the number of the battle and the name of everything, gets nothing."""
    await table.gm.slash("battle start", name="Ford")
    await table.ann.slash("mount add", name="Tonnerre", species="horse")
    elsewhere = table.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("table")
    import discord

    role = elsewhere.create_role("GM", permissions=discord.Permissions(manage_guild=True))
    user = table.env.create_user("spy")
    from tests.table import Person

    spy = Person(table, elsewhere.add_member(user, roles=[role]), channel)
    await table.env.settle()
    for battle in ("1", "Ford"):
        reply = await spy.slash("battle export", battle=battle)
        assert reply.private and not reply.message.attachments
    for command, options in (
        ("battle status", {}),
        ("battle log", {}),
        ("battle undo", {"entry": 1}),
        ("mount show", {"mount": "Tonnerre"}),
        ("mount remove", {"mount": "Tonnerre"}),
        ("battle end", {}),
    ):
        assert (await spy.slash(command, **options)).private, command
    assert await spy.complete("mount show", "mount", "T") == []
    assert "Tonnerre" in (await table.ann.slash("battle status")).text
