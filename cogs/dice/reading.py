"""Expressions that people type: read, or refused with the place at fault."""

from __future__ import annotations

from rules.core.notation import Expression, NotationError, Unexpected, parse
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, Name, say

AROUND = 30  # characters shown on both sides of a fault
LONGEST = 60  # characters of an expression that a title holds


def read(text: str) -> Expression:
    """Return the expression; raise `Refused` that points at the character and says what could stand there."""
    try:
        return parse(text)
    except NotationError as error:
        raise refusal(text, error) from error


def refusal(text: str, error: NotationError) -> Refused:
    """Return the refusal of a text that is no expression."""
    hints: list[Line] = []
    if error.position is not None and text.strip():
        hints.append(pointer(text, error.position))
    if error.expected:
        hints.append(say("n-expected", kinds=error.expected))
    if isinstance(error, Unexpected) and error.position and error.found[:1].isalpha():
        hints.append(say("n-hint-words"))
    return Refused(say("n-refused"), Reason(error.line), hints=tuple(hints))


def pointer(text: str, position: int) -> Line:
    """Return the text around a place with a mark below it."""
    start, end = max(0, position - AROUND), position + AROUND
    shown = "".join(c if c.isprintable() and c != "`" else " " for c in text[start:end])
    return say("n-pointer", text=shown, mark=f"{' ' * (position - start)}^")


def named(expression: Expression | str, label: str | None = None) -> Name:
    """Return what stands for an expression in a title: its label, or itself when it is short enough."""
    text = label or str(expression)
    return Name(text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…")
