"""Exact odds of expressions: against every throw enumerated by rolling itself, and fast at the limit."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from math import prod

import pytest

from rules.core.chances import TooMany, weights
from rules.core.distribution import Distribution, distribution
from rules.core.notation import parse, roll
from rules.core.notation.expression import Expression
from rules.core.notation.keeping import highest, hits, lowest
from rules.core.notation.moments import kept_moments, moments, of_weights
from rules.core.notation.series import multiply, power, powers
from rules.core.notation.term import Value


class Path:
    """Follow one way through all throws: each die takes the next face of the path, new ones begin at 1."""

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.sides: list[int] = []
        self.at = 0

    def __call__(self, count: int, sides: int) -> Sequence[int]:
        for _ in range(count):
            if self.at == len(self.faces):
                self.faces.append(1)
                self.sides.append(sides)
            self.at += 1
        return self.faces[self.at - count : self.at]

    def turn(self) -> bool:
        """Go to the next way; tell whether there is one."""
        del self.faces[self.at :], self.sides[self.at :]
        while self.faces and self.faces[-1] == self.sides[-1]:
            self.faces.pop()
            self.sides.pop()
        if not self.faces:
            return False
        self.faces[-1] += 1
        self.at = 0
        return True


def enumerated(expression: Expression) -> dict[Value, Fraction]:
    """Return the chance of each value by throwing every possible throw, one by one."""
    found: dict[Value, Fraction] = {}
    path = Path()
    while True:
        (result,) = roll(expression, path)
        chance = Fraction(1, prod(path.sides))
        found[result.value] = found.get(result.value, Fraction(0)) + chance
        if not path.turn():
            return found


def exact(text: str, room: int | None = None) -> Distribution:
    expression = parse(text)
    return distribution(expression.items[0].node, expression.room if room is None else room)


def chances(found: Distribution) -> dict[Value, Fraction]:
    return {value: Fraction(weight, found.total) for value, weight in found.weights.items()}


WHOLE = [
    *("1d6", "2d6+3", "3d4", "d66", "2dF", "4dF", "d66-1d6", "5", "2.5", "-1d6", "3-1d4", "--1d4", "1d4[feu]"),
    *("4d6kh3", "4d6kl3", "4d6dh1", "4d6dl1", "3d6kh1", "3d6kl1", "3d4kh9", "3dFkh2", "2d66kl1", "4d4dl2"),
    *("3d6>=5", "4d4=2", "4d4<>2", "3d6kh2>=5", "3d6kl2>=5", "3d6dh1<3", "3d6kh2=3", "4d4dl1<>4", "3d6>=7", "3d6>=1"),
    *("3d6mi2", "3d6ma4", "3d6mi2ma5", "4d4mi2kh3", "4d4ma3kl2", "3d6mi3>=3", "3d6mi2kh2>=3"),
    *("2d6ro1", "2d6ro>=5", "3d4ro<3kh2", "2d4ro1>=3", "2dFro<0", "2d4ro>=3mi2"),
    *("2d6+1d4", "2d6-1d4", "1d4+1d4-1d6+2", "(1d4+1)*2", "1d4*1d6", "1d6/4", "1d6/1d4", "7//1d4", "-7//1d4", "7%1d4"),
    *("1d6*2.5+1d4", "1d6/3+1d4/2", "1d4*(1d4-1d4)", "2d4*3-1d6", "-(1d4+1)-(2-1d4)", "2d6[x]+1d4[y]"),
    *("1d6+1d4>=6", "(2d6)>7", "1d6>=1d6", "(1d6)<=1d4+1", "(2d4)=5", "(2d4)<>1d6", "3d4>=3>=2", "1d4+1>=2", "(1d4)<1"),
    *("(1d4>=3)+2d4>=4", "2d4>=3+1d6>=5", "3*(1d4>=2)", "1d6%4+1d4//2", "1d6*1d4>=12"),
]
CHAINED = {  # with room for so many throws a die: the trees stay small
    **dict.fromkeys(("2d2!", "2d3!", "1d4!", "2d4r1", "2d4r<3", "2d2!kh1", "2d3!dl1"), 4),
    **dict.fromkeys(
        ("2d4!>=3", "2d3!mi2", "2d3!ma2", "2dF!", "3d2!>=2", "2d3r=2kh1", "3d3r1>=3", "2d3ro1!", "2d3ro3!"), 3
    ),
    **dict.fromkeys(
        ("2d3!kh2", "2d3!kh3", "2d3!kh9", "2d3!kl1", "2d3!kl3", "2d3!dh1", "3d2!dh2", "3d2!dl2", "2dF!dh1"), 3
    ),
    **dict.fromkeys(("2d3!kh2>=2", "2d3!kl3>=3", "2d3!dl1>=2", "2d3!ma2kh2", "1d4!+1d4"), 3),
    **dict.fromkeys(("2d3r1!", "2d3r1!kh2", "2d3r1!mi2dl1", "2d3r3!kh1"), 6),
}


@pytest.mark.parametrize("text", WHOLE)
def test_every_throw_of_an_expression_is_weighed(text):
    assert chances(exact(text)) == enumerated(parse(text))


@pytest.mark.parametrize("text", CHAINED)
def test_every_throw_of_a_chain_is_weighed_to_its_cap(text):
    room = CHAINED[text]
    expression = parse(text)
    short = Expression(expression.items, room, expression.ranges)
    assert chances(exact(text, room)) == enumerated(short)


@pytest.mark.parametrize("text", WHOLE)
def test_range_of_a_tree_holds_its_distribution(text):
    low, high, _ = parse(text).ranges[0]
    found = exact(text).weights
    assert low <= min(found)
    assert max(found) <= high


def test_weights_come_in_rising_order_and_without_zeros():
    for text in ("3d6-2d4", "1d6/1d4", "2d6!kh1", "1d6-1d6>=0"):
        found = exact(text)
        assert list(found.weights) == sorted(found.weights)
        assert all(found.weights.values())
        assert sum(found.weights.values()) == found.total


def test_chances_of_a_target():
    found = exact("2d6")
    assert found.chance("<=", 7) == Fraction(21, 36)
    assert found.chance(">=", 7) == Fraction(21, 36)
    assert found.chance("=", 7) == Fraction(6, 36)
    assert found.chance("<>", 7) == Fraction(30, 36)
    assert found.chance("<", 2) == 0
    assert found.chance(">", 1) == 1
    assert found.mean == 7
    assert found.variance == Fraction(35, 6)


# ------------------------------------------------------------------ the tools, against plain counting

FACES = [
    dict.fromkeys(range(1, 7), 1),
    {-1: 1, 0: 1, 1: 1},
    {1: 2, 2: 5, 3: 5, 4: 5},
    {1: 1, 3: 2, 9: 1},
    {11: 1, 12: 1, 21: 3, 22: 1},
    {2: 3},
]


def counted(faces: dict[int, int], n: int, k: int, high: bool = True, hit=None) -> dict[int, int]:
    found: dict[int, int] = {}
    for throw in product(faces.items(), repeat=n):
        kept = sorted((value for value, _ in throw), reverse=high)[:k]
        result = sum(kept) if hit is None else sum(map(hit, kept))
        found[result] = found.get(result, 0) + prod(weight for _, weight in throw)
    return found


@pytest.mark.parametrize("faces", FACES, ids=str)
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_kept_dice_are_weighed_for_any_faces(faces, n):
    for k in range(1, n + 1):
        assert highest(faces, n, k) == counted(faces, n, k)
        assert lowest(faces, n, k) == counted(faces, n, k, high=False)
        assert kept_moments(faces, n, k) == of_weights(counted(faces, n, k))
        for hit in (lambda v: v >= 3, lambda v: v == 3, lambda v: v != 3, lambda v: True, lambda v: False):
            for high in (True, False):
                assert hits(faces, hit, n, k, high) == counted(faces, n, k, high, hit)


def test_both_ways_to_weigh_kept_dice_agree():
    from rules.core.notation import keeping

    for faces in (dict.fromkeys(range(1, 13), 1), {1: 3, **dict.fromkeys(range(2, 9), 7)}):
        for n, k in ((9, 4), (12, 11), (7, 1)):
            assert keeping._by_powers(faces, n, k) == keeping._by_recurrence(faces, n, k)


def test_powers_agree_with_repeated_products_and_with_the_recurrence_of_plain_sums():
    assert power(dict.fromkeys(range(1, 7), 1), 50) == dict(weights(50, 6))
    rng = random.Random(1)
    for _ in range(30):
        f = {value: rng.randint(1, 9) for value in rng.sample(range(-5, 12), 5)}
        g = {value: rng.randint(1, 9) for value in range(3)}
        by_hand = {0: 1}
        for factor in (f, f, f, g, g):
            by_hand = multiply(by_hand, factor)
        assert powers([(f, 3), (g, 2)]) == by_hand


def test_long_products_agree_with_short_ones():
    from rules.core.notation import series

    a, b = power(dict.fromkeys(range(1, 7), 1), 40), power({1: 3, 2: 1, 9: 2}, 40)
    assert series._multiply_large(a, b) == series.sparse(a, b)


# ------------------------------------------------------------------ at the limit

FAST = [
    *(
        "1000d6",
        "1000d20",
        "2d10000",
        "500d6+500d8",
        "500d20-500d20",
        "(1000d6)>=3500",
        "1000d6>=5",
        "100d6*2",
        "1000d6/7",
    ),
    *("90d6!", "500d6r1", "100d6kh50", "100d100kh50", "4d5000kh3", "2d10000kh1", "20d6!dl5", "100d6r1mi2kh50"),
    *(
        "30d10!kl10>=8",
        "1d4+1d6+1d8+1d10+1d12+1d20+1d100",
        "(20d6)//(3d6)",
        "(60d6)*(30d6)",
        "+".join(["1d6", "3"] * 25),
    ),
]


@pytest.mark.parametrize("text", FAST)
def test_exact_up_to_the_limit_in_under_half_a_second(text):
    expression = parse(text)
    begun = time.process_time()
    found = distribution.__wrapped__(expression.items[0].node, expression.room)
    took = time.process_time() - begun
    assert sum(found.weights.values()) == found.total
    low, high, _ = expression.ranges[0]
    assert low <= min(found.weights) <= max(found.weights) <= high
    assert took < 0.5


def test_a_thousand_dice_weigh_what_they_must():
    found = exact("1000d6")
    assert found.total == 6**1000
    assert found.mean == 3500
    assert found.variance == Fraction(35, 12) * 1000


@pytest.mark.parametrize(
    "text", ["1000d100", "201d100", "3d10000", "900d22+100d3", "500d41kh3", "(500d6)*(500d6)", "90d222!"]
)
def test_past_the_limit_nothing_is_made_up(text):
    with pytest.raises(TooMany):
        exact(text)


MOMENTS = [
    *(
        "1d6",
        "3d6+2",
        "4d6kh3",
        "4d6dh1",
        "2d6ro1",
        "4d4mi2kh3",
        "2d4!",
        "2d6>=4",
        "(1d6+1)*2d4",
        "1d6/4",
        "-2d6-1d4",
        "2d6[x]",
    ),
    *("4dF", "d66", "100d6kh50", "10d20r<5", "20d6!>=5"),
]


@pytest.mark.parametrize("text", MOMENTS)
def test_mean_and_spread_need_no_distribution(text):
    expression = parse(text)
    found = moments(expression.items[0].node, expression.room)
    whole = exact(text)
    assert found is not None
    assert (found.mean, found.variance) == (whole.mean, whole.variance)


PAST = ["1000d10000", "3d10000kh1", "1000d100kh50", "(500d100)*(500d100)", "1000d100>=50", "90d10000!"]


@pytest.mark.parametrize("text", PAST)
def test_mean_and_spread_past_the_limit(text):
    expression = parse(text)
    begun = time.process_time()
    assert moments(expression.items[0].node, expression.room) is not None
    assert time.process_time() - begun < 1


def test_mean_of_what_only_the_distribution_tells_is_not_made_up():
    for text in ("(1000d100)>=5", "(1000d100)//3", "1000d100kh9>=5", "1/(1000d100)"):
        expression = parse(text)
        assert moments(expression.items[0].node, expression.room) is None
