"""Mordheim's rolls at the table: /whoa and /mount check, in both languages, with what follows."""

from __future__ import annotations

import pytest

from tests.table import Person, Table


def plain(text: str) -> str:
    """Return a text with plain spaces: typography has tests of its own."""
    return text.replace("\u00a0", " ")


async def seat(person: Person, **more: object) -> None:
    """Bring Tonnerre with Ulrich in the saddle, Ld 7 and without Ride."""
    given: dict[str, object] = {"name": "Tonnerre", "rider": "Ulrich", "species": "horse", "rider_ld": 7}
    reply = await person.slash("mount add", **given | more)
    assert not reply.private, plain(reply.text)


async def test_the_model_embed_in_french(french: Table) -> None:
    await seat(french.ann)
    reply = await french.ann.slash("whoa", mount="Tonnerre", dice="4 2 3 5 1 7")
    assert not reply.private
    assert plain(reply.title) == "Tonnerre désarçonne Ulrich et s’emballe"
    assert plain(reply.description).split("\n") == [
        "Holà ! Tout doux ! — 1D6 : ⚃ 4 ✍ → 3–4 désarçonné · M15",
        "Que fait la monture ? — 1D6 : ⚁ 2 ✍ → 1–3 elle s’emballe · M15",
        "Course — 3D6 : ⚂ 3 + ⚄ 5 + ⚀ 1 ✍ = **9 ps** · M15",
        "Direction — 1D12 : 7 ✍ = **↙ 7 h** · M15",
        "",
        "**À faire maintenant**",
        "• Laissez Ulrich à pied, au point de chute, dans l’état « sonné ».",
        "• Résolvez une touche de Force 2 contre Ulrich : sauvegarde normale ; en cas de blessure, "
        "tableau des blessures habituel, mais jamais mieux que « sonné ».",
        "• Déplacez Tonnerre de 9 ps vers ↙ 7 h.",
        "• À chaque tour, Tonnerre repart, jusqu’à quitter la table ou jusqu’à ce qu’Ulrich l’atteigne au contact. "
        "Hors de la table, récupération normale après la bataille.",
    ]
    assert plain(reply.footer).startswith("Désarçonné et monture emballée : 16,7 % · M15 · n° 2 · dés saisis par Ann")
    assert reply.buttons == ["Annuler", "Ulrich rattrape Tonnerre", "Tonnerre a quitté la table"]


async def test_the_model_embed_in_english(table: Table) -> None:
    await seat(table.ann)
    reply = await table.ann.slash("whoa", mount="tonnerre", dice="4 2 3 5 1 7")
    assert plain(reply.title) == "Ulrich is unhorsed, Tonnerre bolts"
    assert "Whoa! — 1D6: ⚃ 4 ✍ → 3–4 unhorsed · M15" in plain(reply.description)
    assert 'Run — 3D6: ⚂ 3 + ⚄ 5 + ⚀ 1 ✍ = **9"** · M15' in plain(reply.description)
    assert '• Move Tonnerre 9" towards ↙ 7 o’clock.' in plain(reply.description)
    assert "Strength 2" in plain(reply.description)
    assert plain(reply.footer).startswith("Unhorsed, the mount bolts 16.7% · M15 · no. 2")
    assert reply.buttons == ["Undo", "Ulrich catches Tonnerre", "Tonnerre has left the table"]


@pytest.mark.parametrize(
    ("gender", "title"),
    [
        ("m", "Ulrich est désarçonné, Tonnerre s’emballe"),
        ("f", "Ulrich est désarçonnée, Tonnerre s’emballe"),
        (None, "Tonnerre désarçonne Ulrich et s’emballe"),
    ],
)
async def test_french_agrees_with_the_rider_where_his_gender_is_known(
    french: Table, gender: str | None, title: str
) -> None:
    await french.ann.slash("rider add", name="Ulrich", ld=7, gender=gender)
    await seat(french.ann)
    reply = await french.ann.slash("whoa", mount="Tonnerre", dice="3 1 1 1 1 1")
    assert plain(reply.title) == title


