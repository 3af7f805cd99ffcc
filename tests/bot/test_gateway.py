"""On a Discord of sockets: which shards a process asks for, what it is then sent, and that it tells no commands."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp.web
import discord
import pytest

from bot import create_bot, shards
from bot.client import Hola
from tests import postgres
from tests.bench import wire
from tests.bench.wire import BOT, CHANNELS, GUILD, TOKEN, guild, slash

ME = {"id": str(BOT), "username": "bench", "discriminator": "0", "avatar": None, "bot": True}
OTHER = GUILD + (1 << 22)  # the next shard's, whichever that is


def _json(value: Any) -> aiohttp.web.Response:
    return aiohttp.web.Response(body=json.dumps(value).encode(), headers={"Content-Type": "application/json"})


class Discord:
    """Serve a gateway and what little of the HTTP side a start needs; remember who asked for what."""

    def __init__(self) -> None:
        self.identified: list[list[int]] = []
        self.requests: list[str] = []
        self.answers: dict[str, str] = {}
        self._sockets: dict[tuple[int, int], aiohttp.web.WebSocketResponse] = {}

    async def http(self, request: aiohttp.web.Request) -> aiohttp.web.Response:
        """Answer a request of the bot's."""
        path = request.path.removeprefix("/api")
        self.requests.append(f"{request.method} {path}")
        if path == "/gateway/bot":
            limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 16}
            return _json(
                {"url": str(request.url.origin()).replace("http", "ws"), "shards": 1, "session_start_limit": limit}
            )
        if path.endswith("/callback"):
            body = await request.text()
            self.answers.setdefault(path.split("/")[2], body)
            number = path.split("/")[2]
            known = {"id": number, "type": 2, "response_message_id": "1"}
            return _json({"interaction": known, "resource": {"type": 4, "message": self._message()}})
        if path == "/oauth2/applications/@me":
            return _json(
                {"id": str(BOT), "name": "bench", "description": "", "icon": None, "bot_public": True, "flags": 0,
                 "bot_require_code_grant": False, "verify_key": "", "owner": ME}
            )  # fmt: skip
        return _json(self._message() if request.method == "POST" else ME)

    def _message(self) -> Any:
        return json.loads(wire._MESSAGE % (next(wire._ids), CHANNELS))

    async def gateway(self, request: aiohttp.web.Request) -> aiohttp.web.WebSocketResponse:
        """Let a shard in and send it the servers that are its own."""
        socket = aiohttp.web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}})
        async for message in socket:
            data = json.loads(message.data)
            if data["op"] == 1:
                await socket.send_json({"op": 11})
            elif data["op"] == 2:
                number, count = data["d"]["shard"]
                self.identified.append([number, count])
                self._sockets[number, count] = socket
                mine = [one for one in (GUILD, OTHER) if shards.of(one, count) == number]
                ready = {
                    "v": 10, "user": ME, "session_id": "x", "resume_gateway_url": str(request.url),
                    "shard": [number, count], "application": {"id": str(BOT), "flags": 0},
                    "guilds": [{"id": str(one), "unavailable": True} for one in mine],
                }  # fmt: skip
                await socket.send_json({"op": 0, "s": 1, "t": "READY", "d": ready})
                for one in mine:
                    await socket.send_json({"op": 0, "s": 2, "t": "GUILD_CREATE", "d": {**guild(2), "id": str(one)}})
        return socket

    async def send(self, payload: dict[str, Any], count: int) -> str:
        """Send an interaction to the shard of its server and return the answer."""
        socket = self._sockets[shards.of(int(payload["guild_id"]), count), count]
        await socket.send_json({"op": 0, "s": 3, "t": "INTERACTION_CREATE", "d": payload})
        for _ in range(200):
            await asyncio.sleep(0.02)
            if payload["id"] in self.answers:
                return self.answers[payload["id"]]
        raise TimeoutError


@pytest.fixture
async def served(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    """Serve on a free port of this machine, and let discord.py find it."""
    made = Discord()
    application = aiohttp.web.Application()
    application.router.add_get("/", made.gateway)
    application.router.add_route("*", "/api/{rest:.*}", made.http)
    runner = aiohttp.web.AppRunner(application)
    await runner.setup()
    site = aiohttp.web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{port}/api")
    monkeypatch.setattr(
        discord.gateway.DiscordWebSocket,
        "DEFAULT_GATEWAY",
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY.with_host("127.0.0.1").with_scheme("ws").with_port(port),
    )
    yield made
    await runner.cleanup()


async def started(bot: Hola) -> asyncio.Task[None]:
    """Start a bot and wait until it is there."""
    running = asyncio.create_task(bot.start(TOKEN))
    done, _ = await asyncio.wait(
        {running, ready := asyncio.create_task(_ready(bot))}, timeout=20, return_when=asyncio.FIRST_COMPLETED
    )
    assert ready in done, running
    return running


async def _ready(bot: Hola) -> None:
    while not bot.is_ready():
        await asyncio.sleep(0.02)


async def test_two_processes_share_the_servers_out(served: Discord) -> None:
    url = postgres.fresh_database()
    bots = [create_bot(url, shard_count=2, shard_ids=(number,)) for number in (0, 1)]
    running = [await started(bot) for bot in bots]
    try:
        assert sorted(served.identified) == [[0, 2], [1, 2]]
        mine = {shards.of(one, 2): one for one in (GUILD, OTHER)}
        assert [[guild.id for guild in bot.guilds] for bot in bots] == [[mine[0]], [mine[1]]]
        for one in (GUILD, OTHER):
            payload = slash("mount add", {"name": "Tonnerre"}, channel=int(one != GUILD)) | {"guild_id": str(one)}
            assert "Tonnerre" in await served.send(payload, 2)
        assert len(await bots[0].store.battles()) == 2
        assert len(await bots[0].store.battles(OTHER)) == 1
        assert not [request for request in served.requests if request.startswith("PUT")], (
            "nobody tells commands by itself"
        )
    finally:
        for bot in bots:
            await bot.close()
        await asyncio.gather(*running, return_exceptions=True)


async def test_one_process_makes_as_many_connections_as_discord_proposes(served: Discord) -> None:
    bot = create_bot(shard_count=0)
    running = await started(bot)
    try:
        assert served.identified == [[0, 1]]
        assert {guild.id for guild in bot.guilds} == {GUILD, OTHER}
        assert "Tonnerre" in await served.send(slash("mount add", {"name": "Tonnerre"}, 0), 1)
    finally:
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)
