"""Following the routed: their first 4", their later moves, and the friends in their way (R9, R11, R12)."""

from __future__ import annotations

from rules.core.outcome import Outcome
from rules.core.words import Line, Name, say
from rules.rogue_trader.calls import followup, forbidden
from rules.rogue_trader.flight import FIRST, names
from rules.rogue_trader.scene import Scene
from rules.rogue_trader.units import FEAR, Called, Unit


def follow(
    unit: Unit,
    quarry: tuple[Unit, ...],
    through: tuple[Unit, ...],
    *,
    first: bool,
    failed: bool = False,
    psychology: bool = True,
) -> Outcome:
    """Move the pursuers after the routed: `first` for the flight of 4" just now, else for a later move.

    `through` are the friends whom the routed run through; `failed` means that the pursuers tried to hold back.
    """
    scene = Scene(unit, *quarry, *through)
    tried = (*unit.tried, *(("decline",) if failed else ()), "follow")
    scene.change(unit, chase=(), stationary="", tried=tried)
    if through:
        outcome = _charges(scene, unit, quarry, through, psychology)
    elif any(prey.off_table for prey in quarry):
        outcome = _leaves(scene, unit, quarry)
    elif first:
        outcome = _pursues(scene, unit, quarry)
    else:
        outcome = _keeps_up(scene, unit, quarry)
    return outcome


def whom(quarry: tuple[Unit, ...]) -> tuple[Name | Line, ...]:
    """Return what to call the routed, known or not."""
    return names(quarry) or (say("r-the-routed"),)


def _pursues(scene: Scene, unit: Unit, quarry: tuple[Unit, ...]) -> Outcome:
    for prey in quarry:
        scene.engage(unit, prey)
    scene.change(unit, pursuing=True)
    todos = (
        say("todo-r-pursues", n=FIRST, names=names(quarry)) if quarry else say("todo-r-pursues-unnamed", n=FIRST),
        say("todo-r-pursuit-through"),
        say("todo-r-fights-routed"),
        say("todo-r-own-turn" if unit.frenzied else "todo-r-own-turn-stop"),
    )
    verdict = say("verdict-r-pursues", unit=unit.called, names=whom(quarry))
    return Outcome(
        verdict, "r-pursues", "amber", todos=todos, rules=_rules(unit, "R9", "R11", "R12", "R13"), changes=scene.changes
    )


def _keeps_up(scene: Scene, unit: Unit, quarry: tuple[Unit, ...]) -> Outcome:
    """Follow a later move of the routed, in contact where twice the pursuers' Movement suffices (R11)."""
    away = [prey for prey in quarry if _outruns(prey, unit)]
    for prey in quarry:
        if prey in away:
            scene.part(unit, prey)
        else:
            scene.engage(unit, prey)
    kept = tuple(prey for prey in quarry if prey not in away)
    pursuing = bool(kept) or not quarry
    scene.change(unit, pursuing=pursuing)
    todos: list[Line] = [say("todo-r-outrun", names=names(away), n=unit.doubled or 0)] if away else []
    if pursuing:
        known = bool(kept) and unit.doubled is not None and all(prey.doubled is not None for prey in kept)
        follows = "todo-r-follows" if known else "todo-r-follows-if" if kept else "todo-r-follows-unnamed"
        todos += [say(follows, names=names(kept), n=max((prey.doubled or 0 for prey in kept), default=0))]
        todos += [say("todo-r-pursuit-through"), say("todo-r-fights-routed")]
    else:
        todos.append(say("todo-r-pursuit-over"))
    key = "verdict-r-outrun" if not pursuing else "verdict-r-keeps-up" if kept else "verdict-r-keeps-up-unnamed"
    verdict = say(key, unit=unit.called, names=names(kept if pursuing else quarry))
    return Outcome(
        verdict,
        "r-pursues",
        "amber" if pursuing else "grey",
        todos=tuple(todos),
        rules=_rules(unit, "R11", "R12") if pursuing else _rules(unit, "R11"),
        changes=scene.changes,
    )


def _outruns(prey: Unit, unit: Unit) -> bool:
    return prey.doubled is not None and unit.doubled is not None and prey.doubled > unit.doubled


def _leaves(scene: Scene, unit: Unit, quarry: tuple[Unit, ...]) -> Outcome:
    """Follow the routed over the edge of the table (R14)."""
    for prey in quarry:
        scene.part(unit, prey)
    scene.change(unit, pursuing=True, off_table=True, left_now=True)
    todos = (say("todo-r-leaves"), say("todo-r-comes-back"))
    verdict = say("verdict-r-leaves", unit=unit.called, names=whom(quarry))
    return Outcome(verdict, "r-pursues", "amber", todos=todos, rules=_rules(unit, "R11", "R14"), changes=scene.changes)


def _charges(
    scene: Scene, unit: Unit, quarry: tuple[Unit, ...], through: tuple[Unit, ...], psychology: bool
) -> Outcome:
    """Charge the friends whom the routed ran through: the pursuit ends in a new fight (R12)."""
    for prey in quarry:
        scene.part(unit, prey)
    steps = []
    for friend in through:
        scene.engage(unit, friend)
        scene.change(friend, no_reserve=True)
        if call := charged(scene[friend], unit, psychology):
            scene.change(friend, due=scene[friend].calling(call))
            steps.append(followup(friend, call, unit))
    scene.change(unit, pursuing=False)
    verdict = say("verdict-r-charges", unit=unit.called, names=names(through))
    todos = [
        say("todo-r-charges", unit=unit.called, names=names(through)),
        say("todo-r-routed-get-away", names=whom(quarry)),
    ]
    if steps:
        todos.append(say("todo-r-fear-first", names=names(through)))
    return Outcome(
        verdict,
        "r-pursues",
        "amber",
        todos=tuple(todos),
        rules=_rules(unit, "R9", "R12", *(["P5"] if steps else [])),
        changes=scene.changes,
        next=tuple(steps),
    )


def charged(unit: Unit, by: Unit, psychology: bool) -> Called | None:
    """Return the fear test that a charge makes due to the unit charged (P5), None when it takes none."""
    if not psychology or FEAR not in by.traits or forbidden(unit, "fear-charged"):
        return None
    return Called("fear-charged", enemy=by.id)


def _rules(unit: Unit, *rules: str) -> tuple[str, ...]:
    return (*rules, "P3") if unit.frenzied else rules
