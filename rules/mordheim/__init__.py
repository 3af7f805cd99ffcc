"""Mordheim: riding animals, control and loss of control, and the Whoa! table (M1–M26)."""

from __future__ import annotations

from rules.core.battle import Setting
from rules.core.dice import Dice
from rules.core.game import Game
from rules.core.outcome import Outcome
from rules.core.words import say
from rules.mordheim.campaign import CAMPAIGN
from rules.mordheim.cards import status
from rules.mordheim.check import CheckCase, check
from rules.mordheim.edits import removed
from rules.mordheim.fate import TABLES
from rules.mordheim.hand import CONDITIONS
from rules.mordheim.leadership import Whose
from rules.mordheim.pieces import Mount, Rider
from rules.mordheim.turns import begin, close, due
from rules.mordheim.whoa import WhoaCase, whoa

RULES = tuple(f"M{number}" for number in range(1, 27))
SETTINGS = (
    Setting("terrain", ("open", "dense"), "M1"),
    Setting("bolting", ("until-off-table", "test-each-turn"), "M15"),
    Setting("athletic_mount", ("half-movement", "2-inches"), "M25"),
)


def _whoa(dice: Dice) -> Outcome:
    return whoa(dice, WhoaCase())


def _control(dice: Dice) -> Outcome:
    return check(dice, CheckCase(whose=Whose(7, say("src-m-given"))))


GAME = Game(
    key="mordheim",
    prefixes=("M",),
    rules=RULES,
    pieces=(Mount, Rider),
    settings=SETTINGS,
    status=status,
    begin=begin,
    close=close,
    due=due,
    removed=removed,
    conditions=CONDITIONS,
    tests={"whoa": _whoa, "mount check": _control},
    tables=TABLES,
    campaign=CAMPAIGN,
)
