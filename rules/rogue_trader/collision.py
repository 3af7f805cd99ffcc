"""Collisions: the damage pools of both sides, and all that follows at once for each (V12, V13)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal

from rules.core.dice import Dice
from rules.core.rolls import Modifier, Remark, Roll
from rules.core.table import Table
from rules.core.words import Line, Name, say
from rules.rogue_trader.buildings import Building
from rules.rogue_trader.collapse import HitCase, collapse, left, saved
from rules.rogue_trader.damage import suffer
from rules.rogue_trader.hits import remaining
from rules.rogue_trader.machine import Machine, Struck

Against = Literal["vehicle", "scenery", "creature"]
Angle = Literal["head-on", "rear", "side"]
Reading = Literal["dice", "points"]
ROCK = 10  # Toughness of rock and the like


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """Hold one side of a collision.

    `machine` and `building` (with its `section`) are what is registered, or neither for bare numbers: those have a
    Toughness alone, so damage is told and nothing follows from it. `save` is the one used now (0: none). `table` is
    the machine's special damage table. `who` words a side that has no name.
    """

    who: Name | Line
    toughness: int
    save: int = 0
    machine: Machine | None = None
    building: Building | None = None
    section: int = 1
    table: Table | None = None

    @property
    def nameless(self) -> Body:
        """Return the same side without who it is: what the odds depend on."""
        machine = self.machine and replace(self.machine, id=0, name="", side="", owner=0)
        building = self.building and replace(self.building, id=0, name="", side="", owner=0)
        return replace(self, who=say("v-side"), machine=machine, building=building)

    @property
    def key(self) -> str:
        """Return what kind of side it is, for its words."""
        return "machine" if self.machine else "section" if self.building else "bare"


@dataclass(frozen=True, slots=True)
class Pool:
    """Hold the damage of one side before it falls: so many D4, and points added to their sum."""

    dice: int
    plus: int = 0


@dataclass(frozen=True, slots=True)
class Fate:
    """Tell what became of one side: the points it lost, the class and words of it, its new image."""

    points: int
    klass: str
    todos: tuple[Line, ...] = ()
    remarks: tuple[Line, ...] = ()
    struck: Struck | None = None
    building: Building | None = None


def closing(a: Fraction, b: Fraction, against: Against, angle: Angle) -> Fraction:
    """Return the speed that counts: combined between vehicles, by angle; the vehicle's own otherwise (V12)."""
    if against != "vehicle" or angle == "side":
        return a
    return a + b if angle == "head-on" else abs(a - b)


def pool(speed: Fraction, own: int, other: int, reading: Reading) -> Pool:
    """Return the damage pool of a side of Toughness `own` that meets `other`: one die for each 5", begun ones whole.

    The difference of Toughness is read as dice or as points, by the battle's setting (V12).
    """
    fives = -(-speed // 5)
    if reading == "points":
        return Pool(int(fives), other - own)
    return Pool(max(0, int(fives) + other - own))


def throw(dice: Dice, who: Name | Line, pool: Pool) -> int:
    """Roll a pool of D4 and return the points, never below 0; none is rolled where nothing can come of it."""
    if pool.dice < 1 or 4 * pool.dice + pool.plus <= 0:
        dice.record(Remark(say("remark-v-no-pool", who=who), "V12"))
        return 0
    plus = (Modifier("V12", say("mod-v-toughness"), pool.plus),) if pool.plus else ()
    return dice.roll(Roll("V12", say("why-v-pool", who=who), pool.dice, 4, modifiers=plus, low=0)).total


def endure(dice: Dice, body: Body, points: int) -> Fate:
    """Save against the points and follow them to their end: destruction, special damage, collapse (V7, V8, B2, B3)."""
    lost = saved(dice, points, body.save, "B2" if body.building else "V12", body.who)
    if body.machine is not None:
        return _machine(dice, body, body.machine, lost)
    if body.building is not None:
        return _section(dice, body, body.building, lost)
    return Fate(lost, "v-hurt" if lost else "v-unharmed")


def endured(dice: Dice, body: Body, count: int, plus: int) -> str:
    """Return only the class of what a side comes to, in parts that odds merge and share between collisions."""
    lost = dice.sub(_through, count, plus, body.save, _enough(body))
    return dice.sub(_class, replace(body, save=0), lost)


def _through(dice: Dice, count: int, plus: int, save: int, most: int) -> int:
    """Return the points that pass the saves, `most` standing for all from there on."""
    points = dice.sub(throw, say("v-side"), Pool(count, plus))
    return min(most, dice.sub(saved, points, save, "V12", say("v-side")))


def _enough(body: Body) -> int:
    """Return the points from which on the class of a side is the same."""
    if body.machine is not None and body.machine.damage is not None:
        return max(1, body.machine.left)
    if body.building is not None:
        return max(1, body.building.left(body.section))
    return 1


def _class(dice: Dice, body: Body, lost: int) -> str:
    return endure(dice, body, lost).klass


def _machine(dice: Dice, body: Body, machine: Machine, lost: int) -> Fate:
    if machine.damage is None or body.table is None:
        known = replace(machine, lost=machine.lost + lost)
        return Fate(lost, "v-hurt" if lost else "v-unharmed", struck=Struck(known, "v-hurt"))
    struck = suffer(dice, machine, lost, False, body.table)
    return Fate(lost, struck.klass, struck.todos, remaining(struck.machine), struck)


def _section(dice: Dice, body: Body, building: Building, lost: int) -> Fate:
    after = building.hit(body.section, lost)
    if after.left(body.section):
        klass = "b-damaged" if lost else "b-unharmed"
        return Fate(lost, klass, remarks=(left(after, body.section),), building=after)
    todos = collapse(dice, HitCase(building=building, points=lost, section=body.section))
    return Fate(lost, "b-collapsed", (*todos, say("todo-b-inside")), building=after)
