"""Mordheim's pieces at the table: mounts and riders added, changed, led, ridden, shown; each change undone."""

from __future__ import annotations

from typing import Any

import pytest

from rules.mordheim.pieces import SKILLS
from tests.table import Person, Table

Step = tuple[str, dict[str, Any]]


async def type_all(person: Person, *steps: Step) -> None:
    """Type commands that must all be taken."""
    for command, options in steps:
        reply = await person.slash(command, **options)
        assert not reply.private, f"/{command} {options}: {reply.text}"


async def whole_state(person: Person) -> list[str]:
    """Return everything that can be seen of the pieces."""
    shown = [(await person.slash(command)).text for command in ("mount list", "rider list", "warband", "battle status")]
    names = await person.complete("mount show", "mount"), await person.complete("rider show", "rider")
    shown += [(await person.slash("mount show", mount=name)).text for name in names[0]]
    return shown + [(await person.slash("rider show", rider=name)).text for name in names[1]]


TONNERRE: Step = ("mount add", {"name": "Tonnerre", "rider": "Ulrich", "rider_ld": 7})
FOUDRE: Step = ("mount add", {"name": "Foudre", "species": "warhorse"})
OTTO: Step = ("rider add", {"name": "Otto", "ld": 8, "handler": "horse"})
FALL: Step = ("whoa", {"mount": "Tonnerre", "dice": "3 5"})
BOLT: Step = ("whoa", {"mount": "Tonnerre", "dice": "3 1 1 1 1 1"})
DOWN: Step = ("mount dismount", {"mount": "Tonnerre"})
LED: Step = ("mount dismount", {"mount": "Tonnerre", "lead": True})
TRICK = {"rider": "Ulrich", "skills": "trick riding", "ride": "horse"}

CHANGES: dict[str, tuple[list[Step], Step]] = {
    "a mount is added": ([], ("mount add", {"name": "Éclair", "species": "mule"})),
    "a mount is added with a new rider": ([], ("mount add", {"name": "Éclair", "rider": "Greta", "barding": True})),
    "a mount is added under a known rider": ([OTTO], ("mount add", {"name": "Éclair", "rider": "Otto", "ride": True})),
    "a mount is edited": ([], ("mount edit", {"mount": "Tonnerre", "ld": 6, "attacks": 1, "name": "Tempête"})),
    "a mount is removed": ([], ("mount remove", {"mount": "Tonnerre"})),
    "a rider is added": ([], OTTO),
    "a rider is edited": ([], ("rider edit", {"rider": "Ulrich", "ld": 9, "skills": "evade", "leader": True})),
    "a rider is removed": ([], ("rider remove", {"rider": "Ulrich"})),
    "a rider dismounts": ([], DOWN),
    "a rider dismounts and leads": ([], LED),
    "a rider mounts": ([DOWN], ("mount ride", {"mount": "Tonnerre"})),
    "another mounts": ([OTTO, DOWN], ("mount ride", {"mount": "Tonnerre", "rider": "Otto"})),
    "a mount is led": ([OTTO, DOWN], ("mount lead", {"mount": "Tonnerre", "rider": "Otto"})),
    "a mount is let go": ([LED], ("mount release", {"mount": "Tonnerre"})),
    "a mount rears": ([], ("whoa", {"mount": "Tonnerre", "dice": "1"})),
    "a mount bolts": ([], BOLT),
    "a mount waits": ([], FALL),
    "both go down": ([], ("whoa", {"mount": "Tonnerre", "dice": "5 3 3"})),
    "a mount is struck off": ([], ("whoa", {"mount": "Tonnerre", "dice": "6 2 1"})),
    "stunned in the saddle": ([], ("whoa", {"mount": "Tonnerre", "result": "unhorsed", "dice": "6"})),
    "control is lost": ([], ("mount check", {"mount": "Tonnerre", "because": "hit", "dice": "6 6 3 6"})),
    "an isolated mount runs": ([("battle next", {})], ("mount check", {"mount": "Foudre", "dice": "6 6 6 6 1 1 1 1"})),
    "it calms down": (
        [("mount check", {"mount": "Foudre", "dice": "6 6 6 6 1 1 1 1"})],
        ("mount check", {"mount": "Foudre", "dice": "1 1"}),
    ),
    "a mount bolts on": ([BOLT, ("battle next", {})], ("mount check", {"mount": "Tonnerre", "dice": "1 1 1 1"})),
    "a bolting mount is caught": ([BOLT], ("mount ride", {"mount": "Tonnerre"})),
    "a bolting mount leaves the table": ([BOLT], ("mount edit", {"mount": "Tonnerre", "off_table": True})),
    "a rider recovers": ([FALL], ("rider edit", {"rider": "Ulrich", "condition": "recovered"})),
    "a rider is stunned on foot": ([DOWN], ("rider edit", {"rider": "Ulrich", "condition": "stunned"})),
    "a rider goes out of action": ([FALL], ("rider edit", {"rider": "Ulrich", "condition": "out of action"})),
    "a rider hides behind his mount": (
        [("rider edit", TRICK)],
        ("mount check", {"mount": "Tonnerre", "because": "trick", "dice": "1"}),
    ),
    "a turn passes": ([("whoa", {"mount": "Tonnerre", "dice": "1"}), ("battle next", {})], ("battle next", {})),
}


