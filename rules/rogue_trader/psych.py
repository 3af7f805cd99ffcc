"""Taking psychology tests in their order, and dropping those that an earlier result forbids (P1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core.dice import Dice
from rules.core.outcome import Followup, Outcome
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, say
from rules.rogue_trader.calls import RULE, barring, followup
from rules.rogue_trader.psychology import Effect, PsychCase, fails, passes
from rules.rogue_trader.scene import Scene
from rules.rogue_trader.trial import passes as trial
from rules.rogue_trader.trial import typed, value_of
from rules.rogue_trader.units import ORDER, Called, Unit


def psych(dice: Dice, case: PsychCase) -> Outcome:
    """Test a unit's Cool: 2D6 at or under Cl and nothing happens, over it the unit is affected (P1–P6).

    With no test named, every test due is taken in order; what an earlier result forbids is dropped.
    Raises `Refused` with every reason when no test is taken.
    """
    calls = _may(case)
    value = value_of(case.unit, "cl", case.cl, typed(case.modifier))
    scene = Scene(case.unit, *case.foes)
    done: list[tuple[Called, Effect]] = []
    for call in calls:
        if done and _reasons(case, scene[case.unit], call):
            continue
        why = say(f"why-r-psych-{call.test}") if call.test else say("why-r-psych")
        passed = trial(dice, RULE.get(call.test, "P1"), why, value, thrown=case.thrown)
        own = replace(case, enemy=_enemy(case, call))
        done.append((call, (passes if passed else fails)(scene, own, call.test)))
    return _outcome(case, scene, done)


def _may(case: PsychCase) -> tuple[Called, ...]:
    """Return the tests to take, in order; raise `Refused` with every reason when there is none."""
    unit, title = case.unit, say("r-no-psych-test", unit=case.unit.called)
    reasons = [] if case.on else [Reason(say("r-why-psychology-off"), "P1")]
    if case.test or not unit.id:
        call = next((call for call in unit.due if call.test == case.test), Called(case.test))
        calls: tuple[Called, ...] = (call,)
        reasons += _reasons(case, unit, call) if unit.id else ()
    else:
        calls = tuple(call for call in unit.due if call.test != "rout")
        reasons += () if calls else (Reason(say("r-why-none-due"), "P1"),)
    if reasons:
        raise Refused(title, *reasons)
    return calls


def _reasons(case: PsychCase, unit: Unit, call: Called) -> tuple[Reason, ...]:
    """Return every reason why a registered unit, as it is by now, does not take a test."""
    unit = replace(unit, due=case.unit.due)  # what was due when the command came
    return barring(unit, call, _enemy(case, call), case.foes)


def _enemy(case: PsychCase, call: Called) -> Unit | None:
    """Return the enemy that causes a test: the one named, else the one noted when the test fell due."""
    if case.enemy is not None:
        return case.enemy
    return next((unit for unit in case.callers if unit.id == call.enemy), None)


def _outcome(case: PsychCase, scene: Scene, done: list[tuple[Called, Effect]]) -> Outcome:
    """Put the results together: the first failure is the headline, what it forbids is dropped, the rest is offered."""
    taken = [call.test for call, _ in done]
    kept, dropped = _left(case, scene[case.unit], taken)
    added = tuple(call for _, effect in done for call in effect.calls)
    unit = scene.change(case.unit, due=(*kept, *added))
    head = next((effect for _, effect in done if effect.klass != "r-passed"), done[0][1])
    verdict = head.verdict
    if head.klass == "r-passed" and len(done) > 1:
        tests = tuple(say(f"test-r-{test}") for test in taken)
        verdict = say("verdict-r-passes", unit=unit.called, tests=tests)
    effects = [effect for _, effect in done]
    shown = effects if head.klass == "r-passed" else [e for e in effects if e.klass != "r-passed"]
    rules = ["P1", *(RULE[test] for test in taken if test), *(rule for e in effects for rule in e.rules)]
    steps = [step for effect in effects for step in effect.next]
    return Outcome(
        verdict,
        klass=head.klass,
        mood=head.mood,
        todos=tuple(dict.fromkeys(todo for effect in shown for todo in effect.todos)),
        remarks=(*(line for e in effects for line in e.remarks), *dropped, *_earlier(kept, taken)),
        rules=tuple(dict.fromkeys(rules)),
        changes=scene.changes,
        next=(*steps, *_offers(case, unit)),
    )


def _left(case: PsychCase, unit: Unit, taken: Sequence[str]) -> tuple[list[Called], list[Line]]:
    """Return the tests still due, and one line for each cause that drops others."""
    kept: list[Called] = []
    dropped: dict[Line, list[Line]] = {}
    for call in case.unit.due:
        if call.test in taken:
            continue
        if reasons := _reasons(case, unit, call):
            dropped.setdefault(reasons[0].line, []).append(say(f"test-r-{call.test}"))
        else:
            kept.append(call)
    return kept, [say("r-dropped", tests=tuple(tests), why=why) for why, tests in dropped.items()]


def _earlier(kept: list[Called], taken: Sequence[str]) -> list[Line]:
    """Return a reminder when a test that comes first in the order is still due (P1)."""
    first = min(ORDER.index(test) if test else len(ORDER) for test in taken)
    tests = tuple(say(f"test-r-{call.test}") for call in kept if ORDER.index(call.test) < first)
    return [say("r-order", tests=tests)] if tests else []


def _offers(case: PsychCase, unit: Unit) -> list[Followup]:
    known = {caller.id: caller for caller in (*case.callers, *case.foes, *((case.enemy,) if case.enemy else ()))}
    return [followup(unit, call, known.get(call.enemy)) for call in unit.due]
