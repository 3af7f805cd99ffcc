"""A battle told turn by turn, as Markdown: from the outcomes that the journal keeps, so in any language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime

from bot.commands import Spec
from bot.embeds import Writer
from bot.i18n import Words, escape
from bot.past import Past
from bot.reckoning import reckon, report_card
from bot.steps import StepWriter
from data.records import Entry
from rules.core.names import fold
from rules.core.outcome import PutBattle
from rules.core.pieces import Piece
from rules.core.words import Line, Name, say

QUIET = ("battle settings", "battle table", "battle reveal", "battle start", "battle end")
ENDS = (".", "!", "?", "…")


class Story:
    """Tell one battle to one reader."""

    def __init__(self, past: Past, specs: Mapping[str, Spec], words: Words, locale: str, reader: int) -> None:
        self._past = past
        self._specs = specs
        self._writer = Writer(words, locale)
        self._steps = StepWriter(words, locale)
        self._hidden = past.secrets(reader)

    def text(self) -> str:
        """Return the whole account."""
        state = self._past.snapshot.state
        title = escape(state.name) if state.name else self._say(say("b-status"))
        parts = [f"# {title}", self._dates(), *self._forces(), *self._turns(), *self._end()]
        return "\n\n".join(part for part in parts if part) + "\n"

    def _say(self, line: Line | Name) -> str:
        return self._writer.say(line)

    def _dates(self) -> str:
        entries = self._past.entries
        if not entries:
            return self._say(say("story-nothing"))
        first, last = (f"{datetime.fromtimestamp(e.created, UTC):%Y-%m-%d}" for e in (entries[0], entries[-1]))
        sides = tuple(Name(side) for side in self._past.snapshot.state.sides)
        turns = self._past.snapshot.state.turn
        if sides:
            return f"*{self._say(say('story-sides', sides=sides, turns=turns, first=first, last=last))}*"
        return f"*{self._say(say('story-head', turns=turns, first=first, last=last))}*"

    def _forces(self) -> Iterable[str]:
        """Yield who fought: each side's pieces as they came in."""
        sides: dict[str, tuple[str, list[Piece]]] = {}
        for piece in self._past.first:
            sides.setdefault(fold(piece.side), (piece.side, []))[1].append(piece)
        if not sides:
            return
        lines = []
        for name, pieces in sides.values():
            called = say("report-of", side=Name(name)) if name else say("report-no-side")
            listed = tuple(say("story-piece", name=p.called, what=say(f"kind-{p.KIND}")) for p in pieces)
            lines.append(f"- **{self._say(called)}** — {self._say(say('story-pieces', pieces=listed))}")
        yield f"## {self._say(say('story-forces'))}"
        yield "\n".join(lines)

    def _turns(self) -> Iterable[str]:
        """Yield the turns, each with what happened in it; the passing of a side's turn is a heading of its own."""
        hidden = {entry.id for entry in self._hidden}
        turn, told = 0, [entry for entry in self._past.entries if self._tells(entry)]
        for entry in told:
            if entry.command == "battle next":
                passed = next((c.after for c in entry.images if isinstance(c, PutBattle)), None)
                if passed is not None and passed.turn != turn:
                    turn = passed.turn
                    yield f"## {self._say(say('b-turn', turn=turn))}"
                if passed is not None and passed.side:
                    yield f"### {escape(passed.side)}"
                continue
            if entry.turn != turn:
                turn = entry.turn
                yield f"## {self._say(say('b-turn', turn=turn))}"
                first = self._past.snapshot.state.sides[:1]
                if first and turn == 1:
                    yield f"### {escape(first[0])}"
            yield "- " + (self._say(say("story-secret")) if entry.id in hidden else self._entry(entry))

    def _tells(self, entry: Entry) -> bool:
        """Tell whether an entry belongs in the account; who came in the first turn is told with the forces."""
        if entry.command in QUIET or not (entry.images or entry.outcome.steps):
            return False
        bringing = entry.command.endswith((" add", " bring", " copy", " paste-now"))
        return not (bringing and entry.turn == 1)

    def _entry(self, entry: Entry) -> str:
        outcome = entry.outcome
        head = [f"**{_sentence(self._cap(outcome.verdict))}**"]
        if entry.note:
            head.append(f"  « {escape(entry.note)} »")
        head += [f"  *{line.replace('*', '').replace('~~', '')}*" for line in self._steps.lines(outcome.steps)]
        orders = [f"  - {_sentence(self._cap(todo))}" for todo in outcome.todos]
        return "\n".join(["  \n".join(head), *orders])  # two spaces end a line of the same paragraph

    def _cap(self, line: Line) -> str:
        text = self._say(line)
        return text[:1].upper() + text[1:]

    def _end(self) -> Iterable[str]:
        """Yield the report."""
        hidden = frozenset(key for entry in self._hidden for key in entry.writes)
        card = report_card(reckon(self._past, self._specs, hidden, self._hidden))
        yield f"## {self._say(say('story-end'))}"
        yield self._say(card.lines[0])
        for title, lines in card.sections:
            if lines:
                yield f"### {self._say(title)}"
                yield "\n".join(f"- {self._cap(line)}" for line in lines)


def _sentence(text: str) -> str:
    """Return a text that ends like a sentence."""
    return text if text.endswith(ENDS) else f"{text}."


def file_name(name: str, locale: str) -> str:
    """Return the name of the file that holds a story."""
    stem = "".join(c if c.isalnum() else "-" for c in fold(name)).strip("-")
    return f"{stem or 'hola'}-{locale}.md"


def story(past: Past, specs: Mapping[str, Spec], words: Words, locale: str, reader: int) -> str:
    """Return the account of a battle in a language, for a reader: others' secrets are left out while it is fought."""
    return Story(past, specs, words, locale, reader).text()
