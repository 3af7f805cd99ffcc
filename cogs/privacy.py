"""What is kept of people, for how long and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.commands import Ask, Card, Cog, Options, command
from rules.core.words import say

if TYPE_CHECKING:
    from bot.client import Hola

DAYS = 14  # that daily copies are kept by default


@dataclass(frozen=True, kw_only=True, slots=True)
class Nothing(Options):
    """No options at all."""


class Privacy(Cog):
    """The command that says what is kept."""

    @command("privacy", Nothing, private=True)
    def privacy(self, ask: Ask, o: Nothing) -> Card:
        """Say what is kept of people, for how long, why, and what they can do about it."""
        return Card(
            say("privacy-title"),
            sections=(
                (say("privacy-what-title"), (say("privacy-battles"), say("privacy-throws"), say("privacy-choices"))),
                (say("privacy-not-title"), (say("privacy-not"),)),
                (
                    say("privacy-rights-title"),
                    (say("privacy-see"), say("privacy-forget"), say("privacy-copies", days=DAYS)),
                ),
            ),
        )


async def setup(bot: Hola) -> None:
    """Add the command."""
    await bot.add_cog(Privacy(bot))
