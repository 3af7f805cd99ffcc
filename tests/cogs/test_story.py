"""The story: a battle told turn by turn in a Markdown file, in either language."""

from __future__ import annotations

from tests.reply import Reply
from tests.table import Table


async def told(reply: Reply) -> str:
    (file,) = reply.result.response.message.attachments
    text = (await file.read()).decode()
    return text.replace("\u00a0", " ")


async def fought(table: Table) -> None:
    await table.gm.slash("battle start", name="Le Pont", sides="Rouge, Bleu")
    await table.ann.slash("mount add", name="Ton*nerre", rider="Ulrich", species="warhorse", side="Rouge")
    await table.bob.slash("mount add", name="Éclair", rider="Otto", species="horse", side="Bleu")
    await table.ann.slash("whoa", mount="Ton*nerre", dice="4 2 3 5 1 7", note="Près du gué")
    await table.bob.slash("whoa", mount="Éclair", dice="1")
    await table.bob.slash("battle undo")
    for _ in range(2):
        await table.gm.slash("battle next")
    await table.ann.slash("mount check", mount="Ton*nerre", because="bolting", dice="1 1 1 12")


async def test_turn_by_turn_in_both_languages(table: Table):
    await fought(table)
    english = await told(await table.ann.slash("battle story"))
    heads = [line for line in english.splitlines() if line.startswith("#")]
    assert heads == [
        "# Le Pont",
        "## Who fought",
        "## Turn 1",
        "### Rouge",
        "### Bleu",
        "## Turn 2",
        "### Rouge",
        "## What it came to",
        "### Rouge",
        "### Bleu",
    ]
    assert "- **Rouge** — Ulrich (a warrior) and Ton\\*nerre (a mount)." in english
    assert "« Près du gué »" in english
    assert "Ulrich" in english.split("## Turn 1")[1].split("###")[1]
    assert "disoriented" not in english, "what was undone did not happen"
    french = await told(await table.ann.slash("battle story", language="fr"))
    assert "## Qui s’est battu" in french
    assert "## Tour 2" in french
    assert "désarçonné" in french
    assert "unhorsed" not in french


async def test_it_is_told_after_the_end_and_a_restart(table: Table):
    await fought(table)
    before = await told(await table.ann.slash("battle story"))
    await table.gm.slash("battle end")
    await table.restart()
    after = await told(await table.ann.slash("battle story"))
    assert after.replace("Ended in turn 2.", "Still being fought, in turn 2.") == before


async def test_secrets_are_for_who_may_know_them(table: Table):
    await fought(table)
    await table.bob.slash("whoa", mount="Éclair", dice="6 2 1", secret=True)
    assert "stays secret for now" in await told(await table.ann.slash("battle story"))
    assert "stays secret for now" not in await told(await table.bob.slash("battle story"))
    assert "Éclair" not in (await told(await table.ann.slash("battle story"))).split("## Turn 2")[1].split("## What")[0]


async def test_a_battle_in_which_nothing_happened(table: Table):
    await table.gm.slash("battle start")
    text = await told(await table.gm.slash("battle story"))
    assert text.startswith("# ")
    assert "## Turn" not in text
