"""De Bello Gallico: fighters, and their skirmishes (G)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.gallico.fighters import Fighters
from cogs.gallico.skirmish import Skirmish

if TYPE_CHECKING:
    from bot.client import Hola


async def setup(bot: Hola) -> None:
    """Add the commands."""
    await bot.add_cog(Fighters(bot))
    await bot.add_cog(Skirmish(bot))
