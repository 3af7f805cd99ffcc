"""Real dice, typed in: from text to values."""

from __future__ import annotations

import re
import unicodedata

from rules.core.refusal import Reason, Refused
from rules.core.words import say

_GAP = re.compile(r"[\s,;]+")


def typed_dice(text: str) -> tuple[int, ...]:
    """Return the values typed, in order: `5 2 11` or `5,2,11`, full-width digits too.

    Raises `Refused` naming the first part that is no whole number.
    """
    parts = [part for part in _GAP.split(unicodedata.normalize("NFKC", text).strip()) if part]
    values = []
    for position, part in enumerate(parts, start=1):
        if not part.isdecimal() or len(part) > 6:
            reason = say("dice-unreadable-why", what=part[:20], position=position)
            raise Refused(say("dice-unreadable"), Reason(reason), hints=(say("dice-unreadable-hint"),))
        values.append(int(part))
    return tuple(values)
