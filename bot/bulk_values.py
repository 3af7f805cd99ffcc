"""One value of a pasted line or file: checked as Discord would check it, before anything is added."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from bot.i18n import LOCALES, Words
from bot.options import Slot, exact
from rules.core.names import fold
from rules.core.words import Line, Name, say

YES = {"yes", "oui", "on", "true", "vrai", "1", "y", "o", "x"}
NO = {"no", "non", "off", "false", "faux", "0", "n"}


class Wrong(ValueError):
    """Say why a line cannot be read."""

    def __init__(self, line: Line) -> None:
        super().__init__(line.key)
        self.line = line


def value_of(words: Words, slot: Slot, text: str, label: str = "") -> Any:
    """Return the value of an option as typed; raise `Wrong` on one that Discord would not let pass.

    `label` is what the reader calls the option, its own name if empty.
    """
    label = label or slot.name
    if slot.type is bool:
        return _flag(label, text)
    if not text:
        raise Wrong(say("paste-no-value", option=label))
    if slot.spec.user:
        digits = text.strip("<@!>")
        if not digits.isdecimal():
            raise Wrong(say("paste-user", option=label, text=Name(text[:40])))
        return int(digits)
    if slot.type is int or slot.type is Fraction:
        return _number(slot, label, text)
    if slot.spec.choices:
        return _choice(words, slot, label, text)
    if len(text) > slot.spec.longest:
        raise Wrong(say("paste-long", option=label, most=slot.spec.longest))
    return text


def _flag(label: str, text: str) -> bool:
    """Return a yes or no; an option that stands alone is a yes."""
    key = fold(text)
    if key in YES or not key:
        return True
    if key in NO:
        return False
    raise Wrong(say("paste-flag", option=label, text=Name(text[:40])))


def _number(slot: Slot, label: str, text: str) -> int | Fraction:
    try:
        value = exact(text) if slot.type is Fraction else int(text.replace("\u2212", "-"))
    except (ValueError, ZeroDivisionError):
        raise Wrong(say("paste-number", option=label, text=Name(text[:40]))) from None
    low, high = slot.spec.low, slot.spec.high
    if (low is not None and value < low) or (high is not None and value > high):
        bounds = {"low": int(low or 0), "high": int(high) if high is not None else "∞"}
        raise Wrong(say("paste-bounds", option=label, text=Name(text[:40]), **bounds))
    return value


def _choice(words: Words, slot: Slot, label: str, text: str) -> str:
    spelt: dict[str, str] = {}
    for value in slot.spec.choices:
        key = value.replace(" ", "-")
        for locale in LOCALES:
            worded = next((k for k in (f"choice-{slot.name}-{key}", f"choice-{key}") if words.has(k, locale)), None)
            if worded:
                spelt[fold(words.plain(Line(worded), locale))] = value
        spelt[fold(value)] = value
    found = spelt.get(fold(text))
    if found is None:
        known = tuple(Name(value) for value in slot.spec.choices)
        raise Wrong(say("paste-choice", option=label, text=Name(text[:40]), known=known))
    return found


def objects_of(text: str) -> list[Mapping[str, Any]]:
    """Return the objects of a JSON text; raise `Wrong` on anything but a list of them."""
    try:
        found = json.loads(text, parse_float=str)
    except ValueError as error:
        raise Wrong(say("b-import-json", why=Name(str(error)))) from error
    if isinstance(found, dict):
        found = found.get("pieces", [found])
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise Wrong(say("paste-json"))
    return found


def text_of(value: Any) -> str:
    """Return a value of a file as it would be typed."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value).strip()
