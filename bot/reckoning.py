"""What a battle came to, side by side: who is out, lost or whole, what is still to be rolled, dice and luck."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.commands import Spec
from bot.options import slots
from bot.past import Past
from data.records import Entry
from rules.core.campaign import Told, Toll
from rules.core.game import games
from rules.core.names import fold
from rules.core.outcome import Card, Put
from rules.core.pieces import Piece
from rules.core.rolls import Roll
from rules.core.stats import Faces, Luck, faces, luck, rolls
from rules.core.words import Line, Name, say

NAMED = 12  # pieces that a line names
KINDS = 3  # kinds of dice told of a side
FATES = ("lost", "out", "marked", "whole")


@dataclass(frozen=True, slots=True)
class Side:
    """Hold what the battle came to for one side ("" where pieces or rolls are of none)."""

    name: str
    toll: Toll
    unknown: tuple[Told, ...] = ()
    dice: tuple[Faces, ...] = ()
    luck: Luck | None = None

    @property
    def called(self) -> Line:
        """Return the side's name, or words for none."""
        return say("report-of", side=Name(self.name)) if self.name else say("report-no-side")


@dataclass(frozen=True, slots=True)
class Report:
    """Hold the report on a battle."""

    name: str
    turn: int
    ended: bool
    sides: tuple[Side, ...]
    seed: str = ""

    @property
    def after(self) -> tuple[Line, ...]:
        """Return the orders for after the battle."""
        return tuple(line for side in self.sides for line in side.toll.after)

    @property
    def rules(self) -> tuple[str, ...]:
        """Return the rules that the report rests on, in order."""
        named = {rule for side in self.sides for rule in side.toll.rules}
        return tuple(sorted(named, key=lambda rule: (rule[:1], int(rule[1:]) if rule[1:].isdecimal() else 0, rule)))


def reckon(past: Past, specs: Mapping[str, Spec], hidden: Collection[str], secrets: Iterable[Entry] = ()) -> Report:
    """Return the report on a battle; pieces whose key is `hidden` are of unknown fate, `secrets` do not count."""
    state, left_out = past.snapshot.state, {entry.id for entry in secrets}
    first, last = past.first, past.pieces
    sides = _sides(past, first)
    thrown = _thrown([entry for entry in past.entries if entry.id not in left_out], specs, first, last)
    found = []
    for key, name in sides.items():
        toll, unknown = _toll(key, first, last, hidden)
        cast = thrown.get(key, [])
        if not toll.empty or unknown or cast:
            dice = sorted(faces(cast), key=lambda kind: -kind.thrown)[:KINDS]
            found.append(Side(name, toll, unknown, tuple(dice), luck(cast)))
    seed = str(past.snapshot.meta.get("seed", "")) if state.ended else ""
    return Report(state.name, state.turn, state.ended, tuple(found), seed)


def _sides(past: Past, first: Sequence[Piece]) -> dict[str, str]:
    """Return the sides by their folded names: the battle's, those of pieces besides, and none."""
    named = (*past.snapshot.state.sides, *(piece.side for piece in (*past.pieces, *first)))
    found: dict[str, str] = {}
    for side in named:
        found.setdefault(fold(side), side)
    found.pop("", None)
    return found | {"": ""}


def _toll(
    key: str, first: Sequence[Piece], last: Sequence[Piece], hidden: Collection[str]
) -> tuple[Toll, tuple[Told, ...]]:
    """Return what the battle cost a side, over all its games, and the pieces of which this reader may not know it."""
    now = {piece.id: piece for piece in last}
    mine = [piece for piece in last if fold(piece.side) == key]
    shown = [piece for piece in mine if f"p:{piece.id}" not in hidden]
    unknown = tuple(piece.called for piece in mine if f"p:{piece.id}" in hidden)
    came = [piece for piece in first if fold(now.get(piece.id, piece).side) == key and f"p:{piece.id}" not in hidden]
    tolls = [
        game.campaign.toll([p for p in came if type(p) in game.pieces], [p for p in shown if type(p) in game.pieces])
        for game in games()
        if any(type(piece) in game.pieces for piece in (*came, *shown))
    ]
    ratings = [toll.rating for toll in tolls if toll.rating is not None]
    return Toll(
        lost=tuple(one for toll in tolls for one in toll.lost),
        out=tuple(one for toll in tolls for one in toll.out),
        marked=tuple(one for toll in tolls for one in toll.marked),
        whole=tuple(one for toll in tolls for one in toll.whole),
        after=tuple(line for toll in tolls for line in toll.after),
        rating=ratings[0] if len(ratings) == 1 else None,
        rules=tuple(rule for toll in tolls for rule in toll.rules),
    ), unknown


