"""The psychology tests: what a failed one does to the unit (P1 to P6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from rules.core.names import fold
from rules.core.outcome import Followup, Mood
from rules.core.words import Line, Name, say
from rules.rogue_trader import effects
from rules.rogue_trader.calls import exempt
from rules.rogue_trader.flight import fly, names
from rules.rogue_trader.scene import Scene
from rules.rogue_trader.units import BARE, FEAR, Called, Test, Unit


@dataclass(frozen=True, slots=True, kw_only=True)
class PsychCase:
    """Hold what a psychology test depends on.

    `test` empty means every test that is due to the unit, in order (P1); for a bare value, a plain test of Cool.
    `cl` stands in for the unit's own. `foes` are those it fights, `callers` those whom its due tests name. `on` tells
    whether the battle uses psychology.
    """

    unit: Unit = BARE
    test: Test | Literal[""] = ""
    enemy: Unit | None = None
    cl: int | None = None
    modifier: int = 0
    foes: tuple[Unit, ...] = ()
    callers: tuple[Unit, ...] = ()
    on: bool = True
    thrown: bool = False


@dataclass(frozen=True, slots=True)
class Effect:
    """Tell what one test does: class of result, headline, orders, rules, next steps, why it does less than it might.

    `calls` are the tests that it makes due.
    """

    klass: str
    verdict: Line
    mood: Mood
    todos: tuple[Line, ...] = ()
    rules: tuple[str, ...] = ()
    next: tuple[Followup, ...] = ()
    remarks: tuple[Line, ...] = ()
    calls: tuple[Called, ...] = ()


def passes(scene: Scene, case: PsychCase, test: str) -> Effect:
    """Return what a passed test does: nothing, but that a confused unit comes to (P2)."""
    unit = scene[case.unit]
    if test == "confusion" and unit.confused:
        scene.change(unit, confused=False)
        return Effect("r-passed", say("verdict-r-comes-to", unit=unit.called), "green", (say("todo-r-comes-to"),))
    todo = say("todo-r-may-charge", enemy=enemy_of(case)) if test == "fear-charging" else say("todo-r-acts-freely")
    verdict = say("verdict-r-cool", unit=unit.called)
    if test:
        verdict = say("verdict-r-passes", unit=unit.called, tests=(say(f"test-r-{test}"),))
    return Effect("r-passed", verdict, "green", (todo,))


def fails(scene: Scene, case: PsychCase, test: str) -> Effect:
    """Return what a failed test does."""
    return _FAILS[test](scene, case)


def enemy_of(case: PsychCase) -> Name | Line:
    """Return what to call the enemy that causes the test."""
    return case.enemy.called if case.enemy else say("r-the-enemy")


def _cool(scene: Scene, case: PsychCase) -> Effect:
    return Effect("r-failed", say("verdict-r-fails", unit=case.unit.called), "amber")


def _confusion(scene: Scene, case: PsychCase) -> Effect:
    verdict = "verdict-r-still-confused" if scene[case.unit].confused else "verdict-r-confused"
    unit = scene.change(case.unit, confused=True)
    todos = effects.told(effects.confused(unit))
    return Effect("r-confused", say(verdict, unit=unit.called), "amber", todos)


def _frenzy(scene: Scene, case: PsychCase) -> Effect:
    """Make the unit frenzied: what would hold it back is over (P3)."""
    unit = scene.change(case.unit, frenzied=True, rally="", stationary="")
    todos = effects.told(effects.frenzied(unit))
    return Effect("r-frenzied", say("verdict-r-frenzied", unit=unit.called), "amber", todos)


def _fear_charging(scene: Scene, case: PsychCase) -> Effect:
    """Hold the unit where it stands (P4): a fight that its charge was to begin does not take place."""
    feared = [foe for foe in case.foes if (foe.id == case.enemy.id if case.enemy else FEAR in foe.traits)]
    for foe in feared:
        scene.part(case.unit, foe)
    unit = scene.change(case.unit, stationary="afraid")
    enemy = feared[0].called if len(feared) == 1 else enemy_of(case)
    verdict = say("verdict-r-dares-not", unit=unit.called, enemy=enemy)
    return Effect("r-afraid", verdict, "amber", effects.told((say("ob-r-still-afraid"),)))


def _fear_charged(scene: Scene, case: PsychCase) -> Effect:
    unit = scene[case.unit]
    if case.enemy is not None and unit.hates_now(case.enemy):
        return _unshaken(unit, (say("r-hate-holds", enemy=case.enemy.called),), ("P6",))
    flight = fly(scene, unit, case.foes, (), (), lost=False, cause="threat")
    verdict = say("verdict-r-routed-by-fear", unit=unit.called)
    return Effect("r-routed", verdict, "red", flight.todos, flight.rules)


def _fear_weapons(scene: Scene, case: PsychCase) -> Effect:
    unit = scene[case.unit]
    if reasons := exempt(unit, case.foes, case.enemy):
        return _unshaken(unit, tuple(reason.line for reason in reasons), tuple(r.rule for r in reasons))
    call = Called("rout", "fear", case.enemy.id if case.enemy else 0)
    step = () if unit.id else (Followup(say("next-r-rout-bare"), "rout", (("because", "fear"),), ask="ld"),)
    verdict = say("verdict-r-rout-due", unit=unit.called)
    due = (call,) if unit.id else ()
    return Effect("r-rout-due", verdict, "amber", (say("todo-r-rout-due"),), ("R1",), step, calls=due)


def _unshaken(unit: Unit, why: tuple[Line, ...], rules: tuple[str, ...]) -> Effect:
    return Effect("r-unshaken", say("verdict-r-unshaken", unit=unit.called), "green", (), rules, (), why)


def _hate(scene: Scene, case: PsychCase) -> Effect:
    unit = scene[case.unit]
    ids, named = whom(unit, case.enemy, case.foes)
    scene.change(
        unit,
        hating=tuple(dict.fromkeys((*unit.hating, *ids))),
        hating_named=tuple(dict.fromkeys((*unit.hating_named, *named))),
    )
    if case.enemy is not None:
        shown: tuple[Name | Line, ...] = (case.enemy.called,)
    else:
        shown = (*map(Name, named), *names([foe for foe in case.foes if foe.id in ids]))
    verdict = say("verdict-r-hating" if shown else "verdict-r-hating-unnamed", unit=unit.called, names=shown)
    todos = effects.told(effects.hating(scene[unit], shown or (say("r-the-hated"),)))
    return Effect("r-hating", verdict, "amber", todos, ("P7",))


def whom(unit: Unit, enemy: Unit | None, foes: tuple[Unit, ...]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Return the ids and names that a failed test makes it hate: the side it hates as a whole, else the very unit."""
    if enemy is None:
        return ((), unit.hates) if unit.hates else (tuple(foe.id for foe in foes), ())
    sides = tuple(name for name in unit.hates if fold(name) == fold(enemy.side))
    if sides:
        return (), sides
    return ((enemy.id,), ()) if enemy.id else ((), (enemy.name,))


_FAILS: dict[str, Callable[[Scene, PsychCase], Effect]] = {
    "": _cool,
    "confusion": _confusion,
    "frenzy": _frenzy,
    "fear-charging": _fear_charging,
    "fear-charged": _fear_charged,
    "fear-weapons": _fear_weapons,
    "hate": _hate,
}
