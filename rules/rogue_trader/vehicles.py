"""A vehicle: its profile, what its damage leaves of it (V1, V9, V14)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from rules.core.names import fold
from rules.core.refusal import Reason, Refused
from rules.core.words import Name, say
from rules.rogue_trader.machine import Machine, half


@dataclass(frozen=True, slots=True, kw_only=True)
class Vehicle(Machine):
    """Hold a vehicle. Speeds and accelerations are in inches per turn, None when the profile does not state them.

    `crew` counts everybody aboard, `crew_save` is their own save (0: none). `turrets_lost` holds the numbers (from 1)
    of dead turrets. `began` is the speed with which this turn began, None until it moves. `passed` counts models
    through its door this turn.
    """

    KIND: ClassVar[str] = "vehicle"

    max_speed: Fraction | None = None
    acceleration: Fraction | None = None
    air_max: Fraction | None = None
    air_min: Fraction | None = None
    air_acceleration: Fraction | None = None
    trr: Fraction | None = None
    antigrav: bool = False
    open: bool = False
    crew: int = 1
    crew_save: int = 0
    turrets: int = 0
    turrets_lost: tuple[int, ...] = ()
    equipment: int = 0
    weapon_points: int = 0
    auto: tuple[str, ...] = ()
    began: Fraction | None = None
    turned: bool = False
    air: bool = False
    passed: int = 0

    def top(self, air: bool) -> Fraction | None:
        """Return the maximum speed on the ground or in the air, as power losses leave it."""
        stated = self.air_max if air else self.max_speed
        return None if stated is None else half(stated, self.halvings)

    def pull(self, air: bool) -> Fraction | None:
        """Return the acceleration on the ground or in the air, as power losses leave it."""
        stated = self.air_acceleration if air else self.acceleration
        return None if stated is None else half(stated, self.halvings)

    @property
    def start(self) -> Fraction:
        """Return the speed with which this turn began."""
        return self.speed if self.began is None else self.began

    @property
    def hovers(self) -> bool:
        """Tell whether it turns on the spot: antigrav, or in the air with no minimum speed (V2)."""
        return self.antigrav or (self.air and self.air_min == 0)

    @property
    def turrets_left(self) -> tuple[int, ...]:
        """Return the numbers of the turrets that work, in the order of the card."""
        return tuple(n for n in range(1, self.turrets + 1) if n not in self.turrets_lost)


AUTOS = {
    **dict.fromkeys(("ad", "auto-drive", "autodrive", "drive"), "Ad"),
    **dict.fromkeys(("aa", "auto-aim", "autoaim", "aim"), "Aa"),
    **dict.fromkeys(("af", "auto-fac", "autofac", "fac"), "Af"),
}


def autos(text: str) -> tuple[str, ...]:
    """Read a comma list of auto-systems: Ad, Aa (several may be fitted, one a weapon), Af; refuse any other (V14)."""
    parts = [" ".join(part.split()) for part in text.split(",") if part.strip()]
    unknown = tuple(Name(part[:40]) for part in parts if fold(part) not in AUTOS)
    if unknown:
        raise Refused(say("refused-v-autos"), Reason(say("no-v-auto", names=unknown), "V14"))
    return tuple(AUTOS[fold(part)] for part in parts)
