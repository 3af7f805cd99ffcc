"""How a cog declares commands: options as a dataclass, a handler on the loaded battle, an outcome or a card back.

A handler is a plain synchronous function. It runs under the battle's lock on the battle as just loaded and does three
things: find pieces, run a rule, return. Typed dice, secrecy, saving, undo, embeds and languages belong to the host.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from discord.ext import commands

from bot.ask import Ask
from bot.options import Options, Rolling, Suggestion, opt
from bot.reply import Reply
from rules.core.outcome import Card, Outcome
from rules.core.refusal import Refused
from rules.core.words import Line, Name

if TYPE_CHECKING:
    from bot.client import Hola

__all__ = ["Ask", "Card", "Cog", "Options", "Outcome", "Rolling", "Spec", "Suggestion", "command", "group", "opt"]


@dataclass(frozen=True, slots=True)
class Part:
    """Hold one command's outcome within a batch, with the keys that it read."""

    spec: Spec
    options: Options
    outcome: Outcome
    reads: frozenset[str]


@dataclass(frozen=True, slots=True)
class Batch:
    """Hold several commands' outcomes to be saved in one transaction, and what was refused on the way."""

    parts: tuple[Part, ...]
    refused: tuple[Refused, ...] = ()


@dataclass(frozen=True, slots=True)
class Drawing:
    """Hold a card with a picture that is still to be made, which takes long: off the event loop, without the lock.

    `make` is given the language and whether the whole channel will see it; it returns the card and a PNG, or None where
    there is nothing to draw.
    """

    make: Callable[[str, bool], tuple[Card, bytes | None]]


Result = Outcome | Card | Reply | Batch | Drawing
Handler = Callable[[Any, Ask, Any], Result | Awaitable[Result]]


@dataclass(slots=True)
class Spec:
    """Describe one command: its words' key, its options and its handler.

    `private` commands answer their reader alone. `special` names a method of the cog that handles the interaction by
    itself (it answers with a form, say); then `handler` is None. `hidden` ones are reached by buttons alone.
    """

    name: str
    options: type[Options]
    handler: Handler | None
    parent: str = ""
    private: bool = False
    special: Callable[..., Any] | None = None
    hidden: bool = False
    cog: Cog | None = None

    @property
    def qualified(self) -> str:
        """Return the full name, as `mount add`."""
        return f"{self.parent} {self.name}".strip()

    @property
    def rolls(self) -> bool:
        """Tell whether the command takes typed dice, secrecy and a note."""
        return issubclass(self.options, Rolling)

    def run(self, ask: Ask, options: Options) -> Result | Awaitable[Result]:
        """Run the handler."""
        assert self.handler is not None
        return self.handler(self.cog, ask, options)


def command(
    name: str,
    options: type[Options],
    *,
    private: bool = False,
    special: bool = False,
    hidden: bool = False,
    parent: str = "",
) -> Callable[[Callable[..., Any]], Spec]:
    """Declare a command of a cog; the decorated method is its handler.

    With `special` it is a coroutine `(self, interaction, options)` that answers the interaction itself.
    """

    def declare(method: Callable[..., Any]) -> Spec:
        handler = None if special else method
        return Spec(name, options, handler, parent, private, method if special else None, hidden)

    return declare


@dataclass(frozen=True, slots=True)
class group:  # noqa: N801  # used like a decorator factory
    """Declare a group of commands: `mount = group("mount")`, then `@mount.command("add", MountAdd)`."""

    name: str

    def command(
        self,
        name: str,
        options: type[Options],
        *,
        private: bool = False,
        special: bool = False,
        hidden: bool = False,
    ) -> Callable[[Callable[..., Any]], Spec]:
        """Declare a command of the group."""
        return command(name, options, private=private, special=special, hidden=hidden, parent=self.name)


class Cog(commands.Cog):
    """Base of every cog: collects the commands declared in its class and adds them to the tree when it is loaded."""

    def __init_subclass__(cls) -> None:
        """Name the cog by its module too: two games may both have `Rolls`."""
        cls.__cog_name__ = f"{cls.__module__}.{cls.__qualname__}"

    def __init__(self, bot: Hola) -> None:
        self.bot = bot
        self.specs = [replace(s, cog=self) for k in reversed(type(self).__mro__) for s in _specs(k)]

    async def cog_load(self) -> None:
        """Add the commands to the bot."""
        from bot.tree import add_commands

        add_commands(self.bot, self.specs)


def _specs(kind: type) -> list[Spec]:
    return [value for value in vars(kind).values() if isinstance(value, Spec)]


def option_key(spec: Spec, slot: str) -> tuple[str, str]:
    """Return the keys of an option's description: the command's own, then the shared one."""
    return f"cmd-{spec.qualified.replace(' ', '-')}.{slot}", f"option-{slot}"


def line_or_text(shown: Line | str) -> Line | Name:
    """Return a suggestion as something that can be worded."""
    return shown if isinstance(shown, Line) else Name(shown)
