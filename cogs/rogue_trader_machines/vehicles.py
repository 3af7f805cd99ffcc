"""Commands that register vehicles: `/vehicle add`, `edit`, `remove`, `show`, `list`."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from bot.commands import Ask, Card, Cog, Options, Outcome, Suggestion, group, opt
from bot.pieces import ListOptions
from cogs.rogue_trader_machines.cards import card, listing
from cogs.rogue_trader_machines.shared import added, edited, emptied, given, removed, sides_known
from rules.core.refusal import Reason, Refused
from rules.core.words import say
from rules.rogue_trader.vehicles import Vehicle, autos
from rules.rogue_trader.weapons import weapons, weight

FASTEST = 200  # inches per turn
MOST = 999  # points
SAVE = 6
PLAIN = (
    "toughness",
    "damage",
    "max_speed",
    "acceleration",
    "save",
    "speed",
    "crew",
    "crew_save",
    "ejectors",
    "turrets",
    "equipment",
    "weapon_points",
    "open",
    "trr",
    "antigrav",
    "air_max",
    "air_min",
    "air_acceleration",
)


def autos_known(ask: Ask, typed: str) -> list[Suggestion]:
    """Suggest the auto-systems."""
    return [(say(f"v-auto-{auto.lower()}"), auto) for auto in ("Ad", "Aa", "Af")]


@dataclass(frozen=True, kw_only=True, slots=True)
class Profile(Options):
    """The options that describe a vehicle."""

    toughness: int | None = opt(low=0, high=20)
    damage: int | None = opt(low=1, high=MOST)
    max_speed: Fraction | None = opt(low=0, high=FASTEST)
    acceleration: Fraction | None = opt(low=0, high=FASTEST)
    save: int | None = opt(low=0, high=SAVE)
    speed: Fraction | None = opt(low=0, high=FASTEST)
    crew: int | None = opt(low=0, high=50)
    crew_save: int | None = opt(low=0, high=SAVE)
    ejectors: int | None = opt(low=0, high=SAVE)
    turrets: int | None = opt(low=0, high=20)
    weapons: str | None = opt(longest=500)
    equipment: int | None = opt(low=0, high=99)
    open: bool | None = opt()
    trr: Fraction | None = opt(low=0, high=20)
    antigrav: bool | None = opt()
    air_max: Fraction | None = opt(low=0, high=FASTEST)
    air_min: Fraction | None = opt(low=0, high=FASTEST)
    air_acceleration: Fraction | None = opt(low=0, high=FASTEST)
    auto: str | None = opt(complete=autos_known, many=True)
    side: str | None = opt(complete=sides_known)
    owner: int | None = opt(user=True)
    weapon_points: int | None = opt(low=0, high=99)


@dataclass(frozen=True, kw_only=True, slots=True)
class AddOptions(Profile):
    """Options of `/vehicle add`."""

    name: str = opt(required=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class EditOptions(Profile):
    """Options of `/vehicle edit`."""

    vehicle: str = opt(required=True, piece=Vehicle)
    name: str | None = opt()


@dataclass(frozen=True, kw_only=True, slots=True)
class OneOptions(Options):
    """Options of the commands that take a vehicle alone."""

    vehicle: str = opt(required=True, piece=Vehicle)


class Vehicles(Cog):
    """The vehicles themselves."""

    vehicle = group("vehicle")

    @vehicle.command("add", AddOptions)
    def add(self, ask: Ask, o: AddOptions) -> Outcome:
        """Add a vehicle with its profile."""
        ask.refuse_no_battle()
        return added(Vehicle(**ask.adding(o.name, o.side, o.owner), **_fields(o, Vehicle())))

    @vehicle.command("edit", EditOptions)
    def edit(self, ask: Ask, o: EditOptions) -> Outcome:
        """Change what is given of a vehicle."""
        vehicle = ask.own(Vehicle, o.vehicle)
        fields = _fields(o, vehicle)
        if "speed" in fields:
            fields["began"] = None
        return edited(ask, vehicle, o, fields)

    @vehicle.command("remove", OneOptions)
    def remove(self, ask: Ask, o: OneOptions) -> Outcome:
        """Take a vehicle out of the battle."""
        return removed(ask, ask.own(Vehicle, o.vehicle))

    @vehicle.command("show", OneOptions, private=True)
    def show(self, ask: Ask, o: OneOptions) -> Card:
        """Show a vehicle: profile, state, what it must do."""
        return card(ask, ask.battle.find(Vehicle, o.vehicle))

    @vehicle.command("list", ListOptions, private=True)
    def list(self, ask: Ask, o: ListOptions) -> Card:
        """List the vehicles, of one side or all."""
        return listing(ask, Vehicle, ask.side(o.side) if o.side else "", o.page)


def _fields(o: Profile, vehicle: Vehicle) -> dict[str, Any]:
    """Return the fields of a vehicle that the options give; raise `Refused` on weapons that it cannot carry (V1)."""
    fields = given(o, PLAIN)
    room = fields.get("weapon_points", vehicle.weapon_points)
    if o.weapons is not None:
        fields["weapons"] = () if emptied(o.weapons) else weapons(o.weapons, room)
    elif room and weight(vehicle.weapons) > room:
        reason = Reason(say("no-v-weapon-points", points=weight(vehicle.weapons), most=room), "V1")
        raise Refused(say("refused-v-weapons"), reason)
    if o.auto is not None:
        fields["auto"] = () if emptied(o.auto) else autos(o.auto)
    if o.turrets is not None:
        fields["turrets_lost"] = tuple(n for n in vehicle.turrets_lost if n <= o.turrets)
    return fields
