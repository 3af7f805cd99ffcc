"""What is stored comes back exactly, whatever it is."""

from __future__ import annotations

import enum
import json
from dataclasses import fields, replace
from fractions import Fraction
from typing import Any, Literal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from data import codec
from data.plain import codec as codec_of
from data.store import Unreadable
from data.values import dump_value, load_value
from rules.core.outcome import Chance, Change, Followup, Outcome, Put, PutBattle
from rules.core.pieces import BattleState
from rules.core.rolls import Check, Modifier, Read, Remark, Roll
from rules.core.words import Line, Name, say
from tests.data.helpers import Arm, Horse, Squad

settings.register_profile("codec", suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
CODEC = settings.get_profile("codec")


def arguments() -> st.SearchStrategy[Any]:
    """Return what a line may hold, lines included."""
    return st.dictionaries(texts, values, max_size=3).map(lambda args: tuple(args.items()))


texts = st.one_of(st.text(st.characters(exclude_categories=["Cs"])), st.sampled_from(["7/2", "7", "true", "", "k"]))
numbers = st.integers(-(2**70), 2**70)
small = st.integers(-100, 100)
fractions = st.fractions()
names = st.builds(Name, texts, st.sampled_from(["", "m", "f"]))
lines: st.SearchStrategy[Line] = st.deferred(lambda: st.builds(Line, texts, arguments()))
values: st.SearchStrategy[Any] = st.one_of(
    numbers, fractions, names, texts, lines, st.lists(st.one_of(names, lines, texts), max_size=3).map(tuple)
)

modifiers = st.lists(st.builds(Modifier, texts, lines, small), max_size=2).map(tuple)
whole = st.lists(small, max_size=4).map(tuple)
checks = st.builds(Check, small, lines, modifiers, st.sampled_from(["at-most", "at-least"]), whole)
rolls = st.builds(
    Roll, texts, lines, small, small, how=st.sampled_from(["sum", "highest", "lowest", "at-least"]), need=small,
    modifiers=modifiers, check=st.none() | checks, low=st.none() | small, high=st.none() | small,
    detail=st.booleans(), faces=whole, summary=st.none() | small, typed=small, kept=st.booleans(),
)  # fmt: skip
reads = st.builds(Read, texts, texts, texts, small, small, st.none() | small, st.booleans())
steps = st.lists(st.one_of(rolls, reads, st.builds(Remark, lines, texts)), max_size=4).map(tuple)
options = st.one_of(texts, numbers, st.booleans(), fractions)
pairs = st.lists(st.tuples(texts, options), max_size=2).map(tuple)
outcomes = st.builds(
    Outcome, lines, klass=texts, mood=st.sampled_from(["grey", "green", "amber", "red"]), steps=steps,
    todos=st.lists(lines, max_size=2).map(tuple), remarks=st.lists(lines, max_size=2).map(tuple),
    rules=st.lists(texts, max_size=2).map(tuple), next=st.lists(st.builds(Followup, lines, texts, pairs)).map(tuple),
    chances=st.lists(st.builds(Chance, texts, fractions, st.none() | lines), max_size=2).map(tuple),
    reconstructed=st.booleans(), changes=st.just(()),
)  # fmt: skip
horses = st.builds(
    Horse, id=small, name=texts, side=texts, owner=st.integers(0, 2**63 - 1), ld=numbers, move=fractions,
    species=st.sampled_from(["horse", "boar"]), traits=st.lists(texts, max_size=3).map(tuple), rider=small,
    bolting=st.booleans(), pace=st.none() | fractions, limit=st.none() | numbers,
    arms=st.lists(st.builds(Arm, name=texts, reach=fractions), max_size=2).map(tuple),
)  # fmt: skip
states = st.builds(
    BattleState, name=texts, turn=small, sides=st.lists(texts, max_size=3).map(tuple), playing=small,
    settings=st.lists(st.tuples(texts, texts), max_size=3).map(tuple), language=texts, ended=st.booleans(),
)  # fmt: skip


def typed(value: Any) -> Any:
    """Return a value with the types of all its parts, so that 1, True and 1/1 differ."""
    if isinstance(value, tuple):
        return tuple(typed(item) for item in value)
    if hasattr(value, "__dataclass_fields__"):
        return type(value), tuple(typed(getattr(value, field.name)) for field in fields(value))
    return type(value), value


@settings(CODEC)
@given(outcomes)
def test_outcomes_come_back_exactly(outcome: Outcome) -> None:
    assert typed(codec.load_outcome(codec.dump_outcome(outcome))) == typed(outcome)


@settings(CODEC)
@given(
    st.dictionaries(
        texts, st.one_of(values, st.none(), st.booleans(), st.floats(allow_nan=False, allow_infinity=False))
    )
)
def test_options_come_back_exactly(options: dict[str, Any]) -> None:
    back = codec.load_options(codec.dump_options(options))
    assert {key: typed(value) for key, value in back.items()} == {key: typed(value) for key, value in options.items()}


@settings(CODEC)
@given(horses)
def test_pieces_come_back_exactly(horse: Horse) -> None:
    assert typed(codec.load_piece("test-horse", codec.dump_piece(horse))) == typed(horse)


@settings(CODEC)
@given(states)
def test_states_come_back_exactly(state: BattleState) -> None:
    assert typed(codec.load_state(codec.dump_state(state))) == typed(state)


@settings(CODEC)
@given(st.lists(st.one_of(st.builds(PutBattle, states, states), st.builds(lambda a: Put(a, None), horses)), max_size=3))
def test_changes_come_back_exactly(changes: list[Change]) -> None:
    changes = [*changes, Put(Horse(id=4), Horse(id=4, name="x")), Put(None, Squad(id=2))]
    assert codec.load_changes(codec.dump_changes(changes)) == tuple(changes)


@pytest.mark.parametrize("value", [Fraction(7, 2), "7/2", 7, "7", Fraction(7), True, 1, None, Name("7"), say("7"), 2.5])
def test_what_looks_alike_stays_apart(value: Any) -> None:
    back = load_value(json.loads(json.dumps(dump_value(value))))
    assert typed(back) == typed(value)


def test_mappings_and_members_of_enumerations_are_plain() -> None:
    class Word(enum.StrEnum):
        RED = "r"

    class Number(enum.IntEnum):
        TWO = 2

    back = load_value(json.loads(json.dumps(dump_value({"w": Word.RED, "n": Number.TWO, "k": "line?"}))))
    assert {key: typed(value) for key, value in back.items()} == {
        "w": (str, "r"), "n": (int, 2), "k": (str, "line?")
    }  # fmt: skip


def test_what_cannot_be_saved_is_refused() -> None:
    for bad in (object(), float("inf"), float("nan"), {1, 2}):
        with pytest.raises(TypeError):
            dump_value(bad)
    with pytest.raises(ValueError):
        dump_value(Line("x", (("a", 1), ("a", 2))))
    with pytest.raises(TypeError):
        codec_of(set[int])
    with pytest.raises(TypeError):
        codec.dump_piece(_Stranger(id=1))


class _Stranger(Horse):
    KIND = "stranger"


def test_missing_fields_take_their_default_and_unknown_ones_are_let_go() -> None:
    assert codec.load_piece("test-horse", '{"id": 3, "was": 1}') == Horse(id=3)
    assert codec.load_state('{"turn": 4}') == BattleState(turn=4)
    assert codec.load_outcome('{"verdict": {"k": "v"}, "was": 1}') == Outcome(verdict=say("v"))


@pytest.mark.parametrize(
    "text",
    [
        "{", "[]", "null", '{"id": "3"}', '{"id": 3.5}', '{"species": "cow"}', '{"move": "fast"}', '{"traits": [1]}',
        '{"move": "1/0"}', '{"arms": [{"reach": null}]}',
    ],
)  # fmt: skip
def test_a_piece_that_makes_no_sense_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        codec.load_piece("test-horse", text)


@pytest.mark.parametrize(
    "change",
    [
        ("verdict", None), ("verdict", "v"), ("verdict", {"k": 1}), ("verdict", {"k": "v", "a": []}),
        ("verdict", {"k": "v", "a": {"x": {"?": 1}}}), ("verdict", {"k": "v", "a": {"x": {"/": "1/0"}}}),
        ("verdict", {"k": "v", "a": {"x": {"/": "x"}}}), ("mood", "blue"), ("klass", 3), ("steps", {}),
        ("steps", [{"@": "leap"}]), ("steps", [{"@": "roll"}]), ("steps", [{"@": "roll", "rule": 1}]), ("rules", [1]),
        ("chances", [{"klass": "x", "value": 0.5}]),
        ("next", [{"label": {"k": "x"}, "command": "c", "options": [["x"]]}]),
        ("reconstructed", 1),
    ],
)  # fmt: skip
def test_an_outcome_that_makes_no_sense_is_unreadable(change: tuple[str, Any]) -> None:
    plain: dict[str, Any] = {"verdict": {"k": "v"}}
    plain[change[0]] = change[1]
    with pytest.raises(Unreadable):
        codec.load_outcome(json.dumps(plain))


def test_unknown_kinds_and_formats_say_so() -> None:
    with pytest.raises(Unreadable, match="tank"):
        codec.load_piece("tank", "{}")
    with pytest.raises(Unreadable, match="format 9"):
        codec.load_outcome('{"verdict": {"k": "v"}}', 9)
    assert Unreadable("x").reason == "corrupt"


@pytest.mark.parametrize("hint", [int | None, tuple[int, str], Literal["a"], tuple[Fraction, ...]])
def test_types_that_no_outcome_uses_yet_work_too(hint: Any) -> None:
    value = {int | None: 3, tuple[int, str]: (1, "x"), Literal["a"]: "a"}.get(hint, (Fraction(1, 2), Fraction(2)))
    dump, load = codec_of(hint)
    plain = json.loads(json.dumps(dump(value) if dump else value))
    assert typed(load(plain)) == typed(value)


def test_every_default_of_an_outcome_is_left_out() -> None:
    roll = Roll("M15", say("why"), 1, 6, faces=(3,))
    text = codec.dump_outcome(Outcome(verdict=say("v"), steps=(roll,), changes=(Put(None, Horse(id=1)),)))
    assert json.loads(text) == {
        "verdict": {"k": "v"},
        "steps": [{"@": "roll", "rule": "M15", "why": {"k": "why"}, "count": 1, "sides": 6, "faces": [3]}],
    }
    assert replace(codec.load_outcome(text), steps=()) == Outcome(verdict=say("v"))
