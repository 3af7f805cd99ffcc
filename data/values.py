"""Values that rules speak with, to and from plain JSON values, exactly: `7/2` stays a fraction or a text.

Written by hand because a line's arguments are a union whose members look alike in JSON, which a validator can only
guess at. What needs telling apart is an object with one short key: `k` a line, `n` a name, `/` a fraction, `=` a
mapping.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import isfinite
from typing import Any

from rules.core.words import Line, Name


def dump_value(value: object) -> Any:
    """Return a scalar, fraction, name, line, tuple or mapping as plain values; raise `TypeError` on anything else."""
    kind = type(value)
    if kind is str or kind is int or kind is bool or value is None:
        return value
    if isinstance(value, Line):
        return dump_line(value)
    if isinstance(value, Name):
        return {"n": value.text, "g": value.gender} if value.gender else {"n": value.text}
    if isinstance(value, Fraction):
        return {"/": str(value)}
    if isinstance(value, (tuple, list)):
        return [dump_value(item) for item in value]
    if isinstance(value, Mapping):
        return {"=": {str(key): dump_value(item) for key, item in value.items()}}
    if isinstance(value, str):  # an enumeration's member
        return str.__str__(value)
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float) and isfinite(value):
        return value
    raise TypeError(f"cannot be saved: {value!r}")


def dump_line(line: Line) -> dict[str, Any]:
    """Return a line as plain values; raise `ValueError` when an argument comes twice."""
    if not line.args:
        return {"k": line.key}
    args = {name: dump_value(value) for name, value in line.args}
    if len(args) != len(line.args):
        raise ValueError(f"{line.key}: an argument comes twice")
    return {"k": line.key, "a": args}


def load_value(plain: Any) -> Any:
    """Return the value that `dump_value` made plain; arrays come back as tuples. Raises `ValueError`."""
    kind = type(plain)
    if kind is list:
        return tuple([load_value(item) for item in plain])
    if kind is not dict:
        return plain
    if "k" in plain:
        return load_line(plain)
    if "n" in plain:
        return Name(text(plain["n"]), text(plain.get("g", "")))
    if "/" in plain:
        return load_fraction(plain["/"])
    if "=" in plain and isinstance(plain["="], dict):
        return {key: load_value(item) for key, item in plain["="].items()}
    raise ValueError(f"not a value: {plain!r:.80}")


def load_line(plain: Any) -> Line:
    """Return the line that `dump_line` made plain."""
    if type(plain) is not dict or "k" not in plain:
        raise ValueError(f"not a line: {plain!r:.80}")
    args = plain.get("a", {})
    if type(args) is not dict:
        raise ValueError(f"not the arguments of a line: {args!r:.80}")
    return Line(text(plain["k"]), tuple([(name, load_value(value)) for name, value in args.items()]))


def load_fraction(plain: Any) -> Fraction:
    """Return the fraction written `7/2` or `7`; raise `ValueError` on another text."""
    above, _, below = text(plain).partition("/")
    try:
        return Fraction(int(above), int(below) if below else 1)
    except ZeroDivisionError:
        raise ValueError(f"not a fraction: {plain}") from None


def text(plain: Any) -> str:
    """Return the text; raise `ValueError` on anything else."""
    if type(plain) is not str:
        raise ValueError(f"not a text: {plain!r:.80}")
    return plain
