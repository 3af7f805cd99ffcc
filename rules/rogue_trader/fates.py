"""What became of machines, told: how grave, which rules, what to do next, whom it confuses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core.outcome import Change, Followup, Mood, changed
from rules.core.words import say
from rules.rogue_trader.machine import Machine, Struck
from rules.rogue_trader.units import Unit
from rules.rogue_trader.vehicles import Vehicle

CLASSES = (  # from the lightest to the gravest
    "v-unharmed",
    "v-smoulders",
    "v-hurt",
    "v-waiting",
    "v-auxiliary",
    "v-weapon",
    "v-arm",
    "v-control-brief",
    "v-coordination",
    "v-power",
    "v-jam",
    "v-system",
    "v-control",
    "v-berserk",
    "v-burning",
    "v-destroyed",
    "v-bang",
)
GRAVE = CLASSES.index("v-system")


def worst(parts: Sequence[Struck]) -> Struck:
    """Return the gravest of several results."""
    return max(parts, key=lambda part: CLASSES.index(part.klass))


def mood(klass: str) -> Mood:
    """Return how bad a class is."""
    if klass == "v-unharmed":
        return "grey"
    return "red" if CLASSES.index(klass) >= GRAVE else "amber"


def numbers(machine: Machine, parts: Sequence[Struck]) -> tuple[str, ...]:
    """Return the rules that the results follow."""
    vehicle = isinstance(machine, Vehicle)
    rules = []
    if any(part.klass != "v-smoulders" for part in parts):
        rules.append("V7" if vehicle else "D1")
    if any(part.klass not in ("v-smoulders", "v-destroyed", "v-unharmed") for part in parts):
        rules.append("V8" if vehicle else "D2")
    if any(part.read or part.klass in ("v-bang", "v-smoulders") for part in parts):
        rules.append("V9" if vehicle else "D3")
    if any(part.confused for part in parts):
        rules.append("P2")
    return tuple(rules)


def confusion(parts: Sequence[Struck], pilot: Unit | None) -> tuple[Change, ...]:
    """Return the change of the unit that a confused pilot is registered as (D3, P2)."""
    if pilot is None or not any(part.confused for part in parts):
        return ()
    return changed(pilot, replace(pilot, confused=True))


def followups(machine: Machine) -> tuple[Followup, ...]:
    """Return the likely next steps for a registered machine: the roll put off, the drift."""
    if not machine.id or machine.destroyed:
        return ()
    found = []
    if machine.waiting or machine.owed:
        found.append(roll_due(machine))
    if drifts(machine):
        found.append(Followup(say("next-v-drift", name=machine.called), "vehicle drift", (("vehicle", machine.name),)))
    return tuple(found)


def roll_due(machine: Machine) -> Followup:
    """Return the button that rolls what is due of a machine."""
    return Followup(
        say("next-v-special", name=machine.called),
        f"{machine.KIND} damage",
        ((machine.KIND, machine.name), ("points", 0)),
    )


def drifts(machine: Machine) -> bool:
    """Tell whether its drift can be rolled now: control is lost for this turn or the next, and it can move (V10)."""
    lost = machine.adrift or machine.adrift_next or machine.adrift_good or machine.late
    return lost and not (machine.immobile or machine.jammed or machine.stalled or machine.drifted)
