"""Lists: pieces by side with their state, and what a warband's mounts are worth and how many it may hold (M1, M16)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.core.battle import Battle
from rules.core.names import fold
from rules.core.outcome import Card
from rules.core.words import Line, Name, say
from rules.mordheim.cards import Hides, state
from rules.mordheim.pieces import Mount, Rider
from rules.mordheim.roster import MOST, counted, on_roster
from rules.mordheim.species import word


def by_side(pieces: Iterable[Mount | Rider], title: Line, battle: Battle, hides: Hides) -> Card:
    """Return a list of pieces with their state, side by side."""
    sides: dict[str, tuple[str, list[Line]]] = {}
    for piece in pieces:
        shown = say("hidden") if hides(piece) else state(piece, battle)
        lines = sides.setdefault(fold(piece.side), (piece.side, []))[1]
        lines.append(say("card-m-item", name=piece.called, state=shown))
    sections = tuple((_side(side), tuple(lines)) for side, lines in sides.values())
    return Card(title, () if sections else (say("card-m-none"),), sections)


def warband(sides: Sequence[str], battle: Battle, hides: Hides) -> Card:
    """Return the rating of each side's mounts and how many of those allowed it holds (M1, M16)."""
    sections = []
    dense = battle.setting("terrain") == "dense"
    for side in sides:
        mounts = on_roster(battle, side, hides)
        counts = {mount.id for mount in counted(battle, mounts)}
        lines = [_worth(mount, battle, counts, hides) for mount in mounts]
        if dense:
            key = "card-m-dense-over" if len(counts) > MOST else "card-m-dense"
            lines.append(say(key, count=len(counts), most=MOST))
        points = "?" if any(map(hides, mounts)) else sum(mount.rating for mount in mounts)
        if side:
            sections.append((say("card-m-warband-side", side=Name(side), points=points), tuple(lines)))
        else:
            sections.append((say("card-m-warband-none", points=points), tuple(lines)))
    lead = () if dense else (say("card-m-open"),)
    return Card(
        say("card-m-warband"), lead if sections else (say("card-m-none"),), tuple(sections), rules=("M1", "M16")
    )


def _worth(mount: Mount, battle: Battle, counts: set[int], hides: Hides) -> Line:
    shown, points = (say("hidden"), "?") if hides(mount) else (state(mount, battle), mount.rating)
    key = "card-m-warband-item" if mount.id in counts else "card-m-warband-hired"
    return say(key, mount=mount.called, species=word(mount.species), points=points, state=shown)


def _side(side: str) -> Line:
    return say("card-m-side", side=Name(side)) if side else say("card-m-no-side")
