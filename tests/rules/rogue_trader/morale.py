"""A battle of units described in few words, for the tests of morale: names stand for ids."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from typing import Any

from rules.core.battle import Battle
from rules.core.dice import Dice, Loaded
from rules.core.game import all_settings
from rules.core.outcome import Change, Outcome, Put
from rules.core.pieces import BattleState
from rules.core.turns import pass_turn
from rules.core.words import say
from rules.rogue_trader.battle_cases import psych_case, pursuit_case, rally_case, rout_case
from rules.rogue_trader.engage import disengage, engage
from rules.rogue_trader.hand import CONDITIONS, foes_of
from rules.rogue_trader.losses import LossCase, lose
from rules.rogue_trader.psych import psych
from rules.rogue_trader.pursuit import pursue
from rules.rogue_trader.rally import rally
from rules.rogue_trader.rout import rout
from rules.rogue_trader.units import BARE, Called, Unit

REFERENCES = ("engaged", "chase", "hating")  # fields that hold ids
LISTS = ("traits", "hates", "hating_named", "tried")


def loaded(text: str) -> Loaded:
    """Return dice loaded from `D6=4 D6=2`."""
    return Loaded(*((int(sides), int(face)) for sides, face in re.findall(r"D(\d+)=(\d+)", text)))


def throw(total: int) -> str:
    """Return two dice that make a total."""
    first = min(6, total - 1)
    return f"D6={first} D6={total - first}"


class Field:
    """Hold a battle of units by name and play commands on it, checking after each that its state can be."""

    def __init__(self, units: dict[str, dict[str, Any]], battle: dict[str, Any] | None = None) -> None:
        self.ids = {name: at for at, name in enumerate(units, start=1)}
        self._names = {at: name for name, at in self.ids.items()}
        pieces = {name: self._unit(name, fields) for name, fields in units.items()}
        for name, fields in units.items():  # an engagement may be written on one side only
            for other in fields.get("engaged", ()):
                pieces[other] = self._mirrored(pieces[other], name)
        told = dict(battle or {})
        settings = tuple(sorted(told.pop("settings", {}).items()))
        sides = tuple(told.pop("sides", ()))
        self.battle = Battle(
            BattleState(sides=sides, settings=settings, **told),
            pieces.values(),
            settings=all_settings(),
            next_id=len(units) + 1,
        )
        self.check()

    def _mirrored(self, unit: Unit, name: str) -> Unit:
        engaged = dict.fromkeys((*unit.engaged, self.ids[name]))
        return replace(unit, engaged=tuple(engaged))

    def _unit(self, name: str, fields: dict[str, Any]) -> Unit:
        built: dict[str, Any] = {}
        for key, value in fields.items():
            if key in REFERENCES:
                built[key] = tuple(self.ids[one] for one in value)
            elif key in LISTS:
                built[key] = tuple(value)
            elif key == "movement":
                built[key] = Fraction(str(value))
            elif key == "due":
                built[key] = tuple(self._called(one) for one in value)
            else:
                built[key] = value
        built.setdefault("start", built.get("size"))
        return Unit(id=self.ids[name], name=name, **built)

    def _called(self, text: str) -> Called:
        """Read `hate`, `rout:losses`, `fear-charged by B`."""
        what, _, enemy = text.partition(" by ")
        test, _, because = what.partition(":")
        return Called(test, because, self.ids[enemy] if enemy else 0)  # type: ignore[arg-type]  # as the case says

    def __getitem__(self, name: str) -> Unit:
        """Return a unit as it is now."""
        return self.battle.get(Unit, self.ids[name])

    def shown(self, name: str, field: str) -> Any:
        """Return a field of a unit as the cases write it."""
        value = getattr(self[name], field)
        if field in REFERENCES:
            return [self._names[one] for one in value]
        if field == "due":
            return [self._told(call) for call in value]
        if isinstance(value, tuple):
            return list(value)
        return value

    def _told(self, call: Called) -> str:
        because = f":{call.because}" if call.because else ""
        return f"{call.test}{because}" + (f" by {self._names[call.enemy]}" if call.enemy else "")

    def apply(self, changes: tuple[Change, ...]) -> None:
        """Make changes and check the state that they lead to."""
        for change in changes:
            if isinstance(change, Put) and change.before is not None:
                assert change.before == self.battle.get(Unit, change.piece), "an image is not what was there"
        self.battle = self.battle.after(changes)
        self.check()

    def play(self, run: str, dice: Dice, given: dict[str, Any]) -> Outcome:
        """Run a rule on a unit (or on a bare value) and apply what it changes."""
        outcome = self._run(run, dice, dict(given))
        self.apply(outcome.changes)
        return outcome

    def _run(self, run: str, dice: Dice, given: dict[str, Any]) -> Outcome:
        name = given.pop("unit", None)
        unit = self[name] if name else BARE
        match run:
            case "rout":
                return rout(dice, rout_case(self.battle, unit, **given))
            case "rally":
                return rally(dice, rally_case(self.battle, unit, **given))
            case "pursue":
                return pursue(dice, pursuit_case(self.battle, unit, **given))
            case "psych":
                return psych(dice, psych_case(self.battle, unit, **given))
            case "losses":
                return lose(LossCase(unit=unit, foes=foes_of(self.battle, unit), **given))
            case "engage":
                on = self.battle.setting("psychology") == "on"
                return engage(unit, self[given["enemy"]], psychology=on)
            case "disengage":
                return disengage(unit, self[given["enemy"]])
            case "set":
                return self._set(unit, **given)
        raise KeyError(run)

    def _set(self, unit: Unit, condition: str, value: Any) -> Outcome:
        """Set a condition by the GM's hand; a name stands for a unit."""
        hook = next(one for one in CONDITIONS if one.key == condition)
        typed = self[value] if isinstance(value, str) else value
        return Outcome(say("b-set-by-hand"), changes=hook.set(self.battle, unit, typed))

    def next(self) -> None:
        """Pass the turn as the battle does."""
        self.apply(pass_turn(self.battle).changes)

    def check(self) -> None:
        """Fail on a state that cannot be."""
        units = {unit.id: unit for unit in self.battle.peek(Unit)}
        for unit in units.values():
            for other in unit.engaged:
                assert other != unit.id, f"{unit.name} fights itself"
                assert unit.id in units[other].engaged, f"{unit.name} fights {units[other].name}, who does not know"
            assert len(set(unit.engaged)) == len(unit.engaged)
            assert not (unit.routed and unit.frenzied), f"{unit.name} is routed and frenzied"
            assert not (unit.routed and unit.pursuing), f"{unit.name} is routed and pursues"
            assert not (unit.routed and unit.rally), f"{unit.name} is routed in its rally turn"
            assert not (unit.routed and unit.is_hating), f"{unit.name} flees in hate"
            assert unit.routed or not unit.fresh, f"{unit.name} has just routed but is not routed"
            assert not (unit.destroyed and (unit.engaged or unit.due or unit.pursuing)), f"{unit.name} is no more"
            assert unit.size is None or unit.size >= 0
