"""What does not fit a case: whole tables, exact odds, turns, profiles, properties."""

from __future__ import annotations

import re
import time
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import odds
from rules.core.battle import Battle
from rules.core.dice import Loaded, Rolled, SystemRandom
from rules.core.game import Due
from rules.core.outcome import Change, Put
from rules.core.pieces import BattleState, Piece
from rules.core.refusal import Refused
from rules.core.replacement import replacement
from rules.core.rolls import Read
from rules.core.table import BadTable, Table
from rules.core.words import Name
from rules.rogue_trader import dreadnought_effects, machines_game, vehicle_effects
from rules.rogue_trader.buildings import DOORS, KINDS, WALLS, Building, of_kind
from rules.rogue_trader.collapse import BreachCase, breach
from rules.rogue_trader.colliding import CollideCase, collide, fate
from rules.rogue_trader.collision import Body, Pool, closing, pool
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.fates import CLASSES
from rules.rogue_trader.hits import DamageCase, damage
from rules.rogue_trader.machine import Machine, Tally
from rules.rogue_trader.machines_game import RULES, TABLES, TESTS
from rules.rogue_trader.vehicles import Vehicle, autos
from rules.rogue_trader.weapons import Weapon, weapons, weight
from tests.rules.rogue_trader.machine_cases import CASES, numbers

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


# ------------------------------------------------------------------ V12: collisions


@pytest.mark.parametrize(
    ("a", "b", "against", "angle", "speed"),
    [
        (12, 6, "vehicle", "head-on", 18),
        (12, 6, "vehicle", "rear", 6),
        (6, 12, "vehicle", "rear", 6),
        (12, 6, "vehicle", "side", 12),
        (12, 6, "scenery", "head-on", 12),
        (12, 6, "creature", "rear", 12),
    ],
)
def test_V12_the_speed_that_counts(a: int, b: int, against: Any, angle: Any, speed: int) -> None:
    assert closing(Fraction(a), Fraction(b), against, angle) == speed


@pytest.mark.parametrize(
    ("speed", "own", "other", "dice", "points"),
    [
        ("18", 6, 7, Pool(5), Pool(4, 1)),
        ("18", 7, 6, Pool(3), Pool(4, -1)),
        ("0.5", 6, 6, Pool(1), Pool(1)),
        ("5", 6, 6, Pool(1), Pool(1)),
        ("5.1", 6, 6, Pool(2), Pool(2)),
        ("10", 6, 6, Pool(2), Pool(2)),
        ("10", 8, 6, Pool(0), Pool(2, -2)),
        ("10", 9, 6, Pool(0), Pool(2, -3)),
    ],
)
def test_V12_pools_in_both_readings(speed: str, own: int, other: int, dice: Pool, points: Pool) -> None:
    assert pool(Fraction(speed), own, other, "dice") == dice
    assert pool(Fraction(speed), own, other, "points") == points


