"""De Bello Gallico through the door: fighters and skirmishes, in both languages, as players and as a GM."""

from __future__ import annotations

from typing import Any

from tests.reply import Reply
from tests.table import Person, Table

WORKED = {"attacker": "Matugenos", "against": "Titus, Lucius", "dice": "8 7 6"}


async def muster(table: Table) -> None:
    """Let Ann bring the Gaul of the worked example, and Bob the two who fight him."""
    await table.ann.slash(
        "fighter add", name="Matugenos", combat=9, shooting=4, defence=12, discipline=6, movement=10, side="Gauls"
    )
    await table.bob.slash("fighter add", name="Titus", combat=5, defence=10, movement=10.5, side="Romans")
    await table.bob.slash("fighter add", name="Lucius", combat=5, defence=13, side="Romans")


async def state(person: Person, *names: str) -> list[str]:
    """Return the state of fighters as their cards show it."""
    cards = [await person.slash("fighter show", fighter=name) for name in names]
    return [card.description.rsplit("• ", 1)[-1] for card in cards]


def orders(reply: Reply) -> list[str]:
    """Return what is to be done now."""
    return [line.removeprefix("• ") for line in reply.description.splitlines() if line.startswith("•")]


async def test_G4_the_worked_example(table: Table) -> None:
    await muster(table)
    reply = await table.ann.slash("skirmish fight", **WORKED)
    assert reply.title == "Matugenos beats Titus and Lucius and puts Titus out of action"
    assert "1D10: 8 ✍ +9 (Combat, G4) −2 (one more opponent, G5) = **15** · G4" in reply.description
    assert "Matugenos strikes Titus: 15 against Defence 10, margin 5 → out of action · G4" in reply.description
    assert "Nobody was named: the blow falls on Titus" in reply.description
    assert orders(reply) == ["Move Lucius back 2 cm.", "Take Titus off the table, out of action: it is a loss."]
    assert reply.buttons == ["Undo", "Strike Lucius instead", "Lucius cannot recoil"]
    for told in ("wins 48.4%", "tie 9.6%", "loses 42.0%", "wounds 7.7%", "puts out of action 39.4%"):
        assert told in reply.footer
    assert await state(table.ann, "Matugenos", "Titus", "Lucius") == ["Unhurt", "Out of action", "Unhurt"]


async def test_G4_the_winner_strikes_another_with_the_same_scores(french: Table) -> None:
    await muster(french)
    first = await french.ann.slash("skirmish fight", **WORKED)
    await french.restart(killed=True)
    refused = await first.click("Frapper plutôt Lucius", by=french.bob)
    assert refused.private, "the choice is the winner's"
    second = await first.click("Frapper plutôt Lucius")
    assert second.title == "Matugenos l’emporte sur Titus et Lucius et blesse Lucius"
    assert "Les scores du combat ne changent pas, aucun dé n’est relancé" in second.description
    assert "15 contre Défense 13, marge 2 → une blessure" in second.description
    assert "1D10" not in second.description
    assert orders(second) == [
        "Remettez Titus sur la table\u00a0: le coup est repris.",
        "Faites reculer Titus de 2\u00a0cm.",
        "Notez une blessure pour Lucius\u00a0: −2 à tous ses jets, et 2\u00a0cm de Mouvement à pied en moins.",
    ]
    assert await state(french.ann, "Titus", "Lucius") == ["En pleine forme", "Une blessure"]
    held = await french.ann.slash("battle undo", entry=4)
    assert held.private, "the first entry is held by the choice that followed it"
    await second.click("Annuler")
    assert await state(french.ann, "Titus", "Lucius") == ["Hors de combat", "En pleine forme"]
    await first.click("Annuler")
    assert await state(french.ann, "Matugenos", "Titus") == ["En pleine forme", "En pleine forme"]


async def test_a_choice_needs_no_dice_of_who_plays_with_real_ones(table: Table) -> None:
    await muster(table)
    first = await table.ann.slash("skirmish fight", **WORKED)
    await table.ann.slash("me", dice="typed")
    second = await first.click("Strike Lucius instead")
    assert second.title == "Matugenos beats Titus and Lucius and wounds Lucius"
    assert "typed" not in second.footer


