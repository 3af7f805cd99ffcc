"""A Discord made of nothing, the same for every bot that is measured: events go in, HTTP requests come out.

It stands where aiohttp's session stands: everything that discord.py does with an event and with an answer is run and
measured, and nothing of the network is.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections.abc import Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any
from unittest import mock

import discord
from discord.ext import commands

TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAx.GBench.0123456789abcdefghijklmnopqrstuvwxyz"  # the shape of one, no bot's
BOT, GUILD, PERSON = 1_000_000_000_000_000_001, 1_000_000_000_000_000_002, 1_000_000_000_000_000_003
CHANNELS = 1_100_000_000_000_000_000
STRING, INTEGER, NUMBER, BOOLEAN = 3, 4, 10, 5
PLAYER = discord.Permissions(view_channel=True, send_messages=True, use_application_commands=True).value
JSON = {"content-type": "application/json"}

_ids = itertools.count(discord.utils.time_snowflake(discord.utils.utcnow()))  # those of a Discord of now
_USER = f'{{"id":"{BOT}","username":"bench","discriminator":"0","avatar":null,"bot":true,"flags":0}}'
_APPLICATION = (
    f'{{"id":"{BOT}","name":"bench","description":"","icon":null,"bot_public":true,"bot_require_code_grant":false,'
    f'"verify_key":"","flags":0,"owner":{_USER}}}'
)
_MESSAGE = (
    f'{{"id":"%d","channel_id":"%s","type":0,"content":"","author":{_USER},"attachments":[],"embeds":[],"mentions":[],'
    '"mention_roles":[],"mention_everyone":false,"pinned":false,"tts":false,"timestamp":"2026-01-01T00:00:00+00:00",'
    '"edited_timestamp":null,"flags":0,"components":[]}'
)


class Response:
    """Hold what Discord answers, as an aiohttp response."""

    def __init__(self, status: int, text: str) -> None:
        self.status = status
        self.headers = JSON if text else {}
        self.reason = ""
        self._text = text

    async def text(self, encoding: str = "utf-8") -> str:
        """Return the body."""
        return self._text

    async def __aenter__(self) -> Response:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass


@dataclass(slots=True)
class Sent:
    """Follow one interaction until its answer: when the event came and when the request went out (seconds)."""

    at: float
    done: asyncio.Future[None]
    answered: float = 0.0
    body: str = ""

    @property
    def took(self) -> float:
        """Return the seconds from event to HTTP call."""
        return self.answered - self.at

    @property
    def answer(self) -> dict[str, Any]:
        """Return the message that was sent."""
        body: dict[str, Any] = json.loads(self.body)
        found: dict[str, Any] = body.get("data", body)
        return found


@dataclass(slots=True)
class Session:
    """Stand in for aiohttp's session."""

    waiting: dict[str, Sent] = field(default_factory=dict)
    deferred: int = 0
    others: int = 0
    closed: bool = False

    def request(self, method: str, url: str, *, data: Any = None, **rest: Any) -> Response:
        """Take a request and answer it at once."""
        parts = url.split("/")
        if parts[-1] == "callback":
            return self._callback(parts[-3], str(data))
        self.others += 1
        if "webhooks" in parts:  # an answer after a deferral, or a follow-up; the token names the interaction
            self._answer(parts[parts.index("webhooks") + 2].removeprefix("token-"), str(data))
        if url.endswith("/users/@me"):
            return Response(200, _USER)
        if url.endswith("/oauth2/applications/@me"):
            return Response(200, _APPLICATION)
        if "pins" in parts:
            return Response(204, "")
        return Response(200, _MESSAGE % (next(_ids), CHANNELS))

    def _callback(self, interaction: str, body: str) -> Response:
        if '"type":5' in body and "embeds" not in body:
            self.deferred += 1
        else:
            self._answer(interaction, body)
        message = next(_ids)
        resource = f'{{"type":4,"message":{_MESSAGE % (message, CHANNELS)}}}'
        known = f'{{"id":"{interaction}","type":2,"response_message_id":"{message}"}}'
        return Response(200, f'{{"interaction":{known},"resource":{resource}}}')

    def _answer(self, interaction: str, body: str) -> None:
        sent = self.waiting.pop(interaction, None)
        if sent is not None:
            sent.answered = time.perf_counter()
            sent.body = body
            sent.done.set_result(None)

    async def close(self) -> None:
        """Close: there is nothing."""
        self.closed = True


