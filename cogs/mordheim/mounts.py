"""Mounts: add, edit, remove, show, list; a warband's mounts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from bot.commands import Ask, Card, Cog, Options, Outcome, command, group, opt
from cogs.mordheim import spoken
from rules.core.names import fold
from rules.core.refusal import Reason, Refused
from rules.core.words import Name, say
from rules.mordheim import cards, edits, lists, roster, species
from rules.mordheim.links import settled
from rules.mordheim.pieces import Mount, Rider


@dataclass(frozen=True, kw_only=True, slots=True)
class MountAdd(Options):
    """Options of `/mount add`."""

    name: str = opt(required=True)
    species: str | None = opt(complete=spoken.suggest_species)
    rider: str | None = opt(piece=Rider)
    ld: int | None = opt(low=1, high=12)
    movement: Fraction | None = opt(low=0, high=30)
    attacks: int | None = opt(low=0, high=10)
    barding: bool = opt(False)
    traits: str | None = opt(complete=spoken.suggest_traits, many=True)
    rider_ld: int | None = opt(low=1, high=12)
    rider_initiative: int | None = opt(low=1, high=10)
    ride: bool = opt(False)
    skills: str | None = opt(complete=spoken.suggest_skills, many=True)
    side: str | None = opt(complete=spoken.suggest_sides)
    owner: int | None = opt(user=True)
    force: bool = opt(False)


@dataclass(frozen=True, kw_only=True, slots=True)
class MountEdit(Options):
    """Options of `/mount edit`."""

    mount: str = opt(piece=Mount, required=True)
    name: str | None = opt()
    species: str | None = opt(complete=spoken.suggest_species)
    ld: int | None = opt(low=1, high=12)
    movement: Fraction | None = opt(low=0, high=30)
    attacks: int | None = opt(low=0, high=10)
    barding: bool | None = opt()
    traits: str | None = opt(complete=spoken.suggest_traits, many=True)
    off_table: bool | None = opt()
    side: str | None = opt(complete=spoken.suggest_sides)
    owner: int | None = opt(user=True)
    force: bool = opt(False)


@dataclass(frozen=True, kw_only=True, slots=True)
class OneMount(Options):
    """Options that name a mount."""

    mount: str = opt(piece=Mount, required=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class OneSide(Options):
    """Options that may name a side."""

    side: str | None = opt(complete=spoken.suggest_sides)


class Mounts(Cog):
    """Register mounts and show them."""

    mount = group("mount")

    @mount.command("add", MountAdd)
    def add(self, ask: Ask, o: MountAdd) -> Outcome:
        """Bring a mount into the battle, with its rider (M1, M16, M18)."""
        words = self.bot.words
        mount = species.of(spoken.species(words, o.species or "horse"))
        mount = replace(mount, **ask.adding(o.name, o.side, o.owner), barding=o.barding)
        mount = replace(mount, **given(o, "ld", "movement", "attacks"))
        if o.traits is not None:
            mount = replace(mount, traits=spoken.traits(words, o.traits))
        if o.rider is None:
            if o.rider_ld or o.rider_initiative or o.ride or o.skills:
                raise Refused(say("refused-m-add", mount=mount.called), Reason(say("no-m-rider-details")))
            return roster.add_mount(ask.battle, mount, None, None, forced=o.force, gm=ask.actor.gm)
        before, rider = self._rider(ask, o, mount)
        if o.side is None and before is not None:
            mount = replace(mount, side=before.side)
        return roster.add_mount(ask.battle, mount, rider, before, forced=o.force, gm=ask.actor.gm)

    def _rider(self, ask: Ask, o: MountAdd, mount: Mount) -> tuple[Rider | None, Rider]:
        """Return the rider as he was (None: made now) and with what the command says of him."""
        typed, learnt = spoken.with_species(o.skills or "")
        skills = spoken.skills(self.bot.words, typed)
        ride, handler = o.ride or "ride" in learnt, "handler" in learnt
        before = self._registered(ask, o.rider or "", own=bool(o.rider_ld or o.rider_initiative or ride or o.skills))
        if before is None:
            rider = Rider(id=ask.battle.new_id(), name=self._free(ask, o, mount), side=mount.side, owner=mount.owner)
        else:
            rider = before
        kinds = (mount.species,)
        return before, replace(
            rider,
            ld=o.rider_ld or rider.ld,
            initiative=o.rider_initiative or rider.initiative,
            ride=spoken.once((*rider.ride, *(kinds if ride else ()))),
            handler=spoken.once((*rider.handler, *(kinds if handler else ()))),
            skills=spoken.once((*rider.skills, *skills)),
        )

    def _registered(self, ask: Ask, name: str, *, own: bool) -> Rider | None:
        """Return the rider if he is registered: anybody's may be seated, only one's own is changed too."""
        if not any(fold(rider.name) == fold(name) for rider in ask.battle.peek(Rider)):
            return None
        return ask.own(Rider, name) if own else ask.acting(Rider, name)

    def _free(self, ask: Ask, o: MountAdd, mount: Mount) -> str:
        """Return the new rider's name; raise `Refused` when it is his mount's."""
        name = ask.battle.free(o.rider or "")
        if fold(name) == fold(mount.name):
            why = say("name-taken-why", name=mount.called, what=say("kind-mount"))
            raise Refused(say("name-taken", name=Name(name)), Reason(why))
        return name

    @mount.command("edit", MountEdit)
    def edit(self, ask: Ask, o: MountEdit) -> Outcome:
        """Change a mount's profile, or note that it left the table."""
        before = settled(ask.battle, ask.own(Mount, o.mount))
        words = self.bot.words
        after = before
        if o.species is not None:
            after = species.as_species(after, spoken.species(words, o.species))
        after = replace(after, **given(o, "ld", "movement", "attacks", "barding", "owner"))
        if o.name is not None:
            after = replace(after, name=ask.battle.free(o.name, keep=before))
        if o.traits is not None:
            after = replace(after, traits=spoken.traits(words, o.traits))
        if o.side is not None:
            after = replace(after, side=ask.side(o.side))
        return edits.edit_mount(ask.battle, before, after, forced=o.force, gm=ask.actor.gm, off_table=o.off_table)

    @mount.command("remove", OneMount)
    def remove(self, ask: Ask, o: OneMount) -> Outcome:
        """Take a mount out of the battle; its rider stands on foot."""
        return edits.remove(ask.battle, ask.own(Mount, o.mount))

    @mount.command("show", OneMount, private=True)
    def show(self, ask: Ask, o: OneMount) -> Card:
        """Show a mount, and what its rider may do now (M9–M26)."""
        mount = ask.battle.find(Mount, o.mount)
        return cards.mount_card(mount, ask.battle, ask.hides)

    @mount.command("list", OneSide, private=True)
    def list(self, ask: Ask, o: OneSide) -> Card:
        """List the mounts with their state."""
        side = ask.side(o.side) if o.side else None
        mounts = [m for m in ask.battle.peek(Mount) if side is None or fold(m.side) == fold(side)]
        return lists.by_side(mounts, say("card-m-mounts"), ask.battle, ask.hides)

    @command("warband", OneSide, private=True)
    def warband(self, ask: Ask, o: OneSide) -> Card:
        """Sum up what a warband's mounts are worth, and how many the terrain allows (M1, M16)."""
        if o.side:
            return lists.warband([ask.side(o.side)], ask.battle, ask.hides)
        return lists.warband(roster.sides(ask.battle), ask.battle, ask.hides)


def given(options: Options, *names: str) -> dict[str, Any]:
    """Return the named options that were given."""
    found = {name: getattr(options, name) for name in names}
    return {name: value for name, value in found.items() if value is not None}
