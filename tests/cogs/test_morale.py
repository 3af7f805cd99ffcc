"""Morale of Rogue Trader through the door: what players type, what they read, what stays after a restart."""

from __future__ import annotations

import pytest
import simcord

from tests.reply import Reply
from tests.table import Person, Table


async def guards(person: Person, **profile: object) -> None:
    """Register the guards of the bridge and the orks, in a fight."""
    await person.slash("unit add", **{"name": "Garde du pont", "ld": 6, "leader_ld": 7, "movement": 4, **profile})
    await person.slash("unit add", name="Orks", ld=7, cl=7, movement=4)
    await person.slash("unit engage", unit="Orks", enemy="Garde du pont")


async def card(person: Person, unit: str) -> str:
    """Return the text of a unit's card."""
    return (await person.slash("unit show", unit=unit)).text


# ---------------------------------------------------------------- /rout, as the models show it


async def test_R2_the_model_in_english(table: Table):
    await guards(table.ann)
    reply = await table.ann.slash("rout", unit="Garde du pont", dice="4 4")
    assert not reply.private
    assert reply.title == "Garde du pont is routed"
    assert reply.description.splitlines() == [
        "Rout test, lost a round of combat — 2D6: ⚃ 4 + ⚃ 4 ✍ = **8** against 7 (leader’s Ld) ✗ · R2",
        "",
        "**Do now**",
        '• Turn the whole unit round and move it 4" straight away from the fight, through friends if need be.',
        '• Friends it passes through make no reserve move this turn. From its next move on it goes at double, 8",'
        " towards the nearest table edge.",
        "• It cannot strike back and counts as WS 1. It may try to rally from its next turn on, once out of combat.",
        '• Orks must pursue at once, 4" with all its models, or pass a test to hold back.',
    ]
    assert reply.footer.startswith("Held 58.3%, routed 41.7% · R1 R2 R4 R5 R9 · no. 4 · dice typed by Ann")
    assert reply.buttons == ["Undo", "Orks pursues", "Orks holds back"]


async def test_R2_the_model_in_french(french: Table):
    await guards(french.ann)
    reply = await french.ann.slash("rout", unit="Garde du pont", dice="4 4")
    assert reply.title == "Garde du pont est en déroute"
    assert reply.description.splitlines()[0] == (
        "Test de déroute, round de corps à corps perdu — 2D6\u00a0: ⚃ 4 + ⚃ 4 ✍ = **8** contre 7 (Cd du chef) ✗ · R2"
    )
    assert "• Retournez toute l’unité et déplacez-la de 4\u00a0ps droit à l’opposé du combat" in reply.description
    assert "au double, 8\u00a0ps, vers le bord de table le plus proche" in reply.description
    assert reply.footer.startswith(
        "Tient bon\u00a0: 58,3\u00a0%, en déroute\u00a0: 41,7\u00a0% · R1 R2 R4 R5 R9 · n° 4 · dés saisis par Ann"
    )
    assert reply.buttons == ["Annuler", "Orks poursuit", "Orks se retient"]


async def test_R2_a_bare_ld_works_at_once_and_anywhere(table: Table):
    table.speak("en-US")
    for person in (table.ann, table.ann.alone, table.stranger):
        reply = await person.slash("rout", ld=7, dice="4 4")
        assert reply.title == "The unit is routed"
        assert "= **8** against 7 (Ld)" in reply.description
        assert "routed 41.7%" in reply.footer
        assert reply.buttons == ["Again", "Enemy pursues"]
        pursued = await reply.click("Enemy pursues")
        assert pursued.title == "The unit pursues the routed"


async def test_R2_minus_1_at_ld_7(table: Table):
    reply = await table.ann.slash("rout", ld=7, modifier=-1, dice="3 4")
    assert "against 7 (Ld) −1 (modifier) = 6 ✗" in reply.description
    assert "Held 41.7%, routed 58.3%" in reply.footer


async def test_R2_a_sure_result_takes_no_die_but_reads_those_thrown(table: Table):
    sure = await table.ann.slash("rout", ld=12)
    assert "no die: 2D6 never exceed 12" in sure.description
    thrown = await table.ann.slash("rout", ld=12, dice="6 6")
    assert "= **12** against 12" in thrown.description
    assert thrown.title == "The unit holds"


