"""What ends when a turn begins, and the tests that are due in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core.battle import Battle
from rules.core.game import Due
from rules.core.outcome import Change, Followup, changed
from rules.core.words import say
from rules.rogue_trader.calls import RULE, followup, open_calls
from rules.rogue_trader.rally import barred
from rules.rogue_trader.units import FRENZY, Called, Unit, has_turn, named, prey_of

AT_ONCE, ROUT, RALLY, RETURN = 5, 45, 80, 85  # order within a turn, across games
PSYCHOLOGY = {"confusion": 20, "frenzy": 21, "fear-charging": 22, "fear-charged": 22, "fear-weapons": 22, "hate": 23}


def begin(battle: Battle, side: str) -> tuple[Change, ...]:
    """Return what changes when a turn begins: what lasted a turn is over, the tests of its start fall due."""
    state = battle.state
    psychology = battle.setting("psychology") == "on"
    units = battle.peek(Unit)
    changes: list[Change] = []
    for unit in units:
        now = turned(unit)
        if has_turn(unit, state):
            now = own_turn(now, tuple(foe for foe in units if foe.id in unit.engaged), psychology)
        changes += changed(unit, now)
    return tuple(changes)


def turned(unit: Unit) -> Unit:
    """Return the unit when any turn begins: losses start anew, what was for the rest of the turn ends.

    A confusion test forgotten in its own turn stays due; what depends on an enemy's being near does not.
    """
    return replace(
        unit,
        start=unit.size,
        losses=0,
        tried=(),
        chase=(),
        stationary="",
        no_reserve=False,
        rally="" if unit.rally == "now" else unit.rally,
        due=tuple(call for call in unit.due if call.test == "confusion"),
    )


def own_turn(unit: Unit, foes: tuple[Unit, ...], psychology: bool) -> Unit:
    """Return the unit when its own turn begins: frenzy and hate end unless it fights, its rally turn comes."""
    unit = replace(
        unit,
        fresh=False,
        left_now=False,
        rally="now" if unit.rally == "next" else unit.rally,
        frenzied=unit.frenzied and unit.in_combat,
        hating=tuple(foe.id for foe in foes if foe.id in unit.hating),
        hating_named=tuple(name for name in unit.hating_named if any(named((name,), foe) for foe in foes)),
    )
    return replace(unit, due=starting(unit) if psychology else ())


def starting(unit: Unit) -> tuple[Called, ...]:
    """Return the tests due at the start of a unit's own turn, in order (P1): what failing one forbids comes later."""
    if not unit.playing or unit.frenzied:
        return ()
    due = [Called("confusion")] if unit.confused else []
    if FRENZY in unit.traits and not unit.routed:
        due.append(Called("frenzy"))
    if unit.hates and not unit.is_hating and not unit.routed:
        due.append(Called("hate"))
    return tuple(due)


def due(battle: Battle, side: str) -> Sequence[Due]:
    """List the tests due now: those of the side to play, and whatever is due at once to anybody."""
    state = battle.state
    found: list[Due] = []
    units = battle.peek(Unit)
    names = {unit.id: unit for unit in units}
    for unit in units:
        foes = tuple(names[i] for i in unit.engaged if i in names)
        mine = has_turn(unit, state)
        found += [_called(unit, call, names.get(call.enemy)) for call in open_calls(unit, foes, names)]
        found += _pursuit(unit, names)
        if mine and not barred(unit, foes, mine):
            found.append(_due(unit, "R7", Followup(say("next-r-rally", unit=unit.called), "rally", _of(unit)), RALLY))
        if mine and unit.off_table and not (unit.routed or unit.destroyed or unit.left_now or "return" in unit.tried):
            options = (*_of(unit), ("action", "return"))
            step = Followup(say("next-r-returns", unit=unit.called), "pursue", options)
            found.append(_due(unit, "R14", step, RETURN))
    return found


def _of(unit: Unit) -> tuple[tuple[str, str], ...]:
    return (("unit", unit.name),)


def _due(unit: Unit, rule: str, step: Followup, order: int) -> Due:
    return Due(unit.id, rule, step.label, step.command, step.options, order)


def _called(unit: Unit, call: Called, enemy: Unit | None) -> Due:
    if call.test == "rout":
        return _due(unit, "R1", followup(unit, call, enemy), ROUT)
    return _due(unit, RULE[call.test], followup(unit, call, enemy), PSYCHOLOGY[call.test])


def _pursuit(unit: Unit, names: dict[int, Unit]) -> list[Due]:
    """Return the pursuit that a winner owes now: it must follow those who routed from it (R9)."""
    prey = prey_of(unit, names)
    if not prey or not unit.playing or unit.routed:
        return []
    options = (*_of(unit), ("action", "follow"), *((("enemy", prey[0].name),) if len(prey) == 1 else ()))
    step = Followup(say("next-r-must-pursue", unit=unit.called, names=tuple(p.called for p in prey)), "pursue", options)
    return [_due(unit, "R9", step, AT_ONCE)]
