"""Mordheim between battles: saddles, injury rolls, the rating."""

from __future__ import annotations

from dataclasses import replace

from rules.core.battle import Battle
from rules.core.dice import Loaded
from rules.core.outcome import Put
from rules.core.pieces import BattleState
from rules.core.words import Name
from rules.mordheim import GAME
from rules.mordheim.campaign import forbids, home, lasting, toll
from rules.mordheim.hand import stand
from rules.mordheim.pieces import Mount, Rider
from rules.mordheim.whoa import Pair, WhoaCase, whoa

RIDER = Rider(id=2, name="Ulrich", condition="mounted")
MOUNT = Mount(id=1, name="Tonnerre", condition="ridden", by=2, attacks=1)


def after_whoa(*faces: int) -> tuple[Mount, Rider]:
    outcome = whoa(Loaded(*((6, face) for face in faces)), WhoaCase(pair=Pair(mount=MOUNT, rider=RIDER)))
    images = {change.piece: change.after for change in outcome.changes if isinstance(change, Put)}
    mount, rider = images[1], images[2]
    assert isinstance(mount, Mount) and isinstance(rider, Rider)
    return mount, rider


def test_M15_crushed_owes_two_rolls_out_of_action_one():
    assert after_whoa(6, 2, 5)[1].injuries == 2
    assert after_whoa(6, 3, 5)[1].injuries == 1


def test_M15_set_by_hand_and_taken_back():
    battle = Battle(BattleState(), [RIDER], settings=GAME.settings)
    (out,) = stand(battle, RIDER, "out of action")
    assert isinstance(out, Put) and isinstance(out.after, Rider)
    assert out.after.injuries == 1
    (back,) = stand(Battle(BattleState(), [out.after], settings=GAME.settings), out.after, "on foot")
    assert isinstance(back, Put) and isinstance(back.after, Rider)
    assert back.after.injuries == 0


def test_M15_struck_off_stays_so_and_its_rider_walks():
    mount, rider = after_whoa(6, 2, 1)
    lost, owing = home((mount, rider))
    assert lasting(lost).lost
    assert lost == replace(MOUNT, condition="dead", by=0)
    assert owing == replace(RIDER, condition="on foot", injuries=2)


def test_who_fell_off_is_in_his_saddle_again():
    for condition in ("bolting", "waiting", "off the table", "out of action", "uncontrollable", "isolated"):
        fallen = replace(MOUNT, condition=condition, tested=True)
        assert home((fallen, replace(RIDER, condition="stunned"))) == (MOUNT, RIDER)


def test_two_mounts_one_rider_and_none_for_a_henchman():
    second = replace(MOUNT, id=3, name="Vent", condition="isolated")
    assert [piece.condition for piece in home((second, MOUNT, RIDER)) if isinstance(piece, Mount)] == [
        "isolated",
        "ridden",
    ]
    led = replace(MOUNT, condition="led")
    walker = replace(RIDER, condition="on foot", henchman=True)
    assert home((led, walker)) == (led, walker)
    assert home((replace(MOUNT, condition="isolated"), walker))[0] == replace(MOUNT, condition="isolated")


def test_a_mount_without_its_rider_is_nobodys():
    assert home((MOUNT,)) == (replace(MOUNT, condition="isolated", by=0),)


def test_M16_the_rating_before_and_after():
    dead, rider = after_whoa(6, 2, 1)
    other = Mount(id=3, name="Vent", condition="isolated")
    told = toll((MOUNT, RIDER, other), (dead, rider, other))
    assert told.rating == (8, 3)
    assert told.lost == (Name("Tonnerre"),)
    assert toll((MOUNT,), ()).rating == (5, 0), "removed in the middle of the battle"
    assert toll((replace(MOUNT, attacks=0),), (MOUNT,)).rating == (5, 5), "an edit is no gain"
    assert toll((RIDER,), (RIDER,)).rating is None


def test_M1_three_mounts_in_dense_terrain():
    dense = Battle(BattleState(settings=(("terrain", "dense"),)), settings=GAME.settings)
    mounts = [replace(MOUNT, id=n, name=str(n), side="Rouge", by=0) for n in (1, 2, 3)]
    assert [reason.rule for reason in forbids(dense, mounts)] == ["M1"]
    assert not forbids(dense, mounts[:2])
    hired = replace(RIDER, hired=True)
    assert not forbids(dense, [*mounts[:2], replace(mounts[2], by=2), hired])
    assert not forbids(Battle(BattleState(), settings=GAME.settings), mounts)
