"""Scores: the die of the battle, the characteristic, and every modifier by name."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.rolls import Modifier, Roll
from rules.core.words import Line, Name, say
from rules.gallico.fighter import Blow, Fighter

DICE = {"D10": (1, 10), "D6": (1, 6), "2D6": (2, 6), "D20": (1, 20)}  # the first is the default
OUT_MARGIN = 3  # from this margin on a blow puts out of action, from 0 on it wounds (G3, G4)
OBSTACLE = 2  # Defence of whoever defends an obstacle (G7)
WOUND = -2  # to every roll of a wounded fighter (G1)


@dataclass(frozen=True, slots=True)
class Defence:
    """Hold a Defence with what adds to it."""

    value: int
    modifiers: tuple[Modifier, ...] = ()

    @property
    def total(self) -> int:
        """Return the Defence that a blow must reach."""
        return self.value + sum(modifier.value for modifier in self.modifiers)

    @property
    def words(self) -> Line:
        """Return it in words: the total, and what it is made of."""
        if not self.modifiers:
            return say("g-defence", total=self.total)
        parts = tuple(say("g-defence-part", why=m.why, value=m.value, rule=m.rule) for m in self.modifiers)
        return say("g-defence-with", total=self.total, value=self.value, parts=parts)


def score(rule: str, why: Line, die: str, modifiers: tuple[Modifier, ...]) -> Roll:
    """Return the roll of a score, before it falls."""
    count, sides = DICE[die]
    return Roll(rule, why, count, sides, modifiers=tuple(modifier for modifier in modifiers if modifier.value))


def wound(one: Fighter) -> Modifier:
    """Return what a wound takes from a roll (G1), nothing in frenzy (G10)."""
    return Modifier("G1", say("mod-g-wound"), WOUND if one.weakened else 0)


def typed(value: int) -> Modifier:
    """Return the modifier that a player typed."""
    return Modifier("", say("mod-g-typed"), value)


def fighting(one: Fighter, modifier: int = 0) -> tuple[Modifier, ...]:
    """Return what adds to a combat roll: Combat, elite warrior, a wound, what was typed."""
    return (
        Modifier("G4", say("mod-g-combat"), one.combat or 0),
        Modifier("G10", say("mod-g-elite"), int(one.has("elite warrior"))),
        wound(one),
        typed(modifier),
    )


def defence(one: Fighter, *, obstacle: bool = False) -> Defence:
    """Return the Defence of a fighter: peerless defender, and the obstacle that he defends in combat (G7, G10)."""
    named = (
        Modifier("G10", say("mod-g-peerless"), int(one.has("peerless defender"))),
        Modifier("G7", say("mod-g-obstacle"), OBSTACLE if obstacle else 0),
    )
    return Defence(one.defence or 0, tuple(modifier for modifier in named if modifier.value))


def blow(margin: int) -> Blow:
    """Return what a margin over the Defence does: below 0 nothing, 0 to 2 a wound, 3 and more out of action."""
    if margin < 0:
        return "none"
    return "out" if margin >= OUT_MARGIN else "wound"


def outnumbered(foes: tuple[Fighter, ...]) -> tuple[Modifier, ...]:
    """Return what numbers take from the lone fighter's roll: −2 a man, −1 a dog beyond the first foe (G5, G11)."""
    men = sum(not foe.dog for foe in foes)
    dogs = len(foes) - men
    spare_men, spare_dogs = (men - 1, dogs) if men else (0, dogs - 1)
    return (
        Modifier("G5", say("mod-g-outnumbered", count=spare_men), -2 * spare_men),
        Modifier("G11", say("mod-g-dogs", count=spare_dogs), -spare_dogs),
    )


def called(one: Fighter, *, foe: bool = False) -> Name | Line:
    """Return what to call a fighter: his name, or a word for the side he is on."""
    return say("bare-g-enemy") if foe and not one.name else one.called
