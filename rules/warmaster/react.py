"""Reactive moves: may the charged regiment answer, does it, and who moves where (W1–W17)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal

from rules.core.dice import Dice
from rules.core.outcome import Outcome, changed
from rules.core.refusal import Reason, Refused
from rules.core.rolls import Check, Modifier, Remark, Roll
from rules.core.words import Line, Name, say
from rules.warmaster.orders import counter_charge_orders, evade_orders, failed_orders
from rules.warmaster.regiment import Regiment, trait_word, type_word

Move = Literal["counter-charge", "evade"]

TOO_CLOSE = Fraction(10)  # cm: the charge must start farther away (W6)
STEP = 20  # cm of distance for each −1 to the command value (W11)
NEAR = Fraction(20)  # cm within which an enemy troubles the order (W11)
ALWAYS_FAILS = 12  # naturally


@dataclass(frozen=True, slots=True, kw_only=True)
class ReactCase:
    """Hold one attempt, distances in cm.

    `regiment` is as it stands for this charge; `registered` is its image in the battle, where something else was said
    of it. `charger` is None where nothing is known of it, `command` None where it was not given. `enemy_near` says that
    another enemy is within 20 cm; enemies so near, the charger included, count only with `near_counts` (a setting).
    """

    move: Move
    regiment: Regiment
    distance: Fraction
    registered: Regiment | None = None
    charger: Regiment | None = None
    command: int | None = None
    visible: bool = True
    engaged: bool = False
    confused: bool = False
    reacted: bool = False
    target: bool = True
    character_distance: Fraction | None = None
    stands_lost: int = 0
    dense: bool = False
    enemy_near: bool = False
    near_counts: bool = False
    modifier: int = 0

    @property
    def troubled(self) -> bool:
        """Tell whether an enemy, the charger included, is near enough to trouble the order."""
        return self.near_counts and (self.enemy_near or self.distance <= NEAR)

    @property
    def chargers_name(self) -> Name | Line:
        """Return what to call the charger."""
        return self.charger.called if self.charger and self.charger.name else say("bare-w-charger")


def react(dice: Dice, case: ReactCase) -> Outcome:
    """Try a counter-charge or an evade: 2D6 ≤ the command value (W11); the attempt is used up either way (W8).

    Raises `Refused` with every rule that forbids it, before any die.
    """
    reasons = forbidden(case)
    who = case.regiment.called
    if reasons:
        raise Refused(say(f"w-refused-{case.move}", who=who), *reasons)
    if case.command is None:
        raise Refused(say("w-no-command"), Reason(say("w-no-command-why"), "W11"))
    for remark in unchecked(case):
        dice.record(remark)
    check = Check(case.command, say("src-w-command"), modifiers(case), fails=(ALWAYS_FAILS,))
    roll = dice.roll(Roll("W11", say(f"why-w11-{case.move}"), 2, 6, check=check))
    if roll.natural == ALWAYS_FAILS and roll.total <= check.target:
        dice.record(Remark(say("w-natural-12"), "W11"))
    kept = case.registered or case.regiment
    changes = changed(kept, replace(kept, reacted=True))
    if not roll.passed:
        return Outcome(
            say(f"verdict-w-fails-{case.move}", who=who),
            klass="w-fails",
            mood="amber",
            todos=failed_orders(case.regiment, case.chargers_name),
            rules=("W8", "W11", "W12"),
            changes=changes,
        )
    if case.move == "evade":
        return Outcome(
            say("verdict-w-evades", who=who),
            klass="w-evades",
            mood="green",
            todos=evade_orders(case.regiment, case.chargers_name),
            rules=("W8", "W9", "W11", "W15", "W16", "W17"),
            changes=changes,
        )
    return Outcome(
        say("verdict-w-counter-charges", who=who),
        klass="w-counter-charges",
        mood="green",
        todos=counter_charge_orders(case.regiment, case.chargers_name, case.distance),
        rules=("W8", "W9", "W11", "W13", "W14"),
        changes=changes,
    )


def forbidden(case: ReactCase) -> tuple[Reason, ...]:
    """Return every rule that forbids the reaction, in order of number, each with what it saw (W1–W8, W10)."""
    one, foe, move = case.regiment, case.charger, case.move
    saw = [("", line) for line in _no_enemy(one, foe)]
    if one.type not in ("infantry", "cavalry"):
        saw.append(("W1", say("w-no-1", type=type_word(one.type))))
    stubborn = tuple(trait_word(t) for t in one.traits if t in ("pikes", "mounted knights", "fanatics"))
    if move == "evade" and stubborn:
        saw.append(("W2", say("w-no-2", traits=stubborn)))
    if move == "counter-charge" and one.has("skirmishers") and not (foe and foe.has("skirmishers")):
        saw.append(("W3", say("w-no-3", charger=case.chargers_name)))
    if not case.visible:
        saw.append(("W4", say("w-no-4", charger=case.chargers_name)))
    saw += [("W5", line) for line in _too_slow(one, foe)]
    if case.distance <= TOO_CLOSE:
        saw.append(("W6", say("w-no-6", distance=case.distance, least=TOO_CLOSE)))
    if case.engaged:
        saw.append(("W7", say("w-no-7-engaged")))
    if case.confused:
        saw.append(("W7", say("w-no-7-confused")))
    if case.reacted:
        saw.append(("W8", say("w-no-8")))
    if not case.target:
        saw.append(("W10", say("w-no-10")))
    return tuple(Reason(line, rule, once=rule == "W8") for rule, line in saw)


def _no_enemy(one: Regiment, foe: Regiment | None) -> list[Line]:
    """Return what is wrong with the charger: it is the regiment itself, or of its own side."""
    if foe is None or not (one.id and foe.id):
        return []
    if one.id == foe.id:
        return [say("w-no-self")]
    return [say("w-no-friend", charger=foe.called, side=Name(one.side))] if one.side and one.side == foe.side else []


def _too_slow(one: Regiment, foe: Regiment | None) -> list[Line]:
    """Return what W5 objects to: a faster charger, cavalry that charges infantry."""
    if foe is None:
        return []
    saw = []
    if one.speed is not None and foe.speed is not None and foe.speed > one.speed:
        saw.append(say("w-no-5-faster", theirs=foe.speed, ours=one.speed))
    if one.type == "infantry" and foe.type == "cavalry":
        saw.append(say("w-no-5-cavalry"))
    return saw


def unchecked(case: ReactCase) -> tuple[Remark, ...]:
    """Return what the table must check by itself, for want of a figure."""
    foe, remarks = case.charger, []
    if foe is None or foe.speed is None:
        remarks.append(Remark(say("w-charger-unknown", charger=case.chargers_name), "W5"))
    elif case.distance > foe.speed:
        remarks.append(Remark(say("w-charge-far", distance=case.distance, movement=foe.speed), "W9"))
    if case.enemy_near and not case.near_counts:
        remarks.append(Remark(say("w-near-off", distance=NEAR), "W11"))
    return tuple(remarks)


def modifiers(case: ReactCase) -> tuple[Modifier, ...]:
    """Return the modifiers of the command value that count, each with its cause (W11)."""
    far = case.character_distance or Fraction(0)
    named = (
        Modifier("W11", say(f"mod-w-{case.move}"), _of_move(case)),
        Modifier("W11", say("mod-w-mounted-skirmishers"), int(case.move == "evade" and _mounted_skirmishers(case))),
        Modifier("W11", say("mod-w-distance", distance=far), -max(0, -(-far // STEP) - 1)),
        Modifier("W11", say("mod-w-stands", count=case.stands_lost), -case.stands_lost),
        Modifier("W11", say("mod-w-dense"), -int(case.dense)),
        Modifier("W11", say("mod-w-enemy-near", distance=NEAR), -int(case.troubled)),
        Modifier("", say("mod-w-typed"), case.modifier),
    )
    return tuple(modifier for modifier in named if modifier.value)


def _of_move(case: ReactCase) -> int:
    """Return −1 for an evade, unless skirmishers; −2 for a counter-charge, unless mounted knights or fanatics."""
    if case.move == "evade":
        return 0 if case.regiment.has("skirmishers") else -1
    return 0 if case.regiment.has("mounted knights", "fanatics") else -2


def _mounted_skirmishers(case: ReactCase) -> bool:
    return case.regiment.type == "cavalry" and case.regiment.has("skirmishers")
