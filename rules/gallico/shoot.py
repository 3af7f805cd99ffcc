"""Shooting: a score against a Defence, then the margin with the weapon's bonus (G3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.core import odds
from rules.core.battle import Battle
from rules.core.dice import Dice
from rules.core.outcome import Chance, Outcome, changed
from rules.core.refusal import Refused
from rules.core.rolls import Check, Modifier, Remark
from rules.core.words import say
from rules.gallico.company import ALONE, Company, company, line_orders, pack_orders
from rules.gallico.fighter import Fighter
from rules.gallico.forbid import able, enemies, left, twice, unseen
from rules.gallico.scores import blow, called, defence, score, typed, wound
from rules.gallico.wounds import wound_notes, wound_order

CLASSES = ("g-shot-missed", "g-shot-wound", "g-shot-out")


@dataclass(frozen=True, slots=True, kw_only=True)
class ShootCase:
    """Hold one shot; `bonus` is the weapon's, added to the damage alone."""

    shooter: Fighter
    target: Fighter
    die: str = "D10"
    bonus: int = 0
    modifier: int = 0
    company: Company = ALONE


def aimed(battle: Battle, case: ShootCase) -> ShootCase:
    """Return the case with what the battle knows: dogs beside, the line of the target."""
    return replace(case, company=company(battle, (case.shooter, case.target)))


def shoot(dice: Dice, case: ShootCase) -> Outcome:
    """Shoot: score ≥ Defence hits; the margin with the weapon's bonus wounds, or puts out from 3 on (G3).

    Raises `Refused` with every reason, before the die.
    """
    shooter, target = case.shooter, case.target
    who, foe = called(shooter), called(target, foe=True)
    reasons = [*able(shooter, "shooting"), *able(target, "defence", foe=True), *twice((shooter, target))]
    reasons += [*enemies(shooter, target), *unseen(target), *left(case.company, (shooter, target))]
    if reasons:
        raise Refused(say("g-no-shot", who=who), *reasons)
    guard = defence(target)
    named = (Modifier("G3", say("mod-g-shooting"), shooter.shooting or 0), wound(shooter), typed(case.modifier))
    roll = score("G3", say("why-g3-shoot", who=who, foe=foe), case.die, named)
    check = Check(guard.value, say("src-g-defence", who=foe), guard.modifiers, "at-least")
    roll = dice.roll(replace(roll, check=check))
    rules = ["G1"] * shooter.wounded + ["G3"] + ["G10"] * bool(guard.modifiers or shooter.frenzied)
    if not roll.passed:
        return Outcome(say("verdict-g-shot-missed", who=who, foe=foe), klass=CLASSES[0], rules=tuple(rules))
    margin = roll.total + case.bonus - guard.total
    harm = blow(margin)
    if case.bonus:
        said = {"score": roll.total, "bonus": case.bonus, "defence": guard.total, "margin": margin}
        dice.record(Remark(say(f"g-shot-bonus-{harm}", **said), "G3"))
    else:
        dice.record(Remark(say(f"g-shot-margin-{harm}", margin=margin), "G3"))
    after = target.hurt(harm)
    for note in wound_notes(foe, target, after, harm):
        dice.record(note)
    out = frozenset({target.id}) if after.out and target.id else frozenset()
    dogs = pack_orders(case.company.hounds, out, frozenset())
    broken = line_orders(case.company.ranks[1:], out)
    kind = "out" if after.out else "wound"
    rules += ["G10"] * (target.has("tough") or target.frenzied)
    rules += ["G11"] * bool(target.dog or dogs) + ["G12"] * bool(broken)
    return Outcome(
        say(f"verdict-g-shot-{kind}", who=who, foe=foe),
        klass=f"g-shot-{kind}",
        mood="red" if after.out else "amber",
        todos=(wound_order(foe, after), *dogs, *broken),
        rules=tuple(dict.fromkeys(["G1", *rules])),
        changes=changed(target, after),
    )


def shot_chances(case: ShootCase) -> tuple[Chance, ...]:
    """Return the exact chances of a miss, a wound, and putting out of action."""
    exact = odds.of(shoot, case)
    return tuple(Chance(klass, exact[klass]) for klass in CLASSES if klass in exact) if len(exact) > 1 else ()


def shoot_with_chances(dice: Dice, case: ShootCase) -> Outcome:
    """Shoot, and add the exact chances of what may have come."""
    outcome = shoot(dice, case)
    return replace(outcome, chances=shot_chances(case))