@contextmanager
def wired(session: Session) -> Any:
    """Let discord.py open this session in place of aiohttp's."""
    with mock.patch("aiohttp.ClientSession", return_value=session):
        yield


class Wire:
    """Plug a bot in: it logs in, is set up, and knows a server with as many text channels as needed."""

    def __init__(self, bot: commands.Bot, channels: int = 1) -> None:
        self.bot = bot
        self.session = Session()
        self._channels = channels

    async def start(self) -> None:
        """Log in, which sets the bot up, and let it see the server."""
        with wired(self.session):
            await self.bot.login(TOKEN)
        self.event("GUILD_CREATE", guild(self._channels))

    def event(self, name: str, data: Mapping[str, Any]) -> None:
        """Hand an event of the gateway to discord.py."""
        vars(self.bot)["_connection"].parsers[name](data)

    def send(self, command: str, options: Mapping[str, Any] | None = None, *, channel: int = 0) -> Sent:
        """Type a command in a channel, without waiting for the answer."""
        payload = slash(command, options or {}, channel)
        sent = Sent(time.perf_counter(), asyncio.get_running_loop().create_future())
        self.session.waiting[payload["id"]] = sent
        self.event("INTERACTION_CREATE", payload)
        return sent

    async def slash(self, command: str, options: Mapping[str, Any] | None = None, *, channel: int = 0) -> Sent:
        """Type a command in a channel and wait for the answer."""
        sent = self.send(command, options, channel=channel)
        await sent.done
        return sent


def guild(channels: int) -> dict[str, Any]:
    """Return a server as the gateway tells of it."""
    texts: Sequence[dict[str, Any]] = [{**_channel(index), "permission_overwrites": []} for index in range(channels)]
    role = {"id": str(GUILD), "name": "@everyone", "permissions": str(PLAYER), "position": 0, "color": 0, "flags": 0}
    role |= {"hoist": False, "managed": False, "mentionable": False}
    return {
        "id": str(GUILD), "name": "Bench", "owner_id": "1", "roles": [role], "channels": texts, "members": [],
        "emojis": [], "stickers": [], "features": [], "threads": [], "voice_states": [], "presences": [],
        "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [], "member_count": 2,
        "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0, "mfa_level": 0,
        "nsfw_level": 0, "premium_tier": 0, "preferred_locale": "en-US", "afk_timeout": 0, "system_channel_flags": 0,
        "premium_progress_bar_enabled": False,
    }  # fmt: skip


def _channel(index: int) -> dict[str, Any]:
    return {"id": str(CHANNELS + index), "type": 0, "name": f"table-{index}", "position": index, "guild_id": str(GUILD)}


def slash(command: str, options: Mapping[str, Any], channel: int, locale: str = "en-US") -> dict[str, Any]:
    """Return the event of a command typed in a channel by the one person."""
    name, *path = command.split()
    given = [{"name": key, "type": _type(value), "value": value} for key, value in options.items()]
    for part in reversed(path):
        given = [{"name": part, "type": 1, "options": given}]
    id_ = str(next(_ids))
    user = {"id": str(PERSON), "username": "ann", "global_name": "Ann", "discriminator": "0", "avatar": None}
    member: dict[str, Any] = {
        "user": user, "roles": [], "nick": None, "permissions": str(PLAYER), "deaf": False, "mute": False, "flags": 0,
        "joined_at": "2026-01-01T00:00:00+00:00", "premium_since": None, "pending": False, "avatar": None,
    }  # fmt: skip
    return {
        "id": id_, "application_id": str(BOT), "type": 2, "version": 1, "token": f"token-{id_}", "context": 0,
        "guild_id": str(GUILD), "channel_id": str(CHANNELS + channel), "channel": _channel(channel), "member": member,
        "locale": locale, "guild_locale": "en-US", "app_permissions": "2147483647", "entitlements": [],
        "authorizing_integration_owners": {"0": str(GUILD)}, "attachment_size_limit": 10_485_760,
        "data": {"id": "1", "name": name, "type": 1, "options": given},
    }  # fmt: skip


def _type(value: Any) -> int:
    if isinstance(value, bool):
        return BOOLEAN
    return INTEGER if isinstance(value, int) else NUMBER if isinstance(value, float) else STRING
