"""Hand-to-hand fights: who may, the rolls, who beat whom (G4, G5), and the outcome with its exact chances."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

from rules.core import odds
from rules.core.dice import Dice
from rules.core.outcome import Chance, Outcome
from rules.core.refusal import Refused
from rules.core.rolls import Remark, Roll
from rules.core.words import Line, Name, say
from rules.gallico.case import FightCase, Verdict
from rules.gallico.fighter import Blow
from rules.gallico.forbid import may_fight
from rules.gallico.scores import Defence, blow, called, fighting, outnumbered, score
from rules.gallico.settle import Aftermath, settle
from rules.gallico.telling import outcome_of

RESULTS = (("g-wins", "win"), ("g-tie", "tie"), ("g-loses", "loss"))


@dataclass(frozen=True, slots=True)
class Met:
    """Hold how the lone fighter met those against him.

    `all_beaten`: he beat every one; `lost`: somebody beat him; `hits`: the first two blows that hurt him (a third
    changes nothing).
    """

    all_beaten: bool = True
    lost: bool = False
    hits: tuple[Blow, ...] = ()


def fight(dice: Dice, case: FightCase) -> Outcome:
    """Fight: opposed rolls, the highest wins; recoil, then the strike (G4–G7, G12).

    Raises `Refused` with every reason, before any die.
    """
    reasons = may_fight(case)
    if reasons:
        raise Refused(say("g-no-fight"), *reasons)
    return outcome_of(dice, case, resolve(dice, case))


def resolve(dice: Dice, case: FightCase) -> Aftermath:
    """Roll the fight and settle it: the lone fighter first, then those against him as listed."""
    verdict = dice.sub(clash, case)
    return settle(case, verdict)


def clash(dice: Dice, case: FightCase) -> Verdict:
    """Roll all the scores and say who won: the lone fighter only by beating every one of them (G4)."""
    lone, foes = case.fighters[0], case.fighters[1:]
    named = fighting(lone, case.modifier) + outnumbered(foes)
    ours = dice.roll(score("G4", say("why-g4-fight", who=called(lone)), case.die, named)).total
    theirs = tuple(
        score("G4", say("why-g4-fight", who=called(foe, foe=True)), case.die, fighting(foe, case.against_modifier))
        for foe in foes
    )
    met = dice.sub(meet, ours, case.guard(0), called(lone), theirs)
    if met.all_beaten:
        return Verdict("win", ours)
    return Verdict("loss", hits=met.hits) if met.lost else Verdict("tie")


def meet(dice: Dice, ours: int, guard: Defence, lone: Name | Line, theirs: tuple[Roll, ...]) -> Met:
    """Roll for those against the lone fighter, one after the other; each who beats him compares with his Defence."""
    before = dice.sub(meet, ours, guard, lone, theirs[:-1]) if len(theirs) > 1 else Met()
    roll = dice.roll(theirs[-1])
    who = dict(roll.why.args)["who"]
    if roll.total < ours:
        return before
    if roll.total == ours:
        dice.record(Remark(say("g-tied", who=who, score=ours), "G4"))
        return replace(before, all_beaten=False)
    margin = roll.total - guard.total
    struck = blow(margin)
    dice.record(Remark(say(f"g-beats-{struck}", who=who, score=roll.total, defence=guard.words, margin=margin), "G4"))
    hits = (*before.hits, struck)[:2] if struck != "none" else before.hits
    return Met(all_beaten=False, lost=True, hits=hits)


@lru_cache(maxsize=1024)
def _exact(case: FightCase) -> dict[tuple[str, Blow, Blow], Fraction]:
    """Return the exact chance of each (result, harm to the lone fighter, worst harm to those against him)."""

    def run(dice: Dice) -> tuple[str, Blow, Blow]:
        after = resolve(dice, case)
        return after.verdict.result, after.harm(0), after.worst(range(1, len(case.fighters)))

    return odds.distribution(run)


def fight_chances(case: FightCase) -> tuple[Chance, ...]:
    """Return the chances of win, tie and loss, and of the wounds on each side, all told of the lone fighter."""
    exact = _exact(case)
    who = say("g-named", name=case.called(0))

    def chance(klass: str, at: int, value: str) -> Chance:
        return Chance(klass, sum((p for key, p in exact.items() if key[at] == value), Fraction(0)))

    told = [chance(klass, 0, result) for klass, result in RESULTS]
    told += [chance(f"g-foe-{harm}", 2, harm) for harm in ("wound", "out")]
    told += [chance(f"g-own-{harm}", 1, harm) for harm in ("wound", "out")]
    told = [one for one in told if one.value]
    return (replace(told[0], who=who), *told[1:])


def fight_with_chances(dice: Dice, case: FightCase) -> Outcome:
    """Fight, and add the exact chances of what may have come."""
    outcome = fight(dice, case)
    return replace(outcome, chances=fight_chances(case))