async def test_G4_a_choice_named_at_once(table: Table) -> None:
    await muster(table)
    reply = await table.ann.slash("skirmish fight", strike="lucius", **WORKED)
    assert reply.title == "Matugenos beats Titus and Lucius and wounds Lucius"
    assert "Strike" not in " ".join(reply.buttons)
    wrong = await table.ann.slash("skirmish fight", attacker="Matugenos", against="Titus", strike="Lucius")
    assert "Lucius is not among the opponents of this fight (G4)" in wrong.description


async def test_G6_a_recoil_that_turns_out_blocked(table: Table) -> None:
    await muster(table)
    first = await table.ann.slash("skirmish fight", **WORKED)
    second = await first.click("Lucius cannot recoil", by=table.bob)
    assert second.title == "Matugenos beats Titus and Lucius and puts Titus out of action"
    assert orders(second) == [
        "Lucius cannot recoil 2 cm: a wound.",
        "Note a wound for Lucius: −2 to all rolls, and 2 cm less Movement on foot.",
    ]
    stale = await first.click("Lucius cannot recoil")
    assert stale.private
    assert await state(table.ann, "Lucius") == ["Wounded"]


async def test_a_choice_comes_too_late_once_somebody_changed(table: Table) -> None:
    await muster(table)
    first = await table.ann.slash("skirmish fight", **WORKED)
    await table.gm.slash("battle set", piece="Lucius", condition="wounds", value="1")
    late = await first.click("Strike Lucius instead")
    assert late.private
    assert late.title == "This fight cannot be settled again"
    await table.ann.slash("battle next")
    later = await first.click("Strike Lucius instead")
    assert later.title == "Matugenos has no other blow to choose"


async def test_the_gm_chooses_for_fighters_of_nobody(table: Table) -> None:
    for name, combat in (("Max", 9), ("Pix", 5), ("Rix", 5)):
        await table.gm.slash("fighter add", name=name, combat=combat, defence=10)
    first = await table.ann.slash("skirmish fight", attacker="Max", against="Pix,Rix", dice="8 1 1")
    second = await first.click("Strike Rix instead", by=table.ann)
    assert not second.private, "a fighter of nobody is for whoever rolls"


async def test_G7_blocked_assailant_of_an_obstacle(french: Table) -> None:
    await muster(french)
    reply = await french.ann.slash(
        "skirmish fight", attacker="Matugenos", against="Lucius", defended="against", recoil_blocked="matugenos",
        dice="5 1",
    )  # fmt: skip
    assert reply.title == "Matugenos l’emporte sur Lucius"
    assert "14 contre Défense 15 (13 +2 obstacle, G7), marge −1 → rien" in reply.description
    assert orders(reply)[0] == "Matugenos ne peut pas reculer de 2\u00a0cm\u00a0: une blessure."
    assert "8\u00a0cm de Mouvement à pied" in orders(reply)[1]
    assert "G7" in reply.footer
    again = await french.ann.slash("skirmish fight", attacker="Matugenos", against="Lucius", dice="5 1")
    assert "−2 (blessure, G1)" in again.description


async def test_G11_dogs_follow_their_handler(table: Table) -> None:
    await table.ann.slash("fighter add", name="Vellocatus", combat=5, defence=8, side="Gauls")
    await table.ann.slash("fighter add", name="Crocs", combat=4, defence=9, handler="Vellocatus", side="Gauls")
    await table.ann.slash("fighter add", name="Rage", combat=4, defence=9, dog=True, handler="Vellocatus", side="Gauls")
    await table.bob.slash("fighter add", name="Titus", combat=5, shooting=9, defence=12, side="Romans")
    card = await table.bob.slash("fighter show", fighter="vello")
    assert "Handler of Crocs and Rage" in card.text
    reply = await table.ann.slash("skirmish fight", attacker="Titus", against="Crocs", dice="1 2")
    assert reply.title == "Nobody wins: Titus against Crocs"
    assert "Stay on Titus" in (await table.ann.slash("fighter show", fighter="Crocs")).text
    shot = await table.bob.slash("skirmish shoot", shooter="Titus", target="Vellocatus", dice="10")
    assert shot.title == "Titus hits and puts Vellocatus out of action"
    assert orders(shot)[1:] == [
        "Leave Crocs on its target: without a handler the dog fights on until the target falls.",
        "Take Rage away: neither handler nor target is left.",
    ]
    gone = await table.bob.slash("skirmish fight", attacker="Titus", against="Rage")
    assert "Rage has left with its handler (G11)" in gone.description
    bitten = await table.bob.slash("skirmish fight", attacker="Titus", against="Crocs", dice="9 1")
    assert bitten.title == "Titus puts Crocs out of action"


