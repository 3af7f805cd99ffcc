"""The collision command: refuse, roll both pools, follow each side, send both out of control (V12, V13)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from rules.core import odds
from rules.core.dice import Dice
from rules.core.outcome import Chance, Change, Followup, Mood, Outcome, changed
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, say
from rules.rogue_trader.collapse import no_section
from rules.rogue_trader.collision import (
    Against,
    Angle,
    Body,
    Fate,
    Pool,
    Reading,
    closing,
    endure,
    endured,
    pool,
    throw,
)
from rules.rogue_trader.fates import confusion, followups, mood, numbers
from rules.rogue_trader.machine import Machine
from rules.rogue_trader.units import Unit

GRAVITY: dict[Mood, int] = {"grey": 0, "green": 1, "amber": 2, "red": 3}


@dataclass(frozen=True, slots=True, kw_only=True)
class CollideCase:
    """Ask for a collision of A, the rammer, with B; speeds in inches, B's counts only for a vehicle.

    `pilots` are the units that the pilots of A and B are registered as, if any.
    """

    a: Body
    b: Body
    speed_a: Fraction
    speed_b: Fraction = Fraction(0)
    against: Against = "vehicle"
    angle: Angle = "head-on"
    reading: Reading = "dice"
    pilots: tuple[Unit | None, Unit | None] = (None, None)

    @property
    def speed(self) -> Fraction:
        """Return the speed that counts."""
        return closing(self.speed_a, self.speed_b, self.against, self.angle)

    @property
    def pools(self) -> tuple[Pool, Pool]:
        """Return the damage pools of A and of B."""
        a, b = self.a.toughness, self.b.toughness
        return pool(self.speed, a, b, self.reading), pool(self.speed, b, a, self.reading)


def collide(dice: Dice, case: CollideCase) -> Outcome:
    """Resolve a collision: all D4 of A, all D4 of B, then A to the end, then B (V7, V8, V12, V13).

    Raises `Refused` with every reason: a thing with itself, a wreck, a ruin, no speed.
    """
    _may(case)
    for_a, for_b = case.pools
    points_a, points_b = throw(dice, case.a.who, for_a), throw(dice, case.b.who, for_b)
    a, b = endure(dice, case.a, points_a), endure(dice, case.b, points_b)
    sides = ((case.a, a, case.pilots[0], case.speed_a), (case.b, b, case.pilots[1], case.speed_b))
    changes: tuple[Change, ...] = ()
    todos: list[Line] = []
    next_: tuple[Followup, ...] = ()
    for body, came, pilot, speed in sides:
        after = _after(case, came, speed)
        todos += [*_damage(case, body, came), *came.todos]
        if body.machine is not None and after is not None and came.struck is not None:
            changes += changed(body.machine, after) + confusion((came.struck,), pilot)
            next_ += followups(after)
        elif body.building is not None and came.building is not None:
            changes += changed(body.building, came.building)
        todos += _adrift(case, body, after)
    return Outcome(
        verdict=say("verdict-v-collide", a=case.a.who, b=case.b.who, became_a=_became(a), became_b=_became(b)),
        klass=f"{a.klass} {b.klass}",
        mood=max((_mood(a), _mood(b)), key=lambda m: GRAVITY[m]),
        todos=tuple(todos),
        remarks=_remarks(case, a, b),
        rules=_rules(case, a, b),
        changes=changes,
        next=next_,
        chances=_chances(case, a, b),
        reconstructed=any(f.struck and f.struck.read and c.table and c.table.reconstructed for c, f, *_ in sides),
    )


def fate(dice: Dice, body: Body, count: int, plus: int) -> Outcome:
    """Follow one side alone from its pool of D4 to its class: what the odds of a collision are made of."""
    klass = endured(dice, body, count, plus)
    return Outcome(verdict=say(f"odds-{klass}"), klass=klass)


def _chances(case: CollideCase, a: Fate, b: Fate) -> tuple[Chance, ...]:
    """Return the exact chance of what came of each side; none where nothing else could come."""
    found = []
    for body, came, dice in zip((case.a, case.b), (a, b), case.pools, strict=True):
        exact = odds.of(fate, body.nameless, dice.dice, dice.plus)
        if len(exact) > 1:
            found.append(Chance(came.klass, exact[came.klass], say("v-who", name=body.who)))
    return tuple(found)


def _may(case: CollideCase) -> None:
    reasons = []
    a, b = case.a.machine, case.b.machine
    if a is not None and b is not None and a.id and a.id == b.id:
        reasons.append(Reason(say("no-v-itself", name=a.called), "V12"))
    wrecks = {m.id: m for m in (a, b) if m is not None and m.destroyed}
    reasons += [Reason(say("no-v-wreck", name=wreck.called), "V7") for wreck in wrecks.values()]
    if case.b.building is not None:
        reasons += no_section(case.b.building, case.b.section)
    if case.against != "vehicle" and case.speed_b:
        reasons.append(Reason(say(f"no-v-speed-{case.against}"), "V12"))
    if case.speed == 0:
        reasons.append(Reason(_still(case), "V12"))
    if reasons:
        hints = (say("hint-v-wreck"),) if b is not None and b.destroyed else ()
        raise Refused(say("refused-v-collide", a=case.a.who, b=case.b.who), *reasons, hints=hints)


def _still(case: CollideCase) -> Line:
    """Say why nothing meets: nobody moves, or both move the same way at the same speed."""
    if case.against == "vehicle" and case.angle == "rear" and case.speed_a:
        return say("no-v-same-speed", speed=case.speed_a)
    if case.against == "vehicle" and case.angle == "head-on":
        return say("no-v-nobody-moves")
    return say("no-v-rammer-still", a=case.a.who)


def _after(case: CollideCase, came: Fate, speed: Fraction) -> Machine | None:
    """Return a machine with the speed it had, out of control in its owner's next turn where V13 says so."""
    if came.struck is None:
        return None
    after = came.struck.machine
    if after.immobile:
        return after
    moving = replace(after, speed=speed)
    return moving.sent_adrift() if case.against != "creature" else moving


