"""An answer whole: its embed, and the buttons that go with it."""

from __future__ import annotations

from bot.buttons import row
from bot.embeds import Frame, Writer
from bot.reply import Reply
from rules.core.outcome import Card, Followup, Outcome
from rules.core.refusal import Refused
from rules.core.words import say


def outcome_reply(
    writer: Writer, outcome: Outcome, frame: Frame, *, entry: int | None = None, throw: int | None = None
) -> Reply:
    """Return an outcome with its buttons: *Undo* for what changed state, *Again* for what did not, next steps."""
    ref = f"e{entry}" if entry is not None else f"t{throw}"
    buttons: list[tuple[str, str, bool]] = []
    if entry is not None and not frame.undone_by:
        buttons.append((f"u:{ref}", writer.plain(say("button-undo")), False))
    elif entry is None and outcome.steps:
        buttons.append((f"a:{ref}", writer.plain(say("button-again")), False))
    if not frame.undone_by:
        buttons += _next(writer, ref, outcome.next)
    if frame.secret:
        buttons.append((f"r:{ref}", writer.plain(say("button-reveal")), False))
    if writer.long(outcome):
        buttons.append((f"d:{ref}", writer.plain(say("button-details")), False))
    return Reply([writer.outcome(outcome, frame)], row(buttons), private=frame.secret, entry=entry)


def card_reply(writer: Writer, card: Card, throw: int, *, public: bool) -> Reply:
    """Return a card, private with a button that shows it to all."""
    buttons = _next(writer, f"t{throw}", card.next)
    if not public:
        buttons.append((f"s:t{throw}", writer.plain(say("button-show-all")), False))
    return Reply([writer.card(card)], row(buttons), private=not public)


def refusal_reply(writer: Writer, refused: Refused, throw: int | None) -> Reply:
    """Return a refusal, private; with `throw`, a button to type the dice that are missing."""
    buttons = [(f"t:t{throw}", writer.plain(say("button-type-rest")), True)] if throw is not None else []
    return Reply([writer.refusal(refused)], row(buttons), private=True)


def _next(writer: Writer, ref: str, offered: tuple[Followup, ...]) -> list[tuple[str, str, bool]]:
    return [(f"f:{ref}:{i}", writer.plain(step.label), i == 0) for i, step in enumerate(offered[:20])]
