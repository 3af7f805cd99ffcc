"""Pictures: true to their figures, readable without colour, and Pillow only when one is drawn."""

from __future__ import annotations

import io
import subprocess
import sys
import time
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image, ImageFont

from bot import canvas, charts
from bot.canvas import BAR, CARD, EDGE, HIT, INK, MARK, SOFT, WIDE
from bot.charts import Column, columns, grouped, rows
from rules.core.distribution import distribution
from rules.core.notation import parse


def percent(share: float) -> str:
    return f"{100 * share:.1f}\u00a0%"


def weighed(text: str):
    expression = parse(text)
    return distribution(expression.items[0].node, expression.room)


def opened(png: bytes) -> Any:
    image = Image.open(io.BytesIO(png))
    assert image.format == "PNG"
    return image.convert("RGB")


def colour(code: str) -> tuple[int, ...]:
    return tuple(int(code[i : i + 2], 16) for i in (1, 3, 5))


def near(a: tuple[int, ...], code: str) -> bool:
    return sum(abs(x - y) for x, y in zip(a, colour(code), strict=True)) < 24


def filled(image: Any, code: str) -> int:
    return sum(count for count, value in image.getcolors(1 << 20) if near(value, code))


def luminance(code: str) -> float:
    parts = [c / 255 / 12.92 if c / 255 <= 0.03928 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour(code)]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize("code", [INK, SOFT, BAR, HIT, MARK])
def test_everything_stands_out_from_the_card(code):
    """The card is opaque, so it looks the same in dark and in light mode."""
    assert (luminance(code) + 0.05) / (luminance(CARD) + 0.05) > 4.5


def heights(image: Any, code: str, columns: int, left: int, right: int) -> list[int]:
    """Return how high the bar of this colour stands in the middle of each column."""
    step = (right - left) / columns
    found = []
    for index in range(columns):
        x = int(left + (index + 0.15) * step) + 3
        found.append(sum(near(image.getpixel((x, y)), code) for y in range(image.height)))
    return found


def test_bars_are_as_high_as_their_shares():
    shown = [Column(str(n), share) for n, share in enumerate([0.1, 0.2, 0.4, 0.3])]
    tall = heights(opened(columns(shown, percent)), BAR, 4, EDGE, WIDE - EDGE)
    for height, share in zip(tall, [0.1, 0.2, 0.4, 0.3], strict=True):
        assert height / max(tall) == pytest.approx(share / 0.4, abs=0.02)


def test_what_counts_is_filled_and_what_does_not_is_hollow():
    shown = grouped(weights=weighed("2d6").weights, total=36, number=str, op=">=", target=7)
    assert [column.counts for column in shown] == [False] * 5 + [True] * 6
    image = opened(columns(shown, percent, "≥ 7"))
    assert filled(image, BAR) == 0
    whole = filled(opened(columns([Column(c.label, c.share) for c in shown], percent, "≥ 7")), BAR)
    assert filled(image, HIT) == pytest.approx(whole * 21 / 36, rel=0.1)
    assert filled(image, MARK) > 200, "the target has a line"


def test_expectation_is_a_line_across_each_bar():
    shown = [Column(str(face), share, expected=1 / 6) for face, share in enumerate([0.1, 0.2, 0.2, 0.1, 0.3, 0.1])]
    image = opened(columns(shown, percent))
    assert filled(image, MARK) > 6 * 100


def test_few_values_are_columns_of_their_own():
    found = weighed("4d6kh3")
    shown = grouped(found.weights, found.total, str)
    assert [column.label for column in shown] == [str(value) for value in range(3, 19)]
    assert sum(column.share for column in shown) == pytest.approx(1)


@pytest.mark.parametrize("text", ["1000d6", "1d1000", "200d20kh100", "3d100", "2d10000", "1d10000/7"])
@pytest.mark.parametrize("op", ["", "<=", ">", ">=", "<"])
def test_many_values_are_put_together_and_the_target_cuts_no_range(text, op):
    found = weighed(text)
    target = round(found.mean)
    shown = grouped(found.weights, found.total, str, op, target)
    assert len(shown) <= charts.MOST
    assert 0.998 < sum(column.share for column in shown) <= 1.000001
    if op:
        counted = sum(column.share for column in shown if column.counts)
        exact = float(found.chance(op, target))
        assert counted == pytest.approx(exact, abs=0.025 if "/" in text else 0.001)
        marks = [column.counts for column in shown]
        assert sum(one != two for one, two in pairwise(marks)) == 1


def test_ranges_of_equal_values_are_equally_high():
    shown = grouped(dict.fromkeys(range(1, 1001), 1), 1000, str)
    assert len({column.share for column in shown}) == 1


def test_values_that_are_no_whole_numbers_have_their_place():
    found = weighed("1d20/7")
    shown = grouped(found.weights, found.total, lambda value: f"{float(value):.2f}", ">=", Fraction(2))
    assert [column.counts for column in shown] == [False] * 13 + [True] * 7


def test_a_single_certain_value_can_be_drawn():
    assert opened(columns([Column("5", 1.0)], percent)).size == (800, 480)
    assert opened(columns([Column("5", 0.0)], percent)).size == (800, 480)


def test_named_results_are_rows_with_their_words():
    shown = [Column("Désarçonné et monture emballée " * 4, 0.5), Column("Tient", 1.0), Column("Rare", 0.0)]
    image = opened(rows(shown, percent))
    assert image.size == (800, 2 * EDGE + 3 * 84)
    half, full, none = (
        sum(near(image.getpixel((x, EDGE + row * 84 + 53)), BAR) for x in range(800)) for row in range(3)
    )
    assert half == pytest.approx(full / 2, rel=0.02)
    assert none < 6


def test_the_font_has_every_letter_of_both_languages():
    font = canvas.font(28)
    missing = bytes(font.getmask("\uffff"))
    text = "ABCXYZabcxyz0123456789éèêëàâäçîïôöùûüÿœæÉÈÀÇŒ«»’–—…%≤≥≠=<>−×±+.,:;!?()[]/½²\u00a0χ"
    lacking = [c for c in text if c.strip() and bytes(font.getmask(c)) == missing]
    assert lacking == []
    assert isinstance(font, ImageFont.FreeTypeFont)


def test_nothing_is_imported_before_a_picture_is_wanted():
    code = "import bot.charts, sys; assert 'PIL' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_picture_is_drawn_quickly_and_is_small():
    found = weighed("3d100")
    shown = grouped(found.weights, found.total, str, "<=", 150)
    columns(shown, percent)
    begun = time.process_time()
    png = columns(shown, percent, "≤ 150 : 50 %")
    assert time.process_time() - begun < 0.25
    assert len(png) < 60_000
