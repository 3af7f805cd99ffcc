"""Turns of machines: what ends, what begins, what is due; the state in a glance (V2–V11, D1, D3)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from rules.core.game import Due
from rules.core.pieces import Piece
from rules.rogue_trader import machines_game
from rules.rogue_trader.buildings import Building
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.machine import Tally
from rules.rogue_trader.vehicles import Vehicle
from rules.rogue_trader.weapons import weapons
from tests.rules.rogue_trader.machine_turns import after, battle, ork, passed


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
