"""What outlasts a battle: pieces as they go home, what they bear for good, what a battle cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.core.pieces import Piece
from rules.core.refusal import Reason
from rules.core.words import Line, Name

if TYPE_CHECKING:
    from rules.core.battle import Battle

Told = Line | Name


@dataclass(frozen=True, slots=True)
class Lasting:
    """Tell what a piece at home bears: `lost` for good (it is never brought again), `marks` in words."""

    lost: bool = False
    marks: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Toll:
    """Tell what a battle cost one side.

    `lost` for good, `out` of action, `marked` by it but there, `whole`: each piece stands in one of them, by what is
    said of it. `after` are the orders for after the battle. `rating` is what the side was worth before and after, None
    where the game counts no such thing.
    """

    lost: tuple[Told, ...] = ()
    out: tuple[Told, ...] = ()
    marked: tuple[Told, ...] = ()
    whole: tuple[Told, ...] = ()
    after: tuple[Line, ...] = ()
    rating: tuple[int, int] | None = None
    rules: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        """Tell whether there is nothing to tell."""
        return not (self.lost or self.out or self.marked or self.whole)


def _as_they_are(pieces: Sequence[Piece], fresh: bool) -> tuple[Piece, ...]:
    return tuple(pieces)


def _unlinked(piece: Piece, ids: Mapping[int, int]) -> Piece:
    return piece


def _nothing(piece: Piece) -> Lasting:
    return Lasting()


def _all_whole(first: Sequence[Piece], last: Sequence[Piece]) -> Toll:
    return Toll(whole=tuple(piece.called for piece in last))


def _allowed(battle: Battle, pieces: Sequence[Piece]) -> Sequence[Reason]:
    return ()


@dataclass(frozen=True, slots=True)
class Campaign:
    """Bring what a game knows of campaigns.

    `home(pieces, fresh)` returns pieces that leave a battle together, in the same order, as they go home: what belongs
    to the battle alone is cleared, what lasts is kept (with `fresh` it is cleared too: a new one of the same profile),
    links lead to pieces of the group or nowhere. Going home twice changes nothing. `relinked(piece, ids)` renumbers
    the pieces it points to (0 for one that `ids` lacks). `lasting(piece)` tells what a piece at home bears.
    `toll(first, last)` tells what a battle cost the pieces of one side: as each came in, and as those still there are
    now. `forbids(battle, pieces)` gives the reasons against bringing these pieces in; a GM may bring them all the same.
    """

    home: Callable[[Sequence[Piece], bool], tuple[Piece, ...]] = _as_they_are
    relinked: Callable[[Piece, Mapping[int, int]], Piece] = _unlinked
    lasting: Callable[[Piece], Lasting] = _nothing
    toll: Callable[[Sequence[Piece], Sequence[Piece]], Toll] = _all_whole
    forbids: Callable[[Battle, Sequence[Piece]], Sequence[Reason]] = _allowed
