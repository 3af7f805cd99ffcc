"""Sealed dice in a battle: a seed when it opens, a digest for each entry, new seals for imports."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from data.records import NewEntry, Snapshot
from rules.core.seal import SHORT, Seal, dice_of, digest, new_seal, payload

HOST_META = ("board",)  # what belongs to this host's own messages and leaves with no file


def chained(seal: Seal | None, snapshot: Snapshot, entries: Sequence[NewEntry]) -> list[NewEntry]:
    """Return the entries with their digests, each chained to the one before it; unchanged without a seal."""
    if seal is None:
        return list(entries)
    last = snapshot.digest or seal.commitment
    found = []
    for no, entry in enumerate(entries, start=snapshot.entries + 1):
        line = payload(
            no=no,
            interaction=entry.interaction,
            seq=entry.seq,
            actor=entry.actor,
            command=entry.command,
            klass=entry.outcome.klass,
            undoes=entry.undoes,
            dice=dice_of(entry.outcome.steps),
        )
        last = digest(seal, last, line, entry.interaction, entry.seq)
        found.append(replace(entry, digest=last))
    return found


def short(entry_digest: str) -> str:
    """Return the part of a digest that a footer shows."""
    return entry_digest[:SHORT]


def outgoing(data: Mapping[str, Any], ended: bool) -> dict[str, Any]:
    """Return an export without what must stay in the house: the seed of dice that are still rolled."""
    kept = {k: v for k, v in data["meta"].items() if k not in HOST_META and (ended or k != "seed")}
    return {**data, "meta": kept}


def resealed(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a file to be imported under a seal of its own, which begins with its next entry."""
    seal = new_seal()
    meta = {**seal.meta(), "sealed_from": len(data["entries"]) + 1, "sealed_at": time.time(), "digest": seal.commitment}
    return {**data, "meta": meta}
