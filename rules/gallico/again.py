"""The same fight settled otherwise: the winner strikes another (G4), or somebody cannot recoil after all (G6).

The scores stand and no die is rolled. What the first settlement did and the new one does not is taken back, so that
the journal holds both, and each can be undone.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from rules.core.battle import Battle
from rules.core.dice import Dice
from rules.core.outcome import Change, Outcome, Put, changed
from rules.core.refusal import Reason, Refused
from rules.core.rolls import Remark
from rules.core.words import Line, say
from rules.gallico.case import FightCase, Verdict, placed
from rules.gallico.fighter import Clash, Fighter
from rules.gallico.settle import Aftermath, settle
from rules.gallico.telling import outcome_of, remarks_of

T = TypeVar("T")


def strike_another(dice: Dice, battle: Battle, turn: int, winner: Fighter, foe: Fighter) -> Outcome:
    """Let the lone winner of a fight of this turn strike this beaten foe instead of the one he struck.

    Raises `Refused`: there is no such choice, or somebody of that fight changed since.
    """
    clash = winner.clash
    title = say("g-no-strike", who=winner.called)
    if clash is None or clash.turn != turn or clash.result != "win" or len(clash.ids) < 3:
        raise Refused(title, Reason(say("g-no-strike-why", who=winner.called), "G4"))
    if foe.id not in clash.ids[1:]:
        raise Refused(title, Reason(say("g-not-beaten", who=winner.called, foe=foe.called), "G4"))
    place = clash.ids.index(foe.id)
    if place == clash.struck:
        raise Refused(title, Reason(say("g-already-struck", who=winner.called, foe=foe.called), "G4"))
    return _settle_again(dice, battle, clash, replace(clash, struck=place))


def cannot_recoil(dice: Dice, battle: Battle, turn: int, one: Fighter) -> Outcome:
    """Wound somebody who had to recoil and cannot (G6); what the winner did before stands, or fell on one already out.

    Raises `Refused`: nobody made him recoil this turn, or somebody of that fight changed since.
    """
    for holder in battle.peek(Fighter):
        clash = holder.clash
        if clash is None or clash.turn != turn or one.id not in clash.ids:
            continue
        place = clash.ids.index(one.id)
        if place in clash.recoiled and clash.fights[place] == one.fights:
            battle.read([holder])
            return _settle_again(dice, battle, clash, replace(clash, blocked=(*clash.blocked, place)))
    raise Refused(say("g-no-recoil", who=one.called), Reason(say("g-no-recoil-why", who=one.called), "G6"))


def _settle_again(dice: Dice, battle: Battle, old: Clash, new: Clash) -> Outcome:
    """Settle a fight again as `new` says, and return the outcome: the difference from how it stands."""
    now = _standing(battle, old)
    before = tuple(
        replace(one, wounds=wounds, fights=one.fights - 1) for one, wounds in zip(now, old.before, strict=True)
    )
    restored = battle.after(Put(one, was) for one, was in zip(now, before, strict=True))
    case = FightCase(fighters=before, defended=old.defended, blocked=old.blocked, strike=old.struck, turn=old.turn)
    case = replace(placed(restored, case), lines=old.lines)
    battle.reads |= restored.reads
    verdict = Verdict(old.result, old.score, old.hits)
    first = settle(case, verdict)
    second = settle(replace(case, blocked=new.blocked, strike=new.struck), verdict)
    dice.record(Remark(say("g-same-scores"), "G4"))
    told = outcome_of(dice, second.case, replace(second, steps=_new(second.steps, first.steps)))
    return replace(
        told,
        todos=(*_taken_back(first, second), *_new(second.orders, first.orders)),
        remarks=_new(told.remarks, remarks_of(first)),
        changes=_since(now, told.changes),
    )


def _standing(battle: Battle, clash: Clash) -> tuple[Fighter, ...]:
    """Return those of a fight as they are now; raise `Refused` when one of them changed since, or is gone."""
    here = [battle.get(Fighter, one) if battle.has(one) else None for one in clash.ids]
    reasons = [
        Reason(say("g-changed-since", who=one.called) if one else say("g-gone-since"))
        for one, wounds, fights in zip(here, clash.after, clash.fights, strict=True)
        if one is None or (one.wounds, one.fights) != (wounds, fights)
    ]
    if reasons:
        raise Refused(say("g-too-late"), *reasons)
    return tuple(one for one in here if one is not None)


def _new(now: tuple[T, ...], then: tuple[T, ...]) -> tuple[T, ...]:
    """Return what is said now and was not said then."""
    return tuple(one for one in now if one not in then)


def _taken_back(first: Aftermath, second: Aftermath) -> list[Line]:
    """Return what the players take back: a wound, somebody removed, a recoil."""
    orders = []
    for place, (was, one) in enumerate(zip(first.fighters, second.fighters, strict=True)):
        who = second.case.called(place)
        if was.out and not one.out:
            orders.append(say("todo-g-back-in", who=who))
        elif was.wounds > one.wounds:
            orders.append(say("todo-g-unwounded", who=who))
        if place in first.recoiled and place not in second.moved:
            orders.append(say("todo-g-back-forward", who=who))
    return orders


def _since(now: tuple[Fighter, ...], settled: tuple[Change, ...]) -> tuple[Change, ...]:
    """Return the changes from how the fighters are to how the new settlement leaves them."""
    after = {put.piece: put.after for put in settled if isinstance(put, Put)}
    return tuple(put for one in now for put in changed(one, after[one.id] or one))
