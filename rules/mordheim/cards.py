"""Cards: a mount with its rider, a warrior, lists, a warband's mounts (M1, M9–M13, M16–M26)."""

from __future__ import annotations

from rules.core.battle import Battle
from rules.core.game import Status
from rules.core.names import fold
from rules.core.outcome import Card
from rules.core.pieces import Piece
from rules.core.words import Line, Name, say
from rules.mordheim import saddle
from rules.mordheim.pieces import Mount, Rider
from rules.mordheim.species import preset, word


def profile(mount: Mount) -> tuple[Line, ...]:
    """Return a mount's profile, traits and worth, a line each."""
    known = preset(mount.species)
    words = {
        "species": word(mount.species),
        "m": mount.movement or "?",
        "a": mount.attacks,
        "ld": mount.ld or "?",
    }
    if known is None:
        lines = [say("card-m-profile-short", **words)]
    else:
        rest = {"ws": known.ws, "s": known.strength, "t": known.toughness, "w": known.wounds, "i": known.initiative}
        lines = [say("card-m-profile", **words, **rest)]
    if mount.traits:
        lines.append(say("card-m-traits", traits=tuple(trait(t) for t in mount.traits)))
    if mount.barding:
        lines.append(say("card-m-barding"))
    lines.append(say("card-m-rating", points=mount.rating))
    return tuple(lines)


def warrior(rider: Rider) -> tuple[Line, ...]:
    """Return a warrior's characteristics, rank and learning, a line each."""
    ranks = [rank for rank in ("leader", "hired", "henchman") if getattr(rider, rank)]
    words = {"ld": rider.ld or "?", "i": rider.initiative, "m": rider.movement, "xp": rider.experience}
    lines = [say("card-m-warrior", **words)]
    if ranks:
        lines.append(say("card-m-ranks", ranks=tuple(say(f"rank-m-{rank}") for rank in ranks)))
    if rider.ride:
        lines.append(say("card-m-ride", species=tuple(word(s) for s in rider.ride)))
    if rider.handler:
        lines.append(say("card-m-handler", species=tuple(word(s) for s in rider.handler)))
    if rider.skills:
        lines.append(say("card-m-skills", skills=tuple(skill(s) for s in rider.skills)))
    return tuple(lines)


def trait(value: str) -> Line:
    """Return the word for a trait."""
    return say(f"trait-m-{value.replace(' ', '-')}")


def skill(value: str) -> Line:
    """Return the word for a riding skill."""
    return say(f"skill-m-{value.replace(' ', '-')}")


def named(piece: Mount | Rider) -> Line:
    """Return a piece's name as a headline."""
    return say("card-m-name", name=piece.called)


def state(piece: Mount | Rider, battle: Battle) -> Line:
    """Return a piece's condition in words, with whom it concerns."""
    if isinstance(piece, Mount):
        key = f"state-m-mount-{piece.condition.replace(' ', '-')}"
        if piece.condition in ("ridden", "led", "waiting"):
            return say(key, rider=battle.get(Rider, piece.by).called)
        return say(key)
    key = f"state-m-{piece.condition.replace(' ', '-')}"
    if piece.rides:
        return say(key, mount=_under(piece, battle), g=piece.agrees)
    return say(key, g=piece.agrees)


def _under(rider: Rider, battle: Battle) -> Line | Name:
    return next((m.called for m in battle.peek(Mount) if m.held("ridden", rider)), say("bare-mount"))


def mount_card(mount: Mount, battle: Battle) -> Card:
    """Return a mount's card, and its rider's when he is in the saddle."""
    lines = (state(mount, battle), *profile(mount))
    if mount.condition != "ridden":
        return Card(named(mount), lines, ((say("card-m-now"), saddle.alone(mount)),), rules=("M16",))
    rider = battle.get(Rider, mount.by)
    title = say("card-m-title", mount=mount.called, rider=rider.called)
    sections = (
        (say("card-m-now"), saddle.now(rider, mount)),
        (say("card-m-saddle"), saddle.standing(rider, mount)),
        (say("card-m-skills-title"), saddle.skills(rider, mount, battle)),
    )
    return Card(
        title,
        (*lines, *warrior(rider)),
        sections,
        rules=("M2", "M6", "M7", "M9", "M10", "M11", "M12", "M13", "M14", "M16"),
    )


def rider_card(rider: Rider, battle: Battle) -> Card:
    """Return a warrior's card: in the saddle that of the pair, else his own with the animals he leads."""
    mounts = [m for m in battle.peek(Mount) if m.by == rider.id]
    ridden = next((m for m in mounts if m.held("ridden", rider)), None)
    if ridden is not None:
        return mount_card(ridden, battle)
    led = tuple(m.called for m in mounts if m.condition == "led")
    extra = (say("card-m-leads", mounts=led),) if led else ()
    lines = (state(rider, battle), *warrior(rider), *extra)
    return Card(named(rider), lines, ((say("card-m-now"), saddle.on_foot(rider)),))


def list_card(pieces: list[Mount] | list[Rider], title: Line, battle: Battle) -> Card:
    """Return a list of pieces with their conditions, by side."""
    sides: dict[str, list[Line]] = {}
    named: dict[str, str] = {}
    for piece in pieces:
        key = fold(piece.side)
        named.setdefault(key, piece.side)
        sides.setdefault(key, []).append(say("card-m-item", name=piece.called, state=state(piece, battle)))
    sections = tuple((_side(named[key]), tuple(lines)) for key, lines in sides.items())
    return Card(title, () if pieces else (say("card-m-none"),), sections)


def _side(side: str) -> Line:
    return say("card-m-side", side=Name(side)) if side else say("card-m-no-side")


def status(piece: Piece, battle: Battle) -> Status:
    """Tell a piece's condition and what it must do or may not do now."""
    if isinstance(piece, Mount):
        if piece.condition == "ridden":
            return Status()
        return Status((state(piece, battle),), saddle.alone(piece))
    assert isinstance(piece, Rider)
    if piece.condition in ("on foot", "mounted"):
        return Status((), saddle.brief(piece))
    return Status((state(piece, battle),), saddle.brief(piece))
