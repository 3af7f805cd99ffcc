"""The pieces of a battle, one line each: name, conditions, what it must do now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import TYPE_CHECKING

from rules.core.game import Status, game_of
from rules.core.pieces import Piece
from rules.core.words import Line, Name, say

if TYPE_CHECKING:
    from bot.ask import Ask


def status_of(ask: Ask, piece: Piece) -> Status:
    """Return the state of a piece as this reader may know it: `?` where a secret roll changed it."""
    if ask.hides(piece):
        return Status((say("hidden"),))
    return game_of(piece).status(piece, ask.battle)


def piece_lines(ask: Ask) -> list[Line]:
    """Return a line for every piece, those with a condition first, then by side and name."""
    rows = [(piece, status_of(ask, piece)) for piece in ask.battle.all()]
    rows.sort(key=lambda row: (not (row[1].conditions or row[1].obligations), row[0].side, row[0].id))
    return [piece_line(piece, status) for piece, status in rows]


def _chained(lines: Sequence[Line]) -> Line:
    """Return several lines as one: parted by more than commas, which each of them may hold."""
    return reduce(lambda before, line: say("b-then", before=before, line=line), lines)


def piece_line(piece: Piece, status: Status) -> Line:
    """Return the line of one piece."""
    side = say("b-of-side", side=Name(piece.side)) if piece.side else ""
    name = Name(piece.name)
    if status.conditions and status.obligations:
        must = _chained(status.obligations)
        return say("b-piece-must", name=name, side=side, conditions=status.conditions, must=must)
    if status.conditions or status.obligations:
        return say("b-piece-is", name=name, side=side, conditions=status.conditions or status.obligations)
    return say("b-piece", name=name, side=side, what=say(f"kind-{piece.KIND}"))