async def test_typed_dice_too_few_and_too_many(table: Table):
    short = await table.ann.slash("rout", ld=7, dice="4")
    assert short.private
    assert short.title == "One die is missing"
    form = await short.click("Type the rest")
    done = await form.modal.submit("5")
    assert done.title == "The unit is routed"
    assert "⚃ 4 + ⚄ 5" in done.description
    many = await table.ann.slash("rout", ld=7, dice="4 4 4")
    assert many.private
    assert "routed" not in many.title


async def test_nobody_named_is_refused(table: Table):
    for command in ("rout", "rally", "psych"):
        reply = await table.ann.slash(command)
        assert reply.private
        assert reply.title == "Who takes the test?"
    reply = await table.ann.slash("pursue", action="decline")
    assert reply.title == "Who takes the test?"


async def test_characteristics_are_bounded(table: Table):
    with pytest.raises(simcord.OptionError):
        await table.ann.slash("rout", ld=13)
    with pytest.raises(simcord.OptionError):
        await table.ann.slash("unit add", name="A", movement=-1)


# ---------------------------------------------------------------- exemptions


async def test_R3_the_refusal_is_private_and_rolls_nothing(table: Table):
    await guards(table.ann)
    await table.gm.slash("battle set", piece="Orks", condition="frenzied", value="on")
    reply = await table.ann.slash("rout", unit="orks", dice="6 6")
    assert reply.private
    assert reply.title == "Orks takes no rout test"
    assert "It is frenzied and cannot be routed while in base contact with an enemy (P3)" in reply.description
    assert "Nothing was rolled" in reply.description


async def test_R3_in_french(french: Table):
    await french.ann.slash("unit add", name="Orks", ld=7)
    await french.gm.slash("battle set", piece="Orks", condition="frenzied", value="on")
    reply = await french.ann.slash("rout", unit="orks")
    assert reply.title == "Orks ne fait pas de test de déroute"
    assert "Elle est en frénésie et ne peut être mise en déroute avant le début de son prochain tour (P3)" in reply.text


# ---------------------------------------------------------------- the whole combat, with buttons, a restart and undo


async def test_a_whole_combat_by_buttons_over_a_restart(table: Table):
    await table.gm.slash("battle start", sides="Rouge, Vert", language="en")
    await table.ann.slash("unit add", name="Garde", size=10, ld=7, movement=4, side="Rouge")
    await table.bob.slash("unit add", name="Orks", size=12, ld=7, movement=4, side="Vert")
    await table.bob.slash("unit engage", unit="Orks", enemy="Garde")
    lost = await table.ann.slash("unit losses", unit="Garde", models=3, cause="combat")
    assert lost.title == "Garde loses 3 models, 7 left"
    assert lost.buttons == ["Undo", "Lost the round: rout test"]

    routed = await table.ann.slash("rout", unit="Garde", because="lost-combat", dice="5 4")
    assert routed.title == "Garde is routed"
    assert "Must pursue Garde at once, or pass a test to hold back" in await card(table.bob, "Orks")

    await table.restart()
    held = await table.bob.slash("pursue", unit="Orks", action="decline", dice="6 2")
    assert held.title == "Orks pursues Garde"
    assert "Stays 58.3%, pursues 41.7%" in held.footer

    refused = await table.ann.slash("rally", unit="Garde")
    assert refused.title == "Garde may not try to rally"
    assert "routed this turn" in refused.text
    assert "in close combat with Orks" in refused.text
    assert "not its side’s turn" not in refused.text

    await table.gm.slash("battle next")
    turn = await table.gm.slash("battle next")
    assert "Orks must pursue Garde (R11)" in turn.text
    followed = await turn.click("Orks must pursue Garde", by=table.bob)
    assert followed.title == "Orks keeps in contact with Garde"

    turn = await table.gm.slash("battle next")
    assert "Orks may try to stop (R13)" in turn.text
    stopped = await table.bob.slash("pursue", unit="Orks", action="stop", dice="1 2")
    assert stopped.title == "Orks stops the pursuit"
    assert "It does not shoot." in stopped.description

    turn = await table.gm.slash("battle next")
    assert "Garde: rally (R7)" in turn.text
    await table.restart(killed=True)
    rallied = await table.ann.slash("rally", unit="garde", dice="3 4")
    assert rallied.title == "Garde rallies"
    assert "R8" in rallied.footer
    again = await table.ann.slash("rally", unit="garde")
    assert again.private

    await table.gm.slash("battle next")
    await table.gm.slash("battle next")
    assert "Rally turn" in await card(table.ann, "Garde")
    await table.gm.slash("battle next")
    assert "Nothing to report" in await card(table.ann, "Garde")


