"""Outcome to embed: verdict, dice, what to do now, how likely; measured as Discord measures, never over its limits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.grammar import NBSP, cap, percent
from bot.i18n import Words, escape
from bot.steps import StepWriter
from rules.core.outcome import Card, Chance, Mood, Outcome
from rules.core.refusal import Refused
from rules.core.rolls import Remark, Roll, Step
from rules.core.words import Line, Name, say

COLOURS: dict[Mood, int] = {"grey": 0x80848E, "green": 0x2E9E5B, "amber": 0xE0A030, "red": 0xC8372D}
TITLE, DESCRIPTION, FOOTER, TOTAL = 256, 4096, 2048, 6000
MANY_QUIET = 40  # dice told in short past which their details are worth a button
PHONE = 16  # lines that a phone shows at once


@dataclass(frozen=True, slots=True)
class Frame:
    """Hold what surrounds an outcome: who typed dice, a note, its number in the log, whether it was undone.

    `digest` is the short digest of the entry, `commitment` the seal that is published as the battle opens.
    """

    no: int | None = None
    typist: str = ""
    note: str = ""
    secret: bool = False
    undone_by: str = ""
    lost: bool = False
    opened: bool = False
    digest: str = ""
    commitment: str = ""


def size(text: str) -> int:
    """Return the length as Discord may count it at worst: in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


