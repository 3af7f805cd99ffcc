"""The report on a battle: at its end, while it is fought, long after; as a card and as a picture."""

from __future__ import annotations

import io

from PIL import Image

from tests.reply import Reply
from tests.table import Table


async def fought(table: Table, language: str = "en") -> None:
    await table.gm.slash("battle start", name="Le Pont", sides="Rouge, Bleu", language=language)
    await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich", species="warhorse", ld=6, side="Rouge")
    await table.ann.slash("mount add", name="Vent", species="horse", side="Rouge")
    await table.bob.slash("mount add", name="Éclair", rider="Otto", species="horse", rider_ld=7, side="Bleu")
    await table.ann.slash("whoa", mount="Tonnerre", dice="6 2 1")
    await table.bob.slash("mount check", mount="Éclair", because="combat", dice="3 3")


async def picture(reply: Reply) -> Image.Image:
    (file,) = reply.result.response.message.attachments
    return Image.open(io.BytesIO(await file.read()))


async def test_M15_M16_the_end_tells_what_it_came_to(table: Table):
    await fought(table)
    reply = await table.gm.slash("battle end")
    assert reply.title == "Le Pont is over"
    for told in (
        "Ulrich: 2 rolls on the serious injuries table (M15).",
        "**Rouge**\nLost for good (1): Tonnerre\nOut of action (1): Ulrich\nUnharmed (1): Vent\n",
        "Rating of the mounts: 8 before, 3 now (M16)",
        "3 × D6: mean 3 (expected 3.5)",
        "**Bleu**\nUnharmed (2): Éclair and Otto\n",
        "Tests: 1 of 1 passed, 0.58 expected",
        "The seal of the dice is opened",
    ):
        assert told in reply.text, reply.text
    assert reply.buttons == ["Undo", "Report with picture", "Export"]
    assert "M15 M16" in reply.footer


async def test_the_same_again_later_with_a_picture_also_after_a_restart(table: Table):
    await fought(table)
    await table.gm.slash("battle end")
    await table.restart()
    reply = await table.bob.slash("battle report")
    assert reply.title == "Le Pont: the report"
    assert "Ended in turn 1." in reply.text
    assert "Lost for good (1): Tonnerre" in reply.text
    assert "The seal of the dice is opened" in reply.text
    drawn = await picture(reply)
    assert drawn.width == 800
    assert drawn.height < 1000, "readable on a phone"
    again = await table.bob.slash("battle report", battle="le pont")
    assert again.description == reply.description


async def test_the_battle_speaks_french(table: Table):
    await fought(table, "fr")
    reply = await table.gm.slash("battle end")
    assert "Ulrich : 2 jets sur la table des blessures graves (M15)." in reply.text.replace("\u00a0", " ")
    assert "Valeur des montures : 8 avant, 3 maintenant (M16)" in reply.text.replace("\u00a0", " ")


async def test_an_undone_roll_does_not_count(table: Table):
    await fought(table)
    await table.gm.slash("battle undo", entry=5)
    reply = await table.gm.slash("battle report")
    assert "Lost for good" not in reply.text
    assert "3 × D6" not in reply.text
    assert "Still being fought, in turn 1." in reply.text


async def test_a_secret_stays_secret_while_the_battle_is_fought(table: Table):
    await fought(table)
    await table.bob.slash("whoa", mount="Éclair", dice="6 2 1", secret=True)
    seen = await table.ann.slash("battle report")
    assert "Lost for good (1): Tonnerre" in seen.text
    assert "? (2): Éclair and Otto" in seen.text
    assert "Otto: 2 rolls" not in seen.text
    assert "Lost for good (1): Éclair" in (await table.bob.slash("battle report")).text
    gm = await table.gm.slash("battle report")
    assert "Lost for good (1): Éclair" in gm.text
    assert "? (2): Éclair and Otto" in (await gm.click("Show to all")).text
    await table.gm.slash("battle end")
    assert "Lost for good (1): Éclair" in (await table.ann.slash("battle report")).text


async def test_V7_D4_R4_G14_machines_units_and_fighters(table: Table):
    await table.gm.slash("battle start", sides="Orks, Empire")
    await table.gm.slash("vehicle add", name="Char", damage=3, crew=0, side="Orks")
    await table.gm.slash("vehicle add", name="Moto", damage=9, crew=0, side="Orks")
    await table.gm.slash("unit add", name="Garde", size=10, ld=7, side="Empire")
    await table.gm.slash("dreadnought add", name="Ferreux", pilot="Anton", cl=9, damage=6, side="Empire")
    await table.gm.slash("fighter add", name="Brennos", combat=5, defence=12, side="Orks")
    await table.gm.slash("vehicle damage", vehicle="Char", points=3)
    await table.gm.slash("vehicle damage", vehicle="Moto", points=1, dice="2")
    await table.gm.slash("unit losses", unit="Garde", models=3)
    await table.gm.slash("dreadnought leave", dreadnought="Ferreux", dice="4 3")
    await table.gm.slash("battle set", piece="Brennos", condition="out of action")
    reply = await table.gm.slash("battle end")
    for told in (
        "Lost for good (1): Char",
        "Out of action (1): Brennos",
        "Moto (",
        "Garde (3 models lost, 7 left)",
        "Anton has lost 3 points of Cool (D4).",
        "Recovery test for Brennos (G14).",
    ):
        assert told in reply.text, reply.text


async def test_no_battle_no_report(table: Table):
    assert "no battle" in (await table.ann.slash("battle report")).text.lower()
    assert (await table.ann.alone.slash("battle report")).private


async def test_a_large_battle_stays_within_a_message(table: Table):
    await table.gm.slash("battle start", sides="Rouge, Bleu")
    form = await table.gm.slash("battle paste")
    text = "\n".join(f'unit "Compagnie des longs couteaux {n:02}" size 10 ld 7 side Rouge' for n in range(50))
    await form.modal.submit(text)
    reply = await table.gm.slash("battle end")
    assert "and 38 more" in reply.text
    assert len(reply.description) < 2000


def test_the_picture_of_one_lost_among_many():
    from bot.i18n import Words
    from bot.reckoning import Report, Side
    from bot.report_chart import report_chart
    from rules.core.campaign import Toll
    from rules.core.words import Name

    many = tuple(Name(str(n)) for n in range(500))
    toll = Toll(whole=many, lost=many[:1], out=many[:1], marked=many[:1])
    drawn = report_chart(Report("", 1, True, (Side("x" * 40, toll), Side("", Toll(lost=many[:1])))), Words(), "fr")
    assert drawn is not None
    assert Image.open(io.BytesIO(drawn)).size[0] == 800
    assert report_chart(Report("", 1, True, (Side("A", Toll()),)), Words(), "en") is None
