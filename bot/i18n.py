"""Words by key and language: Project Fluent files, read once, and the translator of commands."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import discord
from discord import app_commands

from bot.grammar import Phrase, listed, number
from bot.lexicon import lexicon
from rules.core.words import Arg, Line, Name

LOCALES = ("en", "fr")
_MARKDOWN = re.compile(r"([*_~|`\\\[<])")
_LINE_START = re.compile(r"(?m)^(\s*)([#>+-]|\d+\.)")


def locale_of(code: str | discord.Locale | None) -> str:
    """Return the language we answer in for a Discord locale: French for French, English for every other or none."""
    return "fr" if str(code or "").lower().split("-")[0] == "fr" else "en"


@lru_cache(maxsize=4096)
def escape(text: str) -> str:
    """Return a player's text so that no Markdown, mention or link of it takes effect."""
    return _LINE_START.sub(r"\1\\\2", _MARKDOWN.sub(r"\\\1", text))


class Words:
    """Say lines in a language.

    `say` gives text for titles, descriptions and fields, where players' names are escaped; `plain` gives it for
    footers, buttons and suggestions, which show no Markdown. Raises `KeyError` on a key that the files lack.
    """

    def __init__(self) -> None:
        self.say = lru_cache(maxsize=2048)(self._say)
        self.plain = lru_cache(maxsize=1024)(self._plain)

    def has(self, key: str, locale: str) -> bool:
        """Tell whether a message, or an attribute written `message.attribute`, exists."""
        return key in lexicon(locale)

    def keys(self, locale: str) -> list[str]:
        """Return every message key of a language."""
        return list(lexicon(locale))

    def _say(self, line: Line | Name, locale: str) -> str:
        return self._format(line, locale, plain=False)

    def _plain(self, line: Line | Name, locale: str) -> str:
        return self._format(line, locale, plain=True)

    def _format(self, line: Line | Name, locale: str, plain: bool) -> str:
        if isinstance(line, Name):
            return line.text if plain else escape(line.text)
        pattern = lexicon(locale).pattern(line.key)
        args = {}
        for key, value in line.args:
            args[key] = self._arg(value, locale, plain, key in pattern.numeric)
            if isinstance(value, Name):
                args[f"{key}-gender"] = value.gender or "none"
        try:
            return Phrase(pattern.write(args))
        except KeyError as error:
            raise KeyError(f"{line.key}: {error.args[0]}") from error

    def _arg(self, value: Arg, locale: str, plain: bool, numeric: bool) -> Any:
        if isinstance(value, Name):
            return value.text if plain else escape(value.text)
        if isinstance(value, str):
            return value
        if isinstance(value, Line):
            return self.plain(value, locale) if plain else self.say(value, locale)
        if isinstance(value, tuple):
            return listed([str(self._arg(part, locale, plain, numeric=False)) for part in value], locale)
        if isinstance(value, int) and numeric:
            return value
        return number(value, locale)


class CommandTranslator(app_commands.Translator):
    """Give Discord the French of commands: option names, descriptions and choices; command names stay English."""

    def __init__(self, words: Words) -> None:
        self._words = words

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the translation that the string carries keys for, None where the English stands."""
        if locale is not discord.Locale.french:
            return None
        for key in string.extras.get("keys", ()):
            if self._words.has(key, "fr"):
                return self._words.plain(Line(key), "fr")
        return None
