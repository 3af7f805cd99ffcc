"""Persistent buttons: what to do stands in the button's own id, so they work after any restart."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from bot.bulk_values import Wrong, value_of
from bot.embeds import Writer
from bot.forms import ask_text, typed, typed_all
from bot.options import build, slots
from bot.reply import Answer, Reply
from bot.whereabouts import reader_locale
from data.records import Entry, Person, Throw
from rules.core.outcome import Followup, Outcome
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, say

if TYPE_CHECKING:
    from bot.client import Hola

PREFIX = "hola"
MENU = "hola-menu"
LABEL = 80
WIDE = 5  # buttons that Discord puts side by side
ID = re.compile(rf"{PREFIX}:(?P<what>[a-z])(?::(?P<ref>[et]\d+))?(?::(?P<at>\d+))?")


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ID):
    """Answer a press of any of our buttons, whenever and by whichever process it was sent."""

    def __init__(self, custom_id: str) -> None:
        super().__init__(discord.ui.Button(custom_id=custom_id))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Press:
        """Rebuild the button from its id."""
        return cls(match.string)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the button says."""
        await press(interaction, self.custom_id)


class Menu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=re.compile(rf"{MENU}:(?P<ref>[et]\d+)")):
    """Offer the likely next steps in a menu; the choice is the number of the step."""

    def __init__(self, custom_id: str, hint: str = "", steps: Sequence[tuple[int, str]] = ()) -> None:
        options = [discord.SelectOption(label=label[:100], value=str(at)) for at, label in steps]
        super().__init__(
            discord.ui.Select(
                custom_id=custom_id,
                placeholder=hint[:150] or None,
                options=options or [discord.SelectOption(label="?")],
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Menu:
        """Rebuild the menu from its id."""
        return cls(match.string)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do the step chosen, as its button would."""
        data: Any = interaction.data or {}
        ref = self.custom_id.removeprefix(f"{MENU}:")
        await press(interaction, f"{PREFIX}:f:{ref}:{data['values'][0]}")


class Row(discord.ui.View):
    """Show buttons that work by their ids alone: the library need not build, keep or watch anything of them."""

    def __init__(self, components: list[dict[str, Any]]) -> None:
        super().__init__(timeout=None)
        self._components = components

    def to_components(self) -> list[dict[str, Any]]:
        """Return what Discord is sent."""
        return self._components

    def is_finished(self) -> bool:
        """Say that the library has nothing to wait for."""
        return True


def row(buttons: Sequence[tuple[str, str, bool]], menu: Menu | None = None) -> discord.ui.View | None:
    """Return a view of (id without prefix, label, primary) buttons, at most 20, and a menu; None for neither."""
    if not buttons and menu is None:
        return None
    parts = [_button(*button) for button in buttons[:20]]
    rows = [parts[at : at + WIDE] for at in range(0, len(parts), WIDE)]
    if menu is not None:
        rows.append([dict(menu.item.to_component_dict())])
    return Row([{"type": discord.ComponentType.action_row.value, "components": part} for part in rows])


def _button(what: str, label: str, primary: bool) -> dict[str, Any]:
    return {
        "type": discord.ComponentType.button.value,
        "style": (discord.ButtonStyle.primary if primary else discord.ButtonStyle.secondary).value,
        "label": label[:LABEL],
        "custom_id": f"{PREFIX}:{what}",
    }


@dataclass(frozen=True, slots=True)
class Kept:
    """Hold what a button refers to, journal entry or throw alike."""

    command: str
    options: Mapping[str, Any]
    outcome: Outcome | None
    actor: int
    secret: bool
    no: int | None = None


async def press(interaction: discord.Interaction[Any], custom_id: str) -> None:
    """Carry out a button: find what it refers to, then run the command it stands for."""
    bot: Hola = interaction.client
    match = ID.fullmatch(custom_id)
    what = match["what"] if match else ""
    if what in COMMANDS:
        await _run(interaction, COMMANDS[what], {})
        return
    kept = await _find(bot, match["ref"] if match else None)
    if match is None or kept is None or not _may_see(interaction, kept):
        await _refuse(interaction, Refused(say("button-stale"), hints=(say("button-stale-hint"),)))
    elif what == "u":
        await _run(interaction, "battle undo", {"entry": kept.no}, secret=kept.secret)
    elif what == "r":
        await _run(interaction, "battle reveal", {"entry": kept.no})
    elif what == "a":
        await _rolling(
            interaction, kept.command, {k: v for k, v in kept.options.items() if k != "dice"}, custom_id, kept.secret
        )
    elif what == "f":
        step = kept.outcome.next[int(match["at"])] if kept.outcome else None
        if step is None:
            await _refuse(interaction, Refused(say("button-stale"), hints=(say("button-stale-hint"),)))
        elif step.ask:
            await _ask_value(interaction, custom_id, step)
        else:
            await _rolling(interaction, step.command, dict(step.options), custom_id, kept.secret)
    elif what == "s":
        await _run(interaction, kept.command, kept.options, public=True)
    elif what == "t":
        await _ask_dice(interaction, custom_id)
    elif what == "x":
        await ask_text(interaction, "paste", kept.command, str(kept.options.get("text", "")))
    elif what == "d" and kept.outcome is not None:
        writer = await _writer(interaction)
        first, *more = (Reply([embed], private=True) for embed in writer.details(kept.outcome))
        answer = Answer(interaction, private=True)
        await answer.send(first)
        for page in more:
            await answer.send(page)


async def forms(interaction: discord.Interaction[Any]) -> None:
    """Take the form of typed dice: run the command that its id refers to with what was typed."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if interaction.type is not discord.InteractionType.modal_submit or not custom_id.startswith(f"{PREFIX}-form:"):
        return
    match = ID.fullmatch(custom_id.replace(f"{PREFIX}-form:", f"{PREFIX}:", 1))
    bot: Hola = interaction.client
    kept = await _find(bot, match["ref"] if match else None)
    if match is None or kept is None or not _may_see(interaction, kept):
        await _refuse(interaction, Refused(say("button-stale"), hints=(say("button-stale-hint"),)))
        return
    text = typed(data)
    command, options = kept.command, dict(kept.options)
    if match["what"] in ("f", "q") and kept.outcome is not None:
        step = kept.outcome.next[int(match["at"])]
        command, options = step.command, dict(step.options)
        if match["what"] == "q":
            await _answered(interaction, step, *typed_all(data), secret=kept.secret)
            return
    before = str(options.get("dice", "")) if match["what"] == "t" else ""
    await _run(interaction, command, {**options, "dice": f"{before} {text}".strip()}, secret=kept.secret)


COMMANDS = {"n": "battle next", "z": "battle undo", "l": "battle log", "b": "battle status"}


async def _find(bot: Hola, ref: str | None) -> Kept | None:
    if not ref:
        return None
    if ref[0] == "e":
        entry: Entry | None = await bot.store.get_entry(int(ref[1:]))
        if entry is None:
            return None
        hidden = entry.secret and not entry.revealed
        return Kept(entry.command, entry.options, entry.outcome, entry.actor, hidden, entry.no)
    throw: Throw | None = await bot.store.get_throw(int(ref[1:]))
    if throw is None:
        return None
    return Kept(throw.command, throw.options, throw.outcome, throw.actor, throw.secret)


def _may_see(interaction: discord.Interaction[Any], kept: Kept) -> bool:
    """Tell whether a secret result may be acted on: by its roller, and by GMs."""
    rights = interaction.permissions
    return not kept.secret or kept.actor == interaction.user.id or rights.manage_guild or rights.manage_channels


async def _rolling(
    interaction: discord.Interaction[Any], command: str, options: Mapping[str, Any], custom_id: str, secret: bool
) -> None:
    """Run a command that a button stands for; who plays with real dice is asked for them first.

    What a secret result opens stays secret.
    """
    bot: Hola = interaction.client
    spec = bot.specs.get(command)
    person: Person = await bot.store.person(interaction.user.id)
    if spec is not None and spec.rolls and person.dice == "typed" and "dice" not in options:
        await _ask_dice(interaction, custom_id)
    else:
        await _run(interaction, command, options, secret=secret)


async def _run(
    interaction: discord.Interaction[Any],
    command: str,
    options: Mapping[str, Any],
    *,
    public: bool = False,
    secret: bool = False,
) -> None:
    bot: Hola = interaction.client
    spec = bot.specs.get(command)
    if spec is None:
        await _refuse(interaction, Refused(say("button-stale"), hints=(say("button-stale-hint"),)))
        return
    await bot.play.run(interaction, spec, build(spec.options, options), public=public, secret=secret)


async def _ask_dice(interaction: discord.Interaction[Any], custom_id: str) -> None:
    """Open the form for real dice; its id carries the button's, so that it outlives a restart."""
    writer = await _writer(interaction)
    words = {key: writer.plain(Line(f"form-dice-{key}")) for key in ("title", "label", "hint")}
    modal = discord.ui.Modal(
        title=words["title"], custom_id=custom_id.replace(PREFIX, f"{PREFIX}-form", 1), timeout=900
    )
    modal.add_item(discord.ui.TextInput(label=words["label"], placeholder=words["hint"], max_length=400))
    await interaction.response.send_modal(modal)


async def _ask_value(interaction: discord.Interaction[Any], custom_id: str, step: Followup) -> None:
    """Open the form for what a step asks of the player, and for his real dice if he plays with them."""
    bot: Hola = interaction.client
    writer = await _writer(interaction)
    spec = bot.specs.get(step.command)
    person: Person = await bot.store.person(interaction.user.id)
    modal = discord.ui.Modal(
        title=writer.plain(step.label)[:45],
        custom_id=custom_id.replace(f"{PREFIX}:f", f"{PREFIX}-form:q", 1),
        timeout=900,
    )
    modal.add_item(discord.ui.TextInput(label=writer.plain(Line(f"option-{step.ask}"))[:45], max_length=40))
    if spec is not None and spec.rolls and person.dice == "typed":
        words = {key: writer.plain(Line(f"form-dice-{key}")) for key in ("label", "hint")}
        modal.add_item(discord.ui.TextInput(label=words["label"], placeholder=words["hint"], max_length=400))
    await interaction.response.send_modal(modal)


async def _answered(
    interaction: discord.Interaction[Any], step: Followup, value: str, dice: str = "", *, secret: bool
) -> None:
    """Take a step with the value that its form asked for."""
    bot: Hola = interaction.client
    spec = bot.specs[step.command]
    slot = next(slot for slot in slots(spec.options) if slot.name == step.ask)
    try:
        given = value_of(bot.words, slot, value.strip())
    except Wrong as wrong:
        await _refuse(interaction, Refused(step.label, Reason(wrong.line)))
        return
    thrown = {"dice": dice} if dice else {}
    await _run(interaction, step.command, {**dict(step.options), step.ask: given, **thrown}, secret=secret)


async def _refuse(interaction: discord.Interaction[Any], refused: Refused) -> None:
    writer = await _writer(interaction)
    await Answer(interaction, private=True).send(Reply([writer.refusal(refused)], private=True))


async def _writer(interaction: discord.Interaction[Any]) -> Writer:
    bot: Hola = interaction.client
    person = await bot.store.person(interaction.user.id)
    return Writer(bot.words, reader_locale(interaction, person))
