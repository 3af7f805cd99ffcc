"""What Mordheim's cases may run: each rule, on the scene that a case sets."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from rules.core.battle import Battle
from rules.core.dice import Loaded
from rules.core.game import Condition
from rules.core.outcome import Card, Change, Outcome
from rules.core.pieces import Piece
from rules.core.words import say
from rules.mordheim import GAME, asked, cards, edits, handling, lists, roster, species
from rules.mordheim.check import check
from rules.mordheim.pieces import Mount, Rider
from rules.mordheim.whoa import whoa
from tests.rules.mordheim.scene import dice, mount, rider, scene

CASES: list[dict[str, Any]] = tomllib.loads(Path("tests/cases/mordheim.toml").read_text(encoding="utf-8"))["case"]
SCENE = ("pieces", "settings", "sides", "playing", "bare")
Run = Callable[[Loaded, Battle, dict[str, Any]], Outcome | Card]


def asked_for(battle: Battle, said: dict[str, Any]) -> Mount:
    """Return the mount that a roll is for: Tonnerre, the one named, or (with `species` or no name) a bare one."""
    if said.pop("unregistered", False) or "species" in said:
        return asked.described(said.pop("species", None))
    return mount(battle, said.pop("mount", "Tonnerre"))


def either(battle: Battle, name: str) -> Mount | Rider:
    """Return the piece of either kind with this name."""
    piece = battle.find((Mount, Rider), name)
    assert isinstance(piece, Mount | Rider)
    return piece


def run_whoa(rolled: Loaded, battle: Battle, said: dict[str, Any]) -> Outcome:
    """Roll on the Whoa! table."""
    attacker = rider(battle, said.pop("attacker")) if "attacker" in said else None
    return whoa(rolled, asked.whoa_case(battle, asked_for(battle, said), attacker, **said))


def run_check(rolled: Loaded, battle: Battle, said: dict[str, Any]) -> Outcome:
    """Test control."""
    return check(rolled, asked.check_case(battle, asked_for(battle, said), **said))


def handled(name: str) -> Run:
    """Return the run of a way to handle a mount: Ulrich and Tonnerre unless said."""

    def run(rolled: Loaded, battle: Battle, said: dict[str, Any]) -> Outcome:
        which, who = mount(battle, said.get("mount", "Tonnerre")), rider(battle, said.get("rider", "Ulrich"))
        match name:
            case "ride":
                return handling.ride(battle, which, who)
            case "lead":
                return handling.lead(battle, which, who)
            case "release":
                return handling.release(which, who)
            case _:
                return handling.dismount(which, who, said.get("lead", False))

    return run


def run_add(rolled: Loaded, battle: Battle, said: dict[str, Any]) -> Outcome:
    """Add a mount, with or without a rider, known or new."""
    new = replace(
        species.of(said.get("species", "horse")), id=battle.new_id(), name="Éclair", side=said.get("side", "")
    )
    name = said.get("rider")
    found = [r for r in battle.peek(Rider) if r.name == name]
    known = found[0] if found else None
    who = known or (Rider(id=battle.new_id(), name=name) if name else None)
    return roster.add_mount(battle, new, who, known, forced=said.get("force", False), gm=said.get("gm", False))


def run_add_rider(rolled: Loaded, battle: Battle, said: dict[str, Any]) -> Outcome:
    """Add a warrior."""
    return roster.add_rider(Rider(id=battle.new_id(), name="Otto", **said))


def run_edit(rolled: Loaded, battle: Battle, said: dict[str, Any]) -> Outcome:
    """Change a mount."""
    before = mount(battle, said.pop("mount", "Tonnerre"))
    forced, gm, off = said.pop("force", False), said.pop("gm", False), said.pop("off_table", None)
    return edits.edit_mount(battle, before, replace(before, **said), forced=forced, gm=gm, off_table=off)


def run_edit_rider(rolled: Loaded, battle: Battle, said: dict[str, Any]) -> Outcome:
    """Change a warrior."""
    before, now = rider(battle, said.pop("rider", "Ulrich")), said.pop("now", None)
    return edits.edit_rider(battle, before, replace(before, **said), now)


def run_remove(rolled: Loaded, battle: Battle, said: dict[str, Any]) -> Outcome:
    """Take a piece out."""
    return edits.remove(battle, either(battle, said["piece"]))


def run_set(rolled: Loaded, battle: Battle, said: dict[str, Any]) -> Outcome:
    """Set a condition by hand: `value` is true, false or the name of a piece."""
    piece = either(battle, said["piece"])
    found = [c for c in GAME.conditions if c.key == said["condition"] and isinstance(piece, c.kind)]
    assert len(found) == 1
    return Outcome(say("b-set-done"), changes=found[0].set(battle, piece, value(battle, found[0], said["value"])))


def value(battle: Battle, condition: Condition, typed: bool | str) -> bool | Piece | None:
    """Return the value as the host parses it: on or off for a flag, a piece or nothing for a piece."""
    if condition.value == "flag":
        assert isinstance(typed, bool)
        return typed
    return either(battle, typed) if isinstance(typed, str) else None


def run_turn(rolled: Loaded, battle: Battle, said: dict[str, Any]) -> Outcome:
    """Let turns end and begin: `turns` is a list of `close` or `begin` with a side."""
    after, changes = battle, list[Change]()
    for turn in said["turns"]:
        what, side = turn.split(" ", 1) if " " in turn else (turn, "")
        step = (GAME.close if what == "close" else GAME.begin)(after, side)
        changes += step
        after = after.after(step)
    due = tuple(one.followup for one in GAME.due(after, said.get("due", "")))
    return Outcome(say("b-turn"), changes=tuple(changes), next=due)


def run_card(rolled: Loaded, battle: Battle, said: dict[str, Any]) -> Card:
    """Show a piece's card."""
    piece = either(battle, said.get("piece", "Tonnerre"))
    return cards.mount_card(piece, battle) if isinstance(piece, Mount) else cards.rider_card(piece, battle)


def run_warband(rolled: Loaded, battle: Battle, said: dict[str, Any]) -> Card:
    """Sum up a side's mounts."""
    return lists.warband(said.get("of", [""]), battle, cards.nothing_hidden)


RUNS: dict[str, Run] = {
    "whoa": run_whoa,
    "check": run_check,
    **{name: handled(name) for name in ("ride", "lead", "release", "dismount")},
    "add": run_add,
    "add-rider": run_add_rider,
    "edit": run_edit,
    "edit-rider": run_edit_rider,
    "remove": run_remove,
    "set": run_set,
    "turn": run_turn,
    "card": run_card,
    "warband": run_warband,
}


def numbers(case: dict[str, Any]) -> list[str]:
    """Return the rule numbers that a case shows."""
    return [case["rule"]] if isinstance(case["rule"], str) else list(case["rule"])


IDS = [f"{'+'.join(numbers(case))} {case['name']}" for case in CASES]


def begin(case: dict[str, Any]) -> tuple[Battle, Loaded, Callable[[], Outcome | Card]]:
    """Return the battle of a case, its dice, and what runs it."""
    said, rolled = dict(case.get("with", {})), dice(case.get("dice", ""))
    battle = scene(**{key: said.pop(key) for key in SCENE if key in said})
    return battle, rolled, lambda: RUNS[case.get("run", "whoa")](rolled, battle, said)
