"""The state of machines and buildings in a glance: conditions, and what they must do now."""

from __future__ import annotations

from rules.core.battle import Battle
from rules.core.game import Status
from rules.core.pieces import Piece
from rules.core.words import Line, Name, say
from rules.rogue_trader.buildings import Building
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.machine import Machine
from rules.rogue_trader.machine_turns import staggers
from rules.rogue_trader.pilot import dazed
from rules.rogue_trader.vehicles import Vehicle


def status(piece: Piece, battle: Battle) -> Status:
    """Tell the conditions and obligations of a vehicle, a dreadnought or a building."""
    if isinstance(piece, Building):
        return Status(_ruins(piece))
    if not isinstance(piece, Machine):
        return Status()
    if piece.destroyed:
        return Status((say("cond-v-destroyed"),))
    own = (
        _vehicle(piece)
        if isinstance(piece, Vehicle)
        else _armour(piece, battle)
        if isinstance(piece, Dreadnought)
        else ()
    )
    return Status(tuple(_shared(piece)) + tuple(own), tuple(_musts(piece, battle)))


def _shared(m: Machine) -> list[Line]:
    """Return the conditions that vehicles and dreadnoughts share, the gravest first."""
    found = [
        ("burning", m.burning),
        ("system", m.stopped and not m.burning),
        ("jam", m.jammed and not m.stopped),
        ("control", m.adrift_good and not m.immobile),
        ("adrift", m.adrift and not m.adrift_good and not m.immobile),
        ("adrift-next", m.adrift_next and not m.adrift_good and not m.immobile),
    ]
    lines = [say(f"cond-v-{key}") for key, holds in found if holds]
    if m.halvings:
        lines.append(say("cond-v-power", count=m.halvings))
    if m.damage is not None and m.lost:
        lines.append(say("cond-v-damage", left=m.left, damage=m.damage))
    gone = tuple(Name(w.name) for w in m.weapons if w.lost)
    if gone:
        lines.append(say("cond-v-weapons", names=gone))
    return lines


def _vehicle(v: Vehicle) -> list[Line]:
    if not v.turrets_lost:
        return []
    return [say("cond-v-turrets", numbers=tuple(str(n) for n in v.turrets_lost))]


def _armour(d: Dreadnought, battle: Battle) -> list[Line]:
    found = [
        ("right-arm", d.right_lost),
        ("left-arm", d.left_lost),
        ("coordination", d.clumsy),
        ("berserk", d.berserk and not d.stopped),
        ("confused", dazed(d, battle)),
        ("empty", not d.manned),
    ]
    return [*(say(f"cond-d-{key}") for key, holds in found if holds), *d.weakness]


def _musts(m: Machine, battle: Battle) -> list[Line]:
    """Return what must be done with it, in order."""
    found = []
    if m.waiting or m.owed:
        points = sum(tally.points for tally in m.owed) + (m.tally.points if m.waiting else 0)
        found.append(say("must-v-special", points=points))
    if m.smouldering:
        found.append(say("must-v-smoulder"))
    if m.jammed and not m.stopped:
        found.append(say("must-v-jam", speed=m.speed) if isinstance(m, Vehicle) else say("must-d-jam"))
    if m.loose:
        found.append(say("must-v-stalled" if m.stalled else "must-v-drifted" if m.drifted == "now" else "must-v-drift"))
    if isinstance(m, Dreadnought) and staggers(m):
        found.append(say("must-d-move"))
    if isinstance(m, Dreadnought) and dazed(m, battle):
        found.append(say("must-d-confused"))
    return found


def _ruins(b: Building) -> tuple[Line, ...]:
    """Return the sections that lie in ruins and those that are damaged."""
    fallen = tuple(str(n) for n in range(1, b.sections + 1) if b.left(n) == 0)
    lines = []
    if fallen:
        lines.append(say("cond-b-collapsed") if b.sections == 1 else say("cond-b-collapsed-sections", numbers=fallen))
    for n in range(1, b.sections + 1):
        if b.lost[n - 1] and b.left(n):
            key = "cond-b-damage" if b.sections == 1 else "cond-b-damage-section"
            lines.append(say(key, section=n, left=b.left(n), damage=b.damage))
    return tuple(lines)
