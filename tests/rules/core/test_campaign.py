"""What every game's campaign hooks promise the house."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from rules.core.campaign import Lasting
from rules.core.game import Game, games, kinds
from rules.core.pieces import Origin, Piece

KINDS = [pytest.param(game, kind, id=kind.KIND) for game in games() for kind in game.pieces]


def one(kind: type[Piece], **more: Any) -> Piece:
    return kind(id=7, name="A", side="Rouge", owner=5, origin=Origin("ab", 1, 2), **more)


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_new_piece_goes_home_as_it_came_but_for_links(game: Game, kind: type[Piece]):
    (home,) = game.campaign.home((one(kind),), False)
    assert (home.id, home.name, home.side, home.owner, home.origin) == (7, "A", "Rouge", 5, Origin("ab", 1, 2))
    assert game.campaign.lasting(home) == Lasting()


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_going_home_twice_changes_nothing(game: Game, kind: type[Piece]):
    for piece in worn(kind):
        home = game.campaign.home((piece,), False)
        assert game.campaign.home(home, False) == home


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_fresh_one_bears_nothing(game: Game, kind: type[Piece]):
    for piece in worn(kind):
        (fresh,) = game.campaign.home((piece,), True)
        assert game.campaign.lasting(fresh) == Lasting()


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_what_is_at_home_bears_what_it_bore_in_the_battle(game: Game, kind: type[Piece]):
    for piece in worn(kind):
        (home,) = game.campaign.home((piece,), False)
        assert game.campaign.lasting(home) == game.campaign.lasting(piece)


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_every_piece_is_told_once(game: Game, kind: type[Piece]):
    pieces = worn(kind)
    toll = game.campaign.toll(pieces, pieces)
    assert sum(map(len, (toll.lost, toll.out, toll.marked, toll.whole))) == len(pieces)
    assert game.campaign.toll((), ()).empty


def test_links_follow_the_numbers_or_lead_nowhere():
    found = {kind.KIND for kind in kinds().values()} & {"mount", "dreadnought", "fighter"}
    links = {"mount": "by", "dreadnought": "pilot_id", "fighter": "handler"}
    assert found == set(links)
    for game in games():
        for kind in game.pieces:
            if kind.KIND in links:
                piece = one(kind, **{links[kind.KIND]: 3})
                assert getattr(game.campaign.relinked(piece, {3: 30}), links[kind.KIND]) == 30
                assert getattr(game.campaign.relinked(piece, {}), links[kind.KIND]) == 0


def worn(kind: type[Piece]) -> list[Piece]:
    """Return pieces of a kind in many states: each field that a battle may turn, turned by itself."""
    base: Any = one(kind)
    found: list[Piece] = [base]
    turned: dict[str, Any] = {
        "damage": 6,
        "lost": (9,) if kind.KIND == "building" else 2,
        "wounds": 2,
        "size": 0,
        "weakened": (("cl", 2),),
        "injuries": 2,
        "halvings": 1,
    }
    for field in fields(base):
        value = getattr(base, field.name)
        if field.name in turned:
            found.append(replace(base, **{field.name: turned[field.name]}))
        elif type(value) is bool and field.name not in (
            "dog",
            "leader",
            "hired",
            "henchman",
            "barding",
            "antigrav",
            "open",
        ):
            found.append(replace(base, **{field.name: not value}))
        elif field.name == "condition":
            states = ("dead", "out of action", "bolting", "off the table") if kind.KIND == "mount" else ("stunned",)
            found += [replace(base, condition=state) for state in states]
    return found
