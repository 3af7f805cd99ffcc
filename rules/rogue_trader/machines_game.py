"""What the vehicles, dreadnoughts and buildings bring to the game (V, D, B)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction

from rules.core.battle import Battle, Setting
from rules.core.dice import Dice
from rules.core.game import Condition
from rules.core.outcome import Change, Outcome, changed
from rules.core.pieces import Piece
from rules.core.table import Table, load
from rules.core.words import say
from rules.rogue_trader.buildings import Building, of_kind
from rules.rogue_trader.collapse import BreachCase, HitCase, breach, hit
from rules.rogue_trader.colliding import fate
from rules.rogue_trader.collision import Body, pool
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.drift import DriftCase, drift
from rules.rogue_trader.hits import DamageCase, damage
from rules.rogue_trader.machine_conditions import CONDITIONS as SET_BY_HAND
from rules.rogue_trader.machine_status import status
from rules.rogue_trader.machine_turns import begin, close, due
from rules.rogue_trader.vehicles import Vehicle

__all__ = ["CONDITIONS", "PIECES", "RULES", "SETTINGS", "TABLES", "TESTS", "begin", "close", "due", "removed", "status"]

PIECES: tuple[type[Piece], ...] = (Vehicle, Dreadnought, Building)
SETTINGS: tuple[Setting, ...] = (
    Setting("collision", ("dice", "points"), "V12"),
    Setting("collision_saves", ("on", "off"), "V12"),
)
RULES: tuple[str, ...] = (
    *(f"V{number}" for number in range(1, 15)),
    *(f"D{number}" for number in range(1, 5)),
    *(f"B{number}" for number in range(1, 10)),
)
CONDITIONS: tuple[Condition, ...] = SET_BY_HAND
TABLES: Mapping[str, Table] = load("rules.rogue_trader")


def removed(battle: Battle, piece: Piece) -> tuple[Change, ...]:
    """Let a dreadnought forget the unit that its pilot was registered as."""
    done: list[Change] = []
    for armour in battle.peek(Dreadnought):
        if armour.pilot_id == piece.id and armour.id != piece.id:
            done += changed(armour, replace(armour, pilot_id=0))
    return tuple(done)


def special_damage(dice: Dice, points: int = 1) -> Outcome:
    """Run the special damage of an ordinary vehicle that takes these points in a turn."""
    sturdy = Vehicle(damage=1000, crew=0, turrets=1)
    return damage(dice, DamageCase(machine=sturdy, points=points, table=TABLES["vehicle-special"]))


def dreadnought_damage(dice: Dice, points: int = 1) -> Outcome:
    """Run the special damage of a dreadnought that takes these points in a turn."""
    sturdy = Dreadnought(damage=1000, manned=False)
    return damage(dice, DamageCase(machine=sturdy, points=points, table=TABLES["dreadnought-special"]))


def drift_test(dice: Dice, speed: int = 14) -> Outcome:
    """Run the drift of a vehicle at this speed."""
    return drift(dice, DriftCase(machine=Vehicle(speed=Fraction(speed)), table=TABLES["drift-direction"]))


def collision_test(dice: Dice, speed: int = 20, toughness: int = 6, other: int = 6, damage: int = 15) -> Outcome:
    """Run one side of a collision: a vehicle of this Toughness and Damage meets another at this combined speed."""
    vehicle = Vehicle(toughness=toughness, damage=damage, crew=0)
    body = Body(who=say("bare-vehicle"), toughness=toughness, machine=vehicle, table=TABLES["vehicle-special"])
    thrown = pool(Fraction(speed), toughness, other, "dice")
    return fate(dice, body, thrown.dice, thrown.plus)


def collapse_test(dice: Dice, points: int = 5) -> Outcome:
    """Run hits on a section of an ordinary stone building."""
    return hit(dice, HitCase(building=of_kind("building"), points=points))


def breach_test(dice: Dice, points: int = 1) -> Outcome:
    """Run hits on an ordinary wall."""
    return breach(dice, BreachCase(wall="standard", points=points, toughness=TABLES["wall-toughness"]))


TESTS: Mapping[str, Callable[..., Outcome]] = {
    "special damage": special_damage,
    "dreadnought damage": dreadnought_damage,
    "drift": drift_test,
    "collision": collision_test,
    "building hit": collapse_test,
    "breach": breach_test,
}
