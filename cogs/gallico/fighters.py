"""Commands that register fighters: `/fighter …`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from bot.commands import Ask, Card, Cog, Options, Outcome, Suggestion, group, opt
from bot.pieces import ListOptions, given, listing, reassigned, sides_known
from bot.status import status_of
from rules.core.outcome import Put, changed
from rules.core.refusal import Refused
from rules.core.words import Line, say
from rules.gallico import GAME, Fighter
from rules.gallico.fighter import SKILLS, skills_of
from rules.gallico.profile import check, profile_lines
from rules.gallico.state import leaves_line

HIGHEST = 30  # of a characteristic
FASTEST = 100  # cm
PLAIN = ("combat", "shooting", "defence", "discipline", "movement", "protection", "dog", "formation", "camouflaged")


def skills_known(ask: Ask, typed: str) -> list[Suggestion]:
    """Suggest the skills of the game."""
    return [(say(f"g-skill-{skill.replace(' ', '-')}"), skill) for skill in SKILLS]


@dataclass(frozen=True, kw_only=True, slots=True)
class Profile(Options):
    """The options that describe a fighter."""

    combat: int | None = opt(low=0, high=HIGHEST)
    shooting: int | None = opt(low=0, high=HIGHEST)
    defence: int | None = opt(low=0, high=HIGHEST)
    discipline: int | None = opt(low=0, high=HIGHEST)
    movement: Fraction | None = opt(low=0, high=FASTEST)
    protection: str | None = opt(longest=40)
    skills: str | None = opt(complete=skills_known, many=True, longest=300)
    dog: bool | None = opt()
    handler: str | None = opt(piece=Fighter)
    formation: bool | None = opt()
    camouflaged: bool | None = opt()
    side: str | None = opt(complete=sides_known)
    owner: int | None = opt(user=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class AddOptions(Profile):
    """Options of `/fighter add`."""

    name: str = opt(required=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class EditOptions(Profile):
    """Options of `/fighter edit`."""

    fighter: str = opt(required=True, piece=Fighter)
    name: str | None = opt()
    frenzied: bool | None = opt()


@dataclass(frozen=True, kw_only=True, slots=True)
class OneOptions(Options):
    """Options of the commands that take a fighter alone."""

    fighter: str = opt(required=True, piece=Fighter)


class Fighters(Cog):
    """The fighters themselves."""

    fighter = group("fighter")

    @fighter.command("add", AddOptions)
    def add(self, ask: Ask, o: AddOptions) -> Outcome:
        """Bring a fighter or a war dog into the battle."""
        ask.refuse_no_battle()
        one = check(ask.battle, Fighter(**ask.adding(o.name, o.side, o.owner), **_profile(ask, o)))
        return Outcome(say("verdict-g-added", who=one.called), remarks=_public(ask, one), changes=(Put(None, one),))

    @fighter.command("edit", EditOptions)
    def edit(self, ask: Ask, o: EditOptions) -> Outcome:
        """Change a fighter's profile or state; who leaves a line of three breaks it (G12)."""
        before = ask.own(Fighter, o.fighter)
        after = replace(before, **_profile(ask, o), **given(o, "frenzied"))
        after = reassigned(ask, before, after, o)
        if check(ask.battle, after) == before:
            raise Refused(say("g-edit-same", who=before.called))
        leaves = before.formation and not after.formation
        broken, orders = leaves_line(ask.battle, before) if leaves else ((), ())
        return Outcome(
            say("verdict-g-edited", who=after.called),
            todos=orders,
            remarks=_public(ask, after),
            changes=(*changed(before, after), *broken),
        )

    @fighter.command("remove", OneOptions)
    def remove(self, ask: Ask, o: OneOptions) -> Outcome:
        """Take a fighter out of the battle."""
        one = ask.own(Fighter, o.fighter)
        return Outcome(
            say("verdict-g-removed", who=one.called), changes=(Put(one, None), *GAME.removed(ask.battle, one))
        )

    @fighter.command("show", OneOptions, private=True)
    def show(self, ask: Ask, o: OneOptions) -> Card:
        """Show a fighter: profile, state, what he must do; a camouflaged one's profile is for his own player (G8)."""
        one = ask.battle.find(Fighter, o.fighter)
        state = status_of(ask, one)
        secret = one.camouflaged and not (ask.actor.gm or ask.actor.id == one.owner)
        return Card(
            say("g-card-title", who=one.called),
            lines=(say("g-card-camouflaged"),) if secret else profile_lines(ask.battle, one),
            sections=(
                (say("g-card-now"), state.conditions or (say("g-card-unhurt"),)),
                (say("g-card-must"), state.obligations),
            ),
            rules=("G8",) if secret else (),
            mood="red" if one.out else "amber" if one.wounded else "grey",
        )

    @fighter.command("list", ListOptions, private=True)
    def list(self, ask: Ask, o: ListOptions) -> Card:
        """List the fighters, of one side or all."""
        side = ask.side(o.side) if o.side else ""
        return listing(ask, Fighter, "fighter list", say("g-list"), say("g-list-empty"), side, o.page)


def _profile(ask: Ask, o: Profile) -> dict[str, Any]:
    """Return the fields of a fighter that the options give; who has a handler is a dog."""
    fields = given(o, *PLAIN)
    if o.skills is not None:
        fields["skills"] = skills_of(o.skills)
    if o.handler is not None:
        fields = {"dog": True} | fields | {"handler": ask.battle.find(Fighter, o.handler).id}
    return fields


def _public(ask: Ask, one: Fighter) -> tuple[Line, ...]:
    """Return what the channel sees of a profile: nothing of a camouflaged fighter's (G8)."""
    return (say("g-card-camouflaged"),) if one.camouflaged else profile_lines(ask.battle, one)