async def test_a_restart_keeps_the_rout_and_undo_takes_it_back_on_both_sides(table: Table):
    await guards(table.ann)
    routed = await table.ann.slash("rout", unit="Garde du pont", dice="6 6")
    await table.restart()
    assert "Routed" in await card(table.bob, "garde")
    assert "In close combat" not in await card(table.bob, "orks")
    undone = await routed.click("Undo")
    assert "Undone" in undone.title
    assert "In close combat with Orks" in await card(table.bob, "garde")
    assert "In close combat with Garde du pont" in await card(table.bob, "orks")
    assert "Must pursue" not in await card(table.bob, "orks")


async def test_R9_undo_is_refused_once_the_pursuit_builds_on_it(table: Table):
    await guards(table.ann)
    routed = await table.ann.slash("rout", unit="Garde du pont", dice="6 6")
    await routed.click("Orks pursues")
    refused = await table.ann.slash("battle undo", entry=4)
    assert refused.private
    assert "Orks pursues Garde du pont" in refused.text
    last = await table.ann.slash("battle undo")
    assert "no. 5" in last.title
    assert "In close combat" not in await card(table.ann, "orks")


# ---------------------------------------------------------------- losses, engagement


async def test_R1_exactly_a_third_offers_the_test(table: Table):
    await table.ann.slash("unit add", name="Levée", size=9, ld=7)
    under = await table.ann.slash("unit losses", unit="levee", models=2)
    assert "2 of 9. With 1 more a rout test is due." in under.text
    third = await table.ann.slash("unit losses", unit="levee", models=1, cause="psychic")
    assert "3 of 9 models lost this turn, a third is reached" in third.text
    assert "Tests due: rout" in await card(table.ann, "levee")
    rolled = await third.click("Levée: rout test")
    assert "lost a third of its models" in rolled.text
    once = await table.ann.slash("rout", unit="levee", because="losses", dice="1 1")
    assert once.private


async def test_engagement_stands_on_both_cards_and_goes_with_a_unit_removed(table: Table):
    await guards(table.ann)
    assert "In close combat with Orks" in await card(table.ann, "garde")
    await table.ann.slash("unit remove", unit="orks")
    assert "In close combat" not in await card(table.ann, "garde")
    await table.ann.slash("battle undo")
    assert "In close combat with Orks" in await card(table.ann, "garde")
    await table.ann.slash("unit engage", unit="garde", enemy="orks", engaged=False)
    assert "In close combat" not in await card(table.ann, "orks")


# ---------------------------------------------------------------- psychology


async def test_P1_tests_due_at_the_start_of_a_turn_run_in_order_and_drop_the_rest(table: Table):
    await table.ann.slash("unit add", name="Folle", cl=7, traits="frenzy", hates="Orks, Eldar", movement=4)
    await table.gm.slash("battle set", piece="folle", condition="confused", value="on")
    turn = await table.gm.slash("battle next")
    for line in ("Folle: confusion (P2)", 'Folle: frenzy, if an enemy is within 15" (P3)', "Folle: hate, if"):
        assert line in turn.text
    refused = await table.ann.slash("psych", unit="folle", test="hate")
    assert "While confused it ignores every new psychology test (P2)" in refused.text
    reply = await table.ann.slash("psych", unit="folle", dice="5 4")
    assert reply.title == "Folle remains confused"
    assert "Test dropped (frenzy and hate): while confused it ignores every new psychology test." in reply.text
    assert 'Movement halved: 2"' in await card(table.ann, "folle")
    assert "Tests due" not in await card(table.ann, "folle")


