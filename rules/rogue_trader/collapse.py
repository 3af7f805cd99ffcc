"""Hits on buildings: saves, collapse on who is inside, breaching walls and doors (B2–B5)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.dice import Dice
from rules.core.outcome import Outcome, changed
from rules.core.refusal import Reason, Refused
from rules.core.rolls import Remark, Roll
from rules.core.table import Row, Table
from rules.core.words import Line, Name, say
from rules.rogue_trader.buildings import DOOR_TOUGHNESS, DOORS, SAVING_WALLS, STONE, Building

TRAPPED = Table("trapped", "B3", "1D6", (Row("free", 1, 5), Row("trapped", 6, 6)))


@dataclass(frozen=True, slots=True, kw_only=True)
class HitCase:
    """Ask for `points` on a section, before saves; `models` (with their armour save) and `vehicles` are inside it."""

    building: Building
    points: int
    section: int = 1
    models: int = 0
    model_save: int = 0
    vehicles: int = 0


def hit(dice: Dice, case: HitCase) -> Outcome:
    """Hit a section of a building: saves, Damage points, and the collapse at 0 (B2, B3).

    Raises `Refused` on a section that is not there or lies in ruins already.
    """
    b = case.building
    reasons = no_section(b, case.section)
    if reasons:
        raise Refused(say("refused-b-hit", name=b.called), *reasons)
    lost = saved(dice, case.points, b.save, "B2", b.called)
    after = b.hit(case.section, lost)
    if after.left(case.section) == 0:
        todos = collapse(dice, case)
        klass = "b-collapsed"
    else:
        todos = ()
        klass = "b-damaged" if lost else "b-unharmed"
    words = {"name": b.called, "points": lost, "section": case.section}
    several = "-section" if b.sections > 1 else ""
    return Outcome(
        verdict=say(f"verdict-{klass}{several}", **words),
        klass=klass,
        mood="red" if klass == "b-collapsed" else "amber" if lost else "grey",
        todos=todos,
        remarks=() if klass == "b-collapsed" else (left(after, case.section),),
        rules=("B2", "B3") if klass == "b-collapsed" else ("B2",),
        changes=changed(b, after),
    )


def no_section(building: Building, section: int) -> list[Reason]:
    """Return why a section cannot be hit: there is none of that number, or it is a ruin."""
    if not 1 <= section <= building.sections:
        return [Reason(say("no-b-section", name=building.called, section=section, count=building.sections), "B1")]
    if building.left(section) == 0:
        several = "-section" if building.sections > 1 else ""
        return [Reason(say(f"no-b-ruin{several}", name=building.called, section=section), "B3")]
    return []


def left(building: Building, section: int) -> Line:
    """Return the line that tells the Damage points left of a section."""
    several = "-section" if building.sections > 1 else ""
    rest = {"left": building.left(section), "damage": building.damage, "section": section}
    return say(f"remark-b-left{several}", name=building.called, **rest)


def saved(dice: Dice, points: int, save: int, rule: str, who: Name | Line) -> int:
    """Roll one D6 a point against a save and return the points that went through; none is rolled without a save."""
    if not points or not save:
        return points
    roll = dice.roll(Roll(rule, say("why-v-saves", who=who), points, 6, how="at-least", need=save))
    return points - roll.total


def collapse(dice: Dice, case: HitCase) -> tuple[Line, ...]:
    """Bring a section down on who is inside or on top: models save or die, vehicles are hit, perhaps trapped (B3)."""
    b = case.building
    several = "-section" if b.sections > 1 else ""
    todos = [say(f"todo-b-collapse{several}", name=b.called, section=case.section)]
    if b.sections > 1:
        todos.append(say("todo-b-above"))
    if case.models and not case.model_save:
        dice.record(Remark(say("remark-b-no-save", count=case.models), "B3"))
        todos.append(say("todo-b-models", dead=case.models, alive=0))
    elif case.models:
        why = say("why-b-models")
        roll = dice.roll(Roll("B3", why, case.models, 6, how="at-least", need=case.model_save, detail=True))
        todos.append(say("todo-b-models", dead=case.models - roll.total, alive=roll.total))
    todos += (_vehicle_inside(dice, number, case.vehicles) for number in range(1, case.vehicles + 1))
    return tuple(todos)


def _vehicle_inside(dice: Dice, number: int, count: int) -> Line:
    """Roll for a vehicle under the rubble: Strength D10, D6 wounds, trapped on a 6 (B3)."""
    which = 0 if count == 1 else number
    strength = dice.roll(Roll("B3", say("why-b-strength", which=which), 1, 10, detail=True)).total
    wounds = dice.roll(Roll("B3", say("why-b-wounds", which=which), 1, 6, detail=True)).total
    caught = TRAPPED.read(dice, dice.roll(Roll("B3", say("why-b-trapped", which=which), 1, 6, detail=True)).total)
    return say(f"todo-b-vehicle-{caught.key}", which=which, strength=strength, wounds=wounds)


@dataclass(frozen=True, slots=True, kw_only=True)
class BreachCase:
    """Ask to break through a wall or door with `points` before saves; `before` counts what a door lost earlier.

    `toughness` is the one that the † table gives the wall, `save` the wall's own where the GM sets one.
    """

    wall: str
    points: int
    toughness: Table
    before: int = 0
    save: int | None = None


def breach(dice: Dice, case: BreachCase) -> Outcome:
    """Break through a wall, where one point left after saves makes a hole (B4), or destroy a door (B5)."""
    if case.wall in DOORS:
        return _door(case)
    usual = STONE if case.wall in SAVING_WALLS else 0
    save = usual if case.save is None else case.save
    lost = saved(dice, case.points, save, "B2", say(f"wall-{case.wall}"))
    toughness = next(row.low for row in case.toughness.rows if row.key == case.wall)
    klass = "b-breached" if lost else "b-holds"
    return Outcome(
        verdict=say(f"verdict-{klass}", wall=say(f"wall-{case.wall}")),
        klass=klass,
        mood="green" if lost else "grey",
        todos=(say("todo-b-hole" if lost else "todo-b-no-hole"),),
        remarks=(say("remark-b-toughness", toughness=toughness),),
        rules=("B2", "B4"),
        reconstructed=case.toughness.reconstructed,
    )


def _door(case: BreachCase) -> Outcome:
    """Add up the damage of a door; it has no save and no dice (B5)."""
    damage = DOORS[case.wall]
    lost = case.before + case.points
    klass = "b-door-down" if lost >= damage else "b-door-holds"
    words: dict[str, int | Line | Name] = {"wall": say(f"wall-{case.wall}"), "left": max(0, damage - lost)}
    return Outcome(
        verdict=say(f"verdict-{klass}", **words),
        klass=klass,
        mood="green" if lost >= damage else "grey",
        todos=(say("todo-b-door-down") if lost >= damage else say("todo-b-door-holds", lost=lost),),
        remarks=(say("remark-b-door", toughness=DOOR_TOUGHNESS, damage=damage),),
        rules=("B5",),
    )
