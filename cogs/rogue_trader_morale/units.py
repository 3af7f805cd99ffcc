"""Commands that register units and keep their state: `/unit …`."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, cast

from bot.commands import Ask, Card, Cog, Options, Outcome, Suggestion, group, opt
from bot.pieces import ListOptions, given, listing, sides_known
from cogs.rogue_trader_morale.cards import card, profile
from rules.core.game import game_of
from rules.core.outcome import Put
from rules.core.refusal import Reason, Refused
from rules.core.words import Name, say
from rules.rogue_trader.engage import disengage, engage
from rules.rogue_trader.hand import foes_of
from rules.rogue_trader.losses import CAUSES, Cause, LossCase, lose
from rules.rogue_trader.profile import added, edited, listed, traits
from rules.rogue_trader.units import TRAITS, Unit

LARGEST = 999  # models of a unit
LEAST, MOST = 0, 12  # of a characteristic


def traits_known(ask: Ask, typed: str) -> list[Suggestion]:
    """Suggest the traits of the game."""
    return [(say(f"trait-r-{trait.replace(' ', '-')}"), trait) for trait in TRAITS]


@dataclass(frozen=True, kw_only=True, slots=True)
class Profile(Options):
    """The options that describe a unit."""

    size: int | None = opt(low=0, high=LARGEST)
    ld: int | None = opt(low=LEAST, high=MOST)
    cl: int | None = opt(low=LEAST, high=MOST)
    leader_ld: int | None = opt(low=LEAST, high=MOST)
    leader_cl: int | None = opt(low=LEAST, high=MOST)
    movement: Fraction | None = opt(low=0, high=99)
    traits: str | None = opt(complete=traits_known, many=True)
    hates: str | None = opt(piece=Unit, complete=sides_known, many=True)
    side: str | None = opt(complete=sides_known)
    owner: int | None = opt(user=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class AddOptions(Profile):
    """Options of `/unit add`."""

    name: str = opt(required=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class EditOptions(Profile):
    """Options of `/unit edit`."""

    unit: str = opt(required=True, piece=Unit)
    name: str | None = opt()
    leader: bool | None = opt()


@dataclass(frozen=True, kw_only=True, slots=True)
class OneOptions(Options):
    """Options of the commands that take a unit alone."""

    unit: str = opt(required=True, piece=Unit)


@dataclass(frozen=True, kw_only=True, slots=True)
class LossOptions(Options):
    """Options of `/unit losses`."""

    unit: str = opt(required=True, piece=Unit)
    models: int = opt(required=True, low=1, high=LARGEST)
    cause: str = opt("shooting", choices=CAUSES)
    leader: bool = opt(False)


@dataclass(frozen=True, kw_only=True, slots=True)
class EngageOptions(Options):
    """Options of `/unit engage`."""

    unit: str = opt(required=True, piece=Unit)
    enemy: str = opt(required=True, piece=Unit)
    engaged: bool = opt(True)


class Units(Cog):
    """The units themselves."""

    unit = group("unit")

    @unit.command("add", AddOptions)
    def add(self, ask: Ask, o: AddOptions) -> Outcome:
        """Add a unit with its profile."""
        ask.refuse_no_battle()
        new = added({**ask.adding(o.name, o.side, o.owner), **_profile(o)})
        return Outcome(say("verdict-r-added", unit=new.called), remarks=profile(new), changes=(Put(None, new),))

    @unit.command("edit", EditOptions)
    def edit(self, ask: Ask, o: EditOptions) -> Outcome:
        """Change what is given of a unit's profile."""
        unit = ask.own(Unit, o.unit)
        fields = _profile(o)
        if o.name is not None:
            fields["name"] = ask.battle.free(o.name, keep=unit)
        if o.side is not None:
            fields["side"] = ask.side(o.side)
        if o.owner is not None:
            fields["owner"] = o.owner
        if o.leader is not None:
            fields["leader_lost"] = not o.leader
        changes = edited(ask.battle, unit, fields)
        if not changes:
            raise Refused(say("r-nothing-edited", unit=unit.called), Reason(say("r-why-nothing-edited")))
        after = next(change.after for change in changes if isinstance(change.after, Unit))
        remarks = () if after.name == unit.name else (say("r-renamed", name=Name(after.name)),)
        return Outcome(say("verdict-r-edited", unit=unit.called), remarks=(*remarks, *profile(after)), changes=changes)

    @unit.command("remove", OneOptions)
    def remove(self, ask: Ask, o: OneOptions) -> Outcome:
        """Take a unit out of the battle."""
        unit = ask.own(Unit, o.unit)
        changes = (Put(unit, None), *game_of(unit).removed(ask.battle, unit))
        return Outcome(say("verdict-r-removed", unit=unit.called), changes=changes)

    @unit.command("show", OneOptions, private=True)
    def show(self, ask: Ask, o: OneOptions) -> Card:
        """Show a unit: profile, conditions, obligations."""
        return card(ask, ask.battle.find(Unit, o.unit))

    @unit.command("list", ListOptions, private=True)
    def list(self, ask: Ask, o: ListOptions) -> Card:
        """List the units, of one side or all."""
        side = ask.side(o.side) if o.side else ""
        return listing(ask, Unit, "unit list", say("r-list"), say("r-list-empty"), side, o.page)

    @unit.command("losses", LossOptions)
    def losses(self, ask: Ask, o: LossOptions) -> Outcome:
        """Take models off a unit, and say whether a rout test is due."""
        unit = ask.acting(Unit, o.unit)
        foes = foes_of(ask.battle, unit)
        return lose(LossCase(unit=unit, models=o.models, cause=cast(Cause, o.cause), leader=o.leader, foes=foes))

    @unit.command("engage", EngageOptions)
    def engage(self, ask: Ask, o: EngageOptions) -> Outcome:
        """Note who fights whom, for both."""
        unit, enemy = ask.acting(Unit, o.unit), ask.battle.find(Unit, o.enemy)
        if not o.engaged:
            return disengage(unit, enemy)
        return engage(unit, enemy, psychology=ask.battle.setting("psychology") == "on")


def _profile(o: Profile) -> dict[str, Any]:
    """Return the fields of a unit that the options give; a list typed as a dash is empty."""
    fields = given(o, "size", "ld", "cl", "leader_ld", "leader_cl", "movement")
    hated: tuple[str, ...] = ()
    if o.traits is not None:
        fields["traits"], hated = traits(o.traits)
    if o.hates is not None or hated:
        fields["hates"] = tuple(dict.fromkeys((*hated, *listed(o.hates))))
    return fields
