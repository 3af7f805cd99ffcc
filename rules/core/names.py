"""Names that players type: one folded key, one way to find a piece."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from rules.core.refusal import Reason, Refused
from rules.core.words import Name, say

LONGEST = 40
_FILLERS = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800"}  # letters and symbols that draw nothing
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d"})


@lru_cache(maxsize=8192)
def fold(name: str) -> str:
    """Return the key of a name: no case, no accents, single spaces, nothing invisible."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold()).translate(_LIGATURES)
    kept = "".join(c for c in plain if visible(c) or c.isspace())
    return " ".join(kept.split())


def visible(char: str) -> bool:
    """Tell whether a character draws something of its own (marks, controls and fillers do not)."""
    return char not in _FILLERS and not char.isspace() and unicodedata.category(char)[0] not in "CMZ"


def clean(name: str) -> str:
    """Return a name as it is kept: composed, trimmed, with single spaces.

    Raises `Refused` when it is empty, longer than 40 characters, holds a comma or nothing visible.
    """
    composed = unicodedata.normalize("NFC", name)
    kept = "".join(c for c in composed if c.isspace() or unicodedata.category(c) not in ("Cc", "Cs"))
    kept = " ".join(kept.split())
    reasons = []
    if not any(visible(c) for c in kept) or not fold(kept):
        reasons.append(Reason(say("name-empty")))
    if len(kept) > LONGEST:
        reasons.append(Reason(say("name-long", length=len(kept), longest=LONGEST)))
    if "," in kept:
        reasons.append(Reason(say("name-comma")))
    if reasons:
        raise Refused(say("name-refused"), *reasons)
    return kept


def near(typed: str, names: Iterable[str], most: int = 5) -> list[str]:
    """Return the names most like the typed one: those that begin with it, hold it, or are spelt almost so."""
    import difflib

    key = fold(typed)
    keys = {name: fold(name) for name in names}
    starts = [n for n, k in keys.items() if k.startswith(key)]
    holds = [n for n, k in keys.items() if key in k and n not in starts]
    like = difflib.get_close_matches(key, keys.values(), n=most, cutoff=0.5)
    spelt = sorted((n for n, k in keys.items() if k in like), key=lambda n: like.index(keys[n]))
    return list(dict.fromkeys([*sorted(starts, key=fold), *sorted(holds, key=fold), *spelt]))[:most]


def match(typed: str, names: Iterable[str]) -> str:
    """Return the one name that is meant: exact before prefix, without case or accents.

    Raises `Refused` naming the candidates when a prefix fits several, or the near ones when none fits.
    """
    key = fold(typed)
    keys = {fold(name): name for name in names}
    if key in keys:
        return keys[key]
    fits = sorted(k for k in keys if k.startswith(key)) if key else []
    if len(fits) == 1:
        return keys[fits[0]]
    shown = Name(typed)
    if fits:
        several = tuple(Name(keys[k]) for k in fits[:10])
        raise Refused(say("piece-ambiguous", name=shown), Reason(say("piece-ambiguous-why", names=several)))
    close = tuple(Name(n) for n in near(typed, keys.values()))
    hints = (say("piece-near", names=close),) if close else ()
    raise Refused(say("piece-unknown", name=shown), hints=hints)
