"""Every rule number has cases."""

from __future__ import annotations

import re
from pathlib import Path

from rules.rogue_trader.machines_game import RULES
from tests.rules.rogue_trader.machine_cases import CASES, numbers


def test_every_rule_number_has_cases() -> None:
    named = {number for case in CASES for number in numbers(case)}
    for path in Path("tests").glob("**/test_machines*.py"):
        named |= set(re.findall(r"def test_([VDB]\d+)_", path.read_text(encoding="utf-8")))
    assert set(RULES) <= named, sorted(set(RULES) - named)
