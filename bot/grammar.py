"""The small grammar that messages call: French elision and contraction, capitals, figures, lists."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from fractions import Fraction

NBSP = "\u00a0"


class Phrase(str):
    """Mark words of ours (« le cavalier »): French contracts their article, never that of a player's name."""

    __slots__ = ()


def _elides(text: str) -> bool:
    """Tell whether French elides before this word: before a vowel; h is taken as aspirated in names."""
    letters = [c for c in unicodedata.normalize("NFKD", text.casefold()) if c.isalnum()]
    if not letters or not letters[0].isalpha():  # de 8e légion, de 11e: figures are read as words that do not elide
        return False
    if letters[0] == "y":
        return len(letters) > 1 and letters[1] not in "aeiou"  # d'Yves, de Yann
    return letters[0] in "aeiouœæ"


def _contract(text: str, article: str, masculine: str, plural: str) -> str:
    """Put a preposition before words of ours: « de » + « le cavalier » gives « du cavalier »."""
    if isinstance(text, Phrase):
        if text.startswith("le "):
            return Phrase(f"{masculine} {text[3:]}")
        if text.startswith("les "):
            return Phrase(f"{plural} {text[4:]}")
    return f"{article} {text}"


def de(text: str) -> str:
    """Return « de X », « d'X », « du X »."""
    return f"d’{text}" if _elides(text) else _contract(text, "de", "du", "des")


def a(text: str) -> str:
    """Return « à X », « au X »."""
    return _contract(text, "à", "au", "aux")


def que(text: str) -> str:
    """Return « que X » or « qu'X »."""
    return f"qu’{text}" if _elides(text) else f"que {text}"


def cap(text: str) -> str:
    """Return the text with a capital first letter."""
    return type(text)(text[:1].upper() + text[1:]) if text else text


def same(text: str) -> str:
    """Return the text itself: what French needs and English does not."""
    return text


FUNCTIONS: dict[str, dict[str, Callable[[str], str]]] = {
    "fr": {"DE": de, "A": a, "QUE": que, "CAP": cap},
    "en": {"DE": same, "A": same, "QUE": same, "CAP": cap},
}


def number(value: int | Fraction, locale: str) -> str:
    """Return a figure as the language writes it: decimal comma in French, a true minus sign, three decimals at most."""
    if value.denominator == 1:
        text = str(abs(value.numerator))
    else:
        text = f"{float(abs(Fraction(value))):.3f}".rstrip("0").rstrip(".")
    if locale == "fr":
        text = text.replace(".", ",")
    return f"\u2212{text}" if value < 0 else text


def plural(value: int | Fraction, locale: str) -> str:
    """Return the plural class of a figure as Unicode names it: French counts 0 and 1 as one."""
    one = abs(value.numerator) // value.denominator < 2 if locale == "fr" else value in (1, -1)
    return "one" if one else "other"


def signed(value: int | Fraction, locale: str) -> str:
    """Return a figure with its sign, always."""
    return number(value, locale) if value < 0 else f"+{number(value, locale)}"


def percent(chance: Fraction, locale: str) -> str:
    """Return a chance to a tenth of a percent; what is possible never shows as 0 %, nor the uncertain as 100 %."""
    tenths = round(chance * 1000)
    mark = ""
    if tenths == 0 and chance > 0:
        tenths, mark = 1, "< "
    elif tenths == 1000 and chance < 1:
        tenths, mark = 999, "> "
    text = f"{tenths // 10}.{tenths % 10}"
    return f"{mark}{text.replace('.', ',')}{NBSP}%" if locale == "fr" else f"{mark}{text}%"


def listed(parts: Sequence[str], locale: str) -> str:
    """Return the parts as a list in words: « A, B et C »."""
    if len(parts) < 2:
        return "".join(parts)
    word = "et" if locale == "fr" else "and"
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"
