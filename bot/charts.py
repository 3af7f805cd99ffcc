"""Pictures of odds and counts, made to be read on a phone, in dark and in light mode alike.

Drawn on a dark card of their own. What counts is filled, what does not is hollow: never colour alone. Drawing takes
some ten milliseconds: call it off the event loop.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import ceil
from typing import TYPE_CHECKING

from bot.canvas import BAR, CARD, EDGE, HIT, INK, LINE, MARK, SOFT, WIDE
from bot.canvas import card as _card
from bot.canvas import fitting as _fitting
from bot.canvas import font as _font
from bot.canvas import png as _png
from rules.core.notation.term import Value, compare

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

HIGH = 480
MOST, RANGES = 100, 50  # columns of one picture: of single values, of ranges
TAIL = 0.0005  # share at each end that may be left out of a wide picture
Percent = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Column:
    """Hold one column or row: its label, its share (0 to 1), whether it counts, what was to be expected of it."""

    label: str
    share: float
    counts: bool = True
    expected: float | None = None


def grouped(
    weights: Mapping[Value, int], total: int, number: Callable[[Value], str], op: str = "", target: Value = 0
) -> list[Column]:
    """Return the columns of a distribution: each value its own, or ranges of equal width that the target does not cut.

    Of a wide one, the ends that hardly ever come are left out.
    """
    values = sorted(weights)
    if len(values) <= MOST:
        return [Column(number(v), _share(weights[v], total), not op or compare(v, op, target)) for v in values]
    low, high = _ends(weights, values, total)
    whole = all(value.denominator == 1 for value in values)
    width = _width(int(high - low) + 1) if whole else Fraction(high - low, RANGES - 1)
    start: Value = low
    if op in ("<", "<=", ">", ">="):  # no range has values on both sides of the target
        cut = target + (1 if op in ("<=", ">") and whole else 0)
        start = low - (low - cut) % width
    sums: dict[int, int] = {}
    for value in values:
        if low <= value <= high:
            index = int((value - start) // width)
            sums[index] = sums.get(index, 0) + weights[value]
    columns = []
    for index in range(min(sums), max(sums) + 1):
        first = start + index * width
        last = first + width - 1 if whole else first
        fits = not op or compare(first, op, target) or (op in ("=", "<>") and compare(last, op, target))
        columns.append(Column(number(_plain(first)), _share(sums.get(index, 0), total), fits))
    return columns


def _width(values: int) -> Fraction:
    """Return how many whole values go in one range: such that all ranges are full, if that can be."""
    least = ceil(values / RANGES)
    return Fraction(next((width for width in range(least, 2 * least) if values % width == 0), least))


def _ends(weights: Mapping[Value, int], values: Sequence[Value], total: int) -> tuple[Value, Value]:
    """Return the values between which nearly all throws fall."""
    ends = []
    for ordered in (values, values[::-1]):
        beyond = 0
        for value in ordered:
            beyond += weights[value]
            if _share(beyond, total) > TAIL:
                ends.append(value)
                break
    return ends[0], ends[1]


def _share(weight: int, total: int) -> float:
    return float(Fraction(weight, total))


def _plain(value: Value) -> Value:
    return value.numerator if value.denominator == 1 else value


def columns(shown: Sequence[Column], percent: Percent, caption: str = "") -> bytes:
    """Return a PNG of columns side by side, the caption above them."""
    image, draw = _card(HIGH)
    top = EDGE
    if caption:
        font = _fitting(draw, caption, 34, WIDE - 2 * EDGE)
        draw.text((WIDE / 2, top), caption, font=font, fill=INK, anchor="ma")
        top += 52
    each, bare = len(shown) <= 13, len(shown) > 8  # figures above the columns; without their sign where it is narrow
    left, right = EDGE if each else EDGE + 84, WIDE - EDGE
    top, bottom = top + (40 if each else 14), HIGH - EDGE - 40
    peak = max([c.share for c in shown] + [c.expected or 0 for c in shown]) or 1
    step = (right - left) / max(1, len(shown))
    if not each:
        _scale(draw, percent, peak, (left, top, right, bottom))
    partly = not all(c.counts for c in shown)
    if partly:
        _border(draw, shown, left, step, (top, bottom))
    if each and bare:
        draw.text((left, top - 14), "%", font=_font(24), fill=SOFT, anchor="ls")
    for index, column in enumerate(shown):
        x0, x1 = left + index * step + max(1, step * 0.1), left + (index + 1) * step - max(1, step * 0.1)
        y = bottom - (bottom - top) * column.share / peak
        _bar(draw, (x0, y, x1, bottom), column.counts, partly)
        if column.expected is not None:
            mark = bottom - (bottom - top) * column.expected / peak
            draw.line((x0 - step * 0.06, mark, x1 + step * 0.06, mark), fill=MARK, width=4)
        if each:
            place, font = ((x0 + x1) / 2, y - 8), _font(_size(step))
            text = percent(column.share).rstrip("%").strip() if bare else percent(column.share)
            draw.text(place, text, font=font, fill=INK, anchor="ms", stroke_width=4, stroke_fill=CARD)
    draw.line((left, bottom, right, bottom), fill=SOFT, width=2)
    _labels(draw, shown, left, step, bottom + 10)
    return _png(image)


def rows(shown: Sequence[Column], percent: Percent) -> bytes:
    """Return a PNG of bars one under the other, each with its words above it: for results that have a name."""
    row = 84
    image, draw = _card(2 * EDGE + row * max(1, len(shown)))
    for index, column in enumerate(shown):
        y = EDGE + index * row
        share = percent(column.share)
        room = WIDE - 2 * EDGE - draw.textlength(share, font=_font(30)) - 20
        draw.text((EDGE, y + 30), column.label, font=_fitting(draw, column.label, 30, room), fill=INK, anchor="ls")
        draw.text((WIDE - EDGE, y + 30), share, font=_font(30), fill=INK, anchor="rs")
        draw.rectangle((EDGE, y + 42, WIDE - EDGE, y + 64), outline=LINE, width=2)
        length = (WIDE - 2 * EDGE) * column.share
        _bar(draw, (EDGE, y + 42, EDGE + max(2.0, length), y + 64), column.counts, partly=False)
    return _png(image)


Box = tuple[float, float, float, float]


def _bar(draw: ImageDraw, box: Box, counts: bool, partly: bool) -> None:
    """Draw a bar: hollow where a target is set and it does not count."""
    x0, y0, x1, y1 = box
    y0 = min(y0, y1 - 1)
    if counts:
        draw.rectangle((x0, y0, max(x0 + 1, x1), y1), fill=HIT if partly else BAR)
    elif x1 - x0 > 5:
        draw.rectangle((x0, y0, x1, y1), outline=SOFT, width=2)
    else:
        draw.line((x0, y0, x1, y0), fill=SOFT, width=2)
        draw.line(((x0 + x1) / 2, y0, (x0 + x1) / 2, y1), fill=LINE, width=1)


def _border(draw: ImageDraw, shown: Sequence[Column], left: float, step: float, span: tuple[float, float]) -> None:
    """Mark the target: a dashed line wherever what counts meets what does not."""
    for index, (one, two) in enumerate(pairwise(shown), start=1):
        if one.counts != two.counts:
            x = left + index * step
            for y in range(int(span[0]) - 10, int(span[1]), 16):
                draw.line((x, y, x, y + 9), fill=MARK, width=4)


def _scale(draw: ImageDraw, percent: Percent, peak: float, box: Box) -> None:
    """Draw three lines across, with their percentages."""
    left, top, right, bottom = box
    for part in (0.5, 1.0):
        y = bottom - (bottom - top) * part
        draw.line((left, y, right, y), fill=LINE, width=2)
        draw.text((left - 8, y), percent(peak * part), font=_font(24), fill=SOFT, anchor="rm")


def _labels(draw: ImageDraw, shown: Sequence[Column], left: float, step: float, y: float) -> None:
    """Write as many labels below the columns as have room."""
    font = _font(28 if len(shown) <= 13 else 26)
    widest = max((draw.textlength(c.label, font=font) for c in shown), default=0) + 14
    every = max(1, ceil(widest / step))
    for index in range(0, len(shown), every):
        draw.text((left + (index + 0.5) * step, y), shown[index].label, font=font, fill=INK, anchor="ma")


def _size(step: float) -> int:
    """Return the size of the figures above columns of this width."""
    return max(17, min(26, int(step * 0.36)))