def _damage(case: CollideCase, body: Body, came: Fate) -> tuple[Line, ...]:
    """Tell the players what to do with points that no registered piece takes."""
    if body is case.a or body.key != "bare" or case.against == "vehicle" or not came.points:
        return ()
    return (say(f"todo-v-takes-{case.against}", name=body.who, points=came.points),)


def _adrift(case: CollideCase, body: Body, after: Machine | None) -> tuple[Line, ...]:
    """Return the order of V13 for a machine, registered or bare."""
    vehicle = body.key == "machine" or (body.key == "bare" and (body is case.a or case.against == "vehicle"))
    if not vehicle or case.against == "creature" or (after is not None and after.immobile):
        return ()
    if after is not None and after.adrift_good:
        return ()
    return (say("todo-v-adrift-next", name=body.who),)


def _became(came: Fate) -> Line:
    return say(f"fate-{came.klass}", points=say("v-points", points=came.points))


def _mood(came: Fate) -> Mood:
    if came.klass.startswith("b-"):
        return "red" if came.klass == "b-collapsed" else "amber" if came.points else "grey"
    return mood(came.klass)


def _remarks(case: CollideCase, a: Fate, b: Fate) -> tuple[Line, ...]:
    """Return the Damage left, and why nothing more is rolled for bare numbers."""
    remarks = [*a.remarks, *b.remarks]
    if case.a.key == "bare" or (case.b.key == "bare" and case.against == "vehicle"):
        remarks.append(say("remark-v-bare"))
    if any(body.machine and body.machine.damage is None for body in (case.a, case.b)):
        remarks.append(say("remark-v-no-damage"))
    return tuple(remarks)


def _rules(case: CollideCase, a: Fate, b: Fate) -> tuple[str, ...]:
    rules = ["V12"]
    if case.against != "creature":
        rules.append("V13")
    for body, came in ((case.a, a), (case.b, b)):
        if body.machine is not None and came.struck is not None and came.points:
            rules += numbers(body.machine, (came.struck,))
        if body.building is not None:
            rules += ["B2", "B3"] if came.klass == "b-collapsed" else ["B2"]
    return tuple(dict.fromkeys(rules))
