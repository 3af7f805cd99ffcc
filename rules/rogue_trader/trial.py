"""The test that all of morale uses: 2D6 against a characteristic, passed at or under it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.dice import Dice
from rules.core.refusal import Reason
from rules.core.rolls import Check, Modifier, Remark, Roll
from rules.core.words import Line, say

LEAST, MOST = 2, 12  # of 2D6


@dataclass(frozen=True, slots=True)
class Value:
    """Hold what is tested: the bare characteristic, whose it is, what changes it."""

    value: int
    source: Line
    modifiers: tuple[Modifier, ...] = ()

    @property
    def target(self) -> int:
        """Return the value with its modifiers."""
        return self.value + sum(modifier.value for modifier in self.modifiers)


def typed(modifier: int) -> tuple[Modifier, ...]:
    """Return the modifier that a player typed: one, or none."""
    return (Modifier("", say("mod-r-typed"), modifier),) if modifier else ()


def missing(value: int | None, key: str) -> tuple[Reason, ...]:
    """Return the reason for refusing a test on a characteristic that nobody gave."""
    return (Reason(say(key)),) if value is None else ()


def passes(dice: Dice, rule: str, why: Line, value: Value, *, thrown: bool = False) -> bool:
    """Roll 2D6 and tell whether the test is passed.

    Where no total of 2D6 could change the result, no die is rolled, unless the player has already `thrown` his.
    """
    if not thrown and not LEAST <= value.target < MOST:
        passed = value.target >= MOST
        key = "r-sure-pass" if passed else "r-sure-fail"
        dice.record(Remark(say(key, why=why, target=value.target, source=value.source), rule))
        return passed
    return dice.roll(Roll(rule, why, 2, 6, check=Check(value.value, value.source, value.modifiers))).passed
