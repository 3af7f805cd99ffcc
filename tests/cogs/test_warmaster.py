"""Warmaster through the door: regiments, reactions, in both languages, as players and as a GM."""

from __future__ import annotations

import pytest
import simcord

from tests.table import Table


async def muster(table: Table) -> None:
    """Let Ann bring archers and knights, and Bob foot and horse."""
    await table.ann.slash("regiment add", name="Archers", type="infantry", traits="skirmishers, missile", side="Blue")
    await table.ann.slash("regiment add", name="Ordre", traits="mounted knights", side="Blue")
    await table.bob.slash("regiment add", name="Gueux", type="infantry", side="Red")
    await table.bob.slash("regiment add", name="Ost", type="cavalry", side="Red")


async def test_W11_an_evade_by_name_says_everything(table: Table) -> None:
    await muster(table)
    reply = await table.ann.slash(
        "react", move="evade", regiment="archers", charger="gueux", distance=15, command=8, dice="3 4"
    )
    assert not reply.private
    assert reply.title == "Archers evades the charge"
    assert "2D6: ⚂ 3 + ⚃ 4 ✍ = **7** against 8 (nearest character’s command) ✓ · W11" in reply.description
    orders = [line for line in reply.description.splitlines() if line.startswith("•")]
    assert orders == [
        "• Do not move Gueux yet: the evade comes first.",
        "• Archers may first shoot at Gueux, if in range.",
        "• Work out at once the drive back and confusion that these shots cause.",
        "• Move Archers straight away from Gueux, up to 20 cm, and stop at least 5 cm from any enemy.",
        "• Gueux ends its move as if ordered: a plain move, or a charge on whom it can reach. More orders may follow, "
        "unless confused.",
        "• If the shots drove it back or confused it, its move ends there; the evade happens all the same.",
    ]
    assert reply.footer.startswith("Evades 72.2%, no reaction 27.8% · W8 W9 W11 W15 W16 W17 · no. 5")
    assert reply.buttons == ["Undo"]


async def test_W13_a_counter_charge_meets_half_way(french: Table) -> None:
    await muster(french)
    reply = await french.ann.slash(
        "react", move="counter-charge", regiment="ordre", charger="ost", distance=25.5, command=8, dice="4 4"
    )
    assert reply.title == "Ordre contre-charge"
    assert "contre 8 (commandement du personnage le plus proche) ✓" in reply.description
    assert (
        "• Avancez un socle d’Ost vers le socle le plus proche d’Ordre et arrêtez-le à mi-chemin\u00a0: 12,75\u00a0cm."
    ) in reply.description
    assert (
        "• Avancez Ordre comme pour une charge ordinaire, jusqu’au contact\u00a0: 12,75\u00a0cm." in reply.description
    )
    assert "Personne ne tire sur la charge." in reply.description
    assert "W13 W14" in reply.footer


async def test_W12_failed_the_charge_goes_on(french: Table) -> None:
    await muster(french)
    reply = await french.ann.slash(
        "react", move="evade", regiment="archers", charger="gueux", distance=15, command=10, dice="6 6", modifier=3
    )
    assert reply.title == "Archers n’esquive pas, la charge continue"
    assert "Un 12 naturel échoue toujours · W11" in reply.description
    assert "Archers peut encore tirer sur Gueux avec ses armes de jet" in reply.description


async def test_every_rule_that_forbids_is_named_and_nothing_is_rolled(french: Table) -> None:
    await muster(french)
    reply = await french.ann.slash(
        "react", move="counter-charge", regiment="archers", charger="ost", distance=8.5, visible=False, engaged=True,
        confused=True, target=False,
    )  # fmt: skip
    assert reply.private
    assert reply.title == "Archers ne peut pas contre-charger"
    assert reply.description.splitlines() == [
        "• Des tirailleurs ne contre-chargent que d’autres tirailleurs, et Ost n’a pas ce trait (W3)",
        "• Ost n’était pas en vue au départ de sa charge (W4)",
        "• La charge est plus rapide\u00a0: Mouvement 30\u00a0cm contre 20\u00a0cm (W5)",
        "• L’infanterie ne réagit jamais à de la cavalerie, et c’est de la cavalerie qui charge (W5)",
        "• La charge part de 8,5\u00a0cm, il faut plus de 10\u00a0cm (W6)",
        "• Pas d’ordre possible\u00a0: le régiment est au combat (W7)",
        "• Pas d’ordre possible\u00a0: le régiment est en confusion (W7)",
        "• Ce n’est pas la cible de la charge (W10)",
        "*Aucun dé n’a été lancé, rien n’a changé.*",
    ]
    shown = await french.ann.slash("regiment show", regiment="archers")
    assert "rien n’empêche une réaction" in shown.text.lower(), "a refused attempt is not used up"


