"""A settled fight as an outcome: the headline, what it changes, what may still be decided."""

from __future__ import annotations

from dataclasses import replace

from rules.core.dice import Dice
from rules.core.outcome import Change, Followup, Mood, Outcome, changed
from rules.core.words import Line, say
from rules.gallico.case import FightCase, assigned
from rules.gallico.fighter import Blow, Clash
from rules.gallico.settle import Aftermath

MOODS: dict[Blow, Mood] = {"none": "green", "wound": "amber", "out": "red"}
BUTTONS = 4  # choices offered as buttons, of each kind


def outcome_of(dice: Dice, case: FightCase, after: Aftermath) -> Outcome:
    """Return the outcome of a settled fight, with the record of it that lets players settle it otherwise."""
    for step in after.steps:
        dice.record(step)
    klass, harm = headline_class(after)
    return Outcome(
        verdict_of(after),
        klass=klass,
        mood="grey" if klass == "g-tie" else MOODS[harm],
        todos=after.orders,
        remarks=remarks_of(after),
        rules=rules_of(after),
        changes=changes_of(after),
        next=next_of(after),
    )


def headline_class(after: Aftermath) -> tuple[str, Blow]:
    """Return the class of a fight for the lone fighter, and the worst harm on the losing side."""
    result = after.verdict.result
    if result == "tie":
        return "g-tie", "none"
    harm = after.worst(after.case.foes if result == "win" else range(1))
    return f"g-{result}" if harm == "none" else f"g-{result}-{harm}", harm


def verdict_of(after: Aftermath) -> Line:
    """Return the headline: who won, and what became of the loser."""
    case, (_, harm) = after.case, headline_class(after)
    lone = case.called(0)
    foes = tuple(case.called(place) for place in case.foes)
    result = after.verdict.result
    if result == "tie":
        return say("verdict-g-tie", who=lone, foes=foes)
    if len(foes) == 1:
        winner, loser = (lone, foes[0]) if result == "win" else (foes[0], lone)
        return say(f"verdict-g-one-{harm}", who=winner, foe=loser)
    if result == "loss":
        return say(f"verdict-g-lost-{harm}", who=lone)
    hit = tuple(case.called(place) for place in after.hit(case.foes, harm))
    return say(f"verdict-g-all-{harm}", who=lone, foes=foes, hit=hit)


def remarks_of(after: Aftermath) -> tuple[Line, ...]:
    """Return what else to know: who was struck by default, friends in the way, frenzy, camouflage."""
    case, remarks = after.case, []
    if after.choices and case.strike != after.struck:
        remarks.append(say("g-struck-by-default", foe=case.called(after.struck)))
    if any(not after.fighters[place].out for place in after.recoiled):
        remarks.append(say("g-shift"))
    raging = tuple(case.called(place) for place, one in enumerate(case.fighters) if one.frenzied)
    if raging:
        remarks.append(say("g-violent-blow", who=raging))
    if case.fighters[0].camouflaged:
        remarks.append(say("g-camouflage-check", who=case.called(0)))
    return tuple(remarks)


def rules_of(after: Aftermath) -> tuple[str, ...]:
    """Return the numbers of the rules that this fight applied."""
    case = after.case
    hurt = any(after.harm(place) != "none" for place in range(len(case.fighters)))
    weak = any(one.wounded for one in case.fighters)
    skilled = {"tough", "elite warrior", "peerless defender"}
    applied = {
        "G1": hurt or weak,
        "G4": True,
        "G5": len(case.foes) > 1,
        "G6": bool(after.moved),
        "G7": case.defended != "no",
        "G8": case.fighters[0].camouflaged,
        "G10": any(skilled & set(one.skills) or one.frenzied for one in case.fighters),
        "G11": any(one.dog for one in case.fighters) or any("g-dog" in order.key for order in after.orders),
        "G12": any(case.lines),
    }
    return tuple(rule for rule, applies in applied.items() if applies)


def changes_of(after: Aftermath) -> tuple[Change, ...]:
    """Return the changes: wounds, the enemy each dog stays on, one fight more, the record of it."""
    lone, *foes = (replace(one, fights=one.fights + 1, clash=None) for one in assigned(after.fighters))
    settled = (replace(lone, clash=clash_of(after)), *foes)
    return tuple(put for before, now in zip(after.case.fighters, settled, strict=True) for put in changed(before, now))


def clash_of(after: Aftermath) -> Clash | None:
    """Return the record of the fight, None when nothing can be settled otherwise or nobody can hold it."""
    case = after.case
    if not _kept(after) or not (after.choices or after.recoiled):
        return None
    verdict = after.verdict
    return Clash(
        result=verdict.result,
        score=verdict.score,
        turn=case.turn,
        hits=verdict.hits,
        ids=tuple(one.id for one in case.fighters),
        before=tuple(one.wounds for one in case.fighters),
        after=tuple(one.wounds for one in after.fighters),
        fights=tuple(one.fights + 1 for one in case.fighters),
        lines=case.lines,
        recoiled=after.recoiled,
        blocked=case.blocked,
        defended=case.defended,
        struck=after.struck,
    )


def next_of(after: Aftermath) -> tuple[Followup, ...]:
    """Return the choices left: whom else to strike (for the winner), who cannot recoil after all."""
    case = after.case
    if not _kept(after):
        return ()
    winner = ("attacker", case.fighters[0].name)
    others = after.choices[:BUTTONS] if case.strike != after.struck else ()
    strikes = [
        Followup(
            say("next-g-strike", foe=case.called(place)),
            "skirmish strike",
            (winner, ("strike", case.fighters[place].name)),
            due=True,
            choice=True,
        )
        for place in others
    ]
    blocked = [
        Followup(
            say("next-g-blocked", who=case.called(place)), "skirmish blocked", (("fighter", case.fighters[place].name),)
        )
        for place in after.recoiled[:BUTTONS]
        if not after.fighters[place].out
    ]
    return (*strikes, *blocked)


def _kept(after: Aftermath) -> bool:
    """Tell whether the fight is remembered: everybody in it is registered."""
    return all(one.id for one in after.fighters)
