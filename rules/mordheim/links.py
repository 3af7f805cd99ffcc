"""Who has which mount: the one link between the two kinds of piece, followed in both directions."""

from __future__ import annotations

from dataclasses import replace

from rules.core.battle import Battle
from rules.mordheim.pieces import ANYONE, Mount, Rider


def keeper(battle: Battle, mount: Mount) -> Rider | None:
    """Return who rides, leads or is awaited by a mount, or had it last, noted as read.

    None where nobody had it yet, or he is gone (undoing the removal of a mount may bring it back without him).
    """
    return battle.get(Rider, mount.by) if mount.by and battle.has(mount.by) else None


def rider_of(battle: Battle, mount: Mount) -> Rider:
    """Return who has or had a mount last, or a nameless one."""
    return keeper(battle, mount) or ANYONE


def settled(battle: Battle, mount: Mount) -> Mount:
    """Return a mount as it really stands: isolated when who leads it, or whom it awaits, has gone up or out of action.

    Every command sees to that itself, and the journal undoes nothing that a later entry depends on. Only the undone
    removal of a mount brings back what was true before it left; here that is set right.
    """
    if mount.condition not in ("led", "waiting"):
        return mount
    who = keeper(battle, mount)
    if who is not None and who.condition in ("on foot", "stunned"):
        return mount
    return replace(mount, condition="isolated", by=who.id if who is not None else 0)


def mount_of(battle: Battle, rider: Rider) -> Mount | None:
    """Return the mount that a rider sits on, noted as read."""
    for mount in battle.peek(Mount):
        if mount.held("ridden", rider):
            return battle.read([mount])[0]
    return None


def led_by(battle: Battle, rider: Rider) -> list[Mount]:
    """Return the mounts that a warrior leads; all that he ever had last are noted as read, so that undo knows."""
    had = battle.read(mount for mount in battle.peek(Mount) if mount.by == rider.id)
    return [mount for mount in had if settled(battle, mount).condition == "led"]
