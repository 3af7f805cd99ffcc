"""What the cards and lists of machines and buildings show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from bot.commands import Ask, Card
from bot.status import piece_line, status_of
from rules.core.names import fold
from rules.core.outcome import Followup, OptionValue
from rules.core.pieces import Piece
from rules.core.turns import dues
from rules.core.words import Line, Name, say
from rules.rogue_trader.buildings import Building
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.machine import Machine
from rules.rogue_trader.vehicles import Vehicle

PAGE = 15  # pieces that a list shows at once


def card(ask: Ask, piece: Machine | Building) -> Card:
    """Return the card of a piece: profile, conditions, obligations; `?` where a secret roll changed it."""
    title = say(f"v-card-{piece.KIND}", name=piece.called)
    state = status_of(ask, piece)
    if ask.hides(piece):
        return Card(title, lines=state.conditions)
    due = [one for one in dues(ask.battle, ask.battle.state.side) if one.piece == piece.id]
    calm = not (state.conditions or state.obligations)
    wreck = isinstance(piece, Machine) and piece.destroyed
    return Card(
        title,
        lines=profile(piece),
        sections=(
            (say("v-card-now"), (say("v-card-calm"),) if calm else state.conditions),
            (say("v-card-must"), state.obligations),
        ),
        rules=tuple(dict.fromkeys(one.rule for one in due)),
        mood="red" if wreck else "grey" if calm else "amber",
        next=tuple(one.followup for one in due),
    )


def profile(piece: Machine | Building) -> tuple[Line, ...]:
    """Return the lines of a profile; nothing that is not stated."""
    side = (say("v-card-side", side=Name(piece.side)),) if piece.side else ()
    match piece:
        case Vehicle():
            return (*side, *_vehicle(piece))
        case Dreadnought():
            return (*side, *_dreadnought(piece))
        case Building():
            return (*side, *_building(piece))
    return side


def _vehicle(v: Vehicle) -> list[Line]:
    lines = [say("v-card-speed", speed=v.speed)]
    if v.max_speed is not None or v.acceleration is not None:
        lines.append(_speeds("ground", (("max", v.top(False)), ("pull", v.pull(False)))))
    if v.air_max is not None:
        lines.append(_speeds("air", (("max", v.top(True)), ("least", v.air_min), ("pull", v.pull(True)))))
    if v.antigrav:
        lines.append(say("v-card-antigrav"))
    elif v.trr is not None:
        lines.append(say("v-card-trr", trr=v.trr))
    lines += _body(v)
    lines.append(say("v-card-open" if v.open else "v-card-closed"))
    lines.append(say("v-card-crew", count=v.crew) if not v.crew_save else _crew(v))
    if v.ejectors:
        lines.append(say("v-card-ejectors", save=v.ejectors))
    if v.turrets:
        lines.append(say("v-card-turrets", count=v.turrets, left=len(v.turrets_left)))
    lines += _weapons(v)
    if v.weapon_points:
        lines.append(say("v-card-weapon-points", points=v.weapon_points))
    if v.equipment:
        lines.append(say("v-card-equipment", points=v.equipment))
    if v.auto:
        lines.append(say("v-card-autos-locked" if v.stopped else "v-card-autos", autos=v.auto))
    return lines


def joined(parts: Sequence[Line]) -> Line:
    """Return short parts side by side."""
    first, *rest = parts
    return reduce(lambda a, b: say("v-card-join", a=a, b=b), rest, first)


def _crew(v: Vehicle) -> Line:
    return say("v-card-crew-save", count=v.crew, save=v.crew_save)


def _speeds(mode: str, values: tuple[tuple[str, object], ...]) -> Line:
    """Return a line of speeds, for those that are stated."""
    parts = tuple(say(f"v-card-{key}", n=value) for key, value in values if value is not None)  # type: ignore[arg-type]
    return say(f"v-card-{mode}", parts=joined(parts))


def _body(m: Machine) -> list[Line]:
    """Return Toughness, Damage points, save and damage of this turn, as far as they are stated."""
    parts = []
    if m.toughness is not None:
        parts.append(say("v-card-toughness", n=m.toughness))
    if m.damage is not None:
        parts.append(say("v-card-damage", left=m.left, damage=m.damage))
    parts.append(say("v-card-save", save=m.save) if m.save else say("v-card-no-save"))
    lines = [say("v-card-body", parts=joined(parts))]
    if m.tally.points:
        lines.append(say("v-card-tally", points=m.tally.points))
    return lines


def _weapons(m: Machine) -> list[Line]:
    """Return the weapons in the order in which they are drawn."""
    if not m.weapons:
        return []
    return [say("v-card-weapons", weapons=joined([weapon.line for weapon in m.weapons]))]


def _dreadnought(d: Dreadnought) -> list[Line]:
    values = (
        ("m", d.stride),
        ("ws", d.ws),
        ("bs", d.bs),
        ("s", d.strength),
        ("i", d.quickness),
        ("a", d.attacks),
    )
    lines = []
    parts = tuple(say(f"v-card-{key}", n=value) for key, value in values if value is not None)
    if parts:
        lines.append(say("v-card-profile", parts=joined(parts)))
    lines += _body(d)
    if d.to_hit:
        lines.append(say("v-card-to-hit", to_hit=d.to_hit))
    lines += _weapons(d)
    lines += _pilot(d)
    if d.ejectors:
        lines.append(say("v-card-ejectors", save=d.ejectors))
    return lines


def _pilot(d: Dreadnought) -> list[Line]:
    if not d.manned:
        return []
    lines = [say("v-card-pilot-save" if d.pilot_save else "v-card-pilot", pilot=d.pilot_called, save=d.pilot_save)]
    own = (("ld", d.ld), ("int", d.intelligence), ("cl", d.cl), ("wp", d.wp))
    parts = tuple(say(f"v-card-{key}", n=value) for key, value in own if value is not None)
    return [*lines, say("v-card-mind", parts=joined(parts))] if parts else lines


def _building(b: Building) -> list[Line]:
    lines = [say(f"v-card-kind-{b.kind}")] if b.kind else []
    save = say("v-card-save", save=b.save) if b.save else say("v-card-no-save")
    parts = (say("v-card-toughness", n=b.toughness), say("v-card-section-damage", damage=b.damage), save)
    lines.append(say("v-card-body", parts=joined(parts)))
    for n in range(1, b.sections + 1):
        lines.append(say("v-card-section", section=n, left=b.left(n), damage=b.damage))
    return lines


def listing(ask: Ask, kind: type[Piece], side: str, page: int) -> Card:
    """Return a page of the list of one kind of piece, of one side or all: a line each, with its state."""
    found = [piece for piece in ask.battle.peek(kind) if not side or fold(piece.side) == fold(side)]
    pages = max(1, -(-len(found) // PAGE))
    page = min(page, pages)
    shown = found[(page - 1) * PAGE : page * PAGE]
    head = (say("b-page", page=page, pages=pages),) if pages > 1 else ()
    lines = tuple(piece_line(piece, status_of(ask, piece)) for piece in shown) or (say(f"v-list-no-{kind.KIND}"),)
    kept: tuple[tuple[str, OptionValue], ...] = (("side", side),) if side else ()
    turns = [("b-page-before", page - 1)] * (page > 1) + [("b-page-after", page + 1)] * (page < pages)
    steps = tuple(Followup(say(key), f"{kind.KIND} list", (*kept, ("page", to))) for key, to in turns)
    return Card(say(f"v-list-{kind.KIND}", count=len(found)), lines=(*head, *lines), next=steps)
