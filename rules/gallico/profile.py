"""A fighter's profile: what may be registered, and how it reads."""

from __future__ import annotations

from rules.core.battle import Battle
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, Name, say
from rules.gallico.fighter import AUTOMATIC, Fighter, skill_word

BONUS = {"combat": "elite warrior", "defence": "peerless defender"}  # skills that add 1 to a characteristic (G10)
CHARACTERISTICS = ("combat", "shooting", "defence", "discipline")


def check(battle: Battle, one: Fighter) -> Fighter:
    """Return the fighter; raise `Refused` when the handler he names cannot be one."""
    if not one.handler:
        return one
    master = battle.get(Fighter, one.handler)
    wrong = []
    if not one.dog:
        wrong.append(Reason(say("g-handler-of-man", who=one.called), "G11"))
    if master.dog:
        wrong.append(Reason(say("g-handler-dog", handler=master.called), "G11"))
    if wrong:
        raise Refused(say("g-no-handler", who=one.called), *wrong)
    return one


def profile_lines(battle: Battle, one: Fighter) -> tuple[Line, ...]:
    """Return the lines of a profile, none for what is not noted; skills that add 1 are named beside the value."""
    lines = [say("g-card-side", side=Name(one.side))] if one.side else []
    lines += [line for key in CHARACTERISTICS if (line := _value(one, key)) is not None]
    if one.movement is not None:
        key = "g-card-movement" if one.pace == one.movement else "g-card-movement-wound"
        lines.append(say(key, n=one.movement, pace=one.pace or 0))
    if one.protection:
        lines.append(say("g-card-protection", protection=Name(one.protection)))
    if one.skills:
        lines.append(say("g-card-skills", skills=tuple(map(skill_word, one.skills))))
    silent = tuple(skill_word(skill) for skill in one.skills if skill not in AUTOMATIC)
    if silent:
        lines.append(say("g-card-silent", skills=silent))
    if one.dog:
        masters = [battle.get(Fighter, one.handler).called] if battle.has(one.handler) else []
        lines.append(say("g-card-dog-of", handler=masters[0]) if masters else say("g-card-dog"))
    dogs = battle.read(dog for dog in battle.peek(Fighter) if one.id and dog.handler == one.id)
    if dogs:
        lines.append(say("g-card-dogs", dogs=tuple(dog.called for dog in dogs)))
    return tuple(lines)


def _value(one: Fighter, key: str) -> Line | None:
    value = getattr(one, key)
    if value is None:
        return None
    skill = BONUS.get(key, "")
    name = say(f"g-value-{key}")
    if skill and one.has(skill):
        return say("g-card-value-skill", name=name, value=value, skill=skill_word(skill))
    return say("g-card-value", name=name, value=value)
