"""The roll on the Whoa! table and what it means for a rider and his mount (M13–M15, M21)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import assert_never

from rules.core.dice import Dice
from rules.core.outcome import Change, Followup, Mood, Outcome, changed
from rules.core.refusal import Reason, Refused
from rules.core.rolls import Remark
from rules.core.words import Line, say
from rules.mordheim.fate import Fall, Fate, fall
from rules.mordheim.pieces import ANYONE, BARE, Mount, Rider, slug


@dataclass(frozen=True, kw_only=True, slots=True)
class Pair:
    """Hold a rider in the saddle and his mount, as a Whoa! result finds them.

    `own_turn`: it is known to be their own turn now. `tests_bolting`: a bolting mount may be
    calmed (a setting of M15).
    """

    mount: Mount = BARE
    rider: Rider = ANYONE
    own_turn: bool = False
    tests_bolting: bool = False


@dataclass(frozen=True, kw_only=True, slots=True)
class WhoaCase:
    """State a `/whoa`. Names, owners and conditions do not compare: odds are cached by what weighs on the dice.

    `attacker` is the registered opponent who wounded the rider, on `attacker_mount` (None: on foot); his skill then
    decides M21, whatever `unhorser` says.
    """

    pair: Pair = field(default=Pair(), compare=False)
    attacker: Rider | None = field(default=None, compare=False)
    attacker_mount: Mount | None = field(default=None, compare=False)
    rolls: int = 1
    modifier: int = 0
    unhorser: bool = False
    forced: bool = False
    slow: bool = field(init=False)
    steady: bool = field(init=False)
    helped: bool = field(init=False)

    def __post_init__(self) -> None:
        """Draw from the pieces what weighs on the dice."""
        object.__setattr__(self, "slow", self.pair.mount.has("slow"))
        object.__setattr__(self, "steady", self.pair.mount.has("never tests"))
        helped = self.unhorser
        if self.attacker is not None:
            mount = self.attacker_mount
            helped = mount is not None and self.attacker.uses("combat master", mount)
        object.__setattr__(self, "helped", helped)

    @property
    def fall(self) -> Fall:
        """Return the roll that this case asks for."""
        return Fall(self.rolls, self.modifier, self.helped, self.forced, self.slow, self.steady)


def whoa(dice: Dice, case: WhoaCase) -> Outcome:
    """Roll on the Whoa! table for a mounted warrior (M13–M15, M21).

    Raises `Refused` when nobody rides the mount, or when the attacker is the rider himself.
    """
    pair = case.pair
    reasons = unridden(pair.mount)
    if case.attacker is not None and case.attacker.id == pair.rider.id:
        reasons.append(Reason(say("no-m-own-attacker", rider=pair.rider.called), "M21"))
    if reasons:
        raise Refused(say("refused-m-whoa", mount=pair.mount.called), *reasons)
    rules = ["M15"]
    if case.forced:
        rules.insert(0, "M13")
        if case.rolls > 1 or case.modifier or case.helped:
            dice.record(Remark(say("why-m-no-table-die"), "M13"))
    elif case.rolls > 1:
        rules.insert(0, "M14")
    if case.helped and not case.forced:
        rules.append("M21")
    if case.attacker is not None and not case.helped:
        dice.record(Remark(_unskilled(case.attacker, case.attacker_mount), "M21"))
    return told(pair, fall(dice, case.fall), rules)


def unridden(mount: Mount) -> list[Reason]:
    """Return why a mount takes no roll that is its rider's: nobody is in the saddle."""
    if mount.condition == "ridden":
        return []
    return [Reason(say("no-m-unridden", mount=mount.called, condition=condition(mount)), "M15")]


def condition(piece: Mount | Rider) -> Line:
    """Return the word for a piece's condition, without whom it concerns."""
    if isinstance(piece, Rider):
        return say(f"cond-m-{slug(piece.condition)}", **piece.words)
    return say(f"cond-m-mount-{slug(piece.condition)}")


