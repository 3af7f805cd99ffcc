"""Calls: who must choose is mentioned if he asked for it, nobody else ever; the board's lines lead to the results."""

from __future__ import annotations

from typing import Any

from tests.reply import Reply
from tests.table import Table


async def rout(table: Table, **more: Any) -> Reply:
    """Let Bob's unit rout from Ann's: she must choose whether to pursue."""
    await table.gm.slash("battle start", sides="Rouge, Bleu")
    await table.ann.slash("unit add", name="Garde", size=10, ld=7, side="Rouge")
    await table.bob.slash("unit add", name="Orks", size=10, ld=7, movement=4, side="Bleu")
    await table.bob.slash("unit engage", unit="Orks", enemy="Garde")
    return await table.bob.slash("rout", unit="Orks", because="lost-combat", enemy="Garde", dice="6 6", **more)


def mentions(table: Table) -> list[Any]:
    """Return what every message of the bot says of whom it may mention, where it says anything."""
    bodies = [sent.json for sent in table.env.http_requests if isinstance(sent.json, dict)]
    data = [body.get("data") or body for body in bodies]
    return [one["allowed_mentions"] for one in data if isinstance(one, dict) and one.get("allowed_mentions")]


async def test_nobody_is_called_who_did_not_ask(table: Table):
    reply = await rout(table)
    assert "pursue" in " ".join(reply.buttons).lower()
    assert f"<@{table.ann.id}>" not in reply.text
    assert all(not said.get("users") and not said.get("parse") for said in mentions(table))


async def test_who_must_choose_is_called_and_nobody_else(table: Table):
    assert "You are called" in (await table.ann.slash("me", pings="on")).text
    await table.gm.slash("me", pings="on")
    reply = await rout(table, note="@everyone <@1>")
    assert reply.messages[0].content == f"<@{table.ann.id}>: yours to choose."
    called = [said for said in mentions(table) if said.get("users")]
    assert called == [{"parse": [], "users": [str(table.ann.id)]}]


async def test_the_choice_outlives_a_restart_and_can_be_taken_back(table: Table):
    await table.ann.slash("me", pings="on")
    await table.restart()
    assert "You are called" in (await table.ann.slash("me", dice="typed")).text
    assert "never called" in (await table.ann.slash("me", pings="off")).text
    assert "<@" not in (await rout(table)).text


async def test_a_secret_calls_nobody(table: Table):
    await table.ann.slash("me", pings="on")
    reply = await rout(table, secret=True)
    assert reply.private
    assert not any(said.get("users") for said in mentions(table))


async def test_who_chooses_himself_is_not_called(table: Table):
    await table.bob.slash("me", pings="on")
    assert "<@" not in (await rout(table)).text


async def test_the_boards_lines_lead_to_the_results(table: Table):
    await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich", species="horse")
    reply = await table.ann.slash("whoa", mount="Tonnerre", dice="4 2 3 5 1 7")
    await table.follow()
    address = f"https://discord.com/channels/{table.guild.id}/{table.channel.id}/{reply.messages[0].id}"
    board = next(post for post in table.posts if "[↗]" in post)
    assert f"[↗]({address}) **Tonnerre**" in board
    await reply.click("Undo")
    await table.gm.slash("battle set", piece="Tonnerre", condition="bolting")
    await table.follow()
    assert not any(f"({address})" in post for post in table.posts)
