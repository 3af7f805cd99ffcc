"""The random move of a dreadnought that lost its coordination, and the price of leaving the armour (D3, D4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from rules.core.dice import Dice
from rules.core.outcome import Outcome, changed
from rules.core.refusal import Reason, Refused
from rules.core.rolls import Modifier, Remark, Roll
from rules.core.table import Row, Table
from rules.core.words import Line, say
from rules.rogue_trader.dreadnoughts import Dreadnought

PERSONAL = Table("personal", "D4", "1D4", (Row("ld", 1, 1), Row("int", 2, 2), Row("cl", 3, 3), Row("wp", 4, 4)))
FIELDS = {"ld": "ld", "int": "intelligence", "cl": "cl", "wp": "wp"}


@dataclass(frozen=True, slots=True)
class SuitCase:
    """Ask for the D6" move of a dreadnought, or for its pilot to leave it."""

    armour: Dreadnought


def stagger(dice: Dice, case: SuitCase) -> Outcome:
    """Roll the D6" that a dreadnought without coordination moves this turn (D3).

    Raises `Refused` with every reason: it moves otherwise, or not at all.
    """
    d = case.armour
    reasons = []
    if d.destroyed:
        reasons.append(Reason(say("no-v-wreck", name=d.called), "D1"))
    elif d.stopped:
        reasons.append(Reason(say("no-v-stopped", name=d.called), "D3"))
    elif d.jammed:
        reasons.append(Reason(say("no-d-jammed", name=d.called), "D3"))
    elif d.loose:
        reasons.append(Reason(say("no-v-loose", name=d.called), "V10"))
    elif d.berserk:
        reasons.append(Reason(say("no-d-berserk", name=d.called), "D3"))
    elif not d.clumsy:
        reasons.append(Reason(_walks(d), "D3"))
    elif d.walked:
        reasons.append(Reason(say("no-d-walked", name=d.called), "D3"))
    if reasons:
        raise Refused(say("refused-d-move", name=d.called), *reasons)
    roll = dice.roll(Roll("D3", say("why-d-move"), 1, 6, detail=True, unit="inches"))
    after = replace(d, walked=True, speed=Fraction(roll.total))
    return Outcome(
        verdict=say("verdict-d-move", name=d.called, distance=roll.total),
        klass="d-moves",
        mood="amber",
        todos=(say("todo-d-move", name=d.called, distance=roll.total, to_hit=d.to_hit),),
        rules=("D3",),
        changes=changed(d, after),
    )


def _walks(d: Dreadnought) -> Line:
    """Say how far it moves without a roll, where its Movement is stated."""
    if d.stride is None:
        return say("no-d-clumsy", name=d.called)
    return say("no-d-clumsy-movement", name=d.called, movement=d.stride)


def leave(dice: Dice, case: SuitCase) -> Outcome:
    """Let the pilot leave of his own will: he loses D4 − 1 points of one characteristic, drawn among four (D4).

    Where nothing is lost no characteristic is drawn. Raises `Refused` on a wreck and when nobody is inside.
    """
    d = case.armour
    reasons = []
    if d.destroyed:
        reasons.append(Reason(say("no-v-wreck", name=d.called), "D1"))
    elif not d.manned:
        reasons.append(Reason(say("no-d-empty", name=d.called), "D4"))
    if reasons:
        raise Refused(say("refused-d-leave", name=d.called), *reasons)
    minus = (Modifier("D4", say("mod-d-leave"), -1),)
    points = dice.roll(Roll("D4", say("why-d-leave"), 1, 4, modifiers=minus)).total
    after = replace(d, manned=False)
    todos = [say("todo-d-beside", pilot=d.pilot_called)]
    verdict = say("verdict-d-left", pilot=d.pilot_called, name=d.called)
    if not points:
        dice.record(Remark(say("remark-d-nothing-lost"), "D4"))
    else:
        key = PERSONAL.read(dice, dice.roll(Roll("D4", say("why-d-personal"), 1, 4, detail=True)).total).key
        value = getattr(d, FIELDS[key])
        lost = dict(d.weakened)
        cost = points if value is None else min(points, value)
        lost[FIELDS[key]] = lost.get(FIELDS[key], 0) + cost
        after = replace(after, weakened=tuple((field, n) for field, n in sorted(lost.items()) if n))
        what = say(f"personal-{key}")
        verdict = say("verdict-d-left-loses", pilot=d.pilot_called, name=d.called, points=points, what=what)
        if value is None:
            todos.append(say("todo-d-loses", pilot=d.pilot_called, points=points, what=what))
        else:
            left = max(0, value - points)
            after = replace(after, **{FIELDS[key]: left})
            todos.append(say("todo-d-loses-to", pilot=d.pilot_called, what=what, value=value, left=left))
    return Outcome(
        verdict=verdict,
        klass="d-loses" if points else "d-unscathed",
        mood="amber" if points else "green",
        todos=tuple(todos),
        rules=("D4",),
        changes=changed(d, after),
    )
