"""An expression in the midst of other text, and a target beside one."""

from __future__ import annotations

import re

from rules.core.notation.errors import NotationError, Unexpected
from rules.core.notation.expression import Expression, parse
from rules.core.notation.parser import CONDITIONS
from rules.core.notation.reader import Reader
from rules.core.notation.term import CHARACTERS, Value
from rules.core.notation.tree import dice_by_faces

_TICKED = re.compile(r"`+([^`]+)`+")
_DICE = re.compile(
    r"(?<![^\W_])(?:\d{1,3}\s?[xX×]\s?)?(?:\(\s*)*\d{0,4}\s?[dDｄＤ][%％fFｆＦ\d]"
)  # not in the middle of a word
TRIES = 40  # places of a text that are tried


def find(text: str) -> str | None:
    """Return the first expression with dice in a text, None when there is none: all of it, between ticks, or within.

    What stands between ticks is meant to be read; elsewhere the longest part that can be read is taken, so that words
    behind it do no harm.
    """
    for candidate in (text.strip(), *(match[1].strip() for match in _TICKED.finditer(text))):
        if _readable(candidate):
            return candidate
    for match in list(_DICE.finditer(text))[:TRIES]:
        found = _longest(text[match.start() : match.start() + CHARACTERS])
        if found is not None:
            return found
    return None


def _readable(text: str) -> bool:
    try:
        return _has_dice(parse(text))
    except NotationError:
        return False


def _longest(text: str) -> str | None:
    """Return the part from the beginning that can be read: where reading stops, it is read again up to there."""
    for _ in range(4):
        try:
            return text if text and _has_dice(parse(text)) else None
        except Unexpected as error:
            if not error.position or error.position >= len(text):
                text = text.rstrip()[:-1].rstrip("+-*/%<>=(;,. ×−")
            else:
                text = text[: error.position].rstrip("+-*/%<>=(;,. ×−")
        except NotationError:
            return None
    return None


def _has_dice(expression: Expression) -> bool:
    return any(dice_by_faces(item.node) for item in expression.items)


def parse_target(text: str) -> tuple[str, Value]:
    """Return a target such as `<=7` as a comparison and a value; a bare number has an empty comparison.

    Raises `NotationError` on anything else.
    """
    reader = Reader(text[:CHARACTERS])
    op = ""
    if reader.kind in CONDITIONS:
        op = reader.kind
        reader.next()
    minus = reader.take("-")
    value = reader.number()
    if reader.kind != "end":
        raise reader.unexpected("end")
    return op, -value if minus else value
