"""Tokens to tree: one pass, no way back, bounded depth; every fault is found before anything is thrown."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from rules.core.notation.dice_parser import parse_dice
from rules.core.notation.errors import Impossible, PastLimit
from rules.core.notation.reader import Reader
from rules.core.notation.term import CHARACTERS, REPEATS, Compares, Condition, Dice
from rules.core.notation.tree import Compare, Item, Labelled, Negative, Node, Number, Product, Sum, bare
from rules.core.words import say

DEPTH = 40  # brackets within brackets
CONDITIONS = frozenset(("<", "<=", ">", ">=", "=", "<>"))
SIGNS = ("+", "-")
FACTORS = {"*": "*", "×": "*", "x": "*", "/": "/", "//": "//", "%": "%"}
Placed = tuple[int, Dice, int]  # where dice stand, which, and how often they are thrown


def parse_items(text: str) -> tuple[tuple[Item, ...], list[Placed]]:
    """Return the expressions of a text and where its dice stand; raise `NotationError` on the first fault."""
    if len(text) > CHARACTERS:
        raise PastLimit("characters", len(text), CHARACTERS, CHARACTERS)
    parser = Parser(text)
    items = [parser.item()]
    while parser.reader.take(";"):
        if parser.reader.kind == "end":
            break
        items.append(parser.item())
    if parser.reader.kind != "end":
        raise parser.reader.unexpected("operator", "end")
    return tuple(items), parser.placed


class Parser:
    """Read expressions by recursive descent.

    `direct` says whether a threshold that follows the next dice counts them: it does where they stand alone, and in a
    sum whose dice have been counted so far; after any other sum a threshold compares the total.
    """

    def __init__(self, text: str) -> None:
        self.reader = Reader(text)
        self.placed: list[Placed] = []
        self.loose = False
        self._depth = 0

    def item(self) -> Item:
        """Read one expression with its repeats: `6x(3d6)`, also `6×(3d6)` where the bracket holds all of it."""
        first = len(self.placed)
        times = self._times()
        node = self.comparison()
        if times != 1:
            self.placed[first:] = [(at, dice, times) for at, dice, _ in self.placed[first:]]
        return Item(node, times)

    def _times(self) -> int:
        reader = self.reader
        if reader.kind != "number" or not (
            reader.after == "x" or (reader.after == "×" and reader.bracket_holds_all(2))
        ):
            return 1
        at = reader.at
        times = reader.whole()
        reader.next()
        if times < 1:
            raise Impossible(say("n-repeat-none"), at)
        if times > REPEATS:
            raise PastLimit("repeats", times, REPEATS, at)
        return times

    def comparison(self) -> Node:
        """Read a sum, and another one that it is compared with."""
        left = self.sum(direct=True)
        if self.reader.kind not in CONDITIONS:
            return left
        op = cast(Compares, self.reader.kind)
        self.reader.next()
        return Compare(left, op, self.sum(direct=False))

    def sum(self, direct: bool) -> Node:
        """Read terms and the signs between them."""
        first = self.product(direct)
        direct = direct and counts(first)
        rest: list[tuple[str, Node]] = []
        while (op := self.reader.kind) in ("+", "-"):
            self.reader.next()
            rest.append((op, self.product(direct)))
        return Sum(first, tuple(rest)) if rest else first

    def product(self, direct: bool) -> Node:
        """Read factors and the operators between them; a letter x behind a number would be a repeat, and is none."""
        first = self.signed(direct)
        rest: list[tuple[str, Node]] = []
        while (op := FACTORS.get(self.reader.kind)) is not None:
            if self.reader.kind == "x" and isinstance(rest[-1][1] if rest else first, Number):
                break
            self.reader.next()
            rest.append((op, self.signed(direct=False)))
        return Product(first, tuple(rest)) if rest else first

    def signed(self, direct: bool) -> Node:
        """Read an atom with the signs before it, and with the label and threshold behind it."""
        reader = self.reader
        minus = 0
        while reader.kind in SIGNS:
            minus += reader.kind == "-"
            direct = False
            reader.next()
        node = self.atom()
        if reader.kind == "label" or (direct and self.loose and reader.kind in CONDITIONS):
            node = self._labelled(node, direct and self.loose)
        return Negative(node) if minus % 2 else node

    def _labelled(self, node: Node, direct: bool) -> Node:
        """Read a label, which may stand before or after a threshold."""
        label = self._label("")
        if direct and isinstance(node, Dice) and self.reader.kind in CONDITIONS:
            need = self._threshold()
            if need is not None:
                at, _, times = self.placed[-1]
                node = replace(node, need=need)
                self.placed[-1] = (at, node, times)
                label = self._label(label)
        return Labelled(node, label) if label else node

    def _label(self, label: str) -> str:
        if not label and self.reader.kind == "label":
            label = " ".join(str(self.reader.next()).split())
        return label

    def _threshold(self) -> Condition | None:
        """Read a threshold behind dice: a plain number; None where dice follow, with which the total is compared."""
        reader = self.reader
        if reader.after == "d" or (reader.after == "number" and reader.peek(2) == "d"):
            return None
        op = cast(Compares, reader.kind)
        reader.next()
        return Condition(op, reader.signed_whole())

    def atom(self) -> Node:
        """Read a number, dice, or a bracket; `loose` tells afterwards whether it was dice without a bracket."""
        reader = self.reader
        kind, at = reader.kind, reader.at
        self.loose = False
        if kind == "number" and reader.after != "d":
            return Number(reader.number())
        if kind in ("number", "d"):
            count = reader.whole() if kind == "number" else 1
            dice = parse_dice(reader, count, at)
            self.placed.append((at, dice, 1))
            self.loose = True
            return dice
        if kind != "(":
            raise reader.unexpected("dice", "number", "bracket")
        self._depth += 1
        if self._depth > DEPTH:
            raise PastLimit("depth", self._depth, DEPTH, at)
        reader.next()
        inner = self.comparison()
        if not reader.take(")"):
            raise reader.unexpected("operator", "closing")
        self._depth -= 1
        self.loose = False
        return inner


def counts(node: Node) -> bool:
    """Tell whether this is dice that are counted."""
    inner = bare(node)
    return isinstance(inner, Dice) and inner.need is not None
