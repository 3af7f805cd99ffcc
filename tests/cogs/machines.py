"""A vehicle at the table, and the card that is shown of a piece: what the tests of machines share."""

from __future__ import annotations

from tests.reply import Reply
from tests.table import Table


async def rhino(table: Table, **more: object) -> None:
    """Register a vehicle."""
    profile = {"toughness": 6, "damage": 12, "max_speed": 20, "acceleration": 6, "speed": 10} | more
    await table.ann.slash("vehicle add", name="Rhino", **profile)


async def shown(table: Table, name: str = "Rhino", kind: str = "vehicle") -> str:
    """Return a piece's card as text."""
    reply = await table.ann.slash(f"{kind} show", **{kind: name})
    assert reply.private
    return reply.text


def french_spaces(text: str) -> str:
    """Return the text with plain spaces where French sets no-break ones."""
    return text.replace("\u00a0", " ")


def lines(reply: Reply) -> list[str]:
    """Return the lines of the answer's body."""
    return reply.description.splitlines()
