"""Rosters as commands see them: found by name, with the right to change them, and what a piece of a battle is there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands import Ask, Suggestion
from data.rosters import Kept, Roster
from rules.core.game import game_of
from rules.core.names import fold, match, near
from rules.core.pieces import Piece
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, Name, say


async def suggest(ask: Ask, typed: str) -> list[Suggestion]:
    """Suggest the rosters of the server."""
    if ask.place.guild is None:
        return []
    return [(roster.name, roster.name) for roster in await ask.store.rosters(ask.place.guild)]


async def find(ask: Ask, typed: str) -> Roster:
    """Return the roster of this server that is meant; raise `Refused` naming the near ones when there is none."""
    guild = server(ask)
    exact = await ask.store.roster(guild, typed)
    if exact is not None:
        return exact
    known = await ask.store.rosters(guild)
    try:
        name = match(typed, [roster.name for roster in known])
    except Refused:
        names = tuple(Name(n) for n in near(typed, [roster.name for roster in known]) or [r.name for r in known[:15]])
        hints = (say("roster-there-are", names=names),) if names else (say("roster-none-hint"),)
        raise Refused(say("roster-unknown", roster=Name(typed)), hints=hints) from None
    return next(roster for roster in known if roster.name == name)


def server(ask: Ask) -> int:
    """Return the server asked from; raise `Refused` in private messages: rosters belong to a server."""
    if ask.place.guild is None:
        raise Refused(say("roster-none-here"), Reason(say("roster-private")))
    return ask.place.guild


def own(ask: Ask, roster: Roster) -> Roster:
    """Return the roster that is to be changed; raise `Refused` unless it is his or he is a GM."""
    if not (ask.actor.gm or roster.owner == ask.actor.id):
        why = Reason(say("not-yours-edit", owner=f"<@{roster.owner}>"))
        raise Refused(say("not-yours", name=Name(roster.name)), why)
    return roster


def linked(roster: Roster, battle: int, piece: Piece) -> Kept | None:
    """Return the roster's piece that a piece of a battle is: brought from it, or saved from there first."""
    for kept in roster.pieces:
        if piece.origin is not None and piece.origin.roster == roster.uid:
            if kept.piece.id == piece.origin.piece:
                return kept
        elif (kept.battle, kept.source) == (battle, piece.id):
            return kept
    return None


def conflicts(kept: Kept, battle: int, piece: Piece) -> bool:
    """Tell whether another battle has saved this piece since it was brought into this one."""
    if (kept.battle, kept.source) == (battle, piece.id):
        return False
    return piece.origin is None or piece.origin.version != kept.version


def named(roster: Roster, typed: str) -> Kept:
    """Return the piece of a roster that is meant; raise `Refused`."""
    pieces = {kept.piece.name: kept for kept in roster.pieces}
    return pieces[match(typed, pieces)]


def lost(kept: Kept) -> bool:
    """Tell whether a piece is struck off: kept on the list, never brought again."""
    return game_of(kept.piece).campaign.lasting(kept.piece).lost


def bears(piece: Piece) -> Line | Name:
    """Return a piece's name with what it bears of earlier battles."""
    marks = game_of(piece).campaign.lasting(piece).marks
    return say("roster-bears", name=piece.called, marks=marks) if marks else piece.called


def kinds_of(pieces: Sequence[Piece]) -> tuple[Line, ...]:
    """Return the kinds of these pieces in words, each once."""
    return tuple(say(f"kind-{kind}") for kind in dict.fromkeys(piece.KIND for piece in pieces))


def same(one: str, other: str) -> bool:
    """Tell whether two names are the same, whatever their case and accents."""
    return fold(one) == fold(other)
