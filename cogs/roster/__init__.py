"""Rosters: what a server keeps of its warbands between battles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.roster.keep import Keep
from cogs.roster.look import Look

if TYPE_CHECKING:
    from bot.client import Hola


async def setup(bot: Hola) -> None:
    """Add the commands of rosters."""
    for cog in (Keep, Look):
        await bot.add_cog(cog(bot))
