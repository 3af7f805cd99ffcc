"""What is wrong in an expression: where, what was found, what was expected; keys and figures, no words."""

from __future__ import annotations

from rules.core.words import Line, Name, say

SHOWN = 40  # characters of an unknown tail that are named


class NotationError(ValueError):
    """Root of what an expression may be refused for.

    `line` says why; `position` (from 0, in characters of the text as typed) is None when no single place is at fault.
    `expected` are the kinds of thing that could have stood there, as lines.
    """

    def __init__(self, line: Line, position: int | None = None, expected: tuple[Line, ...] = ()) -> None:
        super().__init__(line.key, position)
        self.line = line
        self.position = position
        self.expected = expected


class Unexpected(NotationError):
    """Say that something else was expected here; `found` is the rest of the text from there, empty at its end."""

    def __init__(self, text: str, position: int, *kinds: str) -> None:
        tail = text[position:].strip()
        self.found = tail if len(tail) <= SHOWN else f"{tail[: SHOWN - 1]}…"
        self.kinds = kinds
        line = say("n-found", found=Name(self.found)) if self.found else say("n-ends")
        super().__init__(line, position, tuple(say(f"n-expects-{kind}") for kind in kinds))


class PastLimit(NotationError):
    """Say which limit is passed: `what` (a key), by how much, how much is allowed."""

    def __init__(self, what: str, found: int, limit: int, position: int | None = None) -> None:
        super().__init__(say(f"n-limit-{what}", found=found, limit=limit), position)
        self.what = what
        self.found = found
        self.limit = limit


class Impossible(NotationError):
    """Say that dice like these cannot be thrown: no faces, none kept, every face thrown again."""


class DividesByZero(NotationError):
    """Say that a divisor can be 0."""
