"""What the battle asks of the game: status, turns, removal, the GM's hand, words of skills, saving."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter

from rules.core.dice import Loaded
from rules.core.game import games
from rules.core.outcome import Put
from rules.core.pieces import Piece
from rules.core.refusal import Refused
from rules.core.words import Name
from rules.gallico import GAME, Fighter
from rules.gallico.case import FightCase, placed
from rules.gallico.fight import fight
from rules.gallico.fighter import skill_word, skills_of
from rules.gallico.state import leaves_line
from tests.rules.gallico.table import People, battle_of, named


def test_the_game_is_found_by_walking() -> None:
    assert GAME in games()


@pytest.mark.parametrize(
    ("said", "conditions", "must"),
    [
        ({}, [], []),
        ({"state": "wounded"}, ["wounded"], []),
        ({"state": "out", "frenzied": True}, ["out"], []),
        ({"frenzied": True, "camouflaged": True}, ["frenzied", "camouflaged"], ["advance"]),
        ({"formation": True}, ["formation"], []),
        ({"dog": True, "target": "B"}, [], ["stay-on"]),
        ({"dog": True, "target": "Out"}, [], ["next-enemy"]),
        ({"dog": True, "handler": "Out"}, ["gone"], []),
        ({"dog": True, "handler": "Out", "target": "B"}, [], ["stay-on"]),
    ],
)
def test_status(said: dict[str, object], conditions: list[str], must: list[str]) -> None:
    battle = battle_of({"A": said, "B": {}, "Out": {"state": "out"}})
    shown = GAME.status(named(battle, "A"), battle)
    assert [line.key.removeprefix("cond-g-") for line in shown.conditions] == conditions
    assert [line.key.removeprefix("must-g-") for line in shown.obligations] == must


def test_G12_a_line_below_three_is_shown_broken() -> None:
    line = {name: {"formation": True, "side": "y"} for name in "ABC"}
    battle = battle_of(line | {"C": {"formation": True, "side": "y", "state": "out"}})
    assert [line.key for line in GAME.status(named(battle, "A"), battle).conditions] == ["cond-g-broken"]


def test_G12_lines_of_other_sides_do_not_count() -> None:
    people = {name: {"formation": True, "side": "y"} for name in "AB"}
    battle = battle_of(people | {"C": {"formation": True, "side": "x"}, "D": {"formation": True, "state": "out"}})
    assert [line.key for line in GAME.status(named(battle, "A"), battle).conditions] == ["cond-g-formation"]


def test_G12_who_leaves_a_line_of_three_breaks_it() -> None:
    battle = battle_of({name: {"formation": True} for name in "ABC"})
    changes, orders = leaves_line(battle, named(battle, "A"))
    assert [one.formation for one in battle.after(changes).peek(Fighter)] == [True, False, False]
    assert [order.key for order in orders] == ["todo-g-line-broken"]
    four = battle_of({name: {"formation": True} for name in "ABCD"})
    assert leaves_line(four, named(four, "A")) == ((), ())


def test_removed_clears_what_others_hold() -> None:
    people: People = {
        "A": {"formation": True},
        "B": {"formation": True},
        "C": {"formation": True},
        "Dog": {"dog": True, "handler": "A", "target": "B"},
    }
    battle = battle_of(people)
    after = battle.after(GAME.removed(battle, named(battle, "A")))
    assert named(after, "Dog").handler == 0
    assert named(after, "Dog").target == named(battle, "B").id
    assert not named(after, "B").formation
    after = battle.after(GAME.removed(battle, named(battle, "B")))
    assert named(after, "Dog").target == 0


def fought() -> tuple[Fighter, Fighter]:
    battle = battle_of({"A": {}, "B": {}})
    case = FightCase(fighters=(named(battle, "A"), named(battle, "B")))
    after = battle.after(fight(Loaded((10, 6), (10, 5)), placed(battle, case)).changes)
    return named(after, "A"), named(after, "B")


def test_removed_closes_the_fight_with_who_goes() -> None:
    one, foe = fought()
    battle = battle_of({}).after([Put(None, one), Put(None, foe)])
    (change,) = GAME.removed(battle, foe)
    assert isinstance(change, Put)
    assert isinstance(change.after, Fighter)
    assert change.after.clash is None


def test_a_fighter_is_saved_and_read_back_whole() -> None:
    one, _ = fought()
    assert one.clash is not None
    adapter = TypeAdapter(Fighter)
    assert adapter.validate_json(adapter.dump_json(one)) == one


@pytest.mark.parametrize(
    ("key", "value", "field", "after"),
    [
        ("wounded", True, "wounds", 1),
        ("out of action", True, "wounds", 2),
        ("wounds", 2, "wounds", 2),
        ("frenzied", True, "frenzied", True),
        ("camouflaged", True, "camouflaged", True),
        ("formation", True, "formation", True),
    ],
)
def test_the_gm_sets_each_condition(key: str, value: int, field: str, after: object) -> None:
    battle = battle_of({"A": {}})
    (change,) = setting(key)(battle, named(battle, "A"), value)
    assert getattr(change.after, field) == after
    off = battle.after([change])
    (back,) = setting(key)(off, named(off, "A"), 0)
    assert back.after == named(battle, "A")


def setting(key: str):
    return next(c for c in GAME.conditions if c.key == key).set


def test_the_gm_sets_a_dog_on_somebody_and_nobody_else() -> None:
    battle = battle_of({"Dog": {"dog": True}, "B": {}})
    prey: Piece = named(battle, "B")
    (change,) = setting("target")(battle, named(battle, "Dog"), prey)
    assert change.after.target == prey.id
    with pytest.raises(Refused):
        setting("target")(battle, named(battle, "B"), named(battle, "Dog"))


def test_G11_a_wounded_dog_is_a_dog_out() -> None:
    battle = battle_of({"Dog": {"dog": True}})
    (change,) = setting("wounded")(battle, named(battle, "Dog"), True)
    assert change.after.out


@pytest.mark.parametrize("wounds", [-1, 3])
def test_no_other_number_of_wounds(wounds: int) -> None:
    battle = battle_of({"A": {}})
    with pytest.raises(Refused):
        setting("wounds")(battle, named(battle, "A"), wounds)


@pytest.mark.parametrize(
    ("typed", "known"),
    [
        ("Coriace, FRÉNÉSIE", ("tough", "frenzy")),
        ("frère d’épaule,Elite Warrior, tough,coriace", ("shoulder brother", "elite warrior", "tough")),
        ("Chef charismatique", ("Chef charismatique",)),
        ("", ()),
        ("aucune", ()),
        (None, ()),
    ],
)
def test_skills_are_read_in_both_languages(typed: str | None, known: tuple[str, ...]) -> None:
    assert skills_of(typed) == known


def test_a_skill_of_the_players_own_keeps_their_words() -> None:
    assert skill_word("Chef charismatique") == Name("Chef charismatique")
    assert skill_word("elite warrior").key == "g-skill-elite-warrior"  # type: ignore[union-attr]


def test_a_skill_longer_than_a_name_is_refused() -> None:
    with pytest.raises(Refused):
        skills_of("x" * 41)
