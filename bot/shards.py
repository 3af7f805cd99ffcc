"""Shards: which servers this process plays for. Discord gives each server to one shard, by its id."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

MOST = 16_384
LIST = re.compile(r"\d{1,5}(-\d{1,5})?(,\d{1,5}(-\d{1,5})?)*", re.ASCII)


def listed(value: Any) -> Any:
    """Return the numbers of a list such as `0,2-4`, in order; raise `ValueError` on another text."""
    if not isinstance(value, str):
        return value
    text = re.sub(r"\s", "", value)
    if not LIST.fullmatch(text):
        raise ValueError(value)
    found: set[int] = set()
    for part in text.split(","):
        first, _, last = part.partition("-")
        if int(last or first) < int(first):
            raise ValueError(part)
        found.update(range(int(first), int(last or first) + 1))
    return tuple(sorted(found))


def of(guild: int | None, count: int) -> int:
    """Return the shard of a server; private messages (None) come to the first."""
    return ((guild or 0) >> 22) % count


def ours(guild: int | None, count: int | None, ids: Collection[int] | None) -> bool:
    """Tell whether a server belongs to these shards of so many (None: all)."""
    return ids is None or of(guild, count or 1) in ids
