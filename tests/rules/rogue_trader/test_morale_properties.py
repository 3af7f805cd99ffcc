"""Whatever the players do and the dice show, the state of the units stays one that can be, and can be taken back."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from copy import copy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.dice import Rolled
from rules.core.outcome import Put
from rules.core.refusal import Refused
from rules.rogue_trader import morale_game
from rules.rogue_trader.hand import CONDITIONS
from rules.rogue_trader.units import Unit
from tests.rules.rogue_trader.morale import Field

NAMES = ("A", "B", "C", "D")
UNITS: dict[str, dict[str, Any]] = {
    "A": {"side": "Red", "size": 6, "ld": 7, "cl": 6, "leader_ld": 8, "movement": 4, "traits": ["frenzy"]},
    "B": {"side": "Blue", "size": 5, "ld": 6, "cl": 7, "movement": 1.5, "traits": ["causes fear"]},
    "C": {"side": "Blue", "size": 9, "ld": 6, "cl": 5, "movement": 5, "hates": ["Red"]},
    "D": {"size": 1, "ld": 5, "cl": 5, "hates": ["A"], "traits": ["frenzy", "causes fear"]},
}

names = st.sampled_from(NAMES)
maybe = st.none() | names
through = st.none() | st.lists(names, min_size=1, max_size=2, unique=True).map(", ".join)
commands = st.one_of(
    st.fixed_dictionaries(
        {
            "run": st.just("rout"),
            "unit": names,
            "because": st.sampled_from(("", "lost-combat", "losses", "breaking-off", "fear", "gm")),
            "enemy": maybe,
            "through": through,
        }
    ),
    st.fixed_dictionaries(
        {"run": st.just("rally"), "unit": names, "penalty": st.sampled_from((None, "none", "split", "alone", "both"))}
    ),
    st.fixed_dictionaries(
        {
            "run": st.just("pursue"),
            "unit": names,
            "action": st.sampled_from(("follow", "decline", "stop", "return")),
            "enemy": maybe,
            "through": through,
        }
    ),
    st.fixed_dictionaries(
        {
            "run": st.just("psych"),
            "unit": names,
            "test": st.sampled_from(
                ("", "confusion", "frenzy", "fear-charging", "fear-charged", "fear-weapons", "hate")
            ),
            "enemy": maybe,
        }
    ),
    st.fixed_dictionaries(
        {
            "run": st.just("losses"),
            "unit": names,
            "models": st.integers(1, 4),
            "cause": st.sampled_from(("shooting", "psychic", "combat", "other")),
        }
    ),
    st.fixed_dictionaries({"run": st.sampled_from(("engage", "disengage")), "unit": names, "enemy": names}),
    st.fixed_dictionaries(
        {
            "run": st.just("set"),
            "unit": names,
            "condition": st.sampled_from([c.key for c in CONDITIONS if c.value == "flag"]),
            "value": st.booleans(),
        }
    ),
    st.fixed_dictionaries({"run": st.just("next")}),
)


class Faces:
    """Give faces in a circle: hypothesis chooses them."""

    def __init__(self, faces: Sequence[int]) -> None:
        self._faces = list(faces)
        self._at = 0

    def faces(self, count: int, sides: int) -> list[int]:
        """Return the next faces."""
        given = [self._faces[(self._at + i) % len(self._faces)] for i in range(count)]
        self._at += count
        return given


@settings(max_examples=400, deadline=None)
@given(st.lists(commands, max_size=25), st.lists(st.integers(1, 6), min_size=1, max_size=12))
def test_any_play_leads_to_a_state_that_can_be_and_back(played: list[dict[str, Any]], faces: list[int]):
    field = Field(UNITS, {"sides": ["Red", "Blue"]})
    dice = Faces(faces)
    for command in played:
        options = dict(command)
        run = options.pop("run")
        before = field.battle
        if run == "next":
            field.next()
            continue
        with contextlib.suppress(Refused):
            outcome = field.play(run, Rolled(dice), options)
            back = before.after(outcome.changes).after(
                tuple(Put(c.after, c.before) for c in outcome.changes if isinstance(c, Put))
            )
            assert {u.id: u for u in back.peek(Unit)} == {u.id: u for u in before.peek(Unit)}
            assert len({c.piece for c in outcome.changes if isinstance(c, Put)}) == len(outcome.changes)
            offered = [(step.command, dict(step.options)) for step in outcome.next]
            due = morale_game.due(field.battle, field.battle.state.side)
            for step, given_options in (*offered, *((one.command, dict(one.options)) for one in due)):
                _works(field, dice, step, given_options)


def _works(field: Field, dice: Faces, command: str, options: dict[str, Any]) -> None:
    """Fail when a button that is offered would be refused."""
    trial = copy(field)
    try:
        trial.play(command, Rolled(dice), options)
    except Refused as refused:
        if [r.line.key for r in refused.reasons] == ["r-why-confused"]:
            return  # it comes after the confusion test that is due
        raise AssertionError(f"/{command} {options}: {[r.line.key for r in refused.reasons]}") from refused
