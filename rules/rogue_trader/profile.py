"""The profile of a unit as typed: traits, hatreds, and the edits that others must hear of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.core.battle import Battle
from rules.core.names import clean, fold
from rules.core.outcome import Change, Put, changed
from rules.core.refusal import Reason, Refused
from rules.core.words import Name, say
from rules.rogue_trader.units import FEAR, FRENZY, TRAITS, Unit

SPELT = {"frenzy": FRENZY, "frenesie": FRENZY, "frenetique": FRENZY, "causes fear": FEAR, "cause la peur": FEAR}
HATES = ("hates ", "hait ")
NONE = {"-", "–", "none", "aucun", "aucune"}  # how an empty list is typed


def listed(typed: str | None) -> tuple[str, ...]:
    """Return the items of a comma list, cleaned, each once; none for a dash."""
    items = [clean(part) for part in (typed or "").split(",") if part.strip()]
    kept: dict[str, str] = {}
    for item in items:
        if item not in NONE and fold(item) not in NONE:
            kept.setdefault(fold(item), item)
    return tuple(kept.values())


def traits(typed: str | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the traits typed, in French or English, and whom those of the form `hates X` name.

    Raises `Refused` naming every trait that the game does not know.
    """
    known: list[str] = []
    hated: list[str] = []
    strange: list[Name] = []
    for item in listed(typed):
        key = fold(item)
        hates = next((word for word in HATES if key.startswith(word)), None)
        if key in SPELT:
            known.append(SPELT[key])
        elif hates:
            hated.append(item.split(None, 1)[1])
        else:
            strange.append(Name(item))
    if strange:
        why = say(
            "r-why-traits", names=tuple(strange), known=tuple(say(f"trait-r-{t.replace(' ', '-')}") for t in TRAITS)
        )
        raise Refused(say("r-bad-traits"), Reason(why))
    return tuple(dict.fromkeys(known)), tuple(hated)


def added(profile: Mapping[str, Any]) -> Unit:
    """Return a new unit: the size it comes with is its size at the start of the turn."""
    return Unit(**profile, start=profile.get("size"))


def edited(battle: Battle, unit: Unit, fields: Mapping[str, Any]) -> tuple[Change, ...]:
    """Return the changes of an edit: a new size keeps the losses of the turn, a new leader is there again.

    Units that hate this one by name learn its new name.
    """
    now = replace(unit, **fields)
    if "size" in fields and now.size is not None:
        now = replace(now, start=now.size + now.losses)
    if fields.keys() & {"leader_ld", "leader_cl"} and "leader_lost" not in fields:
        now = replace(now, leader_lost=False)
    changes: list[Put] = list(changed(unit, now))
    old = fold(unit.name)
    if fold(now.name) != old and old not in map(fold, battle.sides):
        for other in battle.peek(Unit):
            if other.id != unit.id and old in map(fold, (*other.hates, *other.hating_named)):
                battle.read([other])
                changes += changed(other, _renamed(other, old, now.name))
    return tuple(changes)


def _renamed(unit: Unit, old: str, name: str) -> Unit:
    def new(names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(name if fold(one) == old else one for one in names)

    return replace(unit, hates=new(unit.hates), hating_named=new(unit.hating_named))


def removed(battle: Battle, unit: Unit) -> tuple[Change, ...]:
    """Return what changes for others when a unit goes: nobody fights, pursues, hates or fears it any more."""
    changes: list[Put] = []
    for other in battle.peek(Unit):
        if other.id == unit.id:
            continue
        engaged = tuple(i for i in other.engaged if i != unit.id)
        now = replace(
            other,
            engaged=engaged,
            pursuing=other.pursuing and (bool(engaged) or unit.id not in other.engaged),
            chase=tuple(i for i in other.chase if i != unit.id),
            hating=tuple(i for i in other.hating if i != unit.id),
            due=tuple(replace(c, enemy=0) if c.enemy == unit.id else c for c in other.due),
        )
        changes += changed(other, now)
    battle.read(change.before for change in changes if isinstance(change.before, Unit))
    return tuple(changes)
