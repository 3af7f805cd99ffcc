"""Outcomes to and from plain JSON values, from their types: each class is read once into a plan.

Fields at their default are left out, and missing ones take it again (older files). Steps carry their class under `@`.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from fractions import Fraction
from functools import cache
from operator import attrgetter
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from data.values import dump_line, dump_value, load_fraction, load_line, load_value
from rules.core.outcome import Outcome
from rules.core.words import Line, Name

Convert = Callable[[Any], Any]


class Codec(NamedTuple):
    """Pair the way to plain values with the way back; `dump` is None where nothing needs converting."""

    dump: Convert | None
    load: Convert


def _exactly(kind: type) -> Convert:
    def load(plain: Any) -> Any:
        if type(plain) is not kind:
            raise ValueError(f"not {kind.__name__}: {plain!r:.80}")
        return plain

    return load


def _literal(hint: Any) -> Codec:
    values = get_args(hint)

    def load(plain: Any) -> Any:
        if plain not in values:
            raise ValueError(f"not one of {values}: {plain!r:.80}")
        return plain

    return Codec(None, load)


def _tuple(hint: Any) -> Codec:
    members = get_args(hint)
    if len(members) == 2 and members[1] is Ellipsis:
        one = codec(members[0])
        dump, load_one = one.dump, one.load
        convert: Convert = list if dump is None else lambda value: [dump(item) for item in value]
        return Codec(convert, lambda plain: tuple([load_one(item) for item in _list(plain)]))
    parts = [codec(member) for member in members]

    def dump_parts(value: Any) -> Any:
        return [part.dump(item) if part.dump else item for part, item in zip(parts, value, strict=True)]

    return Codec(
        dump_parts,
        lambda plain: tuple(part.load(item) for part, item in zip(parts, _list(plain), strict=True)),
    )


def _list(plain: Any) -> list[Any]:
    if type(plain) is not list:
        raise ValueError(f"not a list: {plain!r:.80}")
    return plain


def _union(hint: Any) -> Codec:
    members = [member for member in get_args(hint) if member is not type(None)]
    optional = len(members) < len(get_args(hint))
    if len(members) == 1:
        only = codec(members[0])
        dump = only.dump
        convert: Convert | None = None if dump is None else lambda value: None if value is None else dump(value)
        return Codec(convert, lambda plain: None if plain is None else only.load(plain))
    if optional or not all(is_dataclass(m) and m not in (Line, Name) for m in members):
        return Codec(dump_value, load_value)
    by_type = {member: (member.__name__.lower(), codec(member)) for member in members}
    by_tag = dict(by_type.values())

    def dump_tagged(value: Any) -> Any:
        tag, part = by_type[type(value)]
        assert part.dump is not None
        return {"@": tag, **part.dump(value)}

    def load_tagged(plain: Any) -> Any:
        if type(plain) is not dict or plain.get("@") not in by_tag:
            raise ValueError(f"not one of {', '.join(by_tag)}: {plain!r:.80}")
        return by_tag[plain["@"]].load(plain)

    return Codec(dump_tagged, load_tagged)


def _dataclass(kind: Any) -> Codec:
    hints = get_type_hints(kind)
    kept = [f for f in fields(kind) if f.name != "changes" or kind is not Outcome]  # images are saved apart
    plan = [(f.name, f.default, codec(hints[f.name])) for f in kept]
    steps = [(name, default, part.dump) for name, default, part in plan]
    values = attrgetter(*(f.name for f in kept), "__class__")  # the last one makes it a tuple even for one field
    required = [name for name, default, _ in plan if default is MISSING]

    def dump(value: Any) -> dict[str, Any]:
        plain = {}
        for (name, default, convert), item in zip(steps, values(value), strict=False):
            if item is not default and item != default:
                plain[name] = item if convert is None else convert(item)
        return plain

    def load(plain: Any) -> Any:
        if type(plain) is not dict:
            raise ValueError(f"not {kind.__name__}: {plain!r:.80}")
        for name in required:
            if name not in plain:
                raise ValueError(f"{kind.__name__}: no {name}")
        return kind(**{name: part.load(plain[name]) for name, _, part in plan if name in plain})

    return Codec(dump, load)


@cache
def codec(hint: Any) -> Codec:
    """Return how values of this type are made plain and read back; raise `TypeError` on a type that cannot be."""
    if hint is Line:
        return Codec(dump_line, load_line)
    if hint is Fraction:
        return Codec(str, load_fraction)
    if hint in (int, str, bool):
        return Codec(None, _exactly(hint))
    if is_dataclass(hint) and hint is not Name:
        return _dataclass(hint)
    origin = get_origin(hint)
    if origin is Literal:
        return _literal(hint)
    if origin is tuple:
        return _tuple(hint)
    if origin in (Union, types.UnionType):
        return _union(hint)
    raise TypeError(f"no way to save {hint}")
