"""Save without end, telling of every save that was promised: to be killed. Run with a database and a channel."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace

from data import is_url, store_at
from data.records import Place, Shown
from data.sqlite import SqliteStore
from rules.core import game
from rules.core.outcome import Change, Put
from tests.data.helpers import ANN, KINDS, Horse, save


async def main(database: str, channel: int) -> None:
    """Play on in the channel."""
    game.kinds = lambda: KINDS  # type: ignore[assignment]
    store = store_at(database) if is_url(database) else SqliteStore(database, busy=10)
    await store.open()
    place = Place(channel, 1)
    while True:
        snapshot = await store.load(place, ANN)
        horses = [piece for piece in snapshot.pieces if isinstance(piece, Horse)]
        changes: list[Change] = [Put(horse, replace(horse, ld=horse.ld + 1)) for horse in horses]
        if len(horses) < 4:
            changes.append(Put(None, Horse(id=snapshot.next_id, name=f"horse {snapshot.next_id}")))
        else:
            changes[0] = Put(horses[0], None)
        interaction = channel * 10**12 + snapshot.entries + 1
        saved = await save(store, *changes, place=place, interaction=interaction, note="x" * 500)
        store.shown(Shown(saved.entries[0][0], channel, saved.entries[0][0]))
        sys.stdout.write(f"{saved.entries[0][1]}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
