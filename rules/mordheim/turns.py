"""Turns: whose turn it is, what ends when one begins or ends, which tests fall due."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core.battle import Battle
from rules.core.game import Due
from rules.core.names import fold
from rules.core.outcome import Change, changed
from rules.core.pieces import Piece
from rules.core.words import say
from rules.mordheim.links import settled
from rules.mordheim.pieces import Mount, Rider

BECAUSE = {"isolated": "M5", "uncontrollable": "M8", "bolting": "M15"}


def plays(piece: Piece, side: str, sides: Sequence[str]) -> bool:
    """Tell whether a side's turn is this piece's own. A piece of no known side has a turn at each."""
    own = fold(piece.side)
    return not side or own not in {fold(known) for known in sides} or own == fold(side)


def own_turn(battle: Battle, piece: Piece) -> bool:
    """Tell whether it is this piece's own turn; so is every turn where all play together."""
    return plays(piece, battle.state.side, battle.state.sides)


def begin(battle: Battle, side: str) -> tuple[Change, ...]:
    """Return what ends when a side's turn begins: Trick Riding's −1 (M26), and last turn's tests of mounts."""
    sides = battle.state.sides
    done: list[Change] = []
    for mount in battle.peek(Mount):
        if plays(mount, side, sides):
            done += changed(mount, replace(mount, tested=False, calmed=False))
    for rider in battle.peek(Rider):
        if plays(rider, side, sides):
            done += changed(rider, replace(rider, hidden=False))
    return tuple(done)


def close(battle: Battle, side: str) -> tuple[Change, ...]:
    """Return what ends with a side's turn: a rearing that has lasted (M15), and what was spent this turn (M4)."""
    sides = battle.state.sides
    done: list[Change] = []
    for rider in battle.peek(Rider):
        after = replace(rider, changes=0)
        if rider.condition == "disoriented" and plays(rider, side, sides):
            left = rider.disoriented - 1
            after = replace(after, disoriented=left) if left > 0 else replace(after.stands("mounted"), changes=0)
        done += changed(rider, after)
    return tuple(done)


def due(battle: Battle, side: str) -> Sequence[Due]:
    """List the control tests and runs that fall due as a side's turn begins (M5, M8, M15)."""
    sides = battle.state.sides
    found = []
    for mount in (settled(battle, mount) for mount in battle.peek(Mount)):
        rule = BECAUSE.get(mount.condition)
        if rule is None or mount.tested or mount.calmed or not plays(mount, side, sides):
            continue
        if mount.has("never tests") and mount.condition != "bolting":
            continue
        tests = mount.condition == "bolting" and battle.setting("bolting") == "test-each-turn"
        what = say("due-m-bolting-tests" if tests else f"due-m-{mount.condition}", mount=mount.called)
        options = (("mount", mount.name), ("because", mount.condition))
        found.append(Due(mount.id, rule, what, "mount check", options, order=10))
    return found
