"""One dice term: faces, then what is done with them, in any order of writing."""

from __future__ import annotations

from typing import Any, cast

from rules.core.notation.errors import Impossible, PastLimit
from rules.core.notation.reader import Reader
from rules.core.notation.term import DICE, FACES, Compares, Condition, Dice, Keep
from rules.core.words import say

KEEPS = ("kh", "kl", "dh", "dl")
CONDITIONS = frozenset(("<", "<=", ">", ">=", "=", "<>"))


def parse_dice(reader: Reader, count: int, at: int) -> Dice:
    """Read dice from their `d` on; raise `NotationError` on dice that cannot be thrown."""
    reader.next()
    if count < 1:
        raise Impossible(say("n-no-dice"), at)
    if count > DICE:
        raise PastLimit("dice", count, DICE, at)
    kind, sides = _sides(reader)
    done: dict[str, Any] = {}
    while reader.kind in OPERATIONS:
        place = reader.at
        given = OPERATIONS[reader.kind](reader)
        if given.keys() & done.keys():
            raise Impossible(say("n-twice"), place)
        done |= given
    if not done:
        return Dice(count, sides, cast(Any, kind))
    dice = Dice(count, sides, cast(Any, kind), **done)
    _check(dice, at)
    return dice


def _sides(reader: Reader) -> tuple[str, int]:
    """Read what a die shows: `%` 100, `F` fate, `66` tens and units, else its number of faces."""
    at = reader.at
    if reader.take("%"):
        return "plain", 100
    if reader.take("f"):
        return "fate", 3
    if reader.kind != "number":
        raise reader.unexpected("faces")
    sides = reader.whole()
    if sides == 66:
        return "tens", 36
    if sides < 1:
        raise Impossible(say("n-no-faces"), at)
    if sides > FACES:
        raise PastLimit("faces", sides, FACES, at)
    return "plain", sides


def _reroll(reader: Reader) -> dict[str, Any]:
    once = reader.next() == "ro"
    op = "="
    if reader.kind in CONDITIONS:
        op = reader.kind
        reader.next()
    elif reader.kind not in ("number", "-", "+"):
        raise reader.unexpected("condition")
    return {"reroll": Condition(cast(Compares, op), reader.signed_whole()), "once": once}


def _explode(reader: Reader) -> dict[str, Any]:
    reader.next()
    return {"explode": True}


def _clip(reader: Reader) -> dict[str, Any]:
    name = "least" if reader.next() == "mi" else "most"
    return {name: reader.signed_whole()}


def _keep(reader: Reader) -> dict[str, Any]:
    how = cast(Any, reader.next())
    return {"keep": Keep(how, reader.whole() if reader.kind == "number" else 1)}


OPERATIONS = {"r": _reroll, "ro": _reroll, "!": _explode, "mi": _clip, "ma": _clip} | dict.fromkeys(KEEPS, _keep)


def _check(dice: Dice, at: int) -> None:
    """Raise `Impossible` on dice that could never come to rest, or of which nothing would stay."""
    if dice.keep is not None:
        dropped = dice.keep.how[0] == "d"
        if dice.keep.count < 1 or (dropped and dice.keep.count >= dice.count):
            raise Impossible(say("n-keep-none", count=dice.count), at)
    if dice.reroll is None and not dice.explode and not dice.clipped:
        return
    stay = faces = dice.faces
    if dice.reroll is not None and not dice.once:
        stay = tuple(face for face in faces if not dice.reroll.holds(face))
        if not stay:
            raise Impossible(say("n-reroll-all"), at)
    if dice.explode and set(stay) <= {dice.top}:
        raise Impossible(say("n-explode-all"), at)
    for bound in (dice.least, dice.most):
        if bound is not None and not faces[0] <= bound <= faces[-1]:
            raise Impossible(say("n-clip-outside", value=bound, low=faces[0], high=faces[-1]), at)
    if dice.least is not None and dice.most is not None and dice.least > dice.most:
        raise Impossible(say("n-clip-crossed", least=dice.least, most=dice.most), at)
