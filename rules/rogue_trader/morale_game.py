"""What the units bring to the game: morale and psychology (R, P)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.battle import Battle, Setting
from rules.core.dice import Dice
from rules.core.outcome import Change, Outcome
from rules.core.pieces import Piece
from rules.rogue_trader.due import due
from rules.rogue_trader.hand import CONDITIONS
from rules.rogue_trader.obligations import status
from rules.rogue_trader.profile import removed as unit_removed
from rules.rogue_trader.psych import psych
from rules.rogue_trader.psychology import PsychCase
from rules.rogue_trader.pursuit import pursue
from rules.rogue_trader.pursuit_may import PursuitCase
from rules.rogue_trader.rally import RallyCase, rally
from rules.rogue_trader.rout import RoutCase, rout
from rules.rogue_trader.turns import begin
from rules.rogue_trader.units import Unit

__all__ = ["CONDITIONS", "PIECES", "RULES", "SETTINGS", "TESTS", "begin", "close", "due", "removed", "status"]

PIECES: tuple[type[Piece], ...] = (Unit,)
SETTINGS: tuple[Setting, ...] = (
    Setting("psychology", ("on", "off"), "P1"),
    Setting("rally_penalty", ("worse", "add"), "R7"),
)
RULES: tuple[str, ...] = (*(f"R{n}" for n in range(1, 16)), *(f"P{n}" for n in range(1, 8)))


def close(battle: Battle, side: str) -> tuple[Change, ...]:
    """Return what changes when a side's turn ends: nothing, for what lasts a turn ends when the next begins."""
    return ()


def removed(battle: Battle, piece: Piece) -> tuple[Change, ...]:
    """Clear what units hold of one that goes."""
    return unit_removed(battle, piece) if isinstance(piece, Unit) else ()


def _rout(dice: Dice, ld: int = 7) -> Outcome:
    return rout(dice, RoutCase(ld=ld))


def _rally(dice: Dice, ld: int = 7) -> Outcome:
    return rally(dice, RallyCase(ld=ld))


def _decline(dice: Dice, ld: int = 7) -> Outcome:
    return pursue(dice, PursuitCase(action="decline", ld=ld))


def _return(dice: Dice) -> Outcome:
    return pursue(dice, PursuitCase(action="return"))


def _psych(dice: Dice, cl: int = 7) -> Outcome:
    return psych(dice, PsychCase(cl=cl))


TESTS: Mapping[str, Callable[..., Outcome]] = {
    "rout": _rout,
    "rally": _rally,
    "pursuit-decline": _decline,
    "pursuit-return": _return,
    "psychology": _psych,
}
