"""Check an exported battle against its seal: every die, every digest, and the first thing that does not fit."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.core.seal import Seal, SealedSource, digest, payload, throw_text
from rules.core.words import Line, say


@dataclass(frozen=True, slots=True)
class Report:
    """Tell what was checked: entries and loose throws, dice recomputed, dice typed by hand (which nobody can check).

    In `redacted` entries a person was replaced by a pseudonym: their dice are checked, their digest is taken as it is.
    `fault` names the first thing that does not fit, `open` is false while the seed is not yet published.
    """

    entries: int = 0
    throws: int = 0
    dice: int = 0
    typed: int = 0
    redacted: int = 0
    commitment: str = ""
    digest: str = ""
    open: bool = True
    fault: Line | None = None

    @property
    def holds(self) -> bool:
        """Tell whether everything was checked and fits."""
        return self.open and self.fault is None

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return the report in lines, to be worded by whoever shows it."""
        if self.fault is not None:
            return say("seal-broken"), self.fault
        if not self.open:
            return say("seal-closed"), say("seal-closed-why")
        counts = say("seal-counts", entries=self.entries, throws=self.throws, dice=self.dice, typed=self.typed)
        compare = say("seal-compare", commitment=self.commitment, digest=self.digest)
        redacted = (say("seal-redacted", count=self.redacted),) if self.redacted else ()
        return say("seal-holds"), counts, *redacted, compare


class _Misfit(Exception):
    """Carry the first thing that does not fit."""

    def __init__(self, line: Line) -> None:
        super().__init__(line.key)
        self.line = line


def verify(export: Mapping[str, Any]) -> Report:
    """Return the report on an exported battle (the values of its JSON); never raises on what it holds."""
    report = Report()
    try:
        return _verified(export)
    except _Misfit as misfit:
        return replace(report, fault=misfit.line)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        return replace(report, fault=say("seal-unreadable", what=f"{type(error).__name__}: {error}"))


def _verified(export: Mapping[str, Any]) -> Report:
    meta = export["meta"]
    if not meta.get("seal") or not meta.get("commitment"):
        raise _Misfit(say("seal-none"))
    seal = Seal.of(meta)
    if seal is None:
        return Report(open=False)
    if hashlib.sha256(seal.seed).hexdigest() != meta["commitment"]:
        raise _Misfit(say("seal-wrong-seed"))
    first = int(meta.get("sealed_from", 1))
    entries = [e for e in sorted(export["entries"], key=lambda e: int(e["no"])) if int(e["no"]) >= first]
    throws = [t for t in export.get("throws", ()) if t.get("outcome") and float(t["created"]) >= _since(meta)]
    sources: dict[int, SealedSource] = {}
    last = str(meta["commitment"])
    redacted = {int(no) for no in meta.get("redacted", ())}
    report = Report(len(entries), len(throws))
    for expected, entry in enumerate(entries, start=first):
        if int(entry["no"]) != expected:
            raise _Misfit(say("seal-missing", no=expected))
        report = _dice(report, seal, sources, entry, say("seal-entry", no=expected))
        if expected in redacted:
            report = replace(report, redacted=report.redacted + 1)
        last = _taken(entry) if expected in redacted else _chained(seal, last, entry)
    if meta.get("digest") and meta["digest"] != last:
        raise _Misfit(say("seal-last-differs", found=str(meta["digest"])[:8], computed=last[:8]))
    for throw in throws:
        where = say("seal-throw", interaction=str(throw["interaction"]), command=str(throw["command"]))
        report = _dice(report, seal, sources, throw, where)
    return replace(report, commitment=seal.commitment, digest=last[:8])


def _since(meta: Mapping[str, Any]) -> float:
    """Return when this seal began, in seconds since the epoch: throws imported with the battle came before it."""
    return float(meta.get("sealed_at", 0))


def _dice(report: Report, seal: Seal, sources: dict[int, SealedSource], kept: Mapping[str, Any], where: Line) -> Report:
    """Recompute the dice of one entry or throw; an interaction that made several goes on where it was."""
    interaction = int(kept["interaction"])
    source = sources.setdefault(interaction, seal.source(interaction))
    dice, typed = report.dice, report.typed
    for position, roll in enumerate(_rolls(kept), start=1):
        faces = list(roll["faces"])
        by_hand = int(roll.get("typed", 0))
        computed = source.faces(len(faces) - by_hand, int(roll["sides"]))
        if len(faces) != int(roll["count"]) or computed != faces[by_hand:]:
            shown = " ".join(map(str, faces[by_hand:]))
            right = " ".join(map(str, computed))
            name = f"{roll['count']}D{roll['sides']}"
            raise _Misfit(say("seal-die", where=where, position=position, dice=name, shown=shown, computed=right))
        dice += len(computed)
        typed += by_hand
    return replace(report, dice=dice, typed=typed)


def _rolls(kept: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the throws of an entry in order, without those that were only read again."""
    steps: Sequence[Mapping[str, Any]] = kept["outcome"].get("steps", ())
    for step in steps:
        if step["@"] == "roll" and not step.get("kept"):
            yield step


def _taken(entry: Mapping[str, Any]) -> str:
    """Return the digest that a redacted entry was given: it covers a person who is no longer named."""
    shown = str(entry.get("digest") or "")
    if not re.fullmatch(r"[0-9a-f]{64}", shown):
        raise _Misfit(say("seal-digest", no=int(entry["no"]), shown=shown[:8], computed="–"))
    return shown


def _chained(seal: Seal, previous: str, entry: Mapping[str, Any]) -> str:
    """Return the digest of an entry, compared with the one that the file holds of it, if it does."""
    throws = [throw_text(int(r["count"]), int(r["sides"]), r["faces"], int(r.get("typed", 0))) for r in _rolls(entry)]
    line = payload(
        no=int(entry["no"]),
        interaction=int(entry["interaction"]),
        seq=int(entry["seq"]),
        actor=int(entry["actor"]),
        command=str(entry["command"]),
        klass=str(entry["outcome"].get("klass", "")),
        undoes=entry.get("undoes"),
        dice=" ".join(throws),
    )
    computed = digest(seal, previous, line, int(entry["interaction"]), int(entry["seq"]))
    shown = str(entry.get("digest") or "")
    if shown and not computed.startswith(shown):
        raise _Misfit(say("seal-digest", no=int(entry["no"]), shown=shown[:8], computed=computed[:8]))
    return computed
