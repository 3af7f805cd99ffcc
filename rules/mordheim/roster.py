"""The roster: what joins, changes and leaves; how many mounts a warband may hold (M1), what they are worth (M16)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rules.core.battle import Battle
from rules.core.names import fold
from rules.core.outcome import Change, Outcome, Put
from rules.core.refusal import Reason, Refused
from rules.core.words import say
from rules.mordheim import cards
from rules.mordheim.handling import alone, busy, cannot_ride
from rules.mordheim.pieces import Mount, Rider

MOST = 2  # mounts of a warband in dense terrain (M1)


def crowded(battle: Battle, side: str, *, hired: bool, leaving_out: Mount | None = None) -> list[Reason]:
    """Return why one more mount is too many for a side: two in dense terrain, hired swords' not counted (M1)."""
    if battle.setting("terrain") != "dense" or hired:
        return []
    mounts = counted(battle, on_roster(battle, side))
    held = [m for m in mounts if leaving_out is None or m.id != leaving_out.id]
    if len(battle.read(held)) < MOST:
        return []
    return [Reason(say("no-m-crowded", most=MOST, mounts=tuple(m.called for m in held)), "M1")]


def on_roster(battle: Battle, side: str, hides: cards.Hides = cards.nothing_hidden) -> list[Mount]:
    """Return a side's mounts, all but the dead (M16); one that a secret roll killed is still there to others."""
    mounts = [mount for mount in battle.peek(Mount) if fold(mount.side) == fold(side)]
    return [mount for mount in mounts if mount.condition != "dead" or hides(mount)]


def counted(battle: Battle, mounts: Iterable[Mount]) -> list[Mount]:
    """Return those of the mounts that count against M1: hired swords' do not."""
    hired = {rider.id for rider in battle.peek(Rider) if rider.hired}
    return [mount for mount in mounts if mount.by not in hired]


def add_mount(
    battle: Battle, mount: Mount, rider: Rider | None, known: Rider | None, *, forced: bool, gm: bool
) -> Outcome:
    """Bring a mount into the battle, with its rider in the saddle: `known` is his image before, None when he is new.

    Raises `Refused`: he may not ride (M1) or sits elsewhere, or the side holds as many mounts as the terrain lets it
    (M1) and no GM forces it.
    """
    reasons = []
    if forced and not gm:
        reasons.append(Reason(say("no-m-force"), "M1"))
    if not forced:
        reasons += crowded(battle, mount.side, hired=rider is not None and rider.hired)
    if rider is not None:
        reasons += cannot_ride(rider)
    if known is not None:
        reasons += busy(battle, mount, known)
    if reasons:
        raise Refused(say("refused-m-add", mount=mount.called), *reasons)
    changes: tuple[Change, ...]
    if rider is None:
        mount = replace(mount, condition="isolated")
        changes = (Put(None, mount),)
    else:
        up = rider.stands("mounted")
        mount = replace(mount, condition="ridden", by=up.id)
        others = alone(battle, known, None, ("waiting",)) if known is not None else ()
        changes = (Put(known, up), Put(None, mount), *others)
    key = "verdict-m-added" if rider is None else "verdict-m-added-ridden"
    words = {"mount": mount.called} if rider is None else {"mount": mount.called, "rider": rider.called}
    shown = cards.profile(mount) + (cards.warrior(rider) if rider is not None else ())
    return Outcome(say(key, **words), remarks=shown, rules=("M1",) if forced else (), changes=changes)


def add_rider(rider: Rider) -> Outcome:
    """Bring a warrior on foot into the battle; raise `Refused` when his ranks contradict each other (M1)."""
    if reasons := ranks(rider):
        raise Refused(say("refused-m-add", mount=rider.called), *reasons)
    return Outcome(
        say("verdict-m-added", mount=rider.called), remarks=cards.warrior(rider), changes=(Put(None, rider),)
    )


def ranks(rider: Rider) -> list[Reason]:
    """Return why a warrior's ranks contradict each other: no henchman leads a warband or is a hired sword."""
    if rider.henchman and (rider.leader or rider.hired):
        return [Reason(say("no-m-ranks", rider=rider.called), "M1")]
    return []


def sides(battle: Battle) -> list[str]:
    """Return the sides of the battle and those that mounts name besides, each once; "" where mounts have none."""
    named = (*battle.sides, *(mount.side for mount in battle.peek(Mount)))
    return list({fold(side): side for side in reversed(named)}.values())[::-1]
