"""The battle itself: it begins, passes its turns, is looked at, taken back, set by hand, saved and ended.

It knows no game: games bring their hooks (`rules.core.game.Game`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.battle.files import Files
from cogs.battle.hand import Hand
from cogs.battle.history import History
from cogs.battle.life import Life
from cogs.battle.look import Look
from cogs.battle.settings import Settings

if TYPE_CHECKING:
    from bot.client import Hola


async def setup(bot: Hola) -> None:
    """Add the commands of the battle."""
    for cog in (Life, Look, History, Settings, Hand, Files):
        await bot.add_cog(cog(bot))
