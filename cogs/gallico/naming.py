"""From what is typed to who is meant: registered fighters by name, others by bare values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.commands import Ask
from rules.core.names import fold
from rules.core.refusal import Reason, Refused
from rules.core.words import Name, say
from rules.gallico import Fighter

LONE = ("attacker", "attaquant")  # who is meant where nobody is registered
AGAINST = ("against", "enemy", "adversaire", "ennemi")


def die(ask: Ask) -> str:
    """Return the die of the battle."""
    return ask.battle.setting("skirmish_die")


def items(typed: str | None) -> list[str]:
    """Return the items of a comma list."""
    return [item.strip() for item in (typed or "").split(",") if item.strip()]


def acting(ask: Ask, name: str | None, **bare: int | None) -> Fighter:
    """Return who acts, by name or described by bare values; raise `Refused` on both."""
    return described(ask.acting(Fighter, name) if name else None, bare)


def facing(ask: Ask, name: str | None, **bare: int | None) -> Fighter:
    """Return who is faced, by name or described by bare values; raise `Refused` on both."""
    return described(ask.battle.find(Fighter, name) if name else None, bare)


def described(known: Fighter | None, bare: dict[str, int | None]) -> Fighter:
    """Return a registered fighter, or one of bare values; raise `Refused` on values typed for a registered one."""
    said = {key: value for key, value in bare.items() if value is not None}
    if known is None:
        return replace(Fighter(), **said)  # type: ignore[arg-type]  # characteristics, as the options name them
    lacking = tuple(say(f"g-value-{key}") for key in said if getattr(known, key) is None)
    if lacking:
        reason = Reason(say("g-unnoted-why", who=known.called, values=lacking))
        raise Refused(say("g-unnoted", who=known.called), reason)
    if said:
        values = tuple(say(f"g-value-{key}") for key in said)
        reason = Reason(say("g-registered-why", who=known.called, values=values))
        raise Refused(say("g-registered", who=known.called), reason, hints=(say("g-registered-hint"),))
    return known


def beaten(ask: Ask, name: str | None, foes: Sequence[Fighter]) -> int:
    """Return the place of whom the lone winner is to strike, 0 for nobody; raise `Refused` on one he does not fight."""
    if not name:
        return 0
    one = ask.battle.find(Fighter, name)
    ids = [foe.id for foe in foes]
    if one.id not in ids:
        raise Refused(say("g-no-fight"), Reason(say("g-not-against", who=one.called), "G4"))
    return ids.index(one.id) + 1


def blocked(ask: Ask, names: Iterable[str], fighters: Sequence[Fighter]) -> tuple[int, ...]:
    """Return the places of who cannot recoil; raise `Refused` naming those who are not in this fight."""
    found, strangers = [], []
    for name in names:
        place = place_of(ask, name, fighters)
        if place is None:
            strangers.append(Reason(say("g-not-in-fight", who=Name(name)), "G6"))
        else:
            found.append(place)
    if strangers:
        raise Refused(say("g-no-fight"), *strangers)
    return tuple(dict.fromkeys(found))


def place_of(ask: Ask, name: str, fighters: Sequence[Fighter]) -> int | None:
    """Return somebody's place in a fight; `attacker` and `against` mean those who are only described."""
    if not fighters[0].id and fold(name) in LONE:
        return 0
    if not fighters[1].id and fold(name) in AGAINST:
        return 1
    one = ask.battle.find(Fighter, name)
    return next((place for place, fighter in enumerate(fighters) if fighter.id == one.id), None)
