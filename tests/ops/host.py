"""What the tests of a host's commands share: the console as its commands see it, and what it said."""

from __future__ import annotations

import io
from contextlib import redirect_stderr
from dataclasses import dataclass
from pathlib import Path

from bot.__main__ import _parser
from bot.console import Console
from bot.i18n import Words
from bot.ops.commands import COMMANDS
from bot.settings import Settings, load_settings
from data.inspecting import inspect

WORDS = Words()


@dataclass(frozen=True)
class Said:
    """Hold what a command said and its exit status."""

    status: int
    text: str


async def host(database: Path, *arguments: str | Path, language: str = "en", **environment: str) -> Said:
    """Run a command of the console on a database, as `python -m bot` does, inside the test's own loop."""
    settings = settings_of(database, **environment)
    out = io.StringIO()
    console = Console(WORDS, language, out)
    asked = _parser(console).parse_args([str(argument) for argument in arguments])
    with redirect_stderr(out):
        status = await COMMANDS[asked.command].run(settings, console, asked)
    return Said(status, out.getvalue())


def settings_of(database: Path, **environment: str) -> Settings:
    """Return the settings of a host with this database."""
    return load_settings(database.parent / "no-env-file", {"HOLA_DATABASE": str(database), **environment})


def sound(database: Path) -> int:
    """Assert that nothing is wrong with a database; return how many entries it holds."""
    report = inspect(database)
    told = [
        WORDS.plain(line, "en") for line in [*report.file, *(one for all_ in report.wrong.values() for one in all_)]
    ]
    assert report.sound, "\n".join(told)
    return report.entries