async def test_W8_one_attempt_a_turn_over_restart_turn_and_undo(table: Table) -> None:
    await muster(table)
    reply = await table.ann.slash(
        "react", move="evade", regiment="archers", charger="gueux", distance=15, command=8, dice="6 5"
    )
    assert reply.title == "Archers does not evade, the charge goes on"
    await table.restart(killed=True)
    again = await table.ann.slash("react", move="evade", regiment="archers", charger="gueux", distance=15, command=8)
    assert again.private
    assert "This turn’s reaction has been tried already (W8)" in again.description
    undone = await reply.click("Undo")
    assert "Undone" in undone.title
    retry = await table.ann.slash(
        "react", move="evade", regiment="archers", charger="gueux", distance=15, command=8, dice="1 2"
    )
    assert retry.title == "Archers evades the charge"
    stopped = await table.ann.slash("react", move="evade", regiment="archers", charger="gueux", distance=15, command=8)
    assert stopped.buttons, "all play together: the next turn is one press away"
    await stopped.click(stopped.buttons[0])
    shown = await table.ann.slash("regiment show", regiment="archers")
    assert "nothing keeps it from reacting" in shown.text.lower()


async def test_W11_penalties_each_by_name_with_the_setting(table: Table) -> None:
    await muster(table)
    await table.gm.slash("battle settings", setting="enemy_near", value="on")
    reply = await table.ann.slash(
        "react", move="evade", regiment="archers", charger="gueux", distance=15, command=9, character_distance=40.5,
        stands_lost=1, dense=True, modifier=2, dice="3 3",
    )  # fmt: skip
    assert (
        "against 9 (nearest character’s command) −2 (character 40.5 cm away, W11) −1 (one stand lost, W11) "
        "−1 (dense terrain, W11) −1 (enemy within 20 cm, W11) +2 (modifier given) = 6 ✓"
    ) in reply.description


async def test_bare_numbers_work_in_private_messages(table: Table) -> None:
    table.stranger.locale = "en-US"
    reply = await table.stranger.slash("react", move="evade", distance=15, command=8, dice="3 4")
    assert reply.title == "The regiment evades the charge"
    assert "The speed of the charger is unknown" in reply.description
    assert "With missile weapons, the regiment may first shoot" in reply.description
    knights = await table.stranger.slash(
        "react", move="counter-charge", distance=15, command=8, traits="chevaliers montés", charger_type="cavalry",
        dice="4 4",
    )  # fmt: skip
    assert knights.title == "The regiment counter-charges"
    named = await table.stranger.slash("react", move="evade", distance=15, command=8, regiment="x")
    assert named.private
    assert "no battle" in named.title.lower()


async def test_the_command_value_is_asked_for(table: Table) -> None:
    reply = await table.ann.slash("react", move="evade", distance=15)
    assert reply.private
    assert reply.title == "The command value is missing"


async def test_typed_dice_too_few_too_many_impossible(table: Table) -> None:
    await muster(table)
    said = {"move": "evade", "regiment": "archers", "charger": "gueux", "distance": 15, "command": 8}
    for dice in ("3", "3 4 5", "3 7"):
        reply = await table.ann.slash("react", dice=dice, **said)
        assert reply.private
    shown = await table.ann.slash("regiment show", regiment="archers")
    assert "nothing keeps it from reacting" in shown.text.lower()


