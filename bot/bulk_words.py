"""A pasted line as words: what is quoted stays together, which word names an option, where its value ends."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from bot.bulk_values import Wrong
from bot.options import Slot
from rules.core.names import fold
from rules.core.words import Name, say

COPIES = 50  # of one line
_TOKEN = re.compile(r'"([^"]*)"|«\s*([^»]*?)\s*»|“([^”]*)”|(\S+)')
_TIMES = re.compile(r"[x×](\d{1,3})", re.IGNORECASE)
_GLUED = re.compile(r"([^\W\d][\w]*)[:=](.+)")


@dataclass(frozen=True, slots=True)
class Word:
    """Hold one word of a line; what stood in quotes is never taken for an option."""

    text: str
    quoted: bool = False


def split(line: str) -> list[Word]:
    """Return the words of a line; what stands in quotes is one."""
    found = []
    for *quoted, bare in _TOKEN.findall(line):
        text = next((text for text in quoted if text), bare)
        found.append(Word(text, quoted=not bare))
    return found


def copies_of(words: list[Word]) -> tuple[list[Word], int]:
    """Take `x3` out of a line: how many copies."""
    for at, word in enumerate(words):
        if not word.quoted and at and (times := _TIMES.fullmatch(word.text)):
            return words[:at] + words[at + 1 :], count_of(times[1])
    return words, 1


def count_of(text: str) -> int:
    """Return a number of copies; raise `Wrong` on one that is too large, or none."""
    if not text.strip().isdecimal() or not 1 <= int(text) <= COPIES:
        raise Wrong(say("paste-copies", text=Name(text[:20]), most=COPIES))
    return int(text)


def option_of(word: Word, options: Mapping[str, Slot]) -> Slot | None:
    """Return the option that a word begins: `ld`, `ld:` or `ld:7`."""
    glued = _GLUED.fullmatch(word.text)
    return options.get(fold(glued[1] if glued else word.text.rstrip(":=")))


def taken_of(rest: list[Word], slot: Slot, options: Mapping[str, Slot], *, begun: bool) -> list[Word]:
    """Take the words of a value off a line: one for a number, up to the next option for a text."""
    taken: list[Word] = []
    if slot.type in (int, Fraction):
        return [rest.pop(0)] if rest and not begun else []
    while rest and (rest[0].quoted or option_of(rest[0], options) is None):
        if slot.type is bool and (taken or begun):
            break
        taken.append(rest.pop(0))
    return taken


def glued_of(word: Word) -> str:
    """Return what stands behind the option in `ld:7`, empty in `ld`."""
    glued = None if word.quoted else _GLUED.fullmatch(word.text)
    return glued[2] if glued else ""
