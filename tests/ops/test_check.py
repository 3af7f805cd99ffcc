"""The invariant checker finds each kind of damage by its name, and nothing in a sound database."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.ops.host import host, sound
from tests.table import Table

WHOA = "4 2 3 5 1 7"
EMPTY = "UPDATE journal SET images = '[]' WHERE no = 3"


async def played(table: Table) -> None:
    """Leave a battle with pieces, rolls, an undo, a secret, throws, typed dice, and one that has ended."""
    await table.gm.slash("battle start", name="Ford", sides="Red, Blue")
    await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich", species="horse", side="Red")
    saved = await table.gm.slash("roster save", roster="Spurs", pieces="Tonnerre")
    assert "Spurs" in saved.title, saved.text
    await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA)
    await table.ann.slash("battle undo")
    await table.ann.slash("whoa", mount="Tonnerre", secret=True)
    await table.ann.slash("rout", ld=7)
    await table.ann.alone.slash("rout", ld=7)
    await table.gm.slash("battle next")
    other = table.guild.create_text_channel("other")
    await table.ann.at(other).slash("mount add", name="Éclair", rider="Otto", species="horse")
    await table.gm.at(other).slash("battle end")


@pytest.fixture
async def database_played(database: Path) -> Path:
    async with Table(database) as table:
        await played(table)
    return database


async def test_a_sound_database_is_sound_while_the_bot_runs(table: Table, database: Path):
    await played(table)
    done = await host(database, "check")
    assert done.status == 0, done.text
    assert "2 battles" in done.text and f"{sound(database)} entries" in done.text
    french = await host(database, "check", language="fr")
    assert "est sain" in french.text and "2 batailles" in french.text


@pytest.mark.parametrize(
    ("sql", "says"),
    [
        ("UPDATE piece SET body = '{' WHERE id = 1", "piece 1 (Tonnerre) cannot be read"),
        ("UPDATE piece SET side = 'Blue' WHERE id = 1", "piece 1 (Tonnerre): its row is not what it says itself"),
        ("UPDATE piece SET key = 'x' WHERE id = 1", "its row is not what it says itself"),
        ("UPDATE piece SET owner = 1 WHERE id = 1", "its row is not what it says itself"),
        ("DELETE FROM piece WHERE id = 1 AND battle = 1", "The log leads to other pieces than those that are there: 1"),
        ("UPDATE battle SET next_id = 1", "its id is not below the next one"),
        ("UPDATE battle SET state = 'x' WHERE id = 1", "the state cannot be read"),
        (
            "UPDATE battle SET state = json_set(state, '$.turn', 9) WHERE id = 1",
            "The state is not what the log leads to",
        ),
        ("UPDATE battle SET ended = 1 WHERE id = 1", "It is ended by its row and open by its state"),
        ("UPDATE battle SET entries = 99 WHERE id = 1", "should have 99"),
        ("DELETE FROM journal WHERE no = 2 AND battle = 1", "numbered without a gap"),
        ("UPDATE journal SET no = 99 WHERE no = 3 AND battle = 1", "numbered without a gap"),
        ("UPDATE journal SET outcome = '{}' WHERE no = 3", "entry 3 cannot be read"),
        ("UPDATE journal SET writes = '[\"p:9\"]' WHERE no = 3", "the keys that it wrote are not those of its changes"),
        (EMPTY, "the keys that it wrote"),
        ("UPDATE journal SET undone_by = NULL WHERE no = 3", "Entry 3 is marked as undone by – instead of 4"),
        ("UPDATE journal SET undoes = 4 WHERE no = 3", "Entry 3 undoes 4, which it cannot"),
        ("UPDATE journal SET revealed = 1 WHERE no = 3", "Entry 3 is revealed and was never secret"),
        ("UPDATE journal SET outcome = replace(outcome, '\"faces\":[4', '\"faces\":[3')", "entry no. 3"),
        ("UPDATE journal SET actor = 1 WHERE no = 3", "entry no. 3: the message carried the digest"),
        ("UPDATE battle SET digest = 'x' WHERE id = 1", "The chain of digests ends with"),
        ("UPDATE roll SET options = 'x'", "cannot be read"),
        ("UPDATE server SET settings = 'x'", "The settings of server"),
        ("UPDATE roster_piece SET body = '{'", "Roster Spurs:"),
        ("UPDATE roster_piece SET key = 'x'", "Roster Spurs:"),
    ],
)
async def test_damage_is_named(database_played: Path, sql: str, says: str):
    with closing(sqlite3.connect(database_played)) as raw, raw:
        raw.execute("INSERT OR IGNORE INTO server VALUES (1, '{}')")
        raw.execute("UPDATE roll SET battle = 1")
        done = raw.execute(sql)
        assert done.rowcount > 0
    found = await host(database_played, "check")
    assert found.status == 1
    assert says in found.text
    assert "is not sound" in found.text


async def test_two_open_battles_and_an_interaction_twice_are_found_without_the_indexes(database_played: Path):
    with closing(sqlite3.connect(database_played)) as raw, raw:
        for index in ("battle_open", "journal_interaction", "roll_interaction"):
            raw.execute(f"DROP INDEX {index}")
        raw.execute("UPDATE battle SET channel = 7, ended = 0")
        raw.execute("UPDATE journal SET interaction = 5, seq = 0 WHERE no = 2")
    found = await host(database_played, "check")
    assert "Channel 7 has 2 open battles" in found.text
    assert "Interaction 5 was applied twice" in found.text


async def test_a_page_overwritten_is_found(database_played: Path):
    whole = database_played.read_bytes()
    found = 0
    for page in range(1, len(whole) // 4096):
        database_played.write_bytes(whole[: page * 4096] + b"\xa5" * 4096 + whole[(page + 1) * 4096 :])
        done = await host(database_played, "check")
        found += done.status
        assert done.status == 0 or "The file:" in done.text
    assert found == len(whole) // 4096 - 1


async def test_a_battle_is_verified_from_its_file(table: Table, database: Path, tmp_path: Path):
    await played(table)
    file = tmp_path / "battle.json"
    for after, status, says in ((None, 1, "The battle is not over"), ("battle end", 0, "Everything fits")):
        if after:
            await table.gm.slash(after)
        reply = await table.gm.slash("battle export")
        file.write_bytes(await reply.message.attachments[0].read())
        done = await host(database, "verify", file)
        assert (done.status, says in done.text) == (status, True), done.text
    export = json.loads(file.read_text(encoding="utf-8"))
    export["entries"][2]["command"] = "rout"
    file.write_text(json.dumps(export), encoding="utf-8")
    done = await host(database, "verify", file)
    assert (done.status, "Something does not fit" in done.text) == (1, True)
    for text in ("[]", "{", ""):
        file.write_text(text, encoding="utf-8")
        done = await host(database, "verify", file, language="fr")
        assert (done.status, "n’est pas une bataille exportée" in done.text) == (1, True)


async def test_a_battle_put_away_by_the_host_stays_verifiable(table: Table, database: Path, tmp_path: Path):
    await played(table)
    bot = table.bot
    info = (await bot.store.battles(ended=False))[0]  # type: ignore[attr-defined]
    await bot.keeper.channel_gone(info.channel)  # type: ignore[attr-defined]
    sound(database)
    data = await bot.store.export_rows(info.id)  # type: ignore[attr-defined]
    file = tmp_path / "battle.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    done = await host(database, "verify", file)
    assert done.status == 0, done.text
    await bot.store.check_rows(data)  # type: ignore[attr-defined]  # and it can be brought in again
