"""What a person chooses for himself: language, rolled or typed dice, being called."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.commands import Ask, Card, Cog, Options, command, opt
from rules.core.words import Line, say

if TYPE_CHECKING:
    from bot.client import Hola


@dataclass(frozen=True, kw_only=True, slots=True)
class MeOptions(Options):
    """Options of `/me`."""

    language: str | None = opt(choices=("fr", "en"))
    dice: str | None = opt(choices=("rolled", "typed"))
    pings: str | None = opt(choices=("on", "off"))


class Me(Cog):
    """The command that keeps what a person chose."""

    @command("me", MeOptions, private=True)
    async def me(self, ask: Ask, o: MeOptions) -> Card:
        """Show or change one's own choices."""
        person = replace(
            ask.person,
            id=ask.actor.id,
            language=o.language or ask.person.language,
            dice=o.dice or ask.person.dice,
            pings=ask.person.pings if o.pings is None else o.pings == "on",
        )
        if person != replace(ask.person, id=ask.actor.id):
            await ask.store.set_person(person)
            ask.locale = person.language or ask.locale
        language: Line = say(f"choice-{person.language}") if person.language else say("me-language-discord")
        return Card(
            say("me-title"),
            lines=(
                say("me-language", language=language),
                say("me-dice", dice=say(f"me-dice-{person.dice}")),
                say("me-pings-on" if person.pings else "me-pings-off"),
            ),
        )


async def setup(bot: Hola) -> None:
    """Add the command."""
    await bot.add_cog(Me(bot))
