"""Read a battle in one statement: one trip, and everything as it was at one moment."""

from __future__ import annotations

from data import rows
from data.reading import Found
from data.records import Place
from data.rows import Row

_BATTLE = "id, guild, channel, version, entries, next_id, starter, state, meta, digest"
_HERE = f"SELECT {_BATTLE} FROM battle WHERE channel = $1 AND ended = 0"
_ANY_HERE = "EXISTS (SELECT FROM battle WHERE channel = $1)"


def _with(actor: str, channels: str, guild: str) -> str:
    return f"""
        (SELECT array_agg(ROW (kind, id, body) ORDER BY id) FROM piece WHERE battle = (SELECT id FROM found)),
        (SELECT array_agg(ROW (id, actor, writes) ORDER BY id) FROM journal
            WHERE battle = (SELECT id FROM found) AND secret = 1 AND revealed = 0 AND undone_by IS NULL),
        (SELECT array_agg(ROW ({rows.ENTRY}) ORDER BY j.id) FROM journal j JOIN battle b ON b.id = j.battle
            WHERE j.shown = 0 AND j.actor = {actor} AND b.channel IN ({channels})),
        (SELECT ROW (language, dice, pings) FROM person WHERE id = {actor}),
        (SELECT ROW (settings) FROM server WHERE id = {guild})
    """


LOAD = f"""
WITH here AS ({_HERE}),
found AS (
    SELECT * FROM here UNION ALL
    SELECT {_BATTLE} FROM battle WHERE channel = $2 AND ended = 0 AND NOT {_ANY_HERE}
)
SELECT
    (SELECT ROW ({_BATTLE}) FROM found),
    $2::bigint IS NOT NULL AND {_ANY_HERE} AND NOT EXISTS (SELECT FROM here),
    {_with(actor="$3", channels="$1, $2", guild="$4")}
"""
LOAD_BATTLE = f"""
WITH found AS (SELECT {_BATTLE} FROM battle WHERE id = $1)
SELECT
    (SELECT ROW ({_BATTLE}) FROM found),
    false,
    {_with(actor="$2", channels="(SELECT channel FROM found)", guild="(SELECT guild FROM found)")}
"""


def found(row: Row) -> Found:
    """Return the rows of a battle out of the one row that was read."""
    battle, ended, pieces, secrets, unshown, person, server = row
    return Found(battle, ended, pieces or [], secrets or [], unshown or [], person, server)


def place_of(battle: Row) -> Place:
    """Return where a battle is."""
    return Place(channel=battle[2], guild=battle[1])
