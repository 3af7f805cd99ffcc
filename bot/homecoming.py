"""Pieces go home to a roster: what lasts of them, and the events that left their mark, from the journal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.rosters import conflicts, linked
from data.records import Entry
from data.rosters import Event, Kept, Roster
from rules.core.game import Game, game_of
from rules.core.outcome import Put
from rules.core.pieces import Piece
from rules.core.rolls import Read, Roll
from rules.core.words import say

EVENTS = 6  # of one battle that a piece remembers
STEPS = 12  # of one event


@dataclass(frozen=True, slots=True)
class Homecoming:
    """Hold what a save writes, which pieces another battle has changed meanwhile, how many are as they were."""

    roster: Roster
    changed: tuple[Kept, ...]
    conflicts: tuple[tuple[Kept, Piece], ...]
    same: int


def come_home(
    roster: Roster, battle: int, name: str, every: Sequence[Piece], chosen: Sequence[Piece], entries: Sequence[Entry]
) -> Homecoming:
    """Return what saving the chosen pieces of a battle does to a roster.

    `every` are the pieces of that game in the battle, `entries` those of its journal that stand, in order.
    """
    kept = {piece.id: linked(roster, battle, piece) for piece in every}
    clash = [(k, piece) for piece in chosen if (k := kept[piece.id]) is not None and conflicts(k, battle, piece)]
    beaten = {piece.id for _, piece in clash}
    going = [piece for piece in chosen if piece.id not in beaten]
    ids, next_id = {piece.id: k.piece.id for piece in every if (k := kept[piece.id]) is not None}, roster.next_id
    for piece in going:
        if piece.id not in ids:
            ids[piece.id], next_id = next_id, next_id + 1
    game = game_of(chosen[0])
    group = [piece for piece in every if piece.id in ids]
    home = dict(zip([piece.id for piece in group], game.campaign.home(group, False), strict=True))
    changed = []
    for piece in going:
        put = _kept(game, home[piece.id], ids, kept[piece.id], battle)
        marks = events(game, piece.id, battle, name, entries)
        earlier = tuple(event for event in put.events if event.at != battle)
        changed.append(replace(put, events=(*earlier, *marks)))
    news = tuple(put for put in changed if not _as_before(put, kept[put.source]))
    return Homecoming(replace(roster, next_id=next_id), news, tuple(clash), len(changed) - len(news))


def _kept(game: Game, piece: Piece, ids: dict[int, int], before: Kept | None, battle: int) -> Kept:
    at_home = replace(game.campaign.relinked(piece, ids), id=ids[piece.id], origin=None)
    if before is None:
        return Kept(at_home, battle=battle, source=piece.id)
    return replace(before, piece=at_home, battle=battle, source=piece.id)


def _as_before(put: Kept, before: Kept | None) -> bool:
    return before is not None and (put.piece, put.events) == (before.piece, before.events)


def events(game: Game, piece: int, battle: int, name: str, entries: Iterable[Entry]) -> tuple[Event, ...]:
    """Return the entries that changed what a piece bears for good, with their rolls; a secret one's stay secret."""
    found = []
    for entry in entries:
        for change in entry.images:
            if not isinstance(change, Put) or change.piece != piece or change.before is None or change.after is None:
                continue
            if game.campaign.lasting(change.before) != game.campaign.lasting(change.after):
                secret = entry.secret and not entry.revealed
                steps = () if secret else tuple(s for s in entry.outcome.steps if isinstance(s, (Roll, Read)))[:STEPS]
                verdict = say("hidden") if secret else entry.outcome.verdict
                found.append(Event(battle, name, int(entry.created), entry.turn, entry.no, verdict, steps))
    return tuple(found[-EVENTS:])
