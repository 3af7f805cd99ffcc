"""Commands of buildings, walls and doors: `/building …`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from bot.commands import Ask, Card, Cog, Options, Outcome, Rolling, group, opt
from bot.pieces import ListOptions
from cogs.rogue_trader_machines.cards import card, listing
from cogs.rogue_trader_machines.shared import added, edited, given, removed, sides_known
from rules.core.refusal import Reason, Refused
from rules.core.words import say
from rules.rogue_trader.buildings import DOORS, KINDS, PRESETS, WALLS, Building, Kind, of_kind
from rules.rogue_trader.collapse import BreachCase, HitCase, breach, hit

MOST = 999  # points


@dataclass(frozen=True, kw_only=True, slots=True)
class AddOptions(Options):
    """Options of `/building add`."""

    name: str = opt(required=True)
    kind: str | None = opt(choices=KINDS)
    sections: int = opt(1, low=1, high=40)
    toughness: int | None = opt(low=0, high=20)
    damage: int | None = opt(low=1, high=MOST)
    save: int | None = opt(low=0, high=6)
    side: str | None = opt(complete=sides_known)
    owner: int | None = opt(user=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class EditOptions(Options):
    """Options of `/building edit`."""

    building: str = opt(required=True, piece=Building)
    name: str | None = opt()
    toughness: int | None = opt(low=0, high=20)
    damage: int | None = opt(low=1, high=MOST)
    save: int | None = opt(low=0, high=6)
    side: str | None = opt(complete=sides_known)
    owner: int | None = opt(user=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class OneOptions(Options):
    """Options of the commands that take a building alone."""

    building: str = opt(required=True, piece=Building)


@dataclass(frozen=True, kw_only=True, slots=True)
class HitOptions(Rolling):
    """Options of `/building hit`."""

    building: str | None = opt(piece=Building)
    kind: str | None = opt(choices=KINDS)
    section: int | None = opt(low=1, high=99)
    points: int = opt(required=True, low=1, high=MOST)
    models: int = opt(0, low=0, high=99)
    model_save: int = opt(0, low=0, high=6)
    vehicles: int = opt(0, low=0, high=9)


@dataclass(frozen=True, kw_only=True, slots=True)
class BreachOptions(Rolling):
    """Options of `/building breach`."""

    wall: str = opt(required=True, choices=(*WALLS, *DOORS))
    points: int = opt(required=True, low=1, high=MOST)
    before: int = opt(0, low=0, high=MOST)
    save: int | None = opt(low=0, high=6)


class Buildings(Cog):
    """The buildings themselves, and what becomes of them."""

    building = group("building")

    @building.command("add", AddOptions)
    def add(self, ask: Ask, o: AddOptions) -> Outcome:
        """Add a building, a wall or a barricade, by its kind or its own numbers."""
        ask.refuse_no_battle()
        if o.kind is None and (o.toughness is None or o.damage is None):
            raise Refused(say("refused-b-add"), Reason(say("no-b-kind"), "B1"))
        preset = PRESETS.get(cast(Kind, o.kind or ""))
        usual = {} if preset is None else {"toughness": preset.toughness, "damage": preset.damage, "save": preset.save}
        own = given(o, ("toughness", "damage", "save"))
        common = ask.adding(o.name, o.side, o.owner)
        return added(Building(**common, kind=cast(Kind, o.kind or ""), lost=(0,) * o.sections, **(usual | own)))

    @building.command("edit", EditOptions)
    def edit(self, ask: Ask, o: EditOptions) -> Outcome:
        """Change what is given of a building."""
        fields = given(o, ("toughness", "damage", "save"))
        return edited(ask, ask.own(Building, o.building), o, fields)

    @building.command("remove", OneOptions)
    def remove(self, ask: Ask, o: OneOptions) -> Outcome:
        """Take a building out of the battle."""
        return removed(ask, ask.own(Building, o.building))

    @building.command("show", OneOptions, private=True)
    def show(self, ask: Ask, o: OneOptions) -> Card:
        """Show a building, section by section."""
        return card(ask, ask.battle.find(Building, o.building))

    @building.command("list", ListOptions, private=True)
    def list(self, ask: Ask, o: ListOptions) -> Card:
        """List the buildings, of one side or all."""
        return listing(ask, Building, ask.side(o.side) if o.side else "", o.page)

    @building.command("hit", HitOptions)
    def hit(self, ask: Ask, o: HitOptions) -> Outcome:
        """Hit a section of a building, with whoever is inside."""
        case = HitCase(
            building=_hit(ask, o),
            points=o.points,
            section=o.section or 1,
            models=o.models,
            model_save=o.model_save,
            vehicles=o.vehicles,
        )
        return ask.roll(hit, case)

    @building.command("breach", BreachOptions)
    def breach(self, ask: Ask, o: BreachOptions) -> Outcome:
        """Break through a wall, or destroy a door."""
        table = ask.table("wall-toughness")
        return ask.roll(breach, BreachCase(wall=o.wall, points=o.points, toughness=table, before=o.before, save=o.save))


def _hit(ask: Ask, o: HitOptions) -> Building:
    """Return the building that is hit, or one as its kind is usually built; raise `Refused` when neither is plain."""
    if o.building is None:
        if o.kind is None:
            raise Refused(say("refused-b-hit-what"), Reason(say("no-b-building-or-kind")))
        return of_kind(cast(Kind, o.kind))
    building = ask.acting(Building, o.building)
    if o.section is None and building.sections > 1:
        reason = Reason(say("no-b-which-section", name=building.called, count=building.sections), "B1")
        raise Refused(say("refused-b-hit", name=building.called), reason)
    return building
