"""What a board shows: turn, side, who must do what, in one screen."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.ask import Ask
from bot.embeds import COLOURS, DESCRIPTION, TITLE, Writer, fit, size
from bot.grammar import cap
from bot.status import piece_line, status_of
from rules.core.pieces import Piece
from rules.core.turns import dues
from rules.core.words import Name, say

LINES = 25


def board_embed(writer: Writer, ask: Ask, links: Mapping[int, str]) -> discord.Embed:
    """Return the embed of a battle's board: pieces with a condition, then what is due; the rest is counted.

    `links` are, by piece, the addresses of the messages that told last of it.
    """
    state = ask.battle.state
    title = state.name or writer.plain(say("b-status"))
    if state.ended:
        shown = writer.say(say("b-ended-named", name=Name(state.name)) if state.name else say("b-ended"))
        return discord.Embed(title=fit(cap(shown), TITLE), colour=COLOURS["grey"])
    rows = [(piece, status_of(ask, piece)) for piece in ask.battle.all()]
    busy = [(piece, status) for piece, status in rows if status.conditions or status.obligations]
    lines = [f"{_mark(links, piece)} {writer.say(piece_line(piece, status))}" for piece, status in busy]
    more = len(lines) - LINES
    if more > 0:
        lines = [*lines[:LINES], f"*{writer.say(say('board-more', count=more))}*"]
    quiet = len(rows) - len(busy)
    if quiet:
        lines.append(f"*{writer.say(say('board-quiet', count=quiet))}*")
    due = [d for d in dues(ask.battle, state.side) if f"p:{d.piece}" not in ask.hidden]
    if due:
        lines += ["", f"**{writer.say(say('b-due'))}**"]
        lines += [f"• {cap(writer.say(say('b-due-line', what=d.what, rule=d.rule)))}" for d in due[:10]]
    turn = (
        say("b-turn-sides", turn=state.turn, side=Name(state.side), sides=tuple(Name(s) for s in state.sides))
        if state.sides
        else say("b-turn", turn=state.turn)
    )
    lines = [writer.say(turn), "", *lines] if lines else [writer.say(turn)]
    while size("\n".join(lines)) > DESCRIPTION:
        lines = [*lines[:-2], "…"]
    name = writer.say(Name(title)) if state.name else title
    return discord.Embed(
        title=fit(cap(name), TITLE), description="\n".join(lines), colour=COLOURS["amber" if busy or due else "grey"]
    )


def _mark(links: Mapping[int, str], piece: Piece) -> str:
    """Return what a line begins with: an arrow that leads to the last result of the piece, where it is known."""
    return f"[↗]({links[piece.id]})" if piece.id in links else "•"
