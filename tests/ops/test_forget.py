"""Privacy: a person is forgotten and the dice stay verifiable; servers that were left go, after an export."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.ops.departures import Departures, stay
from bot.sealing import outgoing
from rules.core.seal_check import verify
from tests.bot.test_settings import TOKEN
from tests.ops.host import host, sound
from tests.table import Table

WHOA = "4 2 3 5 1 7"
DAY = 86_400.0


async def played(table: Table) -> None:
    await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich", species="horse")
    await table.ann.slash("whoa", mount="Tonnerre", dice=WHOA, note="my own words")
    await table.gm.slash("mount add", name="Éclair", rider="Otto", species="horse", owner=table.ann.actor)
    await table.ann.slash("rout", ld=7)
    await table.bob.slash("rout", ld=7)
    await table.ann.alone.slash("rout", ld=8)
    saved = await table.ann.slash("roster save", roster="Spurs", pieces="Tonnerre")
    assert "Spurs" in saved.title, saved.text
    await table.ann.slash("me", language="fr")


def traces(database: Path, *words: str) -> list[str]:
    """Return where any of these words stands in any column of any table."""
    found = []
    with closing(sqlite3.connect(database)) as raw:
        raw.text_factory = lambda data: data.decode("utf-8", "replace")
        for (table,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for row in raw.execute(f'SELECT * FROM "{table}"').fetchall():
                found += [f"{table}: {value!r:.80}" for value in row for word in words if word in str(value)]
    return found


async def test_a_person_is_forgotten_everywhere_and_the_dice_stay_verifiable(table: Table, database: Path):
    await played(table)
    user = str(table.ann.id)
    assert traces(database, user, "my own words")
    before = sound(database)
    done = await host(database, "forget", user)
    assert done.status == 0, done.text
    assert "N. N. 1" in done.text
    assert traces(database, user, "my own words", "'Ann'") == []
    with closing(sqlite3.connect(database)) as raw:
        names = {name for (name,) in raw.execute("SELECT actor_name FROM journal UNION SELECT actor_name FROM roll")}
    assert "Ann" not in names and "Bob" in names
    assert sound(database) == before
    log = (await table.bob.slash("battle log")).text
    assert "N. N. 1" in log and "Bob" in log
    await table.gm.slash("battle end")
    data = await table.bot.store.export_rows(1)  # type: ignore[attr-defined]
    report = verify(outgoing(data, ended=True))
    assert report.fault is None and report.holds
    assert report.redacted >= 2
    assert report.dice >= 4


async def test_what_a_redacted_entry_rolled_is_still_checked(table: Table, database: Path):
    await played(table)
    await host(database, "forget", str(table.ann.id))
    await table.gm.slash("battle end")
    data = await table.bot.store.export_rows(1)  # type: ignore[attr-defined]
    entry = next(e for e in data["entries"] if e["no"] in data["meta"]["redacted"] and e["command"] == "rout")
    step = next(step for step in entry["outcome"]["steps"] if step["@"] == "roll")
    step["faces"][0] = step["faces"][0] % 6 + 1
    assert verify(data).fault is not None
    step["faces"][0] = (step["faces"][0] - 2) % 6 + 1
    assert verify(data).fault is None
    entry["digest"] = ""
    assert verify(data).fault is not None, "a redacted entry without its digest breaks the chain"
    entry["digest"] = "0" * 64
    assert verify(data).fault is not None


async def test_the_game_goes_on_after_somebody_was_forgotten(table: Table, database: Path):
    await played(table)
    reply = await table.bob.slash("battle status")
    await host(database, "forget", str(table.ann.id))
    assert "Éclair" in (await table.bob.slash("battle status")).text, reply.text
    refused = await table.ann.slash("mount remove", mount="Tonnerre")
    assert refused.private, "what was hers is nobody's that Discord knows"
    assert "Undone" in (await table.gm.slash("battle undo")).title
    again = await table.ann.slash("mount add", name="Zéphyr", species="horse")
    assert "Zéphyr" in again.title
    sound(database)
    second = await host(database, "forget", str(table.ann.id))
    assert "N. N. 2" in second.text, "a second pseudonym: nothing leads from the first to the person"
    sound(database)


async def test_forgetting_in_the_middle_of_a_command_saves_nothing_old(
    table: Table, database: Path, monkeypatch: pytest.MonkeyPatch
):
    await played(table)
    store: Any = table.bot.store  # type: ignore[attr-defined]
    commit = store.commit

    async def late(*given: Any, **more: Any) -> Any:
        monkeypatch.undo()
        await host(database, "forget", str(table.ann.id))
        return await commit(*given, **more)

    monkeypatch.setattr(store, "commit", late)
    reply = await table.bob.slash("rout", ld=7)
    assert reply.private and "just changed" in reply.title + reply.text
    assert traces(database, str(table.ann.id)) == []
    sound(database)


async def test_nobody_is_forgotten_by_mistake(table: Table, database: Path):
    await played(table)
    user = str(table.ann.id)
    done = await host(database, "forget", user[:-1])
    assert (done.status, "Nothing is kept" in done.text) == (0, True)
    assert traces(database, user)


async def test_a_server_that_is_left_is_exported_and_removed_after_thirty_days(table: Table, database: Path):
    await played(table)
    await table.gm.slash("battle settings", setting="language", value="fr")
    folder = database.parent / "departed"
    clock = 1_800_000_000.0
    bot: Any = table.bot
    departures = Departures(bot, folder, lambda: clock)
    guild = bot.get_guild(table.guild.id)
    bot._connection._guilds.pop(guild.id)
    await departures.left(guild)
    await departures.round(clock + 29 * DAY)
    assert sound(database) >= 3 and not folder.exists()
    await departures.round(clock + 30 * DAY)
    file, rosters = sorted(folder.iterdir())
    [roster] = json.loads(rosters.read_text(encoding="utf-8"))
    assert roster["name"] == "Spurs" and "Tonnerre" in rosters.read_text(encoding="utf-8")
    data = json.loads(file.read_text(encoding="utf-8"))
    assert len(data["pieces"]) == 4 and "seed" not in data["meta"]
    if os.name == "posix":
        assert file.stat().st_mode & 0o077 == 0
    assert traces(database, str(guild.id)) == []
    assert sound(database) == 0
    await departures.round(clock + 59 * DAY)
    assert file.exists()
    await departures.round(clock + 61 * DAY)
    assert not file.exists() and not rosters.exists()


async def test_a_server_that_comes_back_keeps_everything(table: Table, database: Path):
    await played(table)
    bot: Any = table.bot
    departures = Departures(bot, database.parent / "departed", lambda: 1_800_000_000.0)
    guild = bot.get_guild(table.guild.id)
    await departures.left(guild)
    await departures.back(guild)
    await departures.round(1_800_000_000.0 + 90 * DAY)
    assert not traces(database, '"left"')
    assert sound(database) >= 3


async def test_a_departure_that_was_missed_is_noted_by_the_daily_round(table: Table, database: Path):
    await played(table)
    bot: Any = table.bot
    bot._connection._guilds.pop(table.guild.id)
    departures = Departures(bot, database.parent / "departed")
    await departures.round(1_800_000_000.0)
    assert traces(database, '"left":"1800000000"')
    await departures.round(1_800_000_000.0 + 31 * DAY)
    assert sound(database) == 0


async def test_the_server_of_the_offline_mode_is_never_taken_for_left(table: Table, database: Path):
    """The same file serves offline and on Discord, where that server is not."""
    await played(table)
    bot: Any = table.bot
    await stay(bot.store, table.guild.id)
    bot._connection._guilds.pop(table.guild.id)
    departures = Departures(bot, database.parent / "departed")
    for days in (0, 31, 62):
        await departures.round(1_800_000_000.0 + days * DAY)
    assert sound(database) >= 3 and not (database.parent / "departed").exists()


async def test_nothing_is_removed_that_could_not_be_exported(table: Table, database: Path):
    await played(table)
    (database.parent / "departed").write_text("in the way")
    bot: Any = table.bot
    bot._connection._guilds.pop(table.guild.id)
    departures = Departures(bot, database.parent / "departed")
    for days in (0, 31):
        await departures.round(1_800_000_000.0 + days * DAY)
    assert sound(database) >= 3
    assert "could not be exported" in str(table.errors)


async def test_the_privacy_command_answers_its_reader_alone_in_his_language(table: Table):
    card = await table.ann.slash("privacy")
    assert card.private and "What Holà keeps" in card.title and "30 days" in card.text
    table.speak("fr")
    other = await table.ann.slash("privacy")
    assert "Ce que Holà garde" in other.title


async def test_no_secret_leaves_in_logs_errors_or_exports(table: Table, database: Path, tmp_path: Path):
    await played(table)
    with closing(sqlite3.connect(database)) as raw:
        seed = json.loads(raw.execute("SELECT meta FROM battle").fetchone()[0])["seed"]
    reply = await table.gm.slash("battle export")
    said = [
        (await reply.message.attachments[0].read()).decode(),
        *[
            (await host(database, *command, DISCORD_TOKEN=TOKEN)).text
            for command in (["check"], ["backup"], ["doctor", "--live"])
        ],
        *table.posts,
    ]
    with closing(sqlite3.connect(database)) as raw, raw:
        raw.execute("UPDATE piece SET body = '{' WHERE id = 1")
        raw.execute("UPDATE battle SET digest = 'x'")
    said.append((await host(database, "check", DISCORD_TOKEN=TOKEN)).text)
    for text in said:
        assert seed not in text and TOKEN not in text
