"""Fighters round a table, as the cases describe them."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

from rules.core.battle import Battle
from rules.core.dice import Loaded
from rules.core.outcome import Outcome
from rules.core.pieces import BattleState
from rules.gallico import GAME, Fighter
from rules.gallico.fighter import skills_of

People = dict[str, dict[str, Any]]

STATES = ("unhurt", "wounded", "out")


def loaded(text: str) -> Loaded:
    """Return dice loaded from `D10=4 D10=2`."""
    return Loaded(*((int(sides), int(face)) for sides, face in re.findall(r"D(\d+)=(\d+)", text)))


def battle_of(described: People, **settings: str) -> Battle:
    """Return a battle with fighters by name; a handler or target is named, `state` says unhurt, wounded or out."""
    ids = {name: number for number, name in enumerate(described, start=1)}
    pieces = []
    for name, said in described.items():
        plain = {k: v for k, v in said.items() if k not in ("state", "skills", "handler", "target", "movement")}
        pieces.append(
            Fighter(
                id=ids[name],
                name=name,
                skills=skills_of(said.get("skills")),
                handler=ids.get(said.get("handler", ""), 0),
                target=ids.get(said.get("target", ""), 0),
                movement=Fraction(said["movement"]) if "movement" in said else None,
                wounds=STATES.index(said.get("state", "unhurt")),
                **({"combat": 5, "shooting": 5, "defence": 12} | plain),
            )
        )
    state = BattleState(settings=tuple(settings.items()))
    return Battle(state, pieces, settings=GAME.settings, next_id=len(pieces) + 1)


def named(battle: Battle, name: str) -> Fighter:
    """Return a fighter by name."""
    return battle.find(Fighter, name)


def states(battle: Battle, outcome: Outcome) -> dict[str, str]:
    """Return how everybody is after an outcome."""
    return {one.name: STATES[one.wounds] for one in battle.after(outcome.changes).peek(Fighter)}
