"""Fights beyond the case file: exact chances against plain counting, fights settled otherwise, properties."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import odds
from rules.core.battle import Battle
from rules.core.dice import Given, Loaded
from rules.core.outcome import Outcome, Put
from rules.core.refusal import Refused
from rules.core.rolls import Remark
from rules.core.words import Name
from rules.gallico import Fighter
from rules.gallico.again import cannot_recoil, strike_another
from rules.gallico.case import FightCase, placed
from rules.gallico.fight import fight, fight_chances, resolve
from rules.gallico.shoot import ShootCase, shoot, shot_chances
from rules.gallico.slip import SlipCase, slip
from tests.rules.gallico.table import People, battle_of, named, states

PLAIN = Fighter(combat=5, shooting=5, defence=12)


def told(case: FightCase) -> dict[str, Fraction]:
    return {chance.klass: chance.value for chance in fight_chances(case)}


def test_G4_the_chances_of_two_equals_by_counting() -> None:
    """Nothing of the rule is used here: two D10, Combat 5 each, Defence 12."""
    seen: Counter[str] = Counter()
    for a, b in product(range(1, 11), repeat=2):
        seen["g-wins" if a > b else "g-loses" if a < b else "g-tie"] += 1
        if a != b:
            margin = max(a, b) + 5 - 12
            harm = "out" if margin >= 3 else "wound" if margin >= 0 else ""
            if harm:
                seen[f"g-{'foe' if a > b else 'own'}-{harm}"] += 1
    case = FightCase(fighters=(PLAIN, PLAIN))
    assert told(case) == {klass: Fraction(count, 100) for klass, count in seen.items()}


@pytest.mark.parametrize("strike", [0, 1, 2])
def test_G4_the_chances_of_one_against_two_by_counting(strike: int) -> None:
    """Nothing of the rule is used here: three D6, Combat 6 at −2 against 5 and 4, Defences 8, 7 and 9."""
    seen: Counter[str] = Counter()
    for a, b, c in product(range(1, 7), repeat=3):
        lone, foes, guards = a + 6 - 2, (b + 5, c + 4), (7, 9)
        own = foe = 0
        if all(lone > score for score in foes):
            seen["g-wins"] += 1
            place = strike or (1 if lone - guards[0] >= lone - guards[1] else 2)
            margin = lone - guards[place - 1]
            foe = 2 if margin >= 3 else 1 if margin >= 0 else 0
        elif any(score > lone for score in foes):
            seen["g-loses"] += 1
            for score in foes:
                if score > lone and score >= 8:
                    own += 2 if score - 8 >= 3 else 1
        else:
            seen["g-tie"] += 1
        seen[("", "g-foe-wound", "g-foe-out")[min(foe, 2)]] += 1
        seen[("", "g-own-wound", "g-own-out")[min(own, 2)]] += 1
    case = FightCase(
        fighters=(
            replace(PLAIN, combat=6, defence=8),
            replace(PLAIN, combat=5, defence=7),
            replace(PLAIN, combat=4, defence=9),
        ),
        die="D6",
        strike=strike,
    )
    del seen[""]
    assert told(case) == {klass: Fraction(count, 216) for klass, count in seen.items()}


def test_the_class_that_comes_has_the_chance_told() -> None:
    case = FightCase(fighters=(PLAIN, PLAIN))
    exact = odds.of(fight, case)
    assert sum(exact.values()) == 1
    assert exact["g-win-out"] == told(case)["g-foe-out"]
    assert exact["g-tie"] == told(case)["g-tie"]


def test_a_crowd_with_the_largest_die_takes_no_time() -> None:
    crowd = tuple(replace(PLAIN, combat=combat) for combat in (5, 3, 4, 6, 2, 5, 5, 1, 5))
    chances = told(FightCase(fighters=crowd, die="D20"))
    assert sum(chances.get(klass, 0) for klass in ("g-wins", "g-tie", "g-loses")) == 1


def test_G3_the_chances_of_a_shot() -> None:
    case = ShootCase(shooter=PLAIN, target=PLAIN, bonus=1)
    assert [(chance.klass, chance.value) for chance in shot_chances(case)] == [
        ("g-shot-missed", Fraction(6, 10)),
        ("g-shot-wound", Fraction(2, 10)),
        ("g-shot-out", Fraction(2, 10)),
    ]
    assert odds.of(shoot, case)["g-shot-out"] == Fraction(2, 10)


def test_G9_the_chance_to_slip_counts_ties() -> None:
    assert odds.of(slip, SlipCase(fighter=PLAIN, enemy=PLAIN))["g-slips"] == Fraction(55, 100)


def test_G4_a_typed_0_on_a_D10_is_a_10() -> None:
    outcome = fight(Given((0, 1)), FightCase(fighters=(PLAIN, PLAIN)))
    assert outcome.klass == "g-win-out"


@pytest.mark.parametrize("lacking", [replace(PLAIN, combat=None), replace(PLAIN, defence=None)])
def test_G4_a_value_that_nobody_gave_is_asked_for(lacking: Fighter) -> None:
    with pytest.raises(Refused) as refused:
        fight(Loaded(), FightCase(fighters=(lacking, Fighter())))
    lines = [reason.line for reason in refused.value.reasons]
    assert [line.key for line in lines] == ["g-no-value", "g-no-value"]
    assert [len(dict(line.args)["values"]) for line in lines] == [1, 2]  # type: ignore[arg-type]


def test_G4_the_embed_says_who_was_struck_by_default() -> None:
    dice = Loaded((10, 8), (10, 7), (10, 6))
    battle = battle_of({"A": {"combat": 9}, "B": {"defence": 10}, "C": {"defence": 13}})
    outcome = lone_fight(battle, dice, "A", "B", "C")
    default = next(line for line in outcome.remarks if line.key == "g-struck-by-default")
    assert dict(default.args)["foe"] == Name("B")


def lone_fight(battle: Battle, dice: Loaded, *names: str, **said: object) -> Outcome:
    fighters = tuple(named(battle, name) for name in names)
    return fight(dice, placed(battle, replace(FightCase(fighters=fighters), **said)))  # type: ignore[arg-type]


def test_a_later_fight_closes_the_earlier_one() -> None:
    battle = battle_of({"A": {}, "B": {}, "C": {}})
    battle = battle.after(lone_fight(battle, Loaded((10, 6), (10, 5)), "A", "B").changes)
    battle = battle.after(lone_fight(battle, Loaded((10, 5), (10, 5)), "C", "B").changes)
    with pytest.raises(Refused):
        cannot_recoil(Loaded(), battle, 1, named(battle, "B"))


def test_a_fight_is_not_settled_otherwise_once_somebody_changed() -> None:
    battle = battle_of({"A": {"combat": 9}, "B": {"defence": 10}, "C": {"defence": 13}})
    battle = battle.after(lone_fight(battle, Loaded((10, 8), (10, 7), (10, 6)), "A", "B", "C").changes)
    hurt = replace(named(battle, "C"), wounds=1)
    battle = battle.after([Put(named(battle, "C"), hurt)])
    with pytest.raises(Refused) as refused:
        strike_another(Loaded(), battle, 1, named(battle, "A"), hurt)
    assert [reason.line.key for reason in refused.value.reasons] == ["g-changed-since"]


def test_a_fight_is_not_settled_otherwise_in_the_next_turn() -> None:
    battle = battle_of({"A": {}, "B": {}})
    battle = battle.after(lone_fight(battle, Loaded((10, 6), (10, 5)), "A", "B").changes)
    with pytest.raises(Refused):
        cannot_recoil(Loaded(), battle, 2, named(battle, "B"))
    assert cannot_recoil(Loaded(), battle, 1, named(battle, "B")).klass == "g-win-wound"


def test_a_fight_with_somebody_only_described_is_not_kept() -> None:
    battle = battle_of({"A": {}})
    case = placed(battle, FightCase(fighters=(named(battle, "A"), PLAIN)))
    outcome = fight(Loaded((10, 6), (10, 5)), case)
    assert named(battle.after(outcome.changes), "A").clash is None
    assert outcome.next == ()


def test_G11_a_dog_stays_on_whom_it_fights() -> None:
    battle = battle_of({"A": {}, "Crocs": {"dog": True}, "Rage": {"dog": True}})
    battle = battle.after(lone_fight(battle, Loaded((10, 5), (10, 1), (10, 1)), "A", "Crocs", "Rage").changes)
    assert [named(battle, dog).target for dog in ("Crocs", "Rage")] == [1, 1]


faces = st.integers(1, 10)
people = st.fixed_dictionaries(
    {},
    optional={
        "combat": st.integers(3, 9),
        "defence": st.integers(7, 15),
        "skills": st.sampled_from(["tough", "elite warrior", "peerless defender"]),
        "state": st.sampled_from(["unhurt", "wounded"]),
        "dog": st.booleans(),
        "formation": st.booleans(),
        "frenzied": st.booleans(),
    },
)
tables = st.lists(people, min_size=3, max_size=4).map(lambda those: dict(zip("ABCD", those, strict=False)))
grounds = st.sampled_from(["no", "attacker", "against"])


@settings(max_examples=300, deadline=None)
@given(tables, st.lists(faces, min_size=4, max_size=4), grounds)
def test_G4_striking_another_ends_as_if_he_had_been_named(table: People, rolled: list[int], ground: str) -> None:
    """The same scores, settled otherwise, leave the same wounds as the fight with that choice made at once."""
    names = list(table)
    dice = [(10, face) for face in rolled[: len(names)]]
    battle = battle_of(table)
    first = lone_fight(battle, Loaded(*dice), *names, defended=ground)
    after = battle.after(first.changes)
    for step in first.next:
        if step.command != "skirmish strike":
            continue
        foe = str(dict(step.options)["strike"])
        silent = Loaded()
        second = strike_another(silent, after, 1, named(after, "A"), named(after, foe))
        assert all(isinstance(said, Remark) for said in silent.steps)
        assert all(isinstance(put, Put) and put.before in after.peek(Fighter) for put in second.changes)
        named_at_once = lone_fight(battle, Loaded(*dice), *names, defended=ground, strike=names.index(foe))
        assert states(after, second) == states(battle, named_at_once)
        assert second.klass == named_at_once.klass
        assert second.verdict == named_at_once.verdict


@settings(max_examples=300, deadline=None)
@given(tables, st.lists(faces, min_size=4, max_size=4), grounds)
def test_G6_a_recoil_found_blocked_later_ends_as_if_it_had_been_said(
    table: People, rolled: list[int], ground: str
) -> None:
    names = list(table)
    dice = [(10, face) for face in rolled[: len(names)]]
    battle = battle_of(table)
    first = lone_fight(battle, Loaded(*dice), *names, defended=ground)
    after = battle.after(first.changes)
    clash = named(after, "A").clash
    for step in first.next:
        if step.command != "skirmish blocked":
            continue
        assert clash is not None
        who = str(dict(step.options)["fighter"])
        second = cannot_recoil(Loaded(), after, 1, named(after, who))
        at_once = lone_fight(
            battle, Loaded(*dice), *names, defended=ground, blocked=(names.index(who),), strike=clash.struck
        )
        assert states(after, second) == states(battle, at_once)
        assert named(after, who).wounds < named(after.after(second.changes), who).wounds


@settings(max_examples=200, deadline=None)
@given(tables, st.lists(faces, min_size=4, max_size=4), grounds, st.sets(st.integers(0, 3)))
def test_a_fight_only_hurts_and_moves_each_once(
    table: People, rolled: list[int], ground: str, blocked: set[int]
) -> None:
    names = list(table)
    battle = battle_of(table)
    case = FightCase(fighters=tuple(named(battle, n) for n in names), defended=ground, blocked=tuple(blocked))  # type: ignore[arg-type]
    after = resolve(Loaded(*((10, face) for face in rolled[: len(names)])), placed(battle, case))
    assert len(set(after.moved)) == len(after.moved)
    assert not any(case.defends(place) for place in after.moved)
    for place, (was, now) in enumerate(zip(case.fighters, after.fighters, strict=True)):
        assert was.wounds <= now.wounds <= 2
        assert replace(now, wounds=was.wounds) == was
        assert not (was.dog and now.wounds == 1 and was.wounds == 0), "a dog bears no wound"
        if after.verdict.result == "tie" and place not in after.moved:
            assert now == was
    if after.verdict.result == "win":
        unmoved = [place for place in case.foes if place not in after.moved]
        assert len(after.hit(unmoved, "out") + after.hit(unmoved, "wound")) <= 1, "one strike"
