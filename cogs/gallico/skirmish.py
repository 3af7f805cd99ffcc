"""Commands of the skirmish: `/skirmish shoot | fight | slip | test`, and the choices left after a fight."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import cast

from bot.commands import Ask, Cog, Options, Outcome, Rolling, group, opt
from cogs.gallico.naming import acting, beaten, blocked, die, facing, items
from rules.gallico import Fighter
from rules.gallico.again import cannot_recoil, strike_another
from rules.gallico.case import FightCase, placed
from rules.gallico.fight import fight_with_chances
from rules.gallico.fighter import Defended
from rules.gallico.shoot import ShootCase, aimed, shoot_with_chances
from rules.gallico.slip import SlipCase, slip
from rules.gallico.trial import SOMEBODY, Officer, Trial, TrialCase, trial

HIGHEST = 30  # of a characteristic
SWAY = 20  # of a modifier, either way


@dataclass(frozen=True, kw_only=True, slots=True)
class ShootOptions(Rolling):
    """Options of `/skirmish shoot`."""

    shooter: str | None = opt(piece=Fighter)
    target: str | None = opt(piece=Fighter)
    shooting: int | None = opt(low=0, high=HIGHEST)
    defence: int | None = opt(low=0, high=HIGHEST)
    bonus: int = opt(0, low=0, high=SWAY)
    modifier: int = opt(0, low=-SWAY, high=SWAY)


@dataclass(frozen=True, kw_only=True, slots=True)
class FightOptions(Rolling):
    """Options of `/skirmish fight`."""

    attacker: str | None = opt(piece=Fighter)
    against: str | None = opt(piece=Fighter, many=True, longest=400)
    combat: int | None = opt(low=0, high=HIGHEST)
    defence: int | None = opt(low=0, high=HIGHEST)
    enemy_combat: int | None = opt(low=0, high=HIGHEST)
    enemy_defence: int | None = opt(low=0, high=HIGHEST)
    defended: str = opt("no", choices=("no", "attacker", "against"))
    strike: str | None = opt(piece=Fighter)
    recoil_blocked: str | None = opt(piece=Fighter, many=True, longest=400)
    modifier: int = opt(0, low=-SWAY, high=SWAY)
    against_modifier: int = opt(0, low=-SWAY, high=SWAY)


@dataclass(frozen=True, kw_only=True, slots=True)
class SlipOptions(Rolling):
    """Options of `/skirmish slip`."""

    fighter: str | None = opt(piece=Fighter)
    enemy: str | None = opt(piece=Fighter)
    combat: int | None = opt(low=0, high=HIGHEST)
    enemy_combat: int | None = opt(low=0, high=HIGHEST)
    modifier: int = opt(0, low=-SWAY, high=SWAY)


@dataclass(frozen=True, kw_only=True, slots=True)
class TrialOptions(Rolling):
    """Options of `/skirmish test`."""

    fighter: str | None = opt(piece=Fighter)
    value: int | None = opt(low=0, high=HIGHEST)
    test: str = opt("discipline", choices=("discipline", "recovery", "rally", "other"))
    officer: str | None = opt(choices=("caesar", "vercingetorix", "skilled"))
    modifier: int = opt(0, low=-SWAY, high=SWAY)


@dataclass(frozen=True, kw_only=True, slots=True)
class StrikeOptions(Options):
    """What the button of another choice carries: who won, whom he strikes instead."""

    attacker: str = opt(required=True, piece=Fighter)
    strike: str = opt(required=True, piece=Fighter)


@dataclass(frozen=True, kw_only=True, slots=True)
class BlockedOptions(Options):
    """What the button of a blocked recoil carries: who cannot recoil."""

    fighter: str = opt(required=True, piece=Fighter)


class Skirmish(Cog):
    """The rolls of the game."""

    skirmish = group("skirmish")

    @skirmish.command("shoot", ShootOptions)
    def shoot(self, ask: Ask, o: ShootOptions) -> Outcome:
        """Shoot at somebody (G3)."""
        shooter = acting(ask, o.shooter, shooting=o.shooting)
        target = facing(ask, o.target, defence=o.defence)
        case = ShootCase(shooter=shooter, target=target, die=die(ask), bonus=o.bonus, modifier=o.modifier)
        return ask.roll(shoot_with_chances, aimed(ask.battle, case))

    @skirmish.command("fight", FightOptions)
    def fight(self, ask: Ask, o: FightOptions) -> Outcome:
        """Fight one against one, or one against several (G4–G7, G11, G12)."""
        lone = acting(ask, o.attacker, combat=o.combat, defence=o.defence)
        foes = [
            facing(ask, name, combat=o.enemy_combat, defence=o.enemy_defence) for name in items(o.against) or (None,)
        ]
        fighters = (lone, *foes)
        case = FightCase(
            fighters=fighters,
            die=die(ask),
            defended=cast(Defended, o.defended),
            strike=beaten(ask, o.strike, foes),
            blocked=blocked(ask, items(o.recoil_blocked), fighters),
            modifier=o.modifier,
            against_modifier=o.against_modifier,
            turn=ask.snapshot.state.turn,
        )
        outcome = ask.roll(fight_with_chances, placed(ask.battle, case))
        return replace(outcome, next=()) if o.secret else outcome  # a button's answer is public: it would tell

    @skirmish.command("slip", SlipOptions)
    def slip(self, ask: Ask, o: SlipOptions) -> Outcome:
        """Refuse a fight (G9)."""
        one = acting(ask, o.fighter, combat=o.combat)
        enemy = facing(ask, o.enemy, combat=o.enemy_combat)
        return ask.roll(slip, SlipCase(fighter=one, enemy=enemy, die=die(ask), modifier=o.modifier))

    @skirmish.command("test", TrialOptions)
    def test(self, ask: Ask, o: TrialOptions) -> Outcome:
        """Roll for Discipline, or after the game, with the modifiers named (G13, G14)."""
        return ask.roll(
            trial,
            TrialCase(
                fighter=ask.acting(Fighter, o.fighter) if o.fighter else SOMEBODY,
                trial=cast(Trial, o.test),
                value=o.value,
                officer=cast(Officer, o.officer or ""),
                die=die(ask),
                modifier=o.modifier,
            ),
        )

    @skirmish.command("strike", StrikeOptions, hidden=True)
    def strike(self, ask: Ask, o: StrikeOptions) -> Outcome:
        """Let the winner of a fight strike another than the one he struck: his own player's choice (G4)."""
        winner = ask.acting(Fighter, o.attacker)
        if winner.owner:
            winner = ask.own(Fighter, o.attacker)
        turn, foe = ask.snapshot.state.turn, ask.battle.find(Fighter, o.strike)
        return ask.told(strike_another(ask.dice, ask.battle, turn, winner, foe))

    @skirmish.command("blocked", BlockedOptions, hidden=True)
    def cannot_recoil(self, ask: Ask, o: BlockedOptions) -> Outcome:
        """Wound somebody who had to recoil and cannot (G6)."""
        return ask.told(cannot_recoil(ask.dice, ask.battle, ask.snapshot.state.turn, ask.acting(Fighter, o.fighter)))
