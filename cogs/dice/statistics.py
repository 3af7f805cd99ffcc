"""`/stats`: what was rolled in this battle, by person and kind of die, against what fair dice show."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from bot import charts
from bot.charts import Column
from bot.commands import Ask, Card, Cog, Drawing, Options, Suggestion, command, opt
from bot.grammar import number, percent
from data.records import Entry, Throw
from rules.core.refusal import Reason, Refused
from rules.core.rolls import Roll
from rules.core.stats import Faces, faces, luck, rolls
from rules.core.words import Line, Name, say

PEOPLE = 8  # who have a section of their own
KINDS = 6  # kinds of dice told of each
WIDEST = 20  # faces of a die that is drawn
Kept = Entry | Throw
UNITS = {"min": 60, "m": 60, "h": 3600, "d": 86_400, "j": 86_400}
_AGO = re.compile(r"(\d{1,4})\s*(min|m|h|d|j)")
_TURN = re.compile(r"(?:turn|tour)?\s*(\d{1,4})")


def when(ask: Ask, typed: str) -> list[Suggestion]:
    """Suggest the turns of the battle, the present one first, and some spans of time."""
    turns = range(ask.battle.state.turn, 0, -1)
    ago: list[Suggestion] = [(say("n-since-hours", n=hours), f"{hours} h") for hours in (1, 3, 24)]
    return [*((say("n-since-turn", n=turn), str(turn)) for turn in list(turns)[:15]), *ago]


@dataclass(frozen=True, kw_only=True, slots=True)
class StatsOptions(Options):
    """Options of `/stats`."""

    person: int | None = opt(user=True)
    since: str | None = opt(complete=when, longest=20)


@dataclass(frozen=True, slots=True)
class Thrown:
    """Hold one person's rolls."""

    name: str
    rolls: tuple[Roll, ...]


class DiceStatistics(Cog):
    """Count the dice of a battle."""

    @command("stats", StatsOptions, private=True)
    async def stats(self, ask: Ask, o: StatsOptions) -> Drawing:
        """Gather what this reader may see, then count it off the event loop."""
        battle = ask.need_battle()
        turn, moment = since(o.since) if o.since else (0, 0.0)
        entries = [e for e in await ask.store.journal(battle) if e.turn >= turn and e.created >= moment]
        throws = [] if turn else await ask.store.throws(battle, since=moment)
        both: list[Kept] = [*entries, *throws]
        kept = [one for one in both if o.person in (None, one.actor)]
        mine = [one for one in kept if not secret(one) or ask.actor.gm or one.actor == ask.actor.id]
        everybody = [one for one in kept if not secret(one)]
        if not gathered(mine):
            raise Refused(say("n-stats-none"), Reason(say("n-stats-none-why")))
        return Drawing(partial(self._told, mine, everybody, sum(map(rolled, kept))))

    def _told(
        self, mine: list[Kept], everybody: list[Kept], all_rolled: int, locale: str, public: bool
    ) -> tuple[Card, bytes | None]:
        """Return the card and the picture of the die that was thrown most; secret dice are not shown to all."""
        counted = everybody if public else mine
        people = gathered(counted)
        every = [roll for person in people for roll in person.rolls]
        sections = [section(person) for person in people[:PEOPLE]]
        if len(people) > 1:
            sections.insert(0, (say("n-stats-all"), lines_of(every)))
        notes = [say("n-stats-what", dice=sum(roll.count for roll in every), people=len(people))]
        hidden = all_rolled - sum(map(rolled, counted))
        if hidden:
            notes.append(say("n-stats-hidden", count=hidden))
        fair = [shown for shown in faces(every) if not shown.typed and 2 <= shown.sides <= WIDEST]
        if not fair:
            return Card(say("n-stats"), lines=tuple(notes), sections=tuple(sections)), None
        drawn = max(fair, key=lambda shown: shown.thrown)
        notes.append(say("n-stats-picture", sides=drawn.sides))
        return Card(say("n-stats"), lines=tuple(notes), sections=tuple(sections)), self._drawn(drawn, locale)

    def _drawn(self, shown: Faces, locale: str) -> bytes:
        """Return the picture of how often each face came, with what was to be expected."""
        columns = [
            Column(number(face, locale), count / shown.thrown, expected=1 / shown.sides)
            for face, count in enumerate(shown.counts, start=1)
        ]
        caption = self.bot.words.plain(say("n-stats-caption", count=shown.thrown, sides=shown.sides), locale)
        return charts.columns(columns, lambda share: percent(Fraction(share).limit_denominator(10**6), locale), caption)


def since(text: str) -> tuple[int, float]:
    """Return the turn, or the moment (seconds since the epoch), from which dice count; raise `Refused`."""
    plain = text.strip().lower()
    ago, turn = _AGO.fullmatch(plain), _TURN.fullmatch(plain)
    if turn is not None:
        return int(turn[1]), 0.0
    if ago is not None:
        return 0, time.time() - int(ago[1]) * UNITS[ago[2]]
    raise Refused(say("n-since-refused"), Reason(say("n-since-why", typed=Name(text))), hints=(say("n-since-hint"),))


def secret(one: Kept) -> bool:
    """Tell whether an entry or throw is secret and not yet revealed."""
    return one.secret and not (isinstance(one, Entry) and one.revealed)


def rolled(one: Kept) -> bool:
    """Tell whether dice fell."""
    return one.outcome is not None and any(rolls(one.outcome.steps))


def gathered(kept: Iterable[Kept]) -> list[Thrown]:
    """Return who threw what, who threw most first."""
    names: dict[int, str] = {}
    thrown: dict[int, list[Roll]] = {}
    for one in kept:
        fallen = list(rolls(one.outcome.steps)) if one.outcome is not None else []
        if fallen:
            names[one.actor] = one.actor_name
            thrown.setdefault(one.actor, []).extend(fallen)
    found = [Thrown(names[who], tuple(listed)) for who, listed in thrown.items()]
    return sorted(found, key=lambda one: -sum(roll.count for roll in one.rolls))


def section(person: Thrown) -> tuple[Line, tuple[Line, ...]]:
    """Return what one person threw."""
    return say("n-stats-person", name=Name(person.name)), lines_of(list(person.rolls))


def lines_of(thrown: list[Roll]) -> tuple[Line, ...]:
    """Return a line for each kind of die, the most thrown first, then the luck of tests."""
    kinds = sorted(faces(thrown), key=lambda shown: -shown.thrown)
    lines = [line_of(shown) for shown in kinds[:KINDS]]
    if len(kinds) > KINDS:
        lines.append(say("n-stats-more", count=len(kinds) - KINDS))
    found = luck(thrown)
    if found is not None:
        expected = Fraction(round(found.expected * 10), 10)
        verdict = say(f"n-luck-{found.verdict}")
        lines.append(say("n-stats-luck", passed=found.passed, taken=found.taken, expected=expected, verdict=verdict))
    return tuple(lines)


def line_of(shown: Faces) -> Line:
    """Return a kind of die: how many, their mean, and whether that is usual."""
    key = "n-stats-die-typed" if shown.typed else "n-stats-die"
    fit = shown.fit
    figure = Fraction(round(fit.value * 10), 10) if fit is not None else Fraction(0)
    verdict = say(f"n-fit-{shown.verdict}", value=figure)
    mean = Fraction(round(shown.mean * 100), 100)
    return say(key, count=shown.thrown, sides=shown.sides, mean=mean, expected=shown.expected_mean, verdict=verdict)
