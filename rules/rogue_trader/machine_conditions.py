"""What the GM may set by hand on machines and buildings, under the names of the tables (V9, D3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from rules.core.battle import Battle
from rules.core.game import Condition
from rules.core.outcome import Change, changed
from rules.core.pieces import Piece
from rules.core.refusal import Reason, Refused
from rules.core.words import say
from rules.rogue_trader.buildings import Building
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.machine import Machine, Tally
from rules.rogue_trader.vehicles import Vehicle
from rules.rogue_trader.weapons import without

P = TypeVar("P", bound=Piece)
M = TypeVar("M", bound=Machine)
SECTIONS = 8  # of a building, that have a condition of their own


def _flag(key: str, kind: type[P], put: Callable[[P, bool], P]) -> Condition:
    def change(battle: Battle, piece: Piece, value: bool | int | Piece | None) -> tuple[Change, ...]:
        assert isinstance(piece, kind)
        return changed(piece, put(piece, bool(value)))

    return Condition(key, kind, "flag", change)


def _number(key: str, kind: type[P], put: Callable[[P, int], P]) -> Condition:
    def change(battle: Battle, piece: Piece, value: bool | int | Piece | None) -> tuple[Change, ...]:
        assert isinstance(piece, kind)
        return changed(piece, put(piece, int(value) if isinstance(value, int) else 0))

    return Condition(key, kind, "number", change)


def _damage(m: M, lost: int) -> M:
    """Set the damage in all: at 0 left it is destroyed, with points left it is not."""
    return replace(m, lost=lost, destroyed=m.damage is not None and lost >= m.damage)


def _damage_now(m: M, points: int) -> M:
    """Set the damage of this turn; its dice are forgotten."""
    return replace(m, tally=Tally(points), waiting=False)


def _adrift(m: M, on: bool) -> M:
    """Put it out of control now, or give back all control."""
    if on:
        return replace(m, adrift=True, drifted="", stalled=False)
    calm = replace(m, adrift=False, adrift_next=False, adrift_again=False, adrift_good=False)
    return replace(calm, drifted="", stalled=False, late=False)


def _burning(m: M, on: bool) -> M:
    """Let it burn, or put the fire out; the system error goes with it."""
    return replace(_stopped(m, on), burning=on, smouldering=m.smouldering and on)


def _stopped(m: M, on: bool) -> M:
    """Halt it for good, or let it move again."""
    return replace(m, stopped=on, speed=m.speed * 0 if on else m.speed)


def _arm(d: Dreadnought, number: int) -> Dreadnought:
    """Cut the power of the right (1) or left (2) arm, or with 0 let both work again."""
    _within(number, 2, d)
    if number == 0:
        return replace(d, right_lost=False, left_lost=False)
    return replace(d, right_lost=d.right_lost or number == 1, left_lost=d.left_lost or number == 2)


def _turret(v: Vehicle, number: int) -> Vehicle:
    """Stop one turret, or with 0 make all work again."""
    _within(number, v.turrets, v)
    return replace(v, turrets_lost=tuple(sorted({*v.turrets_lost, number})) if number else ())


def _weapon(m: M, number: int) -> M:
    """Destroy the weapon at this place of the card, or with 0 make all work again."""
    _within(number, len(m.weapons), m)
    if number:
        return replace(m, weapons=without(m.weapons, number - 1))
    return replace(m, weapons=tuple(replace(w, lost=False) for w in m.weapons))


def _within(number: int, most: int, piece: Piece) -> None:
    if number > most:
        raise Refused(say("refused-v-set", name=piece.called), Reason(say("no-v-place", number=number, most=most)))


def _section(number: int) -> Callable[[Building, int], Building]:
    def put(b: Building, lost: int) -> Building:
        _within(number, b.sections, b)
        return b.hit(number, lost - b.lost[number - 1])

    return put


def _machine(kind: type[M]) -> tuple[Condition, ...]:
    """Return the conditions that vehicles and dreadnoughts share."""
    return (
        _number("damage", kind, _damage),
        _number("damage this turn", kind, _damage_now),
        _flag("destroyed", kind, lambda m, on: replace(m, destroyed=on)),
        _flag("out of control", kind, _adrift),
        _flag("temporary loss of control", kind, lambda m, on: replace(m, adrift_next=on)),
        _number("power loss", kind, lambda m, times: replace(m, halvings=min(times, 9))),
        _flag("mechanical jam", kind, lambda m, on: replace(m, jammed=on)),
        _number("weapon lost", kind, _weapon),
        _flag("system error", kind, _stopped),
        _flag("burning smell", kind, _burning),
    )


CONDITIONS: tuple[Condition, ...] = (
    *_machine(Vehicle),
    _number("auxiliary power lost", Vehicle, _turret),
    _flag("loss of control", Vehicle, lambda v, on: replace(v, adrift_good=on)),
    _flag("turned this turn", Vehicle, lambda v, on: replace(v, turned=on)),
    *_machine(Dreadnought),
    _number("arm", Dreadnought, _arm),
    _flag("right arm", Dreadnought, lambda d, on: replace(d, right_lost=on)),
    _flag("left arm", Dreadnought, lambda d, on: replace(d, left_lost=on)),
    _flag("loss of coordination", Dreadnought, lambda d, on: replace(d, clumsy=on)),
    _flag("berserk", Dreadnought, lambda d, on: replace(d, berserk=on)),
    _flag("confused", Dreadnought, lambda d, on: replace(d, confused=on)),
    _number("damage", Building, _section(1)),
    *(_number(f"damage of section {n}", Building, _section(n)) for n in range(2, SECTIONS + 1)),
)
