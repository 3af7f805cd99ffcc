"""Tests that are due, as buttons: one each, and one that rolls them all."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.game import Due
from rules.core.outcome import Followup
from rules.core.words import say

SHOWN = 18


def offers(due: Sequence[Due]) -> tuple[Followup, ...]:
    """Return a button for each test due, after one for all of them when there are several."""
    each = tuple(one.followup for one in due[:SHOWN])
    return (Followup(say("b-roll-all", count=len(due)), "battle roll-due", due=True), *each) if len(due) > 1 else each
