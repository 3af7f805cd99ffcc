"""A battle's life: start, the passing of turns, what is due, the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot import rosters
from bot.commands import Ask, Batch, Cog, Options, Outcome, Part, group, opt
from bot.due import offers
from bot.muster import muster_all
from bot.options import build
from bot.past import look_back
from bot.reckoning import reckon, side_lines
from rules.core.battle import Battle, written
from rules.core.game import Due, all_settings
from rules.core.names import clean, fold
from rules.core.outcome import Followup, Mood, PutBattle
from rules.core.pieces import BattleState
from rules.core.refusal import Reason, Refused
from rules.core.turns import dues, pass_turn
from rules.core.words import Line, Name, say

MOST_SIDES = 8


@dataclass(frozen=True, kw_only=True, slots=True)
class Start(Options):
    """Options of `/battle start`."""

    name: str | None = opt(longest=40)
    sides: str | None = opt(longest=350)
    language: str | None = opt(choices=("fr", "en"))
    terrain: str | None = opt(choices=("open", "dense"))
    roster: str | None = opt(complete=rosters.suggest, many=True, longest=300)


@dataclass(frozen=True, kw_only=True, slots=True)
class Nothing(Options):
    """No options at all."""


class Life(Cog):
    """Commands that open a battle, pass its turns and end it."""

    battle = group("battle")

    @battle.command("start", Start)
    async def start(self, ask: Ask, o: Start) -> Outcome:
        """Open a battle here, or take over the one that opened quietly; rosters may join at once."""
        if ask.place.guild is None:
            raise Refused(say("no-battle"), Reason(say("no-battle-private")), hints=(say("no-battle-private-hint"),))
        snapshot = ask.snapshot
        own = snapshot.battle is not None and snapshot.channel == ask.place.channel
        if own and snapshot.starter:
            raise Refused(say("b-running"), Reason(say("b-running-why")), hints=(say("b-running-hint"),))
        before = snapshot.state if own else BattleState()
        settings = dict(before.settings)
        if o.terrain:
            settings["terrain"] = o.terrain
        state = replace(
            before,
            name=clean(o.name) if o.name else before.name,
            sides=_sides(o.sides) if o.sides else before.sides,
            language=o.language or before.language or ask.public_locale,
            settings=tuple(sorted(settings.items())),
        )
        ask.opens = True
        ask.battle.reads.add("b")
        todos: list[Line] = [say("b-start-add")]
        if state.sides:
            todos.append(say("b-start-first", side=Name(state.side)))
        called = say("b-started-named", name=Name(state.name)) if state.name else say("b-started")
        remarks = [say("b-start-adopted", count=len(snapshot.pieces))] if own and snapshot.pieces else []
        if ask.place.parent:
            remarks.append(say("b-start-thread"))
        opened = PutBattle(before, state)
        pieces, next_id = (snapshot.pieces, snapshot.next_id) if own else ((), 1)
        empty = Battle(state, pieces, settings=all_settings(), next_id=next_id)
        came, told = await muster_all(ask, o.roster or "", empty, snapshot.battle if own else None)
        return Outcome(
            called,
            mood="green",
            todos=tuple(todos),
            remarks=(*remarks, *told),
            changes=(opened, *came),
        )

    @battle.command("next", Nothing)
    def next(self, ask: Ask, o: Nothing) -> Outcome:
        """Pass the turn and say everything that is due."""
        ask.need_battle()
        passed = pass_turn(ask.battle)
        ask.battle.reads.add("b")
        ask.battle.reads |= {key for key in written(passed.changes) if key.startswith("p:")}
        state = passed.state
        title = (
            say("b-turn-side", turn=state.turn, side=Name(state.side))
            if state.sides
            else say("b-turn", turn=state.turn)
        )
        due, forgotten = _told(ask, passed.due), _told(ask, passed.forgotten)
        todos = [say("b-due-line", what=one.what, rule=one.rule) for one in due]
        remarks = [say("b-forgotten-line", what=one.what, rule=one.rule) for one in forgotten]
        if len(due) + len(forgotten) < len(passed.due) + len(passed.forgotten):
            remarks.append(say("b-due-secret"))
        elif not due:
            remarks.insert(0, say("b-nothing-due"))
        mood: Mood = "amber" if due or forgotten else "grey"
        return Outcome(
            title,
            mood=mood,
            todos=tuple(todos),
            remarks=tuple(remarks),
            rules=tuple(dict.fromkeys(one.rule for one in (*due, *forgotten))),
            changes=passed.changes,
            next=offers((*due, *forgotten)),
        )

    @battle.command("roll-due", Nothing, hidden=True)
    def roll_due(self, ask: Ask, o: Nothing) -> Batch:
        """Roll everything that is due, in order, in one transaction; what a result forbids is dropped and said."""
        ask.need_battle()
        battle = ask.battle
        parts: list[Part] = []
        refused: list[Refused] = []
        done: set[tuple[object, ...]] = set()
        while due := next(
            (
                d
                for d in _told(ask, dues(battle, battle.state.side))
                if d.sure and (d.piece, d.command, d.options) not in done
            ),
            None,
        ):
            done.add((due.piece, due.command, due.options))
            spec = self.bot.specs[due.command]
            options = build(spec.options, dict(due.options))
            one = ask.again(battle)
            try:
                outcome = spec.run(one, options)
            except Refused as no:
                refused.append(no)
                continue
            assert isinstance(outcome, Outcome)
            outcome = one.told(outcome)
            parts.append(Part(spec, options, outcome, frozenset(one.battle.reads)))
            battle = battle.after(outcome.changes)
        if not parts:
            raise refused[0] if refused else Refused(say("b-nothing-due-title"))
        return Batch(tuple(parts), tuple(refused))

    @battle.command("end", Nothing)
    async def end(self, ask: Ask, o: Nothing) -> Outcome:
        """End the battle with its report; its export stays available."""
        ask.need_battle()
        ask.need_gm(say("b-gm-only-end"))
        state = ask.battle.state
        verdict = say("b-ended-named", name=Name(state.name)) if state.name else say("b-ended")
        pieces = ask.battle.all()
        report = reckon(await look_back(ask), self.bot.specs, ())
        told = [line for side in report.sides for line in (say("report-head", side=side.called), *side_lines(side))]
        return Outcome(
            verdict,
            mood="grey",
            todos=(*report.after, say("b-end-keep"), say("b-end-export")),
            remarks=(say("b-end-count", turn=state.turn, pieces=len(pieces)), *told, *_opened_seal(ask)),
            rules=report.rules,
            changes=(PutBattle(state, replace(state, ended=True)),),
            next=(Followup(say("b-next-report"), "battle report"), Followup(say("b-next-export"), "battle export")),
        )


def _told(ask: Ask, due: Sequence[Due]) -> tuple[Due, ...]:
    """Return what is due and may be told to all: a secret roll is not given away by what follows from it."""
    return tuple(one for one in due if f"p:{one.piece}" not in ask.veiled)


def _opened_seal(ask: Ask) -> tuple[Line, ...]:
    """Return the line that publishes the seed: from now on anybody can check every die."""
    return () if ask.seal is None else (say("dice-unsealed", seed=ask.seal.seed.hex()),)


def _sides(typed: str) -> tuple[str, ...]:
    """Return the sides typed as a comma list; refuse doubles and too many."""
    sides = tuple(clean(part) for part in typed.split(",") if part.strip())
    keys = [fold(side) for side in sides]
    if len(set(keys)) < len(keys):
        double = next(side for i, side in enumerate(sides) if keys[i] in keys[:i])
        raise Refused(say("b-sides"), Reason(say("b-sides-double", name=Name(double))))
    if len(sides) > MOST_SIDES:
        raise Refused(say("b-sides"), Reason(say("b-sides-many", count=len(sides), most=MOST_SIDES)))
    if len(sides) == 1:
        raise Refused(say("b-sides"), Reason(say("b-sides-one")))
    return sides
