"""Who may pursue, hold back, stop or come back now, and every reason why not (R9 to R14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.refusal import Reason
from rules.core.words import say
from rules.rogue_trader.flight import FIRST, names, slow
from rules.rogue_trader.units import BARE, Unit

Action = Literal["follow", "decline", "stop", "return"]
ACTIONS: tuple[Action, ...] = ("follow", "decline", "stop", "return")


@dataclass(frozen=True, slots=True, kw_only=True)
class PursuitCase:
    """Hold what a pursuit depends on.

    `quarry` are the routed it pursues, `foes` all whom it fights, `through` those the routed run through. `mine` tells
    whether it is the pursuers' turn, `moves` whether it is a quarry's. `ld`, `modifier`, `thrown` as for the rout test.
    """

    unit: Unit = BARE
    action: Action = "follow"
    quarry: tuple[Unit, ...] = ()
    foes: tuple[Unit, ...] = ()
    through: tuple[Unit, ...] = ()
    mine: bool = True
    moves: bool = True
    ld: int | None = None
    modifier: int = 0
    psychology: bool = True
    thrown: bool = False

    @property
    def first(self) -> bool:
        """Tell whether the quarry routs just now, so that this is its first flight of 4"."""
        unit = self.unit
        if not unit.pursuing:
            return any(prey.id in unit.chase or prey.fresh for prey in self.quarry) or not self.quarry
        return any(prey.id in unit.chase for prey in self.quarry)


def barred(case: PursuitCase) -> tuple[Reason, ...]:
    """Return every reason why a registered unit may not do this now."""
    unit = case.unit
    reasons = [Reason(say("r-why-destroyed"))] if unit.destroyed else []
    if case.action == "return":
        return (*reasons, *_no_return(case))
    if unit.routed:
        reasons.append(Reason(say("r-why-routed-pursues-not"), "R5"))
    if unit.off_table:
        reasons.append(Reason(say("r-why-pursuer-off-table"), "R14"))
    if unit.frenzied and case.action != "follow":
        reasons.append(Reason(say("r-why-frenzied-pursues"), "P3"))
    return (*reasons, *(_no_stop(case) if case.action == "stop" else _no_chase(case)))


def _no_chase(case: PursuitCase) -> list[Reason]:
    """Return why there is nobody to pursue or to decline pursuing (R9–R11)."""
    unit, reasons = case.unit, []
    standing = [foe for foe in case.foes if not foe.routed]
    if standing:
        reasons.append(Reason(say("r-why-fights-unrouted", names=names(standing)), "R9"))
    gone = [one for one in case.quarry if one.destroyed]
    reasons += [Reason(say("r-why-gone-destroyed", unit=one.called)) for one in gone]
    calm = [prey for prey in case.quarry if not prey.routed]
    if calm:
        reasons.append(Reason(say("r-why-quarry-not-routed", names=names(calm)), "R9"))
    if slow(unit) and not unit.pursuing:
        reasons.append(Reason(say("r-why-slow", n=unit.doubled or 0, least=FIRST), "R9"))
    if unit.stationary == "held" and not unit.chase:
        reasons.append(Reason(say("r-why-held"), "R10", once=True))
    if unit.pursuing and not unit.chase:
        if not case.moves:
            key = "r-why-own-turn" if case.mine else "r-why-quarry-stays"
            reasons.append(Reason(say(key), "R13" if case.mine else "R11"))
        done = "follow" if case.action == "follow" else "decline"
        if "follow" in unit.tried:
            reasons.append(Reason(say("r-why-followed"), "R11", once=True))
        elif done in unit.tried:
            reasons.append(Reason(say("r-why-decline-once"), "R11", once=True))
    return reasons


def _no_stop(case: PursuitCase) -> list[Reason]:
    """Return why a pursuit cannot be stopped now (R13)."""
    unit, reasons = case.unit, []
    if not unit.pursuing:
        reasons.append(Reason(say("r-why-not-pursuing"), "R13"))
    if not case.mine:
        reasons.append(Reason(say("r-why-not-its-turn-stop"), "R13"))
    if "stop" in unit.tried:
        reasons.append(Reason(say("r-why-stop-once"), "R13", once=True))
    return reasons


def _no_return(case: PursuitCase) -> list[Reason]:
    """Return why a unit cannot come back to the table now (R14)."""
    unit, reasons = case.unit, []
    if not unit.off_table:
        reasons.append(Reason(say("r-why-on-table"), "R14"))
    if unit.routed:
        reasons.append(Reason(say("r-why-routed-gone"), "R6"))
    if unit.left_now:
        reasons.append(Reason(say("r-why-left-now"), "R14", once=True))
    if not case.mine:
        reasons.append(Reason(say("r-why-not-its-turn-return"), "R14"))
    if "return" in unit.tried:
        reasons.append(Reason(say("r-why-return-once"), "R14", once=True))
    return reasons
