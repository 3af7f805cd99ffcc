"""What is read, what is refused and where, and how it is written again."""

from __future__ import annotations

import time
from fractions import Fraction

import pytest

from rules.core.notation import (
    DividesByZero,
    Impossible,
    NotationError,
    PastLimit,
    Unexpected,
    find,
    parse,
    parse_target,
)
from rules.core.notation.term import Condition, Dice, Keep
from rules.core.notation.tree import Compare, Item, Labelled, Negative, Node, Number, Product, Sum

D6 = Dice(1, 6)
TWO = Number(2)

READ: dict[str, Node] = {
    "2d6+3": Sum(Dice(2, 6), (("+", Number(3)),)),
    "d20": Dice(1, 20),
    "D66": Dice(1, 36, "tens"),
    "3d66": Dice(3, 36, "tens"),
    "d%": Dice(1, 100),
    "2d%%7": Product(Dice(2, 100), (("%", Number(7)),)),
    "4dF": Dice(4, 3, "fate"),
    "4d6kh3": Dice(4, 6, keep=Keep("kh", 3)),
    "2d20kl": Dice(2, 20, keep=Keep("kl", 1)),
    "4d6dl1": Dice(4, 6, keep=Keep("dl", 1)),
    "4d6dh": Dice(4, 6, keep=Keep("dh", 1)),
    "2d6r1": Dice(2, 6, reroll=Condition("=", 1)),
    "2d6rr<3": Dice(2, 6, reroll=Condition("<", 3)),
    "2d6ro<=2": Dice(2, 6, reroll=Condition("<=", 2), once=True),
    "3d6!": Dice(3, 6, explode=True),
    "3d6mi2ma5": Dice(3, 6, least=2, most=5),
    "8d6>=5": Dice(8, 6, need=Condition(">=", 5)),
    "8d6!>=5": Dice(8, 6, explode=True, need=Condition(">=", 5)),
    "8d6!=5": Dice(8, 6, explode=True, need=Condition("=", 5)),
    "4dF>=-1": Dice(4, 3, "fate", need=Condition(">=", -1)),
    "5d10kh3!mi2r1": Dice(5, 10, reroll=Condition("=", 1), explode=True, least=2, keep=Keep("kh", 3)),
    "1d6*2": Product(D6, (("*", TWO),)),
    "1d6×2": Product(D6, (("*", TWO),)),
    "1d6x2": Product(D6, (("*", TWO),)),
    "2×1d6": Product(TWO, (("*", D6),)),
    "1d6//2%2": Product(D6, (("//", TWO), ("%", TWO))),
    "1d6÷2": Product(D6, (("/", TWO),)),
    "1+2*1d6": Sum(Number(1), (("+", Product(TWO, (("*", D6),))),)),
    "(1+2)*1d6": Product(Sum(Number(1), (("+", TWO),)), (("*", D6),)),
    "-1d6": Negative(D6),
    "1d6--2": Sum(D6, (("-", Negative(TWO)),)),
    "--1d6": D6,
    "1d6 -5": Sum(D6, (("-", Number(5)),)),
    "1d6 − 5": Sum(D6, (("-", Number(5)),)),
    "2.5": Number(Fraction(5, 2)),
    "2,5": Number(Fraction(5, 2)),
    "3½": Number(Fraction(7, 2)),
    "½": Number(Fraction(1, 2)),
    "2,0": TWO,
    "1d6[feu]": Labelled(D6, "feu"),
    "(1d6+2)[  très   chaud ]": Labelled(Sum(D6, (("+", TWO),)), "très chaud"),
    "1d6[]": D6,
    "1d6[D'Artagnan + 2d6 !]": Labelled(D6, "D'Artagnan + 2d6 !"),
}


@pytest.mark.parametrize("text", READ)
def test_reads(text):
    assert parse(text).items == (Item(READ[text]),)


@pytest.mark.parametrize("text", READ)
def test_writes_what_reads_back_as_the_same(text):
    assert parse(str(parse(text))).items == parse(text).items


