"""Warmaster Medieval: regiments, and their answer to a charge (W)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any, cast

from bot.commands import Ask, Card, Cog, Options, Outcome, Rolling, Suggestion, command, group, opt
from bot.pieces import ListOptions, given, listing, reassigned, sides_known
from bot.status import status_of
from rules.core.outcome import Put, changed
from rules.core.refusal import Refused
from rules.core.words import say
from rules.warmaster import ReactCase, Regiment, react
from rules.warmaster.react import Move
from rules.warmaster.regiment import TRAITS, TYPES, Type, profile_lines, trait_word, traits_of, type_of

if TYPE_CHECKING:
    from bot.client import Hola

FARTHEST = 500  # cm
FASTEST = 100  # cm


def traits_known(ask: Ask, typed: str) -> list[Suggestion]:
    """Suggest the traits that matter for a reaction."""
    return [(trait_word(trait), trait) for trait in TRAITS]


@dataclass(frozen=True, kw_only=True, slots=True)
class Profile(Options):
    """The options that describe a regiment."""

    type: str | None = opt(choices=TYPES)
    traits: str | None = opt(complete=traits_known, many=True)
    movement: Fraction | None = opt(low=0, high=FASTEST)
    side: str | None = opt(complete=sides_known)
    owner: int | None = opt(user=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class AddOptions(Profile):
    """Options of `/regiment add`."""

    name: str = opt(required=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class EditOptions(Profile):
    """Options of `/regiment edit`."""

    regiment: str = opt(required=True, piece=Regiment)
    name: str | None = opt()
    engaged: bool | None = opt()
    confused: bool | None = opt()


@dataclass(frozen=True, kw_only=True, slots=True)
class OneOptions(Options):
    """Options of the commands that take a regiment alone."""

    regiment: str = opt(required=True, piece=Regiment)


@dataclass(frozen=True, kw_only=True, slots=True)
class ReactOptions(Rolling):
    """Options of `/react`."""

    move: str = opt(required=True, choices=("counter-charge", "evade"))
    distance: Fraction = opt(required=True, low=0, high=FARTHEST)
    command: int | None = opt(low=0, high=12)
    regiment: str | None = opt(piece=Regiment)
    charger: str | None = opt(piece=Regiment)
    type: str | None = opt(choices=TYPES)
    traits: str | None = opt(complete=traits_known, many=True)
    movement: Fraction | None = opt(low=0, high=FASTEST)
    charger_type: str | None = opt(choices=TYPES)
    charger_traits: str | None = opt(complete=traits_known, many=True)
    charger_movement: Fraction | None = opt(low=0, high=FASTEST)
    visible: bool = opt(True)
    engaged: bool | None = opt()
    confused: bool | None = opt()
    reacted: bool | None = opt()
    target: bool = opt(True)
    character_distance: Fraction | None = opt(low=0, high=FARTHEST)
    stands_lost: int = opt(0, low=0, high=20)
    dense: bool = opt(False)
    enemy_near: bool = opt(False)
    modifier: int = opt(0, low=-9, high=9)


class Warmaster(Cog):
    """The commands of the game."""

    regiment = group("regiment")

    @regiment.command("add", AddOptions)
    def add(self, ask: Ask, o: AddOptions) -> Outcome:
        """Bring a regiment into the battle."""
        ask.refuse_no_battle()
        profile = described(Regiment(type=""), o.type, o.traits, o.movement)
        one = replace(profile, **ask.adding(o.name, o.side, o.owner))
        return Outcome(say("verdict-w-added", who=one.called), remarks=profile_lines(one), changes=(Put(None, one),))

    @regiment.command("edit", EditOptions)
    def edit(self, ask: Ask, o: EditOptions) -> Outcome:
        """Change a regiment's profile or state."""
        before = ask.own(Regiment, o.regiment)
        after = described(before, o.type, o.traits, o.movement)
        after = replace(after, **given(o, "engaged", "confused"))
        after = reassigned(ask, before, after, o)
        if after == before:
            raise Refused(say("w-edit-same", who=before.called))
        return Outcome(
            say("verdict-w-edited", who=after.called), remarks=profile_lines(after), changes=changed(before, after)
        )

    @regiment.command("remove", OneOptions)
    def remove(self, ask: Ask, o: OneOptions) -> Outcome:
        """Take a regiment out of the battle."""
        one = ask.own(Regiment, o.regiment)
        return Outcome(say("verdict-w-removed", who=one.called), changes=(Put(one, None),))

    @regiment.command("show", OneOptions, private=True)
    def show(self, ask: Ask, o: OneOptions) -> Card:
        """Show a regiment: its profile, and what keeps it from reacting."""
        one = ask.battle.find(Regiment, o.regiment)
        state = status_of(ask, one).conditions or (say("w-card-ready"),)
        return Card(say("w-card-title", who=one.called), profile_lines(one), ((say("w-card-now"), state),))

    @regiment.command("list", ListOptions, private=True)
    def list(self, ask: Ask, o: ListOptions) -> Card:
        """List the regiments, of one side or all."""
        side = ask.side(o.side) if o.side else ""
        return listing(ask, Regiment, "regiment list", say("w-list"), say("w-list-empty"), side, o.page)

    @command("react", ReactOptions)
    def react(self, ask: Ask, o: ReactOptions) -> Outcome:
        """Answer a charge with a counter-charge or an evade (W1–W17)."""
        known = ask.acting(Regiment, o.regiment) if o.regiment else Regiment(type="")
        one = described(known, o.type, o.traits, o.movement)
        return ask.roll(
            react,
            ReactCase(
                move=cast(Move, o.move),
                regiment=one,
                registered=known,
                charger=charger(ask, o),
                distance=o.distance,
                command=o.command,
                visible=o.visible,
                engaged=one.engaged if o.engaged is None else o.engaged,
                confused=one.confused if o.confused is None else o.confused,
                reacted=one.reacted or bool(o.reacted),
                target=o.target,
                character_distance=o.character_distance,
                stands_lost=o.stands_lost,
                dense=o.dense,
                enemy_near=o.enemy_near,
                near_counts=ask.battle.setting("enemy_near") == "on",
                modifier=o.modifier,
            ),
        )


def charger(ask: Ask, o: ReactOptions) -> Regiment | None:
    """Return who charges: registered, described, or both; None when nothing is said."""
    said = (o.charger_type, o.charger_traits, o.charger_movement)
    if o.charger is None and all(value is None for value in said):
        return None
    known = ask.battle.find(Regiment, o.charger) if o.charger else Regiment(type="")
    return described(known, *said, otherwise="")


def described(
    one: Regiment, type_: str | None, traits: str | None, movement: Fraction | None, otherwise: Type = "infantry"
) -> Regiment:
    """Return a regiment with what was said of it; a type unsaid stays, follows from the traits, or is `otherwise`."""
    named = one.traits if traits is None else traits_of(traits)
    kept: dict[str, Any] = {"movement": movement} if movement is not None else {}
    return replace(one, type=type_of(type_ or one.type, named, otherwise), traits=named, **kept)


async def setup(bot: Hola) -> None:
    """Add the commands."""
    await bot.add_cog(Warmaster(bot))
