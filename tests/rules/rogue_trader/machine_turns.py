"""A battle of two sides, and a piece as a turn leaves it: what the tests of turns share."""

from __future__ import annotations

from typing import Any

from rules.core.battle import Battle
from rules.core.outcome import Change, Put
from rules.core.pieces import BattleState, Piece
from rules.rogue_trader import machines_game
from rules.rogue_trader.vehicles import Vehicle


def battle(*pieces: Piece, playing: int = 0, sides: tuple[str, ...] = ("Orks", "Marines")) -> Battle:
    """Return a battle of two sides with these pieces."""
    return Battle(BattleState(sides=sides, playing=playing), pieces, settings=machines_game.SETTINGS, next_id=50)


def after(changes: tuple[Change, ...], piece: Piece) -> Any:
    """Return a piece as the changes leave it."""
    found = {change.after.id: change.after for change in changes if isinstance(change, Put) and change.after}
    return found.get(piece.id, piece)


def passed(piece: Any, ended: str, begun: str) -> Any:
    """Return a piece after the end of one side's turn and the beginning of another's."""
    table = battle(piece)
    closed = machines_game.close(table, ended)
    begun_with = table.after(closed)
    return after(machines_game.begin(begun_with, begun), after(closed, piece))


def ork(**fields: Any) -> Vehicle:
    """Return an Ork vehicle."""
    return Vehicle(id=1, name="Kart", side="Orks", **fields)
