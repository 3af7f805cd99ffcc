"""The offline server: a channel, its people, and everybody's language; particular to simcord like `bot/offline.py`.

The page has no language of its own: who one "views as" decides it. So everybody exists in French and in English, the
payloads say the language of who asks, and the command picker shows the command in that language.
"""

from __future__ import annotations

import contextlib
import copy
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import discord

from bot.client import Hola
from bot.console import Console
from rules.core.words import say

if TYPE_CHECKING:
    import simcord

PEOPLE = (  # name, language, is a GM; never reordered: ids follow the order, and pieces belong to ids
    ("Camille", "fr", True),
    ("Marie", "fr", False),
    ("Hugo", "fr", False),
    ("Alex", "en-US", True),
    ("Tom", "en-US", False),
    ("Rose", "en-US", False),
)
LANGUAGES = {"fr": "français", "en-US": "English"}


@dataclass(frozen=True, slots=True)
class Home:
    """Hold the offline server: where one plays, who can play, and by id in which language and under which label."""

    env: simcord.Env
    channel: simcord.ChannelHandle
    people: tuple[simcord.MemberActor, ...]
    languages: Mapping[int, str]
    labels: Mapping[int, str]


def furnish(env: simcord.Env, console: Console) -> Home:
    """Make the server, the channel and the people, then set the clock to the real one; the bot is let in afterwards.

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
    now = datetime.now(UTC)
    if now > env.now():
        env.backend.advance_clock((now - env.now()).total_seconds())
    else:
        console.complain(say("console-offline-clock", now=f"{now:%Y-%m-%d}", epoch=f"{env.now():%Y-%m-%d}"))
    first = "fr" if console.language == "fr" else "en-US"
    people.sort(key=lambda person: languages[person.id] != first)  # who one is at first speaks the console's language
    return Home(env, channel, tuple(people), languages, labels)


@contextlib.asynccontextmanager
async def opened(home: Home, bot: Hola) -> AsyncIterator[None]:
    """Let the bot in, tell the commands, speak everybody's language; close the bot at the end."""
    await home.env.start()
    try:
        with home.env.time_context():
            await bot.tree.sync()
            speak_languages(home)
            yield
            await bot.close()
    finally:
        await home.env.shutdown()


def speak_languages(home: Home) -> None:
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
