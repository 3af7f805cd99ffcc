"""What a case may expect: facts drawn from an outcome, its dice, the battle after it, or a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from rules.core.battle import Battle
from rules.core.dice import Loaded
from rules.core.names import fold
from rules.core.outcome import Card, Outcome
from rules.core.rolls import Check, Read, Remark, Roll
from rules.core.words import Arg, Line, Name
from rules.mordheim.pieces import Mount, Rider

Fact = Callable[[Outcome, Loaded], Any]
OF_CARD = {"shows", "hides", "says"}


def rolls(dice: Loaded) -> list[Roll]:
    """Return the rolls that were made."""
    return [step for step in dice.steps if isinstance(step, Roll)]


def checks(dice: Loaded) -> list[Check]:
    """Return what the rolls were compared with."""
    return [roll.check for roll in rolls(dice) if roll.check is not None]


def plain(value: Arg) -> Any:
    """Return an argument as a case writes it: names as text, lines as their key, fractions as `7/2`."""
    if isinstance(value, Name):
        return value.text
    if isinstance(value, Line):
        return value.key
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else str(value)
    return [plain(part) for part in value] if isinstance(value, tuple) else value


def said(lines: tuple[Line, ...], key: str) -> dict[str, Any]:
    """Return the arguments of the line with this key; fail when it is not said."""
    line = next(line for line in lines if line.key == key)
    return {name: plain(value) for name, value in line.args}


def run(outcome: Outcome, dice: Loaded) -> str:
    """Return the run that the players carry out, as `9 to 7`."""
    args = next(todo for todo in outcome.todos if todo.key == "todo-m-run").args
    direction = dict(args)["direction"]
    assert isinstance(direction, Line)
    return f"{dict(args)['inches']} to {dict(direction.args)['hour']}"


def source(check: Check) -> str:
    """Return whose value was tested, as `handler Otto`."""
    names = [plain(value) for key, value in check.source.args if key in ("rider", "mount")]
    return " ".join([check.source.key.removeprefix("src-m-"), *names])


OF_OUTCOME: dict[str, Fact] = {
    "klass": lambda o, d: o.klass.removeprefix("m-"),
    "verdict": lambda o, d: o.verdict.key.removeprefix("verdict-m-"),
    "mood": lambda o, d: o.mood,
    "todos": lambda o, d: [todo.key.removeprefix("todo-m-") for todo in o.todos],
    "half": lambda o, d: said(o.todos, "todo-m-half")["half"],
    "leap": lambda o, d: said(o.todos, "todo-m-leap")["inches"],
    "run": run,
    "remarks": lambda o, d: [line.key.removeprefix("remark-m-") for line in o.remarks],
    "rules": lambda o, d: list(o.rules),
    "totals": lambda o, d: [roll.total for roll in rolls(d)],
    "naturals": lambda o, d: [roll.natural for roll in rolls(d)],
    "asked": lambda o, d: [roll.rule for roll in rolls(d)],
    "modifiers": lambda o, d: [[f"{m.rule} {m.value:+}".strip() for m in roll.modifiers] for roll in rolls(d)],
    "passed": lambda o, d: [roll.passed for roll in rolls(d) if roll.check is not None],
    "targets": lambda o, d: [check.target for check in checks(d)],
    "whose": lambda o, d: [source(check) for check in checks(d)],
    "rows": lambda o, d: [step.row for step in d.steps if isinstance(step, Read)],
    "notes": lambda o, d: [
        f"{step.line.key.removeprefix('why-m-')} {step.rule}".strip() for step in d.steps if isinstance(step, Remark)
    ],
    "next": lambda o, d: [" ".join([step.command, *(str(value) for _, value in step.options)]) for step in o.next],
}


def state(battle: Battle, wanted: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Return the fields of the pieces that a case asks about; a piece that is not there is `gone`."""
    names = {piece.id: piece.name for piece in battle.all()}
    pieces = {fold(piece.name): piece for piece in battle.all() if isinstance(piece, Mount | Rider)}
    found: dict[str, Any] = {}
    for name, fields in wanted.items():
        piece = pieces.get(fold(name))
        if piece is None:
            found[name] = {"gone": True}
            continue
        values = {field: getattr(piece, field) for field in fields}
        if "by" in values:
            values["by"] = names.get(values["by"], "somebody gone" if values["by"] else "")
        found[name] = {field: list(v) if isinstance(v, tuple) else v for field, v in values.items()}
    return found


def compare_card(card: Card, expect: Mapping[str, Any]) -> None:
    """Compare a card with the lines that it must and must not show, and what they say."""
    sections = [line for title, lines in card.sections for line in (title, *lines)]
    lines = (card.title, *card.lines, *sections)
    keys = {line.key for line in lines}
    assert set(expect.get("shows", ())) - keys == set()
    assert set(expect.get("hides", ())) & keys == set()
    for key, args in expect.get("says", {}).items():
        assert {name: said(lines, key)[name] for name in args} == args
