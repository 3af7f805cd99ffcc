"""Special damage: every row with every bonus, exact odds, tables of a server's own (V7–V9, D2, D3)."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import odds
from rules.core.dice import Loaded, Rolled, SystemRandom
from rules.core.replacement import replacement
from rules.core.rolls import Read
from rules.core.table import BadTable, Table
from rules.rogue_trader import dreadnought_effects, vehicle_effects
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.fates import CLASSES
from rules.rogue_trader.hits import DamageCase, damage
from rules.rogue_trader.machine import Machine
from rules.rogue_trader.machines_game import TABLES, TESTS
from rules.rogue_trader.vehicles import Vehicle
from rules.rogue_trader.weapons import Weapon, weapons
from tests.rules.rogue_trader.machine_turns import after

VEHICLE_ROWS = {  # as the rules print them, not as the table file does
    "auxiliary": (1, 2), "control-brief": (3, 4), "power": (5, 6), "jam": (7, 7), "weapon": (8, 8),
    "system": (9, 9), "control": (10, 10), "burning": (11, 11), "bang": (12, 99),
}  # fmt: skip
DREADNOUGHT_ROWS = {
    "arm": (1, 2), "coordination": (3, 4), "power": (5, 6), "jam": (7, 7), "weapon": (8, 8),
    "system": (9, 9), "berserk": (10, 10), "burning": (11, 11), "bang": (12, 99),
}  # fmt: skip
SUB_DICE = {  # what a row rolls after the D10, for the machines below
    "auxiliary": (), "control-brief": (), "power": (), "jam": (), "weapon": (), "system": ((6, 3),), "control": (),
    "burning": ((6, 3),), "bang": (),
}  # fmt: skip
TOUGH = Vehicle(id=1, name="Rhino", damage=100, crew=0, turrets=1, weapons=(Weapon("bolter"),))
SUIT = Dreadnought(id=2, name="Atlas", damage=100, manned=False, right_lost=True, initiative=0)


def hit(machine: Machine, points: int, *dice: tuple[int, int], table: str) -> tuple[str, int]:
    """Return the row and total of the special damage that these dice give."""
    loaded = Loaded(*dice)
    damage(loaded, DamageCase(machine=machine, points=points, table=TABLES[table]))
    loaded.finish()
    read = next(step for step in loaded.steps if isinstance(step, Read) and step.table == table)
    return read.row, read.total


def bands(rows: dict[str, tuple[int, int]]) -> list[Any]:
    """Return (points, D10, row) for every D10 with bonuses 0 to 10; the bonus 11 leaves no die to roll."""
    return [
        pytest.param(points, face, key, id=f"{key} at {face + points - 1}, bonus {points - 1}")
        for points in range(1, 12)
        for key, (low, high) in rows.items()
        for face in range(1, 11)
        if low <= face + points - 1 <= high
    ]


@pytest.mark.parametrize(("points", "face", "row"), bands(VEHICLE_ROWS))
def test_V9_every_row_with_every_bonus(points: int, face: int, row: str) -> None:
    first = () if points >= 6 else ((6, 6),)
    found = hit(TOUGH, points, *first, (10, face), *SUB_DICE[row], table="vehicle-special")
    assert found == (row, face + points - 1)


@pytest.mark.parametrize(("points", "face", "row"), bands(DREADNOUGHT_ROWS))
def test_D3_every_row_with_every_bonus(points: int, face: int, row: str) -> None:
    first = () if points >= 6 else ((6, 6),)
    assert hit(SUIT, points, *first, (10, face), table="dreadnought-special") == (row, face + points - 1)


@pytest.mark.parametrize("points", [12, 13, 40])
@pytest.mark.parametrize(("machine", "table"), [(TOUGH, "vehicle-special"), (SUIT, "dreadnought-special")])
def test_V8_a_bonus_of_11_needs_no_die(machine: Machine, table: str, points: int) -> None:
    outcome = damage(Loaded(), DamageCase(machine=machine, points=points, table=TABLES[table]))
    assert outcome.klass == "v-bang"


@pytest.mark.parametrize("test", ["special damage", "dreadnought damage"])
@pytest.mark.parametrize("points", range(1, 15))
def test_V8_check_values(points: int, test: str) -> None:
    exact = odds.of(TESTS[test], points)
    special = 1 - exact.get("v-hurt", Fraction(0))
    assert special == min(Fraction(1), Fraction(points, 6))
    bang = exact.get("v-bang", Fraction(0)) / special
    assert bang == min(Fraction(1), max(Fraction(0), Fraction(points - 2, 10)))
    assert sum(exact.values()) == 1


def test_V9_rows_and_the_code_that_applies_them_agree() -> None:
    assert tuple(row.key for row in TABLES["vehicle-special"].rows) == vehicle_effects.ROWS
    assert tuple(row.key for row in TABLES["dreadnought-special"].rows) == dreadnought_effects.ROWS
    rows = {*vehicle_effects.ROWS, *dreadnought_effects.ROWS}
    assert {f"v-{row}" for row in rows} <= set(CLASSES)


def test_V9_the_lost_numbers_are_marked() -> None:
    assert all(table.reconstructed for table in TABLES.values())


def test_V9_a_server_may_move_the_bands() -> None:
    shipped = Path("rules/rogue_trader/tables.toml").read_text(encoding="utf-8").split("[dreadnought-special]")[0]
    moved = shipped.replace('"auxiliary", low = 1, high = 2', '"auxiliary", low = 1, high = 3')
    moved = moved.replace('"control-brief", low = 3, high = 4', '"control-brief", low = 4, high = 4')
    table = replacement(moved, TABLES)["vehicle-special"]
    outcome = damage(Loaded((6, 6), (10, 3)), DamageCase(machine=TOUGH, points=1, table=table))
    assert outcome.klass == "v-auxiliary"
    exact = odds.of(damage, DamageCase(machine=TOUGH, points=1, table=table))
    assert exact["v-auxiliary"] == Fraction(1, 6) * Fraction(3, 10), "odds follow the table in force"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"auxiliary", low = 1, high = 2', '"auxiliary", low = 1, high = 1'),
        ('"auxiliary", low = 1, high = 2', '"auxiliary", low = 1, high = 3'),
        ('"auxiliary"', '"engine"'),
        ("reconstructed = true", "reconstructed = true\nnote = 1"),
    ],
    ids=["gap", "overlap", "unknown row", "unknown key"],
)
def test_V9_a_wrong_table_is_refused_with_its_line(old: str, new: str) -> None:
    shipped = Path("rules/rogue_trader/tables.toml").read_text(encoding="utf-8").split("[dreadnought-special]")[0]
    with pytest.raises(BadTable, match=r"line \d+"):
        replacement(shipped.replace(old, new, 1), TABLES)


@settings(deadline=None)
@given(st.integers(1, 30), st.integers(1, 40), st.integers(0, 6), st.integers(0, 5))
def test_V7_damage_never_raises_and_always_tells_the_truth(points: int, most: int, crew: int, turrets: int) -> None:
    machine = Vehicle(id=1, name="Rhino", damage=most, crew=crew, crew_save=4, turrets=turrets, weapons=weapons("a, b"))
    case = DamageCase(machine=machine, points=points, table=TABLES["vehicle-special"])
    outcome = damage(Rolled(SystemRandom()), case)
    changed = after(outcome.changes, machine)
    assert changed.lost == points
    assert changed.destroyed == (outcome.klass in ("v-destroyed", "v-bang"))
    assert (points >= most) == (outcome.klass == "v-destroyed")
    assert sum(odds.of(damage, case).values()) == 1


def test_tables_are_hashable_so_that_odds_can_be_cached() -> None:
    assert all(isinstance(hash(table), int) for table in TABLES.values())
    assert isinstance(TABLES["vehicle-special"], Table)
