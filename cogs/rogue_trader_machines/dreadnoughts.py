"""Commands of dreadnoughts: `/dreadnought …`."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from bot.commands import Ask, Card, Cog, Options, Outcome, Rolling, group, opt
from bot.pieces import ListOptions
from cogs.rogue_trader_machines.cards import card, listing
from cogs.rogue_trader_machines.shared import (
    added,
    edited,
    emptied,
    given,
    pilot_unit,
    removed,
    sides_known,
    special_table,
)
from rules.core.names import clean, fold
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.hits import DamageCase, damage
from rules.rogue_trader.suits import SuitCase, leave, stagger
from rules.rogue_trader.units import Unit
from rules.rogue_trader.weapons import weapons

Whole = int  # inside a class that has an option called `int`
HIGHEST = 20  # of a characteristic
PLAIN = (
    "movement",
    "ws",
    "bs",
    "strength",
    "toughness",
    "damage",
    "initiative",
    "attacks",
    "save",
    "pilot_save",
    "ejectors",
    "ld",
    "cl",
    "wp",
)


@dataclass(frozen=True, kw_only=True, slots=True)
class Profile(Options):
    """The options that describe a dreadnought."""

    movement: Fraction | None = opt(low=0, high=99)
    ws: Whole | None = opt(low=0, high=HIGHEST)
    bs: Whole | None = opt(low=0, high=HIGHEST)
    strength: Whole | None = opt(low=0, high=HIGHEST)
    toughness: Whole | None = opt(low=0, high=HIGHEST)
    damage: Whole | None = opt(low=1, high=999)
    initiative: Whole | None = opt(low=0, high=HIGHEST)
    attacks: Whole | None = opt(low=0, high=HIGHEST)
    save: Whole | None = opt(low=0, high=6)
    pilot: str | None = opt(piece=Unit)
    pilot_save: Whole | None = opt(low=0, high=6)
    ejectors: Whole | None = opt(low=0, high=6)
    weapons: str | None = opt(longest=500)
    ld: Whole | None = opt(low=0, high=HIGHEST)
    int: Whole | None = opt(low=0, high=HIGHEST)
    cl: Whole | None = opt(low=0, high=HIGHEST)
    wp: Whole | None = opt(low=0, high=HIGHEST)
    side: str | None = opt(complete=sides_known)
    owner: Whole | None = opt(user=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class AddOptions(Profile):
    """Options of `/dreadnought add`."""

    name: str = opt(required=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class EditOptions(Profile):
    """Options of `/dreadnought edit`."""

    dreadnought: str = opt(required=True, piece=Dreadnought)
    name: str | None = opt()


@dataclass(frozen=True, kw_only=True, slots=True)
class OneOptions(Options):
    """Options of the commands that take a dreadnought alone."""

    dreadnought: str = opt(required=True, piece=Dreadnought)


@dataclass(frozen=True, kw_only=True, slots=True)
class DamageOptions(Rolling):
    """Options of `/dreadnought damage`."""

    dreadnought: str = opt(required=True, piece=Dreadnought)
    points: int = opt(0, low=0, high=999)
    special: str = opt("now", choices=("now", "later"))


@dataclass(frozen=True, kw_only=True, slots=True)
class RollOptions(Rolling):
    """Options of `/dreadnought move` and `/dreadnought leave`."""

    dreadnought: str = opt(required=True, piece=Dreadnought)


class Dreadnoughts(Cog):
    """The dreadnoughts themselves, and what they do and suffer."""

    dreadnought = group("dreadnought")

    @dreadnought.command("add", AddOptions)
    def add(self, ask: Ask, o: AddOptions) -> Outcome:
        """Add a dreadnought with its profile."""
        ask.refuse_no_battle()
        return added(Dreadnought(**ask.adding(o.name, o.side, o.owner), **_fields(ask, o)))

    @dreadnought.command("edit", EditOptions)
    def edit(self, ask: Ask, o: EditOptions) -> Outcome:
        """Change what is given of a dreadnought; a pilot named gets in."""
        return edited(ask, ask.own(Dreadnought, o.dreadnought), o, _fields(ask, o))

    @dreadnought.command("remove", OneOptions)
    def remove(self, ask: Ask, o: OneOptions) -> Outcome:
        """Take a dreadnought out of the battle."""
        return removed(ask, ask.own(Dreadnought, o.dreadnought))

    @dreadnought.command("show", OneOptions, private=True)
    def show(self, ask: Ask, o: OneOptions) -> Card:
        """Show a dreadnought: profile, state, what it must do."""
        return card(ask, ask.battle.find(Dreadnought, o.dreadnought))

    @dreadnought.command("list", ListOptions, private=True)
    def list(self, ask: Ask, o: ListOptions) -> Card:
        """List the dreadnoughts, of one side or all."""
        return listing(ask, Dreadnought, ask.side(o.side) if o.side else "", o.page)

    @dreadnought.command("damage", DamageOptions)
    def damage(self, ask: Ask, o: DamageOptions) -> Outcome:
        """Damage a dreadnought, or roll what is due of it."""
        armour = ask.acting(Dreadnought, o.dreadnought)
        case = DamageCase(
            machine=armour,
            points=o.points,
            later=o.special == "later",
            table=special_table(ask, armour),
            pilot=pilot_unit(ask, armour),
        )
        return ask.roll(damage, case)

    @dreadnought.command("move", RollOptions)
    def move(self, ask: Ask, o: RollOptions) -> Outcome:
        """Roll the move of a dreadnought without coordination."""
        return ask.roll(stagger, SuitCase(ask.acting(Dreadnought, o.dreadnought)))

    @dreadnought.command("leave", RollOptions)
    def leave(self, ask: Ask, o: RollOptions) -> Outcome:
        """Let the pilot leave the armour of his own will."""
        return ask.roll(leave, SuitCase(ask.acting(Dreadnought, o.dreadnought)))


def _fields(ask: Ask, o: Profile) -> dict[str, Any]:
    """Return the fields of a dreadnought that the options give; a pilot who is a registered unit is noted as such."""
    fields = given(o, PLAIN)
    if o.int is not None:
        fields["intelligence"] = o.int
    if o.weapons is not None:
        fields["weapons"] = () if emptied(o.weapons) else weapons(o.weapons)
    if o.pilot is not None:
        name = "" if emptied(o.pilot) else clean(o.pilot)
        unit = next((u for u in ask.battle.peek(Unit) if name and fold(u.name) == fold(name)), None)
        fields |= {"pilot": unit.name if unit else name, "pilot_id": unit.id if unit else 0, "manned": True}
    return fields
