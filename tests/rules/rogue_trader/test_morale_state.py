"""The state of units: the GM's hand, profiles, what is told in a glance, what is due, and a whole scripted combat."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rules.core.outcome import Put
from rules.core.refusal import Refused
from rules.core.words import Line
from rules.rogue_trader import morale_game
from rules.rogue_trader.hand import CONDITIONS
from rules.rogue_trader.profile import added, edited, listed, removed, traits
from rules.rogue_trader.units import Unit
from tests.rules.rogue_trader.morale import Field, loaded


def keys(lines: tuple[Line, ...]) -> list[str]:
    """Return the keys of lines, short."""
    return [line.key.removeprefix("cond-r-").removeprefix("ob-r-") for line in lines]


def play(field: Field, run: str, dice: str = "", **given: Any) -> Any:
    """Play a command with typed dice, all of them used."""
    faces = loaded(" ".join(f"D6={face}" for face in dice.split()))
    outcome = field.play(run, faces, given)
    faces.finish()
    return outcome


# ---------------------------------------------------------------- the GM's hand

NAMES = (
    "routed",
    "rally turn",
    "pursuing",
    "stationary",
    "frenzied",
    "confused",
    "hating",
    "in close combat",
    "no reserve move",
    "off the table",
)


def test_the_conditions_are_those_that_the_rules_name():
    assert [c.key for c in CONDITIONS][: len(NAMES)] == list(NAMES)


@pytest.mark.parametrize("condition", NAMES)
def test_each_condition_is_set_shown_and_taken_back(condition: str):
    field = Field({"A": {"ld": 7}, "B": {}})
    on, off = ("B", None) if condition in ("hating", "in close combat") else (True, False)
    play(field, "set", unit="A", condition=condition, value=on)
    assert keys(morale_game.status(field["A"], field.battle).conditions) == [condition.replace(" ", "-")]
    play(field, "set", unit="A", condition=condition, value=off)
    assert morale_game.status(field["A"], field.battle).conditions == ()
    assert field["A"] == Field({"A": {"ld": 7}, "B": {}})["A"]


@pytest.mark.parametrize("second", NAMES)
@pytest.mark.parametrize("first", NAMES)
def test_no_two_conditions_lead_to_a_state_that_cannot_be(first: str, second: str):
    field = Field({"A": {"ld": 7, "engaged": ["C"]}, "B": {}, "C": {}})
    for condition in (first, second):
        value: Any = "B" if condition in ("hating", "in close combat") else True
        play(field, "set", unit="A", condition=condition, value=value)  # the field checks itself


def test_R4_a_rout_by_hand_ends_close_combat_for_both():
    field = Field({"A": {"engaged": ["B"]}, "B": {}})
    play(field, "set", unit="A", condition="routed", value=True)
    assert field["A"].routed
    assert field["A"].fresh
    assert field["B"].engaged == ()


def test_R8_a_rally_turn_by_hand_is_this_turn_in_its_own_and_the_next_in_the_others():
    field = Field({"A": {"side": "Red"}, "B": {"side": "Blue"}}, {"sides": ["Red", "Blue"]})
    for name, rally in (("A", "now"), ("B", "next")):
        play(field, "set", unit=name, condition="rally turn", value=True)
        assert field[name].rally == rally


def test_R1_size_and_losses_by_hand():
    field = Field({"A": {"size": 10}})
    play(field, "set", unit="A", condition="losses", value=2)
    play(field, "set", unit="A", condition="size", value=8)
    assert (field["A"].size, field["A"].start, field["A"].losses) == (8, 10, 2)


def test_nobody_fights_or_hates_himself_by_hand():
    field = Field({"A": {}, "B": {}})
    for condition in ("hating", "in close combat"):
        with pytest.raises(Refused) as refused:
            play(field, "set", unit="A", condition=condition, value="A")
        assert refused.value.reasons[0].line.key == "r-why-itself"


# ---------------------------------------------------------------- engagement


def test_engaging_is_noted_on_both_sides_and_ended_on_both():
    field = Field({"A": {}, "B": {}, "C": {}})
    play(field, "engage", unit="A", enemy="B")
    play(field, "engage", unit="C", enemy="A")
    assert [field.shown(n, "engaged") for n in "ABC"] == [["B", "C"], ["A"], ["A"]]
    play(field, "disengage", unit="B", enemy="A")
    assert [field.shown(n, "engaged") for n in "ABC"] == [["C"], [], ["A"]]


@pytest.mark.parametrize(
    ("units", "enemy", "reasons"),
    [
        ({"A": {}}, "A", ["itself"]),
        ({"A": {"engaged": ["B"]}, "B": {}}, "B", ["engaged-already"]),
        ({"A": {"side": "Red"}, "B": {"side": "red"}}, "B", ["same-side"]),
        ({"A": {"size": 0}, "B": {"off_table": True}}, "B", ["gone-destroyed", "gone-off-table"]),
    ],
)
def test_who_cannot_fight_is_refused_with_every_reason(units: Any, enemy: str, reasons: list[str]):
    field = Field(units)
    with pytest.raises(Refused) as refused:
        play(field, "engage", unit="A", enemy=enemy)
    assert [reason.line.key.removeprefix("r-why-") for reason in refused.value.reasons] == reasons


def test_who_does_not_fight_cannot_stop():
    field = Field({"A": {}, "B": {}})
    for enemy, reason in (("B", "not-engaged"), ("A", "itself")):
        with pytest.raises(Refused) as refused:
            play(field, "disengage", unit="A", enemy=enemy)
        assert refused.value.reasons[0].line.key == f"r-why-{reason}"


def test_R5_a_routed_unit_that_is_engaged_cannot_fight_back():
    field = Field({"A": {}, "B": {"routed": True}})
    outcome = play(field, "engage", unit="A", enemy="B")
    assert [todo.key for todo in outcome.todos] == ["todo-r-routed-cannot-fight"]
    assert "R5" in outcome.rules


# ---------------------------------------------------------------- profiles


def test_traits_are_read_in_both_languages():
    assert traits("frenzy, causes fear") == (("frenzy", "causes fear"), ())
    assert traits("Frénésie, cause la peur") == (("frenzy", "causes fear"), ())
    assert traits("hates Orks, hait Les Gars,FRENZY") == (("frenzy",), ("Orks", "Les Gars"))
    assert traits("-") == ((), ())
    assert traits("") == ((), ())


def test_traits_unknown_are_refused_by_name():
    with pytest.raises(Refused) as refused:
        traits("frenzy, jumps, flies")
    assert [name.text for name in dict(refused.value.reasons[0].line.args)["names"]] == ["jumps", "flies"]  # type: ignore[union-attr]


def test_lists_hold_each_item_once():
    assert listed("Orks, orks ,Eldar, ") == ("Orks", "Eldar")
    assert listed("aucun") == listed("–") == listed(None) == ()


def test_a_new_unit_starts_the_turn_with_its_size():
    assert added({"id": 1, "name": "A", "size": 10}).start == 10
    assert added({"id": 1, "name": "A"}).start is None


def test_R1_a_size_edited_keeps_the_losses_of_the_turn():
    field = Field({"A": {"size": 8, "start": 10, "losses": 2}})
    field.apply(edited(field.battle, field["A"], {"size": 9}))
    assert (field["A"].size, field["A"].start, field["A"].losses) == (9, 11, 2)


def test_R2_a_leader_noted_anew_is_there_again():
    field = Field({"A": {"ld": 6, "leader_ld": 8, "leader_lost": True}})
    field.apply(edited(field.battle, field["A"], {"leader_ld": 9}))
    assert field["A"].leadership[0] == 9


def test_R2_a_leader_lost_is_told_with_the_values_that_now_count():
    field = Field({"A": {"size": 9, "ld": 6, "cl": 5, "leader_ld": 8, "leader_cl": 8}})
    outcome = play(field, "losses", unit="A", models=1, leader=True)
    assert field["A"].leadership[0] == 6
    assert field["A"].cool[0] == 5
    assert dict(outcome.todos[0].args) == {"cl": 5, "ld": 6}


def test_P6_who_hates_a_unit_learns_its_new_name():
    field = Field({"A": {"hates": ["b", "Orks"], "hating_named": ["B"]}, "B": {}})
    field.apply(edited(field.battle, field["B"], {"name": "Bande"}))
    assert field["A"].hates == ("Bande", "Orks")
    assert field["A"].hating_named == ("Bande",)
    assert field["A"].hates_now(field["B"])


def test_P6_a_side_of_the_same_name_keeps_it():
    field = Field({"A": {"hates": ["Orks"]}, "Orks": {}}, {"sides": ["Orks", "Eldar"]})
    field.apply(edited(field.battle, field["Orks"], {"name": "Bande"}))
    assert field["A"].hates == ("Orks",)


def test_a_unit_removed_is_forgotten_by_all():
    field = Field(
        {
            "A": {"engaged": ["B"], "routed": True},
            "B": {"pursuing": True, "hating": ["A"], "due": ["fear-charged by A"]},
            "C": {"chase": ["A"]},
        }
    )
    a = field["A"]
    field.apply((Put(a, None), *removed(field.battle, a)))
    assert field["B"].engaged == ()
    assert not field["B"].pursuing
    assert field["B"].hating == ()
    assert field.shown("B", "due") == ["fear-charged"]
    assert field["C"].chase == ()


def test_movement_is_halved_by_confusion_and_doubled_for_flight():
    unit = Unit(movement=Fraction(7, 2))
    assert unit.doubled == 7
    assert Unit(movement=Fraction(7, 2), confused=True).pace == Fraction(7, 4)
    assert Unit().doubled is None


# ---------------------------------------------------------------- in a glance, and what is due

STATES: dict[str, tuple[dict[str, Any], list[str], list[str]]] = {
    "calm": ({}, [], []),
    "routed just now": (
        {"routed": True, "fresh": True},
        ["routed"],
        ["routed-moves", "routed-helpless", "rally-next"],
    ),
    "routed": ({"routed": True}, ["routed"], ["routed-moves", "routed-helpless", "rally-now"]),
    "routed, has tried": (
        {"routed": True, "tried": ["rally"]},
        ["routed"],
        ["routed-moves", "routed-helpless", "rally-next"],
    ),
    "routed in combat": (
        {"routed": True, "engaged": ["B"]},
        ["routed", "in-close-combat"],
        ["routed-moves", "routed-helpless", "rally-combat"],
    ),
    "rallied": ({"rally": "next"}, ["rally-turn-next"], ["rally-turn-next"]),
    "rally turn": ({"rally": "now"}, ["rally-turn"], ["rally-turn-now"]),
    "confused": ({"confused": True}, ["confused"], ["confused", "confused-moves", "confused-again"]),
    "frenzied": ({"frenzied": True}, ["frenzied"], ["frenzied-moves", "frenzied-immune", "frenzied-lasts"]),
    "frenzied in combat": (
        {"frenzied": True, "engaged": ["B"]},
        ["frenzied", "in-close-combat"],
        ["frenzied-moves", "frenzied-immune", "frenzied-fighting"],
    ),
    "hating": ({"hating": ["B"]}, ["hating"], ["hating-moves", "hating-safe", "hating-lasts"]),
    "hating but afraid": (
        {"hating": ["B"], "stationary": "afraid"},
        ["hating", "stationary"],
        ["hating-safe", "hating-lasts", "still-afraid"],
    ),
    "pursuing": (
        {"pursuing": True, "engaged": ["B"]},
        ["pursuing", "in-close-combat"],
        ["pursuing-fights", "pursuing-own-turn", "pursuing-stop"],
    ),
    "must pursue": ({"chase": ["B"]}, [], ["must-pursue-or-hold"]),
    "must pursue, frenzied": (
        {"chase": ["B"], "frenzied": True},
        ["frenzied"],
        ["must-pursue", "frenzied-moves", "frenzied-immune", "frenzied-lasts"],
    ),
    "tests due": ({"due": ["confusion", "hate"]}, [], ["tests-due"]),
    "held": ({"stationary": "held"}, ["stationary"], ["still-held"]),
    "stopped": ({"stationary": "stopped"}, ["stationary"], ["still-stopped"]),
    "too slow": ({"stationary": "slow"}, ["stationary"], ["still-slow"]),
    "set by hand": ({"stationary": "set"}, ["stationary"], ["still-set"]),
    "run through": ({"no_reserve": True}, ["no-reserve-move"], ["no-reserve"]),
    "off the table": ({"off_table": True, "pursuing": True}, ["off-the-table", "pursuing"], ["off-table"]),
    "gone": ({"off_table": True, "routed": True}, ["off-the-table", "routed"], ["gone"]),
    "destroyed": ({"size": 0}, ["destroyed"], []),
}


@pytest.mark.parametrize("state", STATES)
def test_conditions_and_obligations_in_a_glance(state: str):
    fields, conditions, obligations = STATES[state]
    routed = state in ("pursuing", "must pursue", "must pursue, frenzied")
    field = Field({"A": fields, "B": {"routed": True} if routed else {}})
    status = morale_game.status(field["A"], field.battle)
    assert keys(status.conditions) == conditions
    assert keys(status.obligations) == obligations


def test_R11_in_the_turn_of_the_routed_pursuers_follow_or_test():
    field = Field(
        {"A": {"side": "Blue", "pursuing": True, "engaged": ["B"]}, "B": {"side": "Red", "routed": True}},
        {"sides": ["Red", "Blue"]},
    )
    assert keys(morale_game.status(field["A"], field.battle).obligations) == ["pursuing-fights", "pursuing-choice"]


def due(field: Field) -> list[tuple[str, str, str]]:
    """Return rule, unit and command of what is due, in the order of the turn."""
    units = {unit.id: unit.name for unit in field.battle.peek(Unit)}
    found = sorted(morale_game.due(field.battle, field.battle.state.side), key=lambda one: one.order)
    return [(one.rule, units[one.piece], one.command) for one in found]


def test_P1_what_is_due_comes_in_order():
    field = Field(
        {
            "Fled": {"ld": 7, "side": "Blue", "routed": True},
            "Gone": {"ld": 7, "side": "Blue", "off_table": True, "pursuing": True},
            "Mad": {"cl": 7, "side": "Blue", "traits": ["frenzy"], "hates": ["Red"], "confused": True},
            "Foe": {"cl": 7, "side": "Red", "traits": ["frenzy"], "routed": True},
        },
        {"sides": ["Red", "Blue"]},
    )
    field.next()
    assert due(field) == [
        ("P2", "Mad", "psych"),
        ("P3", "Mad", "psych"),
        ("P6", "Mad", "psych"),
        ("R7", "Fled", "rally"),
        ("R14", "Gone", "pursue"),
    ]


def test_what_is_due_at_once_is_due_to_any_side():
    field = Field(
        {
            "Lost": {"side": "Red", "due": ["rout:losses"]},
            "Won": {"side": "Blue", "chase": ["Ran"]},
            "Ran": {"side": "Red", "routed": True, "fresh": True},
        },
        {"sides": ["Red", "Blue"]},
    )
    assert due(field) == [("R9", "Won", "pursue"), ("R10", "Won", "pursue"), ("R1", "Lost", "rout")]


def test_R11_pursuers_owe_an_answer_to_each_move_of_the_routed_and_may_stop_in_their_own_turn():
    units = {
        "A": {"ld": 7, "side": "Red", "pursuing": True, "engaged": ["B"]},
        "B": {"ld": 7, "side": "Blue", "routed": True},
    }
    field = Field(units, {"sides": ["Red", "Blue"]})
    assert due(field) == [("R13", "A", "pursue")]
    field.next()
    assert due(field) == [("R11", "A", "pursue"), ("R10", "A", "pursue")]
    play(field, "pursue", unit="A", action="follow")
    assert due(field) == []
    mad = Field({**units, "A": {**units["A"], "frenzied": True}}, {"sides": ["Red", "Blue"]})
    assert due(mad) == []
    mad.next()
    assert due(mad) == [("R11", "A", "pursue")]


def test_what_the_players_judge_or_choose_is_not_rolled_with_all():
    field = Field(
        {
            "Mad": {"cl": 7, "traits": ["frenzy"], "hates": ["Foe"], "confused": True},
            "Foe": {"ld": 7, "chase": ["Ran"]},
            "Ran": {"ld": 7, "routed": True, "fresh": True},
        }
    )
    unsure = {one.rule for one in morale_game.due(field.battle, "") if not one.sure}
    assert unsure == {"R9", "R10"}
    field.next()
    found = {one.rule: one.sure for one in morale_game.due(field.battle, "")}
    assert found == {"P2": True, "P3": False, "P6": False, "R7": True}


def test_each_button_of_what_is_due_names_its_unit_and_works():
    field = Field(
        {
            "Fled": {"ld": 7, "routed": True},
            "Gone": {"off_table": True, "pursuing": True},
            "Mad": {"cl": 7, "traits": ["frenzy"], "hates": ["Foe"], "confused": True},
            "Foe": {},
        }
    )
    field.next()
    for one in list(morale_game.due(field.battle, "")):
        options: Any = dict(one.options)
        faces = "6" if options.get("action") == "return" else "1 1"
        play(field, one.command, faces, **options)
    assert due(field) == []


# ---------------------------------------------------------------- the story


def test_a_combat_from_the_lost_round_to_the_end_of_the_rally_turn():
    field = Field(
        {
            "Garde": {"side": "Rouge", "size": 10, "ld": 7, "movement": 4},
            "Orks": {"side": "Vert", "size": 12, "ld": 7, "movement": 4},
        },
        {"sides": ["Vert", "Rouge"]},
    )
    play(field, "engage", unit="Orks", enemy="Garde")
    # Vert's turn: the round is lost; the guards rout and flee 4"
    play(field, "losses", unit="Garde", models=3, cause="combat")
    outcome = play(field, "rout", "4 4", unit="Garde", because="lost-combat")
    assert outcome.klass == "r-routed"
    assert field.shown("Orks", "chase") == ["Garde"]
    # the orks try to hold back, fail, and pursue
    outcome = play(field, "pursue", "5 4", unit="Orks", action="decline", enemy="Garde")
    assert outcome.klass == "r-pursues"
    assert field["Orks"].pursuing
    assert field.shown("Garde", "engaged") == ["Orks"]
    # Rouge's turn: no rally in combat; the second flight at double, the orks keep up
    field.next()
    with pytest.raises(Refused) as refused:
        play(field, "rally", unit="Garde")
    assert [r.line.key for r in refused.value.reasons] == ["r-why-in-combat-with"]
    outcome = play(field, "pursue", unit="Orks", action="follow")
    assert outcome.verdict.key == "verdict-r-keeps-up"
    # Vert's turn: the orks stop
    field.next()
    outcome = play(field, "pursue", "3 3", unit="Orks", action="stop")
    assert outcome.klass == "r-stops"
    assert field["Orks"].stationary == "stopped"
    assert field.shown("Garde", "engaged") == []
    with pytest.raises(Refused) as refused:
        play(field, "rally", unit="Garde")
    assert [r.line.key for r in refused.value.reasons] == ["r-why-not-its-turn-rally"]
    # Rouge's turn: a failed rally, one attempt a turn
    field.next()
    assert play(field, "rally", "6 4", unit="Garde").klass == "r-flees-on"
    with pytest.raises(Refused) as refused:
        play(field, "rally", unit="Garde")
    assert [r.line.key for r in refused.value.reasons] == ["r-why-rally-once"]
    # two turns on it passes; its next own turn is the rally turn; then it is free
    field.next()
    field.next()
    assert play(field, "rally", "3 4", unit="Garde").klass == "r-rallied"
    field.next()
    assert field.shown("Garde", "rally") == "next"
    field.next()
    assert field.shown("Garde", "rally") == "now"
    field.next()
    status = morale_game.status(field["Garde"], field.battle)
    assert (status.conditions, status.obligations) == ((), ())


def test_a_pursuit_declined_and_failed_then_the_rally_is_refused_in_the_same_turn():
    field = Field({"A": {"ld": 7, "engaged": ["B"]}, "B": {"ld": 7}})
    play(field, "rout", "6 6", unit="A")
    play(field, "pursue", "2 2", unit="B", action="decline")
    with pytest.raises(Refused) as refused:
        play(field, "rally", unit="A")
    assert [r.line.key for r in refused.value.reasons] == ["r-why-routed-now"]
