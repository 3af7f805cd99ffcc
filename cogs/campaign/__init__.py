"""The campaign around the battles: entry in bulk, the report at the end, the story."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.campaign.paste import Paste
from cogs.campaign.report import Reports
from cogs.campaign.story import Stories

if TYPE_CHECKING:
    from bot.client import Hola


async def setup(bot: Hola) -> None:
    """Add the commands."""
    for cog in (Paste, Reports, Stories):
        await bot.add_cog(cog(bot))
