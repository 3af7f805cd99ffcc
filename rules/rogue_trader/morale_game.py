"""What the units bring to the game: morale and psychology (R, P)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rules.core.battle import Battle, Setting
from rules.core.game import Condition, Due, Status
from rules.core.outcome import Change, Outcome
from rules.core.pieces import Piece

PIECES: tuple[type[Piece], ...] = ()
SETTINGS: tuple[Setting, ...] = ()
RULES: tuple[str, ...] = ()
CONDITIONS: tuple[Condition, ...] = ()
TESTS: Mapping[str, Callable[..., Outcome]] = {}


def status(piece: Piece, battle: Battle) -> Status:
    """Tell the conditions and obligations of a piece."""
    return Status()


def begin(battle: Battle, side: str) -> tuple[Change, ...]:
    """Return what changes when a side's turn begins."""
    return ()


def close(battle: Battle, side: str) -> tuple[Change, ...]:
    """Return what changes when a side's turn ends."""
    return ()


def due(battle: Battle, side: str) -> Sequence[Due]:
    """List the tests due for the side now to play."""
    return ()


def removed(battle: Battle, piece: Piece) -> tuple[Change, ...]:
    """Clear what other pieces hold of one that goes."""
    return ()