async def test_G12_a_line_breaks(french: Table) -> None:
    for name in ("Un", "Deux", "Trois"):
        await french.bob.slash("fighter add", name=name, combat=5, defence=10, formation=True, side="Romains")
    await french.ann.slash("fighter add", name="Seul", combat=8, defence=12, side="Gaulois")
    tie = await french.ann.slash("skirmish fight", attacker="Seul", against="Un", dice="2 5")
    assert orders(tie) == [
        "Faites reculer Seul de 2\u00a0cm\u00a0: qui combat seul une formation recule toujours, sauf à mettre son "
        "adversaire hors de combat."
    ]
    won = await french.ann.slash("skirmish fight", attacker="Seul", against="Un", dice="9 5")
    assert orders(won)[-1] == "Plus que 2 dans la ligne, il en faut 3\u00a0: elle se brise, ses effets cessent."
    assert await state(french.ann, "Deux") == ["Formation brisée"]
    free = await french.ann.slash("skirmish fight", attacker="Seul", against="Deux", dice="2 5")
    assert orders(free) == []


async def test_G12_who_leaves_a_line_of_three_breaks_it(table: Table) -> None:
    for name in ("Un", "Deux", "Trois"):
        await table.bob.slash("fighter add", name=name, formation=True)
    reply = await table.bob.slash("fighter edit", fighter="Un", formation=False)
    assert orders(reply) == ["2 are left in the line, 3 are needed: it breaks, its effects end."]
    assert await state(table.bob, "Deux", "Trois") == ["Unhurt", "Unhurt"]
    await reply.click("Undo")
    assert await state(table.bob, "Deux", "Trois") == ["In formation", "In formation"]


async def test_G8_a_camouflaged_profile_is_for_its_player_and_the_gms(table: Table) -> None:
    reply = await table.bob.slash("fighter add", name="Ombre", combat=7, defence=11, camouflaged=True, side="Romans")
    assert "Combat" not in reply.description
    assert "the profile stays hidden" in reply.description
    assert "Combat" not in (await table.ann.slash("fighter show", fighter="Ombre")).text
    for person in (table.bob, table.gm):
        assert "Combat: 7" in (await person.slash("fighter show", fighter="Ombre")).text
    await table.ann.slash("fighter add", name="Matugenos", combat=9, shooting=4, defence=12, side="Gauls")
    for command in (
        {"command": "skirmish fight", "attacker": "Matugenos", "against": "Ombre"},
        {"command": "skirmish shoot", "shooter": "Matugenos", "target": "Ombre"},
    ):
        options: dict[str, Any] = dict(command)
        refused = await table.ann.slash(options.pop("command"), **options)
        assert "Ombre is camouflaged and cannot be attacked (G8)" in refused.description


async def test_G3_a_shot_with_its_chances(french: Table) -> None:
    await muster(french)
    reply = await french.ann.slash("skirmish shoot", shooter="Matugenos", target="Lucius", bonus=2, dice="0")
    assert reply.title == "Matugenos touche et met Lucius hors de combat"
    assert "1D10\u00a0: 10 ✍ +4 (Tir, G3) = **14** il faut 13+ (Défense de Lucius) ✓" in reply.description
    assert "Dégâts\u00a0: 14 +2 (arme) contre 13, marge 3 → hors de combat" in reply.description
    assert reply.footer.startswith(
        "Manque\u00a0: 80,0\u00a0%, blesse\u00a0: 10,0\u00a0%, met hors de combat\u00a0: 10,0\u00a0%"
    )
    await reply.click("Annuler")
    assert await state(french.ann, "Lucius") == ["En pleine forme"]


