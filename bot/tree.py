"""The command tree: builds Discord's commands from their declarations, and is the one place that speaks of errors."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands import Spec, option_key
from bot.i18n import Words
from bot.options import Slot, slots
from bot.suggest import suggestions
from rules.core.words import Line

if TYPE_CHECKING:
    from bot.client import Hola

log = logging.getLogger(__name__)
ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)


class Tree(app_commands.CommandTree["Hola"]):
    """Answer every error of a command in one place, privately, and log only what nobody expected."""

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Answer an error that no handler meant to raise."""
        cause = getattr(error, "original", error)
        await interaction.client.play.fault(interaction, cause)


def add_commands(bot: Hola, specs: Sequence[Spec]) -> None:
    """Add the declared commands to the bot's tree and to its registry of commands by qualified name."""
    for spec in specs:
        if spec.qualified in bot.specs:
            raise ValueError(f"two commands are called {spec.qualified}")
        bot.specs[spec.qualified] = spec
        if spec.hidden:
            continue
        built = _command(bot, spec)
        if not spec.parent:
            bot.tree.add_command(built)
            continue
        found = bot.tree.get_command(spec.parent)
        if found is None:
            found = app_commands.Group(
                name=spec.parent, description=text(bot.words, f"cmd-{spec.parent}"), allowed_contexts=ANYWHERE
            )
            bot.tree.add_command(found)
        assert isinstance(found, app_commands.Group)
        found.add_command(built)


def text(words: Words, *keys: str) -> app_commands.locale_str:
    """Return the English text of the first key that exists, carrying the keys for the translator."""
    for key in keys:
        if words.has(key, "en"):
            return app_commands.locale_str(words.plain(Line(key), "en"), keys=keys)
    raise KeyError(f"no words for {' or '.join(keys)}")


def _command(bot: Hola, spec: Spec) -> app_commands.Command[Any, Any, Any]:
    async def callback(interaction: discord.Interaction[Any], /, **values: Any) -> None:
        await bot.play.slash(interaction, spec, values)

    listed = slots(spec.options)
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_ONLY, annotation=discord.Interaction[Any])
    callback.__signature__ = inspect.Signature([first, *map(_parameter, listed)])  # type: ignore[attr-defined]
    words = bot.words
    names = {s.name: app_commands.locale_str(s.name, keys=(f"option-{s.name}.name",)) for s in listed}
    described = {s.name: text(words, *option_key(spec, s.name)) for s in listed}
    chosen = {s.name: [_choice(words, s, value) for value in s.spec.choices] for s in listed if s.spec.choices}
    completed = {s.name: suggestions(spec, s) for s in listed if s.spec.piece or s.spec.complete}
    app_commands.rename(**names)(callback)
    app_commands.describe(**described)(callback)
    if chosen:
        app_commands.choices(**chosen)(callback)
    if completed:
        app_commands.autocomplete(**completed)(callback)
    key = f"cmd-{spec.qualified.replace(' ', '-')}"
    built: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=spec.name, description=text(words, key), callback=callback
    )
    if not spec.parent:
        built.allowed_contexts = ANYWHERE
    return built


def _choice(words: Words, slot: Slot, value: str) -> app_commands.Choice[str]:
    key = value.replace(" ", "-")
    return app_commands.Choice(name=text(words, f"choice-{slot.name}-{key}", f"choice-{key}"), value=value)


def _parameter(slot: Slot) -> inspect.Parameter:
    default = inspect.Parameter.empty if slot.required else (slot.default if slot.type is bool else None)
    return inspect.Parameter(slot.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=_annotation(slot))


def _annotation(slot: Slot) -> Any:
    """Return the type that Discord should ask for: ranges are checked by Discord before anything reaches us."""
    spec = slot.spec
    if spec.user:
        return discord.User
    if spec.file:
        return discord.Attachment
    if slot.type is bool:
        return bool
    if slot.type is int:
        return app_commands.Range[int, _bound(int, spec.low), _bound(int, spec.high)] if _bounded(slot) else int
    if slot.type is Fraction:
        return app_commands.Range[float, _bound(float, spec.low), _bound(float, spec.high)] if _bounded(slot) else float
    return str if spec.choices else app_commands.Range[str, None, spec.longest]


def _bounded(slot: Slot) -> bool:
    return slot.spec.low is not None or slot.spec.high is not None


def _bound(kind: type[int] | type[float], value: float | None) -> Any:
    return None if value is None else kind(value)
