"""What a fight is settled from: who fights, what is known of the ground, what the rolls came to."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.core.battle import Battle
from rules.core.words import Line, Name
from rules.gallico.company import ALONE, Company, company, holds
from rules.gallico.fighter import Blow, Defended, Fighter, Result
from rules.gallico.scores import Defence, called, defence


@dataclass(frozen=True, slots=True, kw_only=True)
class FightCase:
    """Hold one fight. `fighters` are by place: 0 the lone one (the attacker), then those against him as listed.

    `strike` is the place of whom the lone winner strikes, 0 when nobody was named; `blocked` the places of who cannot
    recoil; `lines` whose formation holds. `turn` is when: only in this turn can the fight be settled otherwise.
    """

    fighters: tuple[Fighter, ...]
    die: str = "D10"
    defended: Defended = "no"
    strike: int = 0
    blocked: tuple[int, ...] = ()
    modifier: int = 0
    against_modifier: int = 0
    lines: tuple[bool, ...] = ()
    company: Company = ALONE
    turn: int = 1

    @property
    def foes(self) -> range:
        """Return the places of those against the lone fighter."""
        return range(1, len(self.fighters))

    def opponents(self, place: int) -> range:
        """Return the places of whom somebody fights."""
        return range(1) if place else self.foes

    def defends(self, place: int) -> bool:
        """Tell whether somebody defends an obstacle (G7)."""
        return self.defended == ("against" if place else "attacker")

    def in_line(self, place: int) -> bool:
        """Tell whether somebody's formation holds (G12)."""
        return bool(self.lines) and self.lines[place]

    def called(self, place: int) -> Name | Line:
        """Return what to call somebody."""
        return called(self.fighters[place], foe=place > 0)

    def guard(self, place: int) -> Defence:
        """Return somebody's Defence, an obstacle included."""
        return defence(self.fighters[place], obstacle=self.defends(place))


@dataclass(frozen=True, slots=True)
class Verdict:
    """Hold what the rolls came to, for the lone fighter: his score when he won, the blows on him when he lost."""

    result: Result
    score: int = 0
    hits: tuple[Blow, ...] = ()


def assigned(fighters: tuple[Fighter, ...]) -> tuple[Fighter, ...]:
    """Return the fighters with each dog on whom it fights (G11): a dog keeps its enemy while he is among them."""
    lone, *foes = fighters
    ids = [foe.id for foe in foes]
    if lone.dog and lone.target not in ids:
        lone = replace(lone, target=ids[0])
    return (lone, *(replace(foe, target=lone.id) if foe.dog else foe for foe in foes))


def placed(battle: Battle, case: FightCase) -> FightCase:
    """Return the case with what the battle knows: lines that hold, dogs beside."""
    beside = company(battle, assigned(case.fighters))
    lines = tuple(holds(one, line) for one, line in zip(case.fighters, beside.ranks, strict=True))
    return replace(case, lines=lines, company=beside)
