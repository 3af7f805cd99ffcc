"""Forms for longer texts: their id says which command takes what is typed, so that they outlive a restart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord

from bot.options import build
from bot.whereabouts import reader_locale
from rules.core.refusal import Refused
from rules.core.words import Line

if TYPE_CHECKING:
    from bot.client import Hola

PREFIX = "hola-text"
LONGEST = 4000  # characters of a text in a form: Discord's limit


class Correctable(Refused):
    """Refuse a text that was typed into a form: it can be opened again with what was typed."""


async def ask_text(interaction: discord.Interaction[Any], what: str, command: str, text: str) -> None:
    """Open the form `what` (its words: `form-<what>-title`, `-label`, `-hint`) for a command that takes `text`."""
    bot: Hola = interaction.client
    locale = reader_locale(interaction, await bot.store.person(interaction.user.id))
    words = {key: bot.words.plain(Line(f"form-{what}-{key}"), locale) for key in ("title", "label", "hint")}
    modal = discord.ui.Modal(title=words["title"], custom_id=f"{PREFIX}:{command}", timeout=900)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label=words["label"],
        style=discord.TextStyle.paragraph,
        placeholder=words["hint"][:100],
        default=text[:LONGEST] or None,
        max_length=LONGEST,
    )
    modal.add_item(field)
    await interaction.response.send_modal(modal)


async def texts(interaction: discord.Interaction[Any]) -> None:
    """Take a form of a longer text: run its command with it."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if interaction.type is not discord.InteractionType.modal_submit or not custom_id.startswith(f"{PREFIX}:"):
        return
    bot: Hola = interaction.client
    spec = bot.specs.get(custom_id.removeprefix(f"{PREFIX}:"))
    if spec is not None:
        await bot.play.run(interaction, spec, build(spec.options, {"text": typed(data)}))


def typed(data: Any) -> str:
    """Return the first text that a form holds, wherever Discord nests it."""
    return next((text for text in typed_all(data) if text), "")


def typed_all(data: Any) -> list[str]:
    """Return the texts of the inputs of a form, in order; what holds none gives none."""
    if isinstance(data, list):
        return [text for part in data for text in typed_all(part)]
    if isinstance(data, Mapping):
        if "value" in data:
            return [str(data["value"])]
        return [*typed_all(data.get("components")), *typed_all(data.get("component"))]
    return []
