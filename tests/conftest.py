"""Fixtures for every test: a table in an offline Discord, and the check of all that is sent."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from functools import lru_cache
from pathlib import Path

import pytest
import pytest_asyncio
import simcord

from bot.i18n import Words
from tests import discord_spec
from tests.table import Table


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Return where the test's bot keeps its file."""
    return tmp_path / "hola.db"


@pytest_asyncio.fixture
async def table(database: Path) -> AsyncIterator[Table]:
    """Open a table where everybody's Discord is in English."""
    async with Table(database) as opened:
        yield opened


@pytest_asyncio.fixture
async def french(database: Path) -> AsyncIterator[Table]:
    """Open a table where everybody's Discord is in French."""
    async with Table(database) as opened:
        opened.speak("fr")
        yield opened


@pytest.fixture(autouse=True)
def nothing_wrong_is_sent(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail a test whose bot sent Discord anything that its specification or limits forbid."""
    opened: list[simcord.Env] = []
    start = simcord.Env.start

    async def remembered(env: simcord.Env) -> None:
        opened.append(env)
        await start(env)

    monkeypatch.setattr(simcord.Env, "start", remembered)
    yield
    if request.node.get_closest_marker("any_payload") is None:
        wrong = [
            f"{sent.method} {sent.path}: {fault}"
            for env in opened
            for sent in env.http_requests
            for fault in discord_spec.faults(sent)
        ]
        assert not wrong, "\n".join(wrong)


@pytest.fixture(scope="session", autouse=True)
def words_read_once() -> Iterator[None]:
    """Let all bots of a test run share the words: reading the files takes longer than most tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.client.Words", lru_cache(Words))
        yield
