"""The whole command tree, as Discord gets it: its limits, and French everywhere."""

from __future__ import annotations

from typing import Any

import pytest_asyncio

from tests import discord_spec
from tests.table import Table

Tree = list[dict[str, Any]]
SUBCOMMAND, GROUP = 1, 2


@pytest_asyncio.fixture
async def tree(table: Table) -> Tree:
    """Return the commands as they are synced."""
    await table.bot.tree.sync()
    sent = next(r for r in reversed(table.env.http_requests) if r.method == "PUT" and r.path.endswith("/commands"))
    assert isinstance(sent.json, list)
    assert sent.json, "no command at all"
    return sent.json


def typed(tree: Tree) -> Tree:
    """Return the commands that are typed, without the entries in the menus of messages."""
    return [command for command in tree if command.get("type", 1) == 1]


def test_discords_limits_and_specification_are_kept(tree: Tree):
    faults = [fault for command in tree for fault in discord_spec.command_faults(command)]
    assert not faults, "\n".join(faults)
    assert len(tree) <= 100


def test_the_measure_counts_the_longest_language_of_each_text():
    command = {
        "name": "abc",  # 3
        "description": "1234",
        "description_localizations": {"fr": "12345678"},  # 8
        "options": [
            {
                "name": "x",
                "name_localizations": {"fr": "xyz"},  # 3
                "description": "12",  # 2
                "choices": [{"name": "one", "name_localizations": {"fr": "un"}, "value": "1"}],  # 3 + 1
            }
        ],
    }
    assert discord_spec.command_size(command) == 3 + 8 + 3 + 2 + 3 + 1


def test_the_check_of_limits_can_fail():
    option = {"type": 3, "name": "Big", "description": "x" * 101, "choices": [{"name": "a", "value": "b"}] * 26}
    command = {"name": "x", "description": "y", "options": [option] * 26, "name_localizations": {"xx": "z"}}
    faults = "\n".join(discord_spec.command_faults(command))
    for told in ("more than 25 options", "unknown locale xx", "bad name 'Big'", "101 characters", "26 choices"):
        assert told in faults


def test_every_command_option_and_choice_is_in_french(tree: Tree):
    missing = [
        f"{command['name']}: name"
        for command in tree
        if command.get("type", 1) != 1 and "fr" not in (command.get("name_localizations") or {})
    ]
    for command in typed(tree):
        for path, node in discord_spec.nodes(command):
            at = "/" + " ".join(path)
            if "fr" not in (node.get("description_localizations") or {}):
                missing.append(f"{at}: description")
            is_option = len(path) > 1 and node["type"] not in (SUBCOMMAND, GROUP)
            if is_option and "fr" not in (node.get("name_localizations") or {}):
                missing.append(f"{at}: name of the option")
            missing += [
                f"{at}: choice {choice['value']}"
                for choice in node.get("choices") or ()
                if "fr" not in (choice.get("name_localizations") or {})
            ]
    assert not missing, "\n".join(missing)


def test_names_of_commands_stay_english(tree: Tree):
    renamed = [
        path
        for command in typed(tree)
        for path, node in discord_spec.nodes(command)
        if node.get("name_localizations") and (len(path) == 1 or node["type"] in (SUBCOMMAND, GROUP))
    ]
    assert renamed == []


def test_every_command_that_rolls_takes_the_shared_options(table: Table):
    from bot.client import Hola

    assert isinstance(table.bot, Hola)
    for spec in table.bot.specs.values():
        if spec.rolls and not spec.hidden:
            found = table.bot.tree.get_command(spec.qualified.split()[0])
            assert found is not None
            for name in spec.qualified.split()[1:]:
                found = found.get_command(name)  # type: ignore[union-attr]  # a group until the last name
            assert found is not None
            names = {parameter.name for parameter in found.parameters}  # type: ignore[union-attr]  # a command now
            assert {"dice", "secret", "note"} <= names, spec.qualified


def test_no_command_asks_for_a_privileged_intent(table: Table):
    intents = table.bot.intents
    assert not (intents.members or intents.presences or intents.message_content)
