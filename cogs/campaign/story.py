"""The story of a battle: its log as a plain account, turn by turn."""

from __future__ import annotations

import asyncio
import io
from dataclasses import dataclass

import discord

from bot.commands import Ask, Card, Cog, Options, group, opt
from bot.embeds import Writer
from bot.past import as_gm, look_back
from bot.reply import Reply
from bot.story import file_name, story
from rules.core.words import say


@dataclass(frozen=True, kw_only=True, slots=True)
class StoryOptions(Options):
    """Options of `/battle story`."""

    battle: str | None = opt()
    language: str | None = opt(choices=("fr", "en"))


class Stories(Cog):
    """The command that tells a battle."""

    battle = group("battle")

    @battle.command("story", StoryOptions, private=True)
    async def story(self, ask: Ask, o: StoryOptions) -> Reply:
        """Answer with the account as a Markdown file, in the language asked for or the reader's."""
        past = await look_back(ask, o.battle)
        ask = as_gm(ask, past)
        locale = o.language or ask.locale
        text = await asyncio.to_thread(story, past, self.bot.specs, self.bot.words, locale, ask.actor.id)
        card = Card(say("story-told"), lines=(say("story-what", entries=len(past.entries)),))
        name = file_name(past.snapshot.state.name, locale)
        file = discord.File(io.BytesIO(text.encode("utf-8")), filename=name)
        return Reply([Writer(self.bot.words, ask.locale).card(card)], private=True, files=[file])
