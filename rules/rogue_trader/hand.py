"""The GM's hand: conditions of a unit set without dice, each leaving the unit in a state that can be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.battle import Battle
from rules.core.game import Condition
from rules.core.outcome import Change
from rules.core.pieces import Piece
from rules.core.refusal import Reason, Refused
from rules.core.words import say
from rules.rogue_trader.flight import rout
from rules.rogue_trader.scene import Scene
from rules.rogue_trader.units import Unit, has_turn

Value = bool | int | Piece | None
Setter = Callable[[Scene, Unit, Any, Battle], None]


def foes_of(battle: Battle, unit: Unit) -> tuple[Unit, ...]:
    """Return those a unit fights, noted as read."""
    return tuple(battle.get(Unit, i) for i in unit.engaged if battle.has(i))


def _setting(setter: Setter) -> Callable[[Battle, Piece, Value], tuple[Change, ...]]:
    """Return the hook of a condition: gather the unit and those it fights, set, give the changes."""

    def set_by_hand(battle: Battle, piece: Piece, value: Value) -> tuple[Change, ...]:
        assert isinstance(piece, Unit)
        scene = Scene(piece, *foes_of(battle, piece))
        if isinstance(value, Piece):
            value = _other(piece, value)
            scene.join(value)
        setter(scene, piece, value, battle)
        return scene.changes

    return set_by_hand


def _other(unit: Unit, enemy: Piece) -> Unit:
    title = say("r-no-engagement", unit=unit.called, enemy=enemy.called)
    if not isinstance(enemy, Unit):
        raise Refused(title, Reason(say("r-why-no-unit", enemy=enemy.called, what=say(f"kind-{enemy.KIND}"))))
    if enemy.id == unit.id:
        raise Refused(title, Reason(say("r-why-itself")))
    gone = [one for one in (unit, enemy) if one.destroyed]
    if gone:
        raise Refused(title, *(Reason(say("r-why-gone-destroyed", unit=one.called)) for one in gone))
    return enemy


def _routed(scene: Scene, unit: Unit, on: bool, battle: Battle) -> None:
    """Rout the unit, out of close combat (R4); or end its rout without a rally turn."""
    if on and not unit.routed:
        rout(scene, unit)
        scene.part_from_all(unit, foes_of(battle, unit))
    elif not on:
        scene.change(unit, routed=False, fresh=False)


def _rally_turn(scene: Scene, unit: Unit, on: bool, battle: Battle) -> None:
    """Give the unit its rally turn: this one if it is its owner's, else the next (R8)."""
    now = "now" if has_turn(unit, battle.state) else "next"
    scene.change(unit, rally=now if on else "")
    if on:
        scene.change(unit, routed=False, fresh=False, frenzied=False)


def _pursuing(scene: Scene, unit: Unit, on: bool, battle: Battle) -> None:
    scene.change(unit, pursuing=on and not (unit.routed or unit.destroyed), chase=())


def _stationary(scene: Scene, unit: Unit, on: bool, battle: Battle) -> None:
    scene.change(unit, stationary=(unit.stationary or "set") if on else "")


def _frenzied(scene: Scene, unit: Unit, on: bool, battle: Battle) -> None:
    scene.change(unit, frenzied=on)
    if on:
        scene.change(unit, routed=False, fresh=False, rally="", stationary="")


def _confused(scene: Scene, unit: Unit, on: bool, battle: Battle) -> None:
    scene.change(unit, confused=on, due=unit.due if on else tuple(c for c in unit.due if c.test != "confusion"))


def _hating(scene: Scene, unit: Unit, enemy: Unit | None, battle: Battle) -> None:
    hating = tuple(dict.fromkeys((*unit.hating, enemy.id))) if enemy else ()
    scene.change(unit, hating=hating, hating_named=unit.hating_named if enemy else ())
    if enemy:
        scene.change(unit, routed=False, fresh=False)


def _in_close_combat(scene: Scene, unit: Unit, enemy: Unit | None, battle: Battle) -> None:
    if enemy is None:
        scene.part_from_all(unit, foes_of(battle, unit))
    else:
        scene.engage(unit, enemy)


def _no_reserve(scene: Scene, unit: Unit, on: bool, battle: Battle) -> None:
    scene.change(unit, no_reserve=on)


def _off_table(scene: Scene, unit: Unit, on: bool, battle: Battle) -> None:
    """Take the unit off the table (R6) or put it back; those who pursue it may still follow (R14)."""
    if on == unit.off_table:
        return
    for foe in foes_of(battle, unit):
        if not (on and unit.routed and foe.pursuing):
            scene.part(unit, foe)
    scene.change(unit, off_table=on, left_now=on, pursuing=unit.pursuing and on, chase=(), due=())


def _size(scene: Scene, unit: Unit, size: int, battle: Battle) -> None:
    """Set the number of models; what was lost this turn stays counted."""
    scene.change(unit, size=size, start=size + unit.losses)
    if size == 0:
        scene.part_from_all(unit, foes_of(battle, unit))
        scene.change(unit, due=(), chase=(), pursuing=False)


def _losses(scene: Scene, unit: Unit, losses: int, battle: Battle) -> None:
    """Set the losses of the turn to shooting and psychic attack (R1)."""
    scene.change(unit, losses=losses)


CONDITIONS = tuple(
    Condition(key, Unit, value, _setting(setter))
    for key, value, setter in (
        ("routed", "flag", _routed),
        ("rally turn", "flag", _rally_turn),
        ("pursuing", "flag", _pursuing),
        ("stationary", "flag", _stationary),
        ("frenzied", "flag", _frenzied),
        ("confused", "flag", _confused),
        ("hating", "piece", _hating),
        ("in close combat", "piece", _in_close_combat),
        ("no reserve move", "flag", _no_reserve),
        ("off the table", "flag", _off_table),
        ("size", "number", _size),
        ("losses", "number", _losses),
    )
)