async def test_bolting_survives_a_kill_and_undo_seats_the_rider_again(table: Table) -> None:
    await seat(table.ann)
    await table.ann.slash("whoa", mount="Tonnerre", dice="4 2 3 5 1 7")
    await table.restart(killed=True)
    card = await table.ann.slash("mount show", mount="tonnerre")
    assert card.private
    assert "bolting" in card.text
    undone = await table.ann.slash("battle undo")
    assert not undone.private, undone.text
    assert "ridden by Ulrich" in (await table.ann.slash("mount show", mount="tonnerre")).text
    assert "mounted on Tonnerre" in (await table.ann.slash("rider list")).text


async def test_the_rider_catches_his_mount_by_a_button_after_a_restart(french: Table) -> None:
    await seat(french.ann)
    reply = await french.ann.slash("whoa", mount="Tonnerre", dice="4 2 3 5 1 7")
    await french.restart()
    caught = await reply.click("Ulrich rattrape Tonnerre", by=french.bob)
    assert plain(caught.title) == "Ulrich rattrape Tonnerre et remonte en selle"
    assert "2 ps sur 4" in plain(caught.description)
    assert "montée par Ulrich" in (await french.ann.slash("mount show", mount="Tonnerre")).text


async def test_a_bolting_mount_leaves_the_table_by_a_button(table: Table) -> None:
    await seat(table.ann)
    reply = await table.ann.slash("whoa", mount="Tonnerre", dice="4 2 3 5 1 7")
    assert (await reply.click("Tonnerre has left the table")).title == "Tonnerre has left the table"
    refused = await table.ann.slash("mount ride", mount="Tonnerre")
    assert refused.private
    assert "off the table" in refused.text


async def test_M14_M21_show_die_and_modified_result(table: Table) -> None:
    reply = await table.ann.slash("whoa", rolls=3, unhorser=True, modifier=-1, dice="1 4 2 6")
    assert plain(reply.title) == "The rider is unhorsed, the mount stays put"
    first = plain(reply.description).split("\n")[0]
    assert first == (
        "Whoa! 3 rolls, the highest counts — 3D6: ~~⚀ 1~~ **⚃ 4** ~~⚁ 2~~ ✍ +1 (enemy Mounted Combat Master, M21) "
        "−1 (modifier) = **4** · M14 → 3–4 unhorsed · M15"
    )
    assert "M14 M15 M21" in plain(reply.footer)


async def test_the_examples_of_typed_dice(table: Table) -> None:
    both = await table.ann.slash("whoa", dice="6 2 1")
    assert "both go down" in both.title
    assert "is crushed" in both.title
    assert "will not rise again" in both.title
    kept = await table.ann.slash("whoa", rolls=2, dice="1 5 4 4")
    assert kept.title == "The rider and the mount both go down, out of action"
    ran = await table.ann.slash("mount check", ld=5, because="isolated", dice="6 6 2 2 2 9")
    assert '6" towards ← 9 o’clock' in plain(ran.text)
    assert plain(ran.footer).startswith("Test passed 27.8%, test failed 72.2%")


async def test_a_newcomers_roll_works_anywhere(french: Table) -> None:
    for who in (french.ann, french.ann.alone, french.stranger):
        reply = await who.slash("whoa")
        assert plain(reply.title)
        assert not reply.private or who is not french.ann
        assert (await who.slash("mount check", ld=7, species="cheval")).description


async def test_a_bare_mule_is_slow_under_its_french_name(french: Table) -> None:
    reply = await french.ann.slash("whoa", species="mule", dice="3 1 6 6 12")
    assert "12 ps vers ↑ 12 h" in plain(reply.text)


async def test_typed_dice_that_end_too_soon_change_nothing_and_can_be_completed(table: Table) -> None:
    await seat(table.ann)
    short = await table.ann.slash("whoa", mount="Tonnerre", dice="4 2")
    assert short.private
    assert "3D6" in short.text
    assert "ridden by Ulrich" in (await table.ann.slash("mount show", mount="Tonnerre")).text
    form = await short.click("Type the rest")
    done = await form.modal.submit("3 5 1 7")
    assert done.title == "Ulrich is unhorsed, Tonnerre bolts"


