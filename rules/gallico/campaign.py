"""Between battles: who goes home, who must recover first (G14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.core.campaign import Campaign, Lasting, Toll
from rules.core.pieces import Piece
from rules.core.words import say
from rules.gallico.fighter import Fighter


def home(pieces: Sequence[Piece], fresh: bool = False) -> tuple[Piece, ...]:
    """Return fighters as they go home: wounds are dressed, who was put out of action has to recover first (G14)."""
    here = {piece.id: piece.id for piece in pieces}
    return tuple(relinked(_home(piece, fresh), here) if isinstance(piece, Fighter) else piece for piece in pieces)


def _home(one: Fighter, fresh: bool) -> Fighter:
    return replace(
        one,
        target=0,
        formation=False,
        camouflaged=False,
        frenzied=False,
        wounds=0,
        fights=0,
        clash=None,
        recovering=(one.recovering or one.out) and not fresh,
    )


def relinked(piece: Piece, ids: Mapping[int, int]) -> Piece:
    """Return a war dog whose handler has another number."""
    return replace(piece, handler=ids.get(piece.handler, 0)) if isinstance(piece, Fighter) else piece


def lasting(piece: Piece) -> Lasting:
    """Tell whether a fighter's recovery test is still to come (G14)."""
    recovers = isinstance(piece, Fighter) and (piece.recovering or piece.out)
    return Lasting(False, (say("mark-g-recovering"),)) if recovers else Lasting()


def toll(first: Sequence[Piece], last: Sequence[Piece]) -> Toll:
    """Tell who is out of action and has to recover, who is wounded, who is unhurt (G1, G14)."""
    those = [piece for piece in last if isinstance(piece, Fighter)]
    out = [one.called for one in those if one.out]
    return Toll(
        out=tuple(out),
        marked=tuple(one.called for one in those if one.wounded),
        whole=tuple(one.called for one in those if not one.wounds),
        after=tuple(say("toll-g-recovery", who=one.called) for one in those if one.out or one.recovering),
        rules=("G1", "G14") if out else (),
    )


CAMPAIGN = Campaign(home=home, relinked=relinked, lasting=lasting, toll=toll)