@given(st.fractions(0, 200), st.integers(1, 12), st.integers(1, 12))
def test_V12_pools_never_fall_below_0_and_add_up(speed: Fraction, a: int, b: int) -> None:
    fives = -(-speed // 5)
    one, other = pool(speed, a, b, "dice"), pool(speed, b, a, "dice")
    assert one.dice >= 0 <= other.dice
    if one.dice and other.dice:
        assert one.dice + other.dice == 2 * fives


def crewed(key: int, **more: Any) -> Body:
    """Return a crewed, armoured vehicle as one side of a collision."""
    machine = Vehicle(id=key, name=f"V{key}", toughness=6, damage=20, save=4, crew=6, crew_save=4, turrets=3, **more)
    return Body(who=Name(machine.name), toughness=6, save=4, machine=machine, table=TABLES["vehicle-special"])


def test_V12_odds_of_two_crewed_vehicles_come_in_milliseconds() -> None:
    case = CollideCase(a=crewed(31), b=crewed(32), speed_a=Fraction(40), speed_b=Fraction(20))
    begun = time.process_time()
    outcome = collide(Rolled(SystemRandom()), case)
    assert time.process_time() - begun < 0.15
    assert [chance.klass for chance in outcome.chances] == outcome.klass.split()
    exact = odds.of(fate, case.a, 12, 0)
    assert sum(exact.values()) == 1
    assert outcome.chances[0].value == exact[outcome.chances[0].klass]


def test_V12_odds_of_a_side_are_those_of_its_chain() -> None:
    """With one D4, no save and 2 Damage: 3 or 4 destroy, 2 too, 1 rolls V8 with its one chance in six."""
    body = replace(crewed(33), save=0, machine=Vehicle(id=33, name="V", damage=2, crew=0))
    exact = odds.of(fate, body, 1, 0)
    assert exact["v-destroyed"] == Fraction(3, 4)
    assert exact["v-hurt"] == Fraction(1, 4) * Fraction(5, 6)
    assert exact["v-jam"] == Fraction(1, 4) * Fraction(1, 6) * Fraction(1, 10)


def test_V12_nothing_rams_itself() -> None:
    body = crewed(34)
    with pytest.raises(Refused) as refused:
        collide(Loaded(), CollideCase(a=body, b=body, speed_a=Fraction(5)))
    assert [reason.line.key for reason in refused.value.reasons] == ["no-v-itself"]


def test_V13_all_of_a_collision_is_one_change_a_piece() -> None:
    case = CollideCase(a=crewed(35), b=crewed(36), speed_a=Fraction(40))
    outcome = collide(Rolled(SystemRandom()), case)
    assert sorted(change.piece for change in outcome.changes if isinstance(change, Put)) == [35, 36]


# ------------------------------------------------------------------ profiles


def test_V1_weapons_weigh_1_2_and_6_points() -> None:
    carried = weapons("bolter, laser cannon (heavy), siege gun (super-heavy)")
    assert [w.size for w in carried] == ["basic", "heavy", "super-heavy"]
    assert weight(carried) == 9


def test_V1_weapons_are_written_in_french_too() -> None:
    carried = weapons("canon laser (lourd), griffe (droite), bombarde (super-lourde), bolter (MkIII)")
    assert [(w.name, w.size, w.arm) for w in carried] == [
        ("canon laser", "heavy", ""),
        ("griffe", "basic", "right"),
        ("bombarde", "super-heavy", ""),
        ("bolter (MkIII)", "basic", ""),
    ]


@pytest.mark.parametrize(
    ("text", "points", "reasons"),
    [
        ("a (super-heavy), b (super-heavy)", 0, ["no-v-super-heavy"]),
        ("a (heavy), b (heavy)", 3, ["no-v-weapon-points"]),
        ("x" * 41, 0, ["no-v-weapon-name"]),
        (",".join("abcdefghijklmnopqrstu"), 0, ["no-v-weapons-many"]),
        ("a (super-heavy), b (super-heavy)", 11, ["no-v-super-heavy", "no-v-weapon-points"]),
    ],
)
def test_V1_refuses_what_cannot_be_carried(text: str, points: int, reasons: list[str]) -> None:
    with pytest.raises(Refused) as refused:
        weapons(text, points)
    assert [reason.line.key for reason in refused.value.reasons] == reasons


def test_V14_auto_systems_by_any_of_their_names() -> None:
    assert autos("ad, Auto-Aim, AA, fac") == ("Ad", "Aa", "Aa", "Af")
    with pytest.raises(Refused) as refused:
        autos("Ad, radio")
    assert refused.value.reasons[0].rule == "V14"


@pytest.mark.parametrize(
    ("kind", "toughness", "points", "save"),
    [
        ("hut", 7, 2, 0),
        ("plastic", 8, 3, 0),
        ("building", 8, 5, 5),
        ("tower", 8, 10, 5),
        ("wall", 8, 5, 5),
        ("barricade", 6, 5, 0),
    ],
)
def test_B1_presets(kind: Any, toughness: int, points: int, save: int) -> None:
    made = of_kind(kind)
    assert (made.toughness, made.damage, made.save) == (toughness, points, save)


def test_B1_knows_every_kind() -> None:
    assert len(KINDS) == 6


@pytest.mark.parametrize(("wall", "toughness"), [("partition", 6), ("hut", 7), ("standard", 8), ("reinforced", 10)])
def test_B4_toughness_of_walls(wall: str, toughness: int) -> None:
    outcome = breach(Loaded(), BreachCase(wall=wall, points=1, toughness=TABLES["wall-toughness"], save=0))
    assert dict(outcome.remarks[0].args)["toughness"] == toughness
    assert {row.key for row in TABLES["wall-toughness"].rows} == set(WALLS)


@pytest.mark.parametrize("points", [1, 2, 5])
def test_B4_odds_of_a_hole(points: int) -> None:
    exact = odds.of(TESTS["breach"], points)
    assert exact["b-breached"] == 1 - Fraction(1, 3) ** points


@pytest.mark.parametrize(
    ("door", "points"),
    [
        ("door-light-wood", 1), ("door-plastic", 2), ("door-glass", 2), ("door-thin-steel", 3), ("door-wood", 4),
        ("door-thick-steel", 5), ("door-reinforced", 10),
    ],
)  # fmt: skip
def test_B5_damage_of_doors(door: str, points: int) -> None:
    table = TABLES["wall-toughness"]
    assert breach(Loaded(), BreachCase(wall=door, points=points, toughness=table)).klass == "b-door-down"
    if points > 1:
        assert breach(Loaded(), BreachCase(wall=door, points=points - 1, toughness=table)).klass == "b-door-holds"
    assert len(DOORS) == 7


# ------------------------------------------------------------------ turns


def battle(*pieces: Piece, playing: int = 0, sides: tuple[str, ...] = ("Orks", "Marines")) -> Battle:
    """Return a battle of two sides with these pieces."""
    return Battle(BattleState(sides=sides, playing=playing), pieces, settings=machines_game.SETTINGS, next_id=50)


def after(changes: tuple[Change, ...], piece: Piece) -> Any:
    """Return a piece as the changes leave it."""
    found = {change.after.id: change.after for change in changes if isinstance(change, Put) and change.after}
    return found.get(piece.id, piece)


def passed(piece: Any, ended: str, begun: str) -> Any:
    """Return a piece after the end of one side's turn and the beginning of another's."""
    table = battle(piece)
    closed = machines_game.close(table, ended)
    begun_with = table.after(closed)
    return after(machines_game.begin(begun_with, begun), after(closed, piece))


def ork(**fields: Any) -> Vehicle:
    """Return an Ork vehicle."""
    return Vehicle(id=1, name="Kart", side="Orks", **fields)


def dues(piece: Piece, side: str) -> list[Due]:
    """Return what is due of one piece at a side's turn."""
    return list(machines_game.due(battle(piece), side))


def test_V8_damage_of_a_turn_ends_with_any_sides_turn() -> None:
    hurt = ork(lost=3, tally=Tally(3, 1, 0, ""), damage=9)
    kept = passed(hurt, "Marines", "Orks")
    assert (kept.lost, kept.tally) == (3, Tally())
    assert passed(hurt, "Orks", "Marines").tally == Tally()


def test_V8_a_special_roll_put_off_is_owed_when_the_turn_passes() -> None:
    hurt = ork(lost=3, tally=Tally(3, 2), waiting=True, damage=9)
    owing = passed(hurt, "Marines", "Orks")
    assert owing.owed == (Tally(3, 2),)
    assert not owing.waiting
    (due,) = dues(owing, "Marines")
    assert (due.rule, due.command, dict(due.options)) == ("V8", "vehicle damage", {"vehicle": "Kart", "points": 0})


def test_V10_control_lost_for_the_next_turn_is_lost_in_it_and_comes_back() -> None:
    hit_ = ork(speed=Fraction(9), adrift_next=True)
    during = passed(hit_, "Marines", "Orks")
    assert during.loose
    (due,) = dues(during, "Orks")
    assert (due.rule, due.command) == ("V10", "vehicle drift")
    assert dues(during, "Marines") == []
    done = passed(replace(during, drifted="now"), "Orks", "Marines")
    assert not done.loose
    assert done.drifted == ""


def test_V10_the_enemys_turn_changes_nothing() -> None:
    hit_ = ork(adrift_next=True)
    assert passed(hit_, "Orks", "Marines").adrift_next


def test_V10_a_drift_rolled_ahead_is_the_one_of_that_turn() -> None:
    ahead = ork(speed=Fraction(9), adrift_next=True, drifted="ahead")
    during = passed(ahead, "Marines", "Orks")
    assert during.drifted == "now"
    assert dues(during, "Orks") == []


def test_V10_a_turn_that_passes_without_its_drift_is_remembered() -> None:
    lost = ork(speed=Fraction(9), adrift=True)
    late = passed(lost, "Orks", "Marines")
    assert late.late
    assert not late.loose
    assert not passed(late, "Marines", "Orks").late


def test_V10_stopped_by_a_drift_it_stays_so_until_control_is_back() -> None:
    stopped = ork(adrift=True, adrift_good=True, drifted="now", stalled=True)
    still = passed(stopped, "Orks", "Marines")
    assert still.stalled
    assert dues(passed(still, "Marines", "Orks"), "Orks") == []
    free = passed(ork(adrift=True, drifted="now", stalled=True), "Orks", "Marines")
    assert not free.stalled


def test_V10_for_good_comes_again_every_turn() -> None:
    for_good = ork(speed=Fraction(9), adrift_good=True)
    during = passed(for_good, "Marines", "Orks")
    assert [due.rule for due in dues(during, "Orks")] == ["V10"]


def test_V11_control_lost_again_while_drifting_ahead() -> None:
    ahead = ork(speed=Fraction(30), adrift_next=True, adrift_again=True, drifted="ahead")
    first = passed(ahead, "Marines", "Orks")
    assert (first.adrift, first.adrift_next) == (True, True)
    second = passed(passed(first, "Orks", "Marines"), "Marines", "Orks")
    assert (second.adrift, second.adrift_next, second.drifted) == (True, False, "")


def test_V9_a_burning_vehicle_is_due_at_the_start_of_each_of_its_owners_turns() -> None:
    burning = ork(burning=True, stopped=True, damage=9)
    assert dues(burning, "Orks") == []
    during = passed(burning, "Marines", "Orks")
    (due,) = dues(during, "Orks")
    assert (due.rule, due.command) == ("V9", "vehicle damage")
    assert passed(replace(during, smouldering=False), "Orks", "Marines").smouldering is False


def test_V2_the_next_turn_starts_from_the_speed_reached() -> None:
    moved = ork(speed=Fraction(16), began=Fraction(10), passed=3)
    rested = passed(moved, "Orks", "Marines")
    assert (rested.start, rested.passed) == (16, 0)
    assert passed(moved, "Marines", "Orks").start == 10


def test_V4_the_door_counts_every_turn_anew() -> None:
    assert passed(ork(passed=4), "Marines", "Orks").passed == 0


def test_D3_a_clumsy_dreadnought_is_due_its_move() -> None:
    suit = Dreadnought(id=2, name="Atlas", side="Orks", clumsy=True, walked=True)
    later = passed(suit, "Orks", "Marines")
    (due,) = dues(later, "Orks")
    assert (due.rule, due.command) == ("D3", "dreadnought move")
    assert dues(suit, "Orks") == []
    assert dues(replace(later, stopped=True), "Orks") == []


def test_V10_what_has_no_side_has_a_turn_at_each() -> None:
    stray = Vehicle(id=1, name="Kart", adrift_next=True)
    assert passed(stray, "Orks", "Marines").loose
    assert passed(replace(stray, side="Eldar"), "Orks", "Marines").loose
    common = battle(stray, sides=())
    assert after(machines_game.begin(common, ""), stray).loose


def test_V10_drifts_come_before_all_else_and_specials_before_them() -> None:
    pieces = (
        ork(adrift=True, owed=(Tally(2),)),
        Vehicle(id=2, name="Trukk", side="Orks", smouldering=True, burning=True, stopped=True),
        Dreadnought(id=3, name="Dread", side="Orks", clumsy=True),
    )
    found = sorted(machines_game.due(battle(*pieces), "Orks"), key=lambda due: due.order)
    assert [due.rule for due in found] == ["V8", "V10", "V9", "D3"]


def test_V7_a_wreck_is_due_nothing() -> None:
    wreck = ork(destroyed=True, owed=(Tally(2),), smouldering=True, adrift=True)
    assert dues(wreck, "Orks") == []


def test_D1_a_pilots_unit_that_goes_is_forgotten() -> None:
    suit = Dreadnought(id=2, name="Atlas", pilot="Garro", pilot_id=7)
    gone = Vehicle(id=7, name="Garro")
    assert after(machines_game.removed(battle(suit, gone), gone), suit).pilot_id == 0


# ------------------------------------------------------------------ the GM's hand, status


@pytest.mark.parametrize("condition", machines_game.CONDITIONS, ids=lambda c: f"{c.kind.KIND} {c.key}")
def test_every_condition_can_be_set_and_taken_back(condition: Any) -> None:
    pieces: dict[str, Any] = {
        "vehicle": ork(damage=9, turrets=2, weapons=weapons("bolter")),
        "dreadnought": Dreadnought(id=1, name="Atlas", damage=9, weapons=weapons("bolter")),
        "building": Building(id=1, name="Fort", lost=(0,) * 8),
    }
    piece = pieces[condition.kind.KIND]
    on, off = (True, False) if condition.value == "flag" else (1, 0)
    changes = condition.set(battle(piece), piece, on)
    assert len(changes) == 1
    put = after(changes, piece)
    assert put != piece
    assert after(condition.set(battle(put), put, off), put) == piece


def test_set_damage_to_the_last_point_destroys() -> None:
    piece = ork(damage=9)
    by_key = {c.key: c for c in machines_game.CONDITIONS if c.kind is Vehicle}
    assert after(by_key["damage"].set(battle(piece), piece, 9), piece).destroyed


def test_V9_status_shows_what_goes_before() -> None:
    everything = ork(adrift=True, jammed=True, stopped=True, burning=True, halvings=1, damage=9, lost=2)
    shown = machines_game.status(everything, battle(everything))
    assert [line.key for line in shown.conditions] == ["cond-v-burning", "cond-v-power", "cond-v-damage"]
    assert [line.key for line in shown.obligations] == []
    jammed = replace(everything, stopped=False, burning=False)
    keys = [line.key for line in machines_game.status(jammed, battle(jammed)).obligations]
    assert keys == ["must-v-jam"]


# ------------------------------------------------------------------ every number


def test_every_rule_number_has_cases() -> None:
    named = {number for case in CASES for number in numbers(case)}
    for path in Path("tests").glob("**/test_machines*.py"):
        named |= set(re.findall(r"def test_([VDB]\d+)_", path.read_text(encoding="utf-8")))
    assert set(RULES) <= named, sorted(set(RULES) - named)


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
