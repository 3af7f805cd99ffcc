"""What a rider may and may not do in the saddle, and what a mount does without one (M2–M15, M17–M26)."""

from __future__ import annotations

from rules.core.battle import Battle
from rules.core.words import Line, say
from rules.mordheim.leadership import reach
from rules.mordheim.pieces import BARE, SKILLS, Mount, Rider, slug
from rules.mordheim.species import word


def alone(mount: Mount) -> tuple[Line, ...]:
    """Return what a mount without rider does, or what becomes of it."""
    key = slug(mount.condition)
    if mount.condition == "isolated" and (mount.calmed or mount.has("never tests")):
        key = "calm"
    return (say(f"now-m-mount-{key}", mount=mount.called),)


def brief(rider: Rider) -> tuple[Line, ...]:
    """Return what hampers or helps a rider now, in a few words."""
    lines = []
    if rider.condition == "disoriented":
        lines += [say("now-m-disoriented", rider=rider.called, turns=rider.disoriented), say("now-m-as-knocked-down")]
    elif rider.condition == "stunned":
        lines.append(say("now-m-stunned", rider=rider.called))
    if rider.hidden:
        lines.append(say("now-m-hidden", rider=rider.called))
    if rider.changes:
        lines.append(say("now-m-no-run", rider=rider.called))
    return tuple(lines)


def now(rider: Rider, mount: Mount) -> tuple[Line, ...]:
    """Return what a rider in the saddle must do or may not do now (M2, M4, M15, M26)."""
    lines = [*brief(rider)]
    if rider.can_ride(mount):
        lines.append(say("now-m-can-ride", rider=rider.called, species=word(mount.species)))
    else:
        ld = say("now-m-ld", ld=rider.ld) if rider.ld else say("now-m-ld-unknown")
        lines.append(say("now-m-tests", rider=rider.called, ld=ld))
        if mount.has("trained"):
            lines.append(say("now-m-trained", mount=mount.called))
    return tuple(lines)


def standing(rider: Rider, mount: Mount) -> tuple[Line, ...]:
    """Return the rules of the saddle that always hold (M6, M7, M9–M14)."""
    attacks = say("saddle-m-attacks", n=mount.attacks) if mount.attacks else say("saddle-m-no-attacks")
    bonus, bare = (2, 5) if mount.barding else (1, 6)
    return (
        say("saddle-m-target", rider=rider.called, mount=mount.called),
        attacks,
        say("saddle-m-weapons"),
        say("saddle-m-save", bonus=bonus, bare=bare),
        say("saddle-m-stunned"),
        say("saddle-m-wound"),
        say("saddle-m-obstacles"),
    )


def skills(rider: Rider, mount: Mount, battle: Battle) -> tuple[Line, ...]:
    """Return what a rider's skills allow on this mount, each with its figures (M17, M19–M26)."""
    lines: list[Line] = []
    if rider.leader:
        lines.append(say("skill-m-leads", rider=rider.called, reach=reach(battle, rider)))
    if rider.handler:
        lines.append(_handles(rider))
    usable = [skill for skill in SKILLS if skill in rider.skills and (skill != "commander" or rider.leader)]
    if usable and not rider.can_ride(mount):
        return (*lines, say("skill-m-needs-ride", rider=rider.called, species=word(mount.species)))
    lines += [_skill(skill, rider, mount, battle) for skill in usable]
    if len(usable) > 1:
        lines.append(say("skill-m-one"))
    return tuple(lines)


def on_foot(rider: Rider) -> tuple[Line, ...]:
    """Return what hampers a warrior on foot, and that he may lead an animal (M1, M3)."""
    lines = [*brief(rider)]
    if rider.henchman:
        lines.append(say("now-m-henchman"))
    if not rider.handler and rider.condition == "on foot":
        lines.append(say("now-m-leads-one"))
    return tuple(lines)


def _handles(rider: Rider) -> Line:
    return say("skill-m-handles", rider=rider.called, species=tuple(word(s) for s in rider.handler))


def afoot(rider: Rider, battle: Battle) -> tuple[Line, ...]:
    """Return what a warrior on foot lends or may do for animals (M3, M17), and from where he may leap up (M25)."""
    lines: list[Line] = []
    if rider.leader:
        lines.append(say("skill-m-leads", rider=rider.called, reach=reach(battle, rider)))
    if rider.handler:
        lines.append(_handles(rider))
    if "athletic mount" in rider.skills:
        lines.append(_skill("athletic mount", rider, BARE, battle))
    return tuple(lines)


def _skill(skill: str, rider: Rider, mount: Mount, battle: Battle) -> Line:
    """Return one skill in words, with its figures."""
    close = skill == "athletic mount" and battle.setting("athletic_mount") == "2-inches"
    return say(
        f"can-m-{slug(skill)}",
        skill=say(f"skill-m-{slug(skill)}"),
        double=mount.movement * 2 or "?",
        movement=mount.movement or "?",
        inches=2 if close else rider.movement / 2,
        initiative=min(5, rider.initiative) if skill == "trick riding" else rider.initiative,
        experience=rider.experience,
    )
