"""Dice for everything else: rolls of any notation, odds with pictures, statistics, reminders of rules, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.dice.odds import DiceOdds
from cogs.dice.reminders import Reminders
from cogs.dice.rolls import DiceRolls
from cogs.dice.statistics import DiceStatistics

if TYPE_CHECKING:
    from bot.client import Hola


async def setup(bot: Hola) -> None:
    """Add the commands."""
    for cog in (DiceRolls(bot), DiceOdds(bot), DiceStatistics(bot), Reminders(bot)):
        await bot.add_cog(cog)
