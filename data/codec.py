"""Pieces, battles and outcomes to and from the JSON that is stored."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, cast

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json, to_json

from data.plain import codec
from data.store import Unreadable
from data.values import dump_value, load_value
from rules.core import game
from rules.core.outcome import Change, Outcome, Put, PutBattle
from rules.core.pieces import BattleState, Piece

FORMAT = 1  # of outcomes; raise it when an older one must be read differently
BATTLE = ""  # stands for the kind in the images of a battle's state


def dumps(plain: Any) -> str:
    """Return compact JSON that any engine can keep (half characters are replaced)."""
    try:
        return to_json(plain).decode()
    except ValueError:  # slower, and either copes with half a character or says what is wrong
        return storable(json.dumps(plain, ensure_ascii=False, separators=(",", ":")))


def storable(text: str) -> str:
    """Return a text that UTF-8 can hold: a lone half of a character becomes `?`."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-8", "replace").decode()
    return text


def loads(text: str) -> Any:
    """Return the values of a JSON text; raise `Unreadable`."""
    try:
        return from_json(text)
    except ValueError as error:
        raise Unreadable(str(error)) from error


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def _dump(thing: object) -> str:
    kind: Any = type(thing)  # any: the checker takes a class with its own == for unhashable
    adapter = _adapter(kind)
    try:
        return adapter.dump_json(thing, warnings="error").decode()
    except (UnicodeEncodeError, ValueError):  # a half character, or a field that is not what its type says
        return dumps(adapter.dump_python(thing, mode="json", warnings="error"))


@lru_cache(maxsize=4096)  # pieces are frozen: one that did not change need not be read anew
def _load(kind: Any, text: str) -> Any:
    try:
        return _adapter(kind).validate_json(text, strict=True)
    except ValidationError as error:
        raise Unreadable(f"{kind.__name__}: {error}") from error


def dump_piece(piece: Piece) -> str:
    """Return the JSON of a piece; raise `TypeError` when no game brings its kind."""
    if game.kinds().get(piece.KIND) is not type(piece):
        raise TypeError(f"{type(piece).__name__}: no game brings this kind of piece")
    return _dump(piece)


def load_piece(kind: str, text: str) -> Piece:
    """Return the piece of that kind; raise `Unreadable` when no game brings it or a field is wrong."""
    found: Any = game.kinds().get(kind)
    if found is None:
        raise Unreadable(f"no game brings pieces of the kind {kind!r}")
    return cast(Piece, _load(found, text))


@lru_cache(maxsize=256)
def dump_state(state: BattleState) -> str:
    """Return the JSON of a battle's state."""
    return _dump(state)


def load_state(text: str) -> BattleState:
    """Return the state of a battle."""
    return cast(BattleState, _load(BattleState, text))


def dump_changes(changes: Iterable[Change]) -> str:
    """Return the JSON of changes with both images: `[[kind, before, after], …]`, the battle's kind being empty."""
    return f"[{','.join(map(_dump_change, changes))}]"


def _dump_change(change: Change) -> str:
    if isinstance(change, PutBattle):
        return f'["",{dump_state(change.before)},{dump_state(change.after)}]'
    kind, *other = {piece.KIND for piece in (change.before, change.after) if piece is not None}
    if other:
        raise TypeError(f"piece {change.piece} changes its kind: {kind}, {other[0]}")
    before = dump_piece(change.before) if change.before is not None else "null"
    after = dump_piece(change.after) if change.after is not None else "null"
    return f"[{json.dumps(kind)},{before},{after}]"


def load_changes(text: str) -> tuple[Change, ...]:
    """Return the changes with both images."""
    return tuple([load_change(plain) for plain in loads(text)]) if text != "[]" else ()


def load_change(plain: Any) -> Change:
    """Return one change from its plain values; raise `Unreadable`."""
    try:
        kind, *images = plain
        before, after = (image if image is None else dumps(image) for image in images)
    except (TypeError, ValueError) as error:
        raise Unreadable(f"not a change: {plain!r:.80}") from error
    if kind == BATTLE and before is not None and after is not None:
        return PutBattle(load_state(before), load_state(after))
    first, last = (image if image is None else load_piece(kind, image) for image in (before, after))
    if len({piece.id for piece in (first, last) if piece is not None}) != 1:
        raise Unreadable(f"not a change: {plain!r:.80}")
    return Put(first, last)


def dump_outcome(outcome: Outcome) -> str:
    """Return the JSON of an outcome without its changes, which are saved as images; raise `TypeError`, `ValueError`."""
    dump = codec(Outcome).dump
    assert dump is not None
    return dumps(dump(outcome))


def load_outcome(text: str, version: int = FORMAT) -> Outcome:
    """Return the outcome, without changes; raise `Unreadable`, also on a format that this program does not know."""
    if version != FORMAT:
        raise Unreadable(f"format {version} of an outcome; this program knows {FORMAT}")
    return outcome_of(loads(text))


def outcome_of(plain: Any) -> Outcome:
    """Return the outcome made plain; raise `Unreadable`."""
    try:
        return cast(Outcome, codec(Outcome).load(plain))
    except ValueError as error:
        raise Unreadable(f"outcome: {error}") from error


def dump_options(options: Mapping[str, Any]) -> str:
    """Return the JSON of a command's options."""
    return dumps({name: dump_value(value) for name, value in options.items()})


def load_options(text: str) -> dict[str, Any]:
    """Return the options of a command: lists come back as tuples."""
    try:
        return {name: load_value(value) for name, value in loads(text).items()}
    except (ValueError, AttributeError) as error:
        raise Unreadable(f"options: {error}") from error


def dump_keys(keys: Iterable[str]) -> str:
    """Return the JSON of a set of keys, sorted."""
    return dumps(sorted(keys))


@lru_cache(maxsize=4096)  # a battle's entries read and write the same few things
def load_keys(text: str) -> frozenset[str]:
    """Return a set of keys."""
    return frozenset(loads(text))
