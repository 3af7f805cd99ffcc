"""Dice as they are written: how many, of what, and what is done with them."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import Literal

Value = int | Fraction
Compares = Literal["<", "<=", ">", ">=", "=", "<>"]
DICE, FACES, REPEATS, CHARACTERS = 1_000, 10_000, 100, 500
LARGEST = 10**15  # no value on the way to a total may pass this
EXPLOSIONS, REROLLS = 10, 100  # at most, for one die; fewer when there are many dice


@dataclass(frozen=True, slots=True)
class Condition:
    """Compare a face with a whole number."""

    op: Compares
    value: int

    def holds(self, face: int) -> bool:
        """Tell whether a face fits."""
        return compare(face, self.op, self.value)

    def __str__(self) -> str:
        return f"{self.op}{self.value}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep or drop (`kh`, `kl`, `dh`, `dl`) so many dice."""

    how: Literal["kh", "kl", "dh", "dl"]
    count: int = 1

    def kept(self, dice: int) -> tuple[bool, int]:
        """Return whether the highest stay, and how many of so many dice."""
        high = self.how in ("kh", "dl")
        return high, min(dice, self.count) if self.how[0] == "k" else max(0, dice - self.count)


@dataclass(frozen=True, slots=True)
class Dice:
    """Throw `count` equal dice, and what is done with them, always in this order.

    Thrown again (`reroll`, `once` or until it no longer holds), one more for each highest face (`explode`), lifted or
    lowered (`least`, `most`), kept or dropped (`keep`), then counted (`need`) or else added up. `sides` is the number
    of faces; `kind` says what they show: 1 to `sides`, tens and units of two D6, or −1, 0, +1.
    """

    count: int
    sides: int
    kind: Literal["plain", "tens", "fate"] = "plain"
    reroll: Condition | None = None
    once: bool = False
    explode: bool = False
    least: int | None = None
    most: int | None = None
    keep: Keep | None = None
    need: Condition | None = None
    text: str = field(init=False, repr=False, compare=False)
    bare: bool = field(init=False, repr=False, compare=False)  # the faces are thrown and added up, that is all

    def __post_init__(self) -> None:
        done = self.reroll or self.explode or self.keep or self.need or self.kind != "plain" or self.clipped
        object.__setattr__(self, "bare", not done)
        object.__setattr__(self, "text", _text(self))

    @property
    def faces(self) -> tuple[int, ...]:
        """Return what one die can show, rising."""
        return _faces(self.kind, self.sides)

    @property
    def bottom(self) -> int:
        """Return the lowest face."""
        return 1 if self.kind == "plain" else 11 if self.kind == "tens" else -1

    @property
    def top(self) -> int:
        """Return the highest face."""
        return self.sides if self.kind == "plain" else 66 if self.kind == "tens" else 1

    @property
    def clipped(self) -> bool:
        """Tell whether faces may be lifted or lowered."""
        return self.least is not None or self.most is not None

    @property
    def chained(self) -> bool:
        """Tell whether a die may lead to more throws without a fixed end."""
        return self.explode or (self.reroll is not None and not self.once)

    @property
    def throws(self) -> int:
        """Return how many dice fall, apart from chains without a fixed end."""
        again = 2 if self.reroll and self.once else 1
        return self.count * again * (2 if self.kind == "tens" else 1)

    def chains(self, room: int) -> tuple[int, int]:
        """Return how often one die may explode and be thrown again, given `room` throws for it in all."""
        if not self.explode:
            return 0, 1 if self.once else min(REROLLS, room - 1) if self.reroll else 0
        if self.reroll is None or self.once:
            return min(EXPLOSIONS, room - 1), 1 if self.reroll else 0
        explosions = min(EXPLOSIONS, room // 2 - 1)
        return explosions, min(REROLLS, room // (explosions + 1) - 1)

    def clip(self, face: int) -> int:
        """Return the face lifted to `least` and lowered to `most`."""
        if self.least is not None and face < self.least:
            return self.least
        return self.most if self.most is not None and face > self.most else face


def _text(dice: Dice) -> str:
    """Return dice as the notation writes them: `4D6kh3`."""
    if dice.bare:
        return f"{dice.count}D{dice.sides}"
    sides = {"plain": str(dice.sides), "tens": "66", "fate": "F"}[dice.kind]
    parts = [f"{dice.count}D{sides}"]
    if dice.reroll is not None:
        parts.append(f"{'ro' if dice.once else 'r'}{dice.reroll}")
    if dice.explode:
        parts.append("!")
    if dice.least is not None:
        parts.append(f"mi{dice.least}")
    if dice.most is not None:
        parts.append(f"ma{dice.most}")
    if dice.keep is not None:
        parts.append(f"{dice.keep.how}{dice.keep.count}")
    if dice.need is not None:
        parts.append(str(dice.need))
    return "".join(parts)


@lru_cache(maxsize=256)
def _faces(kind: str, sides: int) -> tuple[int, ...]:
    if kind == "plain":
        return tuple(range(1, sides + 1))
    return (-1, 0, 1) if kind == "fate" else tuple(10 * t + u for t in range(1, 7) for u in range(1, 7))


def compare(left: Value, op: str, right: Value) -> bool:
    """Tell whether a comparison holds."""
    if op == ">=":
        return left >= right
    if op == "<=":
        return left <= right
    if op == "=":
        return left == right
    if op == ">":
        return left > right
    return left < right if op == "<" else left != right
