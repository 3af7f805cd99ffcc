"""Keys and arguments that stand for words: rules never hold a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Union


@dataclass(frozen=True, slots=True)
class Name:
    """Hold a name that a player typed: shown as it is, never translated.

    `gender` is `m`, `f` or empty when unknown.
    """

    text: str
    gender: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """Hold a message by its key and named arguments; the host puts it in words.

    An argument is a count or figure (`int`, `Fraction`), a player's `Name`, another `Line` (a word or phrase),
    several of them in order (shown as a list), or a `str` that is shown as it stands (a die face, a rule number).
    """

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


Arg = Union[int, Fraction, Name, Line, str, tuple["Name | Line | str", ...]]  # noqa: UP007  # names a class below


def say(key: str, /, **args: Arg) -> Line:
    """Build the line `key` with its arguments, sorted so that equal lines compare equal."""
    return Line(key, tuple(sorted(args.items())))