async def test_P1_one_by_one_the_next_is_offered(table: Table):
    await table.ann.slash("unit add", name="Folle", cl=7, traits="frenzy", hates="Orks")
    await table.gm.slash("battle next")
    reply = await table.ann.slash("psych", unit="folle", test="frenzy", dice="3 3")
    assert reply.title == "Folle passes its Cool test: frenzy"
    assert reply.buttons == ["Undo", "Folle: hate, if a hated enemy is in sight"]
    hated = await table.ann.slash("psych", unit="folle", test="hate", dice="6 6")
    assert hated.title == "Folle is in the grip of hate: Orks"
    assert "Passed 58.3%, hating 41.7%" in hated.footer


async def test_P5_fear_routs_at_once_and_weapons_make_a_test_due(french: Table):
    await french.ann.slash("unit add", name="Garde", ld=7, cl=7, movement=4)
    await french.ann.slash("unit add", name="Ombre", traits="cause la peur")
    weapons = await french.ann.slash("psych", unit="garde", test="fear-weapons", enemy="ombre", dice="4 4")
    assert weapons.title == "Garde prend peur\u00a0: un test de déroute est dû"
    assert "2D6" in weapons.description
    assert weapons.description.count("2D6") == 1
    rolled = await weapons.click("Garde\u00a0: test de déroute")
    assert "Test de déroute, attaque qui fait peur" in rolled.description


async def test_P5_a_charge_of_what_causes_fear_calls_for_the_test(table: Table):
    await table.ann.slash("unit add", name="Garde", ld=7, cl=2, movement=4)
    await table.ann.slash("unit add", name="Ombre", traits="causes fear")
    charged = await table.ann.slash("unit engage", unit="ombre", enemy="garde")
    assert charged.buttons == ["Undo", "Garde: fear, being charged"]
    routed = await table.ann.slash("psych", unit="garde", test="fear-charged", enemy="ombre", dice="4 4")
    assert routed.title == "Garde is afraid and routs at once"
    assert "In close combat" not in await card(table.ann, "ombre")


async def test_P6_hate_of_a_side_protects_against_it_alone(table: Table):
    await table.gm.slash("battle start", sides="Nains, Orks", language="en")
    await table.ann.slash("unit add", name="Barbes", ld=7, cl=7, side="Nains", hates="Orks")
    await table.ann.slash("unit add", name="Boyz", side="Orks")
    await table.ann.slash("psych", unit="barbes", test="hate", enemy="boyz", dice="6 6")
    refused = await table.ann.slash("rout", unit="barbes", because="losses", enemy="boyz")
    assert "It hates Boyz, who cannot rout it by any means (P6)" in refused.text
    tested = await table.ann.slash("rout", unit="barbes", because="losses", dice="3 3")
    assert tested.title == "Barbes holds"


async def test_P3_the_trait_is_needed(table: Table):
    await table.ann.slash("unit add", name="Garde", cl=7)
    reply = await table.ann.slash("psych", unit="garde", test="frenzy")
    assert "It does not have the trait `frenzy` (P3)" in reply.text
    bare = await table.ann.slash("psych", cl=7, test="frenzy", dice="4 4")
    assert bare.title == "The unit is frenzied"


async def test_P1_psychology_may_be_left_out(french: Table):
    await french.ann.slash("unit add", name="Garde", cl=7, traits="frenzy")
    await french.gm.slash("battle settings", setting="psychology", value="off")
    reply = await french.ann.slash("psych", unit="garde", test="frenzy")
    assert "Cette bataille se joue sans psychologie" in reply.text
    turn = await french.gm.slash("battle next")
    assert "frénésie" not in turn.text


# ---------------------------------------------------------------- settings, the GM's hand, rights, secrets


async def test_R7_the_setting_that_adds_both_penalties(table: Table):
    listed = await table.gm.slash("battle settings")
    assert "`rally_penalty`" in listed.text
    assert "R7" in listed.text
    await table.ann.slash("unit add", name="Garde", ld=9)
    await table.gm.slash("battle set", piece="garde", condition="routed", value="on")
    await table.gm.slash("battle next")
    worse = await table.ann.slash("rally", unit="garde", penalty="both", dice="6 6")
    assert "−2 (alone or out of coherency, R7) = 7 ✗" in worse.text
    await table.gm.slash("battle settings", setting="rally_penalty", value="add")
    await table.gm.slash("battle next")
    added = await table.ann.slash("rally", unit="garde", penalty="both", dice="6 6")
    assert "= 6 ✗" in added.text