@pytest.mark.parametrize("what", CHANGES)
async def test_each_change_is_undone_whole(table: Table, what: str) -> None:
    before, change = CHANGES[what]
    await type_all(table.gm, TONNERRE, FOUDRE, *before)
    there = await whole_state(table.gm)
    done = await table.gm.slash(change[0], **change[1])
    assert not done.private, done.text
    assert await whole_state(table.gm) != there
    undone = await done.click("Undo")
    assert not undone.private, undone.text
    assert await whole_state(table.gm) == there


@pytest.mark.parametrize(
    "condition", ["isolated", "uncontrollable", "bolting", "off the table", "out of action", "dead"]
)
async def test_the_gm_sets_every_condition_of_a_mount_by_hand_and_undoes_it(table: Table, condition: str) -> None:
    await type_all(table.ann, TONNERRE)
    there = await whole_state(table.gm)
    assert (await table.ann.slash("battle set", piece="Tonnerre", condition=condition, value="on")).private
    done = await table.gm.slash("battle set", piece="Tonnerre", condition=condition, value="on")
    shown = {"dead": "struck off", "out of action": "out of action"}.get(condition, condition)
    assert shown in (await table.ann.slash("mount show", mount="Tonnerre")).text
    assert "on foot" in (await table.ann.slash("rider list")).text
    await done.click("Undo", by=table.gm)
    assert await whole_state(table.gm) == there


@pytest.mark.parametrize(("condition", "value"), [("led", "Ulrich"), ("waiting", "Ulrich"), ("ridden", "Otto")])
async def test_the_gm_sets_who_has_a_mount(table: Table, condition: str, value: str) -> None:
    await type_all(table.ann, TONNERRE, OTTO)
    done = await table.gm.slash("battle set", piece="Tonnerre", condition=condition, value=value)
    assert not done.private, done.text
    says = {"led": "led by Ulrich", "waiting": "waiting for Ulrich", "ridden": "ridden by Otto"}
    assert says[condition] in (await table.ann.slash("mount show", mount="Tonnerre")).text


@pytest.mark.parametrize("condition", ["disoriented", "on foot", "stunned", "out of action"])
async def test_the_gm_sets_every_condition_of_a_rider(table: Table, condition: str) -> None:
    await type_all(table.ann, TONNERRE)
    done = await table.gm.slash("battle set", piece="Ulrich", condition=condition, value="on")
    assert not done.private, done.text
    assert condition in (await table.ann.slash("rider show", rider="Ulrich")).text
    assert (await table.gm.slash("battle set", piece="Otto", condition="mounted", value="Tonnerre")).private
    back = await table.gm.slash("battle set", piece="Ulrich", condition="mounted", value="Tonnerre")
    if condition == "disoriented":
        back = await table.gm.slash("battle set", piece="Ulrich", condition="disoriented", value="off")
    assert not back.private, back.text
    assert "mounted on Tonnerre" in (await table.ann.slash("rider list")).text


async def test_presets_are_offered_in_the_readers_language(table: Table) -> None:
    french = table.join("Zoé", locale="fr")
    assert await french.suggestions("mount add", "species", "dest") == [
        {"name": "destrier", "value": "warhorse"},
        {"name": "destrier du Chaos", "value": "chaos steed"},
    ]
    assert (await table.ann.complete("mount add", "species", "war")) == ["warhorse", "war boar"]
    assert len(await french.complete("mount add", "species")) == 12
    assert await french.complete("rider add", "skills", "volt") == ["Voltige"]
    assert await french.suggestions("mount add", "traits", "slow, têt") == [
        {"name": "slow, têtue", "value": "slow, stubborn"}
    ]


