"""The offline mode: everybody's language, the same ids at each start, the page itself where its packages are."""

from __future__ import annotations

import asyncio
import importlib.util
import io
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import simcord
from simcord import interactions, preview

from bot import offline
from bot.client import create_bot
from bot.console import Console, MissingPackages
from bot.home import LANGUAGES, Home, furnish, opened
from bot.i18n import Words
from bot.settings import load_settings

HAS_PAGE = all(importlib.util.find_spec(name) for name in offline.PACKAGES)


@pytest.fixture(autouse=True)
def simcord_put_back(monkeypatch: pytest.MonkeyPatch):
    """Undo, after each test, what the offline mode does to simcord for the life of the process."""
    monkeypatch.setattr(interactions, "base_payload", interactions.base_payload)
    monkeypatch.setattr(preview, "build_snapshot", vars(preview)["build_snapshot"])


def console(language: str = "en", out: Any = None) -> Console:
    return Console(Words(), language, out)


@asynccontextmanager
async def home(database: Path, language: str = "en") -> AsyncIterator[Home]:
    bot = create_bot(database)
    place = furnish(simcord.Env(bot, check_errors=False), console(language))
    try:
        async with opened(place, bot):
            yield place
    finally:
        await bot.close()


def ids(place: Home) -> list[int]:
    return [place.channel.id, *sorted(person.id for person in place.people)]


def gms(place: Home) -> list[simcord.MemberActor]:
    may = place.env.backend.compute_permissions
    return [p for p in place.people if discord.Permissions(may(p.guild.id, p.id)).manage_guild]


async def test_the_same_ids_at_each_start_in_whatever_language(database: Path):
    async with home(database) as first:
        before = ids(first)
    async with home(database, "fr") as second:
        assert ids(second) == before


async def test_no_later_id_comes_twice(database: Path):
    async with home(database) as first:
        earlier = first.env.backend.snowflake()
    await asyncio.sleep(0.01)
    async with home(database) as second:
        assert second.env.backend.snowflake() > earlier > max(ids(second))


async def test_the_clock_is_that_of_the_machine_and_goes_on(database: Path):
    async with home(database) as place:
        assert abs(place.env.now() - datetime.now(UTC)) < timedelta(seconds=2)
        await asyncio.sleep(0.2)
        await offline.catch_up(place.env)
        assert abs(place.env.now() - datetime.now(UTC)) < timedelta(seconds=0.1)


async def test_the_first_person_speaks_the_language_of_the_console(database: Path):
    for language, name in (("fr", "Camille"), ("en", "Alex")):
        async with home(database, language) as place:
            first = place.people[0]
            assert first.user.global_name == name
            assert LANGUAGES[place.languages[first.id]] in place.labels[first.id]
            assert first in gms(place)


async def test_a_gm_and_two_players_in_each_language(database: Path):
    async with home(database) as place:
        assert sorted(place.languages[person.id] for person in gms(place)) == ["en-US", "fr"]
        assert sorted(place.languages.values()) == ["en-US"] * 3 + ["fr"] * 3


async def test_commands_are_shown_in_french_and_sent_as_discord_sends_them(database: Path):
    async with home(database, "fr") as place:
        camille = place.people[0]
        shown = place.env.backend.visible_commands(user_id=camille.id, channel_id=place.channel.id)
        battle = next(command for command in shown if command["name"] == "battle")
        start = next(option for option in battle["options"] if option["name"] == "start")
        names = {option["name"] for option in start["options"]}
        assert {"nom", "camps"} <= names
        assert "name" not in names
        data = {
            "name": "battle",
            "type": 1,
            "options": [{"name": "start", "type": 1, "options": [{"name": "nom", "type": 3, "value": "Le pont"}]}],
        }
        _, payload = interactions.base_payload(
            place.env.backend,
            type=2,
            channel_id=place.channel.id,
            guild_id=place.channel.guild.id if place.channel.guild else None,
            user_id=camille.id,
            data=data,
        )
        assert payload["locale"] == "fr"
        assert payload["data"]["options"][0]["options"] == [{"name": "name", "type": 3, "value": "Le pont"}]


def test_a_taken_port_gives_the_next_free_one():
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        assert offline.free_port(port) != port


async def test_missing_packages_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(offline, "PACKAGES", ("simcord", "no_such_package"))
    with pytest.raises(MissingPackages, match="no_such_package"):
        await offline.run(load_settings(tmp_path / "none", {}), console())
    assert not (tmp_path / "var").exists(), "nothing was opened"


@pytest.mark.skipif(not HAS_PAGE, reason="the large packages of the offline page are not installed")
async def test_the_page_plays_in_french_and_ends_cleanly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    out = io.StringIO()
    stopping: list[asyncio.Event] = []

    @asynccontextmanager
    async def stoppable() -> AsyncIterator[asyncio.Event]:
        stopping.append(asyncio.Event())
        yield stopping[0]

    monkeypatch.setattr(offline, "until_stopped", stoppable)
    settings = load_settings(tmp_path / "none", {"HOLA_DATABASE": str(tmp_path / "deep" / "hola.db")})
    running = asyncio.create_task(offline.run(settings, console("fr", out)))
    async with asyncio.timeout(20):
        while "Ctrl-C" not in out.getvalue():
            await asyncio.sleep(0.05)
            if running.done():
                running.result()
    told = out.getvalue()
    assert told.startswith("MODE HORS LIGNE")
    assert "DISCORD_TOKEN=…" in told
    url = next(line for line in told.splitlines() if line.startswith("http://127.0.0.1:"))
    origin, _, key = url.partition("/#")
    async with aiohttp.ClientSession(headers={"X-Simcord-Capability": key}) as session:
        async with session.get(f"{origin}/") as answer:
            assert answer.status == 200
        async with session.post(f"{origin}/api/pages", json={}) as answer:
            page = await answer.json()
        assert "Camille (MJ, français)" in str(page)
        async with session.get(
            f"{origin}/api/commands", headers={"X-Simcord-Context": page["context"]["id"]}
        ) as answer:
            assert "Ouvrir une bataille" in await answer.text()
        context = {"X-Simcord-Context": page["context"]["id"]}

        async def revision() -> int:
            async with session.get(f"{origin}/api/state", headers=context) as answer:
                return int((await answer.json())["publication"]["publishedRevision"])

        await asyncio.sleep(2.5)  # what the start itself did has been shown
        before = await revision()
        await asyncio.sleep(2.5)
        assert await revision() == before, "an idle page is left alone: it would drop what is being typed"
    stopping[0].set()
    async with asyncio.timeout(10):
        await running
    assert out.getvalue().endswith("Arrêté. Tout est enregistré.\n")
    assert (tmp_path / "deep" / "hola.db").exists()
