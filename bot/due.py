"""Tests that are due, as buttons: one each, and one that rolls them all."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.game import Due
from rules.core.outcome import Followup
from rules.core.words import say

SHOWN = 18


def offers(due: Sequence[Due]) -> tuple[Followup, ...]:
    """Return a button for each test due, after one for all that are surely due when there are several."""
    each = tuple(one.followup for one in due[:SHOWN])
    count = sum(one.sure for one in due)
    return (Followup(say("b-roll-all", count=count), "battle roll-due", due=True), *each) if count > 1 else each