async def test_the_gms_hand_sets_every_condition_by_its_name(table: Table):
    await guards(table.ann)
    names = await table.gm.complete("battle set", "condition", "")
    for name in ("routed", "rally turn", "hating", "in close combat", "no reserve move", "off the table"):
        assert name in names
    await table.gm.slash("battle set", piece="garde", condition="hating", value="Orks")
    assert "Hating Orks" in await card(table.ann, "garde")
    await table.gm.slash("battle set", piece="garde", condition="in close combat", value="off")
    assert "In close combat" not in await card(table.ann, "orks")
    refused = await table.ann.slash("battle set", piece="garde", condition="routed", value="on")
    assert refused.private


async def test_R14_the_gm_takes_pursuers_off_the_table_and_they_come_back(table: Table):
    await guards(table.ann)
    routed = await table.ann.slash("rout", unit="Garde du pont", dice="6 6")
    await routed.click("Orks pursues")
    await table.gm.slash("battle set", piece="garde", condition="off the table", value="on")
    followed = await table.gm.slash("battle next")
    left = await followed.click("Orks must pursue")
    assert left.title == "Orks follows Garde du pont off the table"
    early = await table.ann.slash("pursue", unit="orks", action="return")
    assert "has just left" in early.text
    turn = await table.gm.slash("battle next")
    assert "Orks: back to the table (R14)" in turn.text
    back = await table.ann.slash("pursue", unit="orks", action="return", dice="4")
    assert back.title == "Orks comes back to the table"
    assert "Still away 50.0%, returns 50.0%" in back.footer


async def test_only_its_owner_and_gms_change_a_unit(table: Table):
    await table.ann.slash("unit add", name="Garde", ld=7)
    for command, options in (("unit edit", {"ld": 9}), ("unit remove", {})):
        reply = await table.bob.slash(command, unit="garde", **options)
        assert reply.private
        assert "is not yours" in reply.title
    assert (await table.bob.slash("rout", unit="garde", dice="1 1")).title == "Garde holds"
    await table.gm.slash("battle settings", setting="rolls", value="owners")
    assert (await table.bob.slash("rout", unit="garde")).private
    assert (await table.gm.slash("unit edit", unit="garde", ld=9)).title == "Garde: profile changed"


async def test_a_secret_rout_shows_to_its_roller_and_the_gms_alone(table: Table):
    await table.ann.slash("unit add", name="Garde", ld=7, movement=4)
    secret = await table.ann.slash("rout", unit="garde", dice="6 6", secret=True)
    assert secret.private
    assert "Routed" in await card(table.gm, "garde")
    hidden = await card(table.bob, "garde")
    assert "Routed" not in hidden
    assert "?" in hidden


# ---------------------------------------------------------------- registering


async def test_a_unit_is_added_shown_listed_edited(french: Table):
    added = await french.ann.slash(
        "unit add",
        name="Étoile",
        size=10,
        ld=7,
        cl=8,
        leader_ld=9,
        leader_cl=9,
        movement=3.5,
        traits="frénésie, cause la peur",
        hates="Orks",
    )
    assert added.title == "Étoile rejoint la bataille"
    text = await card(french.bob, "etoile")
    for line in (
        "Effectif\u00a0: 10 (au début du tour\u00a0: 10)",
        "Troupe\u00a0: Cd 7 et Cl 8",
        "Chef\u00a0: Cd 9 et Cl 9",
        "Mouvement 3,5\u00a0ps",
        "frenzy (frénésie)",
        "Hait Orks",
        "Rien à signaler",
    ):
        assert line in text
    edited = await french.ann.slash("unit edit", unit="etoile", name="Comète", traits="-", leader=False)
    assert "Nouveau nom\u00a0: Comète" in edited.text
    assert "Chef perdu" in edited.text
    assert "Traits" not in edited.text
    same = await french.ann.slash("unit edit", unit="comete", ld=7)
    assert same.private
    assert "Comète" in (await french.ann.slash("unit list")).text


