"""The console's commands for a host: their arguments, and what runs them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.console import Console
from bot.ops import copies, doctor, inquiry, moving
from bot.settings import Settings
from rules.core.words import say

Text = Callable[[str], str]
Run = Callable[[Settings, Console, argparse.Namespace], Coroutine[Any, Any, int]]


@dataclass(frozen=True, slots=True)
class Command:
    """Hold what a command of the console takes, and what runs it and returns the exit status."""

    run: Run
    arguments: Callable[[argparse.ArgumentParser, Text], None] = lambda parser, text: None


def _file(required: bool) -> Callable[[argparse.ArgumentParser, Text], None]:
    def add(parser: argparse.ArgumentParser, text: Text) -> None:
        parser.add_argument(
            "file", type=Path, nargs=None if required else "?", metavar="FILE", help=text("ops-arg-file")
        )

    return add


def _live(parser: argparse.ArgumentParser, text: Text) -> None:
    parser.add_argument("--live", action="store_true", help=text("ops-arg-live"))


def _user(parser: argparse.ArgumentParser, text: Text) -> None:
    parser.add_argument("user", type=int, metavar="USER", help=text("ops-arg-user"))


def _target(parser: argparse.ArgumentParser, text: Text) -> None:
    parser.add_argument("--to", required=True, metavar="URL", help=text("ops-arg-to"))
    parser.add_argument("--from", dest="source", type=Path, metavar="FILE", help=text("ops-arg-from"))


COMMANDS: Mapping[str, Command] = {
    "doctor": Command(doctor.run, _live),
    "backup": Command(copies.backup, _file(required=False)),
    "restore": Command(copies.restore, _file(required=True)),
    "check": Command(inquiry.check),
    "verify": Command(inquiry.verify, _file(required=True)),
    "forget": Command(inquiry.forget, _user),
    "move": Command(moving.run, _target),
}
FOR_FILES = ("backup", "restore")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], console: Console) -> None:
    """Add the commands to the parser of the console, in its language."""
    for name, command in COMMANDS.items():
        parser = commands.add_parser(name, help=console.text(say(f"ops-help-{name}")))
        command.arguments(parser, lambda key: console.text(say(key)))
