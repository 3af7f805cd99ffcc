"""Buildings, walls and doors: sections with Toughness and Damage points of their own (B1, B2, B4, B5)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal, Self

from rules.core.pieces import Piece
from rules.core.words import Line, Name, say

Kind = Literal["", "hut", "plastic", "building", "tower", "wall", "barricade"]
KINDS: tuple[Kind, ...] = ("hut", "plastic", "building", "tower", "wall", "barricade")
STONE = 5  # brick, stone, concrete and the like save on this or more (B2)


@dataclass(frozen=True, slots=True)
class Preset:
    """Hold what is usual for a kind of building: Toughness, Damage points a section, save (0: none)."""

    toughness: int
    damage: int
    save: int = 0


PRESETS: dict[Kind, Preset] = {
    "hut": Preset(7, 2),
    "plastic": Preset(8, 3),
    "building": Preset(8, 5, STONE),
    "tower": Preset(8, 10, STONE),
    "wall": Preset(8, 5, STONE),
    "barricade": Preset(6, 5),
}

DOORS = {
    "door-light-wood": 1,
    "door-plastic": 2,
    "door-glass": 2,
    "door-thin-steel": 3,
    "door-wood": 4,
    "door-thick-steel": 5,
    "door-reinforced": 10,
}
DOOR_TOUGHNESS = 6
WALLS = ("partition", "hut", "standard", "reinforced")
SAVING_WALLS = ("standard", "reinforced")


@dataclass(frozen=True, slots=True, kw_only=True)
class Building(Piece):
    """Hold a building or a run of wall: `lost` counts the Damage points that each section has lost."""

    KIND: ClassVar[str] = "building"

    kind: Kind = ""
    toughness: int = 8
    damage: int = 5
    save: int = 0
    lost: tuple[int, ...] = (0,)

    @property
    def called(self) -> Name | Line:
        """Return the name to show, or a word for its kind."""
        if self.name or not self.kind:
            return super(Building, self).called
        return say(f"bare-building-{self.kind}")

    @property
    def sections(self) -> int:
        """Return how many sections it has."""
        return len(self.lost)

    def left(self, section: int) -> int:
        """Return the Damage points left of a section (from 1); 0 means that it has collapsed (B3)."""
        return max(0, self.damage - self.lost[section - 1])

    def hit(self, section: int, points: int) -> Self:
        """Return the building with points lost by a section (from 1)."""
        lost = self.lost[section - 1] + points
        return replace(self, lost=(*self.lost[: section - 1], lost, *self.lost[section:]))


def of_kind(kind: Kind) -> Building:
    """Return a building of one section as its kind is usually built (B1)."""
    preset = PRESETS[kind]
    return Building(kind=kind, toughness=preset.toughness, damage=preset.damage, save=preset.save)
