"""Many pieces at once: a form with a line each, a file, or numbered copies of one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.bulk import MOST, Fault, Reader, Row
from bot.bulk_values import Wrong
from bot.commands import Ask, Cog, Options, Outcome, group, opt
from bot.forms import LONGEST, Correctable, ask_text
from bot.options import build
from rules.core.battle import merge
from rules.core.game import game_of
from rules.core.names import fold
from rules.core.outcome import Change, Put
from rules.core.pieces import Piece
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, Name, say

LARGEST = 100_000  # bytes of a file
TOO_LARGE = "\0"  # stands for the text of a file that is not read
SHOWN = 15  # faults that one answer lists
NAMED = 40  # pieces that one answer names


@dataclass(frozen=True, kw_only=True, slots=True)
class PasteOptions(Options):
    """Options of `/battle paste`."""

    file: Any = opt(file=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class PasteNow(Options):
    """What the form, or the file, holds."""

    text: str = opt(required=True, longest=LARGEST)
    name: str | None = opt()


@dataclass(frozen=True, kw_only=True, slots=True)
class CopyOptions(Options):
    """Options of `/battle copy`."""

    piece: str = opt(required=True, piece=Piece)
    count: int = opt(1, low=1, high=50)
    name: str | None = opt(longest=40)


class Paste(Cog):
    """Commands that add many pieces in one entry."""

    battle = group("battle")

    @battle.command("paste", PasteOptions, special=True)
    async def paste(self, interaction: discord.Interaction[Any], o: PasteOptions) -> None:
        """Open the form, or read the file at once."""
        if o.file is None:
            await ask_text(interaction, "paste", "battle paste-now", "")
            return
        text = TOO_LARGE
        if o.file.size <= LARGEST:
            text = (await o.file.read()).decode("utf-8-sig", errors="replace")
        spec = self.bot.specs["battle paste-now"]
        await self.bot.play.run(interaction, spec, PasteNow(text=text, name=o.file.filename))

    @battle.command("paste-now", PasteNow, hidden=True)
    def paste_now(self, ask: Ask, o: PasteNow) -> Outcome:
        """Check every line, then add every piece in one entry; nothing where one line is wrong."""
        ask.refuse_no_battle()
        if o.text == TOO_LARGE:
            raise Refused(say("paste-refused"), Reason(say("paste-large", most=LARGEST // 1000)))
        reader = Reader(self.bot, ask.locale)
        try:
            rows, faults = reader.file(o.name, o.text) if o.name is not None else reader.lines(o.text)
        except Wrong as wrong:
            raise Refused(say("paste-refused"), Reason(wrong.line)) from None
        if not rows and not faults:
            raise Refused(say("paste-refused"), Reason(say("paste-empty")), hints=(say("paste-hint"),))
        if sum(row.copies for row in rows) > MOST:
            raise Refused(say("paste-refused"), Reason(say("paste-many", most=MOST)))
        changes, more = self._added(ask, rows)
        faults = sorted((*faults, *more), key=lambda fault: fault.place)
        if faults:
            kind = Correctable if o.name is None and len(o.text) <= LONGEST else Refused
            raise kind(say("paste-refused"), *_reasons(faults), hints=(say("paste-hint"),))
        return _told([change.after for change in changes if isinstance(change, Put) and change.before is None], changes)

    def _added(self, ask: Ask, rows: Sequence[Row]) -> tuple[tuple[Change, ...], list[Fault]]:
        """Return what the `add` command of each line and copy changes, one after the other, and what they refuse."""
        battle = ask.battle
        changes: list[Change] = []
        faults: list[Fault] = []
        for row in rows:
            for number in range(1, row.copies + 1):
                one = ask.again(battle)
                try:
                    outcome = row.spec.run(one, build(row.spec.options, _numbered(row, number)))
                except Refused as no:
                    faults.append(Fault(row.place, _refusal(no)))
                    break
                assert isinstance(outcome, Outcome)
                ask.battle.reads |= one.battle.reads
                changes += outcome.changes
                battle = one.battle.after(outcome.changes)
        return merge(changes), faults

    @battle.command("copy", CopyOptions)
    def copy(self, ask: Ask, o: CopyOptions) -> Outcome:
        """Add numbered copies of a piece: its profile, unhurt and by itself."""
        piece = ask.own(Piece, o.piece)
        (fresh,) = game_of(piece).campaign.home((piece,), True)
        names = _free_names(ask, o.name or piece.name, o.count)
        copies = [replace(fresh, id=ask.battle.new_id(), name=name, origin=None) for name in names]
        against = game_of(piece).campaign.forbids(ask.battle, copies)
        if against and not ask.actor.gm:
            raise Refused(say("copy-refused", name=piece.called), *against)
        return _told(copies, tuple(Put(None, copy) for copy in copies))


def _numbered(row: Row, number: int) -> dict[str, Any]:
    """Return the options of one copy: `#` becomes its number, a name without one ends in it."""
    if row.copies == 1:
        return dict(row.values)
    values = dict(row.values)
    if "#" not in values["name"]:
        values["name"] = f"{values['name']} #"
    return {key: value.replace("#", str(number)) if isinstance(value, str) else value for key, value in values.items()}


def _free_names(ask: Ask, name: str, count: int) -> list[str]:
    """Return names that end in the next free numbers: « Garde » is followed by « Garde 2 »."""
    stem, _, last = name.rpartition(" ")
    stem, number = (stem, int(last)) if stem and last.isdecimal() else (name, 1)
    taken = {fold(piece.name) for piece in ask.battle.all()}
    found: list[str] = []
    while len(found) < count:
        number += 1
        wanted = f"{stem} {number}"
        if fold(wanted) not in taken:
            found.append(ask.battle.free(wanted))
    return found


def _refusal(no: Refused) -> Line:
    reasons = tuple(reason.line for reason in no.reasons)
    return say("paste-why", title=no.title, reasons=reasons) if reasons else no.title


def _reasons(faults: Sequence[Fault]) -> list[Reason]:
    shown = [Reason(say("paste-line", place=fault.place, why=fault.why)) for fault in faults[:SHOWN]]
    more = len(faults) - SHOWN
    return [*shown, Reason(say("paste-more", count=more))] if more > 0 else shown


def _told(pieces: Sequence[Piece | None], changes: tuple[Change, ...]) -> Outcome:
    added = [piece for piece in pieces if piece is not None]
    kinds = Counter(piece.KIND for piece in added)
    counted = tuple(say("paste-counted", count=count, kind=say(f"kind-{kind}")) for kind, count in kinds.items())
    names: list[Line | Name] = [piece.called for piece in added[:NAMED]]
    if len(added) > NAMED:
        names.append(say("paste-others", count=len(added) - NAMED))
    return Outcome(
        say("paste-added", count=len(added)),
        mood="green",
        remarks=(say("paste-names", kinds=counted, names=tuple(names)),),
        changes=changes,
    )
