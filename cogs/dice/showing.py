"""Results of free notation in words: a title, a line for each result, totals never lost."""

from __future__ import annotations

from collections.abc import Sequence

from bot.embeds import size
from bot.grammar import NBSP, number
from bot.i18n import escape
from bot.steps import D6, HAND, MANY
from cogs.dice.reading import named
from rules.core.chances import TooMany
from rules.core.distribution import distribution
from rules.core.notation import Expression, Result, Style, breakdown, capped, pools
from rules.core.notation.bounds import dice_bounds
from rules.core.notation.term import Dice, Value
from rules.core.notation.tree import Compare, Item, bare, dice_by_faces
from rules.core.outcome import Chance, Mood, Outcome
from rules.core.rolls import Remark, Roll, Step
from rules.core.words import Line, Name, say

ROOM = 700  # characters of one line
LINES = 12  # results that have a line each
QUICK = 120  # dice × faces up to which the chance of a comparison is computed at once


class House(Style):
    """Write as the embeds do: D6 as glyph and figure, the result bold, figures as the language writes them."""

    many: int | None = MANY

    def __init__(self, locale: str, brief: bool = False) -> None:
        self._locale = locale
        self.brief = brief

    def number(self, value: Value) -> str:
        """Return a figure, three decimals at most."""
        return number(value, self._locale)

    def total(self, value: Value) -> str:
        """Return a result, `≈` where it is rounded."""
        sign = "=" if 1000 % value.denominator == 0 else "≈"
        return f"{sign} **{self.number(value)}**"

    def face(self, face: int, dice: Dice) -> str:
        """Return a face."""
        if dice.kind == "plain" and dice.sides == 6:
            return f"{D6[face - 1]}{NBSP}{face}"
        return number(face, self._locale)

    def label(self, label: str) -> str:
        """Return a label, which does nothing that Markdown could."""
        return f" {escape(f'[{label}]')}"


def told(expression: Expression, results: Sequence[Result], rolls: Sequence[Step], label: str, locale: str) -> Outcome:
    """Return the outcome of a throw: its rolls stay in the steps, where statistics and the seal look for them."""
    typed = any(isinstance(roll, Roll) and roll.typed for roll in rolls)
    lines = [Remark(say("n-line", text=line_of(result, locale, typed))) for result in results[:LINES]]
    if len(results) > LINES:
        lines = []
    verdict, totals = headline(expression, results, label, locale)
    remarks = [totals] if totals is not None else []
    remarks += notes(expression, results)
    return Outcome(
        verdict,
        mood=mood(results),
        steps=(*lines, *rolls),
        remarks=tuple(remarks),
        chances=chances(expression, results),
    )


def line_of(result: Result, locale: str, typed: bool) -> str:
    """Return how a result came about; a long one tells each pool's sum, then the result alone."""
    text = breakdown(result, House(locale))
    if size(text) > ROOM:
        text = breakdown(result, House(locale, brief=True))
    if size(text) > ROOM:
        text = f"… {House(locale).total(result.value)}"
    return f"{text} {HAND}" if typed else text


def headline(expression: Expression, results: Sequence[Result], label: str, locale: str) -> tuple[Line, Line | None]:
    """Return the title, and the list of totals where the title does not hold it."""
    what = named(expression, label)
    if len(results) == 1:
        return single(what, results[0]), None
    listed = ", ".join(short(result, locale) for result in results)
    if len(listed) <= 80:
        return say("n-several", what=what, totals=listed), None
    return say("n-many", what=what, count=len(results)), say("n-totals", totals=listed)


def single(what: Name, result: Result) -> Line:
    """Return the title of one result."""
    node = bare(result.item.node)
    if isinstance(node, Compare):
        return say("n-passed" if result.value else "n-failed", what=what)
    if isinstance(node, Dice) and node.need is not None:
        return say("n-hits", what=what, count=int(result.value))
    return say("n-total", what=what, total=result.value)


def short(result: Result, locale: str) -> str:
    """Return a result within a list."""
    if isinstance(bare(result.item.node), Compare):
        return "✓" if result.value else "✗"
    return number(result.value, locale)


def mood(results: Sequence[Result]) -> Mood:
    """Return green when every comparison holds, amber when one does not, else grey."""
    compared = [result.value for result in results if isinstance(bare(result.item.node), Compare)]
    if not compared:
        return "grey"
    return "green" if all(compared) else "amber"


def notes(expression: Expression, results: Sequence[Result]) -> list[Line]:
    """Return what else to know: chains cut short, a threshold that no die can show."""
    found = []
    if any(capped(result.rolled) for result in results):
        found.append(say("n-capped"))
    for pool in (pool for result in results for pool in pools(result.rolled)):
        need = pool.node.need
        if need is not None and dice_bounds(pool.node, expression.room)[1] == 0:
            total = f"({pool.node.text.removesuffix(str(need))}){need}"
            found.append(say("n-never", need=str(need), dice=pool.node.text.removesuffix(str(need)), total=total))
            break
    return found


def chances(expression: Expression, results: Sequence[Result]) -> tuple[Chance, ...]:
    """Return how likely a comparison was, where that is known in an instant."""
    item: Item = expression.items[0]
    if len(results) > 1 or not isinstance(bare(item.node), Compare) or dice_by_faces(item.node) > QUICK:
        return ()
    try:
        chance = distribution(item.node, expression.room).chance("=", 1)
    except TooMany:
        return ()
    return (Chance("n-passed", chance), Chance("n-failed", 1 - chance)) if 0 < chance < 1 else ()
