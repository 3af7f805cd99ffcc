"""Check what the bot sends against Discord's own specification, and what that document leaves unsaid."""

from __future__ import annotations

import copy
import json
import os
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import discord
import jsonschema
from simcord import HttpLogEntry

DEFAULT = Path(__file__).resolve().parents[1].parent / "shared" / "discord" / "openapi.json"
CALLBACKS = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}
ROUTES = (  # method, path, schema of its JSON
    ("POST", r"/webhooks/\d+/[^/]+", "IncomingWebhookRequestPartial"),
    ("PATCH", r"/webhooks/\d+/[^/]+/messages/[^/]+", "IncomingWebhookUpdateRequestPartial"),
    ("POST", r"/channels/\d+/messages", "MessageCreateRequest"),
    ("PATCH", r"/channels/\d+/messages/\d+", "MessageEditRequestPartial"),
)
LOCALES = {locale.value for locale in discord.Locale}
NAME = re.compile(r"[-_'\w]{1,32}")
SLASH = 1  # the type of a command that is typed
COMMAND_LIMIT = 8000


def document() -> Path | None:
    """Return where Discord's OpenAPI document is, None when it is not on this machine (`HOLA_OPENAPI` overrides)."""
    path = Path(os.environ.get("HOLA_OPENAPI") or DEFAULT)
    return path if path.is_file() else None


@lru_cache(maxsize=1)
def _components() -> dict[str, Any]:
    path = document()
    assert path is not None
    whole: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return {"components": whole["components"]}


@lru_cache(maxsize=32)
def _validator(schema: str) -> Any:
    return jsonschema.Draft202012Validator({"$ref": f"#/components/schemas/{schema}", **_components()})


@lru_cache(maxsize=4096)
def _faults(schema: str, payload: str) -> tuple[str, ...]:
    if document() is None:
        return ()
    errors = _validator(schema).iter_errors(json.loads(payload))
    return tuple(f"{schema}: {_deepest(error)}" for error in errors)


def _deepest(error: Any) -> str:
    best = jsonschema.exceptions.best_match([error])
    return f"{best.json_path}: {best.message[:300]}"


def conforms(schema: str, payload: Any) -> list[str]:
    """Return what Discord's document finds wrong in a payload of this schema (nothing where the document is absent)."""
    return list(_faults(schema, json.dumps(payload, sort_keys=True)))


def faults(request: HttpLogEntry) -> list[str]:
    """Return everything wrong in one request of the bot: by the document, then by hand."""
    body = copy.deepcopy(request.json)
    if body is None:
        return []
    if request.path.endswith("/callback"):
        kind, data = body["type"], body.get("data") or {}
        _attachment_ids(data)
        found = conforms(CALLBACKS[kind], body)
        if kind in (4, 7):
            found += list(message_faults(data))
        if kind == 8:
            found += list(choice_faults(data["choices"]))
        return found
    if request.method == "PUT" and request.path.endswith("/commands"):
        return [fault for command in body for fault in command_faults(command)]
    for method, path, schema in ROUTES:
        if request.method == method and re.fullmatch(path, request.path):
            _attachment_ids(body)
            return [*conforms(schema, body), *message_faults(body)]
    return []


def _attachment_ids(data: dict[str, Any]) -> None:
    """Write the ids of attachments as strings: discord.py sends numbers, Discord takes both, its document one."""
    for attachment in data.get("attachments") or ():
        attachment["id"] = str(attachment["id"])


