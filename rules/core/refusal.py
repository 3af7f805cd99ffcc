"""No, and every reason why: raised before the first die."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.rolls import Roll
from rules.core.words import Line, say


@dataclass(frozen=True, slots=True)
class Reason:
    """Give one reason: the rule that forbids (empty for plain bad input) and what it saw.

    `once` marks a rule that allows something once a turn: the next turn lifts it.
    """

    line: Line
    rule: str = ""
    once: bool = False


class Refused(Exception):
    """Refuse a command: nothing was rolled, nothing is applied.

    `title` says what is refused, `reasons` every cause, `hints` what would be right.
    """

    def __init__(self, title: Line, *reasons: Reason, hints: tuple[Line, ...] = ()) -> None:
        super().__init__(title.key, *(reason.line.key for reason in reasons))
        self.title = title
        self.reasons = reasons
        self.hints = hints


class DiceMissing(Refused):
    """Refuse a list of typed dice that ends too soon; `roll` is the throw that lacks `missing` of its dice."""

    def __init__(self, roll: Roll, typed: tuple[int, ...], missing: int) -> None:
        self.roll = roll
        self.typed = typed
        self.missing = missing
        title = say("dice-missing", count=missing)
        after = say("dice-after", dice=" ".join(map(str, typed))) if typed else say("dice-none-yet")
        reason = say("dice-next", after=after, dice=f"{roll.count}D{roll.sides}", why=roll.why, missing=missing)
        super().__init__(title, Reason(reason, roll.rule))


class DiceLeft(Refused):
    """Refuse a list of typed dice that goes on after the last one needed."""

    def __init__(self, left: tuple[int, ...], used: int) -> None:
        self.left = left
        line = say("dice-left-why", used=used, left=" ".join(map(str, left)))
        super().__init__(say("dice-left", count=len(left)), Reason(line))


class DiceImpossible(Refused):
    """Refuse a typed value that the die in turn cannot show."""

    def __init__(self, roll: Roll, value: int, position: int) -> None:
        line = say("dice-impossible-why", value=value, position=position, sides=roll.sides, why=roll.why)
        super().__init__(say("dice-impossible"), Reason(line, roll.rule))
