"""From a described case to the pieces and the rule under test: what the case file and the tests share."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields
from fractions import Fraction
from pathlib import Path
from typing import Any

from rules.core.dice import Loaded
from rules.core.outcome import Outcome
from rules.core.words import Name, say
from rules.rogue_trader.boarding import BoardCase, board
from rules.rogue_trader.buildings import Building, of_kind
from rules.rogue_trader.collapse import BreachCase, HitCase, breach, hit
from rules.rogue_trader.colliding import CollideCase, collide
from rules.rogue_trader.collision import Body
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.drift import DriftCase, drift
from rules.rogue_trader.driving import MoveCase, move
from rules.rogue_trader.hits import DamageCase, damage
from rules.rogue_trader.machine import Machine, Tally
from rules.rogue_trader.machines_game import TABLES
from rules.rogue_trader.suits import SuitCase, leave, stagger
from rules.rogue_trader.units import Unit
from rules.rogue_trader.vehicles import Vehicle
from rules.rogue_trader.weapons import weapons

CASES: list[dict[str, Any]] = tomllib.loads(Path("tests/cases/rogue_trader_machines.toml").read_text(encoding="utf-8"))[
    "case"
]
Given = dict[str, Any]


def numbers(case: Given) -> list[str]:
    """Return the rule numbers that a case shows."""
    return [case["rule"]] if isinstance(case["rule"], str) else list(case["rule"])


def loaded(text: str) -> Loaded:
    """Return dice loaded from `D6=4 D6=2`."""
    return Loaded(*((int(sides), int(face)) for sides, face in re.findall(r"D(\d+)=(\d+)", text)))


def built(kind: type[Any], described: Given, **base: Any) -> Any:
    """Return a piece as described: fractions as numbers or text, lists as tuples, weapons as a player types them."""
    hints = {field.name: str(field.type) for field in fields(kind)}
    values: Given = dict(base)
    for key, value in described.items():
        if key == "weapons":
            value = weapons(value)
        elif key == "tally":
            value = Tally(**value)
        elif key == "owed":
            value = tuple(Tally(**one) for one in value)
        elif "Fraction" in hints[key]:
            value = Fraction(str(value))
        elif isinstance(value, list):
            value = tuple(value)
        values[key] = value
    return kind(**values)


def vehicle(described: Given, **base: Any) -> Vehicle:
    """Return a registered vehicle called Rhino, unless the description says otherwise."""
    found: Vehicle = built(Vehicle, described, **({"id": 1, "name": "Rhino"} | base))
    return found


def dreadnought(described: Given, **base: Any) -> Dreadnought:
    """Return a registered dreadnought called Atlas, unless the description says otherwise."""
    found: Dreadnought = built(Dreadnought, described, **({"id": 2, "name": "Atlas"} | base))
    return found


def building(described: Given | str, **base: Any) -> Building:
    """Return a registered building called Fort, or a bare one of a kind."""
    if isinstance(described, str):
        return of_kind(described)  # type: ignore[arg-type]  # the case file names kinds
    found: Building = built(Building, described, **({"id": 3, "name": "Fort"} | base))
    return found


def machine(given: Given) -> Machine:
    """Return the vehicle or dreadnought of a case."""
    return dreadnought(given["dreadnought"]) if "dreadnought" in given else vehicle(given.get("vehicle", {}))


def special_table(piece: Machine) -> Any:
    """Return the special damage table of a machine."""
    return TABLES["dreadnought-special" if isinstance(piece, Dreadnought) else "vehicle-special"]


def body(given: Given, who: str, key: int) -> Body:
    """Return one side of a collision."""
    if "vehicle" in given or "dreadnought" in given:
        found = (
            dreadnought(given["dreadnought"], id=key, name=who)
            if "dreadnought" in given
            else vehicle(given["vehicle"], id=key, name=who)
        )
        save = found.save if given.get("saves", True) else 0
        toughness: int = given.get("toughness", found.toughness or 0)
        return Body(who=Name(who), toughness=toughness, save=save, machine=found, table=special_table(found))
    if "building" in given:
        fort = building(given["building"], id=key, name=who)
        save = fort.save if given.get("saves", True) else 0
        return Body(who=Name(who), toughness=fort.toughness, save=save, building=fort, section=given.get("section", 1))
    return Body(who=say("bare-vehicle"), toughness=given["toughness"])


def run(rule: str, given: Given, dice: Loaded) -> Outcome:
    """Run the rule that a case names on what it describes."""
    rest = {k: v for k, v in given.items() if k not in ("vehicle", "dreadnought", "building")}
    numeric = {k: Fraction(str(v)) for k, v in rest.items() if k in ("speed", "movement", "speed_a", "speed_b")}
    rest |= numeric
    match rule:
        case "damage":
            piece = machine(given)
            pilot = Unit(id=9, name="Garro") if rest.pop("pilot_unit", False) else None
            return damage(dice, DamageCase(machine=piece, table=special_table(piece), pilot=pilot, **rest))
        case "move":
            return move(dice, MoveCase(vehicle=vehicle(given.get("vehicle", {})), **rest))
        case "drift":
            piece = machine(given) if {"vehicle", "dreadnought"} & set(given) else Vehicle(speed=rest.pop("speed"))
            return drift(dice, DriftCase(machine=piece, table=TABLES["drift-direction"], **rest))
        case "board":
            piece = vehicle(given.get("vehicle", {}), **({} if "vehicle" in given else {"id": 0, "name": ""}))
            return board(dice, BoardCase(vehicle=piece, **({"speed": piece.speed} | rest)))
        case "stagger":
            return stagger(dice, SuitCase(dreadnought(given["dreadnought"])))
        case "leave":
            return leave(dice, SuitCase(dreadnought(given["dreadnought"])))
        case "hit":
            return hit(dice, HitCase(building=building(given["building"]), **rest))
        case "breach":
            return breach(dice, BreachCase(toughness=TABLES["wall-toughness"], **rest))
        case "collide":
            a, b = body(rest.pop("a"), "A", 11), body(rest.pop("b"), "B", 12)
            return collide(dice, CollideCase(a=a, b=b, **rest))
        case _:
            raise KeyError(rule)