async def test_G4_the_die_is_a_setting(table: Table) -> None:
    await muster(table)
    await table.gm.slash("battle settings", setting="skirmish_die", value="2D6")
    reply = await table.ann.slash("skirmish fight", attacker="Matugenos", against="Titus", dice="1 1 1 1")
    assert "2D6: ⚀ 1 + ⚀ 1 ✍ +9 (Combat, G4) = **11**" in reply.description
    short = await table.ann.slash("skirmish fight", attacker="Matugenos", against="Titus", dice="3 4")
    assert short.title == "2 dice are missing"


async def test_G9_slipping_away(table: Table) -> None:
    await muster(table)
    reply = await table.ann.slash("skirmish slip", fighter="Matugenos", enemy="Titus", dice="1 5")
    assert reply.title == "Matugenos slips away from Titus"
    assert "10 all: a tie favours Matugenos · G9" in reply.description
    assert orders(reply)[1] == "Stop Titus where contact would have been."
    caught = await table.bob.slash("skirmish slip", fighter="Titus", enemy="Matugenos", dice="1 5")
    assert caught.title == "Titus does not escape Matugenos"
    fight = await caught.click("Fight")
    assert "Matugenos" in fight.title
    assert "Titus" in fight.title


async def test_G13_G14_tests_with_named_modifiers(french: Table) -> None:
    await muster(french)
    reply = await french.ann.slash(
        "skirmish test", fighter="Matugenos", officer="vercingetorix", dice="4", note="Tenir la ligne"
    )
    assert reply.title == "Matugenos\u00a0: 11 en Discipline"
    assert "+6 (Discipline) +1 (Vercingétorix déployé, G13)" in reply.description
    assert "Tenir la ligne" in reply.description
    plain = await french.stranger.slash("skirmish test", value=6, modifier=-1, dice="4")
    assert " 9 " in plain.title
    rally = await french.bob.slash("skirmish test", test="rally", officer="skilled", dice="3")
    assert "+2 (compétence d’officier, G14)" in rally.description
    wrong = await french.bob.slash("skirmish test", test="recovery", officer="caesar", dice="3")
    assert wrong.private


async def test_bare_numbers_anywhere(table: Table) -> None:
    table.stranger.locale = "en-US"
    bare = {"combat": 5, "defence": 12, "enemy_combat": 6, "enemy_defence": 11}
    reply = await table.stranger.slash("skirmish fight", dice="7 1", **bare)
    assert reply.title == "The fighter wounds the enemy"
    assert reply.buttons == ["Again"]
    tie = await table.stranger.slash(
        "skirmish fight", dice="2 1", defended="against", recoil_blocked="attacker", **bare
    )
    assert orders(tie)[0] == "The fighter cannot recoil 2 cm: a wound."
    shot = await table.stranger.slash("skirmish shoot", shooting=5, defence=12, dice="6")
    assert shot.title == "The fighter misses the enemy"
    lacking = await table.stranger.slash("skirmish fight", combat=5)
    assert "A value of the fighter is missing: Defence" in lacking.description
    assert "A value of the enemy is missing: Combat and Defence" in lacking.description


async def test_a_profile_and_bare_values_do_not_mix(table: Table) -> None:
    await muster(table)
    reply = await table.ann.slash("skirmish fight", attacker="Matugenos", combat=12, against="Titus")
    assert reply.title == "Matugenos has a profile already"


async def test_skills_work_by_their_french_names(french: Table) -> None:
    await muster(french)
    reply = await french.bob.slash(
        "fighter edit", fighter="Titus", skills="coriace, guerrier d'élite, Défenseur hors pair, frère d’épaule"
    )
    assert "Combat\u00a0: 5, +1 (guerrier d’élite)" in reply.description
    assert "À appliquer vous-mêmes\u00a0: frère d’épaule" in reply.description
    fight = await french.ann.slash("skirmish fight", attacker="Matugenos", against="Titus", dice="9 1")
    assert "+1 (guerrier d’élite, G10)" in fight.description
    assert "18 contre Défense 11 (10 +1 défenseur hors pair, G10), marge 7 → hors de combat" in fight.description
    assert "Titus est coriace\u00a0: une blessure au lieu de hors de combat · G10" in fight.description
    assert fight.title == "Matugenos blesse Titus"


