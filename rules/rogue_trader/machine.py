"""What vehicles and dreadnoughts share: damage points, the special damage dice of a turn, control (V7–V10, D2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal, Self

from rules.core.pieces import Piece
from rules.core.words import Line
from rules.rogue_trader.weapons import Weapon


@dataclass(frozen=True, slots=True)
class Tally:
    """Hold the damage of one turn and its special damage dice (V8): 0 is a die not rolled, `row` what came of them."""

    points: int = 0
    die6: int = 0
    die10: int = 0
    row: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Machine(Piece):
    """Hold what a vehicle and a dreadnought have in common; a profile value of None was not stated.

    `save` and `ejectors` are targets on a D6, 0 for none. `lost` counts damage in all, `tally` that of this turn,
    `waiting` says that its special damage roll was put off, `owed` holds the turns that passed with it unrolled.
    `adrift` is out of control in this turn of its owner, `adrift_next` in his next one, `adrift_again` in the one after
    (the drift of the next is rolled already), `adrift_good` for ever. `drifted` says for which turn the drift is
    rolled, `stalled` that it stopped, `late` that the turn passed without it.
    """

    toughness: int | None = None
    damage: int | None = None
    save: int = 0
    ejectors: int = 0
    weapons: tuple[Weapon, ...] = ()
    speed: Fraction = Fraction(0)
    lost: int = 0
    tally: Tally = Tally()
    waiting: bool = False
    owed: tuple[Tally, ...] = ()
    halvings: int = 0
    jammed: bool = False
    stopped: bool = False
    burning: bool = False
    smouldering: bool = False
    destroyed: bool = False
    adrift: bool = False
    adrift_next: bool = False
    adrift_again: bool = False
    adrift_good: bool = False
    drifted: Literal["", "ahead", "now"] = ""
    stalled: bool = False
    late: bool = False

    @property
    def left(self) -> int:
        """Return the Damage points left (0 when the profile states none)."""
        return max(0, (self.damage or 0) - self.lost)

    @property
    def loose(self) -> bool:
        """Tell whether nobody steers it now (V10): a system error and a jam go before."""
        return (self.adrift or self.adrift_good) and not (self.stopped or self.jammed or self.destroyed)

    @property
    def immobile(self) -> bool:
        """Tell whether it cannot be sent out of control any more (V13): immobilised or destroyed."""
        return self.stopped or self.destroyed

    def sent_adrift(self) -> Self:
        """Return the machine out of control in its owner's next turn, unless it cannot move any more (V13)."""
        return self if self.immobile else replace(self, adrift_next=True)


@dataclass(frozen=True, slots=True)
class Struck:
    """Tell what became of a machine: how it is now, the class of it, the orders for the table.

    `read` says that a special damage table was read, `confused` that the pilot is (D3).
    """

    machine: Machine
    klass: str
    todos: tuple[Line, ...] = ()
    read: bool = False
    confused: bool = False


def half(value: Fraction, times: int) -> Fraction:
    """Return a value halved as often as power was lost; fractions are kept (V9)."""
    return value / (1 << times)
