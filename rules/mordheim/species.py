"""The species that are offered when a mount is added: facts read from `species.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from fractions import Fraction
from importlib import resources

from rules.core.names import fold
from rules.core.words import Line, Name, say
from rules.mordheim.pieces import TRAITS, Mount, slug


@dataclass(frozen=True, slots=True)
class Species:
    """Hold the profile of a species; Movement in inches."""

    key: str
    movement: int
    ws: int
    strength: int
    toughness: int
    wounds: int
    initiative: int
    attacks: int
    ld: int
    traits: tuple[str, ...] = ()


def read(text: str) -> dict[str, Species]:
    """Read profiles from a TOML text, by species; raise `ValueError` on a missing or unknown characteristic."""
    found = {}
    for key, body in tomllib.loads(text).items():
        traits = tuple(body.pop("traits", ()))
        unknown = [trait for trait in traits if trait not in TRAITS]
        if set(body) != {"M", "WS", "S", "T", "W", "I", "A", "Ld"} or unknown:
            raise ValueError(f"{key}: characteristics {sorted(body)}, traits {list(traits)}")
        m, ws, s, t, w, i, a, ld = (int(body[letter]) for letter in ("M", "WS", "S", "T", "W", "I", "A", "Ld"))
        found[key] = Species(key, m, ws, s, t, w, i, a, ld, traits)
    return found


PRESETS = read(resources.files("rules.mordheim").joinpath("species.toml").read_text(encoding="utf-8"))


def preset(species: str) -> Species | None:
    """Return the profile of a species, without case; None for one that the players made up."""
    return PRESETS.get(fold(species))


def word(species: str) -> Line | Name:
    """Return the word for a species: ours where it is offered, the players' own otherwise."""
    found = preset(species)
    return say(f"species-{slug(found.key)}") if found else Name(species)


def of(species: str) -> Mount:
    """Return an unregistered, ridden mount of a species: its profile where it is known, unknown values otherwise."""
    return as_species(Mount(condition="ridden"), species)


def as_species(mount: Mount, species: str) -> Mount:
    """Return a mount with the profile of a species; Movement and Leadership unknown where the species is."""
    found = preset(species)
    if found is None:
        return replace(mount, species=species, movement=Fraction(0), ld=0, attacks=0, traits=())
    return replace(
        mount,
        species=found.key,
        movement=Fraction(found.movement),
        ld=found.ld,
        attacks=found.attacks,
        traits=found.traits,
    )
