"""What ends when a turn begins, and the tests that fall due at its start."""

from __future__ import annotations

from dataclasses import replace

from rules.core.battle import Battle
from rules.core.outcome import Change, changed
from rules.rogue_trader.units import FRENZY, Called, Unit, has_turn, named


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
