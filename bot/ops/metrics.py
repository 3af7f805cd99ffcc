"""Measures for Prometheus: off unless a port is set, and for this machine alone unless its host is told otherwise."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import math
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import discord

from bot.ops.heartbeat import silence
from bot.settings import BadSettings
from rules.core.words import say

if TYPE_CHECKING:
    from bot.client import Hola

EVERY = 5.0  # seconds between two readings of what has no event of its own


class Measures(logging.Handler):
    """Count commands by name and errors logged; nothing names a person, a server or a channel."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        import prometheus_client as prometheus

        self.registry = registry = prometheus.CollectorRegistry()
        self._interactions = prometheus.Counter(
            "hola_interactions", "Interactions received, by kind and command", ["kind", "command"], registry=registry
        )
        self._errors = prometheus.Counter("hola_errors", "Errors written to the log", registry=registry)
        self._servers = prometheus.Gauge("hola_servers", "Servers that the bot is in", registry=registry)
        self._latency = prometheus.Gauge("hola_gateway_latency_seconds", "Latency of the gateway", registry=registry)
        self._silence = prometheus.Gauge(
            "hola_gateway_silence_seconds", "Time since Discord last answered a heartbeat", registry=registry
        )

    async def interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Count an interaction; a name that is no command of ours is not taken from outside."""
        command = interaction.command
        name = command.qualified_name if isinstance(command, discord.app_commands.Command) else ""
        self._interactions.labels(kind=interaction.type.name, command=name).inc()

    def emit(self, record: logging.LogRecord) -> None:
        """Count an error."""
        self._errors.inc()

    def look(self, bot: Hola) -> None:
        """Read what has no event of its own."""
        self._servers.set(len(bot.guilds))
        if math.isfinite(bot.latency):
            self._latency.set(bot.latency)
        quiet = silence(bot)
        if quiet is not None:
            self._silence.set(quiet)


def served(bot: Hola, host: str, port: int) -> Coroutine[Any, Any, None]:
    """Open the port at once, and return what measures and serves until cancelled.

    Raises `BadSettings` without the package, or on a port that cannot be opened.
    """
    if importlib.util.find_spec("prometheus_client") is None:
        raise BadSettings(say("ops-metrics-missing"))
    import prometheus_client as prometheus

    measures = Measures()
    try:
        server, thread = prometheus.start_http_server(port, host, measures.registry)
    except OSError as error:
        raise BadSettings(say("ops-metrics-port", host=host, port=str(port), why=str(error))) from error

    async def work() -> None:
        bot.add_listener(measures.interaction, "on_interaction")
        logging.getLogger().addHandler(measures)
        try:
            while True:
                measures.look(bot)
                await asyncio.sleep(EVERY)
        finally:
            logging.getLogger().removeHandler(measures)
            bot.remove_listener(measures.interaction, "on_interaction")
            server.shutdown()
            server.server_close()
            await asyncio.to_thread(thread.join)

    return work()
