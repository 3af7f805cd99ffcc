"""Set the scene for Mordheim's cases: a battle from short tables, and dice as they are typed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from rules.core.battle import Battle, merge
from rules.core.dice import Loaded
from rules.core.game import all_settings
from rules.core.outcome import Outcome, Put
from rules.core.pieces import BattleState, Piece
from rules.mordheim import species
from rules.mordheim.links import settled
from rules.mordheim.pieces import HELD, Mount, Rider

TUPLES = ("traits", "ride", "handler", "skills")
DEFAULTS: dict[str, dict[str, Any]] = {
    "Tonnerre": {"condition": "ridden", "by": "Ulrich"},
    "Ulrich": {"ld": 7},
}


def scene(
    pieces: Mapping[str, Mapping[str, Any]] | None = None,
    *,
    settings: Mapping[str, str] | None = None,
    sides: Sequence[str] = (),
    playing: int = 0,
    bare: bool = False,
) -> Battle:
    """Return a battle: Ulrich (Ld 7, without Ride) in the saddle of the horse Tonnerre, changed and added to.

    A piece with a species, or whose defaults hold a mount's condition, is a mount. `by` names its rider. Whoever is
    `by` of a ridden mount is mounted unless said otherwise. `bare`: only the pieces given.
    """
    said = {} if bare else {name: dict(values) for name, values in DEFAULTS.items()}
    for name, values in (pieces or {}).items():
        said[name] = {**said.get(name, {}), **values}
    ids = {name: number for number, name in enumerate(said, start=1)}
    built: list[Piece] = []
    for name, values in said.items():
        values = dict(values)
        common: dict[str, Any] = {"id": ids[name], "name": name, "side": values.pop("side", ""), "owner": 1}
        if "movement" in values:
            values["movement"] = Fraction(str(values["movement"]))
        values |= {key: tuple(values[key]) for key in TUPLES if key in values}
        if "species" in values or "by" in values or name == "Tonnerre":
            by = ids.get(values.pop("by", ""), 0)
            of = species.of(values.pop("species", "horse"))
            start = {"condition": "ridden" if by else "isolated"}
            built.append(replace(of, **common, **start | values, by=by))
        else:
            rides = any(v.get("by") == name and v.get("condition", "ridden") == "ridden" for v in said.values())
            built.append(Rider(**common, **{"condition": "mounted" if rides else "on foot"} | values))
    state = BattleState(sides=tuple(sides), playing=playing, settings=tuple((settings or {}).items()))
    return Battle(state, built, settings=all_settings(), next_id=len(built) + 1)


def mount(battle: Battle, name: str = "Tonnerre") -> Mount:
    """Return a mount by its name."""
    return settled(battle, battle.find(Mount, name))


def rider(battle: Battle, name: str = "Ulrich") -> Rider:
    """Return a rider by his name."""
    return battle.find(Rider, name)


def dice(typed: str) -> Loaded:
    """Return loaded dice from `D6=4 2D6=3,4 D12=7`."""
    faces: list[tuple[int, int]] = []
    for part in typed.split():
        found = re.fullmatch(r"(\d*)D(\d+)=([\d,]+)", part)
        assert found, f"no dice: {part!r}"
        values = [int(value) for value in found[3].split(",")]
        assert len(values) == int(found[1] or 1), part
        faces += [(int(found[2]), value) for value in values]
    return Loaded(*faces)


def standing(battle: Battle) -> dict[int, Piece]:
    """Return every piece as it stands, by id."""
    return {p.id: settled(battle, p) if isinstance(p, Mount) else p for p in battle.all()}


def agree(battle: Battle) -> list[str]:
    """Return every way in which mounts and riders contradict each other; none is as it should be.

    Nobody rides an isolated mount, a struck-off mount is nobody's, a rider in the saddle has exactly one mount, who
    leads or is awaited is not in a saddle.
    """
    wrong = []
    riders = {r.id: r for r in battle.peek(Rider)}
    mounts = [settled(battle, m) for m in battle.peek(Mount)]
    for m in mounts:
        if m.condition in HELD and m.by not in riders:
            wrong.append(f"{m.name} is {m.condition}, by or for nobody")
        if m.condition == "dead" and m.by:
            wrong.append(f"{m.name} is struck off and still somebody's")
        held = riders.get(m.by)
        if held is None:
            continue
        if m.condition == "ridden" and not held.rides:
            wrong.append(f"{m.name} is ridden, but {held.name} is {held.condition}")
        if m.condition in ("led", "waiting") and held.condition not in ("on foot", "stunned"):
            wrong.append(f"{m.name} is {m.condition}, but {held.name} is {held.condition}")
    for r in riders.values():
        on = [m.name for m in mounts if m.condition == "ridden" and m.by == r.id]
        if r.rides and len(on) != 1:
            wrong.append(f"{r.name} is {r.condition} on {on}")
        if (r.condition == "disoriented") != (r.disoriented > 0):
            wrong.append(f"{r.name} is {r.condition} for {r.disoriented} turns")
        if r.hidden and not r.rides:
            wrong.append(f"{r.name} hides behind no mount")
    return wrong


def seen(battle: Battle, outcome: Outcome) -> Battle:
    """Return the battle after an outcome; fail where pieces contradict each other, or undo does not lead back."""
    changes = merge(outcome.changes)
    after = battle.after(changes)
    assert agree(after) == []
    back = after.after(Put(c.after, c.before) for c in changes if isinstance(c, Put))
    assert standing(back) == standing(battle)
    return after
