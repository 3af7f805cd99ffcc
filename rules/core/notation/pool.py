"""A pool of dice: thrown again, exploded, lifted and lowered, kept, counted; always in this order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core.notation.rolled import CAPPED, CLIPPED, DROPPED, EXPLODED, HIT, RolledDice
from rules.core.notation.term import Dice

Faces = Callable[[int, int], Sequence[int]]


def pool(node: Dice, faces: Faces, room: int) -> RolledDice:
    """Throw a pool; each wave (first throw, dice thrown again, dice added) is asked for at once."""
    explosions, rerolls = node.chains(room)
    if explosions:
        fallen, marks, before = _chains(node, faces, explosions, rerolls)
    else:
        fallen, marks, before = _settled(node, faces, node.count, rerolls)
    values = fallen
    if node.clipped:
        values = [node.clip(face) for face in fallen]
        for index, value in enumerate(values):
            if value != fallen[index]:
                marks[index] |= CLIPPED
    kept = values
    if node.keep is not None:
        kept = _keep(node, values, marks)
    if node.need is None:
        return RolledDice(node, fallen, sum(kept), values, marks, before)
    holds = node.need.holds
    hits = 0
    for index, value in enumerate(values):
        if not marks[index] & DROPPED and holds(value):
            marks[index] |= HIT
            hits += 1
    return RolledDice(node, fallen, hits, values, marks, before)


def throw(node: Dice, faces: Faces, count: int) -> list[int]:
    """Return what so many dice show: tens and units are two D6 each, fate a D3 less two."""
    if node.kind == "plain":
        return list(faces(count, node.sides))
    if node.kind == "fate":
        return [face - 2 for face in faces(count, 3)]
    pairs = faces(2 * count, 6)
    return [10 * tens + units for tens, units in zip(pairs[::2], pairs[1::2], strict=True)]


Settled = tuple[list[int], list[int], list[list[int]] | None]


def _settled(node: Dice, faces: Faces, count: int, rerolls: int) -> Settled:
    """Throw dice, and those that the condition names again, at most `rerolls` times each."""
    fallen = throw(node, faces, count)
    marks = [0] * count
    if node.reroll is None:
        return fallen, marks, None
    holds = node.reroll.holds
    before: list[list[int]] = [[] for _ in fallen]
    again = [index for index, face in enumerate(fallen) if holds(face)]
    for _ in range(rerolls):
        if not again:
            break
        for index, face in zip(again, throw(node, faces, len(again)), strict=True):
            before[index].append(fallen[index])
            fallen[index] = face
        again = [index for index in again if holds(fallen[index])]
    if not node.once:
        for index in again:
            marks[index] |= CAPPED
    return fallen, marks, before


def _chains(node: Dice, faces: Faces, explosions: int, rerolls: int) -> Settled:
    """Throw dice, and one more for each highest face, at most `explosions` for each die; a chain lies side by side."""
    top = node.top
    chains: list[list[tuple[int, int, list[int]]]] = [[] for _ in range(node.count)]
    waiting = chains
    for wave in range(explosions + 1):
        fallen, marks, before = _settled(node, faces, len(waiting), rerolls)
        more = []
        for index, chain in enumerate(waiting):
            mark = marks[index]
            if fallen[index] == top:
                mark |= EXPLODED if wave < explosions else CAPPED
                more.append(chain)
            chain.append((fallen[index], mark, before[index] if before else []))
        waiting = more
        if not waiting:
            break
    dice = [die for chain in chains for die in chain]
    histories = [history for _, _, history in dice]
    return [face for face, _, _ in dice], [mark for _, mark, _ in dice], histories if any(histories) else None


def _keep(node: Dice, values: list[int], marks: list[int]) -> list[int]:
    """Mark the dice that are dropped and return the values of the others; of equal dice the first stay."""
    assert node.keep is not None
    high, count = node.keep.kept(len(values))
    order = sorted(range(len(values)), key=values.__getitem__, reverse=high)
    for index in order[count:]:
        marks[index] |= DROPPED
    return [values[index] for index in order[:count]]
