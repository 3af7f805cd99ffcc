"""The cases of reactive moves, fed to the rule with loaded dice."""

from __future__ import annotations

import re
import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from rules.core.dice import Loaded
from rules.core.refusal import Refused
from rules.core.rolls import Roll
from rules.warmaster import GAME, ReactCase, Regiment, react
from rules.warmaster.regiment import traits_of, type_of

CASES: list[dict[str, Any]] = tomllib.loads(Path("tests/cases/warmaster.toml").read_text(encoding="utf-8"))["case"]


def numbers(case: dict[str, Any]) -> list[str]:
    """Return the rule numbers that a case shows."""
    return [case["rule"]] if isinstance(case["rule"], str) else list(case["rule"])


def loaded(text: str) -> Loaded:
    """Return dice loaded from `D6=4 D6=2`."""
    pairs = re.findall(r"D(\d+)=(\d+)", text)
    return Loaded(*((int(sides), int(face)) for sides, face in pairs))


def regiment(described: dict[str, Any], otherwise: Any) -> Regiment:
    """Return the regiment that a case describes; `id` 1 where it is registered."""
    traits = traits_of(described.get("traits"))
    return Regiment(
        id=int(described.get("registered", False)),
        name=described.get("name", ""),
        type=type_of(described.get("type"), traits, otherwise),
        traits=traits,
        movement=Fraction(described["movement"]) if "movement" in described else None,
    )


def case_of(given: dict[str, Any]) -> ReactCase:
    """Return the attempt that a case describes."""
    plain = {k: v for k, v in given.items() if k not in ("target_unit", "charger", "distance", "character_distance")}
    far = given.get("character_distance")
    return ReactCase(
        regiment=regiment(given.get("target_unit", {}), "infantry"),
        charger=regiment(given["charger"], "") if "charger" in given else None,
        distance=Fraction(str(given.get("distance", 20))),
        character_distance=None if far is None else Fraction(str(far)),
        **({"command": 8} | plain),
    )


@pytest.mark.parametrize("case", CASES, ids=[f"{'+'.join(numbers(c))} {c['name']}" for c in CASES])
def test_case(case: dict[str, Any]) -> None:
    expect, dice = case["expect"], loaded(case.get("dice", ""))
    attempt = case_of(case["with"])
    if "refused" in expect:
        with pytest.raises(Refused) as refused:
            react(dice, attempt)
        assert [reason.rule for reason in refused.value.reasons] == expect["refused"]
        if "saw" in expect:
            assert [reason.line.key for reason in refused.value.reasons] == expect["saw"]
        assert dice.steps == [], "a die was rolled before the refusal"
        return
    outcome = react(dice, attempt)
    dice.finish()
    roll = next(step for step in dice.steps if isinstance(step, Roll))
    assert roll.check is not None
    assert outcome.klass == expect["klass"]
    if "target" in expect:
        assert roll.check.target == expect["target"]
    if "modifiers" in expect:
        named = {m.why.key.removeprefix("mod-w-"): m.value for m in roll.check.modifiers}
        assert named == expect["modifiers"]
    if "todos" in expect:
        assert [todo.key.removeprefix("todo-w-") for todo in outcome.todos] == expect["todos"]
    if "reacted" in expect:
        assert [change.after.reacted for change in outcome.changes] == expect["reacted"]  # type: ignore[union-attr]
    for number in numbers(case):
        assert number in outcome.rules or number in ("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W10")


def test_every_rule_number_has_cases() -> None:
    assert {number for case in CASES for number in numbers(case)} == set(GAME.rules)
