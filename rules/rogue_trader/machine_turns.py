"""Turns of machines: what a turn's end and beginning change, what falls due (V8–V11, D3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core.battle import Battle
from rules.core.game import Due
from rules.core.names import fold
from rules.core.outcome import Change, changed
from rules.core.pieces import Piece
from rules.core.words import Line, say
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.fates import roll_due
from rules.rogue_trader.machine import Machine, Tally
from rules.rogue_trader.pilot import retests
from rules.rogue_trader.vehicles import Vehicle

OWED, DRIFT, SMOULDER, DAZED, STAGGER = (
    5,
    10,
    20,
    20,
    40,
)  # order within a turn: drifts come before all other moves (V10)


def plays(piece: Piece, side: str, sides: Sequence[str]) -> bool:
    """Tell whether a side's turn is this piece's own; one of no known side has a turn at each."""
    own = fold(piece.side)
    return not side or own not in {fold(known) for known in sides} or own == fold(side)


def close(battle: Battle, side: str) -> tuple[Change, ...]:
    """End a turn: everybody's damage of the turn, and what its own turn ends for a machine."""
    sides = battle.state.sides
    done: list[Change] = []
    for machine in battle.peek(Machine):
        after = _new_tally(machine)
        if isinstance(after, Vehicle) and after.passed:
            after = replace(after, passed=0)
        if plays(machine, side, sides):
            after = _ended(after)
        done += changed(machine, after)
    return tuple(done)


def _new_tally(machine: Machine) -> Machine:
    """Return the machine with no damage this turn; a special roll put off is owed with its total and dice (V8)."""
    owed = (*machine.owed, machine.tally) if machine.waiting and not machine.destroyed else machine.owed
    return replace(machine, tally=Tally(), waiting=False, owed=owed)


def _ended(machine: Machine) -> Machine:
    """Return the machine as its own turn leaves it: control is regained unless lost again or for good (V9–V11)."""
    late = machine.loose and machine.drifted != "now" and not machine.stalled
    after = replace(machine, adrift=False, late=late)
    if after.drifted == "now":
        after = replace(after, drifted="")
    if not (after.adrift_next or after.adrift_good):
        after = replace(after, stalled=False)
    if isinstance(after, Vehicle):
        return replace(after, began=None)
    if isinstance(after, Dreadnought):
        return replace(after, walked=False)
    return after


def begin(battle: Battle, side: str) -> tuple[Change, ...]:
    """Begin a side's turn: machines whose control is lost for it, a D6 for those that burn (V9–V11, D3)."""
    sides = battle.state.sides
    done: list[Change] = []
    for machine in battle.peek(Machine):
        if machine.destroyed or not plays(machine, side, sides):
            continue
        after = replace(
            machine,
            adrift=machine.adrift_next or machine.adrift_good,
            adrift_next=machine.adrift_again,
            adrift_again=False,
            late=False,
            smouldering=machine.burning,
        )
        if after.drifted == "ahead":
            after = replace(after, drifted="now")
        if isinstance(after, Dreadnought):
            after = replace(after, retest=after.confused)
        done += changed(machine, after)
    return tuple(done)


def due(battle: Battle, side: str) -> Sequence[Due]:
    """List what is due: special rolls of turns gone by, drifts, burning machines, the D6" moves."""
    sides = battle.state.sides
    found = []
    for machine in battle.peek(Machine):
        if machine.destroyed:
            continue
        own = plays(machine, side, sides)
        if machine.owed:
            points = sum(tally.points for tally in machine.owed)
            found.append(_damage(machine, say("due-v-special", name=machine.called, points=points), "V8", OWED))
        if machine.smouldering and own and not machine.owed:
            rule = "V9" if isinstance(machine, Vehicle) else "D3"
            found.append(_damage(machine, say("due-v-smoulder", name=machine.called), rule, SMOULDER))
        if own and machine.loose and machine.drifted != "now" and not machine.stalled:
            what = say("due-v-drift", name=machine.called)
            found.append(Due(machine.id, "V10", what, "vehicle drift", (("vehicle", machine.name),), DRIFT))
        if isinstance(machine, Dreadnought) and retests(machine, battle) and battle.setting("psychology") == "on":
            what = say("due-d-confused", name=machine.called)
            found.append(Due(machine.id, "P2", what, "psych", (("unit", machine.name), ("test", "confusion")), DAZED))
        if own and isinstance(machine, Dreadnought) and staggers(machine):
            what = say("due-d-move", name=machine.called)
            options = (("dreadnought", machine.name),)
            found.append(Due(machine.id, "D3", what, "dreadnought move", options, STAGGER))
    battle.read(machine for machine in battle.peek(Machine) if machine.id in {one.piece for one in found})
    return found


def staggers(d: Dreadnought) -> bool:
    """Tell whether its D6" move of this turn is still to be rolled (D3)."""
    return d.clumsy and not (d.walked or d.stopped or d.jammed or d.berserk or d.loose or d.destroyed)


def _damage(machine: Machine, what: Line, rule: str, order: int) -> Due:
    button = roll_due(machine)
    return Due(machine.id, rule, what, button.command, button.options, order)
