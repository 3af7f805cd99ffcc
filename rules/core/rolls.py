"""What was rolled and why: a roll, its modifiers, what it is compared with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.words import Line

How = Literal["sum", "highest", "lowest", "at-least"]


@dataclass(frozen=True, slots=True)
class Modifier:
    """Name one modifier: the rule it comes from, its cause in words, its signed value."""

    rule: str
    why: Line
    value: int


@dataclass(frozen=True, slots=True)
class Check:
    """State what a roll is compared with.

    `value` is the bare characteristic, `source` says whose; `modifiers` change the value, not the dice.
    `sense` is `at-most` (tests: total ≤ value) or `at-least` (saves: total ≥ value). Naturals in `fails` never pass.
    """

    value: int
    source: Line
    modifiers: tuple[Modifier, ...] = ()
    sense: Literal["at-most", "at-least"] = "at-most"
    fails: tuple[int, ...] = ()

    @property
    def target(self) -> int:
        """Return the value with its modifiers."""
        return self.value + sum(modifier.value for modifier in self.modifiers)


@dataclass(frozen=True, slots=True)
class Roll:
    """Describe one throw of equal dice: before it falls (no faces) and after (faces filled in).

    `how` says what is made of the faces: their sum, the highest, the lowest, or how many show at least `need`.
    `modifiers` are added to the result, then it is kept within `low`..`high` where given. A `detail` decides a
    measure (a distance, a direction) and never which result came: odds do not branch on it.
    `summary` stands for the faces where only their summary is known (odds). `kept` marks dice re-read, not rolled.
    A `quiet` roll is told by another step (a whole expression, say): it stands in the details alone.
    `unit` is the key of the message that words the total (with `$n`): `inches`, `clock` (a direction), none.
    """

    rule: str
    why: Line
    count: int
    sides: int
    how: How = "sum"
    need: int = 0
    modifiers: tuple[Modifier, ...] = ()
    check: Check | None = None
    low: int | None = None
    high: int | None = None
    detail: bool = False
    faces: tuple[int, ...] = ()
    summary: int | None = None
    typed: int = 0  # how many of the faces, from the left, were typed by hand
    kept: bool = False
    unit: str = ""
    quiet: bool = False

    @property
    def natural(self) -> int:
        """Return what the dice say, before any modifier."""
        if self.summary is not None:
            return self.summary
        if self.how == "sum":
            return sum(self.faces)
        if self.how == "highest":
            return max(self.faces)
        if self.how == "lowest":
            return min(self.faces)
        return sum(face >= self.need for face in self.faces)

    @property
    def total(self) -> int:
        """Return the natural result with its modifiers, kept within the bounds."""
        total = self.natural + sum(modifier.value for modifier in self.modifiers)
        if self.low is not None:
            total = max(self.low, total)
        if self.high is not None:
            total = min(self.high, total)
        return total

    @property
    def passed(self) -> bool:
        """Tell whether the check is passed; raise `ValueError` on a roll that checks nothing."""
        if self.check is None:
            raise ValueError(f"{self.rule} {self.why.key}: nothing to compare with")
        if self.natural in self.check.fails:
            return False
        if self.check.sense == "at-most":
            return self.total <= self.check.target
        return self.total >= self.check.target


@dataclass(frozen=True, slots=True)
class Read:
    """Say which row of which table a total was read in."""

    table: str
    row: str
    rule: str
    total: int
    low: int
    high: int | None
    reconstructed: bool = False


@dataclass(frozen=True, slots=True)
class Remark:
    """Say something between two rolls: why no die was needed, what a roll is for."""

    line: Line
    rule: str = ""


Step = Roll | Read | Remark