def _thrown(
    entries: Iterable[Entry], specs: Mapping[str, Spec], first: Sequence[Piece], last: Sequence[Piece]
) -> dict[str, list[Roll]]:
    """Return the rolls of each side: that of the piece that acted, else the one side of all that person's pieces."""
    by_name = {fold(piece.name): piece for piece in (*first, *last)}
    owned: dict[int, set[str]] = {}
    for piece in (*first, *last):
        owned.setdefault(piece.owner, set()).add(fold(piece.side))
    found: dict[str, list[Roll]] = {}
    for entry in entries:
        cast = list(rolls(entry.outcome.steps))
        if not cast:
            continue
        actor = _actor(entry, specs.get(entry.command), by_name)
        theirs = owned.get(entry.actor, set())
        side = fold(actor.side) if actor is not None else next(iter(theirs)) if len(theirs) == 1 else ""
        found.setdefault(side, []).extend(cast)
    return found


def _actor(entry: Entry, spec: Spec | None, by_name: Mapping[str, Piece]) -> Piece | None:
    """Return the piece that an entry is rolled for: the first that its options name, else the one it changed alone."""
    for slot in slots(spec.options) if spec is not None else ():
        value = entry.options.get(slot.name)
        if slot.spec.piece and isinstance(value, str):
            name = fold(value.partition(",")[0])
            found = by_name.get(name) or next((p for key, p in by_name.items() if key.startswith(name)), None)
            if found is not None:
                return found
    changed = {change.after for change in entry.images if isinstance(change, Put) and change.after is not None}
    return changed.pop() if len(changed) == 1 else None


def side_lines(side: Side) -> tuple[Line, ...]:
    """Return what is told of a side: its pieces by their fate, its rating, its dice and luck."""
    lines = []
    for fate in FATES:
        pieces = getattr(side.toll, fate)
        if pieces:
            lines.append(say(f"report-{fate}", count=len(pieces), names=_named(pieces)))
    if side.unknown:
        lines.append(say("report-unknown", count=len(side.unknown), names=_named(side.unknown)))
    if side.toll.rating is not None:
        lines.append(say("report-rating", before=side.toll.rating[0], now=side.toll.rating[1]))
    for kind in side.dice:
        lines.append(
            say("report-dice", count=kind.thrown, sides=kind.sides, mean=_short(kind.mean), expected=kind.expected_mean)
        )
    if side.luck is not None:
        luck_ = side.luck
        lines.append(
            say(
                "report-luck",
                passed=luck_.passed,
                taken=luck_.taken,
                expected=_short(luck_.expected),
                verdict=say(f"n-luck-{luck_.verdict}"),
            )
        )
    return tuple(lines)


def _named(pieces: Sequence[Told]) -> tuple[Told, ...]:
    more = len(pieces) - NAMED
    return (*pieces[:NAMED], say("paste-others", count=more)) if more > 0 else tuple(pieces)


def _short(value: Fraction) -> Fraction:
    return Fraction(round(value * 100), 100)


def report_card(report: Report) -> Card:
    """Return the card of a report."""
    title = say("report-named", name=Name(report.name)) if report.name else say("report")
    head = say("report-ended" if report.ended else "report-open", turn=report.turn)
    sections = [(side.called, side_lines(side)) for side in report.sides]
    sections.append((say("report-after"), report.after))
    seal = (say("dice-unsealed", seed=report.seed),) if report.seed else ()
    return Card(title, lines=(head, *seal), sections=tuple(sections), rules=report.rules)
