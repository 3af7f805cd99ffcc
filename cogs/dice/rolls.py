"""`/roll`, and the same on a message."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.commands import Ask, Cog, Outcome, Rolling, Suggestion, command, opt
from bot.tree import ANYWHERE, text
from cogs.dice.reading import named, read
from cogs.dice.showing import told
from rules.core.notation import Expression, find, roll
from rules.core.rolls import Roll
from rules.core.words import say

EXAMPLES = (
    "2d6+3",
    "d66",
    "4d6kh3",
    "2d20kl1",
    "8d6>=5",
    "(2d6)<=7",
    "1d20+5>=12",
    "6x(3d6)",
    "3d6!",
    "4d6r1",
    "d%",
    "4dF",
)


def examples(ask: Ask, typed: str) -> Sequence[Suggestion]:
    """Suggest what can be written, each with what it does."""
    return [(say(f"n-example-{number}", text=text), text) for number, text in enumerate(EXAMPLES, start=1)]


@dataclass(frozen=True, kw_only=True, slots=True)
class RollOptions(Rolling):
    """Options of `/roll`: a D6 where nothing is said."""

    expression: str = opt("1d6", complete=examples, longest=500)
    label: str | None = opt(longest=100)


class DiceRolls(Cog):
    """Throw what people write."""

    @command("roll", RollOptions)
    def roll(self, ask: Ask, o: RollOptions) -> Outcome:
        """Throw an expression; nothing falls before it is read and checked."""
        expression = read(o.expression)
        results = roll(expression, faces(ask, expression))
        locale = ask.locale if ask.secret else ask.public_locale
        return told(expression, results, ask.dice.steps, o.label or "", locale)

    async def cog_load(self) -> None:
        """Add the command, and its entry in the menu of messages."""
        await super().cog_load()
        menu = app_commands.ContextMenu(
            name=text(self.bot.words, "menu-roll"), callback=self.on_message, type=discord.AppCommandType.message
        )
        menu.allowed_contexts = ANYWHERE
        self.bot.tree.add_command(menu)

    async def on_message(self, interaction: discord.Interaction[Any], message: discord.Message) -> None:
        """Throw the expression in a message; without one, the whole text is refused with what is wrong in it."""
        expression = find(message.content) or message.content[:500]
        await self.bot.play.run(interaction, self.bot.specs["roll"], RollOptions(expression=expression))


def faces(ask: Ask, expression: Expression) -> Any:
    """Return a source of faces that asks the dice at hand: rolled, sealed, or typed."""
    why = say("n-why", what=named(expression))

    def thrown(count: int, sides: int) -> Sequence[int]:
        return ask.dice.roll(Roll("", why, count, sides, quiet=True)).faces

    return thrown
