"""`python -m bot`: with a token on Discord; without one, an offline Discord in the browser."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.console import Console, console_language, set_up_log, trouble
from bot.i18n import Words
from bot.ops import commands as host
from bot.ops import doctor
from bot.settings import ENV_FILE, BadSettings, Settings, load_settings
from rules.core.words import say

log = logging.getLogger("bot")
OWN = ("run", "sync", "mode", "extras")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command of the console and return its exit status: 0, or 1 after a line that says what to do."""
    console = Console(Words(), console_language())
    asked = _parser(console).parse_args(arguments)
    settings: Settings | None = None
    try:
        settings = load_settings(asked.env_file)
        console.language = settings.language or console.language
        console.secrets = settings.secrets
        if asked.command == "mode":
            print("discord" if settings.token else "offline")
            return 0
        if asked.command == "extras":
            print(*settings.extras)
            return 0
        set_up_log(settings)
        if settings.url is not None and asked.command in host.FOR_FILES:
            raise BadSettings(say("ops-file-only", command=asked.command))
        if asked.command in host.COMMANDS:
            return asyncio.run(host.COMMANDS[asked.command].run(settings, console, asked))
        for note in settings.notes:
            console.complain(note)
        asyncio.run(_command(asked.command, settings, console))
    except KeyboardInterrupt:
        console.say(say("console-stopped"))
    except BadSettings as error:
        if asked.command == "doctor":
            return doctor.faulty(console, error)
        for fault in error.faults:
            console.complain(fault)
        return 1
    except Exception as error:  # the last resort: whatever went wrong is told, not dumped
        told = trouble(error, settings)
        if not told:
            log.exception("unexpected error")
            told = (say("console-bug", why=f"{type(error).__name__}: {error}"),)
        for line in told:
            console.complain(line)
        return 1
    return 0


async def _command(name: str, settings: Settings, console: Console) -> None:
    if name == "sync":
        from bot import live

        await live.sync(settings, console)
    elif settings.token:
        from bot import live

        await live.run(settings, console)
    else:
        from bot import offline

        await offline.run(settings, console)


def _parser(console: Console) -> argparse.ArgumentParser:
    text = console.text
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description=text(say("console-about")),
        epilog=text(say("console-help-settings")),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--env-file", type=Path, default=ENV_FILE, help=text(say("console-help-env-file", file=str(ENV_FILE)))
    )
    names = (*OWN, *host.COMMANDS)
    commands = parser.add_subparsers(dest="command", metavar=" | ".join(names))
    parser.set_defaults(command="run")
    for name in OWN:
        commands.add_parser(name, help=text(say(f"console-help-{name}")))
    host.add(commands, console)
    return parser


if __name__ == "__main__":
    sys.exit(main())
