"""Rogue Trader: units, and the tests of their morale and psychology."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.rogue_trader_morale.morale import Morale
from cogs.rogue_trader_morale.units import Units

if TYPE_CHECKING:
    from bot.client import Hola


async def setup(bot: Hola) -> None:
    """Add the commands of units, and those that roll for them."""
    for cog in (Units, Morale):
        await bot.add_cog(cog(bot))