SAME = [
    *("2D6+3", "2d6 + 3", " 2 d 6+ 3 ", "２ｄ６＋３", "2\u00a0D6\u202f+\u00a03", "2d6\u200b+3"),
    *("+2d6+3", "(2d6)+3", "((2d6+3))", "2d6+3;"),
]


@pytest.mark.parametrize("text", SAME)
def test_case_spaces_widths_and_brackets_do_not_matter(text):
    assert parse(text).items == parse("2d6+3").items


def test_threshold_straight_behind_dice_counts_them():
    assert parse("8d6>=5").items[0].node == Dice(8, 6, need=Condition(">=", 5))
    assert parse("8d6≥5").items == parse("8d6>=5").items
    assert parse("8d6[tir]>=5").items == parse("8d6>=5[tir]").items


COMPARED = ["1d20+5>=6", "(1d20)>=6", "2*1d20>=6", "-1d20>=6", "1d20>=1d20", "5+1d20>=6", "2d6+1d8>=9"]


@pytest.mark.parametrize("text", COMPARED)
def test_threshold_after_a_sum_or_a_bracket_compares_the_total(text):
    assert isinstance(parse(text).items[0].node, Compare)


def test_thresholds_in_a_sum_of_counted_dice_count_each_their_own():
    node = parse("3d6>=4+2d8>=5").items[0].node
    assert node == Sum(Dice(3, 6, need=Condition(">=", 4)), (("+", Dice(2, 8, need=Condition(">=", 5))),))


def test_count_of_hits_can_be_compared_in_turn():
    node = parse("8d6>=5>=3").items[0].node
    assert node == Compare(Dice(8, 6, need=Condition(">=", 5)), ">=", Number(3))


def test_modifier_behind_a_threshold_adds_to_the_count():
    node = parse("8d6>=5+2").items[0].node
    assert node == Sum(Dice(8, 6, need=Condition(">=", 5)), (("+", TWO),))


@pytest.mark.parametrize("text", ["6x(3d6)", "6 X (3d6)", "6×(3d6)", "6x3d6", "6 x ( 3d6 );"])
def test_repeats(text):
    assert parse(text).items == (Item(Dice(3, 6), 6),)


def test_times_sign_multiplies_unless_one_bracket_is_all_it_repeats():
    assert parse("2×(1d6)+3").items == parse("2*1d6+3").items
    assert parse("2×(1d6+3)").items == (Item(Sum(D6, (("+", Number(3)),)), 2),)
    assert parse("2x(1d6)+3").items == (Item(Sum(D6, (("+", Number(3)),)), 2),)


def test_several_expressions():
    expression = parse("1d6; 2x(1d8) ;d10")
    assert [item.times for item in expression.items] == [1, 2, 1]
    assert str(expression) == "1D6; 2x(1D8); 1D10"


UNREAD = {  # text: position, what was found, what could have stood there
    "2d6 fire damage": (4, "fire damage", {"operator", "end"}),
    "2d6rouge": (3, "rouge", {"operator", "end"}),
    "1d20 drop": (5, "drop", {"operator", "end"}),
    "4d6kx": (3, "kx", {"operator", "end"}),
    "2d": (2, "", {"faces"}),
    "2d[x]": (2, "[x]", {"faces"}),
    "": (0, "", {"dice", "number", "bracket"}),
    "   ": (3, "", {"dice", "number", "bracket"}),
    "1d6+": (4, "", {"dice", "number", "bracket"}),
    "1d6+;2": (4, ";2", {"dice", "number", "bracket"}),
    "(1d6": (4, "", {"operator", "closing"}),
    "1d6)": (3, ")", {"operator", "end"}),
    "1d6r": (4, "", {"condition"}),
    "1d6r<": (5, "", {"whole"}),
    "1d6mi": (5, "", {"whole"}),
    "1,5d6": (0, "1,5d6", {"whole"}),
    "1d2.5": (2, "2.5", {"whole"}),
    "8d6>=": (5, "", {"whole"}),
    "8d6>=(2+3)": (5, "(2+3)", {"whole"}),
    "1d6[feu": (3, "[feu", {"operator", "end"}),
    "1d6 1d6": (4, "1d6", {"operator", "end"}),
    "1d6²": (3, "²", {"operator", "end"}),
    "1d6+5>=6>=7": (8, ">=7", {"operator", "end"}),
    "2x(3x(1d6))": (4, "x(1d6))", {"operator", "closing"}),
    "1d6 `rm`": (4, "`rm`", {"operator", "end"}),
    "__import__('os')": (0, "__import__('os')", {"dice", "number", "bracket"}),
}


