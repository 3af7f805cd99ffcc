"""Who stands with a fighter: war dogs and their handlers (G11), the line that he holds (G12)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.core.battle import Battle
from rules.core.words import Line, Name, say
from rules.gallico.fighter import Fighter

LEAST_LINE = 3  # men of a formation; fewer break it


@dataclass(frozen=True, slots=True)
class Hound:
    """Hold a dog concerned by what happens: `target` is 0 when nobody is left, `masterless` when its handler is out."""

    id: int
    name: str
    handler: int
    target: int
    masterless: bool


@dataclass(frozen=True, slots=True)
class Rank:
    """Hold the line of a fighter: who stands in it, and how many it counts with those put out."""

    standing: frozenset[int]
    whole: int


@dataclass(frozen=True, slots=True)
class Company:
    """Hold what a fight or a shot may move beside those who fight: dogs, and the rank of each fighter by his place."""

    hounds: tuple[Hound, ...] = ()
    ranks: tuple[Rank | None, ...] = ()


ALONE = Company()


def quarry(battle: Battle, dog: Fighter) -> Fighter | None:
    """Return the enemy that a dog stays on, None when he is out or was never named."""
    if not battle.has(dog.target):
        return None
    found = battle.get(Fighter, dog.target)
    return None if found.out else found


def masterless(battle: Battle, dog: Fighter) -> bool:
    """Tell whether a dog's handler is out of action."""
    return battle.has(dog.handler) and battle.get(Fighter, dog.handler).out


def gone(battle: Battle, dog: Fighter) -> bool:
    """Tell whether a dog has left: its handler is out, and so is whoever it was on (G11)."""
    return dog.dog and masterless(battle, dog) and quarry(battle, dog) is None


def camp(one: Fighter) -> tuple[str, int]:
    """Return whose line a fighter stands in: his side's, or his owner's where there are no sides."""
    return (one.side, 0) if one.side else ("", one.owner)


def rank(battle: Battle, one: Fighter) -> Rank | None:
    """Return the line of a fighter who is in formation."""
    if not one.formation or not one.id:
        return None
    mates = battle.read(other for other in battle.peek(Fighter) if other.formation and camp(other) == camp(one))
    return Rank(frozenset(mate.id for mate in mates if not mate.out), len(mates))


def holds(one: Fighter, line: Rank | None) -> bool:
    """Tell whether the line of a fighter stands: a line of three or more breaks when fewer than three are left (G12).

    Of a line that never counted three here, the bot knows a part only, and believes the players.
    """
    if not one.formation:
        return False
    return line is None or line.whole < LEAST_LINE or len(line.standing) >= LEAST_LINE


def company(battle: Battle, fighters: Iterable[Fighter]) -> Company:
    """Return what stands with these fighters, in their order; a dog among them is on whom its image says."""
    those = tuple(fighters)
    present = {one.id: one for one in those if one.id}
    near = [
        dog
        for dog in battle.peek(Fighter)
        if dog.dog and not dog.out and not present.keys().isdisjoint((dog.id, dog.handler, dog.target))
    ]
    hounds = []
    for dog in battle.read(near):
        if gone(battle, dog):
            continue
        prey = quarry(battle, present.get(dog.id, dog))
        hounds.append(Hound(dog.id, dog.name, dog.handler, prey.id if prey else 0, masterless(battle, dog)))
    return Company(tuple(hounds), tuple(rank(battle, one) for one in those))


def pack_orders(hounds: Iterable[Hound], out: frozenset[int], recoiled: frozenset[int]) -> tuple[Line, ...]:
    """Return what the dogs do now, given who was put out and who recoiled (G11)."""
    orders = []
    for hound in hounds:
        if hound.id in out:
            continue
        free = not hound.target or hound.target in out
        dog, alone = Name(hound.name), hound.masterless or hound.handler in out
        if free and alone:
            orders.append(say("todo-g-dog-leaves", dog=dog))
        elif hound.target in out:
            orders.append(say("todo-g-dog-next", dog=dog))
        elif hound.handler in out:
            orders.append(say("todo-g-dog-fights-on", dog=dog))
        elif hound.target in recoiled:
            orders.append(say("todo-g-dog-follows", dog=dog))
    return tuple(orders)


def line_orders(ranks: Iterable[Rank | None], out: frozenset[int]) -> tuple[Line, ...]:
    """Return the lines that break, or may break, now that these fighters are out (G12)."""
    orders = []
    for line in dict.fromkeys(ranks):
        if line is None or not line.standing & out:
            continue
        if line.whole < LEAST_LINE:
            orders.append(say("todo-g-line-check", least=LEAST_LINE))
        elif len(line.standing) >= LEAST_LINE > len(line.standing - out):
            orders.append(say("todo-g-line-broken", left=len(line.standing - out), least=LEAST_LINE))
    return tuple(orders)
