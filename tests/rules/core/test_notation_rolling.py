"""What falls, in which order it is asked for, what it comes to, and how it is shown."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rules.core.notation import Style, breakdown, capped, parse, pools, roll


class Typed:
    """Give faces that a test loaded, strictly: as many as asked for and of that size, none left over."""

    def __init__(self, *dice: tuple[int, int]) -> None:
        self.dice = list(dice)
        self.asked: list[tuple[int, int]] = []

    def __call__(self, count: int, sides: int) -> list[int]:
        self.asked.append((count, sides))
        taken = [self.dice.pop(0) for _ in range(count)]
        assert all(die == sides for die, _ in taken), f"wants D{sides}, has {taken}"
        return [face for _, face in taken]


def d6(*faces: int) -> list[tuple[int, int]]:
    return [(6, face) for face in faces]


def thrown(text: str, *dice: tuple[int, int]):
    typed = Typed(*dice)
    results = roll(parse(text), typed)
    assert not typed.dice, "dice left over"
    return results


ROLLED = {  # text: dice as they fall, value, how it is shown
    "2d6+3": (d6(4, 2), 9, "2D6 (4, 2) + 3 = 9"),
    "d66": (d6(3, 5), 35, "1D66 (35) = 35"),
    "2d66": (d6(3, 5, 1, 6), 51, "2D66 (35, 16) = 51"),
    "d%": ([(100, 42)], 42, "1D100 (42) = 42"),
    "4dF": ([(3, 1), (3, 2), (3, 3), (3, 3)], 1, "4DF (-1, 0, 1, 1) = 1"),
    "4d6kh3": (d6(4, 1, 6, 1), 11, "4D6kh3 (4, 1, 6, ~~1~~) = 11"),
    "4d6kl1": (d6(4, 1, 6, 1), 1, "4D6kl1 (~~4~~, 1, ~~6~~, ~~1~~) = 1"),
    "4d6dl1": (d6(4, 1, 6, 2), 12, "4D6dl1 (4, ~~1~~, 6, 2) = 12"),
    "4d6dh2": (d6(4, 1, 6, 2), 3, "4D6dh2 (~~4~~, 1, ~~6~~, 2) = 3"),
    "3d6kh5": (d6(4, 1, 6), 11, "3D6kh5 (4, 1, 6) = 11"),
    "3d6r1": (d6(1, 5, 1, 1, 4, 6), 15, "3D6r=1 (~~1~~ ~~1~~ 6, 5, ~~1~~ 4) = 15"),
    "3d6ro<3": (d6(1, 5, 2, 2, 4), 11, "3D6ro<3 (~~1~~ 2, 5, ~~2~~ 4) = 11"),
    "3d6!": (d6(6, 2, 6, 6, 3, 1), 24, "3D6! (6!, 6!, 1, 2, 6!, 3) = 24"),
    "3d6mi2ma5": (d6(1, 6, 3), 10, "3D6mi2ma5 (1→2, 6→5, 3) = 10"),
    "8d6>=5": (d6(5, 1, 6, 4, 4, 5, 2, 3), 3, "8D6>=5 (**5**, 1, **6**, 4, 4, **5**, 2, 3) = 3"),
    "3d6!>=5": (d6(6, 5, 1, 6, 2), 3, "3D6!>=5 (**6**!, **6**!, 2, **5**, 1) = 3"),
    "4d6kh2>=5": (d6(6, 5, 5, 1), 2, "4D6kh2>=5 (**6**, **5**, ~~5~~, ~~1~~) = 2"),
    "1d20+5>=6": ([(20, 1)], 1, "1D20 (1) + 5 = 6 ≥ 6 ✓"),
    "(2d6)>7": (d6(3, 4), 0, "2D6 (3, 4) = 7 > 7 ✗"),
    "1d20>=1d20": ([(20, 7), (20, 9)], 0, "1D20 (7) = 7 ≥ 9 = 1D20 (9) ✗"),
    "1d6/4": (d6(6), Fraction(3, 2), "1D6 (6) / 4 = 1.5"),
    "1d6/3": (d6(6), 2, "1D6 (6) / 3 = 2"),
    "1d6/7": (d6(6), Fraction(6, 7), "1D6 (6) / 7 ≈ 0.8571"),
    "-1d6/7": (d6(6), Fraction(-6, 7), "−1D6 (6) / 7 ≈ -0.8571"),
    "-1d6//4": (d6(6), -2, "−1D6 (6) // 4 = -2"),
    "1d6%4": (d6(6), 2, "1D6 (6) % 4 = 2"),
    "1d6*2,5": (d6(3), Fraction(15, 2), "1D6 (3) × 2.5 = 7.5"),
    "10-(1d6-2)": (d6(3), 9, "10 − (1D6 (3) − 2) = 9"),
    "(1d6+1)*-2": (d6(3), -8, "(1D6 (3) + 1) × −2 = -8"),
    "1d6[feu]+(1d6+1)[froid]": (d6(3, 4), 8, "1D6 (3) [feu] + (1D6 (4) + 1) [froid] = 8"),
    "2d6r1!": (d6(1, 6, 6, 2, 3), 17, "2D6r=1! (~~1~~ 6!, 2, 6!, 3) = 17"),
}


@pytest.mark.parametrize("text", ROLLED)
def test_rolls(text):
    dice, value, shown = ROLLED[text]
    (result,) = thrown(text, *dice)
    assert (result.value, breakdown(result)) == (value, shown)


def test_repeats_and_several_expressions_give_a_result_each():
    results = thrown("2x(2d6);1d4", *d6(1, 2, 3, 4), (4, 4))
    assert [result.value for result in results] == [3, 7, 4]


def test_dice_are_asked_for_in_the_order_in_which_a_player_throws_them():
    typed = Typed(*d6(6, 1, 6), *d6(2), *d6(3, 1), *d6(5), (8, 8))
    (result,) = roll(parse("3d6r1!+1d8"), typed)
    assert typed.asked == [(3, 6), (1, 6), (2, 6), (1, 6), (1, 8)]
    assert result.value == 6 + 3 + 2 + 6 + 5 + 8


def test_explosions_stop_at_their_cap_and_say_so():
    asked = []

    def sixes(count: int, sides: int) -> list[int]:
        asked.append(count)
        return [sides] * count

    (result,) = roll(parse("2d6!"), sixes)
    assert asked == [2] * 11
    assert result.value == 2 * 11 * 6
    assert capped(result.rolled)
    assert breakdown(result).count("…") == 2


def test_rerolls_stop_at_their_cap_and_say_so():
    asked = []

    def ones(count: int, sides: int) -> list[int]:
        asked.append(count)
        return [1] * count

    (result,) = roll(parse("20d6r1"), ones)
    assert asked == [20] * 50
    assert capped(result.rolled)
    (once,) = roll(parse("20d6ro1"), ones)
    assert not capped(once.rolled)


def test_no_more_than_the_limit_of_dice_ever_fall():
    for text in ("500d6!", "500d6r1", "250d6r1!", "100d6!", "10d6!", "3x(7d6r<3!>=5)+1d6!", "800d6+20d6r<6"):
        fallen = 0

        def worst(count: int, sides: int) -> list[int]:
            nonlocal fallen
            fallen += count
            return [sides if fallen % 2 else 1] * count

        roll(parse(text), worst)
        assert fallen <= 1000, text


def test_many_dice_are_counted_so_that_a_text_stays_short():
    class Short(Style):
        many = 5

    (plain,) = thrown("6d6", *d6(1, 2, 2, 6, 6, 6))
    assert breakdown(plain, Short()) == "6D6 (1 ×1, 2 ×2, 6 ×3) = 23"
    (kept,) = thrown("6d6kh3", *d6(1, 2, 2, 6, 6, 4))
    assert breakdown(kept, Short()) == "6D6kh3 (4 ×1, 6 ×2, ~~1 ×1~~, ~~2 ×2~~) = 16"
    (hits,) = thrown("6d6>=5", *d6(1, 2, 2, 6, 6, 5))
    assert breakdown(hits, Short()) == "6D6>=5 (1 ×1, 2 ×2, **5 ×1**, **6 ×2**) = 3"
    (few,) = thrown("2d6", *d6(1, 2))
    assert breakdown(few, Short()) == "2D6 (1, 2) = 3"


def test_a_style_writes_figures_faces_and_labels():
    class French(Style):
        def number(self, value):
            return super().number(value).replace(".", ",")

        def face(self, face, dice):
            return f"{'⚀⚁⚂⚃⚄⚅'[face - 1]} {face}" if dice.sides == 6 else str(face)

        def label(self, label):
            return f" « {label} »"

    (result,) = thrown("2d6[feu]/4", *d6(1, 5))
    assert breakdown(result, French()) == "2D6 (⚀ 1, ⚄ 5) « feu » / 4 = 1,5"


def test_pools_of_a_result_are_found_left_to_right():
    (result,) = thrown("(1d4+2d6)*-1d8>=1d10[x]", (4, 1), *d6(2, 3), (8, 5), (10, 9))
    assert [pool.faces for pool in pools(result.rolled)] == [[1], [2, 3], [5], [9]]