async def test_M2_chains_on_in_one_message_and_one_entry(french: Table) -> None:
    await seat(french.ann)
    reply = await french.ann.slash("mount check", mount="Tonnerre", because="hit", dice="6 6 4 2 3 5 1 7")
    assert plain(reply.title) == "Tonnerre désarçonne Ulrich et s’emballe"
    first = plain(reply.description).split("\n")[0]
    assert first.endswith("= **12** contre 7 (Cd d’Ulrich) ✗ · M2")
    assert plain(reply.footer).startswith(
        "Test réussi : 58,3 %, après un échec — désarçonné et monture emballée : 16,7 % · M2 M15 · n° 2"
    )
    await reply.click("Annuler")
    assert "montée par Ulrich" in (await french.ann.slash("mount show", mount="Tonnerre")).text


async def test_M2_a_rider_with_ride_never_tests(table: Table) -> None:
    await seat(table.ann, ride=True)
    reply = await table.ann.slash("mount check", mount="Tonnerre", because="combat", dice="1 1")
    assert reply.private
    assert "Ulrich has Ride (horse)" in plain(reply.text)
    assert "(M2)" in plain(reply.text)


async def test_trained_mounts_show_both_rolls(french: Table) -> None:
    await seat(french.ann, species="destrier")
    reply = await french.ann.slash("mount check", mount="Tonnerre", because="hit", dice="6 6 1 1")
    assert plain(reply.title) == "Ulrich garde le contrôle de Tonnerre"
    assert "**12**" in plain(reply.description)
    assert "Monture dressée, relance — 2D6 : ⚀ 1 + ⚀ 1 ✍ = **2** contre 7" in plain(reply.description)
    assert plain(reply.footer).startswith("Test réussi : 82,6 %, test raté : 17,4 %")


async def test_M17_whose_leadership_and_why(french: Table) -> None:
    await french.ann.slash("mount add", name="Croc", species="loup géant")
    await french.ann.slash("rider add", name="Otto", ld=8, handler="loup géant", leader=True)
    reply = await french.ann.slash("mount check", mount="Croc", ld_from="handler", dice="4 4")
    assert plain(reply.title) == "Croc reste en place"
    assert "Otto, dresseur (loup géant) à 6 ps ou moins, prête son Cd · M17" in plain(reply.description)
    assert "contre 8 (Cd d’Otto, dresseur) ✓" in plain(reply.description)
    own = await french.ann.slash("mount check", mount="Croc", dice="1 1")
    assert "contre 4 (Cd de Croc)" in plain(own.description)
    assert "Otto pourrait prêter son Cd 8" in plain(own.description)


async def test_M26_trick_riding_shows_on_the_card_until_the_next_turn(table: Table) -> None:
    await seat(table.ann, skills="ride, trick riding")
    reply = await table.ann.slash("mount check", mount="Tonnerre", because="trick", dice="3")
    assert plain(reply.title) == "Ulrich hangs at Tonnerre’s flank"
    assert "hots at −1 to hit" in (await table.ann.slash("rider show", rider="Ulrich")).text
    await table.ann.slash("battle next")
    assert "hots at −1 to hit" not in (await table.ann.slash("rider show", rider="Ulrich")).text


async def test_M21_the_attackers_skill_decides(table: Table) -> None:
    await seat(table.ann)
    await table.bob.slash("mount add", name="Foudre", rider="Greta", rider_ld=8, skills="ride, combat master")
    reply = await table.ann.slash("whoa", mount="Tonnerre", attacker="Greta", dice="2 6")
    assert "+1 (enemy Mounted Combat Master, M21) = **3**" in plain(reply.description)
    assert plain(reply.title) == "Ulrich is unhorsed, Tonnerre stays put"


async def test_turns_bring_the_runs_and_tests_that_are_due(french: Table) -> None:
    await french.gm.slash("battle start", sides="Reikland, Skaven")
    await seat(french.ann, side="Reikland")
    await french.bob.slash("mount add", name="Croc", species="giant wolf", side="Skaven")
    await french.ann.slash("whoa", mount="Tonnerre", dice="3 3 1 1 1 12")
    skaven = await french.gm.slash("battle next")
    assert "Croc : test de monture isolée" in plain(skaven.text)
    assert "Tonnerre" not in plain(skaven.description)
    await skaven.click("Croc\u00a0: test de monture isolée", by=french.bob)
    reikland = await french.gm.slash("battle next")
    assert "Croc" not in plain(reikland.description)
    run = await reikland.click("Tonnerre\u00a0: nouvelle course", by=french.ann)
    assert plain(run.title) == "Tonnerre s’emballe de plus belle"
    assert run.buttons[1] == "Ulrich rattrape Tonnerre"


