"""The cases of morale and psychology, fed to the rules with loaded dice."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from rules.core.refusal import Refused
from rules.core.rolls import Remark, Roll
from rules.rogue_trader import morale_game
from tests.rules.rogue_trader.morale import Field, loaded

FILE = Path(__file__).parents[2] / "cases" / "rogue_trader_morale.toml"
CASES: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["case"]


def numbers(case: dict[str, Any]) -> list[str]:
    """Return the rule numbers that a case shows."""
    return [case["rule"]] if isinstance(case["rule"], str) else list(case["rule"])


@pytest.mark.parametrize("case", CASES, ids=[f"{'+'.join(numbers(c))} {c['name']}" for c in CASES])
def test_case(case: dict[str, Any]) -> None:
    field = Field(case.get("units", {}), case.get("battle"))
    for _ in range(case.get("next", 0)):
        field.next()
    expect, dice = dict(case.get("expect", {})), loaded(case.get("dice", ""))
    if "run" in case:
        refused = expect.pop("refused", None)
        if refused is not None:
            with pytest.raises(Refused) as caught:
                field.play(case["run"], dice, case.get("with", {}))
            assert [reason.line.key.removeprefix("r-") for reason in caught.value.reasons] == refused
            assert [r.rule for r in caught.value.reasons if r.rule] == expect.pop("forbids", numbers(case))
            assert not dice.steps, "a die was rolled before the refusal"
        else:
            _played(case, field, expect, dice)
    for _ in range(case.get("then_next", 0)):
        field.next()
    for name, fields in expect.pop("after", {}).items():
        assert {key: field.shown(name, key) for key in fields} == fields, name
    assert not expect, f"not looked at: {expect}"


def _played(case: dict[str, Any], field: Field, expect: dict[str, Any], dice: Any) -> None:
    """Play and compare what the outcome says; whatever was compared is taken out of `expect`."""
    outcome = field.play(case["run"], dice, case.get("with", {}))
    dice.finish()
    rolls = [step for step in dice.steps if isinstance(step, Roll)]
    remarks = [step for step in dice.steps if isinstance(step, Remark)]
    told = {
        "klass": outcome.klass.removeprefix("r-"),
        "verdict": outcome.verdict.key.removeprefix("verdict-r-"),
        "mood": outcome.mood,
        "rules": list(outcome.rules),
        "todos": [_inner(todo).removeprefix("todo-r-") for todo in outcome.todos],
        "remarks": [line.key.removeprefix("r-") for line in outcome.remarks],
        "noted": [step.line.key.removeprefix("r-") for step in remarks],
        "next": [step.label.key.removeprefix("next-r-") for step in outcome.next],
        "total": rolls[-1].total if rolls else None,
        "why": rolls[-1].why.key.removeprefix("why-r-") if rolls else None,
        "target": rolls[-1].check.target if rolls and rolls[-1].check else None,
        "source": rolls[-1].check.source.key.removeprefix("src-r-") if rolls and rolls[-1].check else None,
        "modifiers": {m.why.key.removeprefix("mod-r-"): m.value for m in rolls[-1].check.modifiers}
        if rolls and rolls[-1].check
        else {},
    }
    for key in list(expect):
        if key in told:
            assert told[key] == expect.pop(key), key
    for number in numbers(case):
        assert number in outcome.rules or case.get("aside"), f"{number} is not among {outcome.rules}"


def _inner(todo: Any) -> str:
    """Return the key of an order, or of the obligation that it tells."""
    return str(dict(todo.args)["what"].key) if todo.key == "todo-r-sentence" else str(todo.key)


def test_every_rule_number_has_cases() -> None:
    assert {number for case in CASES for number in numbers(case)} == set(morale_game.RULES)
