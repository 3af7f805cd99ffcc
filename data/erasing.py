"""Put a pseudonym in a person's place, in every row that names him.

No table leads from the pseudonym back to the person. Dice stay verifiable: an entry keeps the digest that it was given,
and the battle says (`redacted` in its meta) in which entries the actor was replaced, since the digest covered him.
"""

from __future__ import annotations

import re
from typing import Any

from data.codec import dumps, loads
from data.plans import Plan, one
from data.records import Forgotten

PSEUDONYMS = 2**31  # above it and below 2**32: no id of Discord's is so small
END = 2**32
_OWNERS = (("journal", "actor"), ("roll", "actor"), ("piece", "owner"), ("battle", "starter"), ("roster", "owner"))
_ENTRIES = (
    "SELECT id, battle, no, actor, options, outcome, images, digest FROM journal WHERE actor = ?"
    " OR options LIKE ? OR outcome LIKE ? OR images LIKE ?"
)
_THROWS = "SELECT id, actor, options, outcome FROM roll WHERE actor = ? OR options LIKE ? OR outcome LIKE ?"
_PIECES = "SELECT battle, id, owner, body FROM piece WHERE owner = ? OR body LIKE ?"
_KEPT = "SELECT roster, id, body, chronicle FROM roster_piece WHERE body LIKE ? OR chronicle LIKE ?"
_ROSTERED = "UPDATE roster_piece SET body = ?, chronicle = ?, version = version + 1 WHERE roster = ? AND id = ?"
_META = "UPDATE battle SET meta = meta WHERE id = ? RETURNING meta"  # and hold the row


class Eraser:
    """Carry a person's id, the pseudonym in its place, and what was found so far."""

    def __init__(self, user: int, number: int) -> None:
        self.user = user
        self.pseudonym = PSEUDONYMS + number
        self.name = f"N. N. {number}"
        self.like = f"%{user}%"
        self.redacted: dict[int, set[int]] = {}  # the entries whose digest covers the person, by battle
        self._pattern = re.compile(rf"(?<!\d){user}(?!\d)")

    def text(self, text: str) -> str:
        """Return a JSON text with the pseudonym, in place of the id as a number, in a mention, within a text."""
        return dumps(self._plain(loads(text))) if str(self.user) in text else text

    def options(self, text: str, own: bool) -> str:
        """Return the options of a command; of his own, without the note that he wrote."""
        found = loads(self.text(text))
        return dumps({key: value for key, value in found.items() if key != "note"}) if own else self.text(text)

    def _plain(self, value: Any) -> Any:
        if type(value) is int:
            return self.pseudonym if value == self.user else value
        if isinstance(value, str):
            return self._pattern.sub(str(self.pseudonym), value)
        if isinstance(value, list):
            return [self._plain(item) for item in value]
        if isinstance(value, dict):
            return {self._plain(key): self._plain(item) for key, item in value.items()}
        return value


def forget(user: int) -> Plan[Forgotten]:
    """Replace a person's id and name everywhere; his notes go, and so does what he chose."""
    last = PSEUDONYMS
    for table, column in _OWNERS:
        row = yield from one(f"SELECT max({column}) FROM {table} WHERE {column} < ?", END)
        last = max(last, (row and row[0]) or 0)
    eraser = Eraser(user, last - PSEUDONYMS + 1)
    entries = yield from _entries(eraser)
    throws = yield from _throws(eraser)
    pieces = yield from _pieces(eraser)
    for battle, numbers in eraser.redacted.items():
        yield from _mark(battle, numbers)
    started = yield "UPDATE battle SET starter = ? WHERE starter = ?", (eraser.pseudonym, user)
    owned = yield "UPDATE roster SET owner = ?, version = version + 1 WHERE owner = ?", (eraser.pseudonym, user)
    choices = yield "DELETE FROM person WHERE id = ?", (user,)
    return Forgotten(eraser.name, entries, pieces, throws, choices.count + owned.count, started.count)


def _entries(eraser: Eraser) -> Plan[int]:
    found = yield _ENTRIES, (eraser.user, *(eraser.like,) * 3)
    count = 0
    for id_, battle, no, actor, *texts, digest in found.rows:
        own = actor == eraser.user
        fresh = [eraser.options(texts[0], own), *map(eraser.text, texts[1:])]
        if not own and fresh == texts:  # a longer number that holds this one
            continue
        yield "UPDATE journal SET options = ?, outcome = ?, images = ? WHERE id = ?", (*fresh, id_)
        redacted = eraser.redacted.setdefault(battle, set())
        if own:
            sql = "UPDATE journal SET actor = ?, actor_name = ?, note = '' WHERE id = ?"
            yield sql, (eraser.pseudonym, eraser.name, id_)
            if digest:
                redacted.add(no)
        count += 1
    return count


def _throws(eraser: Eraser) -> Plan[int]:
    found = yield _THROWS, (eraser.user, eraser.like, eraser.like)
    count = 0
    for id_, actor, options, outcome in found.rows:
        own = actor == eraser.user
        fresh = (eraser.options(options, own), None if outcome is None else eraser.text(outcome))
        if not own and fresh == (options, outcome):
            continue
        yield "UPDATE roll SET options = ?, outcome = ? WHERE id = ?", (*fresh, id_)
        if own:
            sql = "UPDATE roll SET actor = ?, actor_name = ? WHERE id = ?"
            yield sql, (eraser.pseudonym, eraser.name, id_)
        count += 1
    return count


def _pieces(eraser: Eraser) -> Plan[int]:
    """Replace the person in pieces, those in battles and those kept in rosters."""
    found = yield _PIECES, (eraser.user, eraser.like)
    count = 0
    for battle, id_, owner, body in found.rows:
        own = owner == eraser.user
        if own or eraser.text(body) != body:
            values = (eraser.pseudonym if own else owner, eraser.text(body), battle, id_)
            yield "UPDATE piece SET owner = ?, body = ? WHERE battle = ? AND id = ?", values
            eraser.redacted.setdefault(battle, set())
            count += 1
    kept = yield _KEPT, (eraser.like, eraser.like)
    for roster, id_, body, chronicle in kept.rows:
        fresh = (eraser.text(body), eraser.text(chronicle))
        if fresh != (body, chronicle):
            yield _ROSTERED, (*fresh, roster, id_)
            count += 1
    return count


def _mark(battle: int, numbers: set[int]) -> Plan[None]:
    """Note the redacted entries with the battle; its version moves, so that nobody saves what he read before."""
    row = yield from one(_META, battle)
    meta = loads(row[0]) if row else {}
    if numbers and meta.get("seal"):
        first = int(meta.get("sealed_from", 1))
        meta["redacted"] = sorted({*meta.get("redacted", ()), *(no for no in numbers if no >= first)})
    yield "UPDATE battle SET version = version + 1, meta = ? WHERE id = ?", (dumps(meta), battle)


def drop_server(server: int) -> Plan[None]:
    """Remove everything of a server."""
    for table, column in (("battle", "guild"), ("roll", "guild"), ("roster", "guild"), ("server", "id")):
        yield f"DELETE FROM {table} WHERE {column} = ?", (server,)
