"""A roster joins a battle: every piece that is not lost and not there yet, under the number that it gets there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.ask import Ask
from bot.rosters import bears, find, kinds_of, linked, lost, own
from data.rosters import Kept, Roster
from rules.core.battle import Battle
from rules.core.game import game_of, games
from rules.core.names import fold
from rules.core.outcome import Change, Put
from rules.core.pieces import Origin, Piece
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, Name, say


@dataclass(frozen=True, slots=True)
class Mustered:
    """Hold what bringing a roster does: the changes, the pieces that came, what else to know of them."""

    changes: tuple[Change, ...]
    pieces: tuple[Piece, ...]
    remarks: tuple[Line, ...]


def muster(ask: Ask, battle: Battle, roster: Roster, side: str, known: int | None) -> Mustered:
    """Bring a roster into a battle, on a side (empty: each piece's own).

    `known` is the battle's id in the store, None for one about to be opened. Raises `Refused` with every reason: all
    are there already or lost, another game is played, names are taken, a side is not the battle's.
    """
    game = next((one for one in games() if one.key == roster.game), None)
    here = {kept.piece.id: id_ for id_, kept in _present(battle, roster, known)}
    coming = [kept for kept in roster.pieces if not lost(kept) and kept.piece.id not in here]
    title = say("roster-not-brought", roster=Name(roster.name))
    if game is None or not coming:
        why = "roster-all-here" if here else "roster-nobody"
        raise Refused(title, Reason(say(why)))
    others = [piece for piece in battle.all() if game_of(piece) is not game]
    if others and len(others) == len(battle.all()):
        those = [kept.piece for kept in coming]
        raise Refused(title, Reason(say("roster-other-game", here=kinds_of(others), there=kinds_of(those))))
    settled = [_at(ask, battle, piece, side) for piece in game.campaign.home([kept.piece for kept in coming], False)]
    reasons = [*_taken(battle, settled), *_sideless(battle, settled)]
    against = list(game.campaign.forbids(battle, settled))
    if not ask.actor.gm:
        reasons += against
    if reasons:
        hint = (say("roster-side-hint"),) if _sideless(battle, settled) else ()
        raise Refused(title, *reasons, hints=hint)
    ids = dict(here) | {piece.id: battle.new_id() for piece in settled}
    brought = [
        _numbered(game.campaign.relinked(piece, ids), ids[piece.id], roster, kept)
        for piece, kept in zip(settled, coming, strict=True)
    ]
    return Mustered(
        tuple(Put(None, piece) for piece in brought), tuple(brought), _remarks(roster, brought, here, against)
    )


async def muster_all(
    ask: Ask, typed: str, battle: Battle, known: int | None
) -> tuple[tuple[Change, ...], tuple[Line, ...]]:
    """Return what bringing rosters (a comma list) into a new battle changes, and what to say of it.

    A roster whose pieces are of none of the battle's sides fights on the side at its own place in the list.
    """
    changes: list[Change] = []
    told: list[Line] = []
    sides = battle.sides
    for place, name in enumerate(part for part in typed.split(",") if part.strip()):
        roster = own(ask, await find(ask, name))
        at_home = {fold(kept.piece.side) for kept in roster.pieces} <= {fold(side) for side in sides}
        side = "" if at_home or place >= len(sides) else sides[place]
        came = muster(ask, battle, roster, side, known)
        changes += came.changes
        told += [say("roster-brought", roster=Name(roster.name), count=len(came.pieces)), *came.remarks]
        battle = battle.after(came.changes)
    return tuple(changes), tuple(told)


def _present(battle: Battle, roster: Roster, known: int | None) -> list[tuple[int, Kept]]:
    """Return the pieces of the battle that are of this roster, by their numbers there, noted as read."""
    found = [(piece, linked(roster, known or 0, piece)) for piece in battle.all()]
    battle.read(piece for piece, kept in found if kept is not None)
    return [(piece.id, kept) for piece, kept in found if kept is not None]


def _at(ask: Ask, battle: Battle, piece: Piece, side: str) -> Piece:
    """Return a piece on its side of this battle, as the battle spells it, and somebody's."""
    spelt = next((known for known in battle.sides if fold(known) == fold(side or piece.side)), side or piece.side)
    owner = piece.owner or (0 if ask.actor.gm else ask.actor.id)
    return replace(piece, side=spelt, owner=owner)


def _taken(battle: Battle, pieces: Sequence[Piece]) -> list[Reason]:
    reasons: list[Reason] = []
    for piece in pieces:
        try:
            battle.free(piece.name)
        except Refused as no:
            reasons += no.reasons
    return reasons


def _sideless(battle: Battle, pieces: Sequence[Piece]) -> list[Reason]:
    """Return the sides that this battle does not have; a piece of no side belongs nowhere in one that has some."""
    known = {fold(side) for side in battle.sides}
    strange = tuple(dict.fromkeys(piece.side for piece in pieces if known and fold(piece.side) not in known))
    names = tuple(Name(side) for side in battle.sides)
    return [Reason(say("roster-side", side=Name(side or "–"), names=names)) for side in strange]


def _numbered(piece: Piece, number: int, roster: Roster, kept: Kept) -> Piece:
    return replace(piece, id=number, origin=Origin(roster.uid, kept.piece.id, kept.version))


def _remarks(
    roster: Roster, brought: Sequence[Piece], here: dict[int, int], against: Sequence[Reason]
) -> tuple[Line, ...]:
    lines = []
    marked = tuple(bears(piece) for piece in brought if game_of(piece).campaign.lasting(piece).marks)
    if marked:
        lines.append(say("roster-marked", names=marked))
    left = tuple(bears(kept.piece) for kept in roster.pieces if lost(kept))
    if left:
        lines.append(say("roster-left", names=left))
    if here:
        lines.append(say("roster-here", count=len(here)))
    lines += [say("roster-forced", why=reason.line, rule=reason.rule) for reason in against]
    return tuple(lines)