async def test_a_species_of_the_players_own_is_suggested_too(table: Table) -> None:
    await type_all(table.ann, ("mount add", {"name": "Griffe", "species": "Griffon", "movement": 8, "ld": 6}))
    assert await table.ann.complete("rider add", "ride", "grif") == ["Griffon"]
    await type_all(table.ann, ("rider add", {"name": "Otto", "ld": 8, "ride": "GRIFFON", "handler": "griffon"}))
    await type_all(table.ann, ("mount ride", {"mount": "Griffe", "rider": "Otto"}))
    assert "never takes this test" in (await table.ann.slash("mount check", mount="Griffe", because="hit")).text


@pytest.mark.parametrize("typed", ["destrier du chaos", "Destrier du Chaos", "chaos steed", "CHAOS STEED"])
async def test_a_species_is_known_by_its_word_in_either_language(table: Table, typed: str) -> None:
    await table.ann.slash("mount add", name="Nuit", species=typed)
    assert (
        "Chaos steed: M 8 · WS 3 · S 4 · T 3 · W 1 · I 3 · A 1 · Ld 5"
        in (await table.ann.slash("mount show", mount="Nuit")).text
    )


async def test_every_value_of_a_preset_can_be_overridden(table: Table) -> None:
    options = {"species": "mule", "ld": 6, "movement": 5.5, "attacks": 2, "traits": "trained, stupid", "barding": True}
    await table.ann.slash("mount add", name="Bête", **options)
    text = (await table.ann.slash("mount show", mount="bete")).text
    assert "Mule: M 5.5 · WS 2 · S 3 · T 3 · W 1 · I 2 · A 2 · Ld 6" in text
    assert "trained (re-rolls a failed test once) and stupid" in text
    assert "slow" not in text
    assert "Barding" in text
    assert "Warband rating: +5" in text


async def test_the_third_mount_in_dense_terrain(french: Table) -> None:
    await french.gm.slash("battle start", sides="Reikland, Skaven", terrain="dense")
    for name in ("A", "B"):
        await type_all(french.ann, ("mount add", {"name": name, "side": "reikland"}))
    third = await french.ann.slash("mount add", name="C", side="Reikland")
    assert third.private
    assert "A et B" in third.text
    assert (await french.ann.slash("mount add", name="C", side="Reikland", force=True)).private
    await type_all(french.ann, ("mount add", {"name": "D", "side": "Skaven"}))
    await type_all(french.gm, ("mount add", {"name": "C", "side": "Reikland", "force": True}))
    await type_all(
        french.ann,
        ("rider add", {"name": "Hilde", "hired": True, "side": "Reikland", "gender": "f"}),
        ("mount add", {"name": "E", "rider": "Hilde"}),
    )
    shown = (await french.ann.slash("warband", side="Reikland")).text
    assert "3 montures pour 2 permises" in shown
    assert "E (cheval)" in shown
    assert "franc-tireur" in shown
    assert "D (cheval)" not in shown


async def test_henchmen_never_ride(table: Table) -> None:
    await type_all(table.ann, TONNERRE, DOWN, ("rider add", {"name": "Hans", "ld": 7, "henchman": True}))
    refused = await table.ann.slash("mount ride", mount="Tonnerre", rider="Hans")
    assert refused.private
    assert "henchmen never ride (M1)" in refused.text
    await type_all(table.ann, ("mount lead", {"mount": "Tonnerre", "rider": "Hans"}))


async def test_only_the_owner_and_gms_change_a_piece(table: Table) -> None:
    await type_all(table.ann, TONNERRE)
    assert (await table.bob.slash("mount edit", mount="Tonnerre", ld=9)).private
    assert (await table.bob.slash("rider remove", rider="Ulrich")).private
    assert (await table.bob.slash("mount add", name="Foudre", rider="Ulrich", rider_ld=2)).private
    await type_all(table.gm, ("mount edit", {"mount": "Tonnerre", "ld": 9}))
    await type_all(table.bob, DOWN)  # what happens to a piece on the table may be typed by anybody


