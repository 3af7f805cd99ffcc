"""Cards of a mount with its rider, of a warrior; their state in a glance (M9–M26)."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.battle import Battle
from rules.core.game import Status
from rules.core.outcome import Card
from rules.core.pieces import Piece
from rules.core.words import Line, Name, say
from rules.mordheim import saddle
from rules.mordheim.links import led_by, mount_of, rider_of, settled
from rules.mordheim.pieces import HELD, Mount, Rider, slug
from rules.mordheim.species import preset, word

Hides = Callable[[Piece], bool]
"""Tells whether a secret roll by somebody else changed a piece, so that its state shows as `?`."""


def nothing_hidden(piece: Piece) -> bool:
    """Tell that nothing is hidden from this reader."""
    return False


def profile(mount: Mount) -> tuple[Line, ...]:
    """Return a mount's profile, traits and worth, a line each."""
    known = preset(mount.species)
    m, a, ld = mount.movement or "?", mount.attacks, mount.ld or "?"
    if known is None:
        lines = [say("card-m-profile-short", species=word(mount.species), m=m, a=a, ld=ld)]
    else:
        rest = {"ws": known.ws, "s": known.strength, "t": known.toughness, "w": known.wounds, "i": known.initiative}
        lines = [say("card-m-profile", species=word(mount.species), m=m, a=a, ld=ld, **rest)]
    if mount.traits:
        lines.append(say("card-m-traits", traits=tuple(trait(t) for t in mount.traits)))
    if mount.barding:
        lines.append(say("card-m-barding"))
    lines.append(say("card-m-rating", points=mount.rating))
    return tuple(lines)


def warrior(rider: Rider) -> tuple[Line, ...]:
    """Return a warrior's name with his characteristics, his rank and learning, a line each."""
    ranks = [rank for rank in ("leader", "hired", "henchman") if getattr(rider, rank)]
    ld, i, m, xp = rider.ld or "?", rider.initiative, rider.movement, rider.experience
    lines = [say("card-m-rider", rider=rider.called, ld=ld, i=i, m=m, xp=xp)]
    if ranks:
        lines.append(say("card-m-ranks", ranks=tuple(say(f"rank-m-{rank}") for rank in ranks)))
    if rider.ride:
        lines.append(say("card-m-ride", species=tuple(word(s) for s in rider.ride)))
    if rider.handler:
        lines.append(say("card-m-handler", species=tuple(word(s) for s in rider.handler)))
    if rider.skills:
        lines.append(say("card-m-skills", skills=tuple(skill(s) for s in rider.skills)))
    if rider.injuries:
        lines.append(say("mark-m-injuries", count=rider.injuries))
    return tuple(lines)


def trait(value: str) -> Line:
    """Return a trait in words, with its effect."""
    return say(f"trait-m-{slug(value)}.card")


def skill(value: str) -> Line:
    """Return the word for a riding skill."""
    return say(f"skill-m-{slug(value)}")


def named(piece: Mount | Rider) -> Line:
    """Return a piece's name as a headline."""
    return say("card-m-name", name=piece.called)


def state(piece: Mount | Rider, battle: Battle) -> Line:
    """Return a piece's condition in words, with whom it concerns."""
    if isinstance(piece, Mount):
        piece = settled(battle, piece)
    if isinstance(piece, Rider):
        return say(f"state-m-{slug(piece.condition)}", mount=_under(piece, battle), **piece.words)
    held = {"rider": rider_of(battle, piece).called} if piece.condition in HELD else {}
    return say(f"state-m-mount-{slug(piece.condition)}", **held)


def _under(rider: Rider, battle: Battle) -> Line | Name:
    return next((m.called for m in battle.peek(Mount) if m.held("ridden", rider)), say("bare-mount"))


def mount_card(mount: Mount, battle: Battle, hides: Hides = nothing_hidden) -> Card:
    """Return a mount's card, and its rider's when he is in the saddle."""
    if hides(mount):
        return Card(named(mount), (say("hidden"),))
    mount = settled(battle, mount)
    lines = (state(mount, battle), *profile(mount))
    if mount.condition != "ridden":
        return Card(named(mount), lines, ((say("card-m-now"), saddle.alone(mount)),), rules=("M16",))
    rider = rider_of(battle, mount)
    if hides(rider):
        return Card(named(mount), (*lines, say("card-m-item", name=rider.called, state=say("hidden"))))
    title = say("card-m-title", mount=mount.called, rider=rider.called)
    sections = (
        (say("card-m-now"), saddle.now(rider, mount)),
        (say("card-m-saddle"), saddle.standing(rider, mount)),
        (say("card-m-skills-title"), saddle.skills(rider, mount, battle)),
    )
    rearing = (state(rider, battle),) if rider.condition == "disoriented" else ()
    return Card(title, (*rearing, *lines, *warrior(rider)), sections, rules=("M16",))


def rider_card(rider: Rider, battle: Battle, hides: Hides = nothing_hidden) -> Card:
    """Return a warrior's card: in the saddle that of the pair, else his own with the animals he leads."""
    if hides(rider):
        return Card(named(rider), (say("hidden"),))
    ridden = mount_of(battle, rider)
    if ridden is not None:
        return mount_card(ridden, battle, hides)
    led = tuple(m.called for m in led_by(battle, rider))
    extra = (say("card-m-leads", mounts=led),) if led else ()
    lines = (state(rider, battle), *warrior(rider), *extra)
    sections = (
        (say("card-m-now"), saddle.on_foot(rider)),
        (say("card-m-skills-title"), saddle.afoot(rider, battle)),
    )
    return Card(named(rider), lines, sections)


def status(piece: Piece, battle: Battle) -> Status:
    """Tell a piece's condition and what it must do or may not do now."""
    if isinstance(piece, Mount):
        piece = settled(battle, piece)
        if piece.condition == "ridden":
            return Status()
        return Status((state(piece, battle),), saddle.alone(piece))
    assert isinstance(piece, Rider)
    owed = (say("mark-m-injuries", count=piece.injuries),) if piece.injuries else ()
    if piece.condition in ("on foot", "mounted"):
        return Status(owed, saddle.brief(piece))
    return Status((state(piece, battle), *owed), saddle.brief(piece))
