"""Take the pictures in docs/ from the offline page, in French and in English: `make screenshots` runs it."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import simcord

from bot.client import create_bot
from bot.console import Console
from bot.home import Home, furnish, opened
from bot.i18n import Words
from tools.browser import Page, browser, find_browser

DOCS = Path(__file__).parents[1] / "docs"
HORSE, RIDER = "Tonnerre", "Ulrich"
Shot = tuple[str, str, dict[str, Any]]


def shots() -> list[Shot]:
    """Return the name of each picture, with the command that it shows."""
    rams = {"toughness_a": 6, "toughness_b": 7, "speed_a": 12, "speed_b": 6, "dice": "1 2 3 4 1 2 2 2"}
    return [
        ("whoa", "whoa", {"mount": HORSE, "dice": "4 2 3 5 1 7"}),
        ("rout", "rout", {"ld": 7, "dice": "4 4"}),
        ("collide", "collide", rams),
    ]


async def take(language: str) -> None:
    """Play in a language and take each picture."""
    words = Words()
    with tempfile.TemporaryDirectory() as folder:
        bot = create_bot(Path(folder) / "hola.db")
        home = furnish(simcord.Env(bot, check_errors=False), Console(words, language))
        try:
            async with opened(home, bot):
                await _pictures(home, language)
        finally:
            await bot.close()


async def _pictures(home: Home, language: str) -> None:
    player = home.people[1]
    await player.slash(home.channel, "mount add", name=HORSE, rider=RIDER, species="horse")
    async with home.env.preview(home.channel, viewers=home.people, layout="channel", locale=_locale(language)) as page:
        for name, command, options in shots():
            answer = await player.slash(home.channel, command, **options)
            assert answer.response is not None
            await page.refresh()
            async with browser(page.url, width=820, height=2400, scale=2) as window:
                await _picture(
                    window, f"article.channel-message[data-message-id='{answer.response.id}']", name, language
                )


async def _picture(window: Page, message: str, name: str, language: str) -> None:
    await window.until(f"!!document.querySelector({json.dumps(message)})")
    await window.run("document.fonts.ready.then(() => true)")
    await window.run(f"document.querySelector({json.dumps(message)}).scrollIntoView({{block: 'center'}})")
    await asyncio.sleep(0.5)
    file = DOCS / f"{name}.{language}.png"
    await window.picture(file, message)
    print(file.name)


def _locale(language: str) -> str:
    return "fr" if language == "fr" else "en-GB"


if __name__ == "__main__":
    if find_browser() is None:
        sys.exit("No Chromium on this machine: the pictures stay as they are.")
    for spoken in ("fr", "en"):
        asyncio.run(take(spoken))
