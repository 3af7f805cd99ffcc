"""Messages as functions, prepared once: what is said again and again is not read from a syntax tree each time.

fluent.runtime's resolver takes longer than the rest of an answer together. What our messages are made of (text,
variables, our functions, other messages, choices by a variable) is turned into plain functions here; a message with
anything else is left to fluent.runtime, which also is the measure of these functions in the tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from fluent.syntax import ast

from bot.grammar import FUNCTIONS, number, plural

Arguments = Mapping[str, Any]
Write = Callable[[Arguments], str]


class Beyond(Exception):
    """Say that a pattern holds something that is left to fluent.runtime."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """Hold a message: how it is written, and the variables it selects on, which must stay numbers for the plural."""

    write: Write
    numeric: frozenset[str] = frozenset()


class Compiler:
    """Turn the patterns of one language into functions; `find` gives the pattern of another message by its key."""

    def __init__(self, locale: str, find: Callable[[str], ast.Pattern]) -> None:
        self._locale = locale
        self._find = find

    def numeric(self, node: Any, above: tuple[str, ...] = ()) -> Iterator[str]:
        """Yield the variables that a pattern selects on, those of the messages it refers to included."""
        for one in nodes(node):
            if isinstance(one, ast.SelectExpression) and isinstance(one.selector, ast.VariableReference):
                yield one.selector.id.name
            elif isinstance(one, ast.MessageReference):
                key = key_of(one)
                if key in above:
                    raise ValueError(f"{key} refers to itself")
                yield from self.numeric(self._find(key), (*above, key))

    def pattern(self, pattern: ast.Pattern, numeric: frozenset[str]) -> Write:
        """Return how to write a pattern; raise `Beyond`."""
        parts = [self._part(element, numeric) for element in pattern.elements]
        if all(isinstance(part, str) for part in parts):
            return constant("".join(map(str, parts)))
        if len(parts) == 1:
            only: Any = parts[0]
            return lambda args: str(only(args))
        return lambda args: "".join([part if isinstance(part, str) else part(args) for part in parts])

    def _part(self, element: Any, numeric: frozenset[str]) -> str | Write:
        if isinstance(element, ast.TextElement):
            return element.value
        node = element.expression if isinstance(element, ast.Placeable) else element
        if isinstance(node, ast.StringLiteral):
            return str(node.parse()["value"])
        if isinstance(node, ast.VariableReference):
            return self._variable(node.id.name, numeric)
        if isinstance(node, ast.MessageReference):
            return self.pattern(self._find(key_of(node)), numeric)
        if isinstance(node, ast.FunctionReference):
            return self._call(node, numeric)
        if isinstance(node, ast.SelectExpression):
            return self._choice(node, numeric)
        raise Beyond(type(node).__name__)

    def _variable(self, name: str, numeric: frozenset[str]) -> Write:
        if name not in numeric:
            return itemgetter(name)
        locale = self._locale

        def write(args: Arguments) -> str:
            value = args[name]
            return value if isinstance(value, str) else number(value, locale)

        return write

    def _call(self, node: ast.FunctionReference, numeric: frozenset[str]) -> Write:
        function = FUNCTIONS[self._locale].get(node.id.name)
        arguments = node.arguments.positional
        if function is None or len(arguments) != 1 or not isinstance(arguments[0], ast.VariableReference):
            raise Beyond(node.id.name)
        known, given = function, self._variable(arguments[0].id.name, numeric)
        return lambda args: known(given(args))

    def _choice(self, node: ast.SelectExpression, numeric: frozenset[str]) -> Write:
        if not isinstance(node.selector, ast.VariableReference):
            raise Beyond(type(node.selector).__name__)
        name, locale = node.selector.id.name, self._locale
        written = [(variant, self.pattern(variant.value, numeric)) for variant in node.variants]
        variants: dict[str | float, Write] = {_key(variant): write for variant, write in written}
        default = next(write for variant, write in written if variant.default)

        def write(args: Arguments) -> str:
            value = args[name]
            chosen = variants.get(value)
            if chosen is None and not isinstance(value, str):
                chosen = variants.get(plural(value, locale))
            return (chosen or default)(args)

        return write


def _key(variant: ast.Variant) -> str | float:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else float(key.value)


def constant(text: str) -> Write:
    """Return how to write a text that needs nothing filled in."""
    return lambda args: text


def key_of(node: ast.MessageReference) -> str:
    """Return the key that a reference names: `message` or `message.attribute`."""
    return f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name


def nodes(node: Any) -> Iterator[ast.BaseNode]:
    """Yield a syntax node and everything below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for name, child in vars(node).items():
            if name != "span":
                yield from nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from nodes(child)
