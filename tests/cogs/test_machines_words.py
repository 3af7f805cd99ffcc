"""The words of machines: every case in both languages, the reminders, nothing missing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.embeds import Frame, Writer
from bot.i18n import LOCALES, Words
from rules.core.battle import Battle
from rules.core.outcome import Outcome
from rules.core.pieces import BattleState
from rules.core.refusal import Refused
from rules.core.table import Table
from rules.core.words import Line
from rules.rogue_trader import machines_game
from rules.rogue_trader.buildings import DOORS, KINDS, WALLS, Building
from rules.rogue_trader.collapse import TRAPPED
from rules.rogue_trader.damage import SMOULDER, SPECIAL
from rules.rogue_trader.dreadnought_effects import ARM
from rules.rogue_trader.dreadnoughts import Dreadnought
from rules.rogue_trader.fates import CLASSES
from rules.rogue_trader.machines_game import RULES, SETTINGS, TABLES
from rules.rogue_trader.suits import PERSONAL
from rules.rogue_trader.weapons import weapons
from tests.rules.rogue_trader.machine_cases import CASES, loaded, numbers, run
from tests.rules.rogue_trader.machine_turns import after, battle, ork

WORDS = Words()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("case", CASES, ids=[f"{'+'.join(numbers(c))} {c['name']}" for c in CASES])
def test_every_case_can_be_told(case: dict[str, Any], locale: str) -> None:
    writer = Writer(WORDS, locale)
    dice = loaded(case.get("dice", ""))
    if "refused" in case["expect"]:
        with pytest.raises(Refused) as refused:
            run(case["run"], case.get("with", {}), dice)
        assert "{" not in (writer.refusal(refused.value).description or "{")
        return
    outcome = run(case["run"], case.get("with", {}), dice)
    told = Outcome(**{name: getattr(outcome, name) for name in Outcome.__slots__} | {"steps": tuple(dice.steps)})
    embed = writer.outcome(told, Frame(no=1))
    text = f"{embed.title}\n{embed.description}"
    assert embed.title
    assert "{" not in text
    assert len((embed.description or "").splitlines()) <= 20
    assert all(WORDS.has(f"odds-{klass}", locale) for klass in outcome.klass.split())
    assert locale == "en" or not re.search(r'\d"', text), "inches are ps in French"
    for step in outcome.next:
        assert len(writer.plain(step.label)) <= 80


@pytest.mark.parametrize("locale", LOCALES)
def test_every_row_class_choice_and_setting_has_words(locale: str) -> None:
    tables: tuple[Table, ...] = (*TABLES.values(), SPECIAL, SMOULDER, TRAPPED, ARM, PERSONAL)
    wanted = [f"row-{table.key}-{row.key}" for table in tables for row in table.rows]
    ends = [klass for klass in CLASSES if klass not in ("v-smoulders", "v-waiting")]
    wanted += [f"fate-{klass}" for klass in ends]
    wanted += [key for klass in CLASSES for key in (f"odds-{klass}", f"verdict-{klass}")]
    wanted += [key for wall in (*WALLS, *DOORS) for key in (f"choice-wall-{wall}", f"wall-{wall}")]
    wanted += [key for kind in KINDS for key in (f"choice-kind-{kind}", f"bare-building-{kind}", f"v-card-kind-{kind}")]
    wanted += [f"setting-{s.key}.v-{value}" for s in SETTINGS for value in s.values]
    wanted += [f"setting-{s.key}" for s in SETTINGS]
    wanted += [f"{word}-{kind.KIND}" for kind in machines_game.PIECES for word in ("kind", "bare")]
    specials = {*_rows("vehicle-special"), *_rows("dreadnought-special")} - {"bang"}
    wanted += [f"remark-v-stands-{row}" for row in specials]
    missing = [key for key in wanted if not WORDS.has(key, locale)]
    assert not missing


def _rows(table: str) -> list[str]:
    return [row.key for row in TABLES[table].rows]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("number", RULES)
def test_every_rule_has_a_reminder_that_fits(number: str, locale: str) -> None:
    text = WORDS.plain(Line(f"rule-{number}"), locale)
    assert 20 < len(text) <= 400
    assert WORDS.plain(Line(f"rule-{number}.title"), locale)


def reminder(number: str, *facts: tuple[str, str]) -> None:
    """Check that a reminder holds its facts, each in French and in English."""
    for french, english in facts:
        assert french in WORDS.plain(Line(f"rule-{number}"), "fr").replace("\u00a0", " ")
        assert english in WORDS.plain(Line(f"rule-{number}"), "en")


def test_french_sets_no_break_spaces_before_high_punctuation() -> None:
    text = Path("bot/locales/fr/rogue_trader_machines.ftl").read_text(encoding="utf-8")
    wrong = [line for line in text.splitlines() if re.search(r" [:;!?%»]|« ", line) and not line.startswith("#")]
    assert not wrong


def test_V5_driving_and_shooting() -> None:
    reminder("V5", ("−1 pour toucher", "−1 to hit"), ("courte portée", "short range"), ("ouvertures", "hatches"))


def test_V6_what_is_hit() -> None:
    reminder("V6", ("courte portée", "short range"), ("longue portée", "long range"))


def test_B6_blasts_indoors() -> None:
    reminder("B6", ("déviation", "deviation"), ("grenades", "grenades"))


def test_B7_fighting_indoors() -> None:
    reminder("B7", ("couvert lourd", "heavy cover"), ("peut poursuivre", "may pursue"))


def test_B8_movement_indoors() -> None:
    reminder("B8", ("un tour", "a turn"), ("divisée", "split"))


def test_B9_shooting_out() -> None:
    reminder("B9", ("toit", "roof"), ("MJ", "GM"))


@pytest.mark.parametrize("number", ["V9", "V10", "D3", "B4"])
def test_V9_lost_numbers_are_said_to_be_reconstructed(number: str) -> None:
    reminder(number, ("reconstitu", "reconstructed"), ("†", "†"))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("condition", machines_game.CONDITIONS, ids=lambda c: f"{c.kind.KIND} {c.key}")
def test_every_condition_shows_in_the_status(condition: Any, locale: str) -> None:
    """What a GM sets by hand is seen, save the damage of the turn and a turn's course, which the card shows."""

    pieces: dict[str, Any] = {
        "vehicle": ork(damage=9, turrets=2, weapons=weapons("bolter")),
        "dreadnought": Dreadnought(id=1, name="Atlas", damage=9, weapons=weapons("bolter")),
        "building": Building(id=1, name="Fort", lost=(0,) * 8),
    }
    piece = pieces[condition.kind.KIND]
    put = after(condition.set(battle(piece), piece, True if condition.value == "flag" else 1), piece)
    shown = machines_game.status(put, Battle(BattleState(), [put], settings=SETTINGS))
    if condition.key not in ("damage this turn", "turned this turn"):
        assert shown.conditions
    for line in (*shown.conditions, *shown.obligations):
        assert WORDS.plain(line, locale)
