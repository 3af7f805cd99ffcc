"""The first flight of a unit that routs, and what it means for those who fought it (R4, R5, R9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules.core.outcome import Followup
from rules.core.pieces import Piece
from rules.core.words import Line, Name, say
from rules.rogue_trader.scene import Scene
from rules.rogue_trader.units import Unit

FIRST = Fraction(4)  # inches, of the routed (R4) and of their pursuers (R9)


@dataclass(frozen=True, slots=True)
class Flight:
    """Tell what a rout brings: orders, next steps, rules."""

    todos: tuple[Line, ...]
    next: tuple[Followup, ...]
    rules: tuple[str, ...]


def pace(unit: Unit) -> Line:
    """Return the words for a move at double: in inches where its Movement is known."""
    return say("r-pace-unknown") if unit.doubled is None else say("r-pace", n=unit.doubled)


def names(pieces: Sequence[Piece]) -> tuple[Name | Line, ...]:
    """Return what to call several pieces, in order."""
    return tuple(piece.called for piece in pieces)


def rout(scene: Scene, unit: Unit) -> Unit:
    """Return the unit routed: whatever a routed unit cannot be is over (R3, P1); its fights are parted elsewhere."""
    now = scene[unit]
    return scene.change(
        now,
        routed=True,
        fresh=True,
        rally="",
        pursuing=False,
        chase=(),
        stationary="",
        frenzied=False,
        hating=(),
        hating_named=(),
        due=tuple(call for call in now.due if call.test == "confusion"),
    )


def fly(
    scene: Scene,
    unit: Unit,
    foes: Sequence[Unit],
    others: Sequence[Unit],
    friends: Sequence[Unit],
    *,
    lost: bool,
    cause: str,
) -> Flight:
    """Rout a unit and part it from its foes; those who won the round pursue if nobody else fights them (R4, R9).

    `others` are the opponents of the foes, `friends` those it runs through, `cause` words what it flees from
    (`fight`, `threat`, `any`).
    """
    rout(scene, unit)
    for foe in foes:
        scene.part(unit, foe)
    for friend in friends:
        scene.change(friend, no_reserve=True)
    todos = [say(f"todo-r-first-flight-{cause}", n=FIRST), _through(unit, friends), say("todo-r-helpless")]
    rules = ["R4", "R5"]
    steps: list[Followup] = []
    if lost:
        for foe in foes:
            if foe.playing and not foe.routed:
                todos += _winner(scene, unit, foe, others, steps, friends)
        rules += ["R9"] * bool(foes)
    return Flight(tuple(todos), tuple(steps), tuple(rules))


def _through(unit: Unit, friends: Sequence[Unit]) -> Line:
    if friends:
        return say("todo-r-run-through-these", names=names(friends), pace=pace(unit))
    return say("todo-r-run-through", pace=pace(unit))


def _winner(
    scene: Scene,
    unit: Unit,
    foe: Unit,
    others: Sequence[Unit],
    steps: list[Followup],
    friends: Sequence[Unit],
) -> list[Line]:
    """Say whether one of the winners pursues: not while it fights others, nor when its charge move is short (R9)."""
    busy = [o for o in others if o.id in foe.engaged and o.id != unit.id and not o.routed]
    if busy:
        return [say("todo-r-foe-busy", unit=foe.called, names=names(busy))]
    if slow(foe):
        scene.change(foe, stationary="slow")
        return [say("todo-r-foe-slow", unit=foe.called, n=foe.doubled or 0)]
    who: tuple[tuple[str, str], ...] = ()
    if unit.id:
        scene.change(foe, chase=(*foe.chase, unit.id))
        who = (("enemy", unit.name),)
    run = (("through", ", ".join(friend.name for friend in friends)),) if friends else ()
    follow = (("unit", foe.name), ("action", "follow"), *who, *run)
    steps.append(Followup(say("next-r-pursues", unit=foe.called), "pursue", follow, choice=not foe.frenzied))
    if foe.frenzied:
        return [say("todo-r-foe-must", unit=foe.called, n=FIRST)]
    decline = (("unit", foe.name), ("action", "decline"), *who, *run)
    steps.append(Followup(say("next-r-declines", unit=foe.called), "pursue", decline, choice=True))
    return [say("todo-r-foe-pursues", unit=foe.called, n=FIRST)]


def slow(unit: Unit) -> bool:
    """Tell whether its charge move, twice its Movement, is too short for it ever to pursue (R9)."""
    return unit.doubled is not None and unit.doubled < FIRST
