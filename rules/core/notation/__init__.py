"""Dice notation: text → tokens → tree → rolled tree → text to show. Pure, linear in the text, and no `eval`."""

from rules.core.notation.errors import DividesByZero, Impossible, NotationError, PastLimit, Unexpected
from rules.core.notation.expression import Expression, parse
from rules.core.notation.finding import find, parse_target
from rules.core.notation.printer import write
from rules.core.notation.rolled import Result, capped, pools
from rules.core.notation.show import Style, breakdown
from rules.core.notation.throwing import roll

__all__ = [
    "DividesByZero",
    "Expression",
    "Impossible",
    "NotationError",
    "PastLimit",
    "Result",
    "Style",
    "Unexpected",
    "breakdown",
    "capped",
    "find",
    "parse",
    "parse_target",
    "pools",
    "roll",
    "write",
]
