"""One look at the tokens, and the next one or two: what the parser reads from."""

from __future__ import annotations

from rules.core.notation.errors import PastLimit, Unexpected
from rules.core.notation.term import LARGEST, Value
from rules.core.notation.tokens import tokens


class Reader:
    """Step through the tokens of a text; `kind` and `at` are those of the present one."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._tokens = tokens(text)
        self._tokens.append(self._tokens[-1])  # so that there is always one after this one
        self._index = 0
        self.kind, self._value, self.at = self._tokens[0]

    @property
    def after(self) -> str:
        """Return the kind of the token after this one."""
        return self._tokens[self._index + 1][0]

    def peek(self, ahead: int) -> str:
        """Return the kind of a token further on."""
        index = self._index + ahead
        return self._tokens[index][0] if index < len(self._tokens) else "end"

    def next(self) -> Value | str:
        """Step on and return the value of the token left behind."""
        value = self._value
        if self.kind != "end":
            self._index += 1
            self.kind, self._value, self.at = self._tokens[self._index]
        return value

    def take(self, kind: str) -> bool:
        """Step over a token of this kind; tell whether it was there."""
        if self.kind != kind:
            return False
        self.next()
        return True

    def number(self) -> Value:
        """Read a number; raise `Unexpected` on anything else, `PastLimit` on an enormous one."""
        if self.kind != "number":
            raise self.unexpected("number")
        if self._value > LARGEST:  # type: ignore[operator]  # the value of a number is one
            raise PastLimit("value", int(self._value), LARGEST, self.at)
        value = self.next()
        assert not isinstance(value, str)
        return value

    def whole(self) -> int:
        """Read a whole number; raise `Unexpected` on a decimal one."""
        value = self._value
        if not isinstance(value, int):
            raise self.unexpected("whole")
        if value > LARGEST:
            raise PastLimit("value", value, LARGEST, self.at)
        self.next()
        return value

    def signed_whole(self) -> int:
        """Read a whole number with a sign before it, if any."""
        minus = self.take("-")
        if not minus:
            self.take("+")
        return -self.whole() if minus else self.whole()

    def bracket_holds_all(self, ahead: int) -> bool:
        """Tell whether a bracket opens so far ahead and closes right before the end of this expression."""
        depth = 0
        for index in range(self._index + ahead, len(self._tokens)):
            kind = self._tokens[index][0]
            depth += (kind == "(") - (kind == ")")
            if depth <= 0:
                return kind == ")" and self._tokens[index + 1][0] in (";", "end")
        return False

    def unexpected(self, *kinds: str) -> Unexpected:
        """Return the error that names what stands here and what could have stood here."""
        return Unexpected(self._text, self.at, *kinds)
