"""What the commands of any game share about its pieces: sides to suggest, options that were given, lists by page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeVar

from bot.commands import Ask, Card, Options, Suggestion, opt
from bot.status import piece_line, status_of
from rules.core.names import fold
from rules.core.outcome import Followup, OptionValue
from rules.core.pieces import Piece
from rules.core.words import Line, say

PAGE = 15  # pieces that a list shows at once
T = TypeVar("T", bound=Piece)


def sides_known(ask: Ask, typed: str) -> list[Suggestion]:
    """Suggest the sides of the battle, or those that its pieces name."""
    sides = ask.battle.sides or tuple(dict.fromkeys(piece.side for piece in ask.battle.all() if piece.side))
    return [(side, side) for side in sides]


@dataclass(frozen=True, kw_only=True, slots=True)
class ListOptions(Options):
    """Options of every `list` command of pieces."""

    side: str | None = opt(complete=sides_known)
    page: int = opt(1, low=1, high=99)


def reassigned(ask: Ask, before: T, after: T, o: Any) -> T:
    """Return the edited piece with the name, side and owner that were given; raise `Refused` on a name or side."""
    if o.name is not None:
        after = replace(after, name=ask.battle.free(o.name, keep=before))
    if o.side is not None:
        after = replace(after, side=ask.side(o.side))
    return replace(after, owner=o.owner) if getattr(o, "owner", None) is not None else after


def given(options: Options, *names: str) -> dict[str, Any]:
    """Return those of the named options that were given."""
    found = {name: getattr(options, name) for name in names}
    return {name: value for name, value in found.items() if value is not None}


def listing(ask: Ask, kind: type[Piece], command: str, title: Line, empty: Line, side: str = "", page: int = 1) -> Card:
    """Return a page of the pieces of one kind, of one side or all: a line each, with buttons to the other pages.

    `empty` is said when there are none.
    """
    pieces = [piece for piece in ask.battle.peek(kind) if not side or fold(piece.side) == fold(side)]
    pages = max(1, -(-len(pieces) // PAGE))
    page = min(page, pages)
    shown = pieces[(page - 1) * PAGE : page * PAGE]
    lines = [piece_line(piece, status_of(ask, piece)) for piece in shown] or [empty]
    head = [say("b-page", page=page, pages=pages)] if pages > 1 else []
    kept: tuple[tuple[str, OptionValue], ...] = (("side", side),) if side else ()
    turns = [("b-page-before", page - 1)] * (page > 1) + [("b-page-after", page + 1)] * (page < pages)
    steps = tuple(Followup(say(key), command, (*kept, ("page", to))) for key, to in turns)
    return Card(title, lines=(*head, *lines), next=steps)