@pytest.mark.parametrize(
    ("command", "options", "why"),
    [
        ("mount add", {"name": "Éclair", "traits": "slow, fast"}, "no trait fast"),
        ("mount add", {"name": "Éclair", "rider": "Otto", "skills": "juggling"}, "no skill juggling"),
        ("mount add", {"name": "Éclair", "skills": "evade"}, "without a rider"),
        ("mount add", {"name": "Éclair", "species": "a, b"}, "no comma"),
        ("mount add", {"name": "Otto", "rider": "otto"}, "already called otto"),
        ("mount add", {"name": "TONNERRE"}, "already called tonnerre"),
        ("mount add", {"name": "Éclair", "rider": "Tonnerre"}, "already called tonnerre"),
        ("rider add", {"name": "Otto", "skills": "ride"}, "goes with a species"),
        ("rider add", {"name": "Otto", "henchman": True, "hired": True}, "neither leader nor hired sword"),
        ("mount lead", {"mount": "Foudre"}, "nobody has ridden or led foudre"),
        ("mount edit", {"mount": "Tonnerre", "ld": 5}, "nothing to change"),
        ("whoa", {"mount": "Foudre"}, "nobody rides foudre"),
        ("whoa", {"mount": "Tonnerre", "attacker": "Ulrich"}, "attacked by himself"),
        ("mount check", {"mount": "Tonnerre", "because": "isolated"}, "is not isolated"),
    ],
)
async def test_bad_input_says_why_and_changes_nothing(
    table: Table, command: str, options: dict[str, Any], why: str
) -> None:
    await type_all(table.ann, TONNERRE, FOUDRE)
    there = await whole_state(table.ann)
    reply = await table.ann.slash(command, **options)
    assert reply.private
    assert why in reply.text.casefold()
    assert await whole_state(table.ann) == there


async def test_the_riders_card_in_french(french: Table) -> None:
    await type_all(
        french.ann,
        (
            "rider add",
            {
                "name": "Ulrich",
                "ld": 8,
                "initiative": 4,
                "experience": 12,
                "leader": True,
                "ride": "destrier",
                "handler": "destrier, cheval",
                "skills": "Commandeur, Saut au trot, voltige",
                "gender": "m",
            },
        ),
        ("mount add", {"name": "Tonnerre", "species": "destrier", "rider": "Ulrich", "barding": True}),
    )
    card = await french.ann.slash("mount show", mount="Tonnerre")
    assert card.private
    text = card.text.replace("\u00a0", " ")
    for line in (
        "Tonnerre et Ulrich",
        "montée par Ulrich",
        "Destrier : M 8 · CC 3 · F 3 · E 3 · PV 1 · I 3 · A 1 · Cd 5",
        "Traits : dressée (relance une fois un test raté)",
        "Valeur de bande : +5",
        "Ulrich : Cd 8 · I 4 · M 4 · expérience 12",
        "Rang : chef de bande",
        "• Aucun test de contrôle : Équitation (destrier) (M2)",
        "• Grande cible ; on vise Ulrich, jamais Tonnerre (M9)",
        "• La monture frappe aussi : 1 Attaque (M10)",
        "• +2 à la sauvegarde d’armure (5+ sans armure) (M12)",
        "• Chef : son Cd sert à 12 ps à la ronde",
        "• Commandeur : +6 ps à la portée de son Cd (M20)",
        "• Saut au trot : 8 ps au plus puis pied à terre, ni mouvement ni tir ensuite ; au contact, charge plongeante "
        "de 2 ps (M24)",
        "• Une seule de ces compétences à la fois, au choix",
    ):
        assert line in text.split("\n"), line
    shown = await card.click("Montrer à tous")
    assert not shown.private


async def test_names_are_escaped_and_never_translated(table: Table) -> None:
    await type_all(table.ann, ("mount add", {"name": "*cheval*", "rider": "@everyone", "rider_ld": 7}))
    reply = await table.ann.slash("whoa", mount="*cheval*", dice="3 6")
    assert r"\*cheval\*" in reply.title
    assert "*cheval*" in reply.buttons[1]


async def test_a_registered_pair_lives_through_a_restart(table: Table) -> None:
    await type_all(table.ann, TONNERRE, FOUDRE, OTTO, BOLT)
    there = await whole_state(table.ann)
    await table.restart()
    assert await whole_state(table.ann) == there


async def test_a_hero_may_have_every_skill(table: Table) -> None:
    every = ", ".join(SKILLS)
    assert len(every) > 100
    reply = await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich", ride=True, skills=every)
    assert not reply.private
    assert "Trick Riding" in (await table.ann.slash("mount show", mount="Tonnerre")).text


async def test_M3_the_card_of_a_stunned_warrior_promises_no_leading(table: Table) -> None:
    await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich")
    assert "may lead one animal" not in (await table.ann.slash("rider show", rider="Ulrich")).text
    await table.ann.slash("whoa", mount="Tonnerre", dice="4 5")
    assert "may lead one animal" not in (await table.ann.slash("rider show", rider="Ulrich")).text.lower()
    await table.ann.slash("rider edit", rider="Ulrich", condition="recovered")
    assert "may lead one animal" in (await table.ann.slash("rider show", rider="Ulrich")).text.lower()