@pytest.mark.parametrize("text", UNREAD)
def test_error_points_at_the_character_and_says_what_was_expected(text):
    position, found, kinds = UNREAD[text]
    with pytest.raises(Unexpected) as caught:
        parse(text)
    assert (caught.value.position, caught.value.found, set(caught.value.kinds)) == (position, found, kinds)
    assert [line.key for line in caught.value.expected] == [f"n-expects-{kind}" for kind in caught.value.kinds]


def test_long_unknown_tail_is_shortened():
    with pytest.raises(Unexpected) as caught:
        parse("1d6 " + "blah " * 50)
    assert len(caught.value.found) == 40
    assert caught.value.found.endswith("…")


REFUSED = {  # text: key of the reason, position
    "0d6": ("n-no-dice", 0),
    "1d0": ("n-no-faces", 2),
    "2+1d1!": ("n-explode-all", 2),
    "1d6r<6!": ("n-explode-all", 0),
    "1d6r<=6": ("n-reroll-all", 0),
    "1d6r>0": ("n-reroll-all", 0),
    "4d6kh0": ("n-keep-none", 0),
    "4d6dl4": ("n-keep-none", 0),
    "4d6mi7": ("n-clip-outside", 0),
    "4d6ma0": ("n-clip-outside", 0),
    "4d6mi4ma3": ("n-clip-crossed", 0),
    "4d6kh3kl1": ("n-twice", 6),
    "4d6r1ro2": ("n-twice", 5),
    "4d6!!": ("n-twice", 4),
    "0x(1d6)": ("n-repeat-none", 0),
}


@pytest.mark.parametrize("text", REFUSED)
def test_dice_that_cannot_be_thrown_are_refused(text):
    key, position = REFUSED[text]
    with pytest.raises(Impossible) as caught:
        parse(text)
    assert (caught.value.line.key, caught.value.position) == (key, position)


@pytest.mark.parametrize("text", ["1d6/0", "1d6//0", "1d6%0", "10/(1d6-3)", "1/(1d6>=7)"])
def test_divisor_that_can_be_zero_is_refused_before_anything_falls(text):
    with pytest.raises(DividesByZero):
        parse(text)


PAST = {  # text: which limit, how much, position
    "1001d6": ("dice", 1001, 0),
    "9999999d6": ("dice", 9_999_999, 0),
    "600d6+600d6": ("dice", 1200, 6),
    "500d6; 501d6": ("dice", 1001, 7),
    "100x(11d6)": ("dice", 1100, 5),
    "501d66": ("dice", 1002, 0),
    "501d6ro1": ("dice", 1002, 0),
    "1d10001": ("faces", 10_001, 2),
    "101x(1d6)": ("repeats", 101, 0),
    "501d6!": ("chain", 501, 0),
    "501d6r1": ("chain", 501, 0),
    "251d6r1!": ("chain", 251, 0),
    "999d6+2d6!": ("dice", 1001, 6),
    "998d6+2d6!": ("chain", 2, 6),
    "1" + "0" * 16: ("value", 10**16, 0),
    "1000000*1000000*1000000": ("value", 10**18, None),
    "(" * 41 + "1" + ")" * 41: ("depth", 41, 40),
    "1+" * 250 + "1": ("characters", 501, 500),
}


