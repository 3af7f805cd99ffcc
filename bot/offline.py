"""The offline mode: the same bot, commands and file, on a page of one's own browser. All that is particular to simcord.

The page has no language of its own: who one "views as" decides it. So everybody exists in French and in English, the
payloads say the language of who asks, and the command picker shows the command in that language.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import importlib.util
import logging
import os
import socket
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import discord

from bot.client import Hola, create_bot
from bot.console import Console, MissingPackages
from bot.live import until, until_stopped
from bot.settings import ENV_FILE, Settings
from rules.core.words import Name, say

if TYPE_CHECKING:
    import simcord

PACKAGES = ("simcord", "aiohttp", "markdown_it", "linkify_it", "regex", "PIL", "av")
PEOPLE = (  # name, language, is a GM; never reordered: ids follow the order, and pieces belong to ids
    ("Camille", "fr", True),
    ("Marie", "fr", False),
    ("Hugo", "fr", False),
    ("Alex", "en-US", True),
    ("Tom", "en-US", False),
    ("Rose", "en-US", False),
)
LANGUAGES = {"fr": "français", "en-US": "English"}
TRIES = 20


@dataclass(frozen=True, slots=True)
class Home:
    """Hold the offline server: where one plays, who can play, and by id in which language and under which label."""

    env: simcord.Env
    channel: simcord.ChannelHandle
    people: tuple[simcord.MemberActor, ...]
    languages: Mapping[int, str]
    labels: Mapping[int, str]


async def run(settings: Settings, console: Console) -> None:
    """Serve the page until told to stop (Ctrl-C, a termination signal, or *End preview session* on the page).

    Raises `MissingPackages`, and what the opening of the file may raise.
    """
    if missing := [name for name in PACKAGES if importlib.util.find_spec(name) is None]:
        raise MissingPackages(", ".join(missing))
    simcord = _simcord()

    bot = create_bot(settings.database)
    try:
        async with until_stopped() as stop, simcord.run(bot, check_errors=False) as env:
            home = await furnish(env, bot, console)
            port = free_port(settings.offline_port)
            async with env.preview(
                home.channel,
                viewers=home.people,
                layout="channel",
                port=port,
                locale=console.language if console.language == "fr" else "en-GB",
                timezone=timezone(),
            ) as page:
                _welcome(settings, console, home, page.url)
                ticking = asyncio.create_task(_tick(env, page))
                try:
                    await until(stop, asyncio.create_task(page.wait_closed()))
                finally:
                    ticking.cancel()
                    await asyncio.gather(ticking, return_exceptions=True)
            await bot.close()
    finally:
        await bot.close()
    console.say(say("console-stopped"))


def _simcord() -> Any:
    """Return simcord, imported without the warnings of the trial client that it makes of discord.py."""
    noisy = logging.getLogger("discord.state")
    level = noisy.level
    noisy.setLevel(logging.ERROR)
    try:
        return importlib.import_module("simcord")
    finally:
        noisy.setLevel(level)


def _welcome(settings: Settings, console: Console, home: Home, url: str) -> None:
    port = url.split("/")[2].split(":")[1]
    console.say(say("console-offline"))
    if port != str(settings.offline_port):
        console.say(say("console-offline-port", port=str(settings.offline_port), used=port))
    console.say(say("console-offline-open"))
    console.say(say("console-offline-url", url=url))
    people = tuple(Name(home.labels[person.id]) for person in home.people)
    console.say(say("console-offline-people", label="Viewing as", people=people))
    console.say(say("console-offline-keep", database=str(settings.database)))
    console.say(say("console-offline-live", file=str(ENV_FILE)))


def free_port(wanted: int) -> int:
    """Return the wanted port of this machine, the next free one when it is taken, 0 (any) when all near are."""
    for port in range(wanted, min(wanted + TRIES, 65536)):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    return 0


def timezone() -> str:
    """Return the name of this machine's time zone, UTC when it is not known."""
    link = Path("/etc/localtime")
    name = os.environ.get("TZ") or str(link.resolve()).partition("zoneinfo/")[2]
    try:
        return ZoneInfo(name).key
    except (ValueError, OSError, ZoneInfoNotFoundError):
        return "UTC"


