"""The message that told last of each piece: in force, and open to all."""

from __future__ import annotations

from data.records import Saved, Shown
from data.store import Store
from rules.core.outcome import Change, Put
from tests.data.helpers import HERE, Horse, save

GREY, BLACK = Horse(id=1, name="Grey"), Horse(id=2, name="Black")
GREY_2, GREY_3 = Horse(id=1, name="Grey", ld=5), Horse(id=1, name="Grey", ld=4)


async def told(store: Store, message: int, *changes: Change, secret: bool = False) -> Saved:
    saved = await save(store, *changes, secret=secret)
    store.shown(Shown(saved.entries[0][0], HERE.channel, message))
    await store.flush()
    return saved


async def test_the_last_one_counts_by_piece(store: Store):
    saved = await told(store, 100, Put(None, GREY), Put(None, BLACK))
    await told(store, 101, Put(GREY, GREY_2))
    assert await store.messages(saved.battle) == {1: (HERE.channel, 101), 2: (HERE.channel, 100)}


async def test_a_secret_counts_once_it_is_revealed(store: Store):
    await told(store, 100, Put(None, GREY))
    saved = await told(store, 101, Put(GREY, GREY_2), secret=True)
    assert await store.messages(saved.battle) == {1: (HERE.channel, 100)}
    await store.reveal(saved.entries[0][0])
    assert await store.messages(saved.battle) == {1: (HERE.channel, 101)}


async def test_what_is_undone_does_not_count(store: Store):
    await told(store, 100, Put(None, GREY))
    saved = await told(store, 101, Put(GREY, GREY_2))
    await save(store, Put(GREY_2, GREY), undoes=2)
    assert await store.messages(saved.battle) == {1: (HERE.channel, 100)}


async def test_what_was_never_shown_has_no_message(store: Store):
    await told(store, 100, Put(None, GREY))
    saved = await save(store, Put(GREY, GREY_3))
    assert await store.messages(saved.battle) == {1: (HERE.channel, 100)}
