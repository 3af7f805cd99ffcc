"""Write docs/commands.md and docs/commands.fr.md from the commands themselves: `make docs` runs it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bot.client import create_bot
from bot.i18n import CommandTranslator

DOCS = Path(__file__).parents[1] / "docs"
FILES = {"en": DOCS / "commands.md", "fr": DOCS / "commands.fr.md"}
KINDS = {
    "en": {
        3: "text",
        4: "whole number",
        5: "yes or no",
        6: "person",
        7: "channel",
        8: "role",
        9: "person or role",
        10: "number",
        11: "file",
    },
    "fr": {
        3: "texte",
        4: "nombre entier",
        5: "oui ou non",
        6: "personne",
        7: "salon",
        8: "rôle",
        9: "personne ou rôle",
        10: "nombre",
        11: "fichier",
    },
}
HEAD = {
    "en": "# Commands\n\nWritten from the commands themselves by `make docs`; [en français](commands.fr.md).\n"
    "Names of commands are the same in every language; a Discord in French shows the French names of options.\n",
    "fr": "# Commandes\n\nÉcrit d’après les commandes elles-mêmes par `make docs`\u00a0; [in English](commands.md).\n"
    "Les noms des commandes sont les mêmes dans toutes les langues\u00a0; un Discord en français montre les noms "
    "français des options.\n",
}
COLUMNS = {"en": ("option", "what", "meaning"), "fr": ("option", "quoi", "sens")}
MENUS = {
    "en": {2: "In the menu of a person, under *Apps*.", 3: "In the menu of a message, under *Apps*."},
    "fr": {
        2: "Dans le menu d’une personne, sous *Applications*.",
        3: "Dans le menu d’un message, sous *Applications*.",
    },
}
REQUIRED = {"en": "required", "fr": "obligatoire"}


async def payloads() -> list[dict[str, Any]]:
    """Return the commands as Discord would get them, in order of name, without connecting or opening anything."""
    bot = create_bot(":memory:")
    try:
        await bot.load_cogs()
        translator = CommandTranslator(bot.words)
        commands = sorted(bot.tree.get_commands(), key=lambda command: command.name)
        return [await command.get_translated_payload(bot.tree, translator) for command in commands]
    finally:
        await bot.close()


def document(commands: list[dict[str, Any]], language: str) -> str:
    """Return the whole page in a language."""
    parts = [HEAD[language]]
    for command in commands:
        if command["type"] in MENUS[language]:
            parts.append(f"\n## {text(command, 'name', language)}\n\n{MENUS[language][command['type']]}\n")
            continue
        for path, leaf in leaves(command, ()):
            parts.append(f"\n## /{' '.join(path)}\n\n{text(leaf, 'description', language)}\n")
            if leaf.get("options"):
                parts.append("\n" + "\n".join(_table(leaf["options"], language)) + "\n")
    return "".join(parts)


def leaves(node: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Mapping[str, Any]]]:
    """Yield each command that can be typed, with its words."""
    here = (*path, node["name"])
    inner = [option for option in node.get("options") or () if option["type"] in (1, 2)]
    if not inner:
        yield here, node
    for option in inner:
        yield from leaves(option, here)


def text(node: Mapping[str, Any], part: str, language: str) -> str:
    """Return a text of a command in a language."""
    found: str = (node.get(f"{part}_localizations") or {}).get(language, node[part])
    return found


def _table(options: list[dict[str, Any]], language: str) -> Iterator[str]:
    yield f"| {' | '.join(COLUMNS[language])} |"
    yield "| --- | --- | --- |"
    for option in options:
        name = f"`{text(option, 'name', language)}`"
        if language == "fr" and name != f"`{option['name']}`":
            name += f" (`{option['name']}`)"
        kind = KINDS[language][option["type"]]
        if option.get("choices"):
            chosen = [(text(choice, "name", language), str(choice["value"])) for choice in option["choices"]]
            kind = ", ".join(f"`{value}`" if shown == value else f"`{value}` ({shown})" for shown, value in chosen)
        if option.get("required"):
            kind += f", {REQUIRED[language]}"
        cells = (name, kind, text(option, "description", language))
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def main() -> None:
    """Write both pages."""
    commands = asyncio.run(payloads())
    for language, file in FILES.items():
        file.write_text(document(commands, language), encoding="utf-8")
        print(f"{file.name}: {len(commands)} commands")


if __name__ == "__main__":
    main()
