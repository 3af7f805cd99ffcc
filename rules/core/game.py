"""What a game brings: its pieces, settings, and the hooks that the battle calls. Games are found by walking."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from importlib import import_module

from rules.core.battle import Battle, Setting
from rules.core.campaign import Campaign
from rules.core.outcome import Change, Followup, Outcome
from rules.core.pieces import Piece
from rules.core.table import Table
from rules.core.words import Line


@dataclass(frozen=True, slots=True)
class Status:
    """Tell the state of a piece in a glance: its conditions, and what it must or may not do now, in order."""

    conditions: tuple[Line, ...] = ()
    obligations: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Due:
    """Name a test that is due now: for which piece, which rule asks, and the command that rolls it.

    `order` sorts within a turn (lower first), across games. It is not `sure` where the players judge whether it is due
    (an enemy in sight) or have a choice to make first: then it is offered alone, never rolled with all the others.
    """

    piece: int
    rule: str
    what: Line
    command: str
    options: tuple[tuple[str, str | int | bool | Fraction], ...]
    order: int = 50
    sure: bool = True

    @property
    def followup(self) -> Followup:
        """Return the button that rolls it."""
        return Followup(self.what, self.command, self.options, due=True)


@dataclass(frozen=True, slots=True)
class Condition:
    """Declare a condition that the GM may set by hand (`/battle set`).

    `value` says what is typed: `flag` (on, off), `number`, or `piece` (the name of one, or off).
    `set` returns the changes, given the battle, the piece and the parsed value (a piece for `piece`, None for off).
    """

    key: str
    kind: type[Piece]
    value: str
    set: Callable[[Battle, Piece, bool | int | Piece | None], tuple[Change, ...]]


def _no_status(piece: Piece, battle: Battle) -> Status:
    return Status()


def _no_due(battle: Battle, side: str) -> Sequence[Due]:
    return ()


def _no_changes(battle: Battle, side: str) -> tuple[Change, ...]:
    return ()


def _no_cleanup(battle: Battle, piece: Piece) -> tuple[Change, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Game:
    """Bring a game to the table.

    `rules` lists the numbers that `/rule` knows (words under `rule-<number>`). `status(piece, battle)` tells a piece's
    conditions and obligations. `begin(battle, side)` gives the changes when that side's turn begins (what ends then),
    `close(battle, side)` those when it ends; without sides both are called with "" for everybody. `due(battle, side)`
    lists the tests due for the side now to play. `removed(battle, piece)` clears what others hold of a piece that goes.
    `tests` names rules for `/odds`: each runs one with given dice. `tables` are the game's tables by key; a server may
    replace those whose bands are reconstructed. `campaign` knows what outlasts a battle.
    """

    key: str
    prefixes: tuple[str, ...]
    rules: tuple[str, ...]
    pieces: tuple[type[Piece], ...]
    settings: tuple[Setting, ...] = ()
    status: Callable[[Piece, Battle], Status] = _no_status
    begin: Callable[[Battle, str], tuple[Change, ...]] = _no_changes
    close: Callable[[Battle, str], tuple[Change, ...]] = _no_changes
    due: Callable[[Battle, str], Sequence[Due]] = _no_due
    removed: Callable[[Battle, Piece], tuple[Change, ...]] = _no_cleanup
    conditions: tuple[Condition, ...] = ()
    tests: Mapping[str, Callable[..., Outcome]] = field(default_factory=dict)
    tables: Mapping[str, Table] = field(default_factory=dict)
    campaign: Campaign = field(default_factory=Campaign)


@lru_cache(maxsize=1)
def games() -> tuple[Game, ...]:
    """Return every game found under `rules`, in order of key: each package there with a `GAME`."""
    import rules

    found = []
    for module in pkgutil.iter_modules(rules.__path__):
        if module.ispkg and module.name != "core":
            game = getattr(import_module(f"rules.{module.name}"), "GAME", None)
            if isinstance(game, Game):
                found.append(game)
    return tuple(sorted(found, key=lambda game: game.key))


@lru_cache(maxsize=1)
def kinds() -> dict[str, type[Piece]]:
    """Return every kind of piece by its key; raise `ValueError` when two games use the same."""
    found: dict[str, type[Piece]] = {}
    for game in games():
        for kind in game.pieces:
            if found.setdefault(kind.KIND, kind) is not kind:
                raise ValueError(f"two kinds of piece are called {kind.KIND}")
    return found


def game_of(piece: Piece) -> Game:
    """Return the game that a piece belongs to."""
    return next(game for game in games() if type(piece) in game.pieces)


@lru_cache(maxsize=1)
def all_settings() -> tuple[Setting, ...]:
    """Return the settings of the house and of every game."""
    return HOUSE + tuple(setting for game in games() for setting in game.settings)


HOUSE = (Setting("rolls", ("everyone", "owners")),)