async def furnish(env: simcord.Env, bot: Hola, console: Console) -> Home:
    """Make the server, the channel and the people, then let the clock catch up with the real one.

    Ids are made from the clock, which always starts at the same moment: what is made before it moves has the same id
    at each start, so the battle is found again; what comes after never has an id twice.
    """
    env.backend.bot_user.name = "Holà"
    guild = env.create_guild(console.text(say("console-offline-server")))
    channel = guild.create_text_channel(console.text(say("console-offline-channel")))
    role = guild.create_role("GM", permissions=discord.Permissions(manage_guild=True))
    people, languages, labels = [], {}, {}
    for name, language, gm in PEOPLE:
        user = env.create_user(name.lower(), global_name=name)
        people.append(guild.add_member(user, roles=[role] if gm else []))
        languages[user.id] = language
        what = [console.text(say("console-offline-gm"))] if gm else []
        labels[user.id] = f"{name} ({', '.join([*what, LANGUAGES[language]])})"
    await catch_up(env, console)
    await bot.tree.sync()
    first = "fr" if console.language == "fr" else "en-US"
    people.sort(key=lambda person: languages[person.id] != first)  # who one is at first speaks the console's language
    home = Home(env, channel, tuple(people), languages, labels)
    _speak_languages(home)
    return home


async def catch_up(env: simcord.Env, console: Console | None = None) -> None:
    """Advance the offline clock to the real one; waits of the bot that end meanwhile end."""
    now = datetime.now(UTC)
    if now > env.now():
        await env.advance_time((now - env.now()).total_seconds())
    elif console is not None:
        console.complain(say("console-offline-clock", now=f"{now:%Y-%m-%d}", epoch=f"{env.now():%Y-%m-%d}"))


async def _tick(env: simcord.Env, page: simcord.Preview) -> None:
    """Keep the clock going, show what changed by itself, forget what simcord noted for tests."""
    from simcord import SetupError

    while True:
        await asyncio.sleep(1)
        with contextlib.suppress(SetupError, TimeoutError):  # the page is at work: the next second will do
            await catch_up(env)
            await page.refresh()
        env.backend.http_requests.clear()
        env.backend.transcript.clear()


# ---------------------------------------------------------------------- languages


def _speak_languages(home: Home) -> None:
    """Let payloads say the language of who asks, and the page show commands and people in it."""
    from simcord import interactions, preview

    backend = home.env.backend
    commands = copy.deepcopy(backend.commands[None])
    shown = {
        language: {key: localised(command, language) for key, command in commands.items()} for language in LANGUAGES
    }
    base_payload, visible_commands = interactions.base_payload, backend.visible_commands
    build_snapshot = vars(preview)["build_snapshot"]

    def payload(for_backend: Any, *, user_id: int, data: dict[str, Any], **rest: Any) -> Any:
        key = (data.get("name"), data.get("type"))
        if key in commands:
            data = {**data, "options": canonical(commands[key], data.get("options") or [])}
        record, built = base_payload(for_backend, user_id=user_id, data=data, **rest)
        built["locale"] = home.languages.get(user_id, "en-US")
        return record, built

    def visible(*, user_id: int, **rest: Any) -> list[dict[str, Any]]:
        mine = shown[home.languages.get(user_id, "en-US")]
        return [mine[command["name"], command["type"]] for command in visible_commands(user_id=user_id, **rest)]

    def snapshot(*arguments: Any, **options: Any) -> Any:
        built = build_snapshot(*arguments, **options)
        for viewer in built["viewers"]:
            viewer["name"] = home.labels.get(int(viewer["id"]), viewer["name"])
        return built

    for owner, name, replacement in (
        (interactions, "base_payload", payload),
        (preview, "build_snapshot", snapshot),
        (backend, "visible_commands", visible),
    ):
        setattr(owner, name, replacement)


def localised(node: Mapping[str, Any], language: str) -> dict[str, Any]:
    """Return a command, option or choice with its texts as a client of this language shows them."""
    built = dict(node)
    for part in ("name", "description"):
        if part in built:
            built[part] = (node.get(f"{part}_localizations") or {}).get(language, node[part])
    for part in ("options", "choices"):
        if part in built:
            built[part] = [localised(child, language) for child in node[part] or ()]
    return built


def canonical(node: Mapping[str, Any], options: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return the options of an interaction under the names that Discord sends, whatever the language of the page."""
    named = {}
    for child in node.get("options") or ():
        for name in {child["name"], *(child.get("name_localizations") or {}).values()}:
            named[name] = child
    built = []
    for option in options:
        child = named[option["name"]]
        renamed = {**option, "name": child["name"]}
        if "options" in option:
            renamed["options"] = canonical(child, option["options"])
        built.append(renamed)
    return built
