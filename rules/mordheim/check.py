"""Tests of control: a rider in trouble (M2), a mount alone (M5) or in panic (M8, M15), Trick Riding (M26)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction

from rules.core import odds
from rules.core.dice import Dice
from rules.core.outcome import Chance, Followup, Outcome, changed
from rules.core.refusal import Refused
from rules.core.rolls import Check, Modifier, Remark, Roll
from rules.core.words import Line, say
from rules.mordheim.exempt import Because, exemptions
from rules.mordheim.fate import Fall, Fate, Run, fall, run
from rules.mordheim.leadership import Whose
from rules.mordheim.pieces import Mount
from rules.mordheim.whoa import Pair, WhoaCase, changes, left, told, whoa

RULES: dict[Because, str] = {
    "hit": "M2",
    "combat": "M2",
    "isolated": "M5",
    "uncontrollable": "M8",
    "bolting": "M15",
    "trick": "M26",
}
HELD: dict[Because, str] = {  # the headline class of a passed test
    "hit": "m-held",
    "combat": "m-held",
    "isolated": "m-held",
    "uncontrollable": "m-calm",
    "bolting": "m-calm",
    "trick": "m-trick",
}


@dataclass(frozen=True, kw_only=True, slots=True)
class CheckCase:
    """State a `/mount check`. Odds are cached by what weighs on the dice: names and conditions do not compare.

    `whose` is the Leadership (or Initiative) tested; `modifier` is added to it.
    """

    because: Because = "hit"
    pair: Pair = field(default=Pair(), compare=False)
    whose: Whose = field(default=Whose(7, say("src-m-given")), compare=False)
    modifier: int = 0
    value: int = field(init=False)
    trained: bool = field(init=False)
    slow: bool = field(init=False)
    steady: bool = field(init=False)
    tests_bolting: bool = field(init=False)

    def __post_init__(self) -> None:
        """Draw from the pieces what weighs on the dice."""
        mount = self.pair.mount
        object.__setattr__(self, "value", self.whose.value)
        object.__setattr__(self, "trained", mount.has("trained"))
        object.__setattr__(self, "slow", mount.has("slow"))
        object.__setattr__(self, "steady", mount.has("never tests"))
        object.__setattr__(self, "tests_bolting", self.pair.tests_bolting)

    @property
    def fall(self) -> Fall:
        """Return the roll on the Whoa! table that a failure leads to (M2, M26)."""
        return Fall(slow=self.slow, steady=self.steady)


def check(dice: Dice, case: CheckCase) -> Outcome:
    """Test control of a mount, and follow a failure to its end (M2, M5, M8, M15, M26).

    Raises `Refused` with every reason why this test is not taken.
    """
    reasons = (*exemptions(case.because, case.pair), *case.whose.reasons)
    if reasons:
        words = {"mount": case.pair.mount.called, "rider": case.pair.rider.called}
        raise Refused(say(f"refused-m-{case.because}", **words), *reasons)
    if case.because == "bolting" and not case.tests_bolting:
        return _ran(case, run(dice, case.slow, "M15"))
    if case.whose.why is not None:
        dice.record(Remark(case.whose.why, case.whose.rule))
    passed = dice.sub(control, case.because, _against(case), case.trained and case.because != "trick")
    if case.because in ("hit", "combat", "trick"):
        return _held(case) if passed else _thrown(case, fall(dice, case.fall))
    if passed:
        return _calmed(case)
    return _ran(case, run(dice, case.slow, "M15" if case.because == "bolting" else "M8"))


def control(dice: Dice, because: Because, against: Check, trained: bool) -> bool:
    """Roll a test of control, twice for a trained mount that fails at first; the second result stands."""
    rule = RULES[because]
    count = 1 if because == "trick" else 2
    first = dice.roll(Roll(rule, say(f"why-m-{because}"), count, 6, check=against))
    if first.passed or not trained:
        return first.passed
    return dice.roll(Roll(rule, say("why-m-trained"), count, 6, check=against)).passed


def check_chances(case: CheckCase, outcome: Outcome) -> tuple[Chance, ...]:
    """Return the chance to pass, and that to fail or (of several ends of a failure) that of the one that came."""
    held = HELD[case.because]
    exact = odds.of(check, case)
    if list(exact) == ["m-runs"] and case.because == "bolting":
        return ()
    passing = Chance(held, exact.get(held, Fraction(0)))
    chained = case.because in ("hit", "combat", "trick")
    if outcome.klass == held or not chained:
        return passing, Chance("m-uncontrolled" if chained else "m-runs", 1 - passing.value)
    then = odds.of(whoa, WhoaCase(pair=case.pair))[outcome.klass]
    return passing, Chance(outcome.klass, then, say("odds-m-after-failure"))


def _against(case: CheckCase) -> Check:
    modifiers = (Modifier("", say("mod-m-given"), case.modifier),) if case.modifier else ()
    fails = (6,) if case.because == "trick" else ()
    return Check(case.value, case.whose.source, modifiers, fails=fails)


def _held(case: CheckCase) -> Outcome:
    """Return what a rider gains who keeps control (M2), or hides behind his mount (M26)."""
    mount, rider = case.pair.mount, case.pair.rider
    words = {"mount": mount.called, "rider": rider.called}
    if case.because != "trick":
        return Outcome(say("verdict-m-held", **words), "m-held", "green", rules=("M2",))
    return Outcome(
        say("verdict-m-trick", **words),
        "m-trick",
        "green",
        todos=(say("todo-m-hidden", rider=rider.called), say("todo-m-trick-limits", rider=rider.called)),
        rules=("M26",),
        changes=changed(rider, replace(rider, hidden=True)),
    )


def _thrown(case: CheckCase, fate: Fate) -> Outcome:
    """Return what the Whoa! table made of a rider who lost control."""
    outcome = told(case.pair, fate, (RULES[case.because], "M15"))
    if case.because != "trick" or fate.became != "rears":
        return outcome
    return replace(outcome, todos=(*outcome.todos, say("todo-m-no-trick", rider=case.pair.rider.called)))


def _calmed(case: CheckCase) -> Outcome:
    """Return what a passed test gives: an isolated mount stays, a running one stops and is isolated (M5, M8)."""
    mount = case.pair.mount
    rule = RULES[case.because]
    if case.because == "isolated":
        after = replace(mount, tested=True)
        todos: tuple[Line, ...] = (say("todo-m-stays", mount=mount.called),)
        return _outcome(case, after, "verdict-m-stays", "m-held", todos, (rule,))
    after = replace(mount, condition="isolated", tested=True, calmed=True)
    return _outcome(case, after, "verdict-m-calm", "m-calm", (say("todo-m-calm", mount=mount.called),), (rule, "M5"))


def _ran(case: CheckCase, ran: Run) -> Outcome:
    """Return a run: an isolated mount becomes uncontrollable and runs at once (M5, M8), another runs on."""
    mount = case.pair.mount
    after = replace(mount, tested=True, condition="uncontrollable" if case.because == "isolated" else mount.condition)
    away = say("todo-m-run", mount=mount.called, inches=ran.inches, direction=ran.direction)
    later = {
        "isolated": "todo-m-tests-again",
        "uncontrollable": "todo-m-tests-again",
        "bolting": "todo-m-bolts-tests" if case.tests_bolting else "todo-m-bolts-again",
    }[case.because]
    again = say(later, mount=mount.called, rider=case.pair.rider.called)
    rules = ("M5", "M8") if case.because == "isolated" else (RULES[case.because],)
    outcome = _outcome(case, after, f"verdict-m-{case.because}-runs", "m-runs", (away, again), rules)
    return replace(outcome, mood="red", next=_caught(case, after))


def _caught(case: CheckCase, mount: Mount) -> tuple[Followup, ...]:
    """Return the likely next steps after a run: the rider catches it, or it leaves the table."""
    rider = case.pair.rider
    if not mount.id:
        return ()
    caught: tuple[Followup, ...] = ()
    if case.because == "bolting" and rider.id and rider.condition != "out of action":
        label = say("next-m-catch", rider=rider.called, mount=mount.called)
        caught = (Followup(label, "mount ride", (("mount", mount.name), ("rider", rider.name))),)
    return *caught, left(mount)


def _outcome(
    case: CheckCase, after: Mount, verdict: str, klass: str, todos: tuple[Line, ...], rules: tuple[str, ...]
) -> Outcome:
    words = say(verdict, mount=after.called)
    return Outcome(words, klass, "green", todos=todos, rules=rules, changes=changes(case.pair, after, case.pair.rider))
