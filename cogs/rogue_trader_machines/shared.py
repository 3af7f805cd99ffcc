"""What the commands of machines and buildings share: pieces in and out, options to fields, the pilot's unit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, TypeVar

from bot.commands import Ask, Options, Outcome, Suggestion
from cogs.rogue_trader_machines.cards import profile
from rules.core.game import game_of
from rules.core.outcome import Put
from rules.core.pieces import Piece
from rules.core.refusal import Reason, Refused
from rules.core.table import Table
from rules.core.words import Name, say
from rules.rogue_trader.buildings import Building
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.machine import Machine
from rules.rogue_trader.pilot import registered
from rules.rogue_trader.units import Unit

T = TypeVar("T", bound=Piece)
NONE = ("", "-", "–", "—")  # what empties a list


def sides_known(ask: Ask, typed: str) -> list[Suggestion]:
    """Suggest the sides of the battle."""
    return [(side, side) for side in ask.battle.sides]


def given(o: Options, names: Iterable[str]) -> dict[str, Any]:
    """Return the fields that the options give, by name."""
    return {name: getattr(o, name) for name in names if getattr(o, name) is not None}


def emptied(text: str) -> bool:
    """Tell whether a typed list stands for none: a dash."""
    return text.strip() in NONE


def added(piece: Machine | Building) -> Outcome:
    """Return the outcome of a new piece: it shows the profile as it was understood."""
    return Outcome(say("verdict-v-added", name=Name(piece.name)), remarks=profile(piece), changes=(Put(None, piece),))


def edited(ask: Ask, piece: T, o: Any, fields: dict[str, Any]) -> Outcome:
    """Return the outcome of a changed profile; raise `Refused` when nothing is to be changed."""
    if o.name is not None:
        fields["name"] = ask.battle.free(o.name, keep=piece)
    if o.side is not None:
        fields["side"] = ask.side(o.side)
    if getattr(o, "owner", None) is not None:
        fields["owner"] = o.owner
    after = replace(piece, **fields)
    if after == piece:
        raise Refused(say("refused-v-edit", name=piece.called), Reason(say("no-v-change")))
    return Outcome(say("verdict-v-edited", name=Name(after.name)), changes=(Put(piece, after),))


def removed(ask: Ask, piece: Piece) -> Outcome:
    """Return the outcome of a piece taken out of the battle."""
    changes = (Put(piece, None), *game_of(piece).removed(ask.battle, piece))
    return Outcome(say("verdict-v-removed", name=Name(piece.name)), changes=changes)


def special_table(ask: Ask, machine: Machine) -> Table:
    """Return the special damage table of a machine: the game's, or the server's own (V9, D3)."""
    return ask.table("dreadnought-special" if isinstance(machine, Dreadnought) else "vehicle-special")


def pilot_unit(ask: Ask, machine: Machine | None) -> Unit | None:
    """Return the unit that the pilot of a dreadnought is registered as: the one noted, else one of his very name."""
    if not isinstance(machine, Dreadnought):
        return None
    unit = registered(machine, ask.battle)
    return None if unit is None else ask.battle.get(Unit, unit.id)
