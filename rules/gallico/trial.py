"""Any other roll of a fighter, with the modifiers that officers and skills give by name (G13, G14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.dice import Dice
from rules.core.outcome import Outcome
from rules.core.refusal import Reason, Refused
from rules.core.rolls import Modifier
from rules.core.words import say
from rules.gallico.fighter import Fighter
from rules.gallico.forbid import able
from rules.gallico.scores import score, typed, wound

Trial = Literal["discipline", "recovery", "rally", "other"]
Officer = Literal["", "caesar", "vercingetorix", "skilled"]

SOMEBODY = Fighter()
CAMPAIGN: tuple[Trial, ...] = ("recovery", "rally")  # rolled after the game
OFFICERS = {
    "caesar": Modifier("G13", say("mod-g-caesar"), 1),
    "vercingetorix": Modifier("G13", say("mod-g-vercingetorix"), 1),
    "skilled": Modifier("G14", say("mod-g-officer"), 2),
}
HELPS: dict[str, Trial] = {"caesar": "discipline", "vercingetorix": "discipline", "skilled": "rally"}


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialCase:
    """Hold one roll: what it is for, the value that it is added to, which officer helps.

    `caesar` and `vercingetorix` help Discipline (G13), a `skilled` officer the rally table after the game (G14).
    """

    fighter: Fighter = SOMEBODY
    trial: Trial = "discipline"
    value: int | None = None
    officer: Officer = ""
    die: str = "D10"
    modifier: int = 0


def trial(dice: Dice, case: TrialCase) -> Outcome:
    """Roll the die with its named modifiers and leave the reading to the GM (G13, G14).

    Raises `Refused` on an officer who does not help this roll, or a Discipline that nobody gave.
    """
    one = case.fighter
    reasons = forbidden(case)
    if reasons:
        raise Refused(say("g-no-trial", who=one.called), *reasons)
    roll = dice.roll(score("", say(f"why-g-{case.trial}", who=one.called), case.die, modifiers(case)))
    helped = {modifier.rule for modifier in roll.modifiers if modifier.rule}
    return Outcome(
        say(f"verdict-g-{case.trial}", who=one.called, score=roll.total),
        todos=(say("todo-g-gm-reads"),),
        rules=tuple(sorted(helped, key=lambda rule: int(rule[1:]))),
    )


def forbidden(case: TrialCase) -> list[Reason]:
    """Return why the roll makes no sense as it was asked."""
    one, reasons = case.fighter, []
    if case.officer and case.trial != HELPS[case.officer]:
        helps = say(f"g-trial-{HELPS[case.officer]}")
        line = say("g-no-officer", officer=say(f"g-officer-{case.officer}"), helps=helps)
        reasons.append(Reason(line, OFFICERS[case.officer].rule))
    if case.trial == "discipline":
        reasons += able(one, *(() if case.value is not None else ("discipline",)))
    return reasons


def modifiers(case: TrialCase) -> tuple[Modifier, ...]:
    """Return what adds to the roll, by name.

    A wound weakens the rolls of the game (G1), not those of the campaign after it.
    """
    one, kind = case.fighter, case.trial
    value = one.discipline if case.value is None and kind == "discipline" else case.value
    return (
        Modifier("", say(f"mod-g-value-{kind}"), value or 0),
        *([OFFICERS[case.officer]] if case.officer else []),
        Modifier("G14", say("mod-g-tough"), int(kind == "recovery" and one.has("tough"))),
        *([] if kind in CAMPAIGN else [wound(one)]),
        typed(case.modifier),
    )
