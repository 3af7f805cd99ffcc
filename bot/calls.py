"""Calling those who must choose: only who asked to be called, and nobody else, is ever mentioned."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import discord

from bot.commands import Ask, Spec
from bot.embeds import Writer
from bot.options import slots
from bot.reply import Reply
from data.store import StoreError
from rules.core.battle import Battle
from rules.core.names import fold
from rules.core.outcome import Followup, Outcome
from rules.core.words import say

if TYPE_CHECKING:
    from bot.client import Hola

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Called:
    """Hold an id as Discord's specification wants it: a text, where discord.py would send a number."""

    id: str


def choosers(steps: Iterable[Followup], battle: Battle, specs: Mapping[str, Spec], actor: int) -> list[int]:
    """Return the people, but for who acts, whose choice the game waits for: the owners of the pieces concerned."""
    choices = [(step, specs[step.command]) for step in steps if step.choice and step.command in specs]
    owners = {fold(piece.name): piece.owner for piece in battle.all()} if choices else {}
    found: dict[int, None] = {}
    for step, spec in choices:
        options = dict(step.options)
        names = (options[slot.name] for slot in slots(spec.options) if slot.spec.piece and slot.name in options)
        owner = owners.get(fold(str(next(names, ""))), 0)
        if owner not in (0, actor):
            found[owner] = None
    return list(found)


async def calling(bot: Hola, ask: Ask, outcomes: Iterable[Outcome], writer: Writer, reply: Reply) -> Reply:
    """Return the reply with a call to those who must choose now and opted in; a secret one calls nobody."""
    if reply.private or ask.secret:
        return reply
    steps = [step for outcome in outcomes for step in outcome.next]
    waited_for = choosers(steps, ask.battle, bot.specs, ask.actor.id)
    try:
        called = [owner for owner in waited_for if (await bot.store.person(owner)).pings]
    except StoreError as error:  # what is saved is shown, with or without a call
        log.warning("nobody is called: %s", error)
        return reply
    if not called:
        return reply
    people = tuple(f"<@{owner}>" for owner in called)
    users: Any = [_Called(str(owner)) for owner in called]
    only = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
    return replace(reply, content=writer.say(say("call", people=people)), mentions=only)
