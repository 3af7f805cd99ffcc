"""Between battles: a regiment goes home ready to react again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core.campaign import Campaign
from rules.core.pieces import Piece
from rules.warmaster.regiment import Regiment


def home(pieces: Sequence[Piece], fresh: bool = False) -> tuple[Piece, ...]:
    """Return regiments as they go home: out of the fight, in order."""
    return tuple(
        replace(piece, engaged=False, confused=False, reacted=False) if isinstance(piece, Regiment) else piece
        for piece in pieces
    )


CAMPAIGN = Campaign(home=home)
