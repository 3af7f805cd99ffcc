"""The dice, line by line: why, what fell, what was added, against what, and the row that was read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from bot.grammar import NBSP, cap, signed
from bot.i18n import Words
from rules.core.rolls import Check, Modifier, Read, Remark, Roll, Step
from rules.core.words import Line, say

D6 = "⚀⚁⚂⚃⚄⚅"
MANY = 12  # dice of one throw past which faces are counted instead of listed
HAND = "✍"


class StepWriter:
    """Write steps in one language."""

    def __init__(self, words: Words, locale: str) -> None:
        self._words = words
        self._locale = locale
        self._colon = f"{NBSP}:" if locale == "fr" else ":"

    def say(self, line: Line) -> str:
        """Word a line in this language."""
        return self._words.say(line, self._locale)

    def lines(self, steps: Sequence[Step]) -> list[str]:
        """Return one line a roll; what was read in a table stands behind the roll that led there."""
        written: list[str] = []
        behind = False  # the last line is a roll, not yet followed by its row
        for step in steps:
            match step:
                case Roll():
                    written.append(self.roll(step))
                    behind = True
                case Read():
                    row = self._row(step)
                    if behind:
                        rule = f" · {step.rule}"
                        written[-1] = f"{written[-1].removesuffix(rule)} → {row}{rule}"
                    else:
                        written.append(f"→ {row} · {step.rule}")
                    behind = False
                case Remark():
                    rule = f" · {step.rule}" if step.rule else ""
                    written.append(f"{cap(self.say(step.line))}{rule}")
                    behind = False
                case _ as never:
                    assert_never(never)
        return written

    def roll(self, roll: Roll) -> str:
        """Return the line of one roll."""
        why = cap(self.say(roll.why))
        dice = f"{roll.count}D{roll.sides}"
        parts = [f"{why} — {dice}{self._colon} {self._faces(roll)}"]
        if roll.kept:
            parts.append(f"({self.say(say('step-kept'))})")
        parts += [self._modifier(modifier) for modifier in roll.modifiers]
        result = self._result(roll)
        if result:
            parts.append(result)
        if roll.check:
            parts.append(self._check(roll, roll.check))
        return f"{' '.join(parts)} · {roll.rule}" if roll.rule else " ".join(parts)

    def _faces(self, roll: Roll) -> str:
        """Return the faces: D6 as glyph and figure, what is not kept struck through, successes marked."""
        if not roll.faces:
            return str(roll.natural)
        hand = f" {HAND}" if roll.typed else ""
        if roll.count > MANY:
            counted = Counter(roll.faces)
            return ", ".join(f"{self._face(roll, f)} ×{n}" for f, n in sorted(counted.items())) + hand
        if roll.how == "at-least":
            marked = (f"{self._face(roll, f)} {'✓' if f >= roll.need else '✗'}" for f in roll.faces)
            return ", ".join(marked) + hand
        if roll.how in ("highest", "lowest") and roll.count > 1:
            kept = roll.faces.index(roll.natural)
            marked = (
                f"**{self._face(roll, f)}**" if i == kept else f"~~{self._face(roll, f)}~~"
                for i, f in enumerate(roll.faces)
            )
            return " ".join(marked) + hand
        return " + ".join(self._face(roll, face) for face in roll.faces) + hand

    def _face(self, roll: Roll, face: int) -> str:
        return f"{D6[face - 1]} {face}" if roll.sides == 6 else str(face)

    def _modifier(self, modifier: Modifier) -> str:
        rule = f", {modifier.rule}" if modifier.rule else ""
        return f"{signed(modifier.value, self._locale)} ({self.say(modifier.why)}{rule})"

    def _result(self, roll: Roll) -> str:
        """Return « = total » where the faces do not already say it."""
        if roll.quiet:
            return ""
        if roll.how == "at-least":
            return self.say(say("step-successes", count=roll.total, need=roll.need))
        if roll.unit:
            return f"= **{self.say(say(roll.unit, n=roll.total))}**"
        plain = roll.natural + sum(modifier.value for modifier in roll.modifiers)
        if plain != roll.total:
            return f"= {signed(plain, self._locale).removeprefix('+')} → **{roll.total}**"
        return f"= **{roll.total}**" if roll.modifiers or (roll.how == "sum" and roll.count > 1) else ""

    def _check(self, roll: Roll, check: Check) -> str:
        source = self.say(check.source)
        modifiers = "".join(f" {self._modifier(m)}" for m in check.modifiers)
        total = f" = {check.target}" if check.modifiers else ""
        key = "step-against" if check.sense == "at-most" else "step-needs"
        mark = "✓" if roll.passed else "✗"
        against = self.say(say(key, target=check.value if check.modifiers else check.target, source=source))
        return f"{against}{modifiers}{total} {mark}"

    def _row(self, read: Read) -> str:
        bounds = f"{read.low}+" if read.high is None else f"{read.low}–{read.high}"
        bounds = str(read.low) if read.high == read.low else bounds
        return f"{bounds}{self._dagger(read)} {self.say(Line(f'row-{read.table}-{read.row}'))}"

    def _dagger(self, read: Read) -> str:
        return " †" if read.reconstructed else ""
