"""Looking at a battle: its whole state, its log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.commands import Ask, Card, Cog, Options, group, opt
from bot.due import offers
from bot.status import piece_lines
from data.records import Entry
from rules.core.battle import Battle
from rules.core.history import Mark, stands
from rules.core.outcome import Followup
from rules.core.pieces import Piece
from rules.core.rolls import Roll
from rules.core.turns import dues
from rules.core.words import Line, Name, say

PAGE = 15
LOG_PAGE = 10


@dataclass(frozen=True, kw_only=True, slots=True)
class StatusOptions(Options):
    """Options of `/battle status`."""

    page: int = opt(1, low=1, high=999)


@dataclass(frozen=True, kw_only=True, slots=True)
class LogOptions(Options):
    """Options of `/battle log`."""

    page: int = opt(1, low=1, high=9999)
    piece: str | None = opt(piece=Piece)
    person: int | None = opt(user=True)


class Look(Cog):
    """Commands that show a battle and change nothing."""

    battle = group("battle")

    @battle.command("status", StatusOptions, private=True)
    def status(self, ask: Ask, o: StatusOptions) -> Card:
        """Show the whole state: turn, sides, settings that differ, pieces with a condition first."""
        ask.need_battle()
        state = ask.battle.state
        lines = [turn_line(ask.battle)]
        if state.settings:
            lines.append(say("b-settings", settings=", ".join(f"`{k}: {v}`" for k, v in state.settings)))
        shown = piece_lines(ask)
        if not shown:
            lines.append(say("b-pieces", count=0))
        pages = max(1, -(-len(shown) // PAGE))
        page = min(o.page, pages)
        listed = shown[(page - 1) * PAGE : page * PAGE]
        due = dues(ask.battle, state.side)
        visible = [d for d in due if f"p:{d.piece}" not in ask.hidden]
        sections = (
            [(say("b-due"), tuple(say("b-due-line", what=d.what, rule=d.rule) for d in visible))] if page == 1 else []
        )
        sections.append((say("b-pieces", count=len(shown)), tuple(listed)))
        turn_pages = _turn_pages("battle status", page, pages, {})
        return Card(
            say("b-status-named", name=Name(state.name)) if state.name else say("b-status"),
            lines=(*lines, *((say("b-page", page=page, pages=pages),) if pages > 1 else ())),
            sections=tuple(sections),
            next=(*turn_pages, *offers(visible)),
        )

    @battle.command("log", LogOptions, private=True)
    async def log(self, ask: Ask, o: LogOptions) -> Card:
        """Show the journal, newest first: who, when, what, dice, undone or not, in the reader's language."""
        battle = ask.need_battle()
        piece = ask.battle.find(Piece, o.piece) if o.piece else None
        marks = await ask.store.marks(battle)
        if piece is None and o.person is None:
            page, pages = _page(o.page, len(marks))
            last = len(marks) - (page - 1) * LOG_PAGE  # numbers have no gaps: a page is a range of them
            listed = await ask.store.journal(battle, after=last - LOG_PAGE, before=last + 1, newest_first=True)
        else:
            of_piece = piece.id if piece else None
            entries = await ask.store.journal(battle, piece=of_piece, actor=o.person, newest_first=True)
            if piece is not None and ask.hides(piece):
                entries = [entry for entry in entries if ask.sees(entry)]
            page, pages = _page(o.page, len(entries))
            listed = entries[(page - 1) * LOG_PAGE : page * LOG_PAGE]
        lines = tuple(entry_line(ask, entry, marks) for entry in listed) or (say("b-log-empty"),)
        kept = {"piece": o.piece, "person": o.person}
        head = (say("b-page", page=page, pages=pages),) if pages > 1 else ()
        return Card(say("b-log"), lines=(*head, *lines), next=_turn_pages("battle log", page, pages, kept))


def _page(asked: int, count: int) -> tuple[int, int]:
    """Return the page to show and how many there are."""
    pages = max(1, -(-count // LOG_PAGE))
    return min(asked, pages), pages


def turn_line(battle: Battle) -> Line:
    """Return the line that says whose turn it is."""
    state = battle.state
    if not state.sides:
        return say("b-turn", turn=state.turn)
    return say("b-turn-sides", turn=state.turn, side=Name(state.side), sides=tuple(Name(s) for s in state.sides))


def entry_line(ask: Ask, entry: Entry, marks: Sequence[Mark]) -> Line:
    """Return one line of the log; a secret that is not the reader's shows as `?`."""
    when = f"<t:{int(entry.created)}:t>"
    if not ask.sees(entry):
        return say("b-log-secret", no=str(entry.no), when=when, who=Name(entry.actor_name))
    key = "b-log-line" if stands(marks, entry.no) else "b-log-undone"
    dice = " · ".join(filter(None, (_dice(step) for step in entry.outcome.steps if isinstance(step, Roll))))
    lock = " 🔒" if entry.secret and not entry.revealed else ""
    return say(
        key,
        no=str(entry.no),
        when=when,
        who=Name(entry.actor_name),
        what=entry.outcome.verdict,
        dice=f" — {dice}{lock}" if dice else lock,
    )


def _dice(roll: Roll) -> str:
    """Return the faces of a roll, short: `2D6 4+4`, a hand where they were typed."""
    faces = "+".join(map(str, roll.faces[:12])) + ("…" if len(roll.faces) > 12 else "")
    return f"{roll.count}D{roll.sides} {faces}{' ✍' if roll.typed else ''}"


def _turn_pages(command: str, page: int, pages: int, kept: dict[str, str | int | None]) -> tuple[Followup, ...]:
    options = tuple((key, value) for key, value in kept.items() if value is not None)
    found = []
    if page > 1:
        found.append(Followup(say("b-page-before"), command, (*options, ("page", page - 1))))
    if page < pages:
        found.append(Followup(say("b-page-after"), command, (*options, ("page", page + 1))))
    return tuple(found)
