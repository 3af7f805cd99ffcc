"""What a unit's card shows."""

from __future__ import annotations

from bot.commands import Ask, Card
from bot.status import status_of
from rules.core.turns import dues
from rules.core.words import Line, Name, say
from rules.rogue_trader.units import Unit


def card(ask: Ask, unit: Unit) -> Card:
    """Return a unit's card: profile, conditions, obligations; `?` where a secret roll changed it."""
    title = say("r-card-title", unit=unit.called)
    state = status_of(ask, unit)
    if ask.hides(unit):
        return Card(title, lines=state.conditions)
    calm = not (state.conditions or state.obligations)
    due = [one for one in dues(ask.battle, ask.battle.state.side) if one.piece == unit.id]
    return Card(
        title,
        lines=profile(unit),
        sections=(
            (say("r-card-now"), (say("r-card-calm"),) if calm else state.conditions),
            (say("r-card-must"), state.obligations),
        ),
        rules=tuple(dict.fromkeys(one.rule for one in due)),
        mood="red" if unit.routed or unit.destroyed else "grey" if calm else "amber",
        next=tuple(one.followup for one in due),
    )


def profile(unit: Unit) -> tuple[Line, ...]:
    """Return the lines of a unit's profile, none for what is not noted."""
    lines: list[Line] = []
    if unit.side:
        lines.append(say("r-card-side", side=Name(unit.side)))
    if unit.size is not None:
        lines.append(say("r-card-size", size=unit.size, start=unit.size if unit.start is None else unit.start))
    if unit.losses:
        lines.append(say("r-card-losses", losses=unit.losses))
    own = _values(unit.ld, unit.cl)
    if own:
        lines.append(say("r-card-troops", values=own))
    if unit.leader:
        lines.append(say("r-card-leader", values=_values(unit.leader_ld, unit.leader_cl)))
    elif unit.leader_lost:
        lines.append(say("r-card-leader-lost"))
    if unit.movement is not None:
        lines.append(say("r-card-movement", n=unit.movement))
    if unit.traits:
        names = tuple(say(f"trait-r-{trait.replace(' ', '-')}") for trait in unit.traits)
        lines.append(say("r-card-traits", traits=names))
    if unit.hates:
        lines.append(say("r-card-hates", names=tuple(map(Name, unit.hates))))
    return tuple(lines)


def _values(ld: int | None, cl: int | None) -> tuple[Line, ...]:
    found = [say("r-card-ld", ld=ld)] if ld is not None else []
    return (*found, *([say("r-card-cl", cl=cl)] if cl is not None else []))
