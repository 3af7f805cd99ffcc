"""A regiment of Warmaster Medieval: what a reactive move needs to know of it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, Literal, get_args

from rules.core.names import fold
from rules.core.pieces import Piece
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, Name, say

Type = Literal["", "infantry", "cavalry", "artillery", "machine"]
Trait = Literal["pikes", "mounted knights", "fanatics", "skirmishers", "missile"]

TYPES: tuple[Type, ...] = ("infantry", "cavalry", "artillery", "machine")
TRAITS: tuple[Trait, ...] = get_args(Trait)
MOVEMENT = {"infantry": Fraction(20), "cavalry": Fraction(30)}  # cm; what others move must be said
NOTHING = ("-", "–", "none", "aucun", "aucune")  # a list typed so is empty

_TYPED: dict[str, Trait] = {trait: trait for trait in TRAITS} | {
    "pikemen": "pikes",
    "pike": "pikes",
    "piquiers": "pikes",
    "piques": "pikes",
    "knights": "mounted knights",
    "chevaliers": "mounted knights",
    "chevaliers montes": "mounted knights",
    "fanatic": "fanatics",
    "fanatiques": "fanatics",
    "skirmish": "skirmishers",
    "skirmisher": "skirmishers",
    "tirailleurs": "skirmishers",
    "missiles": "missile",
    "tir": "missile",
    "armes de jet": "missile",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Regiment(Piece):
    """Hold a regiment. `movement` is in cm, None for what is usual for its type; a `type` left empty is unknown."""

    KIND: ClassVar[str] = "regiment"

    type: Type = "infantry"
    traits: tuple[Trait, ...] = ()
    movement: Fraction | None = None
    engaged: bool = False
    confused: bool = False
    reacted: bool = False

    @property
    def speed(self) -> Fraction | None:
        """Return its Movement in cm, None when nothing tells it."""
        return self.movement if self.movement is not None else MOVEMENT.get(self.type)

    def has(self, *traits: Trait) -> bool:
        """Tell whether it has one of these traits."""
        return any(trait in self.traits for trait in traits)


def traits_of(typed: str | None) -> tuple[Trait, ...]:
    """Return the traits of a comma list, in the order of the rules; raise `Refused` naming each unknown one."""
    items = [item.strip() for item in (typed or "").split(",") if item.strip() and fold(item) not in NOTHING]
    unknown = [item for item in items if fold(item) not in _TYPED]
    if unknown:
        known = tuple(trait_word(trait) for trait in TRAITS)
        reasons = (Reason(say("w-trait-unknown-why", name=Name(item))) for item in unknown)
        raise Refused(say("w-trait-unknown"), *reasons, hints=(say("w-trait-known", traits=known),))
    named = {_TYPED[fold(item)] for item in items}
    return tuple(trait for trait in TRAITS if trait in named)


def type_of(typed: str | None, traits: tuple[Trait, ...], otherwise: Type) -> Type:
    """Return the type: as typed, else cavalry for mounted knights, else `otherwise`.

    Raises `Refused` on mounted knights that are said to be anything but cavalry.
    """
    mounted = "mounted knights" in traits
    given = next((known for known in TYPES if known == typed), None)
    if given is None:
        return "cavalry" if mounted else otherwise
    if mounted and given != "cavalry":
        raise Refused(say("w-knights-on-foot"), Reason(say("w-knights-on-foot-why", type=type_word(given))))
    return given


def type_word(type_: Type) -> Line:
    """Return the word for a type."""
    return say(f"w-type-{type_ or 'unknown'}")


def trait_word(trait: Trait) -> Line:
    """Return the word for a trait."""
    return say(f"w-trait-{trait.replace(' ', '-')}")


def profile_lines(one: Regiment) -> tuple[Line, ...]:
    """Return the lines of a regiment's profile."""
    lines = [say("w-card-side", side=Name(one.side))] if one.side else []
    lines.append(say("w-card-type", type=type_word(one.type)))
    if one.traits:
        lines.append(say("w-card-traits", traits=tuple(map(trait_word, one.traits))))
    if one.speed is not None:
        lines.append(say("w-card-movement", n=one.speed))
    return tuple(lines)