async def test_G10_frenzy_is_a_state(table: Table) -> None:
    await muster(table)
    await table.gm.slash("battle set", piece="Matugenos", condition="frenzied", value="on")
    await table.gm.slash("battle set", piece="Matugenos", condition="wounded", value="on")
    card = await table.ann.slash("fighter show", fighter="Matugenos")
    assert "Movement: 10 cm" in card.text
    assert "Advance on the nearest enemy to engage him" in card.text
    fight = await table.ann.slash("skirmish fight", attacker="Matugenos", against="Titus", dice="1 1")
    assert "wound, G1" not in fight.description
    assert "Frenzy of Matugenos: the violent blow must be used." in fight.description


async def test_a_secret_fight_offers_nothing_in_public(table: Table) -> None:
    await muster(table)
    reply = await table.ann.slash("skirmish fight", secret=True, **WORKED)
    assert reply.private
    assert "Strike Lucius instead" not in reply.buttons
    assert "out of action" not in (await table.bob.slash("fighter list")).text.lower()
    assert "out of action" in (await table.gm.slash("fighter list")).text.lower()


async def test_who_may(table: Table) -> None:
    await muster(table)
    for command in ("fighter edit", "fighter remove"):
        options = {"combat": 1} if command == "fighter edit" else {}
        assert (await table.bob.slash(command, fighter="Matugenos", **options)).private
    assert not (await table.gm.slash("fighter edit", fighter="Matugenos", combat=8, name="Matu")).private
    assert not (await table.bob.slash("skirmish fight", attacker="Matu", against="Titus", dice="1 1")).private
    await table.gm.slash("battle settings", setting="rolls", value="owners")
    assert (await table.bob.slash("skirmish fight", attacker="Matu", against="Titus", dice="1 1")).private


async def test_removal_and_odd_profiles(table: Table) -> None:
    await muster(table)
    await table.bob.slash("fighter add", name="Crocs", dog=True, handler="Titus")
    man = await table.bob.slash("fighter add", name="Rex", dog=False, handler="Titus")
    assert "Only a dog has a handler" in man.description
    pup = await table.bob.slash("fighter add", name="Rex", handler="Crocs")
    assert "Crocs is a dog (G11)" in pup.description
    await table.bob.slash("fighter remove", fighter="Titus")
    card = await table.bob.slash("fighter show", fighter="Crocs")
    assert "War dog" in card.text
    assert "Titus" not in card.text
    same = await table.bob.slash("fighter edit", fighter="Crocs", dog=True)
    assert same.title == "Nothing to change for Crocs"
    assert "Crocs" in (await table.bob.slash("fighter list")).text


async def test_suggestions(french: Table) -> None:
    await muster(french)
    assert await french.ann.complete("skirmish fight", "against", "Titus, lu") == ["Titus, Lucius"]
    found = await french.ann.suggestions("fighter add", "skills", "cor")
    assert found == [{"name": "coriace", "value": "tough"}]


async def test_french_contracts_and_elides_before_every_name(french: Table) -> None:
    nobody = await french.ann.slash("skirmish fight", combat=3)
    assert "Il manque une valeur au combattant\u00a0: Défense" in nobody.text
    tie = await french.ann.slash("skirmish slip", combat=3, enemy_combat=5, dice="7 5")
    assert "l’égalité profite au combattant" in tie.text
    await french.ann.slash("fighter add", name="Arès", combat=4, defence=10)
    await french.ann.slash("fighter add", name="8e légion", combat=4, defence=10)
    dog = await french.ann.slash("fighter add", name="Rex", combat=3, defence=9, dog=True, handler="Arès")
    assert "Chien de guerre d’Arès" in dog.text
    fight = await french.ann.slash("skirmish fight", attacker="8e légion", against="Arès", dice="9 2")
    assert "Combat de 8e légion" in fight.text
    assert "Combat d’Arès" in fight.text


async def test_a_value_that_a_profile_lacks_is_to_be_noted(table: Table) -> None:
    await table.ann.slash("fighter add", name="Marcus", combat=4)
    lacks = await table.ann.slash("skirmish shoot", shooter="Marcus", shooting=3, defence=9)
    assert lacks.private
    assert lacks.title == "The profile of Marcus is not complete"
    assert "note for Marcus first, with `/fighter edit`: Shooting" in lacks.text.replace("Note", "note")
