"""A program to be killed: for each line on its input it forks one that plays without end, and tells of every promise.

Forked, because starting Python takes longer than three hundred kills. Run with the path of a database.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from dataclasses import replace

from bot.sealing import chained
from data import store_at
from data.migrate import MEMORY
from data.records import NewEntry, Place, Shown, Snapshot, Throw
from data.store import Store
from rules.core.dice import Rolled
from rules.core.outcome import Change, Outcome, Put, PutBattle
from rules.core.rolls import Roll
from rules.core.seal import Seal, new_seal
from rules.core.words import Name, say
from rules.mordheim.pieces import Mount

ANN = 198_622_483_471_925_248
LONG = 24  # entries of a battle before the next begins
BULK = "x" * 700


async def play(database: str, channel: int, seed: int, rounds: int = sys.maxsize) -> None:
    """Play on in a channel: pieces, sealed dice, undo, ends, throws, notes, whatever the chance of this seed says."""
    chance = random.Random(seed)
    store = store_at(database)
    await store.open()
    interaction = (channel << 40) + (seed << 16)
    for _ in range(rounds):
        interaction += 1
        snapshot = await store.load(Place(channel, 1), ANN)
        if chance.random() < 0.15:
            await store.throw(thrown(interaction, snapshot))
            continue
        seal = new_seal() if snapshot.battle is None else Seal.of(snapshot.meta)
        assert seal is not None
        entries = [await made(store, snapshot, seal, interaction, chance)]
        saved = await store.commit(
            snapshot, chained(seal, snapshot, entries), next_id=snapshot.next_id + 1, meta=seal.meta()
        )
        if database != MEMORY:
            print(saved.battle, saved.entries[0][1], flush=True)
        if chance.random() < 0.5:
            store.shown(Shown(saved.entries[0][0], channel, interaction))
        if chance.random() < 0.1:
            await store.set_meta(saved.battle, {"board": {"message": interaction}})
    await store.close()


async def made(store: Store, snapshot: Snapshot, seal: Seal, interaction: int, chance: random.Random) -> NewEntry:
    """Return one entry: an end, an undo of the last one, or a roll that adds, changes or removes a mount."""
    changes: tuple[Change, ...]
    undoes = None
    mounts = [piece for piece in snapshot.pieces if isinstance(piece, Mount)]
    last = (await store.journal(snapshot.battle, newest_first=True, limit=1))[:1] if snapshot.battle else []
    dice = Rolled(seal.source(interaction))
    dice.roll(Roll("M15", say("why-m15-table"), 2, 6))
    if snapshot.entries >= LONG:
        changes = (PutBattle(snapshot.state, replace(snapshot.state, ended=True)),)
    elif last and last[0].images and last[0].undone_by is None and chance.random() < 0.3:
        undoes = last[0].no
        changes = tuple(Put(c.after, c.before) for c in last[0].images if isinstance(c, Put))
    elif len(mounts) < 3:
        name = f"Tonnerre {interaction}"
        changes = (Put(None, Mount(id=snapshot.next_id, name=name, owner=ANN)),)
    elif chance.random() < 0.3:
        changes = (Put(chance.choice(mounts), None),)
    else:
        changes = tuple(Put(mount, replace(mount, ld=mount.ld % 10 + 1)) for mount in mounts)
    return NewEntry(
        interaction=interaction,
        actor=ANN,
        actor_name="Ann",
        command="whoa",
        options={"mount": "Tonnerre", "note": BULK},
        outcome=Outcome(say("m-verdict-held", mount=Name("Tonnerre")), klass="held", steps=tuple(dice.steps)),
        reads=frozenset(),
        changes=changes,
        note=BULK,
        secret=chance.random() < 0.2,
        undoes=undoes,
    )


def thrown(interaction: int, snapshot: Snapshot) -> Throw:
    """Return a refusal, which is kept as a throw."""
    return Throw(
        interaction=interaction,
        actor=ANN,
        actor_name="Ann",
        channel=snapshot.channel,
        guild=1,
        battle=snapshot.battle,
        command="whoa",
        options={},
        outcome=None,
    )


def main(database: str) -> None:
    """Fork a player for each line `channel seed`, say its process, and when it is gone."""
    asyncio.run(play(MEMORY, 1, 1, rounds=100))  # all that is made when first needed is made before the first fork
    for line in sys.stdin:
        channel, seed = map(int, line.split())
        sys.stdout.flush()
        child = os.fork()
        if not child:
            asyncio.run(play(database, channel, seed))
            os._exit(0)
        print("child", child, flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
