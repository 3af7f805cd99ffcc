"""The only module that knows randomness: dice that are rolled, typed in, or loaded."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from rules.core.refusal import DiceImpossible, DiceLeft, DiceMissing
from rules.core.rolls import Roll, Step

P = ParamSpec("P")
R = TypeVar("R")


class Source(Protocol):
    """Give faces: the seam between a rule and where its dice come from."""

    def faces(self, count: int, sides: int) -> Sequence[int]:
        """Return `count` independent faces, each from 1 to `sides`."""
        ...


class SystemRandom:
    """Give faces from the system's randomness, taken in bulk and without modulo bias."""

    def __init__(self, block: int = 512, entropy: Callable[[int], bytes] = os.urandom) -> None:
        self._block = block
        self._entropy = entropy
        self._bytes = b""
        self._at = 0

    def faces(self, count: int, sides: int) -> list[int]:
        """Return `count` faces from 1 to `sides`, by rejection of the values past the last whole multiple."""
        width = 1 if sides <= 256 else (sides - 1).bit_length() + 7 >> 3
        span = 1 << 8 * width
        limit = span - span % sides
        faces: list[int] = []
        while len(faces) < count:
            raw = self._take((count - len(faces)) * width)
            if width == 1:
                faces += [byte % sides + 1 for byte in raw if byte < limit]
            else:
                drawn = (int.from_bytes(raw[i : i + width], "big") for i in range(0, len(raw), width))
                faces += [value % sides + 1 for value in drawn if value < limit]
        return faces

    def _take(self, size: int) -> bytes:
        end = self._at + size
        if end > len(self._bytes):
            self._bytes = self._bytes[self._at :] + self._entropy(max(size, self._block))
            self._at, end = 0, size
        taken = self._bytes[self._at : end]
        self._at = end
        return taken


class Dice(Protocol):
    """Throw what a rule asks for and keep the record of it."""

    def roll(self, roll: Roll) -> Roll:
        """Return the roll with its result, and record it."""
        ...

    def record(self, step: Step) -> None:
        """Record a step that takes no dice now: a row, a remark, dice kept from before."""
        ...

    def sub(self, rule: Callable[Concatenate[Dice, P], R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a part of a rule whose result depends on its arguments alone (so that odds can merge equal results)."""
        ...


class Recording:
    """Keep the steps in order; run parts of rules in place."""

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def record(self, step: Step) -> None:
        self.steps.append(step)

    def sub(self, rule: Callable[..., R], /, *args: object, **kwargs: object) -> R:
        return rule(self, *args, **kwargs)

    def roll(self, roll: Roll) -> Roll:
        if roll.count < 1 or roll.sides < 1:
            raise ValueError(f"{roll.rule}: {roll.count}D{roll.sides} is no throw")
        rolled = self._fall(roll)
        self.steps.append(rolled)
        return rolled

    def _fall(self, roll: Roll) -> Roll:
        raise NotImplementedError


class Rolled(Recording):
    """Roll from a source of faces."""

    def __init__(self, source: Source) -> None:
        super().__init__()
        self._source = source

    def _fall(self, roll: Roll) -> Roll:
        return replace(roll, faces=tuple(self._source.faces(roll.count, roll.sides)))


class Given(Recording):
    """Take faces that a player typed, in order; a typed 0 on a D10 is a 10.

    Raises `DiceMissing` or `DiceImpossible` at the throw concerned, `DiceLeft` from `finish`.
    """

    def __init__(self, typed: Sequence[int]) -> None:
        super().__init__()
        self._typed = tuple(typed)
        self._used = 0

    def _fall(self, roll: Roll) -> Roll:
        taken = self._typed[self._used : self._used + roll.count]
        faces = tuple(10 if value == 0 and roll.sides == 10 else value for value in taken)
        for offset, face in enumerate(faces):
            if not 1 <= face <= roll.sides:
                raise DiceImpossible(roll, face, self._used + offset + 1)
        if len(faces) < roll.count:
            raise DiceMissing(roll, self._typed, roll.count - len(faces))
        self._used += roll.count
        return replace(roll, faces=faces, typed=len(faces))

    def finish(self) -> None:
        """Raise `DiceLeft` unless every typed value was used."""
        if self._used < len(self._typed):
            raise DiceLeft(self._typed[self._used :], self._used)


class Loaded(Recording):
    """Give the faces that a test expects, strictly: `(sides, face)` pairs, in order.

    A die of another size, or one too many, raises `AssertionError`; so does `finish` when dice are left.
    """

    def __init__(self, *dice: tuple[int, int]) -> None:
        super().__init__()
        self._dice = list(dice)

    def _fall(self, roll: Roll) -> Roll:
        faces = []
        for _ in range(roll.count):
            if not self._dice:
                raise AssertionError(f"{roll.rule} {roll.why.key}: wants a D{roll.sides}, none is left")
            sides, face = self._dice.pop(0)
            if sides != roll.sides:
                raise AssertionError(f"{roll.rule} {roll.why.key}: wants a D{roll.sides}, a D{sides} is next")
            faces.append(face)
        return replace(roll, faces=tuple(faces))

    def finish(self) -> None:
        """Raise `AssertionError` when a die was not used."""
        if self._dice:
            raise AssertionError(f"dice left over: {self._dice}")
