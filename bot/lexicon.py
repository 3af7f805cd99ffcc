"""The messages of a language: their files are read at once, each message is made ready when it is first said.

Parsing every message of both languages would cost a good part of a second at each start; most are never said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

from fluent.syntax import FluentParser, ast

from bot.grammar import FUNCTIONS
from bot.patterns import Arguments, Beyond, Compiler, Pattern, Write, constant

_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_KEY = re.compile(r"-?[a-zA-Z][\w-]*")
_PLAIN = re.compile(r"(?P<name>[a-zA-Z][\w-]*| +\.[a-zA-Z][\w-]*) *= *(?P<text>[^{}]*)")  # text alone, on one line


class Lexicon:
    """Hold the messages of one language by key; raise `ValueError` on a key that two files define."""

    def __init__(self, locale: str) -> None:
        self._locale = locale
        self._texts: dict[str, str] = {}
        self._patterns: dict[str, Pattern] = {}
        self._ready: set[str] = set()
        self._compiler = Compiler(locale, self._tree)
        for name, text in texts(locale):
            for entry in _ENTRY.split(text)[1:]:
                key = _KEY.match(entry)
                assert key is not None
                if key[0] in self._texts:
                    raise ValueError(f"{locale}/{name}: {key[0]} is defined twice")
                self._texts[key[0]] = entry

    def __iter__(self) -> Iterator[str]:
        return (key for key in self._texts if not key.startswith("-"))

    def __contains__(self, key: str) -> bool:
        """Tell whether a message, or an attribute written `message.attribute`, exists and says something."""
        head = key.partition(".")[0]
        if head in self._texts:
            self._prepare(head)
        return key in self._patterns

    def pattern(self, key: str) -> Pattern:
        """Return a message or attribute ready to be written.

        Raises `KeyError` when there is none, `ValueError` when it cannot be read.
        """
        found = self._patterns.get(key)
        if found is None:
            self._prepare(key.partition(".")[0])
            found = self._patterns[key]
        return found

    def _prepare(self, head: str) -> None:
        """Make a message and its attributes ready: plain text by its lines, anything else by Fluent's parser."""
        if head in self._ready:
            return
        plain = _plain(head, self._texts[head])
        if plain is not None:
            self._patterns |= plain
        else:
            self._patterns |= {key: self._compiled(key, tree) for key, tree in self._parse(head).items()}
        self._ready.add(head)

    def _parse(self, head: str) -> dict[str, ast.Pattern]:
        body = FluentParser(with_spans=False).parse(self._texts[head]).body
        entries = [entry for entry in body if not isinstance(entry, ast.BaseComment)]
        if len(entries) != 1 or not isinstance(entries[0], ast.Message | ast.Term):
            raise ValueError(f"{self._locale}: cannot read {self._texts[head].strip()[:60]!r}")
        found = {f"{head}.{attribute.id.name}": attribute.value for attribute in entries[0].attributes}
        if entries[0].value is not None:
            found[head] = entries[0].value
        return found

    def _tree(self, key: str) -> ast.Pattern:
        return self._parse(key.partition(".")[0])[key]

    def _compiled(self, key: str, tree: ast.Pattern) -> Pattern:
        numeric = frozenset(self._compiler.numeric(tree))
        try:
            return Pattern(self._compiler.pattern(tree, numeric), numeric)
        except Beyond:
            return Pattern(self._left(key), numeric)

    def _left(self, key: str) -> Write:
        """Return how fluent.runtime writes a message, reading the whole language once more."""
        bundle = whole(self._locale)
        head, _, attribute = key.partition(".")

        def write(args: Arguments) -> str:
            message = bundle.get_message(head)
            text, errors = bundle.format_pattern(message.attributes[attribute] if attribute else message.value, args)
            if errors:
                raise KeyError(str(errors[0]))
            return str(text)

        return write


def _plain(head: str, entry: str) -> dict[str, Pattern] | None:
    """Return a message of plain text with its attributes, None when it takes a parser."""
    found: dict[str, Pattern] = {}
    for line in entry.split("\n"):
        if not line.strip(" ") or line.startswith("#"):
            continue
        match = _PLAIN.fullmatch(line)
        text = match["text"].rstrip(" ") if match else ""
        if match is None or (not text and line.startswith(" ")):
            return None
        if text:
            key = head + match["name"].strip(" ") if line.startswith(" ") else head
            found[key] = Pattern(constant(text))
    return found


@cache
def whole(locale: str) -> Any:
    """Return every message of a language as fluent.runtime reads them."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([locale], functions=FUNCTIONS[locale], use_isolating=False)  # type: ignore[arg-type]  # they take and give plain strings
    for _, text in texts(locale):
        bundle.add_resource(FluentResource(text))
    return bundle


@cache
def lexicon(locale: str) -> Lexicon:
    """Return the messages of a language, one set for the whole process."""
    return Lexicon(locale)


def texts(locale: str) -> Iterator[tuple[str, str]]:
    """Yield the (name, text) of every word file of a language, in order of name."""
    folder = resources.files("bot").joinpath("locales", locale)
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")
