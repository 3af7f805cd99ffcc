"""M15 in dice: what the Whoa! table makes of rider and mount, and how far a mount runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core.dice import Dice
from rules.core.rolls import Modifier, Remark, Roll
from rules.core.table import load
from rules.core.words import Line, say

TABLES = load("rules.mordheim")
Became = Literal["rears", "bolts", "waits", "down"]


@dataclass(frozen=True, slots=True)
class Run:
    """Hold a run: how many inches, towards which hour of a clock face (12 = straight ahead)."""

    inches: int
    hour: int

    @property
    def direction(self) -> Line:
        """Return the direction in words."""
        return say("direction", hour=self.hour)


@dataclass(frozen=True, slots=True)
class Fate:
    """Hold what became of rider and mount; `run` only when the mount bolts."""

    became: Became
    run: Run | None = None
    crushed: bool = False
    crippled: bool = False

    @property
    def klass(self) -> str:
        """Return the headline class, under which odds are counted."""
        if self.became != "down":
            return f"m-{self.became}"
        both = {(False, False): "", (True, False): "-crushed", (False, True): "-crippled", (True, True): "-both"}
        return f"m-down{both[self.crushed, self.crippled]}"


@dataclass(frozen=True, slots=True)
class Fall:
    """State one roll on the Whoa! table.

    `rolls`: how many dice, the highest counts (M14). `unhorser`: who wounded him adds one (M21). `forced`: stunned in
    the saddle, he falls without a die of the table (M13). `slow` mounts run 2D6", `steady` ones never bolt.
    """

    rolls: int = 1
    modifier: int = 0
    unhorser: bool = False
    forced: bool = False
    slow: bool = False
    steady: bool = False


def fall(dice: Dice, case: Fall) -> Fate:
    """Roll on the Whoa! table and on what follows (M13–M15, M21)."""
    if case.forced:
        dice.record(Remark(say("why-m-forced"), "M13"))
        row = TABLES["whoa"].row(3)
    else:
        modifiers = [Modifier("M21", say("mod-m-unhorser"), 1)] if case.unhorser else []
        if case.modifier:
            modifiers.append(Modifier("", say("mod-m-given"), case.modifier))
        why = say("why-m-whoa") if case.rolls == 1 else say("why-m-whoa-worst", count=case.rolls)
        rule = "M15" if case.rolls == 1 else "M14"
        rolled = dice.roll(Roll(rule, why, case.rolls, 6, how="highest", modifiers=tuple(modifiers), low=1, high=6))
        row = TABLES["whoa"].read(dice, rolled.total)
    if row.key == "rears":
        return Fate("rears")
    if row.key == "unhorsed":
        return dice.sub(loose, case.slow, case.steady)
    return dice.sub(down)


def loose(dice: Dice, slow: bool, steady: bool) -> Fate:
    """Roll for a mount that lost its rider: it bolts at once, or waits for him (M15, 3–4)."""
    if steady:
        dice.record(Remark(say("why-m-steady"), "M15"))
        return Fate("waits")
    rolled = dice.roll(Roll("M15", say("why-m-mount"), 1, 6))
    if TABLES["whoa-mount"].read(dice, rolled.total).key == "waits":
        return Fate("waits")
    return Fate("bolts", run(dice, slow, "M15"))


def down(dice: Dice) -> Fate:
    """Roll for the crushed rider and the crippled mount (M15, 5–6)."""
    crushed = dice.roll(Roll("M15", say("why-m-crushed"), 1, 6))
    under = TABLES["whoa-crushed"].read(dice, crushed.total).key == "crushed"
    crippled = dice.roll(Roll("M15", say("why-m-crippled"), 1, 6))
    lost = TABLES["whoa-crippled"].read(dice, crippled.total).key == "crippled"
    return Fate("down", crushed=under, crippled=lost)


def run(dice: Dice, slow: bool, rule: str) -> Run:
    """Roll how far a mount runs, and where to: 3D6", 2D6" for a slow one, and a D12 as the hour (M8, M15)."""
    why = say("why-m-run-slow") if slow else say("why-m-run")
    inches = dice.roll(Roll(rule, why, 2 if slow else 3, 6, detail=True, unit="inches"))
    hour = dice.roll(Roll(rule, say("why-m-direction"), 1, 12, detail=True, unit="clock"))
    return Run(inches.total, hour.total)
