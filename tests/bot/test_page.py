"""Buttons and menus under an answer: few steps as buttons, many in a menu, what is due always a button."""

from __future__ import annotations

from typing import Any

import pytest

from bot.embeds import Frame, Writer
from bot.i18n import Words
from bot.page import outcome_reply
from rules.core.outcome import Followup, Outcome
from rules.core.words import say

BUTTON, MENU = 2, 3  # Discord's kinds of controls


def steps(count: int, due: int = 0) -> tuple[Followup, ...]:
    labels = [say("button-log"), say("button-next"), say("button-status"), say("button-again"), say("button-undo")]
    return tuple(Followup(labels[i % 5], "battle status", (("page", i + 1),), due=i < due) for i in range(count))


async def items(offered: tuple[Followup, ...]) -> list[dict[str, Any]]:
    """Return the controls under an answer as Discord gets them."""
    outcome = Outcome(say("b-turn", turn=1), next=offered)
    view = outcome_reply(Writer(Words(), "en"), outcome, Frame(no=1), entry=5).view
    return [] if view is None else [item for row in view.to_components() for item in row["components"]]


@pytest.mark.parametrize(("count", "buttons", "menu"), [(0, 0, 0), (3, 3, 0), (4, 0, 4), (20, 0, 20)])
async def test_few_steps_are_buttons_many_a_menu(count: int, buttons: int, menu: int) -> None:
    found = await items(steps(count))
    assert sum(item["type"] == BUTTON for item in found) == buttons
    assert sum(len(item["options"]) for item in found if item["type"] == MENU) == menu


async def test_what_is_due_keeps_its_button_in_a_long_list() -> None:
    found = await items(steps(6, due=2))
    assert sum(item["type"] == BUTTON for item in found) == 2
    (menu,) = [item for item in found if item["type"] == MENU]
    assert [option["value"] for option in menu["options"]] == ["2", "3", "4", "5"]


async def test_a_menu_has_an_id_that_outlives_a_restart() -> None:
    (menu,) = await items(steps(5))
    assert menu["custom_id"] == "hola-menu:e5"
