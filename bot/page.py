"""An answer whole: its embed, and the buttons that go with it."""

from __future__ import annotations

import io
from collections.abc import Sequence

import discord

from bot.buttons import MENU, Menu, row
from bot.embeds import Frame, Writer
from bot.forms import Correctable
from bot.reply import Reply
from rules.core.outcome import Card, Followup, Outcome
from rules.core.refusal import DiceMissing, Refused
from rules.core.words import say

PICTURE = "hola.png"
FEW = 3  # next steps that are shown as buttons rather than in a menu
PER_MESSAGE, ROOM = 10, 5000  # embeds in a message; their characters, with a margin below Discord's 6,000


def outcome_reply(
    writer: Writer,
    outcome: Outcome,
    frame: Frame,
    *,
    entry: int | None = None,
    throw: int | None = None,
    embed: discord.Embed | None = None,
) -> Reply:
    """Return an outcome with its buttons: *Undo* for what changed state, *Again* for what did not, next steps.

    `embed` is the outcome already worded, if it is.
    """
    ref = f"e{entry}" if entry is not None else f"t{throw}"
    buttons: list[tuple[str, str, bool]] = []
    if entry is not None and outcome.changes and not frame.undone_by:
        buttons.append((f"u:{ref}", writer.plain(say("button-undo")), False))
    elif not outcome.changes and outcome.steps:
        buttons.append((f"a:{ref}", writer.plain(say("button-again")), False))
    if not frame.undone_by:
        buttons += _next(writer, ref, outcome.next)
    if frame.secret:
        buttons.append((f"r:{ref}", writer.plain(say("button-reveal")), False))
    if writer.long(outcome):
        buttons.append((f"d:{ref}", writer.plain(say("button-details")), False))
    menu = None if frame.undone_by else _menu(writer, ref, outcome.next)
    return Reply(
        [embed or writer.outcome(outcome, frame)],
        row(buttons, menu),
        private=frame.secret,
        entries=() if entry is None else (entry,),
    )


def card_reply(writer: Writer, card: Card, throw: int, *, public: bool, picture: bytes | None = None) -> Reply:
    """Return a card with its picture (a PNG), private with a button that shows it to all."""
    buttons = _next(writer, f"t{throw}", card.next)
    if not public:
        buttons.append((f"s:t{throw}", writer.plain(say("button-show-all")), False))
    embed = writer.card(card)
    files = []
    if picture is not None:
        files.append(discord.File(io.BytesIO(picture), filename=PICTURE))
        embed.set_image(url=f"attachment://{PICTURE}")
    return Reply([embed], row(buttons, _menu(writer, f"t{throw}", card.next)), private=not public, files=files)


def refusal_reply(writer: Writer, refused: Refused, throw: int | None = None, *, turn: bool = False) -> Reply:
    """Return a refusal, private; where typed dice are missing, with a button to type the rest behind `throw`.

    Where the next turn lifts a reason and all play together, with a button that passes the turn.
    """
    buttons = []
    if isinstance(refused, DiceMissing) and throw is not None:
        buttons.append((f"t:t{throw}", writer.plain(say("button-type-rest")), True))
    if isinstance(refused, Correctable) and throw is not None:
        buttons.append((f"x:t{throw}", writer.plain(say("button-correct")), True))
    if turn and any(reason.once for reason in refused.reasons):
        buttons.append(("n", writer.plain(say("button-new-turn")), False))
    return Reply([writer.refusal(refused)], row(buttons), private=True)


def _next(writer: Writer, ref: str, offered: tuple[Followup, ...]) -> list[tuple[str, str, bool]]:
    """Return the next steps that have a button: all of them when they are few, else those that are due."""
    few = len(offered) <= FEW
    steps = [(i, step) for i, step in enumerate(offered[:20]) if few or step.due]
    return [(f"f:{ref}:{i}", writer.plain(step.label), n == 0) for n, (i, step) in enumerate(steps)]


def _menu(writer: Writer, ref: str, offered: tuple[Followup, ...]) -> Menu | None:
    """Return the menu of the likely next steps when they are too many for buttons."""
    steps = [(i, writer.plain(step.label)) for i, step in enumerate(offered[:20]) if not step.due]
    if len(offered) <= FEW or not steps:
        return None
    return Menu(f"{MENU}:{ref}", writer.plain(say("menu-next")), steps)


def batch_reply(writer: Writer, told: Sequence[tuple[int, Outcome, Frame]], refused: Sequence[Refused]) -> Reply:
    """Return several outcomes in as few messages as Discord's limits allow, each undone by a button of its own."""
    embeds = [(writer.outcome(outcome, frame), entry, frame.no) for entry, outcome, frame in told]
    replies: list[Reply] = []
    page: list[tuple[discord.Embed, int, int | None]] = []
    for item in embeds:
        if page and (len(page) == PER_MESSAGE or sum(len(e) for e, _, _ in page) + len(item[0]) > ROOM):
            replies.append(_batch_page(writer, page))
            page = []
        page.append(item)
    if page:
        replies.append(_batch_page(writer, page))
    replies += [Reply([writer.refusal(no)]) for no in refused]
    first, *more = replies
    first.more = more
    return first


def _batch_page(writer: Writer, page: Sequence[tuple[discord.Embed, int, int | None]]) -> Reply:
    buttons = [(f"u:e{entry}", writer.plain(say("button-undo-no", no=str(no))), False) for _, entry, no in page]
    return Reply([embed for embed, _, _ in page], row(buttons), entries=tuple(entry for _, entry, _ in page))
