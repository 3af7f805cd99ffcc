"""The card that pictures are drawn on, dark whatever the reader's mode, and its one font."""

from __future__ import annotations

import io
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

WIDE, EDGE = 800, 28
CARD, INK, SOFT, LINE = "#23262b", "#f4f5f7", "#c3c7cf", "#4a4f58"
BAR, HIT, MARK = "#6cb2ff", "#59d08f", "#ffd166"


def card(high: int) -> tuple[Any, ImageDraw]:
    """Return an empty card of this height and what draws on it."""
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (WIDE, high), CARD)
    return image, ImageDraw.Draw(image)


def png(image: Any) -> bytes:
    """Return the bytes of a picture of few colours."""
    data = io.BytesIO()
    image.quantize(64).save(data, "PNG")
    return data.getvalue()


def fitting(draw: ImageDraw, text: str, size: int, room: float) -> FreeTypeFont:
    """Return the font at this size, or smaller where the text would not fit."""
    while size > 16 and draw.textlength(text, font=font(size)) > room:
        size -= 2
    return font(size)


@lru_cache(maxsize=16)
def font(size: int) -> FreeTypeFont:
    """Return the font at a size."""
    from PIL import ImageFont

    file = resources.files("bot").joinpath("fonts", "DejaVuSans.ttf")
    return ImageFont.truetype(io.BytesIO(file.read_bytes()), size)
