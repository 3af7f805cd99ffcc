"""The messages of a language: their files are read at once, each message is parsed when it is first said.

Parsing every message of both languages would cost a good part of a second at each start; most are never said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.grammar import FUNCTIONS

_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_KEY = re.compile(r"-?[a-zA-Z][\w-]*")


class Lexicon:
    """Hold the messages of one language by key; raise `ValueError` on a key that two files define."""

    def __init__(self, locale: str) -> None:
        self.bundle = FluentBundle([locale], functions=FUNCTIONS[locale], use_isolating=False)  # type: ignore[arg-type]  # they take and give plain strings
        self._locale = locale
        self._texts: dict[str, str] = {}
        self._selectors: dict[str, frozenset[str]] = {}
        for name, text in texts(locale):
            for entry in _ENTRY.split(text)[1:]:
                key = _KEY.match(entry)
                assert key is not None
                if key[0] in self._texts:
                    raise ValueError(f"{locale}/{name}: {key[0]} is defined twice")
                self._texts[key[0]] = entry

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def __iter__(self) -> Iterator[str]:
        return (key for key in self._texts if not key.startswith("-"))

    def message(self, key: str) -> Any:
        """Return a message, parsed; raise `KeyError` when there is none, `ValueError` when it cannot be read."""
        self._parse(key)
        return self.bundle.get_message(key)

    def selectors(self, key: str) -> frozenset[str]:
        """Return the variables that a message selects on: those must stay numbers for the plural to work."""
        self._parse(key)
        return self._selectors[key]

    def _parse(self, key: str) -> None:
        if key in self._selectors:
            return
        resource = FluentResource(self._texts[key])
        entries = [entry for entry in resource.body if not isinstance(entry, ast.BaseComment)]
        if len(entries) != 1 or not isinstance(entries[0], ast.Message | ast.Term):
            raise ValueError(f"{self._locale}: cannot read {self._texts[key].strip()[:60]!r}")
        self._selectors[key] = frozenset(_selected(entries[0]))
        self.bundle.add_resource(resource)
        for other in _references(entries[0]):
            self._parse(other)


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


def _nodes(node: Any) -> Iterator[ast.BaseNode]:
    """Yield a syntax node and everything below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for name, child in vars(node).items():
            if name != "span":
                yield from _nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from _nodes(child)


def _selected(entry: ast.BaseNode) -> Iterator[str]:
    for node in _nodes(entry):
        if isinstance(node, ast.SelectExpression):
            selector = node.selector
            if isinstance(selector, ast.VariableReference):
                yield selector.id.name
            elif isinstance(selector, ast.FunctionReference):
                positional = selector.arguments.positional
                yield from (p.id.name for p in positional if isinstance(p, ast.VariableReference))


def _references(entry: ast.BaseNode) -> Iterator[str]:
    for node in _nodes(entry):
        if isinstance(node, ast.MessageReference):
            yield node.id.name
        elif isinstance(node, ast.TermReference):
            yield f"-{node.id.name}"
