"""Mordheim at the table: mounts, riders, tests of control, the Whoa! table, a warband's mounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.mordheim.handling import Handling
from cogs.mordheim.mounts import Mounts
from cogs.mordheim.riders import Riders
from cogs.mordheim.rolls import Rolls

if TYPE_CHECKING:
    from bot.client import Hola


async def setup(bot: Hola) -> None:
    """Add Mordheim's commands."""
    for cog in (Mounts, Handling, Rolls, Riders):
        await bot.add_cog(cog(bot))
