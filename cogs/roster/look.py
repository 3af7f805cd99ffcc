"""Looking at rosters: the list of a server's, one with its pieces, one piece with its card and what befell it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot import rosters
from bot.commands import Ask, Card, Cog, Options, group, opt
from data.rosters import Event, Kept, Roster
from rules.core.battle import Battle
from rules.core.game import all_settings, game_of
from rules.core.outcome import Followup
from rules.core.pieces import BattleState
from rules.core.rolls import Roll
from rules.core.words import Line, Name, say

PAGE = 15  # pieces, or rosters, of one page


@dataclass(frozen=True, kw_only=True, slots=True)
class ShowOptions(Options):
    """Options of `/roster show`."""

    roster: str = opt(required=True, complete=rosters.suggest, longest=40)
    piece: str | None = opt(longest=40)
    page: int = opt(1, low=1, high=99)


@dataclass(frozen=True, kw_only=True, slots=True)
class ListOptions(Options):
    """Options of `/roster list`."""

    page: int = opt(1, low=1, high=99)


class Look(Cog):
    """Commands that show rosters."""

    roster = group("roster")

    @roster.command("show", ShowOptions, private=True)
    async def show(self, ask: Ask, o: ShowOptions) -> Card:
        """Show a roster: its pieces, what each bears, in which battle it is; or one piece whole."""
        roster = await rosters.find(ask, o.roster)
        if o.piece is not None:
            return await self._piece(ask, roster, rosters.named(roster, o.piece))
        out = await _out(ask, roster)
        pages = max(1, -(-len(roster.pieces) // PAGE))
        page = min(o.page, pages)
        shown = roster.pieces[(page - 1) * PAGE : page * PAGE]
        lines: list[Line] = [say("roster-owner", owner=f"<@{roster.owner}>", count=len(roster.pieces))]
        if pages > 1:
            lines.append(say("b-page", page=page, pages=pages))
        there = tuple(_line(kept, out) for kept in shown if not rosters.lost(kept))
        gone = tuple(_line(kept, out) for kept in shown if rosters.lost(kept))
        events = tuple(_event(kept, event) for kept in shown for event in kept.events[-2:])
        return Card(
            say("roster-title", roster=Name(roster.name)),
            lines=tuple(lines),
            sections=(
                (say("roster-there"), there),
                (say("roster-gone"), gone),
                (say("roster-events"), events),
            ),
            next=_pages("roster show", page, pages, (("roster", roster.name),)),
        )

    async def _piece(self, ask: Ask, roster: Roster, kept: Kept) -> Card:
        """Return the very card of the piece's own command, as if it stood in a battle, with what befell it."""
        piece = kept.piece
        battle = Battle(BattleState(), [k.piece for k in roster.pieces], settings=all_settings())
        spec = self.bot.specs.get(f"{piece.KIND} show")
        card = Card(say("roster-title", roster=Name(piece.name)), lines=(say(f"kind-{piece.KIND}"),))
        if spec is not None:
            values: dict[str, Any] = {piece.KIND: piece.name}
            alone = replace(ask, battle=battle, snapshot=replace(ask.snapshot, secrets=()))
            shown = spec.run(alone, spec.options(**values))
            card = shown if isinstance(shown, Card) else card
        marks = game_of(piece).campaign.lasting(piece).marks
        events = tuple(_event(kept, event) for event in kept.events)
        extra = ((say("roster-bearing"), marks), (say("roster-events"), events))
        return replace(card, sections=(*card.sections, *extra), next=())

    @roster.command("list", ListOptions, private=True)
    async def list(self, ask: Ask, o: ListOptions) -> Card:
        """List the rosters of the server."""
        every = await ask.store.rosters(rosters.server(ask))
        pages = max(1, -(-len(every) // PAGE))
        page = min(o.page, pages)
        lines = tuple(
            say(
                "roster-line",
                roster=Name(one.name),
                owner=f"<@{one.owner}>",
                count=sum(not rosters.lost(kept) for kept in one.pieces),
                kinds=rosters.kinds_of([kept.piece for kept in one.pieces]) or say("roster-empty"),
                when=f"<t:{int(one.updated)}:d>",
            )
            for one in every[(page - 1) * PAGE : page * PAGE]
        )
        return Card(
            say("roster-list"), lines=lines or (say("roster-none-hint"),), next=_pages("roster list", page, pages, ())
        )


def _pages(command: str, page: int, pages: int, kept: tuple[tuple[str, str], ...]) -> tuple[Followup, ...]:
    turns = [("b-page-before", page - 1)] * (page > 1) + [("b-page-after", page + 1)] * (page < pages)
    return tuple(Followup(say(key), command, (*kept, ("page", to))) for key, to in turns)


def _line(kept: Kept, out: dict[int, str]) -> Line:
    """Return a piece of a roster in one line: what it is, what it bears, where it is now."""
    piece = kept.piece
    side = say("b-of-side", side=Name(piece.side)) if piece.side else ""
    marks = game_of(piece).campaign.lasting(piece).marks
    where = say("roster-out", where=out[piece.id]) if piece.id in out else ""
    if marks:
        return say("roster-piece-marked", name=Name(piece.name), side=side, marks=marks, where=where)
    return say("roster-piece", name=Name(piece.name), side=side, what=say(f"kind-{piece.KIND}"), where=where)


def _event(kept: Kept, event: Event) -> Line:
    """Return what befell a piece: in which battle, which turn, on what date, by which roll."""
    rolls = [step for step in event.steps if isinstance(step, Roll) and not step.quiet]
    rules = dict.fromkeys(roll.rule for roll in rolls if roll.rule)
    dice = ", ".join(f"{roll.count}D{roll.sides} {'+'.join(map(str, roll.faces))}" for roll in rolls if roll.faces)
    return say(
        "roster-event",
        name=Name(kept.piece.name),
        what=event.verdict,
        battle=Name(event.battle),
        turn=event.turn,
        no=str(event.no),
        when=f"<t:{event.when}:d>",
        dice=f" — {dice} · {' '.join(rules)}" if dice else "",
    )


async def _out(ask: Ask, roster: Roster) -> dict[int, str]:
    """Return the channel of the open battle in which each piece of a roster stands now."""
    found: dict[int, str] = {}
    for info in await ask.store.battles(roster.guild, ended=False):
        snapshot = await ask.store.load_battle(info.id, ask.actor)
        for piece in snapshot.pieces:
            if (kept := rosters.linked(roster, info.id, piece)) is not None:
                found.setdefault(kept.piece.id, f"<#{info.channel}>")
    return found
