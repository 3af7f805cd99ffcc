"""The shape of an exported battle: what a file must hold before anything in it is read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import ConfigDict, Field, TypeAdapter, with_config

FORMAT = 1  # of the whole file; raise it when an older one must be read differently

Whole = Annotated[int, Field(ge=0, lt=2**63)]
Time = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Plain = dict[str, Any]
_STRICT = ConfigDict(extra="forbid")


@with_config(_STRICT)
@dataclass(frozen=True, slots=True, kw_only=True)
class FiledPiece:
    """Hold one piece."""

    kind: str
    piece: Plain


@with_config(_STRICT)
@dataclass(frozen=True, slots=True, kw_only=True)
class FiledEntry:
    """Hold one entry of the journal: all of `Entry` but the ids of the store, `writes` and `shown`."""

    no: Whole
    interaction: Whole
    seq: Whole
    actor: Whole
    actor_name: str
    command: str
    options: Plain
    outcome: Plain
    reads: list[str]
    images: list[Any]
    turn: Whole
    created: Time
    note: str
    secret: bool
    revealed: bool
    undoes: Whole | None
    undone_by: Whole | None
    channel: Whole | None
    message: Whole | None
    digest: str = ""


@with_config(_STRICT)
@dataclass(frozen=True, slots=True, kw_only=True)
class FiledThrow:
    """Hold one throw; the battle is the file's own."""

    interaction: Whole
    actor: Whole
    actor_name: str
    channel: Whole
    guild: Whole | None
    command: str
    options: Plain
    outcome: Plain | None
    secret: bool
    created: Time


@with_config(_STRICT)
@dataclass(frozen=True, slots=True, kw_only=True)
class Filed:
    """Hold a whole battle; `outcomes` is the format of its outcomes."""

    format: int
    outcomes: int
    starter: Whole
    next_id: Whole
    created: Time
    state: Plain
    meta: Plain
    pieces: list[FiledPiece]
    entries: list[FiledEntry]
    throws: list[FiledThrow]


FILED = TypeAdapter(Filed)
