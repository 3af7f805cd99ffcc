"""Exact weights of one dice term: what a die shows after its rerolls, and what the whole pool comes to."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import comb, gcd

from rules.core.chances import LIMIT, TooMany
from rules.core.notation.keeping import highest, hits, lowest
from rules.core.notation.series import Series, power, shift
from rules.core.notation.term import Dice

STEPS = 4_000_000  # terms of a recurrence past which an exploding pool is not computed


@lru_cache(maxsize=64)
def term(dice: Dice, room: int) -> tuple[Mapping[int, int], int]:
    """Return (f, n): the weights of the term's result are fⁿ.

    Raises `TooMany` when dice × faces passes the limit, or when an exploding pool has too many values.
    """
    if dice.count * dice.sides > LIMIT:
        raise TooMany(dice.count * dice.sides)
    explosions, _ = dice.chains(room)
    if dice.keep is not None:
        faces = die(dice, room)
        high, count = dice.keep.kept(dice.count)
        kept = _exploded_kept(dice, faces, explosions) if explosions else some(dice, faces, dice.count, high, count)
        return reduced(kept), 1
    f = each(dice, room)
    values = dice.count * (max(f) - min(f))
    if values * 4 * (explosions + 1) > STEPS:
        raise TooMany(values)
    return f, dice.count


def each(dice: Dice, room: int) -> Series:
    """Return the weights of what one die adds to the result of a pool that keeps all, with what it explodes into."""
    faces = die(dice, room)
    explosions, _ = dice.chains(room)
    return reduced(_chain(dice, faces, explosions) if explosions else _scored(dice, faces))


def die(dice: Dice, room: int) -> Series:
    """Return the weight of each face of one die once its rerolls are over.

    A face that stays weighs Σ bⁱ·s^(R−i), one that would be thrown again b^R: it lies only where the last of R rerolls
    showed it.
    """
    if dice.reroll is None:
        return dict.fromkeys(dice.faces, 1)
    _, rerolls = dice.chains(room)
    again = [face for face in dice.faces if dice.reroll.holds(face)]
    bad, sides = len(again), len(dice.faces)
    stays = sum(bad**i * sides ** (rerolls - i) for i in range(rerolls + 1))
    found = dict.fromkeys(dice.faces, stays)
    found.update(dict.fromkeys(again, bad**rerolls))
    return reduced({face: weight for face, weight in found.items() if weight})


def reduced(f: Series) -> Series:
    """Return weights without a common divisor."""
    divisor = gcd(*f.values())
    return f if divisor == 1 else {value: weight // divisor for value, weight in f.items()}


def score(dice: Dice, face: int) -> int:
    """Return what a kept face adds to the result."""
    value = dice.clip(face)
    return value if dice.need is None else int(dice.need.holds(value))


def _scored(dice: Dice, faces: Mapping[int, int]) -> Series:
    found: Series = {}
    for face, weight in faces.items():
        value = score(dice, face)
        found[value] = found.get(value, 0) + weight
    return dict(sorted(found.items()))


def clipped(dice: Dice, faces: Mapping[int, int]) -> Series:
    found: Series = {}
    for face, weight in faces.items():
        value = dice.clip(face)
        found[value] = found.get(value, 0) + weight
    return found


def some(dice: Dice, faces: Mapping[int, int], n: int, high: bool, k: int) -> Series:
    """Return the weights of what the k highest (or lowest) of n dice come to."""
    if k == 0 or n == 0:
        return {0: sum(faces.values()) ** n}
    if k == n:
        return power(_scored(dice, faces), n)
    values = clipped(dice, faces)
    if dice.need is not None:
        return hits(values, dice.need.holds, n, k, high)
    return (highest if high else lowest)(values, n, k)


def _chain(dice: Dice, faces: Mapping[int, int], explosions: int) -> Series:
    """Return the weights of a die with those that it adds: so many highest faces, then another, or the cap."""
    top, total = faces.get(dice.top, 0), sum(faces.values())
    others = _scored(dice, {face: weight for face, weight in faces.items() if face != dice.top})
    again = score(dice, dice.top)
    found: Series = {}
    for length in range(explosions + 1):
        weight = top**length * total ** (explosions - length)
        for value, other in others.items():
            at = length * again + value
            found[at] = found.get(at, 0) + weight * other
    at = (explosions + 1) * again
    found[at] = found.get(at, 0) + top ** (explosions + 1)
    return found


def _exploded_kept(dice: Dice, faces: Mapping[int, int], explosions: int) -> Series:
    """Return the weights of a pool that explodes and keeps some.

    A chain that ends by itself leaves one face below the highest; one that ends at its cap leaves highest faces alone.
    So the pool is known by how many chains are capped and how many highest faces lie there in all.
    """
    assert dice.keep is not None
    top, total = faces.get(dice.top, 0), sum(faces.values())
    others = {face: weight for face, weight in faces.items() if face != dice.top}
    again = score(dice, dice.top)
    lengths = {j: top**j * total ** (explosions - j) for j in range(explosions + 1) if top or not j}
    groups: dict[tuple[int, int, int, bool], int] = {}
    for cut in range(dice.count + 1 if top else 1):
        ended = dice.count - cut
        ways = comb(dice.count, cut) * top ** ((explosions + 1) * cut)
        for tops, weight in power(lengths, ended).items():
            tops += cut * (explosions + 1)
            high, kept = dice.keep.kept(tops + ended)
            from_others = kept - min(tops, kept) if high else min(ended, kept)
            group = ended, from_others, kept - from_others, high
            groups[group] = groups.get(group, 0) + ways * weight
    found: Series = {}
    known: dict[tuple[int, int, bool], Series] = {}
    for (ended, from_others, from_tops, high), weight in groups.items():
        if (ended, from_others, high) not in known:
            known[ended, from_others, high] = some(dice, others, ended, high, from_others)
        for value, part in shift(known[ended, from_others, high], from_tops * again).items():
            found[value] = found.get(value, 0) + weight * part
    return found
