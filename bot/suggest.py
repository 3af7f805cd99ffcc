"""Autocomplete: names of pieces and other suggestions, 25 at most, the likeliest first."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.options import Slot
from data.store import StoreError
from rules.core.names import fold, near

if TYPE_CHECKING:
    from bot.client import Hola
    from bot.commands import Ask, Spec

MOST = 25
LONGEST = 100
Complete = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


def suggestions(spec: Spec, slot: Slot) -> Complete:
    """Return the autocomplete of one option."""

    async def complete(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        try:
            ask = await interaction.client.play.look(interaction)
            done, last = _split(current) if slot.spec.many else ("", current)
            pairs = await _pairs(interaction.client, ask, slot, last, done)
        except StoreError:
            return []
        return [
            app_commands.Choice(name=_short(done + shown), value=done + value)
            for shown, value in pairs
            if len(done + value) <= LONGEST
        ][:MOST]

    return complete


class LateFilter(logging.Filter):
    """Drop the log record of a suggestion that came too late: the person typed on, nothing is wrong."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether the record is worth keeping."""
        error = record.exc_info[1] if record.exc_info else None
        return not (isinstance(error, discord.NotFound) and "autocomplete" in record.getMessage())


async def _pairs(bot: Hola, ask: Ask, slot: Slot, typed: str, done: str) -> list[tuple[str, str]]:
    """Return what is shown and its value, for pieces by name and for other lists by the words they show."""
    from bot.commands import line_or_text

    taken = {fold(part) for part in done.split(",") if part.strip()}
    pairs: list[tuple[str, str]] = []
    if slot.spec.piece:
        names = [p.name for p in ask.battle.all() if isinstance(p, slot.spec.piece) and fold(p.name) not in taken]
        fitting = near(typed, names, MOST) if fold(typed) else sorted(names, key=fold)
        pairs += [(name, name) for name in fitting]
    if slot.spec.complete:
        found = slot.spec.complete(ask, typed)
        offered = await found if isinstance(found, Awaitable) else found
        worded = [(bot.words.plain(line_or_text(shown), ask.locale), value) for shown, value in offered]
        key = fold(typed)
        fits = [p for p in worded if fold(p[1]) not in taken and (key in fold(p[0]) or key in fold(p[1]))]
        pairs += sorted(fits, key=lambda p: not fold(p[0]).startswith(key)) if key else fits
    return list(dict.fromkeys(pairs))


def _split(current: str) -> tuple[str, str]:
    """Split a comma list into what is done and the item being typed."""
    head, comma, last = current.rpartition(",")
    return (f"{head.strip()}, " if comma else ""), last.strip()


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
