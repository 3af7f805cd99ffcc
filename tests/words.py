"""Read the word files and the source for the tests about words."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[1]
CODE = ("rules", "cogs", "bot", "data")
LANGUAGES = ("en", "fr")


@dataclass(frozen=True, slots=True)
class Message:
    """Hold one message or attribute: where it stands, its texts with `X` for what is filled in, its variables."""

    file: str
    key: str
    variants: tuple[str, ...]
    variables: frozenset[str]
    references: frozenset[str]


@lru_cache(maxsize=2)
def messages(language: str) -> dict[str, Message]:
    """Return every message and attribute (`key.attribute`) of a language."""
    found: dict[str, Message] = {}
    for file in sorted((ROOT / "bot" / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content!r}"
            if not isinstance(entry, ast.Message):
                continue
            named: list[tuple[str, Any]] = [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            if entry.value is not None:
                named.append((entry.id.name, entry.value))
            for key, pattern in named:
                assert key not in found, f"{file}: {key} stands twice"
                found[key] = Message(
                    file.name,
                    key,
                    tuple(_variants(pattern)),
                    frozenset(_names(pattern, ast.VariableReference)),
                    frozenset(_names(pattern, ast.MessageReference)),
                )
    return found


def variables(language: str, key: str, seen: frozenset[str] = frozenset()) -> frozenset[str]:
    """Return the variables of a message, those of the messages that it refers to included."""
    message = messages(language)[key]
    found = message.variables
    for other in message.references - seen:
        found |= variables(language, other, seen | {key})
    return found


def _variants(pattern: ast.Pattern) -> Iterator[str]:
    """Yield the text of a pattern for each choice of its (outermost) selectors."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts = [text + element.value for text in texts]
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            chosen = [text for variant in element.expression.variants for text in _variants(variant.value)]
            texts = [text + choice for text in texts for choice in dict.fromkeys(chosen)]
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.StringLiteral):
            texts = [text + element.expression.parse()["value"] for text in texts]
        else:
            texts = [text + "X" for text in texts]
        texts = texts[:64]
    yield from texts


def _names(node: Any, kind: type[Any]) -> Iterator[str]:
    if isinstance(node, kind):
        yield node.id.name
    if isinstance(node, ast.BaseNode):
        for name, child in vars(node).items():
            if name != "span":
                yield from _names(child, kind)
    elif isinstance(node, list):
        for child in node:
            yield from _names(child, kind)


@dataclass(frozen=True, slots=True)
class Said:
    """Hold one `say(…)` of the source: its key (a regular expression when it is built), the names of its arguments.

    `arguments` is None where they are passed on (`**args`).
    """

    where: str
    key: str
    built: bool
    arguments: frozenset[str] | None

    def fits(self, key: str) -> bool:
        """Tell whether this may say the message."""
        return re.fullmatch(self.key, key) is not None if self.built else self.key == key


@lru_cache(maxsize=1)
def said() -> tuple[Said, ...]:
    """Return every `say(…)` and `Line(…)` of the source whose key is written there."""
    found: list[Said] = []
    for folder in CODE:
        for file in sorted((ROOT / folder).rglob("*.py")):
            tree = python.parse(file.read_text(encoding="utf-8"))
            found += [s for node in python.walk(tree) for s in _said(node, str(file.relative_to(ROOT)))]
    return tuple(found)


def _said(node: python.AST, file: str) -> Iterator[Said]:
    if not isinstance(node, python.Call) or not node.args:
        return
    name = node.func.id if isinstance(node.func, python.Name) else getattr(node.func, "attr", "")
    if name not in {"say", "Line"}:
        return
    arguments: frozenset[str] | None = None
    if name == "say" and all(keyword.arg for keyword in node.keywords):
        arguments = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
    for key, built in keys(node.args[0]):
        yield Said(f"{file}:{node.lineno}", key, built, arguments)


def keys(node: python.expr) -> Iterator[tuple[str, bool]]:
    """Yield the keys that an expression may be: written out, chosen by a condition, or built (as an expression)."""
    if isinstance(node, python.Constant) and isinstance(node.value, str):
        yield node.value, False
    elif isinstance(node, python.IfExp):
        yield from keys(node.body)
        yield from keys(node.orelse)
    elif isinstance(node, python.JoinedStr):
        parts = [
            re.escape(str(part.value)) if isinstance(part, python.Constant) else "[a-zA-Z0-9._-]*"
            for part in node.values
        ]
        yield "".join(parts), True


@lru_cache(maxsize=1)
def strings() -> frozenset[str]:
    """Return every whole text literal of the source: keys may be kept in tables and said later."""
    found: set[str] = set()
    for folder in CODE:
        for file in (ROOT / folder).rglob("*.py"):
            nodes = list(python.walk(python.parse(file.read_text(encoding="utf-8"))))
            parts = {id(part) for node in nodes if isinstance(node, python.JoinedStr) for part in node.values}
            texts = [node for node in nodes if isinstance(node, python.Constant) and id(node) not in parts]
            found |= {node.value for node in texts if isinstance(node.value, str)}
    return frozenset(found)
