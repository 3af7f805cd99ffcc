"""What the bot answered, as a person at the table sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import discord
import simcord
from simcord import results

from tests import discord_spec

if TYPE_CHECKING:
    from tests.table import Person, Table


class Call:
    """Hold one interaction that is ready and not yet sent (see `Person.call`, `Reply.press`, `Table.together`)."""

    def __init__(self, table: Table, person: Person, record: Any, payload: dict[str, Any]) -> None:
        self.table = table
        self.person = person
        self.record = record
        self.payload = payload

    @property
    def reply(self) -> Reply:
        """Return what the bot answered so far."""
        return Reply(self.table, self.person, results.InteractionResult(self.table.env, self.record))


class Modal:
    """A form that the bot opened."""

    def __init__(self, reply: Reply, spec: dict[str, Any]) -> None:
        self._reply = reply
        self.title: str = spec["title"]
        self.inputs = [part for part in discord_spec.walk(spec["components"]) if part.get("custom_id")]

    async def submit(self, *values: Any) -> Reply:
        """Fill in the inputs in order and send the form."""
        filled = {part["custom_id"]: value for part, value in zip(self.inputs, values, strict=True)}
        shown = self._reply.result
        result = await self._reply.person.actor.submit_modal(shown, filled)
        return Reply(self._reply.table, self._reply.person, result)


class Reply:
    """Show what the bot answered to one interaction, as it stands now (an edited message shows its new text)."""

    def __init__(self, table: Table, person: Person, result: simcord.InteractionResult) -> None:
        self.table = table
        self.person = person
        self.result = result

    @property
    def answered(self) -> bool:
        """Tell whether the bot acknowledged the interaction."""
        return self.result.acknowledged

    @property
    def deferred(self) -> bool:
        """Tell whether the bot first said that it is thinking."""
        return self.result.deferred

    @property
    def messages(self) -> list[simcord.ResponseMessage]:
        """Return the answer that still stands, then what followed it."""
        first = self.result.response
        return [*([first] if first is not None else []), *self.result.followups]

    @property
    def message(self) -> simcord.ResponseMessage:
        """Return the message of the answer; raise `AssertionError` when there is none."""
        assert self.messages, "the bot answered with no message"
        return self.messages[0]

    @property
    def private(self) -> bool:
        """Tell whether only the person who asked sees the answer."""
        return all(message.ephemeral for message in self.messages)

    @property
    def embeds(self) -> list[discord.Embed]:
        """Return every embed of the answer."""
        return [embed for message in self.messages for embed in message.embeds]

    @property
    def embed(self) -> discord.Embed:
        """Return the first embed; raise `AssertionError` when there is none."""
        assert self.embeds, f"the bot answered without an embed: {self.text!r}"
        return self.embeds[0]

    @property
    def title(self) -> str:
        """Return the headline."""
        return self.embed.title or ""

    @property
    def description(self) -> str:
        """Return the body of the first embed."""
        return self.embed.description or ""

    @property
    def footer(self) -> str:
        """Return the small print of the last embed."""
        return self.embeds[-1].footer.text or "" if self.embeds else ""

    @property
    def colour(self) -> int:
        """Return the colour of the first embed, 0 when it has none."""
        return self.embed.colour.value if self.embed.colour else 0

    @property
    def text(self) -> str:
        """Return everything that is shown, line by line: content, title, description, fields, footer."""
        return "\n".join(line for message in self.messages for line in shown(message.content, message.embeds))

    @property
    def components(self) -> list[dict[str, Any]]:
        """Return the buttons and menus of all messages, flat, in order."""
        return [part for part, _ in self._parts()]

    @property
    def buttons(self) -> list[str]:
        """Return the labels of the buttons that can be pressed."""
        return [part.get("label") or "" for part in self.components if part["type"] == 2 and not part.get("disabled")]

    @property
    def modal(self) -> Modal:
        """Return the form that opened; raise `AssertionError` when none did."""
        spec = self.result.modal
        assert spec is not None, f"no form opened: {self.text!r}"
        return Modal(self, spec)

    @property
    def choices(self) -> list[dict[str, Any]]:
        """Return the suggestions, for an autocomplete."""
        return self.result.autocomplete_choices or []

    async def click(self, label: str, by: Person | None = None) -> Reply:
        """Press the button whose label is, or begins with, `label`; `by` somebody else if given."""
        return (await self.table.together(self.press(label, by)))[0]

    def press(self, label: str, by: Person | None = None) -> Call:
        """Return the press of a button, ready to be sent."""
        part, message = self._find(2, lambda b: (b.get("label") or "").startswith(label), label)
        data = {"custom_id": part["custom_id"], "component_type": 2}
        return self.table.component(by or self.person, message, data)

    async def choose(self, *values: str, by: Person | None = None) -> Reply:
        """Choose in the one menu that offers these values (or labels)."""

        def offers(menu: dict[str, Any]) -> bool:
            known = {text for option in menu["options"] for text in (option["value"], option["label"])}
            return known >= set(values)

        menu, message = self._find(3, offers, ", ".join(values))
        by_label = {option["label"]: option["value"] for option in menu["options"]}
        chosen = [by_label.get(value, value) for value in values]
        data = {"custom_id": menu["custom_id"], "component_type": 3, "values": chosen}
        return (await self.table.together(self.table.component(by or self.person, message, data)))[0]

    def _parts(self) -> list[tuple[dict[str, Any], simcord.ResponseMessage]]:
        return [
            (dict(part), message)
            for message in self.messages
            for part in discord_spec.walk(message.components)
            if part.get("custom_id")
        ]

    def _find(
        self, kind: int, fits: Callable[[dict[str, Any]], bool], what: str
    ) -> tuple[dict[str, Any], simcord.ResponseMessage]:
        live = [(part, m) for part, m in self._parts() if part["type"] == kind and not part.get("disabled")]
        found = [pair for pair in live if fits(pair[0])]
        exact = [pair for pair in found if pair[0].get("label") == what]
        found = exact or found
        assert len(found) == 1, f"{len(found)} controls fit {what!r} among {[part.get('label') for part, _ in live]}"
        return found[0]

    def __repr__(self) -> str:
        return f"<Reply private={self.private} {self.text!r} buttons={self.buttons}>"


def shown(content: str, embeds: Iterable[discord.Embed]) -> list[str]:
    """Return the texts of a message in the order in which they are read."""
    texts: list[str | None] = [content]
    for embed in embeds:
        texts += [embed.author.name, embed.title, embed.description]
        for field in embed.fields:
            texts += [field.name, field.value]
        texts.append(embed.footer.text)
    return [text for text in texts if text]
