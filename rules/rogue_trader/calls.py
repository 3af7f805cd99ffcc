"""The tests that a unit is called to: their order (P1), what forbids one, the button that rolls it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.core.outcome import Followup
from rules.core.refusal import Reason
from rules.core.words import Name, say
from rules.rogue_trader.flight import names
from rules.rogue_trader.units import FRENZY, Called, Test, Unit

TESTS: tuple[Test, ...] = ("confusion", "frenzy", "fear-charging", "fear-charged", "fear-weapons", "hate")
RULE = {
    "confusion": "P2",
    "frenzy": "P3",
    "fear-charging": "P4",
    "fear-charged": "P5",
    "fear-weapons": "P5",
    "hate": "P6",
}
STILL = {"held": "R10", "stopped": "R13", "afraid": "P4", "slow": "R9", "set": ""}  # why a unit is stationary


def exempt(unit: Unit, foes: tuple[Unit, ...], enemy: Unit | None = None) -> tuple[Reason, ...]:
    """Return every reason why a unit takes no rout test (R3): with no enemy named, none that it hates caused it."""
    reasons = []
    if unit.destroyed:
        reasons.append(Reason(say("r-why-destroyed")))
    if unit.off_table:
        reasons.append(Reason(say("r-why-off-table"), "R6"))
    if unit.routed:
        reasons.append(Reason(say("r-why-already-routed"), "R3"))
    if unit.frenzied:
        key = "r-why-frenzied-fighting" if unit.in_combat else "r-why-frenzied"
        reasons.append(Reason(say(key), "P3"))
    hated = [foe for foe in foes if unit.hates_now(foe)]
    if hated:
        reasons.append(Reason(say("r-why-fights-hated", names=names(hated)), "P6"))
    elif enemy is not None and unit.hates_now(enemy):
        reasons.append(Reason(say("r-why-hated-cannot", enemy=enemy.called), "P6"))
    return tuple(reasons)


def forbidden(unit: Unit, test: str) -> tuple[Reason, ...]:
    """Return every reason why its state forbids a unit a psychology test (P1 to P3), due or not."""
    reasons = []
    if unit.destroyed:
        reasons.append(Reason(say("r-why-destroyed")))
    if unit.off_table:
        reasons.append(Reason(say("r-why-off-table"), "R6"))
    if unit.frenzied and test != "frenzy":
        reasons.append(Reason(say("r-why-frenzied-only"), "P3"))
    pending = test == "confusion" and unit.called_to("confusion")
    if unit.routed and not pending:
        reasons.append(Reason(say("r-why-routed-no-psychology"), "P1"))
    if unit.confused and not pending:
        again = test == "confusion"
        reasons.append(Reason(say("r-why-confused-again" if again else "r-why-confused"), "P2", once=again))
    return tuple(reasons)


def not_due(unit: Unit, test: str, enemy: Unit | None, foes: tuple[Unit, ...]) -> tuple[Reason, ...]:
    """Return every reason why a registered unit has nothing to test for: it lacks the trait, or is affected already."""
    reasons = []
    if test == "frenzy" and FRENZY not in unit.traits:
        reasons.append(Reason(say("r-why-no-frenzy"), "P3"))
    if test == "frenzy" and unit.frenzied:
        key = "r-why-frenzy-goes-on" if unit.in_combat else "r-why-frenzied-already"
        reasons.append(Reason(say(key), "P3", once=not unit.in_combat))
    if test == "fear-charging" and unit.rally == "now":
        reasons.append(Reason(say("r-why-rally-turn"), "R8"))
    if test == "fear-charging" and unit.stationary:
        reasons.append(Reason(say("r-why-stationary"), STILL[unit.stationary], once=True))
    if test == "hate":
        reasons += _no_hate(unit, enemy, foes)
    return tuple(reasons)


def _no_hate(unit: Unit, enemy: Unit | None, foes: tuple[Unit, ...]) -> list[Reason]:
    if enemy is None:
        if unit.is_hating:
            hated = [foe for foe in foes if unit.hates_now(foe)]
            key = "r-why-hate-goes-on" if hated else "r-why-hating-already"
            return [Reason(say(key, names=names(hated)) if hated else say(key), "P6")]
        return [] if unit.hates or foes else [Reason(say("r-why-hates-nobody"), "P6")]
    if unit.hates_now(enemy):
        key = "r-why-hate-goes-on" if enemy in foes else "r-why-hating-already"
        return [Reason(say(key, names=(enemy.called,)) if enemy in foes else say(key), "P6")]
    if unit.hates and not unit.hates_by_nature(enemy):
        return [Reason(say("r-why-not-hated", enemy=enemy.called, names=tuple(map(Name, unit.hates))), "P6")]
    return []


def barring(unit: Unit, call: Called, enemy: Unit | None, foes: tuple[Unit, ...]) -> tuple[Reason, ...]:
    """Return every reason why a registered unit, as it is now, does not take a test."""
    if call.test == "rout":
        return exempt(unit, foes, enemy)
    return (*forbidden(unit, call.test), *not_due(unit, call.test, enemy, foes))


def open_calls(unit: Unit, foes: tuple[Unit, ...], units: Mapping[int, Unit]) -> tuple[Called, ...]:
    """Return the tests due to a unit that it may take now, or once a pending confusion test is passed (P1)."""
    clear = replace(unit, confused=False) if unit.called_to("confusion") else unit
    return tuple(
        call
        for call in unit.due
        if not barring(unit if call.test == "confusion" else clear, call, units.get(call.enemy), foes)
    )


def followup(unit: Unit, call: Called, enemy: Unit | None = None) -> Followup:
    """Return the button that rolls a test that is due."""
    named = (("enemy", enemy.name),) if enemy is not None else ()
    if call.test == "rout":
        options = (("unit", unit.name), ("because", call.because), *named)
        return Followup(say("next-r-rout", unit=unit.called), "rout", options)
    options = (("unit", unit.name), ("test", call.test), *named)
    return Followup(say(f"next-r-psych-{call.test}", unit=unit.called), "psych", options)
