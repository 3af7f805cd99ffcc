"""A dreadnought: a suit of armour and its pilot, what its damage leaves of it (D1, D3)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from rules.core.words import Line, Name, say
from rules.rogue_trader.machine import Machine, half

PERSONAL = {"ld": "ld", "intelligence": "int", "cl": "cl", "wp": "wp"}  # field → how the table of D4 calls it


@dataclass(frozen=True, slots=True, kw_only=True)
class Dreadnought(Machine):
    """Hold a dreadnought; `ld`, `intelligence`, `cl`, `wp` are the pilot's own, None when not stated.

    `pilot` is his name, `pilot_id` the unit he is registered as (0: none). `slowed` is the Initiative lost to power
    losses, `clumsy` the loss of coordination, `walked` says that its D6" move of this turn is rolled. `weakened` holds
    the points that the pilot lost by leaving, by field (D4); `retest` says that a confused pilot is to be tested (P2).
    """

    KIND: ClassVar[str] = "dreadnought"

    movement: Fraction | None = None
    ws: int | None = None
    bs: int | None = None
    strength: int | None = None
    initiative: int | None = None
    attacks: int | None = None
    ld: int | None = None
    intelligence: int | None = None
    cl: int | None = None
    wp: int | None = None
    pilot: str = ""
    pilot_id: int = 0
    pilot_save: int = 0
    manned: bool = True
    confused: bool = False
    retest: bool = False
    right_lost: bool = False
    left_lost: bool = False
    clumsy: bool = False
    slowed: int = 0
    berserk: bool = False
    walked: bool = False
    weakened: tuple[tuple[str, int], ...] = ()

    @property
    def pilot_called(self) -> Name | Line:
        """Return the pilot's name, or a word for him."""
        return Name(self.pilot) if self.pilot else say("d-pilot", name=self.called)

    @property
    def weakness(self) -> tuple[Line, ...]:
        """Return the points that its pilot has lost by leaving it, by characteristic (D4)."""
        return tuple(
            say("mark-d-weakened", pilot=self.pilot_called, points=points, what=say(f"personal-{PERSONAL[field]}"))
            for field, points in self.weakened
        )

    @property
    def stride(self) -> Fraction | None:
        """Return its Movement as power losses leave it, None when not stated."""
        return None if self.movement is None else half(self.movement, self.halvings)

    @property
    def quickness(self) -> int | None:
        """Return its Initiative as power losses leave it, never below 0 (D3)."""
        return None if self.initiative is None else max(0, self.initiative - self.slowed)

    @property
    def to_hit(self) -> int:
        """Return the modifier to all its rolls to hit (D3)."""
        return -self.halvings - self.clumsy
