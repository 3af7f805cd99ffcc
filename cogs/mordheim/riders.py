"""Riders, handlers and leaders: add, edit, remove, show, list."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, cast

from bot.commands import Ask, Card, Cog, Options, Outcome, group, opt
from bot.pieces import reassigned
from cogs.mordheim import spoken
from cogs.mordheim.mounts import OneSide, given
from rules.core.names import fold
from rules.core.words import say
from rules.mordheim import cards, edits, lists, roster
from rules.mordheim.edits import NOW, Now
from rules.mordheim.pieces import Rider

GENDERS = ("m", "f")


@dataclass(frozen=True, kw_only=True, slots=True)
class RiderAdd(Options):
    """Options of `/rider add`."""

    name: str = opt(required=True)
    ld: int | None = opt(low=1, high=12)
    initiative: int | None = opt(low=1, high=10)
    movement: Fraction | None = opt(low=0, high=30)
    experience: int | None = opt(low=0, high=1000)
    ride: str | None = opt(complete=spoken.suggest_species, many=True)
    handler: str | None = opt(complete=spoken.suggest_species, many=True)
    skills: str | None = opt(complete=spoken.suggest_skills, many=True)
    leader: bool = opt(False)
    hired: bool = opt(False)
    henchman: bool = opt(False)
    gender: str | None = opt(choices=GENDERS)
    side: str | None = opt(complete=spoken.suggest_sides)
    owner: int | None = opt(user=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class RiderEdit(Options):
    """Options of `/rider edit`."""

    rider: str = opt(piece=Rider, required=True)
    name: str | None = opt()
    ld: int | None = opt(low=1, high=12)
    initiative: int | None = opt(low=1, high=10)
    movement: Fraction | None = opt(low=0, high=30)
    experience: int | None = opt(low=0, high=1000)
    ride: str | None = opt(complete=spoken.suggest_species, many=True)
    handler: str | None = opt(complete=spoken.suggest_species, many=True)
    skills: str | None = opt(complete=spoken.suggest_skills, many=True)
    leader: bool | None = opt()
    hired: bool | None = opt()
    henchman: bool | None = opt()
    gender: str | None = opt(choices=GENDERS)
    condition: str | None = opt(choices=NOW)
    side: str | None = opt(complete=spoken.suggest_sides)
    owner: int | None = opt(user=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class OneRider(Options):
    """Options that name a warrior."""

    rider: str = opt(piece=Rider, required=True)


PLAIN = ("ld", "initiative", "movement", "experience", "leader", "hired", "henchman", "gender")


class Riders(Cog):
    """Register warriors, with or without a mount, and show them."""

    rider = group("rider")

    @rider.command("add", RiderAdd)
    def add(self, ask: Ask, o: RiderAdd) -> Outcome:
        """Bring a warrior into the battle, on foot (M1, M17, M18)."""
        rider = Rider(**ask.adding(o.name, o.side, o.owner))
        return roster.add_rider(replace(rider, **given(o, *PLAIN), **self._learnt(o)))

    @rider.command("edit", RiderEdit)
    def edit(self, ask: Ask, o: RiderEdit) -> Outcome:
        """Change a warrior, or note that he recovered or was hurt on foot."""
        before = ask.own(Rider, o.rider)
        after = replace(before, **given(o, *PLAIN), **self._learnt(o))
        after = reassigned(ask, before, after, o)
        return edits.edit_rider(ask.battle, before, after, cast(Now | None, o.condition))

    @rider.command("remove", OneRider)
    def remove(self, ask: Ask, o: OneRider) -> Outcome:
        """Take a warrior out of the battle; his mounts have nobody any more."""
        return edits.remove(ask.battle, ask.own(Rider, o.rider))

    @rider.command("show", OneRider, private=True)
    def show(self, ask: Ask, o: OneRider) -> Card:
        """Show a warrior, and what he may do now."""
        return cards.rider_card(ask.battle.find(Rider, o.rider), ask.battle, ask.hides)

    @rider.command("list", OneSide, private=True)
    def list(self, ask: Ask, o: OneSide) -> Card:
        """List the warriors with their state."""
        side = ask.side(o.side) if o.side else None
        riders = [r for r in ask.battle.peek(Rider) if side is None or fold(r.side) == fold(side)]
        return lists.by_side(riders, say("card-m-riders"), ask.battle, ask.hides)

    def _learnt(self, o: RiderAdd | RiderEdit) -> dict[str, Any]:
        """Return the species and skills that were given, by field."""
        words = self.bot.words
        learnt: dict[str, Any] = {}
        if o.ride is not None:
            learnt["ride"] = spoken.species_list(words, o.ride)
        if o.handler is not None:
            learnt["handler"] = spoken.species_list(words, o.handler)
        if o.skills is not None:
            learnt["skills"] = spoken.skills(words, o.skills)
        return learnt
