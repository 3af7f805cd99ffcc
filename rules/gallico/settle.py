"""After the rolls: who recoils, who is struck, who is hurt, and what the players do now (G4, G6, G7, G12)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rules.core.rolls import Remark
from rules.core.words import Line, say
from rules.gallico.case import FightCase, Verdict
from rules.gallico.company import line_orders, pack_orders
from rules.gallico.fighter import Blow, Fighter
from rules.gallico.scores import blow
from rules.gallico.wounds import wound_notes, wound_order

RECOIL = 2  # cm


@dataclass(frozen=True, slots=True)
class Aftermath:
    """Hold a settled fight: everybody as he is now (by place), who had to recoil, what was said, what to do.

    `struck` is the place of whom the lone winner struck (0: nobody), `choices` of whom else he could have hurt.
    """

    case: FightCase
    verdict: Verdict
    fighters: tuple[Fighter, ...]
    moved: tuple[int, ...]
    steps: tuple[Remark, ...]
    orders: tuple[Line, ...]
    struck: int
    choices: tuple[int, ...]

    @property
    def recoiled(self) -> tuple[int, ...]:
        """Return the places of who recoils 2 cm and is not known to be unable to."""
        return tuple(place for place in self.moved if place not in self.case.blocked)

    def harm(self, place: int) -> Blow:
        """Return what became of somebody."""
        before, after = self.case.fighters[place], self.fighters[place]
        if after.out:
            return "none" if before.out else "out"
        return "wound" if after.wounds > before.wounds else "none"

    def worst(self, places: Iterable[int]) -> Blow:
        """Return the worst of what became of these."""
        harms = {self.harm(place) for place in places}
        return "out" if "out" in harms else "wound" if "wound" in harms else "none"

    def hit(self, places: Iterable[int], harm: Blow) -> tuple[int, ...]:
        """Return which of these came to such harm."""
        return tuple(place for place in places if self.harm(place) == harm)


@dataclass(slots=True)
class _Settling:
    case: FightCase
    verdict: Verdict
    now: list[Fighter]
    steps: list[Remark] = field(default_factory=list)
    said: list[tuple[int | None, Line]] = field(default_factory=list)  # whose recoil or wound, an order
    moved: list[int] = field(default_factory=list)
    struck: int = 0

    def hurt(self, place: int, harm: Blow) -> None:
        """Apply a blow and say what it does."""
        before = self.now[place]
        after = before.hurt(harm)
        if after == before:
            return
        who = self.case.called(place)
        self.now[place] = after
        self.steps += wound_notes(who, before, after, harm)
        self.said.append((None if after.out else place, wound_order(who, after)))

    def recoil(self, place: int, why: str) -> None:
        """Let somebody recoil 2 cm, or be wounded when he cannot (G6)."""
        self.moved.append(place)
        if place not in self.case.blocked:
            self.said.append((place, say(f"todo-g-recoil-{why}", who=self.case.called(place), cm=RECOIL)))
            return
        self.said.append((None, say("todo-g-blocked", who=self.case.called(place))))
        self.hurt(place, "wound")

    def losers_recoil(self) -> None:
        """Let every loser recoil, hurt or not, unless he defends an obstacle (G6, G7)."""
        losers = {"win": self.case.foes, "loss": range(1), "tie": range(0)}[self.verdict.result]
        for place in losers:
            if not self.case.defends(place):
                self.recoil(place, "lost")

    def strike(self) -> None:
        """Let the lone winner strike one beaten foe who still stands: as named, else the largest margin (G4)."""
        case = self.case
        standing = [place for place in case.foes if not self.now[place].out]
        if not standing:
            return
        if case.strike and case.strike not in standing:
            self.steps.append(Remark(say("g-strike-gone", who=case.called(case.strike)), "G4"))
        named = case.strike in standing
        place = case.strike if named else max(standing, key=self.margin)  # the first listed on ties
        margin = self.margin(place)
        self.struck = place
        said = {"who": case.called(0), "foe": case.called(place), "defence": case.guard(place).words}
        key = f"g-strike-{blow(margin)}"
        self.steps.append(Remark(say(key, score=self.verdict.score, margin=margin, **said), "G4"))
        self.hurt(place, blow(margin))

    def margin(self, place: int) -> int:
        """Return by how much the winner's score passes somebody's Defence."""
        return self.verdict.score - self.case.guard(place).total

    def others_recoil(self) -> None:
        """Let recoil who always does, unless he put his opponent out: against an obstacle, or alone against a line."""
        for place, one in enumerate(self.now):
            if place in self.moved or one.out or self.case.defends(place):
                continue
            opponents = self.case.opponents(place)
            if any(self.now[other].out for other in opponents):
                continue
            if self.case.defended != "no":
                self.recoil(place, "assault")
            elif not self.case.in_line(place) and any(self.case.in_line(other) for other in opponents):
                self.recoil(place, "single")

    def take_place(self) -> None:
        """Let who put the defender of an obstacle out take his place (G7)."""
        out = [place for place, one in enumerate(self.now) if one.out and self.case.defends(place)]
        if not out:
            return
        foe = self.case.called(out[0])
        assailants = self.case.opponents(out[0])
        if len(assailants) == 1:
            self.said.append((None, say("todo-g-take-place", who=self.case.called(assailants[0]), foe=foe)))
        else:
            self.said.append((None, say("todo-g-take-place-one", foe=foe)))

    @property
    def orders(self) -> list[Line]:
        """Return the orders; who is taken off the table is not first moved back or given a wound."""
        return [line for place, line in self.said if place is None or not self.now[place].out]

    def choices(self) -> tuple[int, ...]:
        """Return whom else than the one struck the lone winner could have hurt."""
        if self.verdict.result != "win":
            return ()
        others = (place for place in self.case.foes if place != self.struck and not self.now[place].out)
        return tuple(place for place in others if self.margin(place) >= 0)


def settle(case: FightCase, verdict: Verdict) -> Aftermath:
    """Settle a fight from its verdict: no die is needed any more.

    Order: the losers recoil and are wounded if they cannot (G6), the winner strikes (G4), then those recoil who always
    do unless they put their opponent out (G7, G12).
    """
    work = _Settling(case, verdict, list(case.fighters))
    work.losers_recoil()
    if verdict.result == "win":
        work.strike()
    for hit in verdict.hits:
        work.hurt(0, hit)
    work.others_recoil()
    work.take_place()
    gone = frozenset(one.id for one in work.now if one.out and one.id)
    back = frozenset(work.now[place].id for place in work.moved if place not in case.blocked)
    orders = (*work.orders, *pack_orders(case.company.hounds, gone, back), *line_orders(case.company.ranks, gone))
    return Aftermath(
        case, verdict, tuple(work.now), tuple(work.moved), tuple(work.steps), orders, work.struck, work.choices()
    )