@pytest.mark.parametrize("text", PAST)
def test_limits_are_checked_before_anything_falls(text):
    with pytest.raises(PastLimit) as caught:
        parse(text)
    assert (caught.value.what, caught.value.found, caught.value.position) == PAST[text]


ALLOWED = [
    *("1000d6", "1000d10000", "1d10000", "1d1", "100x(10d6)", "500d66", "500d6ro1", "500d6!", "500d6r1", "250d6r1!"),
    *("998d6+1d6!", "10d20rr<5", "(" * 40 + "1" + ")" * 40, "1+" * 249 + "1", "-" * 499 + "1"),
]


@pytest.mark.parametrize("text", ALLOWED)
def test_the_limits_themselves_are_allowed(text):
    assert parse(text).items


def chains(text: str) -> tuple[int, int]:
    expression = parse(text)
    node = expression.items[0].node
    assert isinstance(node, Dice)
    return node.chains(expression.room)


def test_limit_of_chains_is_what_the_other_dice_leave():
    for text, limit in (("501d6!", 500), ("998d6+2d6!", 1), ("251d6r1!", 250), ("800d6+60d6r1!", 50)):
        with pytest.raises(PastLimit) as caught:
            parse(text)
        assert caught.value.limit == limit


def test_chains_share_what_the_written_dice_leave():
    assert chains("10d6!") == (10, 0)
    assert chains("200d6!") == (4, 0)
    assert chains("10d6r1") == (0, 99)
    assert chains("10d6r1; 500d6") == (0, 49)
    explosions, rerolls = chains("50d6r1!")
    assert 50 * (explosions + 1) * (rerolls + 1) <= 1000


def test_every_error_is_one_kind():
    for text in [*UNREAD, *REFUSED, *PAST, "1d6/0"]:
        with pytest.raises(NotationError) as caught:
            parse(text)
        assert caught.value.line.key.startswith("n-")
        position = caught.value.position
        assert position is None or 0 <= position <= max(len(text), 500)


FOUND = {
    "2d6+3": "2d6+3",
    " 4d6kh3 ": "4d6kh3",
    "J'attaque : 2d6+3 pour les dégâts": "2d6+3",
    "on lance 3D6, puis on voit": "3D6",
    "lance `1d20+5 >= 12` stp": "1d20+5 >= 12",
    "`rm -rf` puis `2d8`": "2d8",
    "(2d6+1)*2 dégâts !": "(2d6+1)*2",
    "1d6 feu et 1d8 froid": "1d6",
    "roll d20+": "d20",
    "8d6>=5, svp": "8d6>=5",
    "les six : 6x(3d6) à noter": "6x(3d6)",
    "d66 d'évènement": "d66",
    "rendez-vous le 3 décembre": None,
    "abcd6": None,
    "42": None,
    "": None,
    "d0 d0 d0": None,
    "9999999d6": None,
}


@pytest.mark.parametrize("text", FOUND)
def test_finds_the_expression_in_a_message(text):
    assert find(text) == FOUND[text]


def test_a_long_message_is_searched_quickly():
    begun = time.process_time()
    assert find("d6d " * 1000) == "d6"
    assert find("d0 " * 1333) is None
    assert find("(" * 4000) is None
    assert time.process_time() - begun < 1


TARGETS = {
    "<=7": ("<=", 7),
    " >= 3,5 ": (">=", Fraction(7, 2)),
    "≥12": (">=", 12),
    "7": ("", 7),
    "-1": ("", -1),
    "<>-2": ("<>", -2),
    "=5": ("=", 5),
}


@pytest.mark.parametrize("text", TARGETS)
def test_reads_a_target(text):
    assert parse_target(text) == TARGETS[text]


@pytest.mark.parametrize("text", ["", "<=", "7 8", "<=d6", "sept", "<=7+"])
def test_refuses_what_is_no_target(text):
    with pytest.raises(Unexpected):
        parse_target(text)
