"""The console: its language, its log, and the one line that says why the program could not go on."""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import Mapping
from typing import TextIO

import aiohttp
import discord

from bot.i18n import Words, locale_of
from bot.settings import BadSettings, Settings, place
from data import MissingDriver
from data.store import NewerFile, Unavailable
from rules.core.table import BadTable
from rules.core.words import Line, say

log = logging.getLogger(__name__)


def console_language(environment: Mapping[str, str] | None = None) -> str:
    """Return the language of the console: `HOLA_LANGUAGE`, else that of the machine's locale."""
    known = os.environ if environment is None else environment
    for name in ("HOLA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := known.get(name):
            return locale_of(re.split(r"[_.@-]", value)[0])
    return "en"


class MissingPackages(Exception):
    """Say which packages the offline mode lacks."""


class Console:
    """Speak to the person who started the program, in one language; `secrets` are shown to nobody."""

    def __init__(self, words: Words, language: str, out: TextIO | None = None) -> None:
        self._words = words
        self.language = language
        self.secrets: tuple[str, ...] = ()
        self._out = out

    def text(self, line: Line) -> str:
        """Return a line in words."""
        return hidden(self._words.plain(line, self.language), self.secrets)

    def say(self, line: Line) -> None:
        """Print a line at once."""
        print(self.text(line), file=self._out or sys.stdout, flush=True)

    def complain(self, line: Line) -> None:
        """Print a line where errors go."""
        print(self.text(line), file=sys.stderr, flush=True)


class _Hiding(logging.Formatter):
    """Format records as a journal does, without the secrets, wherever they come from (messages, tracebacks)."""

    def __init__(self, secrets: tuple[str, ...]) -> None:
        time = "" if "JOURNAL_STREAM" in os.environ else "%(asctime)s "  # systemd's journal writes the time itself
        super().__init__(f"{time}%(levelname)s %(name)s: %(message)s")
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        return hidden(super().format(record), self._secrets)


def hidden(text: str, secrets: tuple[str, ...]) -> str:
    """Return a text without the secrets: the token, and the password of a database."""
    for secret in secrets:
        text = text.replace(secret, "[token]" if "." in secret and len(secret) > 50 else "[password]")
    return text


def set_up_log(settings: Settings) -> None:
    """Send the log to the standard error, from the chosen level on; the libraries' chatter only from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Hiding(settings.secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(settings.log_level)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # Holà does not speak
    if settings.log_level != "DEBUG":
        for name in ("discord", "aiosqlite", "asyncpg", "asyncio", "PIL"):
            logging.getLogger(name).setLevel(max(logging.WARNING, root.level))


def trouble(error: BaseException, settings: Settings | None) -> tuple[Line, ...]:
    """Return what to tell when the program cannot go on: what is wrong and what to do; empty for a bug."""
    if isinstance(error, BadSettings):
        return error.faults
    if isinstance(error, MissingPackages):
        return (say("console-offline-missing", why=str(error)),)
    if isinstance(error, MissingDriver):
        return (say("console-postgres-missing"),)
    database = settings.kept if settings else ""
    if isinstance(error, NewerFile):
        return (say("console-newer-file", database=database, found=error.found, known=error.known),)
    if isinstance(error, Unavailable):
        reason = say(f"console-unavailable-{error.reason}")
        return (say("console-unavailable", database=database, reason=reason, detail=error.detail or error.reason),)
    if isinstance(error, discord.LoginFailure):
        source = (settings.sources if settings else {}).get("DISCORD_TOKEN", "environment")
        return (say("console-refused-token", source=place(source)),)
    if isinstance(error, BadTable):
        return (say("console-bad-data", why=str(error)),)
    if isinstance(error, discord.HTTPException | discord.GatewayNotFound | discord.ConnectionClosed):
        return (say("console-discord-trouble", why=str(error) or type(error).__name__),)
    if isinstance(error, aiohttp.ClientError | TimeoutError):
        return (say("console-no-network", why=str(error) or type(error).__name__),)
    return ()
