"""Slipping away from a fight: an opposed combat roll that ties decide for the one who slips (G9)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.dice import Dice
from rules.core.outcome import Followup, Outcome
from rules.core.refusal import Refused
from rules.core.rolls import Remark
from rules.core.words import say
from rules.gallico.fighter import Fighter
from rules.gallico.forbid import able, enemies, twice
from rules.gallico.scores import called, fighting, score


@dataclass(frozen=True, slots=True, kw_only=True)
class SlipCase:
    """Hold one attempt to refuse a fight; `modifier` is added to the score of who slips."""

    fighter: Fighter
    enemy: Fighter
    die: str = "D10"
    modifier: int = 0


def slip(dice: Dice, case: SlipCase) -> Outcome:
    """Refuse a fight: equal or higher than the enemy's combat roll gets out (G9).

    Raises `Refused` with every reason, before any die.
    """
    one, enemy = case.fighter, case.enemy
    who, foe = called(one), called(enemy, foe=True)
    reasons = [*able(one, "combat"), *able(enemy, "combat", foe=True), *twice((one, enemy)), *enemies(one, enemy)]
    if reasons:
        raise Refused(say("g-no-slip", who=who), *reasons)
    ours = dice.roll(score("G9", say("why-g9-slip", who=who), case.die, fighting(one, case.modifier))).total
    theirs = dice.roll(score("G9", say("why-g9-catch", who=foe), case.die, fighting(enemy))).total
    if ours == theirs:
        dice.record(Remark(say("g-slip-tied", who=who, score=ours), "G9"))
    rules = ("G1", "G9") if one.wounded or enemy.wounded else ("G9",)
    remarks = (say("g-slip-if"),)
    if ours >= theirs:
        todos = (say("todo-g-slips", who=who, foe=foe), say("todo-g-slip-enemy", who=who, foe=foe))
        return Outcome(
            say("verdict-g-slips", who=who, foe=foe), "g-slips", "green", todos=todos, remarks=remarks, rules=rules
        )
    fight = (Followup(say("next-g-fight"), "skirmish fight", (("attacker", enemy.name), ("against", one.name))),)
    return Outcome(
        say("verdict-g-caught", who=who, foe=foe),
        "g-caught",
        "amber",
        todos=(say("todo-g-caught", who=who, foe=foe),),
        remarks=remarks,
        rules=rules,
        next=fight if one.id and enemy.id else (),
    )