def _unskilled(attacker: Rider, mount: Mount | None) -> Line:
    if mount is None:
        return say("why-m-attacker-on-foot", rider=attacker.called)
    if "combat master" not in attacker.skills:
        return say("why-m-attacker-unskilled", rider=attacker.called)
    return say("why-m-attacker-no-ride", rider=attacker.called, mount=mount.called)


def told(pair: Pair, fate: Fate, rules: Sequence[str]) -> Outcome:
    """Return the outcome of a fate: headline, orders, changes, next steps."""
    mount, rider = after(pair, fate)
    return Outcome(
        verdict=say(f"verdict-{fate.klass}", mount=mount.called, **rider.words),
        klass=fate.klass,
        mood=_mood(fate),
        todos=_todos(pair, fate),
        rules=tuple(dict.fromkeys(rules)),
        changes=changes(pair, mount, rider),
        next=_next(pair, fate),
    )


def after(pair: Pair, fate: Fate) -> tuple[Mount, Rider]:
    """Return mount and rider as the fate leaves them."""
    mount, rider = pair.mount, pair.rider
    match fate.became:
        case "rears":
            return mount, replace(rider.stands("disoriented"), disoriented=2 if pair.own_turn else 1)
        case "bolts":
            return replace(mount, condition="bolting", tested=True, calmed=False), rider.stands("stunned")
        case "waits":
            return replace(mount, condition="waiting"), rider.stands("stunned")
        case "down":
            lost = (
                replace(mount, condition="dead", by=0) if fate.crippled else replace(mount, condition="out of action")
            )
            out = rider.stands("out of action")
            return lost, replace(out, injuries=out.injuries + fate.crushed)
        case _ as never:
            assert_never(never)


def changes(pair: Pair, mount: Mount, rider: Rider) -> tuple[Change, ...]:
    """Return the changes of a pair to its new images; none for what is not registered."""
    return changed(pair.mount, mount) + changed(pair.rider, rider)


def _mood(fate: Fate) -> Mood:
    return "amber" if fate.became == "rears" else "red"


def _todos(pair: Pair, fate: Fate) -> tuple[Line, ...]:
    """Return the orders of a fate, in the order in which the players do them."""
    mount, rider = pair.mount.called, pair.rider.called
    if fate.became == "rears":
        until = "todo-m-disoriented-now" if pair.own_turn else "todo-m-disoriented-next"
        return say(until, rider=rider), say("todo-m-as-knocked-down", rider=rider)
    if fate.became == "down":
        serious = "todo-m-crushed" if fate.crushed else "todo-m-injury"
        lost = "todo-m-struck-off" if fate.crippled else "todo-m-mount-kept"
        removed = say("todo-m-remove", rider=rider, mount=mount)
        return removed, say(serious, rider=rider), say(lost, mount=mount)
    fallen = (say("todo-m-stunned", **pair.rider.words), say("todo-m-hit", rider=rider))
    if fate.run is None:
        return *fallen, say("todo-m-waits", rider=rider, mount=mount)
    away = say("todo-m-run", mount=mount, inches=fate.run.inches, direction=fate.run.direction)
    again = "todo-m-bolts-tests" if pair.tests_bolting else "todo-m-bolts-again"
    return *fallen, away, say(again, rider=rider, mount=mount)


def _next(pair: Pair, fate: Fate) -> tuple[Followup, ...]:
    """Return the likely next steps for registered pieces: remount, catch, leave the table."""
    mount, rider = pair.mount, pair.rider
    if not (mount.id and rider.id) or fate.became not in ("bolts", "waits"):
        return ()
    options = (("mount", mount.name), ("rider", rider.name))
    label = "next-m-catch" if fate.became == "bolts" else "next-m-remount"
    ride = Followup(say(label, rider=rider.called, mount=mount.called), "mount ride", options)
    if fate.became == "bolts":
        return ride, left(mount)
    out = (("rider", rider.name), ("condition", "out of action"))
    return ride, Followup(say("next-m-out", rider=rider.called), "rider edit", out)


def left(mount: Mount) -> Followup:
    """Return the button that takes a mount off the table."""
    return Followup(say("next-m-left", mount=mount.called), "mount edit", (("mount", mount.name), ("off_table", True)))
