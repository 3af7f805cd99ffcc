"""The cases of Mordheim's riding rules, fed to the rules with loaded dice."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.outcome import Card
from rules.core.refusal import Refused
from rules.mordheim import GAME
from tests.rules.mordheim import facts
from tests.rules.mordheim.runs import CASES, IDS, begin, numbers
from tests.rules.mordheim.scene import seen


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_case(case: dict[str, Any]) -> None:
    expect = case["expect"]
    battle, dice, run = begin(case)
    if "refused" in expect:
        with pytest.raises(Refused) as refused:
            run()
        assert [f"{r.line.key.removeprefix('no-m-')} {r.rule}".strip() for r in refused.value.reasons] == expect[
            "refused"
        ]
        assert dice.steps == [], "something was rolled before the refusal"
        return
    result = run()
    dice.finish()
    known = facts.OF_CARD if isinstance(result, Card) else {*facts.OF_OUTCOME, "state"}
    assert set(expect) <= known, "the case expects something that nobody compares"
    if isinstance(result, Card):
        facts.compare_card(result, expect)
        return
    after = seen(battle, result)
    for key in expect.keys() - {"state"}:
        assert facts.OF_OUTCOME[key](result, dice) == expect[key], key
    assert facts.state(after, expect.get("state", {})) == expect.get("state", {})
    for number in numbers(case):
        assert number in result.rules or number in case.get("beside", ()), f"the embed does not name {number}"


def test_every_rule_number_has_cases() -> None:
    shown = {number for case in CASES for number in numbers(case)}
    assert set(GAME.rules) - shown == set()
