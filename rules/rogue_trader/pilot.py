"""The pilot of a dreadnought whom a lost weapon confused: tested at each of his turns until he passes (P2, D3).

A pilot who is registered as a unit is tested as that unit; this is for one who is known by his dreadnought alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.core.battle import Battle
from rules.core.dice import Dice
from rules.core.names import fold
from rules.core.outcome import Outcome, changed
from rules.core.refusal import Reason, Refused
from rules.core.words import say
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.trial import Value, passes, typed
from rules.rogue_trader.units import Unit


@dataclass(frozen=True, slots=True, kw_only=True)
class PilotCase:
    """Ask for the confusion test of a pilot; `cl` stands in for his own, `test` is the one that was named."""

    armour: Dreadnought
    unit: Unit | None = None
    test: str = ""
    cl: int | None = None
    modifier: int = 0
    on: bool = True
    thrown: bool = False


def pilot_case(
    battle: Battle, armour: Dreadnought, test: str, cl: int | None, modifier: int, thrown: bool
) -> PilotCase:
    """Return the case of a pilot's confusion test."""
    on = battle.setting("psychology") == "on"
    unit = registered(armour, battle)
    return PilotCase(armour=armour, unit=unit, test=test, cl=cl, modifier=modifier, on=on, thrown=thrown)


def registered(armour: Dreadnought, battle: Battle) -> Unit | None:
    """Return the unit that a pilot is registered as: the one noted, else one of his very name."""
    units, key = battle.peek(Unit), fold(armour.pilot)
    noted = next((unit for unit in units if unit.id == armour.pilot_id), None)
    return noted or next((unit for unit in units if key and fold(unit.name) == key), None)


def retests(armour: Dreadnought, battle: Battle) -> bool:
    """Tell whether a confused pilot, known by his dreadnought alone, is still to be tested in this turn (P2)."""
    return armour.retest and armour.confused and armour.manned and registered(armour, battle) is None


def dazed(armour: Dreadnought, battle: Battle) -> bool:
    """Tell whether a dreadnought's pilot is confused: as the unit that he is, else as the dreadnought has it."""
    unit = registered(armour, battle)
    return armour.manned and (armour.confused if unit is None else unit.confused)


def steady(dice: Dice, case: PilotCase) -> Outcome:
    """Test a confused pilot: 2D6 at or under his Cl and he comes to, over it he stays confused (P2).

    Raises `Refused` with every reason when no such test is due to him.
    """
    d = case.armour
    if reasons := _reasons(case):
        raise Refused(say("r-no-psych-test", unit=d.pilot_called), *reasons)
    cl = d.cl if case.cl is None else case.cl
    if cl is None:
        raise Refused(say("r-no-cl", unit=d.pilot_called), Reason(say("no-d-cl")))
    value = Value(cl, say("src-r-cl" if case.cl is not None else "src-d-cl"), typed(case.modifier))
    came_to = passes(dice, "P2", say("why-r-psych-confusion"), value, thrown=case.thrown)
    after = replace(d, retest=False, confused=not came_to)
    return Outcome(
        say("verdict-d-comes-to" if came_to else "verdict-d-still-confused", pilot=d.pilot_called),
        klass="r-passed" if came_to else "r-confused",
        mood="green" if came_to else "amber",
        todos=(say("todo-d-comes-to" if came_to else "todo-d-still-confused", pilot=d.pilot_called),),
        rules=("P1", "P2"),
        changes=changed(d, after),
    )


def _reasons(case: PilotCase) -> list[Reason]:
    """Return every reason why a pilot takes no test now."""
    d, reasons = case.armour, []
    if not case.on:
        reasons.append(Reason(say("r-why-psychology-off"), "P1"))
    if case.test not in ("", "confusion"):
        reasons.append(Reason(say("no-d-other-test", name=d.called), "P1"))
    if d.destroyed:
        reasons.append(Reason(say("no-v-wreck", name=d.called), "D1"))
    elif not d.manned:
        reasons.append(Reason(say("no-d-empty", name=d.called), "D4"))
    elif case.unit is not None:
        reasons.append(Reason(say("no-d-pilot-unit", pilot=case.unit.called), "P2"))
    elif not d.confused:
        reasons.append(Reason(say("no-d-not-confused", pilot=d.pilot_called), "P2"))
    elif not d.retest:
        reasons.append(Reason(say("no-d-retest", pilot=d.pilot_called), "P2", once=True))
    return reasons
