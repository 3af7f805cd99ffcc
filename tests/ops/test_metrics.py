"""Measures: off by default, for this machine alone by default, and naming nobody."""

from __future__ import annotations

import asyncio
import logging
import socket
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from bot import live
from bot.ops import metrics
from bot.settings import BadSettings
from tests.bot.test_settings import TOKEN
from tests.ops.host import settings_of
from tests.table import Table

pytest.importorskip("prometheus_client", reason="the extra is not installed")


def free() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def scraped(port: int) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as answer:
        text: str = answer.read().decode()
    return text


async def test_nothing_is_measured_unless_asked(table: Table, database: Path):
    bot: Any = table.bot
    settings = settings_of(database)
    assert (settings.metrics_port, settings.metrics_host) == (None, "127.0.0.1")
    work = live.duties(bot, settings)
    assert len(work) == 1, "the sign of life alone"
    for coroutine in work:
        coroutine.close()
    assert settings_of(database, DISCORD_TOKEN=TOKEN).extras == ()
    assert settings_of(database, DISCORD_TOKEN=TOKEN, HOLA_METRICS_PORT="9464").extras == ("metrics",)


async def test_commands_and_errors_are_counted_and_nobody_is_named(table: Table):
    bot: Any = table.bot
    port = free()
    task = asyncio.create_task(metrics.served(bot, "127.0.0.1", port))
    await asyncio.sleep(0)
    await table.ann.slash("rout", ld=7)
    await table.ann.slash("mount add", name="Tonnerre", species="horse")
    logging.getLogger("bot").error("a test of the count")
    assert table.errors
    text = await asyncio.to_thread(scraped, port)
    assert 'hola_interactions_total{command="rout",kind="application_command"} 1.0' in text
    assert 'command="mount add"' in text
    assert "hola_errors_total 1.0" in text
    assert "hola_servers 1.0" in text
    for private in ("Tonnerre", "Ann", str(table.ann.id), str(table.guild.id), str(table.channel.id)):
        assert private not in text
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    with pytest.raises(OSError, match="refused"):
        await asyncio.to_thread(scraped, port)


async def test_a_port_in_use_and_a_missing_package_stop_the_start_with_what_to_do(table: Table, monkeypatch):
    bot: Any = table.bot
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(BadSettings) as raised:
            metrics.served(bot, "127.0.0.1", taken.getsockname()[1]).close()
    assert raised.value.faults[0].key == "ops-metrics-port"
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(BadSettings) as raised:
        metrics.served(bot, "127.0.0.1", free()).close()
    assert raised.value.faults[0].key == "ops-metrics-missing"
