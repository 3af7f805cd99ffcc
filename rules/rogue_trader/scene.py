"""The units that one outcome concerns, replaced step by step; who fights whom is kept on both sides here alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rules.core.outcome import Put, changed
from rules.rogue_trader.units import Unit


class Scene:
    """Hold units by id while a rule replaces them, and give the changes from first to last image."""

    def __init__(self, *units: Unit) -> None:
        self._before = {unit.id: unit for unit in units}
        self._now = dict(self._before)

    def __getitem__(self, unit: Unit | int) -> Unit:
        """Return a unit as it is by now."""
        return self._now[unit if isinstance(unit, int) else unit.id]

    def join(self, unit: Unit) -> None:
        """Let one more unit take part, unless it does already."""
        self._before.setdefault(unit.id, unit)
        self._now.setdefault(unit.id, unit)

    def change(self, unit: Unit, **fields: Any) -> Unit:
        """Replace fields of a unit and return it."""
        self._now[unit.id] = replace(self._now[unit.id], **fields)
        return self._now[unit.id]

    def engage(self, a: Unit, b: Unit) -> None:
        """Let two units fight each other, on both sides; who fights an unrouted one has nobody to pursue (R9)."""
        for one, other in ((a, b), (b, a)):
            now = self[one]
            if other.id not in now.engaged:
                self.change(now, engaged=(*now.engaged, other.id), chase=now.chase if self[other].routed else ())

    def part(self, a: Unit, b: Unit) -> None:
        """End the fight of two units on both sides; whoever pursued and fights nobody any more pursues no longer."""
        for one, other in ((self[a], b), (self[b], a)):
            if other.id in one.engaged:
                left = tuple(i for i in one.engaged if i != other.id)
                self.change(one, engaged=left, pursuing=one.pursuing and bool(left))

    def part_from_all(self, unit: Unit, foes: Iterable[Unit]) -> None:
        """End every fight of a unit; `foes` are those it is engaged with."""
        for foe in foes:
            self.part(unit, foe)

    @property
    def changes(self) -> tuple[Put, ...]:
        """Return one change for each unit that is no longer what it was."""
        return tuple(put for i, unit in self._before.items() for put in changed(unit, self._now[i]))
