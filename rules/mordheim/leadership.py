"""Whose Leadership is tested, and why (M2, M5, M8, M17, M20)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from rules.core.battle import Battle
from rules.core.names import fold
from rules.core.refusal import Reason
from rules.core.words import Line, say
from rules.mordheim.pieces import ANYONE, Mount, Rider
from rules.mordheim.species import word

From = Literal["own", "rider", "handler", "leader"]
FROM: tuple[From, ...] = ("own", "rider", "handler", "leader")
REACH, COMMANDER = 6, 6  # inches: the leader's and the handler's range, and what M20 adds


@dataclass(frozen=True, slots=True)
class Whose:
    """Name the Leadership used: its value, whose, why it may be used and by which rule; or every reason not to."""

    value: int
    source: Line
    why: Line | None = None
    reasons: tuple[Reason, ...] = ()
    rule: str = "M17"


def rider_leadership(battle: Battle | None, rider: Rider, ld_from: From | None, given: int | None) -> Whose:
    """Return the Leadership of a rider who fights for control of his mount (M2): his own, or his leader's."""
    reasons = []
    if ld_from in ("own", "handler"):
        reasons.append(Reason(say("no-m-ld-of-animal"), "M2"))
    if ld_from == "leader":
        found = _leader(battle, rider.side, given)
        return replace(found, reasons=(*reasons, *found.reasons), rule="M20" if found.rule == "M20" else "")
    if given is not None:
        return Whose(given, say("src-m-rider", rider=rider.called), None, tuple(reasons))
    if not rider.ld:
        reasons.append(_unknown(rider) if battle is not None else _ungiven("M2"))
    return Whose(rider.ld, say("src-m-rider", rider=rider.called), None, tuple(reasons))


def mount_leadership(battle: Battle | None, mount: Mount, ld_from: From | None, given: int | None) -> Whose:
    """Return the Leadership of an animal that nobody rides (M5, M8): its own, a handler's, or with him the leader's."""
    if ld_from == "rider":
        return Whose(0, say("src-m-own", mount=mount.called), None, (Reason(say("no-m-ld-of-rider"), "M17"),))
    if ld_from == "handler":
        return _handler(battle, mount, given)
    if ld_from == "leader":
        reasons: tuple[Reason, ...] = ()
        if mount.has("stupid"):
            reasons += (Reason(say("no-m-stupid", mount=mount.called), "M17"),)
        if given is None and battle is not None and mount.id and not handlers(battle, mount):
            reasons += (Reason(say("no-m-leader-alone", species=word(mount.species)), "M17"),)
        found = _leader(battle, mount.side, given)
        return replace(found, reasons=(*reasons, *found.reasons))
    value = mount.ld if given is None else given
    missing = Reason(say("no-m-ld-unknown-mount", mount=mount.called), "M5") if mount.id else _ungiven("M5")
    near = handlers(battle, mount) if battle is not None and mount.id and given is None else []
    best = max(near, key=lambda rider: rider.ld, default=ANYONE)
    why = say("why-m-handler-could", rider=best.called, ld=best.ld) if best.ld > value else None
    return Whose(value, say("src-m-own", mount=mount.called), why, () if value else (missing,))


def handlers(battle: Battle, mount: Mount) -> list[Rider]:
    """Return the Beast Handlers of a mount's side who know its species and are able to use their Leadership (M17)."""
    return [rider for rider in able(battle, mount.side) if rider.handles(mount.species)]


def able(battle: Battle, side: str) -> list[Rider]:
    """Return the riders of a side who are on their feet or in the saddle."""
    return [
        r for r in battle.peek(Rider) if fold(r.side) == fold(side) and r.condition not in ("stunned", "out of action")
    ]


def reach(battle: Battle, leader: Rider) -> int:
    """Return within how many inches a leader lends his Leadership: 6, and 6 more as a mounted commander (M20)."""
    mounts = battle.peek(Mount) if leader.rides else []
    commands = any(m.held("ridden", leader) and leader.uses("commander", m) for m in mounts)
    return REACH + (COMMANDER if commands else 0)


def _handler(battle: Battle | None, mount: Mount, given: int | None) -> Whose:
    source = say("src-m-some-handler")
    if given is not None or battle is None:
        return Whose(given or 0, source, None, () if given else (_ungiven("M17"),))
    found = handlers(battle, mount)
    known = [rider for rider in found if rider.ld]
    if not known:
        none = Reason(say("no-m-handler", species=word(mount.species)), "M17")
        return Whose(0, source, None, tuple(_unknown(rider) for rider in found) or (none,))
    best = max(battle.read(known), key=lambda rider: rider.ld)
    why = say("why-m-handler", rider=best.called, species=word(mount.species), reach=REACH)
    return Whose(best.ld, say("src-m-handler", rider=best.called), why)


def _leader(battle: Battle | None, side: str, given: int | None) -> Whose:
    source = say("src-m-some-leader")
    if given is not None or battle is None:
        return Whose(given or 0, source, None, () if given else (_ungiven("M17"),))
    found = [rider for rider in able(battle, side) if rider.leader]
    known = [rider for rider in found if rider.ld]
    if not known:
        reasons = tuple(_unknown(rider) for rider in found)
        return Whose(0, source, None, reasons or (Reason(say("no-m-leader"), "M17"),))
    best = max(battle.read(known), key=lambda rider: rider.ld)
    inches = reach(battle, best)
    key, rule = ("why-m-leader", "M17") if inches == REACH else ("why-m-leader-commander", "M20")
    why = say(key, rider=best.called, reach=inches)
    return Whose(best.ld, say("src-m-leader", rider=best.called), why, rule=rule)


def _unknown(rider: Rider) -> Reason:
    return Reason(say("no-m-ld-unknown", rider=rider.called), "M2")


def _ungiven(rule: str) -> Reason:
    return Reason(say("no-m-ld-given"), rule)
