"""The GM's hand: any condition of a mount or a rider, set without dice, with what follows for the other one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.core.battle import Battle, merge
from rules.core.game import Condition
from rules.core.outcome import Change, changed
from rules.core.pieces import Piece
from rules.core.refusal import Reason, Refused
from rules.core.words import say
from rules.mordheim.handling import alone
from rules.mordheim.links import keeper, mount_of
from rules.mordheim.pieces import HELD, Mount, MountCondition, Rider, RiderCondition
from rules.mordheim.turns import own_turn

Value = bool | int | Piece | None
Setter = Callable[[Battle, Piece, Value], tuple[Change, ...]]


def place(battle: Battle, mount: Mount, condition: MountCondition, rider: Rider | None = None) -> tuple[Change, ...]:
    """Return the changes that put a mount in a condition, by or for a rider where it takes one.

    Whoever sat on it stands on foot; whoever is put in the saddle leaves another mount isolated; one for whom a mount
    waits is stunned.
    """
    changes: list[Change] = []
    sitting = keeper(battle, mount) if mount.condition == "ridden" else None
    if sitting is not None and (condition != "ridden" or rider is None or rider.id != sitting.id):
        changes += changed(sitting, sitting.stands("on foot"))
        if rider is not None and rider.id == sitting.id:
            rider = sitting.stands("on foot")
    by = 0 if condition == "dead" else rider.id if rider is not None else mount.by
    changes += changed(mount, replace(mount, condition=condition, by=by, tested=True, calmed=False))
    if rider is not None and condition in HELD:
        changes += _hold(battle, mount, condition, rider)
    return merge(changes)


def _hold(battle: Battle, mount: Mount, condition: MountCondition, rider: Rider) -> tuple[Change, ...]:
    """Return what holding a mount asks of its rider: in the saddle, on foot to lead, stunned to be waited for."""
    stance: RiderCondition = "mounted" if condition == "ridden" else "stunned" if condition == "waiting" else "on foot"
    keep = rider.condition if condition == "ridden" and rider.rides and mount.held("ridden", rider) else stance
    if condition == "led" and rider.condition == "stunned":
        keep = "stunned"
    left = mount_of(battle, rider)
    changes: list[Change] = list(changed(rider, rider if keep == rider.condition else rider.stands(keep)))
    if left is not None and left.id != mount.id:
        changes += changed(left, replace(left, condition="isolated", tested=True))
    if condition == "ridden":
        changes += alone(battle, rider, mount, ("led", "waiting"))
    return tuple(changes)


def stand(battle: Battle, rider: Rider, condition: RiderCondition) -> tuple[Change, ...]:
    """Return the changes that put a rider in a condition out of the saddle; his mount is isolated, or waits for him."""
    changes: list[Change] = list(changed(rider, rider.stands(condition)))
    mount = mount_of(battle, rider)
    if mount is not None:
        to: MountCondition = "waiting" if condition == "stunned" else "isolated"
        changes += changed(mount, replace(mount, condition=to, tested=True))
    if condition == "out of action":
        changes += alone(battle, rider, mount, ("led", "waiting"))
    return merge(changes)


def _held(condition: MountCondition) -> Setter:
    def set_(battle: Battle, piece: Piece, value: Value) -> tuple[Change, ...]:
        assert isinstance(piece, Mount)
        if value is None:
            return place(battle, piece, "isolated") if piece.condition == condition else ()
        if not isinstance(value, Rider):
            raise Refused(say("refused-m-set", mount=piece.called), Reason(say("no-m-rider-wanted")))
        return place(battle, piece, condition, value)

    return set_


def _free(condition: MountCondition) -> Setter:
    def set_(battle: Battle, piece: Piece, value: Value) -> tuple[Change, ...]:
        assert isinstance(piece, Mount)
        if value:
            return place(battle, piece, condition)
        return place(battle, piece, "isolated") if piece.condition == condition != "isolated" else ()

    return set_


def _on_foot(condition: RiderCondition) -> Setter:
    def set_(battle: Battle, piece: Piece, value: Value) -> tuple[Change, ...]:
        assert isinstance(piece, Rider)
        if value:
            return stand(battle, piece, condition)
        return stand(battle, piece, "on foot") if piece.condition == condition else ()

    return set_


def _mounted(battle: Battle, piece: Piece, value: Value) -> tuple[Change, ...]:
    assert isinstance(piece, Rider)
    if value is None:
        return stand(battle, piece, "on foot") if piece.rides else ()
    if not isinstance(value, Mount):
        raise Refused(say("refused-m-set", mount=piece.called), Reason(say("no-m-mount-wanted")))
    return place(battle, value, "ridden", piece)


def _disoriented(battle: Battle, piece: Piece, value: Value) -> tuple[Change, ...]:
    assert isinstance(piece, Rider)
    if not piece.rides:
        reason = Reason(say("no-m-not-riding", rider=piece.called), "M15")
        raise Refused(say("refused-m-set", mount=piece.called), reason)
    if not value:
        return changed(piece, piece.stands("mounted"))
    turns = 2 if own_turn(battle, piece) else 1
    return changed(piece, replace(piece.stands("disoriented"), disoriented=turns))


FREE: tuple[MountCondition, ...] = ("isolated", "uncontrollable", "bolting", "off the table", "out of action", "dead")
FOOT: tuple[RiderCondition, ...] = ("on foot", "stunned", "out of action")


def _injuries(battle: Battle, piece: Piece, value: Value) -> tuple[Change, ...]:
    assert isinstance(piece, Rider)
    return changed(piece, replace(piece, injuries=min(9, int(value) if isinstance(value, int) else 0)))


CONDITIONS = (
    *(Condition(key, Mount, "piece", _held(key)) for key in HELD),
    *(Condition(key, Mount, "flag", _free(key)) for key in FREE),
    Condition("mounted", Rider, "piece", _mounted),
    Condition("disoriented", Rider, "flag", _disoriented),
    *(Condition(key, Rider, "flag", _on_foot(key)) for key in FOOT),
    Condition("injuries", Rider, "number", _injuries),
)
