"""Warmaster Medieval: reactive moves (W). Distances in centimetres."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

from rules.core.battle import Battle, Setting
from rules.core.dice import Dice
from rules.core.game import Condition, Game, Status
from rules.core.outcome import Change, Outcome, Put, changed
from rules.core.pieces import Piece
from rules.core.words import say
from rules.warmaster.campaign import CAMPAIGN
from rules.warmaster.react import Move, ReactCase, react
from rules.warmaster.regiment import Regiment

__all__ = ["GAME", "Move", "ReactCase", "Regiment", "react"]


def status(piece: Piece, battle: Battle) -> Status:
    """Return what keeps a regiment from reacting now."""
    assert isinstance(piece, Regiment)
    held = (("engaged", piece.engaged), ("confused", piece.confused), ("reacted", piece.reacted))
    return Status(tuple(say(f"cond-w-{key}") for key, holds in held if holds))


def begin(battle: Battle, side: str) -> tuple[Change, ...]:
    """Return to every regiment its one attempt, whichever side's turn begins (W8)."""
    used = battle.read(one for one in battle.peek(Regiment) if one.reacted)
    return tuple(Put(one, replace(one, reacted=False)) for one in used)


def _flag(key: str, put: Callable[[Regiment, bool], Regiment]) -> Condition:
    """Return a condition that is on or off."""

    def change(battle: Battle, piece: Piece, value: bool | int | Piece | None) -> tuple[Change, ...]:
        assert isinstance(piece, Regiment)
        return changed(piece, put(piece, bool(value)))

    return Condition(key, Regiment, "flag", change)


def _test(dice: Dice, move: Move, command: int) -> Outcome:
    return react(dice, ReactCase(move=move, command=command, regiment=Regiment(), distance=Fraction(15)))


def evade_test(dice: Dice, command: int = 8) -> Outcome:
    """Run an ordinary regiment's evade under a character of this command value."""
    return _test(dice, "evade", command)


def counter_charge_test(dice: Dice, command: int = 8) -> Outcome:
    """Run an ordinary regiment's counter-charge under a character of this command value."""
    return _test(dice, "counter-charge", command)


GAME = Game(
    key="warmaster",
    prefixes=("W",),
    rules=tuple(f"W{number}" for number in range(1, 18)),
    pieces=(Regiment,),
    settings=(Setting("enemy_near", ("off", "on"), "W11"),),
    status=status,
    begin=begin,
    conditions=(
        _flag("engaged", lambda one, on: replace(one, engaged=on)),
        _flag("confused", lambda one, on: replace(one, confused=on)),
        _flag("reacted", lambda one, on: replace(one, reacted=on)),
    ),
    tests={"evade": evade_test, "counter-charge": counter_charge_test},
    campaign=CAMPAIGN,
)
