"""Text to tokens: what players type, whatever their keyboard; every character keeps its place."""

from __future__ import annotations

import re
import unicodedata
from fractions import Fraction
from functools import lru_cache

from rules.core.notation.term import Value

# The longest first: letters in a row are cut from the left.
WORDS = ("kh", "kl", "dh", "dl", "mi", "ma", "rr", "ro", "r", "d", "x", "f")
_KNOWN = frozenset(WORDS)
SAME = {"==": "=", "≤": "<=", "≥": ">=", "≠": "<>", "rr": "r"}
_HALVES = {"½": Fraction(1, 2), "¼": Fraction(1, 4), "¾": Fraction(3, 4)}
_LOOKS_LIKE = {
    "÷": "/",
    "∕": "/",
    "⁄": "/",
    "−": "-",
    "–": "-",
    "—": "-",
    "‐": "-",
    "✕": "×",
    "✖": "×",
    "·": "*",
    "⋅": "*",
}
_SCAN = re.compile(
    r"\s*(?:([0-9]+(?:[.,][0-9]+)?[½¼¾]?|[½¼¾])|([^\W\d_]+)|(\[[^\[\]]*\])"
    r"|(//|<=|>=|==|<>|[-+*/%()!<>=;≤≥≠×])|(\S))"
)
NUMBER, WORD, LABEL, SYMBOL, BAD = range(1, 6)  # the groups of that pattern

Token = tuple[str, Value | str, int]
"""Its kind (`number`, `label`, `bad`, `end`, else the operator itself), its value, its place."""


def tokens(text: str) -> list[Token]:
    """Return the tokens of a text, the last of kind `end`; what belongs to no notation is `bad`, never dropped."""
    plain = text.lower() if text.isascii() else "".join(map(_plain, text))
    found: list[Token] = []
    for match in _SCAN.finditer(plain):
        index = match.lastindex or BAD
        raw = match[index]
        at = match.start(index)
        if index == NUMBER:
            found.append(("number", _number(raw), at))
        elif index == SYMBOL:
            found.append((SAME.get(raw, raw), raw, at))
        elif index == WORD:
            for word in (raw,) if raw in _KNOWN else _words(raw):
                found.append((SAME.get(word, word) if word in _KNOWN else "bad", word, at))
                at += len(word)
        elif index == LABEL:
            found.append(("label", text[at + 1 : match.end(index) - 1].strip(), at))
        else:
            found.append(("bad", raw, at))
    found.append(("end", "", len(text)))
    return found


@lru_cache(maxsize=1024)
def _plain(char: str) -> str:
    """Return one character as the notation writes it: narrow, lower case, spaces of any kind as a space."""
    if "\uff01" <= char <= "\uff5e":
        char = chr(ord(char) - 0xFEE0)
    char = _LOOKS_LIKE.get(char, char)
    if char.isspace() or unicodedata.category(char) in ("Cf", "Zs"):
        return " "
    lower = char.lower()
    return lower if len(lower) == 1 else char


@lru_cache(maxsize=256)
def _words(letters: str) -> tuple[str, ...]:
    """Cut letters in a row into words of the notation; letters that are none stay whole."""
    cut: list[str] = []
    at = 0
    while at < len(letters):
        word = next((word for word in WORDS if letters.startswith(word, at)), None)
        if word is None:
            return (letters,)
        cut.append(word)
        at += len(word)
    return tuple(cut)


def _number(raw: str) -> Value:
    if raw.isascii() and raw.isdigit():
        return int(raw)
    half = _HALVES.get(raw[-1], Fraction(0))
    digits = raw.rstrip("½¼¾").replace(",", ".")
    value = Fraction(digits or 0) + half
    return value.numerator if value.denominator == 1 else value
