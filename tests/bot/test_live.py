"""The commands told to Discord: one scope, the other cleaned."""

from __future__ import annotations

from bot.client import Hola
from bot.live import sync_commands
from tests.table import Table


async def test_report_10_no_command_is_listed_twice(table: Table):
    await table.restart()
    assert isinstance(table.bot, Hola)
    backend = table.env.backend
    names = {command.name for command in table.bot.tree.get_commands()}
    old = [{"name": "whoa", "description": "an old copy for one server", "type": 1}]
    backend.register_commands(table.guild.id, old)
    other = table.env.create_guild("Elsewhere")
    await table.env.settle()

    commands, cleaned = await sync_commands(table.bot)

    assert (commands, cleaned) == (len(names), 1)
    assert {command["name"] for command in backend.commands[None].values()} == names
    assert not backend.commands.get(table.guild.id)
    assert not backend.commands.get(other.id)
    assert (await sync_commands(table.bot))[1] == 0, "nothing is left to clean"
