"""Who takes no test of control, and why (M2, M3, M5, M8, M15, M26)."""

from __future__ import annotations

from typing import Literal

from rules.core.refusal import Reason
from rules.core.words import say
from rules.mordheim.pieces import Mount, MountCondition
from rules.mordheim.species import word
from rules.mordheim.whoa import Pair, condition, unridden

Because = Literal["hit", "combat", "isolated", "uncontrollable", "bolting", "trick"]
BECAUSE: tuple[Because, ...] = ("hit", "combat", "isolated", "uncontrollable", "bolting", "trick")


def default(mount: Mount) -> Because:
    """Return the test that a mount's condition calls for."""
    found: dict[MountCondition, Because] = {
        "isolated": "isolated",
        "uncontrollable": "uncontrollable",
        "bolting": "bolting",
    }
    return found.get(mount.condition, "hit")


def exemptions(because: Because, pair: Pair) -> list[Reason]:
    """Return every reason why this test is not taken; none for what bare options describe."""
    mount = pair.mount
    if because in ("hit", "combat"):
        return _rider_exempt(pair)
    if because == "trick":
        return _no_trick(pair)
    reasons = []
    if mount.id and mount.condition != because:
        reasons.append(_otherwise(because, mount))
    if mount.has("never tests") and because != "bolting":
        reasons.append(Reason(say("no-m-never-tests", mount=mount.called), "M15"))
    if mount.id and because == "isolated" and mount.calmed:
        reasons.append(Reason(say("no-m-calmed", mount=mount.called), "M8"))
    return reasons


def _rider_exempt(pair: Pair) -> list[Reason]:
    """Return why a rider takes no M2 test: he can ride this species, or is not in the saddle."""
    mount, rider = pair.mount, pair.rider
    reasons = [Reason(reason.line, "M2") for reason in unridden(mount)]
    if rider.id and mount.condition == "ridden" and rider.can_ride(mount):
        reasons.append(Reason(say("no-m-can-ride", rider=rider.called, species=word(mount.species)), "M2"))
    return reasons


def _no_trick(pair: Pair) -> list[Reason]:
    """Return why a rider may not use Trick Riding (M26): out of the saddle, unskilled, without Ride, rearing."""
    mount, rider = pair.mount, pair.rider
    reasons = [Reason(reason.line, "M26") for reason in unridden(mount)]
    if not rider.id or reasons:
        return reasons
    if "trick riding" not in rider.skills:
        reasons.append(Reason(say("no-m-trick-skill", rider=rider.called), "M26"))
    if not rider.can_ride(mount):
        reasons.append(Reason(say("no-m-ride-needed", rider=rider.called, species=word(mount.species)), "M18"))
    if rider.condition == "disoriented":
        reasons.append(Reason(say("no-m-rearing", mount=mount.called, rider=rider.called), "M15"))
    return reasons


def _otherwise(because: Because, mount: Mount) -> Reason:
    """Return why a mount in another condition takes no such test, with the rule that says so."""
    if because == "isolated" and mount.condition == "led":
        return Reason(say("no-m-led", mount=mount.called), "M3")
    if because == "isolated" and mount.condition == "waiting":
        return Reason(say("no-m-waiting", mount=mount.called), "M15")
    rules = {"isolated": "M5", "uncontrollable": "M8", "bolting": "M15"}
    return Reason(say(f"no-m-not-{because}", mount=mount.called, condition=condition(mount)), rules[because])
