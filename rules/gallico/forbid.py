"""Why a fighter may not fight, shoot or be chosen: every reason, each with what it saw."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.refusal import Reason
from rules.core.words import Name, say
from rules.gallico.case import FightCase
from rules.gallico.company import Company
from rules.gallico.fighter import Fighter
from rules.gallico.scores import called


def may_fight(case: FightCase) -> tuple[Reason, ...]:
    """Return every reason against a fight."""
    lone, *foes = case.fighters
    reasons = [*able(lone, "combat", "defence"), *twice(case.fighters)]
    for foe in foes:
        reasons += able(foe, "combat", "defence", foe=True)
        reasons += enemies(lone, foe)
        reasons += unseen(foe)
    if len(foes) > 1:
        reasons += unseen(lone)  # several on one attack him
    reasons += left(case.company, case.fighters)
    return tuple(dict.fromkeys(reasons))  # who is named twice is told of once


def able(one: Fighter, *values: str, foe: bool = False) -> list[Reason]:
    """Return why somebody cannot act: out of action, or a value that nobody gave."""
    who = called(one, foe=foe)
    reasons = [Reason(say("g-no-out", who=who), "G1")] if one.out else []
    missing = tuple(say(f"g-value-{value}") for value in values if getattr(one, value) is None)
    if missing:
        reasons.append(Reason(say("g-no-value", who=who, values=missing)))
    return reasons


def enemies(one: Fighter, foe: Fighter) -> list[Reason]:
    """Return why two fighters are no enemies."""
    if one.side and one.side == foe.side and one.id != foe.id:
        return [Reason(say("g-no-friend", who=called(one), foe=called(foe, foe=True), side=Name(one.side)))]
    return []


def unseen(foe: Fighter) -> list[Reason]:
    """Return why somebody cannot be attacked: camouflage (G8)."""
    return [Reason(say("g-no-camouflaged", who=called(foe, foe=True)), "G8")] if foe.camouflaged else []


def twice(fighters: Iterable[Fighter]) -> list[Reason]:
    """Return who was named more than once."""
    ids = [one.id for one in fighters if one.id]
    doubled = dict.fromkeys(one for one in fighters if ids.count(one.id) > 1)
    return [Reason(say("g-no-twice", who=one.called)) for one in doubled]


def left(beside: Company, fighters: Iterable[Fighter]) -> list[Reason]:
    """Return the dogs that have left with their handler (G11): the company lists those that are still there."""
    here = {hound.id for hound in beside.hounds}
    return [
        Reason(say("g-no-gone", who=one.called), "G11")
        for one in fighters
        if one.dog and one.id and not one.out and one.id not in here
    ]