def message_faults(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield what the document does not check in a message: totals, empty parts, mentions, custom ids."""
    embeds = data.get("embeds") or ()
    if (total := sum(map(embed_size, embeds))) > 6000:
        yield f"embeds hold {total} characters, 6000 are allowed"
    for embed in embeds:
        for field in embed.get("fields") or ():
            if not field["name"].strip() or not field["value"].strip():
                yield f"an embed field is empty: {field}"
        if not any(embed.get(part) for part in ("title", "description", "fields", "image", "author")):
            yield "an embed is empty"
    text = f"{data.get('content') or ''}"
    if re.search(r"@everyone|@here|<@[!&]?\d+>", text) and data.get("allowed_mentions", {}).get("parse") != []:
        yield "the content may mention somebody: allowed_mentions does not forbid it"
    ids = [part["custom_id"] for part in walk(data.get("components") or ()) if part.get("custom_id")]
    if len(ids) != len(set(ids)):
        yield f"a custom id comes twice: {ids}"
    for custom_id in ids:
        if len(custom_id) > 100:
            yield f"custom id of {len(custom_id)} characters: {custom_id}"


def embed_size(embed: Mapping[str, Any]) -> int:
    """Return the characters of an embed that Discord counts towards 6000."""
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    texts += [field[part] for field in embed.get("fields") or () for part in ("name", "value")]
    return sum(len(text or "") for text in texts)


def walk(components: Any) -> Iterator[Mapping[str, Any]]:
    """Yield every component, nested ones too."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        for part in ("accessory", "component"):
            if component.get(part):
                yield from walk([component[part]])


def choice_faults(choices: Any) -> Iterator[str]:
    """Yield what is wrong with choices: more than 25, texts over 100 characters or empty, a value or a name twice."""
    if len(choices) > 25:
        yield f"{len(choices)} choices, 25 are allowed"
    for part in ("name", "value"):
        shown = [choice[part] for choice in choices]
        if len(shown) != len(set(shown)):
            yield f"the same {part} twice among the choices: {shown}"
    for choice in choices:
        for text in texts(choice, "name"):
            if not 1 <= len(text) <= 100:
                yield f"choice of {len(text)} characters: {text!r}"
        if isinstance(choice["value"], str) and not 1 <= len(choice["value"]) <= 100:
            yield f"choice with a value of {len(choice['value'])} characters"


def texts(node: Mapping[str, Any], part: str) -> list[str]:
    """Return a text of a command, an option or a choice in every language (`part`: name or description)."""
    return [node[part], *(node.get(f"{part}_localizations") or {}).values()]


def command_faults(command: Mapping[str, Any]) -> Iterator[str]:
    """Yield everything wrong with one top-level command as it is synced."""
    where = command["name"]
    if command.get("type", SLASH) != SLASH:
        yield from menu_faults(command)
        return
    for fault in conforms("ApplicationCommandUpdateRequest", command):
        yield f"/{where}: {fault}"
    if (size := command_size(command)) > COMMAND_LIMIT:
        yield f"/{where}: {size} characters in all, {COMMAND_LIMIT} are allowed"
    for path, node in nodes(command):
        at = "/" + " ".join(path)
        if len(node.get("options") or ()) > 25:
            yield f"{at}: more than 25 options"
        for locale in {*(node.get("name_localizations") or {}), *(node.get("description_localizations") or {})}:
            if locale not in LOCALES:
                yield f"{at}: unknown locale {locale}"
        for name in texts(node, "name"):
            if not NAME.fullmatch(name) or name != name.lower():
                yield f"{at}: bad name {name!r}"
        for text in texts(node, "description"):
            if not 1 <= len(text) <= 100 or text != text.strip():
                yield f"{at}: description of {len(text)} characters: {text!r}"
        for fault in choice_faults(node.get("choices") or ()):
            yield f"{at}: {fault}"
        for locale in [None, *LOCALES]:
            shown = [localised(option, "name", locale) for option in node.get("options") or ()]
            if len(shown) != len(set(shown)):
                yield f"{at}: two options have the same name in {locale}: {shown}"
                break


def menu_faults(command: Mapping[str, Any]) -> Iterator[str]:
    """Yield everything wrong with an entry in the menu of messages or people: it has a name and nothing else."""
    where = command["name"]
    for fault in conforms("ApplicationCommandUpdateRequest", command):
        yield f"{where}: {fault}"
    for name in texts(command, "name"):
        if not 1 <= len(name) <= 32 or name != name.strip():
            yield f"{where}: bad name {name!r}"
    if command.get("description") or command.get("options"):
        yield f"{where}: neither description nor options are allowed"


def nodes(node: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Mapping[str, Any]]]:
    """Yield a command and all its subcommands and options, each with its path."""
    here = (*path, node["name"])
    yield here, node
    for option in node.get("options") or ():
        yield from nodes(option, here)


def localised(node: Mapping[str, Any], part: str, locale: str | None) -> str:
    """Return a text of a command in a language, as a client shows it."""
    found: str = (node.get(f"{part}_localizations") or {}).get(locale, node[part])
    return found


def command_size(node: Mapping[str, Any]) -> int:
    """Return the characters that Discord counts: names, descriptions, choice values, each in its longest language."""
    size = max(map(len, texts(node, "name"))) + max(map(len, texts(node, "description")))
    for choice in node.get("choices") or ():
        size += max(map(len, texts(choice, "name"))) + len(str(choice["value"]))
    return size + sum(map(command_size, node.get("options") or ()))
