"""The report on a battle as a picture: each side's pieces by their fate, its rating, its luck."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING

from bot.canvas import CARD, EDGE, HIT, INK, LINE, MARK, SOFT, WIDE, card, fitting, font, png
from bot.grammar import NBSP
from bot.i18n import Words
from bot.reckoning import FATES, Report, Side
from rules.core.words import Line, say

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

HEAD, BLOCK = 84, 214
NARROW = 44  # what the smallest part of a bar is wide
COLOURS = {"whole": HIT, "marked": MARK, "out": "#f08a5d", "lost": "#c8372d"}
Box = tuple[float, float, float, float]


def report_chart(report: Report, words: Words, locale: str) -> bytes | None:
    """Return a PNG of a report, None where there is no side to draw."""
    sides = [side for side in report.sides if not side.toll.empty or side.luck is not None]
    if not sides:
        return None
    image, draw = card(HEAD + BLOCK * len(sides) + EDGE // 2)

    def plain(line: Line) -> str:
        return words.plain(line, locale)

    title = report.name or plain(say("report"))
    draw.text((EDGE, EDGE), title, font=fitting(draw, title, 38, WIDE - 2 * EDGE - 150), fill=INK)
    turn = plain(say("b-turn", turn=report.turn))
    draw.text((WIDE - EDGE, EDGE + 6), turn, font=font(28), fill=SOFT, anchor="ra")
    for at, side in enumerate(sides):
        _side(draw, side, HEAD + at * BLOCK, plain)
    return png(image)


def _side(draw: ImageDraw, side: Side, top: float, plain: Callable[[Line], str]) -> None:
    draw.line((EDGE, top, WIDE - EDGE, top), fill=LINE, width=2)
    name = side.name or plain(side.called)
    draw.text((EDGE, top + 14), name, font=fitting(draw, name, 32, 430), fill=INK)
    if side.toll.rating is not None:
        before, after = side.toll.rating
        text = plain(say("report-rating-short", before=before, now=after))
        draw.text((WIDE - EDGE, top + 16), text, font=fitting(draw, text, 28, 280), fill=INK, anchor="ra")
    counts = {fate: len(getattr(side.toll, fate)) for fate in reversed(FATES)}
    _fates(draw, counts, (EDGE, top + 62, WIDE - EDGE, top + 106))
    told = f"{NBSP}· ".join(plain(say(f"report-{fate}-short", count=n)) for fate, n in counts.items() if n)
    draw.text((EDGE, top + 112), told, font=fitting(draw, told, 26, WIDE - 2 * EDGE), fill=INK)
    if side.luck is not None:
        _luck(draw, side, top + 154, plain)


def _fates(draw: ImageDraw, counts: dict[str, int], box: Box) -> None:
    """Draw a bar of the pieces by their fate, the number in each part; what is out is hollow, what is lost crossed."""
    left, top, right, bottom = box
    shown = {fate: count for fate, count in counts.items() if count}
    room = right - left - NARROW * len(shown)
    draw.rectangle(box, outline=LINE, width=2)
    for fate, count in shown.items():
        end = left + NARROW + room * count / sum(shown.values())
        colour = COLOURS[fate]
        part = (left + 2, top + 2, min(end, right) - 2, bottom - 2)
        draw.rectangle(part, fill=CARD if fate in ("out", "lost") else colour, outline=colour, width=4)
        if fate == "lost":
            _crossed(draw, part, colour)
        middle = ((part[0] + part[2]) / 2, (top + bottom) / 2)
        ink = CARD if fate in ("whole", "marked") else INK
        stroke = colour if fate in ("whole", "marked") else CARD
        draw.text(middle, str(count), font=font(26), fill=ink, anchor="mm", stroke_width=3, stroke_fill=stroke)
        left = end


def _crossed(draw: ImageDraw, box: Box, colour: str) -> None:
    left, top, right, bottom = box
    x = left
    while x < right:
        draw.line((x, bottom, min(x + bottom - top, right), max(top, bottom - (right - x))), fill=colour, width=3)
        x += 16


def _luck(draw: ImageDraw, side: Side, top: float, plain: Callable[[Line], str]) -> None:
    """Draw the tests passed out of those taken, with a mark where fair dice would be."""
    luck = side.luck
    assert luck is not None
    expected = Fraction(round(luck.expected * 10), 10)
    text = plain(say("report-luck-short", passed=luck.passed, taken=luck.taken, expected=expected))
    draw.text((EDGE, top), text, font=fitting(draw, text, 24, 430), fill=SOFT)
    left, right = EDGE + 450, WIDE - EDGE
    draw.rectangle((left, top + 4, right, top + 26), outline=LINE, width=2)
    if luck.passed:
        draw.rectangle((left, top + 4, left + (right - left) * luck.passed / luck.taken, top + 26), fill=HIT)
    at = left + (right - left) * float(luck.expected) / luck.taken
    draw.line((at, top - 2, at, top + 32), fill=MARK, width=4)
