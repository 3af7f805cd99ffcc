"""The rout test: who takes it, on what, and the flight that follows (R1 to R5)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.dice import Dice
from rules.core.outcome import Followup, Outcome
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, say
from rules.rogue_trader.calls import exempt, followup
from rules.rogue_trader.flight import fly
from rules.rogue_trader.scene import Scene
from rules.rogue_trader.trial import passes, typed, value_of
from rules.rogue_trader.units import BARE, Because, Unit

CAUSES: tuple[Because, ...] = ("lost-combat", "losses", "breaking-off", "fear", "gm")


@dataclass(frozen=True, slots=True, kw_only=True)
class RoutCase:
    """Hold what a rout test depends on.

    `ld` stands in for the unit's own. `foes` are those it fights, `others` those who fight its foes, `friends` those
    in the way of its flight. `thrown` means that the player has already thrown his dice.
    """

    unit: Unit = BARE
    because: Because = ""
    enemy: Unit | None = None
    ld: int | None = None
    modifier: int = 0
    foes: tuple[Unit, ...] = ()
    others: tuple[Unit, ...] = ()
    friends: tuple[Unit, ...] = ()
    thrown: bool = False


def rout(dice: Dice, case: RoutCase) -> Outcome:
    """Test a unit for rout: 2D6 at or under Ld holds, over it the unit is routed and flees at once (R1–R5).

    Raises `Refused` with every reason when the unit takes no test.
    """
    may(case)
    value = value_of(case.unit, "ld", case.ld, typed(case.modifier))
    held = passes(dice, "R2", why(case.because), value, thrown=case.thrown)
    return _holds(case) if held else _routs(case)


def may(case: RoutCase) -> None:
    """Raise `Refused` with every reason why this test is not taken."""
    unit = case.unit
    reasons = list(exempt(unit, case.foes, case.enemy))
    if case.because == "losses" and "losses" in unit.tried and not unit.called_to("rout", "losses"):
        reasons.append(Reason(say("r-why-losses-once"), "R1", once=True))
    if reasons:
        raise Refused(say("r-no-rout-test", unit=unit.called), *reasons)


def why(because: Because) -> Line:
    """Return what the roll is for."""
    return say(f"why-r-rout-{because}") if because else say("why-r-rout")


def _taken(case: RoutCase, scene: Scene) -> None:
    """Cross off the test that was due for this reason."""
    unit = scene[case.unit]
    left = tuple(c for c in unit.due if not (c.test == "rout" and c.because == case.because))
    scene.change(unit, due=left)


def _holds(case: RoutCase) -> Outcome:
    scene = Scene(case.unit)
    _taken(case, scene)
    unit = scene[case.unit]
    steps = [followup(unit, call) for call in unit.due if call.test == "rout"]
    return Outcome(
        say("verdict-r-held", unit=unit.called),
        klass="r-held",
        mood="green",
        todos=(say("todo-r-held"),),
        rules=("R1", "R2"),
        changes=scene.changes,
        next=tuple(steps),
    )


def _routs(case: RoutCase) -> Outcome:
    foes = case.foes
    if case.enemy and case.enemy not in foes and case.because == "lost-combat":
        foes += (case.enemy,)
    scene = Scene(case.unit, *foes, *case.friends)
    lost = case.because == "lost-combat"
    cause = "fight" if lost or case.because == "breaking-off" else "threat" if case.because else "any"
    flight = fly(scene, case.unit, foes, case.others, case.friends, lost=lost, cause=cause)
    steps = flight.next
    if not foes and case.because in ("", "lost-combat"):
        steps = (Followup(say("next-r-enemy-pursues"), "pursue", (("action", "follow"),)),)
    return Outcome(
        say("verdict-r-routed", unit=case.unit.called),
        klass="r-routed",
        mood="red",
        todos=flight.todos,
        rules=("R1", "R2", *flight.rules),
        changes=scene.changes,
        next=steps,
    )
