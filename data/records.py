"""What is saved and loaded: plain frozen records, no SQL and no Discord in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rules.core.outcome import Change, Outcome
from rules.core.pieces import BattleState, Piece


@dataclass(frozen=True, slots=True)
class Place:
    """Say where a command was typed: Discord ids.

    `guild` is None in private messages. `parent` is the text channel of a thread (None for a channel and for a forum
    post, which always has a battle of its own).
    """

    channel: int
    guild: int | None = None
    parent: int | None = None


@dataclass(frozen=True, slots=True)
class Actor:
    """Say who acts: a Discord user, by what name, with what rights in that channel."""

    id: int
    name: str
    gm: bool = False


@dataclass(frozen=True, slots=True)
class Person:
    """Hold what a person chose with `/me`: empty means no choice."""

    id: int
    language: str = ""
    dice: str = "rolled"
    pings: bool = False


@dataclass(frozen=True, slots=True)
class Server:
    """Hold what a server chose: settings by key (`gm_role`, `language`, replaced tables …)."""

    id: int
    settings: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Secret:
    """Point at a secret entry not yet revealed: who alone knows it, which keys it wrote."""

    entry: int
    actor: int
    keys: frozenset[str]


@dataclass(frozen=True, slots=True)
class Entry:
    """Hold one entry of the journal as it was saved.

    `id` is unique in the store, `no` counts within the battle from 1. `undoes` is the `no` of the entry that this one
    undoes. `images` are the changes with both images. `created` is in seconds since the epoch (UTC). `channel` is where
    the command was typed, then where its reply is; `message` is None until the reply is known to be there.
    """

    id: int
    battle: int
    no: int
    interaction: int
    seq: int
    actor: int
    actor_name: str
    command: str
    options: Mapping[str, Any]
    outcome: Outcome
    reads: frozenset[str]
    writes: frozenset[str]
    images: tuple[Change, ...]
    turn: int
    created: float
    note: str = ""
    secret: bool = False
    revealed: bool = False
    shown: bool = False
    undoes: int | None = None
    undone_by: int | None = None
    channel: int | None = None
    message: int | None = None
    digest: str = ""

    @property
    def told(self) -> Outcome:
        """Return the outcome with its changes, as it was when it was played."""
        return replace(self.outcome, changes=self.images)


@dataclass(frozen=True, slots=True)
class NewEntry:
    """Hold one entry about to be saved; `seq` tells apart several entries of one interaction (0, 1 …)."""

    interaction: int
    actor: int
    actor_name: str
    command: str
    options: Mapping[str, Any]
    outcome: Outcome
    reads: frozenset[str]
    changes: tuple[Change, ...]
    note: str = ""
    secret: bool = False
    undoes: int | None = None
    seq: int = 0
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Hold a battle as it was read, with what a command by this person here needs.

    `battle` is None where no battle is open; `ended` then tells of a thread whose own battle has ended. `channel` is
    the channel that the battle belongs to (a thread's command may act on its parent's). `version` is what a save
    compares. `meta` is what the host keeps with the battle (its seal …), `digest` that of its last entry. `unshown` are
    this person's entries here whose reply was never seen to be delivered.
    """

    place: Place
    battle: int | None
    channel: int
    version: int
    entries: int
    next_id: int
    starter: int
    state: BattleState
    pieces: tuple[Piece, ...]
    secrets: tuple[Secret, ...] = ()
    unshown: tuple[Entry, ...] = ()
    person: Person = Person(0)
    server: Server = Server(0)
    thread_ended: bool = False
    meta: Mapping[str, Any] = field(default_factory=dict)
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Saved:
    """Say what a commit made: the battle's row, its new version, the (id, no) of each entry in order."""

    battle: int
    version: int
    entries: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Throw:
    """Hold a command that changed nothing (a bare roll, a refusal, a form left open), kept for 30 days.

    `outcome` is None for a refusal and for a command that waits for more typed dice.
    """

    interaction: int
    actor: int
    actor_name: str
    channel: int
    guild: int | None
    battle: int | None
    command: str
    options: Mapping[str, Any]
    outcome: Outcome | None
    secret: bool = False
    id: int = 0
    created: float = 0.0


@dataclass(frozen=True, slots=True)
class Shown:
    """Note that the reply to an entry was delivered, and as which message."""

    entry: int
    channel: int | None = None
    message: int | None = None


@dataclass(frozen=True, slots=True)
class BattleInfo:
    """Tell of a battle without loading it (lists, clean-up, export)."""

    id: int
    guild: int | None
    channel: int
    name: str
    turn: int
    ended: bool
    created: float
    touched: float
    meta: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Forgotten:
    """Tell under what name a person is kept now, and how many entries, pieces and throws named him."""

    name: str
    entries: int = 0
    pieces: int = 0
    throws: int = 0
    choices: int = 0
    battles: int = 0

    @property
    def found(self) -> bool:
        """Tell whether there was anything."""
        return bool(self.entries or self.pieces or self.throws or self.choices or self.battles)
