"""Acknowledged in time whatever the load; a refusal stays private even after a public deferral."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.reply import PATIENCE
from data.store import Unavailable
from tests.table import Table


def slow(table: Table, monkeypatch: pytest.MonkeyPatch, seconds: float = PATIENCE + 10) -> None:
    """Let the store take its time over loading."""
    store: Any = table.bot.store  # type: ignore[attr-defined]
    load = store.load

    async def late(*args: Any) -> Any:
        await asyncio.sleep(seconds)
        return await load(*args)

    monkeypatch.setattr(store, "load", late)


async def later(table: Table, command: str, **options: Any) -> Any:
    call = table.ann.call(command, **options)
    await table.together(call)
    assert call.reply.deferred or not call.reply.answered
    await table.wait(2)
    assert call.reply.deferred
    await table.wait(20)
    return call.reply


async def test_a_slow_command_is_deferred_then_answered(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    slow(table, monkeypatch)
    reply = await later(table, "rout", ld=7, dice="4 4")
    assert "routed" in reply.text
    assert not reply.private


async def test_a_refusal_after_a_public_deferral_is_private(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    slow(table, monkeypatch)
    await later(table, "whoa", mount="Nobody")
    assert not any("Nobody" in post for post in table.posts)
    told = [m for m in table.channel.history(viewer=table.ann.actor) if m.flags.ephemeral]
    assert any("no Nobody" in (embed.title or "") for m in told for embed in m.embeds)


async def test_a_secret_roll_is_deferred_privately(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    slow(table, monkeypatch)
    reply = await later(table, "rout", ld=7, secret=True, dice="4 4")
    assert reply.private
    assert table.posts == []


@pytest.mark.parametrize(
    ("reason", "says"),
    [("full", "disk is full"), ("read-only", "read-only"), ("locked", "another program"), ("corrupt", "damaged")],
)
async def test_a_store_that_cannot_write_is_said_and_nothing_is_lost(
    table: Table, monkeypatch: pytest.MonkeyPatch, reason: str, says: str
) -> None:
    await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich")
    store: Any = table.bot.store  # type: ignore[attr-defined]

    async def broken(*args: Any, **kwargs: Any) -> Any:
        raise Unavailable(reason)

    with monkeypatch.context() as patch:
        patch.setattr(store, "commit", broken)
        reply = await table.ann.slash("whoa", mount="Tonnerre", dice="4 2 3 5 1 7")
    assert reply.private
    assert says in reply.text.casefold()
    assert "⚃" not in reply.text
    assert "ridden" in (await table.ann.slash("mount show", mount="Tonnerre")).text


async def test_an_unexpected_fault_is_answered_with_a_number_and_logged(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    store: Any = table.bot.store  # type: ignore[attr-defined]

    async def broken(*args: Any) -> Any:
        raise ZeroDivisionError("boom")

    monkeypatch.setattr(store, "load", broken)
    reply = await table.ann.slash("rout", ld=7)
    assert reply.private
    assert "unexpected fault" in reply.text
    assert "boom" not in reply.text
    assert [type(error) for error in table.errors] == [ZeroDivisionError]


async def test_a_battle_that_changed_meanwhile_shows_no_die(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process saves between our load and our save."""
    await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich")
    store: Any = table.bot.store  # type: ignore[attr-defined]
    commit = store.commit

    async def raced(snapshot: Any, entries: Any, **rest: Any) -> Any:
        monkeypatch.setattr(store, "commit", commit)
        other = [type(entries[0])(**{**_fields(entries[0]), "interaction": entries[0].interaction + 1, "changes": ()})]
        await commit(snapshot, other, **rest)
        return await commit(snapshot, entries, **rest)

    monkeypatch.setattr(store, "commit", raced)
    reply = await table.ann.slash("whoa", mount="Tonnerre", dice="4 2 3 5 1 7")
    assert reply.private
    assert "just changed" in reply.title
    assert "⚃" not in reply.text
    assert "ridden" in (await table.ann.slash("mount show", mount="Tonnerre")).text


def _fields(entry: Any) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in type(entry).__slots__}


async def test_what_is_saved_but_cannot_be_worded_is_said_to_be_applied(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich")

    def broken(*args: Any, **kwargs: Any) -> Any:
        raise KeyError("no such word")

    with monkeypatch.context() as patch:
        patch.setattr("bot.saving.outcome_reply", broken)
        reply = await table.ann.slash("whoa", mount="Tonnerre", dice="4 2 3 5 1 7")
    assert "Applied as no. 2" in reply.title
    assert "Nothing" not in reply.title
    assert [type(error) for error in table.errors] == [KeyError]
    assert "bolting" in (await table.ann.slash("mount show", mount="Tonnerre")).text
