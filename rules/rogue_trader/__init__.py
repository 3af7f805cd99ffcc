"""Rogue Trader: morale and psychology of units, and the machines, from two modules that know nothing of each other."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.battle import Battle
from rules.core.game import Due, Game, Status
from rules.core.outcome import Change
from rules.core.pieces import Piece
from rules.rogue_trader import machines_game as machines
from rules.rogue_trader import morale_game as morale
from rules.rogue_trader.campaign import CAMPAIGN


def status(piece: Piece, battle: Battle) -> Status:
    """Tell the conditions and obligations of a piece, from the part that it belongs to."""
    return morale.status(piece, battle) if type(piece) in morale.PIECES else machines.status(piece, battle)


def begin(battle: Battle, side: str) -> tuple[Change, ...]:
    """Return what changes when a side's turn begins."""
    return morale.begin(battle, side) + machines.begin(battle, side)


def close(battle: Battle, side: str) -> tuple[Change, ...]:
    """Return what changes when a side's turn ends."""
    return morale.close(battle, side) + machines.close(battle, side)


def due(battle: Battle, side: str) -> Sequence[Due]:
    """List the tests due for the side now to play."""
    return (*morale.due(battle, side), *machines.due(battle, side))


def removed(battle: Battle, piece: Piece) -> tuple[Change, ...]:
    """Clear what other pieces hold of one that goes."""
    return morale.removed(battle, piece) + machines.removed(battle, piece)


GAME = Game(
    key="rogue_trader",
    prefixes=("R", "P", "V", "D", "B"),
    rules=morale.RULES + machines.RULES,
    pieces=morale.PIECES + machines.PIECES,
    settings=morale.SETTINGS + machines.SETTINGS,
    status=status,
    begin=begin,
    close=close,
    due=due,
    removed=removed,
    conditions=morale.CONDITIONS + machines.CONDITIONS,
    tables=machines.TABLES,
    tests={**morale.TESTS, **machines.TESTS},
    campaign=CAMPAIGN,
)
