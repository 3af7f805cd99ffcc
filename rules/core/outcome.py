"""What a rule gives back: what was rolled, what changes, what the players do now."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal

from rules.core.pieces import BattleState, Piece
from rules.core.rolls import Step
from rules.core.words import Line

Mood = Literal["grey", "green", "amber", "red"]
OptionValue = str | int | bool | Fraction


@dataclass(frozen=True, slots=True)
class Put:
    """Replace one piece: `before` is None when it is added, `after` is None when it is removed."""

    before: Piece | None
    after: Piece | None

    @property
    def piece(self) -> int:
        """Return the id of the piece concerned."""
        piece = self.after or self.before
        assert piece is not None
        return piece.id


@dataclass(frozen=True, slots=True)
class PutBattle:
    """Replace the state of the battle itself: turn, sides, settings."""

    before: BattleState
    after: BattleState


Change = Put | PutBattle


@dataclass(frozen=True, slots=True)
class Chance:
    """Give the exact chance of a class (words: `odds-<klass>`), of `who` when several are concerned."""

    klass: str
    value: Fraction
    who: Line | None = None


@dataclass(frozen=True, slots=True)
class Followup:
    """Offer a likely next step: a command with its options already filled in.

    Few are shown as buttons, many as a menu; a `due` one always has a button of its own. A `choice` waits for the owner
    of the piece that its options name first: the game cannot go on before he decides. `ask` names the one option
    that only the player knows: a form asks for it first.
    """

    label: Line
    command: str
    options: tuple[tuple[str, OptionValue], ...] = ()
    due: bool = False
    choice: bool = False
    ask: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Tell the whole result of a command.

    `verdict` is the headline, `klass` its class for odds, `mood` how bad it is, `steps` the dice in order,
    `todos` the orders for the table in order, `remarks` what else to know, `rules` the numbers applied,
    `changes` what the store records, `next` the likely next commands.
    """

    verdict: Line
    klass: str = ""
    mood: Mood = "grey"
    steps: tuple[Step, ...] = ()
    todos: tuple[Line, ...] = ()
    remarks: tuple[Line, ...] = ()
    rules: tuple[str, ...] = ()
    changes: tuple[Change, ...] = field(default=(), compare=False)
    next: tuple[Followup, ...] = ()
    chances: tuple[Chance, ...] = ()
    reconstructed: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """Show a piece or a list: a private answer that changes nothing."""

    title: Line
    lines: tuple[Line, ...] = ()
    sections: tuple[tuple[Line, tuple[Line, ...]], ...] = ()
    rules: tuple[str, ...] = ()
    mood: Mood = "grey"
    next: tuple[Followup, ...] = ()


def changed(before: Piece, after: Piece) -> tuple[Put, ...]:
    """Return the change from one image of a piece to the next; none when equal or when the piece is not registered."""
    return (Put(before, after),) if before.id and before != after else ()
