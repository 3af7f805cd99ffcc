"""Fixtures of the store's tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from data.store import Store
from rules.core import game
from tests import postgres
from tests.data.helpers import KINDS, Engine, PostgresEngine


@pytest.fixture(autouse=True)
def two_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the test's own kinds of piece be the ones that games bring."""
    monkeypatch.setattr(game, "kinds", lambda: KINDS)


@pytest_asyncio.fixture(params=["sqlite", "postgresql"])
async def engine(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Engine]:
    """Return a fresh database of each engine."""
    made = Engine(tmp_path / "folder" / "store.db")
    if request.param == "postgresql":
        made = PostgresEngine(postgres.fresh_database())
    yield made
    await made.close()


@pytest_asyncio.fixture
async def store(engine: Engine) -> Store:
    """Return an open store."""
    return await engine.open()
