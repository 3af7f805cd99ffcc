"""From what players type, in French or English, to the values that the rules keep: species, traits, skills."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from bot.commands import Ask, Suggestion
from bot.i18n import LOCALES, Words
from rules.core.names import LONGEST, fold
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, Name, say
from rules.mordheim.pieces import SKILLS, TRAITS, Mount, slug
from rules.mordheim.species import PRESETS

NOTHING = {"none", "aucun", "aucune", "-", "–"}
BY_SPECIES = {"ride": "ride", "equitation": "ride", "handler": "handler", "beast handler": "handler"}
BY_SPECIES |= {"dresseur": "handler", "dresseuse": "handler"}


@lru_cache(maxsize=8)
def known(words: Words, family: str, values: tuple[str, ...]) -> dict[str, str]:
    """Return the value that each word stands for: the value itself, and its word in every language, folded."""
    said = {fold(words.plain(Line(f"{family}-{slug(v)}"), locale)): v for v in values for locale in LOCALES}
    return said | {fold(value): value for value in values}


def items(typed: str) -> list[str]:
    """Return the items of a comma list, without those that are empty or say none."""
    parts = (" ".join(part.split()) for part in typed.split(","))
    return [part for part in parts if part and fold(part) not in NOTHING]


def species(words: Words, typed: str) -> str:
    """Return a species: ours by its word in any language, else the players' own; raise `Refused` on no usable name."""
    found = known(words, "species", tuple(PRESETS)).get(fold(typed))
    if found is not None:
        return found
    plain = " ".join(typed.split())
    if not fold(plain) or "," in plain or len(plain) > LONGEST:
        raise Refused(say("refused-m-words"), Reason(say("no-m-species-list")))
    return plain


def species_list(words: Words, typed: str) -> tuple[str, ...]:
    """Return the species of a comma list, each once."""
    return once(species(words, item) for item in items(typed))


def traits(words: Words, typed: str) -> tuple[str, ...]:
    """Return the traits of a comma list, each once; raise `Refused` naming those that do not exist."""
    return _of(words, typed, "trait-m", TRAITS, "no-m-trait")


def skills(words: Words, typed: str) -> tuple[str, ...]:
    """Return the riding skills of a comma list, each once; raise `Refused` naming those that do not exist.

    Ride and Beast Handler are refused too: they go with a species.
    """
    wrong = [item for item in items(typed) if fold(item) in BY_SPECIES]
    if wrong:
        raise Refused(say("refused-m-words"), *(Reason(say("no-m-skill-species", name=Name(n)), "M18") for n in wrong))
    return _of(words, typed, "skill-m", tuple(SKILLS), "no-m-skill")


def with_species(typed: str) -> tuple[str, set[str]]:
    """Return a list of skills without Ride and Beast Handler, and which of these two it named."""
    named = {BY_SPECIES[fold(item)] for item in items(typed) if fold(item) in BY_SPECIES}
    return ", ".join(item for item in items(typed) if fold(item) not in BY_SPECIES), named


def _of(words: Words, typed: str, family: str, values: Sequence[str], reason: str) -> tuple[str, ...]:
    found = known(words, family, tuple(values))
    wrong = [item for item in items(typed) if fold(item) not in found]
    if wrong:
        names = tuple(say(f"{family}-{slug(value)}") for value in values)
        raise Refused(
            say("refused-m-words"), *(Reason(say(reason, name=Name(item[:LONGEST]), names=names)) for item in wrong)
        )
    return once(found[fold(item)] for item in items(typed))


def once(values: Iterable[str]) -> tuple[str, ...]:
    """Return the values, each once, without regard to case and accents."""
    return tuple({fold(value): value for value in values}.values())


def suggest_species(ask: Ask, typed: str) -> list[Suggestion]:
    """Suggest the species with a profile, then those that this battle's mounts are of."""
    ours: list[Suggestion] = [(Line(f"species-{slug(key)}"), key) for key in PRESETS]
    own = once(mount.species for mount in ask.battle.peek(Mount) if mount.species not in PRESETS)
    return ours + [(name, name) for name in own]


def suggest_traits(ask: Ask, typed: str) -> list[Suggestion]:
    """Suggest the traits."""
    return [(Line(f"trait-m-{slug(trait)}"), trait) for trait in TRAITS]


def suggest_skills(ask: Ask, typed: str) -> list[Suggestion]:
    """Suggest the riding skills."""
    return [(Line(f"skill-m-{slug(skill)}"), skill) for skill in SKILLS]


def suggest_sides(ask: Ask, typed: str) -> list[Suggestion]:
    """Suggest the sides of the battle, or those that its pieces name."""
    sides = ask.battle.sides or tuple(dict.fromkeys(piece.side for piece in ask.battle.all() if piece.side))
    return [(side, side) for side in sides]
