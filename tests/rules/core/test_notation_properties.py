"""What holds for every input: it is read or refused, never worse; it prints and reads back; totals keep their range."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.notation import Expression, NotationError, breakdown, parse, roll, write
from rules.core.notation.parser import parse_items
from rules.core.notation.term import Condition, Dice, Keep
from rules.core.notation.tree import Compare, Item, Labelled, Negative, Number, Product, Sum

OPS = ("<", "<=", ">", ">=", "=", "<>")
LABELS = st.text(st.characters(exclude_characters="[]", exclude_categories=("C", "Z")), min_size=1, max_size=8)


def faces_of(seed: int) -> Callable[[int, int], list[int]]:
    rng = random.Random(seed)
    return lambda count, sides: [rng.randint(1, sides) for _ in range(count)]


@st.composite
def dice(draw) -> Dice:
    kind = draw(st.sampled_from(["plain", "plain", "plain", "tens", "fate"]))
    sides = {"plain": draw(st.integers(2, 20).filter(lambda s: s != 66)), "tens": 36, "fate": 3}[kind]
    count = draw(st.integers(1, 8))
    bare = Dice(count, sides, kind)
    face = st.sampled_from(bare.faces)
    reroll = draw(st.none() | st.builds(Condition, st.sampled_from(OPS), face))
    once = draw(st.booleans()) if reroll else False
    if reroll and not once and all(map(reroll.holds, bare.faces)):
        reroll = None
    stay = [f for f in bare.faces if not (reroll and not once and reroll.holds(f))]
    explode = draw(st.booleans()) and set(stay) != {bare.top}
    low, high = sorted((draw(face), draw(face)))
    how = draw(st.none() | st.sampled_from(["kh", "kl", "dh", "dl"]))
    if how and how[0] == "d" and count == 1:
        how = None
    most = count - 1 if how and how[0] == "d" else count + 2
    return Dice(
        count,
        sides,
        kind,
        reroll,
        once,
        explode,
        draw(st.none() | st.just(low)),
        draw(st.none() | st.just(high)),
        Keep(how, draw(st.integers(1, most))) if how else None,
        draw(st.none() | st.builds(Condition, st.sampled_from(OPS), face)),
    )


NUMBERS = st.builds(Number, st.integers(0, 50) | st.sampled_from([Fraction(5, 2), Fraction(1, 4), Fraction(207, 100)]))


DIVISORS = st.builds(Number, st.integers(1, 9))


def bigger(inner):
    ops = st.sampled_from(["+", "-"])
    return (
        st.builds(Negative, inner)
        | st.builds(Sum, inner, st.lists(st.tuples(ops, inner), min_size=1, max_size=3).map(tuple))
        | st.builds(Product, inner, st.lists(st.tuples(st.just("*"), inner), min_size=1, max_size=2).map(tuple))
        | st.builds(
            Product,
            inner,
            st.tuples(st.tuples(st.sampled_from(["*", "/", "//", "%"]), st.builds(Number, st.integers(1, 9)))),
        )
        | st.builds(Compare, inner, st.sampled_from(OPS), inner)
        | st.builds(Labelled, inner, LABELS)
    )


TREES = st.recursive(dice() | NUMBERS, bigger, max_leaves=6)


@given(TREES, st.integers(1, 5))
def test_a_tree_prints_and_reads_back_as_the_same_tree(node, times):
    item = Item(node, times)
    text = write(item)
    if len(text) > 500:
        return
    items, _ = parse_items(text)
    assert items == (item,), text


@given(TREES, st.integers())
@settings(max_examples=300)
def test_every_total_lies_in_the_range_that_the_tree_states(node, seed):
    try:
        expression = parse(write(Item(node)))
    except NotationError:
        return
    (low, high, whole) = expression.ranges[0]
    for _ in range(5):
        (result,) = roll(expression, faces_of(seed))
        assert low <= result.value <= high
        assert not whole or result.value.denominator == 1
        assert breakdown(result)


@given(st.text("0123456789dDkhlroxXmiaf!%×+-−*/()[];<>=≥½,. \u00a0", max_size=60), st.integers())
@settings(max_examples=600)
def test_what_looks_like_notation_is_rolled_or_refused(text, seed):
    check(text, seed)


@given(st.text(max_size=600), st.integers())
def test_any_text_is_rolled_or_refused(text, seed):
    check(text, seed)


def check(text: str, seed: int) -> None:
    begun = time.process_time()
    try:
        expression = parse.__wrapped__(text)
    except NotationError as error:
        check_refused(text, error)
    else:
        check_rolled(expression, seed)
    assert time.process_time() - begun < 1


def check_refused(text: str, error: NotationError) -> None:
    assert error.position is None or 0 <= error.position <= len(text)
    assert all(line.key.startswith("n-") for line in (error.line, *error.expected))


def check_rolled(expression: Expression, seed: int) -> None:
    fallen = 0
    source = faces_of(seed)

    def counted(count: int, sides: int) -> list[int]:
        nonlocal fallen
        fallen += count
        return source(count, sides)

    results = roll(expression, counted)
    assert fallen <= 1000
    assert parse(str(expression)).items == expression.items
    ranges = dict(zip(expression.items, expression.ranges, strict=True))
    assert len(results) == sum(item.times for item in expression.items)
    for result in results:
        low, high, _ = ranges[result.item]
        assert low <= result.value <= high
        assert breakdown(result)


NASTY = [
    *(part * 500 for part in ("r", "d", "(", "[", "-", "9", " ", "½", "；")),
    *(part * 250 for part in ("ro", "1x", "kh", "!(", "-(")),
    *(part * 125 for part in ("1d6!", "1d6;", "1d6+")),
    "1d6+" * 124 + "1d6",
    "1" + "/9" * 249,
    "(1d6)" * 100,
]


def test_time_grows_with_the_text_and_no_faster():
    for text in NASTY:
        begun = time.process_time()
        for _ in range(20):
            with suppress(NotationError):
                parse.__wrapped__(text)
        assert time.process_time() - begun < 1, text[:20]
