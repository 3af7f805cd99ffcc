"""The cases of De Bello Gallico, fed to the rules with loaded dice."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rules.core.battle import Battle
from rules.core.dice import Dice
from rules.core.outcome import Outcome
from rules.core.refusal import Refused
from rules.core.rolls import Roll
from rules.gallico import GAME
from rules.gallico.again import cannot_recoil, strike_another
from rules.gallico.case import FightCase, placed
from rules.gallico.fight import fight
from rules.gallico.shoot import ShootCase, aimed, shoot
from rules.gallico.slip import SlipCase, slip
from rules.gallico.trial import TrialCase, trial
from tests.rules.gallico.table import battle_of, loaded, named, states

CASES: list[dict[str, Any]] = tomllib.loads(Path("tests/cases/gallico.toml").read_text(encoding="utf-8"))["case"]
Run = Callable[[Dice, Battle, dict[str, Any]], Outcome]


def run_fight(dice: Dice, battle: Battle, said: dict[str, Any]) -> Outcome:
    """Fight: `a` against `against`, with the names of `strike` and `blocked`."""
    names = [said.pop("a", "A"), *said.pop("against", ["B"])]
    blocked = tuple(names.index(name) for name in said.pop("blocked", ()))
    strike = names.index(said.pop("strike")) if "strike" in said else 0
    fighters = tuple(named(battle, name) for name in names)
    return fight(dice, placed(battle, FightCase(fighters=fighters, strike=strike, blocked=blocked, **said)))


def run_again(dice: Dice, battle: Battle, said: dict[str, Any]) -> Outcome:
    """Fight, then settle it otherwise: `then_strike` another, or `then_blocked`, each on the battle as it then is."""
    strike, blocked = said.pop("then_strike", None), said.pop("then_blocked", None)
    first = run_fight(dice, battle, said)
    after = battle.after(first.changes)
    if strike:
        second = strike_another(dice, after, 1, named(after, "A"), named(after, strike))
    else:
        second = cannot_recoil(dice, after, 1, named(after, blocked))
    battle._pieces = after._pieces
    return second


def run_shoot(dice: Dice, battle: Battle, said: dict[str, Any]) -> Outcome:
    """Shoot: A at B."""
    case = ShootCase(shooter=named(battle, "A"), target=named(battle, "B"), **said)
    return shoot(dice, aimed(battle, case))


def run_slip(dice: Dice, battle: Battle, said: dict[str, Any]) -> Outcome:
    """Slip away: A from B."""
    return slip(dice, SlipCase(fighter=named(battle, "A"), enemy=named(battle, "B"), **said))


def run_trial(dice: Dice, battle: Battle, said: dict[str, Any]) -> Outcome:
    """Roll for A."""
    return trial(dice, TrialCase(fighter=named(battle, "A"), **said))


RUNS: dict[str, Run] = {
    "fight": run_fight,
    "again": run_again,
    "shoot": run_shoot,
    "slip": run_slip,
    "trial": run_trial,
}


def numbers(case: dict[str, Any]) -> list[str]:
    """Return the rule numbers that a case shows."""
    return [case["rule"]] if isinstance(case["rule"], str) else list(case["rule"])


@pytest.mark.parametrize("case", CASES, ids=[f"{'+'.join(numbers(c))} {c['name']}" for c in CASES])
def test_case(case: dict[str, Any]) -> None:
    said, expect, dice = dict(case["with"]), case["expect"], loaded(case.get("dice", ""))
    battle = battle_of({"A": {}, "B": {}} | said.pop("people", {}))
    run = RUNS[case.get("run", "fight")]
    if "refused" in expect:
        with pytest.raises(Refused) as refused:
            run(dice, battle, said)
        assert [reason.line.key for reason in refused.value.reasons] == expect["refused"]
        if case.get("run") != "again":
            assert dice.steps == [], "a die was rolled before the refusal"
        return
    outcome = run(dice, battle, said)
    dice.finish()
    rolls = [step for step in dice.steps if isinstance(step, Roll)]
    if "klass" in expect:
        assert outcome.klass == expect["klass"]
    if "verdict" in expect:
        assert outcome.verdict.key == f"verdict-g-{expect['verdict']}"
    if "scores" in expect:
        assert [roll.total for roll in rolls] == expect["scores"]
    if "modifiers" in expect:
        assert [{m.why.key.removeprefix("mod-g-"): m.value for m in r.modifiers} for r in rolls] == expect["modifiers"]
    if "state" in expect:
        now = states(battle, outcome)
        assert {name: now[name] for name in expect["state"]} == expect["state"]
    if "todos" in expect:
        assert [todo.key.removeprefix("todo-g-") for todo in outcome.todos] == expect["todos"]
    if "next" in expect:
        shown = [" ".join([step.command.split()[-1], str(step.options[-1][1])]) for step in outcome.next]
        assert shown == expect["next"]
    for number in numbers(case):
        assert number in outcome.rules or number in expect.get("silent", ())


def test_every_rule_number_has_cases() -> None:
    shown = {number for case in CASES for number in numbers(case)}
    assert shown | {"G2"} == set(GAME.rules)  # G2, the order of play, is a reminder only: nothing rolls for it
