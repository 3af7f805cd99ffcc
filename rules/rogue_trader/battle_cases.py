"""What a battle knows of a unit's situation, gathered into the cases that the rules take."""

from __future__ import annotations

from typing import Literal

from rules.core.battle import Battle
from rules.core.names import fold
from rules.core.refusal import Reason, Refused
from rules.core.words import say
from rules.rogue_trader.hand import foes_of
from rules.rogue_trader.psychology import PsychCase
from rules.rogue_trader.pursuit_may import Action, PursuitCase
from rules.rogue_trader.rally import Penalty, RallyCase
from rules.rogue_trader.rout import RoutCase
from rules.rogue_trader.units import Because, Test, Unit, has_turn, prey_of


def enemy_of(battle: Battle, unit: Unit, typed: str | None) -> Unit | None:
    """Return the enemy that is meant: a unit, or a side (of the battle, or one that the unit hates) as a whole."""
    if not typed:
        return None
    sides = (*battle.sides, *unit.hates)
    named = [other for other in battle.peek(Unit) if fold(other.name) == fold(typed)]
    side = next((side for side in sides if fold(side) == fold(typed)), None)
    if side is not None and not named:
        return Unit(name=side, side=side)
    enemy = battle.find(Unit, typed)
    if unit.id and enemy.id == unit.id:
        raise Refused(say("r-no-enemy", unit=unit.called), Reason(say("r-why-itself")))
    return enemy


def friends_of(battle: Battle, unit: Unit, typed: str | None) -> tuple[Unit, ...]:
    """Return the units in the way, from a comma list of names; raise `Refused` when one is not on the table."""
    found = [battle.find(Unit, part) for part in (typed or "").split(",") if part.strip()]
    friends = tuple(friend for friend in dict.fromkeys(found) if friend.id != unit.id)
    gone = [friend for friend in friends if not friend.playing]
    if gone:
        reasons = (Reason(say("r-why-gone", unit=friend.called)) for friend in gone)
        raise Refused(say("r-no-friends", unit=unit.called), *reasons)
    return friends


def rout_case(
    battle: Battle,
    unit: Unit,
    *,
    because: Because = "",
    enemy: str | None = None,
    through: str | None = None,
    ld: int | None = None,
    modifier: int = 0,
    thrown: bool = False,
) -> RoutCase:
    """Return the case of a rout test.

    A registered unit with no reason given takes the test that is due, else it has lost a round of combat.
    """
    due = next((call for call in unit.due if call.test == "rout" and because in ("", call.because)), None)
    because = because or (due.because if due else "lost-combat" if unit.id else "")
    cause = enemy_of(battle, unit, enemy)
    if cause is None and due is not None and battle.has(due.enemy):
        cause = battle.get(Unit, due.enemy)
    foes = foes_of(battle, unit)
    winners = foes if cause is None or cause in foes or not cause.id else (*foes, cause)
    return RoutCase(
        unit=unit,
        because=because,
        enemy=cause,
        ld=ld,
        modifier=modifier,
        foes=foes,
        others=_opponents(battle, winners, unit),
        friends=friends_of(battle, unit, through),
        thrown=thrown,
    )


def _opponents(battle: Battle, foes: tuple[Unit, ...], unit: Unit) -> tuple[Unit, ...]:
    """Return whom else the foes of a unit fight."""
    found = [other for foe in foes for other in foes_of(battle, foe) if other.id != unit.id]
    return tuple(dict.fromkeys(found))


def rally_case(
    battle: Battle,
    unit: Unit,
    *,
    penalty: Penalty | None = None,
    ld: int | None = None,
    modifier: int = 0,
    thrown: bool = False,
) -> RallyCase:
    """Return the case of a rally test."""
    return RallyCase(
        unit=unit,
        penalty=penalty,
        add=battle.setting("rally_penalty") == "add",
        ld=ld,
        modifier=modifier,
        foes=foes_of(battle, unit),
        mine=not unit.id or has_turn(unit, battle.state),
        thrown=thrown,
    )


def pursuit_case(
    battle: Battle,
    unit: Unit,
    *,
    action: Action,
    enemy: str | None = None,
    through: str | None = None,
    ld: int | None = None,
    modifier: int = 0,
    thrown: bool = False,
) -> PursuitCase:
    """Return the case of a pursuit.

    The quarry is the enemy named, else whoever just routed from the unit, else the routed that it fights.
    """
    foes = foes_of(battle, unit)
    named = enemy_of(battle, unit, enemy)
    if named is not None and named.id:
        quarry: tuple[Unit, ...] = (named,)
    elif unit.chase:
        quarry = prey_of(unit, {i: battle.get(Unit, i) for i in unit.chase if battle.has(i)})
    else:
        quarry = tuple(foe for foe in foes if foe.routed)
    state = battle.state if unit.id else None
    return PursuitCase(
        unit=unit,
        action=action,
        quarry=quarry,
        foes=foes,
        through=friends_of(battle, unit, through),
        mine=state is None or has_turn(unit, state),
        moves=state is None or not quarry or any(has_turn(prey, state) for prey in quarry),
        ld=ld,
        modifier=modifier,
        psychology=battle.setting("psychology") == "on",
        thrown=thrown,
    )


def psych_case(
    battle: Battle,
    unit: Unit,
    *,
    test: Test | Literal[""] = "",
    enemy: str | None = None,
    cl: int | None = None,
    modifier: int = 0,
    thrown: bool = False,
) -> PsychCase:
    """Return the case of a psychology test."""
    return PsychCase(
        unit=unit,
        test=test,
        enemy=enemy_of(battle, unit, enemy),
        cl=cl,
        modifier=modifier,
        foes=foes_of(battle, unit),
        callers=tuple(battle.get(Unit, call.enemy) for call in unit.due if battle.has(call.enemy)),
        on=battle.setting("psychology") == "on",
        thrown=thrown,
    )
