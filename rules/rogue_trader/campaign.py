"""Between battles: units gather again, machines keep their damage, pilots what leaving the armour cost them (D4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from rules.core.battle import Battle
from rules.core.campaign import Campaign, Lasting, Toll
from rules.core.pieces import BattleState, Piece
from rules.core.words import Line, Name, say
from rules.rogue_trader.buildings import Building
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.machine import Machine, Tally
from rules.rogue_trader.machine_status import status
from rules.rogue_trader.units import Unit
from rules.rogue_trader.vehicles import Vehicle

NOWHERE = Battle(BattleState())
Told = Line | Name


def home(pieces: Sequence[Piece], fresh: bool = False) -> tuple[Piece, ...]:
    """Return pieces as they go home: rallied, disentangled and halted, but not mended."""
    here = {piece.id: piece.id for piece in pieces}
    return tuple(relinked(_home(piece, fresh), here) for piece in pieces)


def _home(piece: Piece, fresh: bool) -> Piece:
    match piece:
        case Unit():
            return _unit(piece, fresh)
        case Vehicle():
            return _vehicle(piece, fresh)
        case Dreadnought():
            return _armour(piece, fresh)
        case Building() if fresh:
            return replace(piece, lost=(0,) * piece.sections)
    return piece


def _unit(unit: Unit, fresh: bool) -> Unit:
    """Return a unit with its profile, the models that it has left, and the loss of its leader."""
    size = None if fresh and unit.destroyed else unit.size
    return Unit(
        id=unit.id,
        name=unit.name,
        side=unit.side,
        owner=unit.owner,
        origin=unit.origin,
        size=size,
        start=size,
        ld=unit.ld,
        cl=unit.cl,
        leader_ld=unit.leader_ld,
        leader_cl=unit.leader_cl,
        leader_lost=unit.leader_lost and not fresh,
        movement=unit.movement,
        traits=unit.traits,
        hates=unit.hates,
    )


def _stilled(machine: Machine) -> dict[str, object]:
    """Return the fields of a machine that belong to the battle alone, as they are before one begins."""
    return {
        "speed": Fraction(0),
        "tally": Tally(),
        "waiting": False,
        "owed": (),
        "burning": False,
        "smouldering": False,
        "adrift": False,
        "adrift_next": False,
        "adrift_again": False,
        "drifted": "",
        "stalled": False,
        "late": False,
        "stopped": machine.stopped or machine.burning,
    }


def _new(machine: Machine) -> dict[str, object]:
    """Return the fields of a machine's damage as they are on a new one."""
    weapons = tuple(replace(weapon, lost=False) for weapon in machine.weapons)
    sound = dict.fromkeys(("jammed", "stopped", "destroyed", "adrift_good"), False)
    return {**sound, "lost": 0, "halvings": 0, "weapons": weapons}


def _vehicle(vehicle: Vehicle, fresh: bool) -> Vehicle:
    still = replace(vehicle, **_stilled(vehicle), began=None, turned=False, air=False, passed=0)  # type: ignore[arg-type]  # by field
    return replace(still, **_new(vehicle), turrets_lost=()) if fresh else still  # type: ignore[arg-type]  # by field


def _armour(armour: Dreadnought, fresh: bool) -> Dreadnought:
    """Return a dreadnought with its pilot back inside; what leaving it cost him stays with him (D4)."""
    still = replace(armour, **_stilled(armour), confused=False, walked=False, manned=not armour.destroyed)  # type: ignore[arg-type]  # by field
    if not fresh:
        return still
    sound = replace(still, **_new(armour), right_lost=False, left_lost=False, clumsy=False, slowed=0, berserk=False)  # type: ignore[arg-type]  # by field
    points = dict(armour.weakened)
    back = {key: value + points[key] for key in points if (value := getattr(armour, key)) is not None}
    return replace(sound, **back, weakened=(), manned=True)


def relinked(piece: Piece, ids: Mapping[int, int]) -> Piece:
    """Return a dreadnought whose pilot's unit has another number."""
    return replace(piece, pilot_id=ids.get(piece.pilot_id, 0)) if isinstance(piece, Dreadnought) else piece


def lasting(piece: Piece) -> Lasting:
    """Tell what a piece bears: destroyed, damaged, leaderless, a weakened pilot (D4)."""
    match piece:
        case Unit():
            marks = (say("mark-r-leader"),) if piece.leader_lost else ()
            return Lasting(True, (say("mark-r-destroyed"),)) if piece.destroyed else Lasting(False, marks)
        case Machine():
            return Lasting(piece.destroyed, status(_home(piece, False), NOWHERE).conditions)
        case Building():
            fallen = not any(piece.left(section) for section in range(1, piece.sections + 1))
            return Lasting(fallen, status(piece, NOWHERE).conditions)
    return Lasting()


def toll(first: Sequence[Piece], last: Sequence[Piece]) -> Toll:
    """Tell which units and machines are destroyed, which fled or are worn, which pilots are weakened."""
    came = {piece.id: piece for piece in first}
    lost: list[Told] = []
    out: list[Told] = []
    marked: list[Told] = []
    whole: list[Told] = []
    after: list[Line] = []
    for piece in last:
        bears = lasting(piece)
        before = lasting(came[piece.id]) if piece.id in came else Lasting()
        if bears.lost:
            lost.append(piece.called)
        elif isinstance(piece, Unit) and (piece.off_table or piece.routed):
            out.append(say("toll-r-off" if piece.off_table else "toll-r-routed", unit=piece.called))
        elif isinstance(piece, Unit) and (fallen := _fallen(came.get(piece.id), piece)):
            marked.append(say("toll-r-models", unit=piece.called, fallen=fallen, left=piece.size or 0))
        elif bears.marks and bears != before:
            marked.append(say("toll-marked", name=piece.called, marks=bears.marks))
        else:
            whole.append(piece.called)
        if isinstance(piece, Dreadnought) and piece.weakened != getattr(came.get(piece.id), "weakened", ()):
            after += [say("toll-d-weakened", mark=mark) for mark in piece.weakness]
    return Toll(tuple(lost), tuple(out), tuple(marked), tuple(whole), tuple(after), rules=("D4",) if after else ())


def _fallen(before: Piece | None, unit: Unit) -> int:
    """Return how many models a unit has lost in the battle, 0 when its size was never told."""
    size = before.size if isinstance(before, Unit) else None
    return max(0, size - unit.size) if size is not None and unit.size is not None else 0


CAMPAIGN = Campaign(home=home, relinked=relinked, lasting=lasting, toll=toll)
