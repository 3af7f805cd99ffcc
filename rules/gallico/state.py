"""What the battle asks of the game: what a fighter bears and must do, who goes, what the GM may set."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.core.battle import Battle
from rules.core.game import Condition, Status
from rules.core.outcome import Change, Put, changed
from rules.core.pieces import Piece
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, say
from rules.gallico.company import LEAST_LINE, gone, holds, quarry, rank
from rules.gallico.fighter import OUT, WOUNDED, Fighter


def status(piece: Piece, battle: Battle) -> Status:
    """Return what a fighter bears, and what he must do."""
    assert isinstance(piece, Fighter)
    if piece.out:
        return Status((say("cond-g-out"),))
    if gone(battle, piece):
        return Status((say("cond-g-gone"),))
    held = (
        ("wounded", piece.wounded),
        ("frenzied", piece.frenzied),
        ("camouflaged", piece.camouflaged),
        ("formation" if holds(piece, rank(battle, piece)) else "broken", piece.formation),
    )
    must = [say("must-g-advance")] if piece.frenzied else []
    if piece.recovering:
        must.insert(0, say("mark-g-recovering"))
    if piece.dog:
        prey = quarry(battle, piece)
        if prey is not None:
            must.append(say("must-g-stay-on", foe=prey.called))
        elif piece.target:
            must.append(say("must-g-next-enemy"))
    return Status(tuple(say(f"cond-g-{key}") for key, holds_ in held if holds_), tuple(must))


def leaves_line(battle: Battle, one: Fighter) -> tuple[tuple[Change, ...], tuple[Line, ...]]:
    """Return what follows when somebody leaves his line by himself: it breaks when fewer than three stay (G12)."""
    line = rank(battle, one)
    if line is None or line.whole < LEAST_LINE or len(line.standing - {one.id}) >= LEAST_LINE:
        return (), ()
    others = [battle.get(Fighter, mate) for mate in sorted(line.standing - {one.id})]
    broken = say("todo-g-line-broken", left=len(others), least=LEAST_LINE)
    return tuple(Put(mate, replace(mate, formation=False)) for mate in others), (broken,) if others else ()


def removed(battle: Battle, piece: Piece) -> tuple[Change, ...]:
    """Clear what others hold of a fighter who goes: handler, target, a fight, a line."""
    if not isinstance(piece, Fighter):
        return ()
    changes = {change.piece: change for change in leaves_line(battle, piece)[0] if isinstance(change, Put)}
    for other in battle.peek(Fighter):
        if other.id == piece.id:
            continue
        put = changes.get(other.id)
        now = put.after if put and isinstance(put.after, Fighter) else other
        after = replace(
            now,
            handler=0 if now.handler == piece.id else now.handler,
            target=0 if now.target == piece.id else now.target,
            clash=None if now.clash and piece.id in now.clash.ids else now.clash,
        )
        if after != other:
            battle.read([other])
            changes[other.id] = Put(other, after)
    return tuple(changes.values())


def _set(kind: str, key: str, put: Callable[[Fighter, int], Fighter]) -> Condition:
    """Return a condition with the change that it makes; a flag comes as 0 or 1."""

    def change(battle: Battle, piece: Piece, value: bool | int | Piece | None) -> tuple[Change, ...]:
        assert isinstance(piece, Fighter)
        number = value.id if isinstance(value, Piece) else int(value or 0)
        return changed(piece, put(piece, number))

    return Condition(key, Fighter, kind, change)


def _wounds(one: Fighter, wounds: int) -> Fighter:
    """Return the fighter with so many wounds; raise `Refused` outside 0 to 2. A dog bears none: 1 puts it out."""
    if not 0 <= wounds <= OUT:
        raise Refused(say("g-no-wounds", who=one.called), Reason(say("g-no-wounds-why", most=OUT), "G1"))
    return replace(one, wounds=OUT if wounds and one.dog else wounds)


def _target(one: Fighter, target: int) -> Fighter:
    """Return the dog on this enemy; raise `Refused` for a man: only dogs are bound to one."""
    if target and not one.dog:
        raise Refused(say("g-no-dog", who=one.called), Reason(say("g-no-dog-why"), "G11"))
    return replace(one, target=target)


CONDITIONS = (
    _set("flag", "wounded", lambda one, on: _wounds(one, WOUNDED if on else 0)),
    _set("flag", "out of action", lambda one, on: _wounds(one, OUT if on else 0)),
    _set("number", "wounds", _wounds),
    _set("flag", "frenzied", lambda one, on: replace(one, frenzied=bool(on))),
    _set("flag", "camouflaged", lambda one, on: replace(one, camouflaged=bool(on))),
    _set("flag", "formation", lambda one, on: replace(one, formation=bool(on))),
    _set("piece", "target", _target),
    _set("flag", "recovering", lambda one, on: replace(one, recovering=bool(on))),
)
