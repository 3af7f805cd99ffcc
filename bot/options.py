"""The options of a command, declared once as a frozen dataclass: for Discord, for buttons, for the journal."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from types import UnionType
from typing import TYPE_CHECKING, Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from rules.core.pieces import Piece
from rules.core.words import Line

if TYPE_CHECKING:
    from bot.ask import Ask

T = TypeVar("T", bound="Options")
TEXT, LIST = 100, 500  # characters of a text, of a comma list: a hero may have every skill
Suggestion = tuple[Line | str, str]
"""What is shown (a line in the reader's language, or a player's own text) and the value it stands for."""
Complete = Callable[["Ask", str], Sequence[Suggestion] | Awaitable[Sequence[Suggestion]]]


@dataclass(frozen=True, slots=True)
class Opt:
    """Describe one option beyond its type.

    `piece`: kinds whose names are suggested. `low`, `high`: bounds of a number (0 may be excluded by `above`).
    `choices`: fixed values. `complete`: suggestions for what was typed so far; with `many` the text is a comma list
    and the last item is completed. `user`, `file`: a Discord person (kept as an id) or an attachment.
    """

    piece: tuple[type[Piece], ...] = ()
    low: float | None = None
    high: float | None = None
    choices: tuple[str, ...] = ()
    complete: Complete | None = None
    many: bool = False
    user: bool = False
    file: bool = False
    longest: int = TEXT


def opt(
    default: Any = None,
    *,
    piece: type[Piece] | tuple[type[Piece], ...] = (),
    low: float | None = None,
    high: float | None = None,
    choices: Sequence[str] = (),
    complete: Complete | None = None,
    many: bool = False,
    user: bool = False,
    file: bool = False,
    longest: int | None = None,
    required: bool = False,
) -> Any:
    """Declare an option: a dataclass field with its Discord side as metadata."""
    kinds = piece if isinstance(piece, tuple) else (piece,)
    most = longest or (LIST if many else TEXT)
    spec = Opt(kinds, low, high, tuple(choices), complete, many, user, file, most)
    if required:
        return dataclasses.field(metadata={"opt": spec})
    return dataclasses.field(default=default, metadata={"opt": spec})


@dataclass(frozen=True, kw_only=True, slots=True)
class Options:
    """Base of every command's options."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Rolling(Options):
    """Base of the options of a command that rolls: typed dice, secrecy, a free note."""

    dice: str | None = opt(longest=500)
    secret: bool = opt(False)
    note: str | None = opt(longest=200)


@dataclass(frozen=True, slots=True)
class Slot:
    """Describe one option of a class: its name, plain type, default (or `required`), and the rest of it."""

    name: str
    type: type
    default: Any
    required: bool
    spec: Opt


def slots(kind: type[Options]) -> tuple[Slot, ...]:
    """Return the options of a class: its own first, then the shared ones; required before optional."""
    return _slots(cast("Any", kind))


@cache
def _slots(kind: Any) -> tuple[Slot, ...]:
    hints = get_type_hints(kind)
    shared = {f.name for f in dataclasses.fields(Rolling)}
    found = []
    for field in dataclasses.fields(kind):
        required = field.default is dataclasses.MISSING
        default = None if required else field.default
        found.append(Slot(field.name, _plain(hints[field.name]), default, required, field.metadata["opt"]))
    return tuple(sorted(found, key=lambda slot: (not slot.required, slot.name in shared)))


def _plain(hint: Any) -> type:
    if get_origin(hint) in (Union, UnionType):
        hint = next(arg for arg in get_args(hint) if arg is not type(None))
    assert isinstance(hint, type)
    return hint


def exact(value: float | int | str) -> Fraction:
    """Return a Discord number (or typed text: 3.5, 3,5, 3½) as an exact fraction; raise `ValueError` on other text."""
    if isinstance(value, int):
        return Fraction(value)
    text = str(value).strip().replace(",", ".").replace("\u2212", "-")
    for glyph, half in (("½", Fraction(1, 2)), ("¼", Fraction(1, 4)), ("¾", Fraction(3, 4))):
        if text.endswith(glyph):
            whole = text[:-1].strip()
            return (Fraction(whole) if whole else Fraction(0)) + half
    return Fraction(text)


def build(kind: type[T], values: Mapping[str, Any]) -> T:
    """Build the options from values by name (from Discord, from the journal, from a button), None meaning not given."""
    given: dict[str, Any] = {}
    for slot in slots(kind):
        value = values.get(slot.name)
        if value is None:
            continue
        if slot.type is Fraction:
            value = exact(value) if not isinstance(value, Fraction) else value
        elif slot.spec.user and not isinstance(value, int):
            value = int(value.id)
        given[slot.name] = value
    return kind(**given)


def plain(options: Options) -> dict[str, str | int | bool]:
    """Return the options that differ from their defaults, JSON-ready: what the journal and buttons keep."""
    kept: dict[str, str | int | bool] = {}
    for slot in slots(type(options)):
        value = getattr(options, slot.name)
        if value is None or value == slot.default or slot.spec.file:
            continue
        kept[slot.name] = str(value) if isinstance(value, Fraction) else value
    return kept
