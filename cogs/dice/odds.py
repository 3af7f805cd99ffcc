"""`/odds`: exact chances of an expression, a test or a table, with a picture."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import isqrt

from bot import charts
from bot.charts import Column
from bot.commands import Ask, Card, Cog, Drawing, Options, Suggestion, command, opt
from bot.grammar import cap, number, percent
from bot.i18n import LOCALES
from cogs.dice.reading import named, read, refusal
from cogs.dice.showing import House
from cogs.dice.tested import Test, find, name_of_table, offered
from rules.core import odds
from rules.core.chances import LIMIT, TooMany
from rules.core.distribution import Distribution, distribution
from rules.core.notation import Expression, NotationError, parse, parse_target
from rules.core.notation.bounds import Range, bounds
from rules.core.notation.moments import Moments, moments
from rules.core.notation.term import Value
from rules.core.notation.tree import Compare, Number
from rules.core.refusal import Reason, Refused
from rules.core.table import Table
from rules.core.words import Line, say

ROWS = 15  # results of a test that are drawn
SIGNS = {"<=": "≤", ">=": "≥", "<": "<", ">": ">", "=": "=", "<>": "≠"}
SMALL = 10**6  # ways to fall up to which a chance is also given as a fraction
Target = tuple[str, Value]
Picture = tuple[Card, bytes | None]


def what(ask: Ask, typed: str) -> list[Suggestion]:
    """Suggest the tests and tables of the games."""
    return offered(ask, typed)


@dataclass(frozen=True, kw_only=True, slots=True)
class OddsOptions(Options):
    """Options of `/odds`."""

    expression: str = opt(required=True, complete=what, longest=500)
    target: str | None = opt(longest=40)


class DiceOdds(Cog):
    """Tell how likely things are, without throwing anything."""

    @command("odds", OddsOptions, private=True)
    def odds(self, ask: Ask, o: OddsOptions) -> Drawing:
        """Read what is asked for; everything that takes long is done off the event loop."""
        target = aim(o.target) if o.target else None
        meant = find(ask, o.expression, lambda line: [self.bot.words.plain(line, locale) for locale in LOCALES])
        if isinstance(meant, Test):
            if target is not None and meant.values and target[1].denominator == 1:
                meant = meant.given([int(target[1])])
            return Drawing(partial(self._test, meant))
        if meant is not None:
            table, added = meant
            return Drawing(partial(self._table, table, added))
        expression = read(o.expression)
        if len(expression.items) > 1:
            raise Refused(say("n-odds-one"), Reason(say("n-odds-one-why", count=len(expression.items))))
        return Drawing(partial(self._expressed, expression, target))

    def _test(self, test: Test, locale: str, public: bool) -> Picture:
        """Return the chance of each result of a test."""
        exact = odds.of(test.rule, *(value for _, value in test.values))
        named_classes = [(Line(f"odds-{klass}"), chance) for klass, chance in exact.items()]
        return self._named(say("n-odds", what=test.line), named_classes, locale)

    def _table(self, table: Table, added: int, locale: str, public: bool) -> Picture:
        """Return the chance of each row of a table."""
        exact = parse(f"{table.dice}{added:+d}" if added else table.dice)
        found = distribution(exact.items[0].node, exact.room)
        rows: dict[str, Fraction] = {}
        for value, weight in found.weights.items():
            try:
                row = table.row(int(value)).key
            except LookupError:
                continue
            rows[row] = rows.get(row, Fraction(0)) + Fraction(weight, found.total)
        lines = [(Line(f"row-{table.key}-{row}"), chance) for row, chance in rows.items()]
        dice = say("n-table-dice", name=name_of_table(table.key), dice=str(exact))
        return self._named(say("n-odds", what=dice), lines, locale, ordered=True)

    def _named(
        self, title: Line, chances: list[tuple[Line, Fraction]], locale: str, *, ordered: bool = False
    ) -> Picture:
        """Return results that have a name: the likeliest first, unless they have an order of their own."""
        if not ordered:
            chances = sorted(chances, key=lambda pair: -pair[1])
        lines = tuple(say("n-odds-line", what=line, chance=percent(chance, locale)) for line, chance in chances)
        plain = self.bot.words.plain
        rows = [Column(cap(plain(line, locale)), float(chance)) for line, chance in chances[:ROWS]]
        return Card(title, lines=lines[:40]), charts.rows(rows, partial(share_text, locale=locale))

    def _expressed(self, expression: Expression, target: Target | None, locale: str, public: bool) -> Picture:
        """Return the odds of an expression; past the limit, its mean and spread and that no more is computed.

        Of a comparison with a number, what is compared is shown, and the number as its target.
        """
        node = expression.items[0].node
        title = say("n-odds", what=named(expression))
        match node:
            case Compare(left, sign, Number(limit)) if target is None:
                node, target = left, (sign, limit)
        try:
            found = distribution(node, expression.room)
        except TooMany:
            return Card(title, lines=tuple(beyond(moments(node, expression.room), bounds(node, expression.room)))), None
        lines = [about(Moments(found.mean, found.variance))]
        if len(found.weights) > 1:
            lines.append(spread(found, locale))
        op, value, caption = "", Fraction(0), ""
        if target is not None:
            op, value = target[0] or "=", Fraction(target[1])
            lines += [aimed(found, one, value, locale) for one in ([op] if target[0] else [">=", "=", "<="])]
            chance = percent(found.chance(op, value), locale)
            caption = self.bot.words.plain(say("n-odds-caption", op=SIGNS[op], value=value, chance=chance), locale)
        shown = charts.grouped(found.weights, found.total, House(locale).number, op, value)
        return Card(title, lines=tuple(lines)), charts.columns(shown, partial(share_text, locale=locale), caption)


def aim(text: str) -> Target:
    """Return a target as a comparison and a value; raise `Refused`."""
    try:
        return parse_target(text)
    except NotationError as error:
        refused = refusal(text, error)
        raise Refused(
            say("n-target-refused"), *refused.reasons, hints=(*refused.hints, say("n-target-hint"))
        ) from error


def about(found: Moments) -> Line:
    """Return mean and standard deviation."""
    return say("n-odds-mean", mean=found.mean, spread=root(found.variance))


def root(value: Fraction) -> Fraction:
    """Return the square root to two decimals."""
    return Fraction(round(Fraction(isqrt(int(value * 10**12)), 10**4)), 100)


def spread(found: Distribution, locale: str) -> Line:
    """Return the least, the greatest and the most frequent value."""
    values = list(found.weights)
    top = max(found.weights.values())
    modes = [value for value in values if found.weights[value] == top]
    chance = percent(Fraction(top, found.total), locale)
    if len(modes) > 3:
        return say("n-odds-range", low=values[0], high=values[-1])
    listed = tuple(number(mode, locale) for mode in modes)
    return say("n-odds-mode", low=values[0], high=values[-1], modes=listed, count=len(modes), chance=chance)


def aimed(found: Distribution, op: str, value: Value, locale: str) -> Line:
    """Return the chance of a target, as a percentage and as ways out of all where those can be grasped."""
    chance = found.chance(op, value)
    shown = percent(chance, locale)
    if found.total <= SMALL:
        ways = chance * found.total
        return say("n-odds-ways", op=SIGNS[op], value=value, chance=shown, ways=int(ways), total=found.total)
    return say("n-odds-target", op=SIGNS[op], value=value, chance=shown)


def beyond(known: Moments | None, reach: Range) -> list[Line]:
    """Return what can be said without the distribution."""
    lines = [say("n-odds-range", low=reach.low, high=reach.high), say("n-odds-beyond", limit=LIMIT)]
    return [about(known), *lines] if known is not None else lines


def share_text(share: float, locale: str) -> str:
    """Return a share in a picture."""
    return percent(Fraction(share).limit_denominator(10**9), locale)
