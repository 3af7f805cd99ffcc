"""How a turn passes: what ends, what begins, what is due, in the order that the games give."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rules.core.battle import Battle, merge
from rules.core.game import Due, games
from rules.core.outcome import Change, Put, PutBattle
from rules.core.pieces import BattleState


@dataclass(frozen=True, slots=True)
class Passed:
    """Hold what passing the turn does: the changes, what was forgotten, what is due for the side now to play."""

    changes: tuple[Change, ...]
    state: BattleState
    forgotten: tuple[Due, ...]
    due: tuple[Due, ...]


def dues(battle: Battle, side: str) -> tuple[Due, ...]:
    """Return every test due for a side ("" for everybody), in order."""
    found = [due for game in games() for due in game.due(battle, side)]
    return tuple(sorted(found, key=lambda due: due.order))


def following(state: BattleState) -> BattleState:
    """Return the state with the next side to play; after the last side a new turn begins."""
    playing = state.playing + 1
    if playing < len(state.sides):
        return replace(state, playing=playing)
    return replace(state, turn=state.turn + 1, playing=0)


def pass_turn(battle: Battle) -> Passed:
    """Pass the turn: close the present side's, begin the next one's, list what was left and what is due."""
    state = battle.state
    forgotten = dues(battle, state.side)
    changes: list[Change] = []
    for game in games():
        step = game.close(battle, state.side)
        changes += step
        battle = battle.after(step)
    new = following(state)
    turn = PutBattle(state, new)
    changes.append(turn)
    battle = battle.after((turn,))
    for game in games():
        step = game.begin(battle, new.side)
        changes += step
        battle = battle.after(step)
    due = dues(battle, new.side)
    listed = {(d.piece, d.command, d.options) for d in due}
    left = tuple(d for d in forgotten if (d.piece, d.command, d.options) not in listed and battle.has(d.piece))
    return Passed(merge(changes), new, left, due)


def disturbs(battle: Battle, restored: Iterable[Change], turn: PutBattle) -> bool:
    """Tell whether passing that turn would have changed a piece as it is about to be restored.

    Passing a turn looks at every piece; it stands in the way of an undo only where its hooks would have acted on what
    comes back, or did act on what goes.
    """
    back = [change for change in restored if isinstance(change, Put)]
    pieces = {change.piece for change in back}
    then = battle.after([*back, PutBattle(battle.state, turn.before)])
    return any(isinstance(change, Put) and change.piece in pieces for change in pass_turn(then).changes)
