"""Sealed dice at the table: published as the battle opens, chained in footers, opened at its end, then checked."""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any

from rules.core.seal_check import verify
from tests.table import Table

HEX = re.compile(r"`([0-9a-f]{64})`")


async def exported(table: Table, **options: Any) -> dict[str, Any]:
    reply = await table.gm.slash("battle export", **options)
    assert reply.private
    return json.loads(await reply.message.attachments[0].read())


async def played(table: Table) -> str:
    """Play a little; return the seal published as the battle opened."""
    opened = await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich", rider_ld=7, species="horse")
    for _ in range(3):
        await table.ann.slash("rout", ld=7)
    await table.ann.slash("whoa", mount="Tonnerre", secret=True)
    await table.bob.slash("rout", ld=7, dice="4 4")
    found = HEX.search(opened.text)
    assert found is not None
    return found[1]


async def test_a_battle_can_be_checked_once_it_is_over(table: Table) -> None:
    published = await played(table)
    assert "seed" not in (await exported(table))["meta"]
    ended = await table.gm.slash("battle end")
    seed = HEX.search(ended.text)
    assert seed is not None
    assert hashlib.sha256(bytes.fromhex(seed[1])).hexdigest() == published
    report = verify(await exported(table))
    assert report.fault is None
    assert report.holds
    assert report.typed == 2
    assert report.dice >= 7


async def test_an_altered_or_dropped_roll_shows(table: Table) -> None:
    await played(table)
    await table.gm.slash("battle end")
    data = await exported(table)
    rolled = next(i for i, entry in enumerate(data["entries"]) if entry["command"] == "rout")
    dropped = {**data, "entries": data["entries"][:rolled] + data["entries"][rolled + 1 :]}
    assert verify(dropped).fault is not None
    text = json.dumps(data["entries"][rolled]["outcome"])
    roll = data["entries"][rolled]["outcome"]["steps"][0]
    roll["faces"][0] = roll["faces"][0] % 6 + 1
    assert json.dumps(data["entries"][rolled]["outcome"]) != text
    assert verify(data).fault is not None


async def test_the_digest_stands_in_the_footer_and_in_the_file(table: Table) -> None:
    await played(table)
    reply = await table.ann.slash("rout", ld=7)
    short = reply.footer.split(" · ")[-1]
    entry = (await exported(table))["entries"][-1]
    assert entry["digest"].startswith(short)
    assert len(short) == 8


async def test_an_import_starts_a_seal_of_its_own(table: Table) -> None:
    first = await played(table)
    data = await exported(table)
    other = table.guild.create_text_channel("other")
    from bot.sealing import resealed

    sealed = resealed(data)
    assert sealed["meta"]["commitment"] != first
    assert sealed["meta"]["sealed_from"] == len(data["entries"]) + 1
    store = table.bot.store  # type: ignore[attr-defined]
    from data.records import Place

    battle = await store.import_rows(sealed, Place(other.id, table.guild.id))
    await table.gm.at(other).slash("rout", ld=7)
    await table.gm.at(other).slash("battle end")
    report = verify(await exported(table, battle=str(battle)))
    assert report.fault is None
    assert report.entries == 2


async def test_an_undo_does_not_replay_the_same_dice(table: Table) -> None:
    await played(table)
    faces = set()
    for _ in range(6):
        reply = await table.ann.slash("whoa", mount="Tonnerre", rolls=6)
        faces.add(reply.text.split("\n")[1])
        await table.ann.slash("battle undo")
    assert len(faces) > 1