async def test_names_and_traits_that_will_not_do(table: Table):
    await table.ann.slash("unit add", name="Garde", ld=7)
    for options in ({"name": "GARDE"}, {"name": "a, b"}, {"name": "x" * 41}, {"name": "B", "traits": "flying"}):
        reply = await table.ann.slash("unit add", **options)
        assert reply.private, options
    assert (await table.ann.slash("rout", unit="nobody")).private
    none = await table.ann.alone.slash("unit add", name="A")
    assert "There is no battle here" in none.text


async def test_suggestions(table: Table):
    await guards(table.ann)
    assert await table.ann.complete("rout", "unit", "gar") == ["Garde du pont"]
    assert await table.ann.complete("unit add", "traits", "") == ["frenzy", "causes fear"]
    assert await table.ann.complete("unit add", "traits", "frenzy, ca") == ["frenzy, causes fear"]


async def test_names_of_players_are_shown_as_they_stand(table: Table):
    await table.ann.slash("unit add", name="**@everyone** _x_", ld=7)
    reply = await table.ann.slash("rout", unit="**@everyone** _x_", dice="6 6")
    assert reply.title.startswith("\\*\\*@everyone\\*\\* \\_x\\_ is routed")


async def test_a_button_of_what_is_no_longer_due_answers_politely(table: Table):
    await guards(table.ann)
    routed: Reply = await table.ann.slash("rout", unit="Garde du pont", dice="6 6")
    await routed.click("Orks holds back")
    pressed = await routed.click("Orks pursues")
    assert pressed.answered


async def test_P5_the_rout_test_after_a_bare_fear_test_asks_for_the_ld(table: Table):
    afraid = await table.ann.slash("psych", cl=7, test="fear-weapons", dice="4 4")
    form = (await afraid.click("Rout test")).modal
    assert form.title == "Rout test"
    assert len(form.inputs) == 1
    wrong = await form.submit("seven")
    assert wrong.private
    assert "`ld` takes a number, not seven" in wrong.text
    over = await (await afraid.click("Rout test")).modal.submit("40")
    assert over.private
    tested = await (await afraid.click("Rout test")).modal.submit("12")
    assert "no die: 2D6 never exceed 12" in tested.text
    assert not tested.private


async def test_P5_with_real_dice_the_same_form_asks_for_them_too(table: Table):
    await table.ann.slash("me", dice="typed")
    afraid = await table.ann.slash("psych", cl=7, test="fear-weapons", dice="4 4")
    form = (await afraid.click("Rout test")).modal
    tested = await form.submit("7", "4 4")
    assert tested.title == "The unit is routed"
    assert "dice typed by Ann" in tested.footer


async def test_R9_P6_nobody_named_nobody_doubled(french: Table):
    pursued = await french.ann.slash("pursue", ld=7, action="follow")
    assert "au contact des fuyards." in pursued.text
    assert "fuyards\u00a0: les fuyards" not in pursued.text
    hating = await french.ann.slash("psych", cl=7, test="hate", dice="4 4")
    assert hating.title == "L’unité est la proie de la haine"
    cool = await french.ann.slash("psych", cl=7, test="confusion", dice="3 4")
    assert cool.title == "L’unité réussit son test de Sang-froid\u00a0: confusion"


async def test_lines_of_a_list_part_what_holds_commas_by_more_than_commas(table: Table):
    await table.ann.slash("unit add", name="Garde", ld=7, cl=7, movement=4)
    await table.ann.slash("rout", unit="Garde", dice="6 6")
    listed = await table.ann.slash("unit list")
    assert '→ flees at double, 8", towards the nearest table edge; cannot strike back (WS 1); may rally' in listed.text


async def test_remarks_begin_with_a_capital(table: Table):
    await table.ann.slash("unit add", name="Garde", size=9, ld=7, cl=7)
    await table.ann.slash("battle set", piece="Garde", condition="frenzied", value="on")
    await table.gm.slash("battle set", piece="Garde", condition="frenzied", value="on")
    lost = await table.ann.slash("unit losses", unit="Garde", models=3)
    assert "\nIt is frenzied and cannot be routed" in lost.text