async def test_M15_disorientation_lasts_through_the_riders_next_turn(table: Table) -> None:
    await table.gm.slash("battle start", sides="A, B")
    await seat(table.ann, side="A")
    reply = await table.ann.slash("whoa", mount="Tonnerre", dice="1")
    assert "For the rest of this turn and all of Ulrich’s next" in plain(reply.description)
    for _ in range(2):
        await table.gm.slash("battle next")
        assert "disoriented" in (await table.ann.slash("rider show", rider="Ulrich")).text
        assert (await table.ann.slash("mount dismount", mount="Tonnerre")).private
    await table.gm.slash("battle next")
    assert "disoriented" not in (await table.ann.slash("rider show", rider="Ulrich")).text


async def test_the_setting_lets_bolting_mounts_be_calmed(table: Table) -> None:
    await seat(table.ann)
    await table.gm.slash("battle settings", setting="bolting", value="test-each-turn")
    await table.ann.slash("whoa", mount="Tonnerre", dice="3 3 1 1 1 12")
    calm = await table.ann.slash("mount check", mount="Tonnerre", dice="1 1")
    assert plain(calm.title) == "Tonnerre calms down and stops"
    again = await table.ann.slash("mount check", mount="Tonnerre", dice="1 1")
    assert again.private
    assert "has just calmed down" in plain(again.text)
    await table.ann.slash("battle next")
    assert (await table.ann.slash("mount check", mount="Tonnerre", dice="1 1")).title == "Tonnerre stays put"


async def test_a_secret_roll_hides_what_it_changed_from_the_others(table: Table) -> None:
    await seat(table.ann)
    await table.bob.slash("mount add", name="Foudre")
    secret = await table.ann.slash("whoa", mount="Tonnerre", dice="6 1 1", secret=True)
    assert secret.private
    for command, options in (("mount show", {"mount": "Tonnerre"}), ("rider show", {"rider": "Ulrich"})):
        assert "?" in (await table.bob.slash(command, **options)).description
        assert "out of action" not in (await table.bob.slash(command, **options)).text
        assert "?" not in (await table.gm.slash(command, **options)).description.split("\n")[0]
    for command in ("mount list", "rider list", "warband"):
        shown = (await table.bob.slash(command)).text
        assert "?" in shown
        assert "roster" not in shown
        assert "out of action" not in shown
    assert "struck of" in (await table.ann.slash("mount show", mount="Tonnerre")).text


async def test_only_owners_roll_where_the_table_says_so(table: Table) -> None:
    await seat(table.ann)
    await table.gm.slash("battle settings", setting="rolls", value="owners")
    assert (await table.bob.slash("whoa", mount="Tonnerre")).private
    assert (await table.bob.slash("mount check", mount="Tonnerre", because="hit")).private
    assert not (await table.ann.slash("whoa", mount="Tonnerre", dice="1")).private
    assert not (await table.gm.slash("whoa", mount="Tonnerre", dice="1")).private


async def test_M15_a_result_past_the_table_shows_what_it_counts_as(table: Table) -> None:
    over = await table.ann.slash("whoa", unhorser=True, modifier=2, dice="6 4 4")
    assert "+2 (modifier) = 9 → **6** → 5–6 both go down" in over.text
    under = await table.ann.slash("whoa", modifier=-3, dice="2")
    assert "−3 (modifier) = −1 → **1** → 1–2" in under.text
    plain = await table.ann.slash("whoa", modifier=1, dice="2 1 1 1 1 1")
    assert "+1 (modifier) = **3** → 3–4" in plain.text


async def test_M15_a_bolting_mount_that_may_be_calmed_is_due_for_a_test_not_a_run(table: Table) -> None:
    await table.gm.slash("battle start", sides="A, B")
    await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich", species="horse", side="A")
    await table.ann.slash("whoa", mount="Tonnerre", dice="4 2 3 5 1 7")
    await table.gm.slash("battle next")
    runs = await table.gm.slash("battle next")
    assert "Tonnerre: next run (M15)" in runs.text
    await table.gm.slash("battle undo")
    await table.gm.slash("battle settings", setting="bolting", value="test-each-turn")
    tests = await table.gm.slash("battle next")
    assert "Tonnerre: bolting test (M15)" in tests.text
