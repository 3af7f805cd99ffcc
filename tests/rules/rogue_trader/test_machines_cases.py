"""The cases of vehicles, dreadnoughts and buildings, fed to the rules with loaded dice."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from rules.core.outcome import Outcome, Put
from rules.core.refusal import Refused
from rules.core.rolls import Read, Remark, Roll
from rules.core.words import Name
from tests.rules.rogue_trader.machine_cases import CASES, Given, loaded, numbers, run


def plain(value: Any) -> Any:
    """Return a value as a case file can write it: fractions as numbers or `7/2`, tuples as lists."""
    if isinstance(value, Name):
        return value.text
    if hasattr(value, "denominator") and not isinstance(value, int):
        return int(value) if value.denominator == 1 else str(value)
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    if isinstance(value, (tuple, list)):
        return [plain(part) for part in value]
    return value


def state(outcome: Outcome, name: str) -> Given:
    """Return the new image of a piece as plain values."""
    after = {c.after.name: c.after for c in outcome.changes if isinstance(c, Put) and c.after is not None}
    found: Given = plain(asdict(after[name]))
    return found


def subset(expected: Given, found: Given) -> None:
    """Compare what a case expects of a piece; nested tables are compared by the keys that they hold."""
    for key, value in expected.items():
        if isinstance(value, dict):
            subset(value, found[key])
        else:
            assert found[key] == value, key


@pytest.mark.parametrize("case", CASES, ids=[f"{'+'.join(numbers(c))} {c['name']}" for c in CASES])
def test_case(case: Given) -> None:
    expect, dice = case["expect"], loaded(case.get("dice", ""))
    if "refused" in expect:
        with pytest.raises(Refused) as refused:
            run(case["run"], case.get("with", {}), dice)
        assert [reason.line.key for reason in refused.value.reasons] == expect["refused"]
        assert dice.steps == [], "something was rolled before the refusal"
        for number in numbers(case):
            assert number in {reason.rule for reason in refused.value.reasons}
        return
    outcome = run(case["run"], case.get("with", {}), dice)
    dice.finish()
    rolls = [step for step in dice.steps if isinstance(step, Roll)]
    assert outcome.klass == expect["klass"]
    if "totals" in expect:
        assert [roll.total for roll in rolls] == expect["totals"]
    if "kept" in expect:
        assert sum(roll.kept for roll in rolls) == expect["kept"]
    if "rows" in expect:
        assert [step.row for step in dice.steps if isinstance(step, Read)] == expect["rows"]
    if "remarks" in expect:
        assert [step.line.key for step in dice.steps if isinstance(step, Remark)] == expect["remarks"]
    if "todos" in expect:
        assert [todo.key for todo in outcome.todos] == expect["todos"]
    if "args" in expect:
        said = {key: plain(value) for todo in outcome.todos for key, value in todo.args}
        subset(expect["args"], said)
    if "mood" in expect:
        assert outcome.mood == expect["mood"]
    if "reconstructed" in expect:
        assert outcome.reconstructed is expect["reconstructed"]
    for name, wanted in expect.get("state", {}).items():
        subset(wanted, state(outcome, name))
    if "unchanged" in expect:
        assert outcome.changes == ()
    for number in numbers(case):
        assert number in outcome.rules, f"{number} is not among {outcome.rules}"
