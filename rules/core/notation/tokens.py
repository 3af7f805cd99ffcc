"""Text to tokens: what players type, whatever their keyboard; every character keeps its place."""

from __future__ import annotations

import re
import unicodedata
from fractions import Fraction
from functools import lru_cache

from rules.core.notation.term import Value

# The longest first: letters in a row are cut from the left.
WORDS = ("kh", "kl", "dh", "dl", "mi", "ma", "rr", "ro", "r", "d", "x", "f")
SYMBOLS = ("//", "<=", ">=", "<>", *"-+*/%()!<>=;×")
KINDS = {text: text for text in (*WORDS, *SYMBOLS)} | {"==": "=", "≤": "<=", "≥": ">=", "≠": "<>", "rr": "r"}
_HALVES = {"½": Fraction(1, 2), "¼": Fraction(1, 4), "¾": Fraction(3, 4)}
_DIGITS = frozenset("0123456789½¼¾")
_LOOKS_LIKE = {
    "÷": "/", "∕": "/", "⁄": "/", "−": "-", "–": "-", "—": "-", "‐": "-", "✕": "×", "✖": "×", "·": "*", "⋅": "*",
}  # fmt: skip
# Every character of a text belongs to one match, so that places are sums of lengths.
_SCAN = re.compile(r"\s+|[0-9]+(?:[.,][0-9]+)?[½¼¾]?|[½¼¾]|[^\W\d_]+|\[[^\[\]]*\]|//|<=|>=|==|<>|\S")

Token = tuple[str, Value | str, int]
"""Its kind (`number`, `label`, `bad`, `end`, else the operator itself), its value, its place."""


def tokens(text: str) -> list[Token]:
    """Return the tokens of a text, the last of kind `end`; what belongs to no notation is `bad`, never dropped."""
    plain = text.lower() if text.isascii() else "".join(map(_plain, text))
    found: list[Token] = []
    at = 0
    for raw in _SCAN.findall(plain):
        kind = KINDS.get(raw)
        if kind is not None:
            found.append((kind, raw, at))
        elif raw[0] in _DIGITS:
            found.append(("number", _number(raw), at))
        elif raw[0] == "[" and len(raw) > 1:
            found.append(("label", text[at + 1 : at + len(raw) - 1].strip(), at))
        elif not raw.isspace():
            place = at
            for word in _words(raw):
                found.append((KINDS.get(word, "bad"), word, place))
                place += len(word)
        at += len(raw)
    found.append(("end", "", at))
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
    if raw.isdecimal():
        return int(raw)
    half = _HALVES.get(raw[-1], Fraction(0))
    digits = raw.rstrip("½¼¾").replace(",", ".")
    value = Fraction(digits or 0) + half
    return value.numerator if value.denominator == 1 else value