async def test_what_is_said_of_a_regiment_for_one_charge_is_not_kept(table: Table) -> None:
    await muster(table)
    reply = await table.ann.slash(
        "react", move="evade", regiment="archers", charger="gueux", movement=12, distance=15, command=8
    )
    assert "The charger is faster: Movement 20 cm against 12 cm (W5)" in reply.description
    await table.ann.slash(
        "react", move="evade", regiment="archers", charger="gueux", movement=25, distance=15, command=8, dice="1 1"
    )
    shown = await table.ann.slash("regiment show", regiment="archers")
    assert "Movement: 20 cm" in shown.text
    assert "has tried to react this turn" in shown.text.lower()


async def test_who_may_edit_remove_and_roll(table: Table) -> None:
    await muster(table)
    for command in ("regiment edit", "regiment remove"):
        options = {"movement": 25} if command == "regiment edit" else {}
        refused = await table.bob.slash(command, regiment="archers", **options)
        assert refused.private
        assert "not yours" in refused.title.lower()
    edited = await table.gm.slash("regiment edit", regiment="archers", movement=22.5, engaged=True, name="Ârchers")
    assert edited.title == "Ârchers: profile updated"
    shown = await table.bob.slash("regiment show", regiment="archers")
    assert "Movement: 22.5 cm" in shown.text
    assert "in combat" in shown.text.lower()
    engaged = await table.bob.slash("react", move="evade", regiment="archers", distance=15, command=8)
    assert "(W7)" in engaged.description, "everybody may roll"
    await table.gm.slash("battle settings", setting="rolls", value="owners")
    refused = await table.bob.slash("react", move="evade", regiment="archers", distance=15, command=8)
    assert "not yours" in refused.title.lower()


async def test_nothing_to_change_and_odd_profiles(table: Table) -> None:
    await muster(table)
    same = await table.ann.slash("regiment edit", regiment="archers", type="infantry")
    assert same.title == "Nothing to change for Archers"
    odd = await table.ann.slash("regiment add", name="Dupes", type="infantry", traits="mounted knights")
    assert odd.title == "Mounted knights have a mount"
    typo = await table.ann.slash("regiment add", name="Dupes", traits="skirmichers, pike")
    assert "Skirmichers is no trait" in typo.description
    assert "The traits are pikemen, mounted knights" in typo.description
    taken = await table.bob.slash("regiment add", name="ÀRCHERS")
    assert taken.private
    assert (await table.ann.slash("regiment list")).text.count("**") == 8, "four regiments"


async def test_list_by_side_and_removal(table: Table) -> None:
    await muster(table)
    await table.bob.slash("regiment remove", regiment="gueux")
    red = await table.ann.slash("regiment list", side="Red")
    assert "Ost" in red.text
    assert "Gueux" not in red.text
    assert "Archers" not in red.text


async def test_the_gms_hand(table: Table) -> None:
    await muster(table)
    for condition in ("engaged", "confused", "reacted"):
        await table.gm.slash("battle set", piece="archers", condition=condition, value="on")
    shown = await table.ann.slash("regiment show", regiment="archers")
    for word in ("in combat", "confused", "has tried to react this turn"):
        assert word in shown.text.lower()


async def test_suggestions(french: Table) -> None:
    await muster(french)
    assert await french.ann.complete("react", "regiment", "arc") == ["Archers"]
    found = await french.ann.suggestions("regiment add", "traits", "tirailleurs, pi", name="x")
    assert found == [{"name": "tirailleurs, piquiers", "value": "tirailleurs, pikes"}]
    found = await french.ann.suggestions("regiment add", "traits", "chev")
    assert found == [{"name": "chevaliers montés", "value": "mounted knights"}]


@pytest.mark.parametrize("distance", [-1, 501])
async def test_distances_out_of_range_are_not_sent(table: Table, distance: int) -> None:
    with pytest.raises(simcord.OptionError):
        await table.ann.slash("react", move="evade", distance=distance)


async def test_a_secret_attempt_is_seen_by_its_roller_and_the_gms(table: Table) -> None:
    await muster(table)
    reply = await table.ann.slash(
        "react", move="evade", regiment="archers", charger="gueux", distance=15, command=8, dice="1 1", secret=True
    )
    assert reply.private
    assert "has tried to react" in (await table.gm.slash("regiment list")).text.lower()
    assert "has tried to react" not in (await table.bob.slash("regiment list")).text.lower()
