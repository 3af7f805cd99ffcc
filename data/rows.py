"""Rows of the tables to records."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from data.codec import load_changes, load_keys, load_options, load_outcome, load_state, loads
from data.records import BattleInfo, Entry, Person, Secret, Server, Throw

Row = tuple[Any, ...]

ENTRY = (
    "j.id, j.battle, j.no, j.interaction, j.seq, j.actor, j.actor_name, j.command, j.options, j.outcome, j.format, "
    "j.reads, j.writes, j.images, j.turn, j.created, j.note, j.secret, j.revealed, j.shown, j.undoes, j.undone_by, "
    "j.channel, j.message, j.digest"
)
THROW = "id, interaction, actor, actor_name, channel, guild, battle, command, options, outcome, format, secret, created"
INFO = "id, guild, channel, state, ended, created, touched, meta"


def entry(row: Row) -> Entry:
    """Return the entry of a row of `ENTRY`; raise `Unreadable`."""
    (
        id_,
        battle,
        no,
        interaction,
        seq,
        actor,
        actor_name,
        command,
        options,
        outcome,
        version,
        reads,
        writes,
        images,
        turn,
        created,
        note,
        secret,
        revealed,
        shown,
        undoes,
        undone_by,
        channel,
        message,
        digest,
    ) = row
    return Entry(
        id=id_,
        battle=battle,
        no=no,
        interaction=interaction,
        seq=seq,
        actor=actor,
        actor_name=actor_name,
        command=command,
        options=load_options(options),
        outcome=load_outcome(outcome, version),
        reads=load_keys(reads),
        writes=load_keys(writes),
        images=load_changes(images),
        turn=turn,
        created=created,
        note=note,
        secret=bool(secret),
        revealed=bool(revealed),
        shown=bool(shown),
        undoes=undoes,
        undone_by=undone_by,
        channel=channel,
        message=message,
        digest=digest,
    )


def throw(row: Row) -> Throw:
    """Return the throw of a row of `THROW`; raise `Unreadable`."""
    (
        id_,
        interaction,
        actor,
        actor_name,
        channel,
        guild,
        battle,
        command,
        options,
        outcome,
        version,
        secret,
        created,
    ) = row
    return Throw(
        id=id_,
        interaction=interaction,
        actor=actor,
        actor_name=actor_name,
        channel=channel,
        guild=guild,
        battle=battle,
        command=command,
        options=load_options(options),
        outcome=None if outcome is None else load_outcome(outcome, version),
        secret=bool(secret),
        created=created,
    )


def info(row: Row) -> BattleInfo:
    """Return what a row of `INFO` tells of a battle; raise `Unreadable`."""
    id_, guild, channel, state_text, ended, created, touched, meta = row
    state = load_state(state_text)
    return BattleInfo(
        id=id_,
        guild=guild,
        channel=channel,
        name=state.name,
        turn=state.turn,
        ended=bool(ended),
        created=created,
        touched=touched,
        meta=loads(meta),
    )


def secret(row: Row) -> Secret:
    """Return the secret of a row (id, actor, writes)."""
    return Secret(row[0], row[1], load_keys(row[2]))


def person(user: int, row: Row | None) -> Person:
    """Return what a person chose from a row (language, dice, pings), or no choice."""
    return Person(user) if row is None else Person(user, row[0], row[1], bool(row[2]))


def server(guild: int | None, row: Row | None) -> Server:
    """Return what a server chose from a row (settings), or no choice."""
    return Server(guild or 0) if row is None else Server(guild or 0, _settings(row[0]))


@lru_cache(maxsize=256)
def _settings(text: str) -> Mapping[str, str]:
    return MappingProxyType(loads(text))
