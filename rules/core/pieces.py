"""Pieces and the state of a battle: frozen, replaced and never changed in place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.core.words import Line, Name, say


@dataclass(frozen=True, slots=True)
class Origin:
    """Say which piece of which roster was brought, and its version there: what a save compares."""

    roster: str
    piece: int
    version: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """Hold what every piece has; each game derives its own.

    `id` is unique in its battle and 0 for a piece that is only described by bare options. `owner` is a Discord user id,
    0 when the piece belongs to nobody. `origin` is None for what was not brought from a roster.
    """

    KIND: ClassVar[str] = ""

    id: int = 0
    name: str = ""
    side: str = ""
    owner: int = 0
    origin: Origin | None = None

    @property
    def called(self) -> Name | Line:
        """Return the name to show: the player's, or a word for the kind when the piece is not registered."""
        return Name(self.name) if self.name else say(f"bare-{self.KIND}")


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleState:
    """Hold the state of a battle apart from its pieces.

    `turn` counts from 1; `playing` is the index in `sides` of the side whose turn it is. `settings` are (key, value)
    pairs that differ from the defaults. `language` is empty until it is chosen or settled.
    """

    name: str = ""
    turn: int = 1
    sides: tuple[str, ...] = ()
    playing: int = 0
    settings: tuple[tuple[str, str], ...] = ()
    language: str = ""
    ended: bool = False

    @property
    def side(self) -> str:
        """Return the side to play, empty when all play together."""
        return self.sides[self.playing] if self.sides else ""
