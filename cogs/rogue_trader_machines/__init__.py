"""Rogue Trader: vehicles, dreadnoughts, collisions, buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.rogue_trader_machines.buildings import Buildings
from cogs.rogue_trader_machines.collide import Collisions
from cogs.rogue_trader_machines.dreadnoughts import Dreadnoughts
from cogs.rogue_trader_machines.driving import Driving
from cogs.rogue_trader_machines.vehicles import Vehicles

if TYPE_CHECKING:
    from bot.client import Hola


async def setup(bot: Hola) -> None:
    """Add the commands of machines and buildings."""
    for cog in (Vehicles, Driving, Dreadnoughts, Collisions, Buildings):
        await bot.add_cog(cog(bot))