def fit(text: str, limit: int) -> str:
    """Return the text, shortened with an ellipsis to the limit."""
    if size(text) <= limit:
        return text
    while size(text) > limit - 1:
        text = text[: len(text) - max(1, (size(text) - limit + 1) // 2)]
    return f"{text.rstrip()}…"


class Writer:
    """Write outcomes, cards and refusals as embeds in one language."""

    def __init__(self, words: Words, locale: str) -> None:
        self._words = words
        self.locale = locale
        self._steps = StepWriter(words, locale)

    def say(self, line: Line | Name) -> str:
        """Word a line for a title, a description or a field."""
        return self._words.say(line, self.locale)

    def plain(self, line: Line | Name) -> str:
        """Word a line for a footer or a button."""
        return self._words.plain(line, self.locale)

    def outcome(self, outcome: Outcome, frame: Frame = Frame()) -> discord.Embed:
        """Return the embed of an outcome; a long one keeps verdict and orders whole and shortens the dice."""
        title = cap(self.say(outcome.verdict))
        if frame.undone_by:
            title = f"~~{fit(title, TITLE - 4)}~~"
        head = self._head(frame)
        steps, cut = self._brief(outcome)
        tail = self._orders(outcome) + self._remarks(outcome, frame, cut)
        body = _join(head, steps, tail)
        while size(body) > DESCRIPTION and steps:
            steps = [*steps[:-2], self.say(say("steps-cut"))] if len(steps) > 1 else []
            body = _join(head, steps, tail)
        embed = discord.Embed(
            title=fit(title, TITLE), description=fit(body, DESCRIPTION) or None, colour=COLOURS[outcome.mood]
        )
        room = TOTAL - size(embed.title or "") - size(embed.description or "")
        embed.set_footer(text=fit(self.footer(outcome, frame), min(FOOTER, max(1, room))) or None)
        return embed

    def long(self, outcome: Outcome) -> bool:
        """Tell whether the embed leaves dice out, so that *Details* is worth a button."""
        quiet = sum(step.count for step in outcome.steps if isinstance(step, Roll) and step.quiet)
        return len(_told(outcome)) > max(4, _room(outcome)) or quiet > MANY_QUIET

    def details(self, outcome: Outcome) -> list[discord.Embed]:
        """Return every die of an outcome, in as many embeds as it takes (each for a message of its own)."""
        pages: list[list[str]] = [[]]
        for line in self._steps.lines(outcome.steps):
            line = fit(line, DESCRIPTION)
            if size("\n".join([*pages[-1], line])) > DESCRIPTION:
                pages.append([])
            pages[-1].append(line)
        title = fit(cap(self.say(outcome.verdict)), TITLE)
        return [discord.Embed(title=title, description="\n".join(page) or None) for page in pages]

    def footer(self, outcome: Outcome, frame: Frame) -> str:
        """Return the small print: chances, rules, entry number, who typed the dice."""
        parts = []
        if outcome.chances:
            parts.append(self._chances(outcome.chances))
        if outcome.rules:
            parts.append(" ".join(outcome.rules))
        if frame.no is not None:
            parts.append(self.number(frame.no))
        if frame.typist:
            parts.append(self.plain(say("footer-typed", name=Name(frame.typist))))
        if frame.digest:
            parts.append(frame.digest)
        return " · ".join(parts)

    def number(self, no: int) -> str:
        """Return the number of an entry as a footer shows it."""
        return self.plain(say("footer-no", no=str(no)))

    def card(self, card: Card) -> discord.Embed:
        """Return the embed of a card."""
        blocks = ["\n".join(self.say(line) for line in card.lines)]
        for title, lines in card.sections:
            if lines:
                blocks.append(f"**{cap(self.say(title))}**\n" + "\n".join(f"• {cap(self.say(line))}" for line in lines))
        embed = discord.Embed(
            title=fit(cap(self.say(card.title)), TITLE),
            description=fit("\n\n".join(b for b in blocks if b), DESCRIPTION) or None,
            colour=COLOURS[card.mood],
        )
        if card.rules:
            embed.set_footer(text=fit(" ".join(card.rules), FOOTER))
        return embed

    def refusal(self, refused: Refused) -> discord.Embed:
        """Return the embed of a refusal: what, every reason with its rule, what would be right, nothing applied."""
        lines = [f"• {cap(self.say(r.line))}" + (f" ({r.rule})" if r.rule else "") for r in refused.reasons]
        lines += [self.say(hint) for hint in refused.hints]
        lines.append(f"*{self.say(say('nothing-applied'))}*")
        return discord.Embed(
            title=fit(cap(self.say(refused.title)), TITLE),
            description=fit("\n".join(lines), DESCRIPTION),
            colour=COLOURS["grey"],
        )

    def _head(self, frame: Frame) -> list[str]:
        head = []
        if frame.lost:
            head.append(self.say(say("lost-reply")))
        if frame.undone_by:
            head.append(f"**{self.say(say('undone-by', name=Name(frame.undone_by)))}**")
        if frame.note:
            head.append(f"📝 {escape(frame.note)}")
        return head

    def _brief(self, outcome: Outcome) -> tuple[list[str], bool]:
        """Return the step lines that fit on a phone beside the orders, and whether some were left out."""
        steps, room = _told(outcome), _room(outcome)
        if len(steps) <= max(4, room):
            return self._steps.lines(steps), False
        lines = self._steps.lines([step for step in steps if not isinstance(step, Remark)])
        room = max(6, room)
        if len(lines) <= room:
            return lines, True
        return [*lines[: room - 1], self.say(say("steps-more", count=len(lines) - room + 1))], True

    def _orders(self, outcome: Outcome) -> list[str]:
        if not outcome.todos:
            return []
        return ["", f"**{self.say(say('do-now'))}**", *(f"• {cap(self.say(todo))}" for todo in outcome.todos)]

    def _remarks(self, outcome: Outcome, frame: Frame, cut: bool) -> list[str]:
        lines = [cap(self.say(line)) for line in outcome.remarks]
        if outcome.reconstructed:
            lines.append(f"† {self.say(say('reconstructed'))}")
        if frame.secret:
            lines.append(f"🔒 {self.say(say('secret-roll'))}")
        if frame.opened:
            lines.append(self.say(say("battle-opened")))
        if frame.commitment:
            lines.append(self.say(say("dice-sealed", commitment=frame.commitment)))
        return ["", *lines] if lines else []

    def _chances(self, chances: Sequence[Chance]) -> str:
        parts: list[str] = []
        for chance in chances:
            word = self.plain(Line(f"odds-{chance.klass}"))
            who = f"{self.plain(chance.who)} — " if isinstance(chance.who, (Line, Name)) else ""
            gap = f"{NBSP}: " if self.locale == "fr" else " "
            parts.append(f"{who + word if parts else cap(who + word)}{gap}{percent(chance.value, self.locale)}")
        return ", ".join(parts)


def _told(outcome: Outcome) -> list[Step]:
    """Return the steps that are told one by one."""
    return [step for step in outcome.steps if not (isinstance(step, Roll) and step.quiet)]


def _room(outcome: Outcome) -> int:
    """Return how many lines a phone has for the steps, beside the verdict and the orders."""
    return PHONE - len(outcome.todos) - 2


def _join(head: list[str], steps: list[str], tail: list[str]) -> str:
    blocks = [*head, *([""] if head and steps else []), *steps, *tail]
    return "\n".join(blocks).strip("\n")
