"""What is due to units now, in the order of the turn: tests, pursuits, rallies, returns."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.battle import Battle
from rules.core.game import Due
from rules.core.outcome import Followup
from rules.core.pieces import BattleState
from rules.core.words import say
from rules.rogue_trader.calls import RULE, followup, open_calls
from rules.rogue_trader.flight import names as names_of
from rules.rogue_trader.rally import barred
from rules.rogue_trader.units import Called, Unit, has_turn, prey_of

AT_ONCE, STOP, FOLLOW, ROUT, RALLY, RETURN = 5, 30, 40, 45, 80, 85  # order within a turn, across games
PSYCHOLOGY = {"confusion": 20, "frenzy": 21, "fear-charging": 22, "fear-charged": 22, "fear-weapons": 22, "hate": 23}


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
        found += _pursuit(unit, foes, names, state)
        if mine and not barred(unit, foes, mine):
            found.append(_due(unit, "R7", Followup(say("next-r-rally", unit=unit.called), "rally", _of(unit)), RALLY))
        if mine and unit.off_table and not (unit.routed or unit.destroyed or unit.left_now or "return" in unit.tried):
            options = (*_of(unit), ("action", "return"))
            step = Followup(say("next-r-returns", unit=unit.called), "pursue", options)
            found.append(_due(unit, "R14", step, RETURN))
    return found


def _of(unit: Unit) -> tuple[tuple[str, str], ...]:
    return (("unit", unit.name),)


def _due(unit: Unit, rule: str, step: Followup, order: int, sure: bool = True) -> Due:
    return Due(unit.id, rule, step.label, step.command, step.options, order, sure)


def _called(unit: Unit, call: Called, enemy: Unit | None) -> Due:
    if call.test == "rout":
        return _due(unit, "R1", followup(unit, call, enemy), ROUT)
    sure = call.test not in ("frenzy", "hate")  # whether an enemy is near or in sight, the players see
    return _due(unit, RULE[call.test], followup(unit, call, enemy), PSYCHOLOGY[call.test], sure)


def _pursuit(unit: Unit, foes: tuple[Unit, ...], names: dict[int, Unit], state: BattleState) -> list[Due]:
    """Return the pursuit that a unit owes now: of those who just routed from it (R9), or as the routed move (R11).

    Unless it is frenzied it may test to hold back first, or to stop in its own turn (R10, R13): its player chooses.
    """
    if not unit.playing or unit.routed:
        return []
    found = []
    if unit.pursuing and not unit.frenzied and has_turn(unit, state) and "stop" not in unit.tried:
        step = Followup(say("next-r-may-stop", unit=unit.called), "pursue", (*_of(unit), ("action", "stop")))
        found.append(_due(unit, "R13", step, STOP, sure=False))
    prey, rule, order = prey_of(unit, names), "R9", AT_ONCE
    if not prey and unit.pursuing and "follow" not in unit.tried:
        moving = tuple(foe for foe in foes if foe.routed)
        prey, rule, order = (moving if any(has_turn(foe, state) for foe in moving) else ()), "R11", FOLLOW
    if not prey or any(not foe.routed for foe in foes):
        return found
    whom = (("enemy", prey[0].name),) if len(prey) == 1 else ()
    must = say("next-r-must-pursue", unit=unit.called, names=names_of(prey))
    follow = Followup(must, "pursue", (*_of(unit), ("action", "follow"), *whom))
    found.append(_due(unit, rule, follow, order, unit.frenzied))
    if not unit.frenzied and (rule == "R9" or "decline" not in unit.tried):
        hold = Followup(say("next-r-may-hold", unit=unit.called), "pursue", (*_of(unit), ("action", "decline"), *whom))
        found.append(_due(unit, "R10", hold, order, sure=False))
    return found
