"""Mount, dismount, lead, release: how a pair changes its condition, and what forbids it (M1, M3, M4, M24, M25)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from rules.core.battle import Battle
from rules.core.outcome import Change, Followup, Outcome, changed
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, say
from rules.mordheim.links import keeper, led_by, mount_of, rider_of
from rules.mordheim.pieces import GONE, Mount, Rider
from rules.mordheim.species import word
from rules.mordheim.whoa import condition


def ride(battle: Battle, mount: Mount, rider: Rider) -> Outcome:
    """Put a rider in the saddle: for half his Movement (M4), or at once with Athletic Mount (M25).

    A stunned rider has recovered when he mounts. Raises `Refused` with every reason against it.
    """
    reasons = [*cannot_ride(rider), *busy(battle, mount, rider), *taken(battle, mount, rider)]
    if reasons:
        raise Refused(say("refused-m-ride", rider=rider.called, mount=mount.called), *reasons)
    leaps = rider.uses("athletic mount", mount)
    up = replace(rider.stands("mounted"), changes=rider.changes + (not leaps))
    caught = mount.condition == "bolting"
    words = {"rider": rider.called, "mount": mount.called}
    todos = (_leap(battle, rider),) if leaps else spent(up)
    recovered = (say("remark-m-recovered", rider=rider.called),) if rider.condition == "stunned" else ()
    return Outcome(
        say("verdict-m-caught" if caught else "verdict-m-rides", **words),
        mood="green",
        todos=todos,
        remarks=recovered,
        rules=("M25",) if leaps else ("M4",),
        changes=seat(battle, mount, rider, up),
    )


def seat(battle: Battle, mount: Mount, before: Rider, up: Rider) -> tuple[Change, ...]:
    """Return the changes that put a rider on a mount; whatever else waited for him is isolated."""
    ridden = replace(mount, condition="ridden", by=before.id, calmed=False)
    return (*changed(mount, ridden), *changed(before, up), *alone(battle, before, mount, ("waiting",)))


def alone(battle: Battle, rider: Rider, keep: Mount | None, held: tuple[str, ...]) -> tuple[Change, ...]:
    """Return the changes that isolate the mounts which a rider leads or which wait for him (M5)."""
    mounts = [
        m for m in battle.peek(Mount) if m.by == rider.id and m.condition in held and (not keep or m.id != keep.id)
    ]
    return tuple(c for m in battle.read(mounts) for c in changed(m, replace(m, condition="isolated", tested=True)))


def dismount(mount: Mount, rider: Rider, lead: bool) -> Outcome:
    """Let a rider down for half his Movement (M4), after a move with Running Dismount (M24); lead it or leave it.

    Raises `Refused` when he does not ride this mount, or is busy with a rearing one (M15).
    """
    reasons = []
    if not mount.held("ridden", rider):
        reasons.append(
            Reason(say("no-m-not-his", mount=mount.called, rider=rider.called, condition=condition(mount)), "M4")
        )
    elif rider.condition == "disoriented":
        reasons.append(Reason(say("no-m-rearing", mount=mount.called, rider=rider.called), "M15"))
    if reasons:
        raise Refused(say("refused-m-dismount", rider=rider.called, mount=mount.called), *reasons)
    down = replace(rider.stands("on foot"), changes=rider.changes + 1)
    after = replace(mount, condition="led" if lead else "isolated", tested=True)
    todos = list(spent(down))
    if rider.uses("running dismount", mount):
        todos.append(say("todo-m-running-dismount", rider=rider.called, movement=mount.movement or "?"))
    todos.append(say("todo-m-led", rider=rider.called, mount=mount.called) if lead else left_alone(mount))
    running = ("M24",) if rider.uses("running dismount", mount) else ()
    return Outcome(
        say("verdict-m-dismounts-leading" if lead else "verdict-m-dismounts", rider=rider.called, mount=mount.called),
        mood="green",
        todos=tuple(todos),
        rules=("M4", *running, "M3" if lead else "M5"),
        changes=changed(mount, after) + changed(rider, down),
    )


def lead(battle: Battle, mount: Mount, rider: Rider) -> Outcome:
    """Let a warrior on foot take a mount by the bridle (M3); raise `Refused` with every reason against it."""
    reasons = [*cannot_lead(battle, mount, rider), *taken(battle, mount, rider)]
    if mount.held("led", rider):
        reasons.append(Reason(say("no-m-leads-already", rider=rider.called, mount=mount.called), "M3"))
    if reasons:
        raise Refused(say("refused-m-lead", rider=rider.called, mount=mount.called), *reasons)
    return Outcome(
        say("verdict-m-leads", rider=rider.called, mount=mount.called),
        mood="green",
        todos=(say("todo-m-led", rider=rider.called, mount=mount.called),),
        rules=("M3",),
        changes=changed(mount, replace(mount, condition="led", by=rider.id, calmed=False)),
    )


def release(mount: Mount, rider: Rider) -> Outcome:
    """Let go of a led mount, which is then isolated (M5); raise `Refused` when this warrior does not lead it."""
    words = {"rider": rider.called, "mount": mount.called}
    if not mount.held("led", rider):
        reason = Reason(say("no-m-not-led", **words, condition=condition(mount)), "M3")
        raise Refused(say("refused-m-release", **words), reason)
    after = replace(mount, condition="isolated", tested=True)
    again = Followup(say("next-m-lead", **words), "mount lead", (("mount", mount.name), ("rider", rider.name)))
    todos = (left_alone(mount),)
    return Outcome(
        say("verdict-m-releases", **words),
        todos=todos,
        rules=("M3", "M5"),
        changes=changed(mount, after),
        next=(again,),
    )


def cannot_ride(rider: Rider) -> list[Reason]:
    """Return why this warrior may not be in any saddle: a henchman (M1), or out of action."""
    reasons = []
    if rider.henchman:
        reasons.append(Reason(say("no-m-henchman", rider=rider.called), "M1"))
    if rider.condition == "out of action":
        reasons.append(Reason(say("no-m-out", rider=rider.called), "M15"))
    return reasons


def busy(battle: Battle, mount: Mount, rider: Rider) -> list[Reason]:
    """Return what a warrior must let go of before he mounts: another saddle, or the other animals he leads (M3)."""
    reasons = []
    on = mount_of(battle, rider)
    if on is not None and on.id != mount.id:
        reasons.append(Reason(say("no-m-rides", rider=rider.called, mount=on.called), "M4"))
    others = tuple(m.called for m in led_by(battle, rider) if m.id != mount.id)
    if others:
        reasons.append(Reason(say("no-m-leads", rider=rider.called, mounts=others), "M3"))
    return reasons


def taken(battle: Battle, mount: Mount, rider: Rider) -> list[Reason]:
    """Return why a mount is not to be had: somebody rides it, it is gone, or it bolts from another (M15)."""
    if mount.condition == "ridden":
        return [Reason(say("no-m-ridden", mount=mount.called, rider=rider_of(battle, mount).called), "M4")]
    if mount.condition in GONE:
        return [Reason(say("no-m-gone", mount=mount.called, condition=condition(mount)), "M15")]
    by = keeper(battle, mount)
    if mount.condition == "bolting" and by is not None and by.id != rider.id:
        return [Reason(say("no-m-not-his-bolting", mount=mount.called, rider=by.called), "M15")]
    return []


def cannot_lead(battle: Battle, mount: Mount, rider: Rider) -> list[Reason]:
    """Return why this warrior may not lead this animal too: not on foot, or his hands are full (M3, M17)."""
    reasons = []
    if rider.condition != "on foot":
        reasons.append(Reason(say("no-m-lead-on-foot", rider=rider.called, condition=condition(rider)), "M3"))
    others = [m for m in led_by(battle, rider) if m.id != mount.id]
    foreign = [m for m in (mount, *others) if not rider.handles(m.species)]
    if others and foreign:
        names = tuple(m.called for m in others)
        species = word(foreign[0].species)
        reasons.append(Reason(say("no-m-one-animal", rider=rider.called, mounts=names, species=species), "M3"))
    return reasons


def spent(rider: Rider) -> tuple[Line, ...]:
    """Return what mounting or dismounting costs this turn: half the Movement, no running, no charging (M4)."""
    half = say("todo-m-half", rider=rider.called, half=rider.movement / 2, movement=rider.movement)
    all_spent = say("todo-m-all-spent", rider=rider.called, count=rider.changes)
    used = (half, all_spent) if rider.changes > 1 else (half,)
    return *used, say("todo-m-no-run", rider=rider.called)


def left_alone(mount: Mount) -> Line:
    """Return what an isolated mount does: it stands still, and most test Leadership at the start of a turn (M5)."""
    key = "todo-m-isolated-steady" if mount.has("never tests") else "todo-m-isolated"
    return say(key, mount=mount.called)


def _leap(battle: Battle, rider: Rider) -> Line:
    """Return what Athletic Mount allows, and from how far (M25)."""
    inches = Fraction(2) if battle.setting("athletic_mount") == "2-inches" else rider.movement / 2
    return say("todo-m-leap", rider=rider.called, inches=inches)
