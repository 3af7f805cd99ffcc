"""What changes a piece by hand, or takes it away: its profile, leaving the table, recovering, going out of action."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from rules.core.battle import Battle
from rules.core.names import fold
from rules.core.outcome import Change, Outcome, Put, changed
from rules.core.pieces import Piece
from rules.core.refusal import Reason, Refused
from rules.core.words import say
from rules.mordheim import cards
from rules.mordheim.handling import alone, left_alone
from rules.mordheim.links import keeper, rider_of
from rules.mordheim.pieces import GONE, Mount, MountCondition, Rider, slug
from rules.mordheim.roster import crowded, ranks
from rules.mordheim.whoa import condition

Now = Literal["recovered", "stunned", "out of action"]
NOW: tuple[Now, ...] = ("recovered", "stunned", "out of action")


def edit_mount(
    battle: Battle, before: Mount, after: Mount, *, forced: bool, gm: bool, off_table: bool | None
) -> Outcome:
    """Change a mount: its profile, or whether it has left the table (M8, M15).

    Raises `Refused`: nothing to change, one mount too many for the new side (M1), a rider still in the saddle.
    """
    reasons = [Reason(say("no-m-force"), "M1")] if forced and not gm else []
    if fold(after.side) != fold(before.side) and not forced:
        hired = rider_of(battle, before).hired
        reasons += crowded(battle, after.side, hired=hired, leaving_out=before)
    if off_table is not None:
        reasons += _cannot_leave(battle, before, off_table)
        after = replace(after, condition=_out(off_table), tested=True, calmed=False)
    if reasons:
        raise Refused(say("refused-m-edit", mount=before.called), *reasons)
    if before == after:
        raise Refused(say("refused-m-edit", mount=before.called), Reason(say("no-m-nothing")))
    if off_table:
        todos = (say("todo-m-off-table", mount=after.called),)
        return Outcome(
            say("verdict-m-left", mount=after.called),
            mood="amber",
            todos=todos,
            rules=("M8", "M15"),
            changes=changed(before, after),
        )
    if off_table is not None:
        return Outcome(
            say("verdict-m-back", mount=after.called), todos=(left_alone(after),), changes=changed(before, after)
        )
    return Outcome(
        say("verdict-m-edited", mount=after.called), remarks=cards.profile(after), changes=changed(before, after)
    )


def edit_rider(battle: Battle, before: Rider, after: Rider, now: Now | None) -> Outcome:
    """Change a warrior: his profile, or how he is now.

    Raises `Refused`: nothing to change, contradictory ranks (M1), or hurt in the saddle, which is a roll on the Whoa!
    table (M13, M14).
    """
    reasons = [*ranks(after), *_hurt_riding(before, now)]
    if after.henchman and before.rides:
        reasons.append(Reason(say("no-m-henchman", rider=before.called), "M1"))
    if now is not None:
        after = _now(after, now)
    if before == after and not reasons:
        reasons.append(Reason(say("no-m-nothing")))
    if reasons:
        raise Refused(say("refused-m-edit", mount=before.called), *reasons)
    if now is None:
        verdict, shown = say("verdict-m-edited", mount=after.called), cards.warrior(after)
        return Outcome(verdict, remarks=shown, changes=changed(before, after))
    loose = alone(battle, before, None, ("led", "waiting")) if now == "out of action" else ()
    verdict = say(f"verdict-m-now-{slug(after.condition)}", **after.words)
    mounts = [c.after for c in loose if isinstance(c, Put) and isinstance(c.after, Mount)]
    todos = tuple(left_alone(mount) for mount in mounts)
    return Outcome(verdict, todos=todos, rules=("M15",) if mounts else (), changes=(*changed(before, after), *loose))


def remove(battle: Battle, piece: Mount | Rider) -> Outcome:
    """Take a piece out of the battle, and what others hold of it."""
    changes = (Put(piece, None), *removed(battle, piece))
    return Outcome(say("verdict-m-removed", mount=piece.called), changes=changes)


def removed(battle: Battle, piece: Piece) -> tuple[Change, ...]:
    """Return what the loss of a piece changes: its rider stands on foot, his mounts have nobody any more."""
    if isinstance(piece, Mount) and piece.condition == "ridden":
        rider = keeper(battle, piece)
        return changed(rider, rider.stands("on foot")) if rider is not None else ()
    if isinstance(piece, Rider):
        mounts = battle.read(m for m in battle.peek(Mount) if m.by == piece.id)
        return tuple(c for m in mounts for c in changed(m, orphan(m)))
    return ()


def orphan(mount: Mount) -> Mount:
    """Return a mount that has nobody any more: isolated, unless it is beyond that."""
    if mount.condition in ("ridden", "led", "waiting"):
        return replace(mount, condition="isolated", by=0, tested=True)
    return replace(mount, by=0)


def _hurt_riding(rider: Rider, now: Now | None) -> list[Reason]:
    """Return why a rider is not simply hurt: in the saddle that is a roll on the Whoa! table."""
    if now == "stunned" and rider.rides:
        return [Reason(say("no-m-stunned-riding", rider=rider.called), "M13")]
    if now == "out of action" and rider.rides:
        return [Reason(say("no-m-out-riding", rider=rider.called), "M14")]
    return []


def _now(rider: Rider, now: Now) -> Rider:
    if now != "recovered":
        return rider.stands(now)
    return rider.stands("mounted" if rider.rides else "on foot")


def _out(off_table: bool) -> MountCondition:
    return "off the table" if off_table else "isolated"


def _cannot_leave(battle: Battle, mount: Mount, off_table: bool) -> list[Reason]:
    """Return why a mount cannot leave the table or come back to it."""
    if not off_table and mount.condition != "off the table":
        return [Reason(say("no-m-not-off", mount=mount.called, condition=condition(mount)), "M8")]
    if off_table and mount.condition == "ridden":
        return [Reason(say("no-m-ridden", mount=mount.called, rider=rider_of(battle, mount).called), "M8")]
    if off_table and mount.condition in GONE:
        return [Reason(say("no-m-gone", mount=mount.called, condition=condition(mount)), "M8")]
    return []
