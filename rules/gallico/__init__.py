"""De Bello Gallico: ancient skirmish (G). Distances in centimetres."""

from __future__ import annotations

from rules.core.battle import Setting
from rules.core.dice import Dice
from rules.core.game import Game
from rules.core.outcome import Outcome
from rules.gallico.campaign import CAMPAIGN
from rules.gallico.case import FightCase
from rules.gallico.fight import fight
from rules.gallico.fighter import Fighter
from rules.gallico.scores import DICE
from rules.gallico.shoot import ShootCase, shoot
from rules.gallico.slip import SlipCase, slip
from rules.gallico.state import CONDITIONS, removed, status

__all__ = ["GAME", "Fighter"]


def fight_test(dice: Dice, combat: int = 5, defence: int = 12) -> Outcome:
    """Run a fight of two equals."""
    one = Fighter(combat=combat, defence=defence)
    return fight(dice, FightCase(fighters=(one, one)))


def shoot_test(dice: Dice, shooting: int = 5, defence: int = 12) -> Outcome:
    """Run a shot at somebody in plain sight."""
    return shoot(dice, ShootCase(shooter=Fighter(shooting=shooting), target=Fighter(defence=defence)))


def slip_test(dice: Dice, combat: int = 5, enemy_combat: int = 5) -> Outcome:
    """Run an attempt to slip away from an equal."""
    return slip(dice, SlipCase(fighter=Fighter(combat=combat), enemy=Fighter(combat=enemy_combat)))


GAME = Game(
    key="gallico",
    prefixes=("G",),
    rules=tuple(f"G{number}" for number in range(1, 15)),
    pieces=(Fighter,),
    settings=(Setting("skirmish_die", tuple(DICE), "G4"),),
    status=status,
    removed=removed,
    conditions=CONDITIONS,
    tests={"fight": fight_test, "shoot": shoot_test, "slip": slip_test},
    campaign=CAMPAIGN,
)
