"""What is looked at in a database, whichever engine keeps it: plans that read, and what they find wrong."""

from __future__ import annotations

from dataclasses import dataclass, field

from data import importing
from data.codec import load_piece, loads
from data.invariants import RawBattle, faults
from data.plans import Plan, one
from data.rows import Row
from data.store import Unreadable
from rules.core.names import fold
from rules.core.words import Line, Name, say

BATTLES = "SELECT id FROM battle ORDER BY id"
_BATTLE = "SELECT entries, next_id, starter, ended, state, meta, digest, created FROM battle WHERE id = ?"
_PIECES = "SELECT id, kind, name, key, side, owner, body FROM piece WHERE battle = ? ORDER BY id"
_ROSTERS = (
    "SELECT r.name, p.id, p.kind, p.name, p.key, p.body, p.chronicle FROM roster_piece p"
    " JOIN roster r ON r.id = p.roster ORDER BY p.roster, p.id"
)
_OPEN = "SELECT channel, count(*) FROM battle WHERE ended = 0 GROUP BY channel HAVING count(*) > 1"
_TWICE = (
    "SELECT interaction FROM journal WHERE imported = 0 GROUP BY interaction, seq HAVING count(*) > 1"
    " UNION SELECT interaction FROM roll WHERE imported = 0 AND interaction IN"
    " (SELECT interaction FROM journal WHERE imported = 0)"
)


@dataclass(slots=True)
class Inspection:
    """Tell what was looked at and what is wrong: faults of the file, and of each battle by its number."""

    battles: int = 0
    entries: int = 0
    file: list[Line] = field(default_factory=list)
    wrong: dict[int, list[Line]] = field(default_factory=dict)

    @property
    def sound(self) -> bool:
        """Tell whether nothing is wrong."""
        return not self.file and not self.wrong

    def add(self, found: RawBattle | None) -> None:
        """Look at a battle and keep what is wrong with it; None: it has gone meanwhile."""
        if found is not None:
            self.battles += 1
            self.entries += len(found.entries)
            if wrong := faults(found):
                self.wrong[found.id] = wrong


def together(*, rosters: bool = True) -> Plan[list[Line]]:
    """Return what is wrong with the tables among one another; without `rosters` where there are none yet."""
    found = []
    for channel, count in (yield _OPEN, ()).rows:
        found.append(say("check-open", channel=str(channel), count=count))
    for (interaction,) in (yield _TWICE, ()).rows:
        found.append(say("check-twice", interaction=str(interaction)))
    if rosters:
        for row in (yield _ROSTERS, ()).rows:
            if why := _roster_fault(row):
                found.append(say("check-roster", name=Name(row[0]), why=Name(why)))
    for server, settings in (yield "SELECT id, settings FROM server", ()).rows:
        try:
            readable = isinstance(loads(settings), dict)
        except Unreadable:
            readable = False
        if not readable:
            found.append(say("check-server", server=str(server)))
    return found


def _roster_fault(row: Row) -> str:
    _, id_, kind, name, key, body, chronicle = row
    try:
        piece = load_piece(kind, body)
        loads(chronicle)
    except Unreadable as error:
        return f"{id_} ({name}): {error.detail}"
    fits = (piece.id, piece.name, fold(piece.name)) == (id_, name, key)
    return "" if fits else f"{id_} ({name}) ≠ {piece.id} ({piece.name})"


def raw_battle(battle: int) -> Plan[RawBattle | None]:
    """Return the rows of a battle, None when it has gone meanwhile."""
    row = yield from one(_BATTLE, battle)
    if row is None:
        return None
    entries, next_id, starter, ended, state, meta, digest, created = row
    pieces = yield _PIECES, (battle,)
    journal = yield importing.ENTRIES, (battle,)
    throws = yield importing.THROWS, (battle,)
    return RawBattle(
        id=battle,
        entries_told=entries,
        next_id=next_id,
        starter=starter,
        ended=bool(ended),
        state=state,
        meta=meta,
        digest=digest,
        created=created,
        pieces=pieces.rows,
        entries=journal.rows,
        throws=throws.rows,
    )
