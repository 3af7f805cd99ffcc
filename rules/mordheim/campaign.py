"""Between battles: who goes home in which saddle, injury rolls still to make (M15), what a warband is worth (M16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.core.battle import Battle
from rules.core.campaign import Campaign, Lasting, Toll
from rules.core.pieces import Piece
from rules.core.refusal import Reason
from rules.core.words import Line, Name, say
from rules.mordheim.pieces import GONE, Mount, Rider, RiderCondition
from rules.mordheim.roster import MOST, crowded


def home(pieces: Sequence[Piece], fresh: bool = False) -> tuple[Piece, ...]:
    """Return mounts and warriors as they go home: each warrior on the mount that he rides or had last."""
    riders = {piece.id: piece for piece in pieces if isinstance(piece, Rider)}
    mounts = [piece for piece in pieces if isinstance(piece, Mount)]
    ridden = _saddles(mounts, riders)
    saddled = set(ridden.values())
    return tuple(
        _mount(piece, ridden, riders, fresh)
        if isinstance(piece, Mount)
        else _rider(piece, saddled, fresh)
        if isinstance(piece, Rider)
        else piece
        for piece in pieces
    )


def _saddles(mounts: Sequence[Mount], riders: Mapping[int, Rider]) -> dict[int, int]:
    """Return the rider of each mount that goes home ridden: the one in the saddle before one who had it last."""
    ridden: dict[int, int] = {}
    living = [m for m in mounts if m.condition not in ("dead", "led") and m.by in riders]
    for mount in sorted(living, key=lambda mount: mount.condition != "ridden"):
        if mount.by not in ridden.values() and not riders[mount.by].henchman:
            ridden[mount.id] = mount.by
    return ridden


def _mount(mount: Mount, ridden: Mapping[int, int], riders: Mapping[int, Rider], fresh: bool) -> Mount:
    calm = replace(mount, tested=False, calmed=False)
    if mount.condition == "dead" and not fresh:
        return replace(calm, by=0)
    if mount.id in ridden:
        return replace(calm, condition="ridden", by=ridden[mount.id])
    if mount.condition == "led" and mount.by in riders and mount.by not in ridden.values():
        return calm
    return replace(calm, condition="isolated", by=mount.by if mount.by in riders else 0)


def _rider(rider: Rider, saddled: set[int], fresh: bool) -> Rider:
    condition: RiderCondition = "mounted" if rider.id in saddled else "on foot"
    injuries = 0 if fresh else rider.injuries
    return replace(rider, condition=condition, disoriented=0, hidden=False, changes=0, injuries=injuries)


def relinked(piece: Piece, ids: Mapping[int, int]) -> Piece:
    """Return a mount whose rider has another number."""
    return replace(piece, by=ids.get(piece.by, 0)) if isinstance(piece, Mount) else piece


def lasting(piece: Piece) -> Lasting:
    """Tell what a mount or warrior bears: struck off, or with serious injury rolls still to make (M15)."""
    if isinstance(piece, Mount) and piece.condition == "dead":
        return Lasting(True, (say("mark-m-dead"),))
    if isinstance(piece, Rider) and piece.injuries:
        return Lasting(False, (say("mark-m-injuries", count=piece.injuries),))
    return Lasting()


def toll(first: Sequence[Piece], last: Sequence[Piece]) -> Toll:
    """Tell who is out, which injury rolls are due, which mounts are lost, and the rating before and after (M16)."""
    mounts = [piece for piece in last if isinstance(piece, Mount)]
    riders = [piece for piece in last if isinstance(piece, Rider)]
    out: list[Line | Name] = [m.called for m in mounts if m.condition == "out of action"]
    out += [r.called for r in riders if r.condition == "out of action"]
    away: list[Line | Name] = [say("toll-m-off", mount=m.called) for m in mounts if m.condition == "off the table"]
    there: list[Line | Name] = [m.called for m in mounts if m.condition not in GONE]
    there += [r.called for r in riders if r.condition != "out of action"]
    after = [say("toll-m-injuries", rider=r.called, count=r.injuries) for r in riders if r.injuries]
    dead = tuple(m.called for m in mounts if m.condition == "dead")
    return Toll(
        lost=dead,
        out=tuple(out),
        marked=tuple(away),
        whole=tuple(there),
        after=tuple(after),
        rating=_rating(first, mounts),
        rules=("M15", "M16") if after or dead else ("M16",) if mounts else (),
    )


def _rating(first: Sequence[Piece], mounts: Sequence[Mount]) -> tuple[int, int] | None:
    """Return what the mounts were worth with those since struck off or removed, and what they are worth now (M16)."""
    came = {piece.id: piece for piece in first if isinstance(piece, Mount)}
    if not came:
        return None
    now = {mount.id: mount for mount in mounts}
    before = sum(
        replace(now.get(id_, one), condition="isolated").rating for id_, one in came.items() if one.condition != "dead"
    )
    return before, sum(mount.rating for mount in mounts)


def forbids(battle: Battle, pieces: Sequence[Piece]) -> Sequence[Reason]:
    """Return why these mounts are too many for the terrain: two a side in a dense one, hired swords' apart (M1)."""
    hired = {piece.id for piece in pieces if isinstance(piece, Rider) and piece.hired}
    mounts = [piece for piece in pieces if isinstance(piece, Mount) and piece.by not in hired]
    found: list[Reason] = []
    for side in dict.fromkeys(mount.side for mount in mounts):
        more = sum(mount.side == side for mount in mounts)
        reasons = crowded(battle, side, hired=False)
        if reasons:
            found += reasons
        elif battle.setting("terrain") == "dense" and more > MOST:
            found.append(Reason(say("no-m-crowded-roster", count=more, most=MOST), "M1"))
    return found


CAMPAIGN = Campaign(home=home, relinked=relinked, lasting=lasting, toll=toll, forbids=forbids)
