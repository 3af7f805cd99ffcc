"""The test that all of morale uses: 2D6 against a characteristic, passed at or under it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.dice import Dice
from rules.core.refusal import Reason, Refused
from rules.core.rolls import Check, Modifier, Remark, Roll
from rules.core.words import Line, say
from rules.rogue_trader.units import Unit

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


def value_of(
    unit: Unit, what: Literal["ld", "cl"], given: int | None = None, modifiers: tuple[Modifier, ...] = ()
) -> Value:
    """Return the value that a unit tests on: the one given, else its leader's or its own (R2, P1).

    Raises `Refused` when nobody knows it.
    """
    own, source = unit.leadership if what == "ld" else unit.cool
    if given is not None:
        own, source = given, say(f"src-r-{what}")
    if own is None:
        raise Refused(say(f"r-no-{what}", unit=unit.called), Reason(say(f"r-need-{what}")))
    return Value(own, source, modifiers)


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
