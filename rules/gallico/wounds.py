"""Wounds in words: why a blow did more or less than its margin says, and what the players do about it (G1)."""

from __future__ import annotations

from rules.core.rolls import Remark
from rules.core.words import Line, Name, say
from rules.gallico.fighter import Blow, Fighter
from rules.gallico.scores import WOUND


def wound_notes(who: Name | Line, before: Fighter, after: Fighter, harm: Blow) -> tuple[Remark, ...]:
    """Return why a blow was turned into another: tough (G10), a dog (G11), a second wound (G1)."""
    if harm == "out" and not after.out:
        return (Remark(say("g-tough", who=who), "G10"),)
    if harm == "wound" and after.out:
        dog = Remark(say("g-dog-out", who=who), "G11")
        return (dog if before.dog else Remark(say("g-second-wound", who=who), "G1"),)
    return ()


def wound_order(who: Name | Line, after: Fighter) -> Line:
    """Return what the players do with somebody just hurt."""
    if after.out:
        return say("todo-g-out", who=who)
    if after.frenzied:
        return say("todo-g-wound-frenzied", who=who)
    if after.pace is not None:
        return say("todo-g-wound-pace", who=who, penalty=WOUND, pace=after.pace)
    return say("todo-g-wound", who=who, penalty=WOUND)
