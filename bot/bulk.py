"""Pieces in bulk: plain lines, a CSV or a JSON file, read with the very options of each kind's `add` command."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.bulk_values import Wrong, objects_of, text_of, value_of
from bot.bulk_words import Word, copies_of, count_of, glued_of, option_of, split, taken_of
from bot.commands import Spec
from bot.i18n import LOCALES, Words
from bot.options import Slot, slots
from rules.core.game import kinds
from rules.core.names import fold, near
from rules.core.words import Line, Name, say

if TYPE_CHECKING:
    from bot.client import Hola

MOST = 200  # pieces of one paste
ARTICLES = {"un", "une", "le", "la", "les", "l", "a", "an", "the"}
PIECE, COUNT = ("piece", "kind", "type"), ("count", "number", "nombre", "x")


@dataclass(frozen=True, slots=True)
class Row:
    """Hold one line as read: its place (from 1), the command that adds such a piece, its options, how many copies."""

    place: int
    spec: Spec
    values: Mapping[str, Any]
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Fault:
    """Say what is wrong in a line."""

    place: int
    why: Line


class Reader:
    """Read lines and files with the words of every language at once; tell faults in one of them."""

    def __init__(self, bot: Hola, locale: str) -> None:
        self._words: Words = bot.words
        self._locale = locale
        self._specs = {kind: bot.specs[f"{kind} add"] for kind in kinds() if f"{kind} add" in bot.specs}
        self._kinds = {word: kind for kind in self._specs for word in self._named(kind)}
        self._options = {kind: self._spelt(spec) for kind, spec in self._specs.items()}

    def _named(self, kind: str) -> set[str]:
        """Return the words for a kind: its command, and what each language calls it, without the article."""
        found = {fold(kind)}
        for locale in LOCALES:
            for family in ("kind", "bare"):
                text = re.sub(r"^l[’']", "", fold(self._words.plain(Line(f"{family}-{kind}"), locale)))
                first, _, rest = text.partition(" ")
                found.add(rest if first in ARTICLES and rest else text)
        return found

    def _spelt(self, spec: Spec) -> dict[str, Slot]:
        """Return the options of a command by every word for them; a beginning such as `leader` stands for the first."""
        spelt: dict[str, Slot] = {}
        for slot in slots(spec.options):
            names = [slot.name]
            french = f"option-{slot.name}.name"
            if self._words.has(french, "fr"):
                names.append(self._words.plain(Line(french), "fr"))
            for name in names:
                spelt.setdefault(fold(name), slot)
        for key in list(spelt):
            for short in re.findall(r"^(\w+?)[_-]", key):
                spelt.setdefault(short, spelt[key])
        spelt.pop("name", None)
        spelt.pop("nom", None)
        return spelt

    def lines(self, text: str) -> tuple[list[Row], list[Fault]]:
        """Read plain lines, one piece each; empty ones and those that begin with `#` are passed over."""
        rows: list[Row] = []
        faults: list[Fault] = []
        for place, line in enumerate(text.splitlines(), start=1):
            words = split(line)
            if not words or line.lstrip().startswith("#"):
                continue
            try:
                rows.append(self._line(place, words))
            except Wrong as wrong:
                faults.append(Fault(place, wrong.line))
        return rows, faults

    def _line(self, place: int, words: list[Word]) -> Row:
        kind, used = self._kind(words)
        rest, copies = copies_of(words[used:])
        options = self._options[kind]
        name: list[str] = []
        while rest and (not name or rest[0].quoted or option_of(rest[0], options) is None):
            name.append(rest.pop(0).text)
        if not name:
            raise Wrong(say("paste-no-name"))
        values: dict[str, Any] = {"name": " ".join(name)}
        while rest:
            head = rest.pop(0)
            slot = option_of(head, options)
            if slot is None or head.quoted:
                raise Wrong(self._strange(head.text, kind))
            if slot.name in values:
                raise Wrong(say("paste-twice", option=self._label(slot)))
            glued = glued_of(head)
            taken = [Word(glued)] if glued else []
            taken += taken_of(rest, slot, options, begun=bool(taken))
            values[slot.name] = self._value(slot, " ".join(word.text for word in taken))
        return Row(place, self._specs[kind], values, copies)

    def _kind(self, words: list[Word]) -> tuple[str, int]:
        """Return the kind that a line begins with, and how many of its words say so."""
        for count in (3, 2, 1):
            kind = self._kinds.get(fold(" ".join(word.text for word in words[:count])).rstrip(":"))
            if kind is not None and len(words) >= count:
                return kind, count
        raise self._no_kind(words[0].text)

    def _no_kind(self, word: str) -> Wrong:
        return Wrong(say("paste-kind", word=Name(word[:40] or "–"), known=tuple(say(f"kind-{k}") for k in self._specs)))

    def _value(self, slot: Slot, text: str) -> Any:
        return value_of(self._words, slot, text, self._label(slot))

    def _label(self, slot: Slot) -> str:
        """Return an option as the reader's Discord shows it."""
        key = f"option-{slot.name}.name"
        return self._words.plain(Line(key), self._locale) if self._words.has(key, self._locale) else slot.name

    def _strange(self, word: str, kind: str) -> Line:
        close = near(word, self._options[kind], 3)
        if close:
            return say("paste-option-near", word=Name(word[:40]), near=tuple(Name(one) for one in close))
        return say("paste-option", word=Name(word[:40]), known=", ".join(map(self._label, self._all(kind))))

    def _all(self, kind: str) -> Sequence[Slot]:
        return [slot for slot in slots(self._specs[kind].options) if slot.name != "name"]

    def file(self, name: str, text: str) -> tuple[list[Row], list[Fault]]:
        """Read a file: JSON (a list of objects), CSV with a header, or plain lines; raise `Wrong` on another JSON."""
        if text.lstrip().startswith(("[", "{")):
            return self._records(objects_of(text), first=1)
        head = text.lstrip().partition("\n")[0]
        if name.casefold().endswith(".csv") or re.search(r"[,;\t]", head):
            dialect = max(",;\t", key=head.count)
            return self._records(list(csv.DictReader(io.StringIO(text.lstrip()), delimiter=dialect)), first=2)
        return self.lines(text)

    def _records(self, records: Sequence[Mapping[str, Any]], first: int) -> tuple[list[Row], list[Fault]]:
        rows: list[Row] = []
        faults: list[Fault] = []
        for place, record in enumerate(records, start=first):
            given = {fold(str(key)): text_of(value) for key, value in record.items() if key and value is not None}
            given = {key: value for key, value in given.items() if value}
            if not given:
                continue
            try:
                rows.append(self._record(place, given))
            except Wrong as wrong:
                faults.append(Fault(place, wrong.line))
        return rows, faults

    def _record(self, place: int, given: dict[str, str]) -> Row:
        word = next((given.pop(key) for key in PIECE if key in given), "")
        kind = self._kinds.get(fold(word))
        if kind is None:
            raise self._no_kind(word)
        times = next((given.pop(key) for key in COUNT if key in given), "1")
        name = next((given.pop(key) for key in ("name", "nom") if key in given), "")
        if not name:
            raise Wrong(say("paste-no-name"))
        values: dict[str, Any] = {"name": name}
        for key, text in given.items():
            slot = self._options[kind].get(key)
            if slot is None:
                raise Wrong(self._strange(key, kind))
            values[slot.name] = self._value(slot, text)
        return Row(place, self._specs[kind], values, count_of(times))
