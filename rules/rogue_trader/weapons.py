"""Weapons by name: what a machine carries, how much each weighs, which arm it is built into (V1, D1)."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Literal

from rules.core.names import fold
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, Name, say

Size = Literal["basic", "heavy", "super-heavy"]
Arm = Literal["", "right", "left"]

POINTS: dict[Size, int] = {"basic": 1, "heavy": 2, "super-heavy": 6}
MOST, LONGEST = 20, 40
_SIZES: dict[str, Size] = {
    "basic": "basic",
    "heavy": "heavy",
    "lourd": "heavy",
    "lourde": "heavy",
    "super-heavy": "super-heavy",
    "super-lourd": "super-heavy",
    "super-lourde": "super-heavy",
}
_ARMS: dict[str, Arm] = {"right": "right", "droit": "right", "droite": "right", "left": "left", "gauche": "left"}
_TAGS = re.compile(r"^(?P<name>.*?)\s*\((?P<tags>[^()]*)\)$")


@dataclass(frozen=True, slots=True)
class Weapon:
    """Hold one weapon: its name, its weight, the arm of a dreadnought it is built into, whether it still works."""

    name: str = ""
    size: Size = "basic"
    arm: Arm = ""
    lost: bool = False

    @property
    def line(self) -> Line:
        """Return the weapon as a card lists it."""
        key = f"v-weapon-{self.size}"
        named = say(key, name=Name(self.name)) if self.size != "basic" else say("v-weapon", name=Name(self.name))
        if self.arm:
            named = say(f"v-weapon-{self.arm}", weapon=named)
        return say("v-weapon-lost", weapon=named) if self.lost else named


def weapons(text: str, points: int = 0) -> tuple[Weapon, ...]:
    """Read a comma list such as `laser cannon (heavy), bolter`; an arm is written the same way: `bolter (left)`.

    `points` is what the machine may carry (0: not stated). Raises `Refused` with every reason (V1).
    """
    read = tuple(_weapon(part) for part in text.split(",") if part.strip())
    reasons = [
        Reason(say("no-v-weapon-name", name=Name(w.name[:LONGEST]), longest=LONGEST))
        for w in read
        if not fold(w.name) or len(w.name) > LONGEST
    ]
    if len(read) > MOST:
        reasons.append(Reason(say("no-v-weapons-many", count=len(read), most=MOST)))
    if sum(w.size == "super-heavy" for w in read) > 1:
        reasons.append(Reason(say("no-v-super-heavy"), "V1"))
    if points and weight(read) > points:
        reasons.append(Reason(say("no-v-weapon-points", points=weight(read), most=points), "V1"))
    if reasons:
        raise Refused(say("refused-v-weapons"), *reasons)
    return read


def weight(carried: tuple[Weapon, ...]) -> int:
    """Return the weapon points that these weapons take: basic 1, heavy 2, super-heavy 6 (V1)."""
    return sum(POINTS[w.size] for w in carried)


def without(carried: tuple[Weapon, ...], *gone: int) -> tuple[Weapon, ...]:
    """Return the weapons with those at these places marked as lost."""
    return tuple(replace(w, lost=True) if place in gone else w for place, w in enumerate(carried))


def working(carried: tuple[Weapon, ...]) -> tuple[int, ...]:
    """Return the places of the weapons that still work, in the order of the card."""
    return tuple(place for place, w in enumerate(carried) if not w.lost)


def _weapon(text: str) -> Weapon:
    """Read one weapon; a bracket with anything but known tags belongs to the name."""
    name = " ".join(text.split())
    found = _TAGS.match(name)
    if not found:
        return Weapon(name)
    tags = [fold(tag) for tag in found["tags"].split()]
    if not tags or any(tag not in _SIZES and tag not in _ARMS for tag in tags):
        return Weapon(name)
    size: Size = next((_SIZES[tag] for tag in tags if tag in _SIZES), "basic")
    arm: Arm = next((_ARMS[tag] for tag in tags if tag in _ARMS), "")
    return Weapon(found["name"], size, arm)
