"""`/rule` and `/help`: short reminders of the rules, and of how to use the bot."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.commands import Ask, Card, Cog, Options, Spec, Suggestion, command, opt, option_key
from bot.i18n import LOCALES
from bot.options import slots
from cogs.dice.tested import known
from rules.core.game import Game, games
from rules.core.names import fold, near
from rules.core.outcome import Followup
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, Name, say

MANY = 15  # rules listed at once
TOPICS = ("start", "notation", "typed", "secret", "undo", "seal", "private")


def numbers() -> Iterator[str]:
    """Yield the number of every rule of every game."""
    for game in games():
        yield from game.rules


def rules(ask: Ask, typed: str) -> list[Suggestion]:
    """Suggest rules by number and title."""
    return [(listed(number), number) for number in numbers()]


def listed(number: str) -> Line:
    """Return a rule in a list: number and title."""
    return say("n-rule-listed", number=number, title=Line(f"rule-{number}.title"))


@dataclass(frozen=True, kw_only=True, slots=True)
class RuleOptions(Options):
    """Options of `/rule`."""

    rule: str | None = opt(complete=rules)


def topics(ask: Ask, typed: str) -> list[Suggestion]:
    """Suggest what there is help on."""
    return [(Line(f"help-{topic}.title"), topic) for topic in TOPICS]


@dataclass(frozen=True, kw_only=True, slots=True)
class HelpOptions(Options):
    """Options of `/help`."""

    topic: str | None = opt(complete=topics)


class Reminders(Cog):
    """Remind people of rules and commands."""

    @command("rule", RuleOptions, private=True)
    def rule(self, ask: Ask, o: RuleOptions) -> Card:
        """Show a rule by its number, or find rules by words."""
        if not o.rule:
            return self._games()
        typed = o.rule.strip()
        number = next((n for n in numbers() if fold(n) == fold(typed).replace(" ", "")), None)
        if number is not None:
            return one(number)
        other = next(locale for locale in LOCALES if locale != ask.locale)
        found = self._search(typed, ask.locale) or self._search(typed, other)
        if not found:
            raise self._unknown(typed, ask.locale)
        if len(found) == 1:
            return one(found[0])
        steps = tuple(Followup(listed(n), "rule", (("rule", n),)) for n in found[:MANY])
        lines = [listed(n) for n in found[:MANY]]
        if len(found) > MANY:
            lines.append(say("n-rule-more", count=len(found) - MANY))
        return Card(say("n-rule-found", words=Name(typed)), lines=tuple(lines), next=steps)

    def _games(self) -> Card:
        """Return how many rules there are of each game, and how to ask for one."""
        lines = tuple(say("n-rule-game", name=game_name(game.key), rules=spans(game)) for game in games() if game.rules)
        return Card(say("n-rules"), lines=(*lines, say("n-rules-how")))

    def _search(self, typed: str, locale: str) -> list[str]:
        """Return the rules that hold every word typed, in title or text, without case or accents; titles first."""
        words = fold(typed).split()
        plain = self.bot.words.plain
        titles = {number: fold(plain(Line(f"rule-{number}.title"), locale)) for number in numbers()}
        texts = {number: fold(plain(Line(f"rule-{number}"), locale)) for number in numbers()}
        by_title = [n for n, title in titles.items() if all(word in title for word in words)]
        by_text = [n for n, text in texts.items() if all(word in f"{titles[n]} {text}" for word in words)]
        return [*by_title, *(n for n in by_text if n not in by_title)]

    def _unknown(self, typed: str, locale: str) -> Refused:
        """Return the refusal that names the nearest titles."""
        titles = {self.bot.words.plain(listed(number), locale): number for number in numbers()}
        close = tuple(Name(title) for title in near(typed, titles, 3))
        hints = (say("n-rule-near", titles=close),) if close else ()
        return Refused(say("n-rule-unknown", words=Name(typed)), Reason(say("n-rule-unknown-why")), hints=hints)

    @command("help", HelpOptions, private=True)
    def help(self, ask: Ask, o: HelpOptions) -> Card:
        """Show a topic, a command with its options, or what there is."""
        if not o.topic:
            return self._overview()
        key = fold(o.topic).removeprefix("/")
        for topic in TOPICS:
            if key in (topic, fold(self.bot.words.plain(Line(f"help-{topic}.title"), ask.locale))):
                return told(topic)
        spec = self.bot.specs.get(key)
        if spec is not None and not spec.hidden:
            return self._command(spec)
        within = [s for s in self._shown() if s.parent == key]
        if within:
            lines = tuple(self._line(s) for s in within)
            return Card(say("n-help-command", name=key), lines=(*lines, say("n-help-more")))
        close = near(key, [*TOPICS, *(s.qualified for s in self._shown())], 3)
        hints = (say("n-help-near", topics=tuple(Name(c) for c in close)),) if close else ()
        raise Refused(say("n-help-unknown", topic=Name(o.topic)), hints=hints)

    def _shown(self) -> list[Spec]:
        return [spec for spec in self.bot.specs.values() if not spec.hidden]

    def _overview(self) -> Card:
        """Return the topics and the commands by name."""
        about = tuple(say("n-help-topic", topic=topic, title=Line(f"help-{topic}.title")) for topic in TOPICS)
        single = [spec for spec in self._shown() if not spec.parent]
        groups = dict.fromkeys(spec.parent for spec in self._shown() if spec.parent)
        lines = [self._line(spec) for spec in single]
        lines += [say("n-help-line", name=parent, about=Line(f"cmd-{parent}")) for parent in groups]
        first = tuple(Followup(Line(f"help-{topic}.title"), "help", (("topic", topic),)) for topic in TOPICS)
        return Card(
            say("n-help"),
            lines=(say("n-help-first"),),
            sections=((say("n-help-topics"), about), (say("n-help-commands"), tuple(lines))),
            next=first,
        )

    def _line(self, spec: Spec) -> Line:
        return say("n-help-line", name=spec.qualified, about=Line(f"cmd-{spec.qualified.replace(' ', '-')}"))

    def _command(self, spec: Spec) -> Card:
        """Return a command with its options."""
        words = self.bot.words
        lines = []
        for slot in slots(spec.options):
            keys = option_key(spec, slot.name)
            key = keys[0] if words.has(keys[0], "en") else keys[1]
            lines.append(say("n-help-option", name=slot.name, about=Line(key)))
        about = say("n-help-about", about=Line(f"cmd-{spec.qualified.replace(' ', '-')}"))
        sections = ((say("n-help-options"), tuple(lines)),) if lines else ()
        return Card(say("n-help-command", name=spec.qualified), lines=(about,), sections=sections)


def game_name(key: str) -> Line | Name:
    """Return what a game is called."""
    line = Line(f"game-{key}")
    return line if line.key in known() else Name(key.replace("_", " ").title())


def spans(game: Game) -> str:
    """Return the numbers of a game's rules in short: `R1–R12, P1–P8`."""
    found = []
    for prefix in game.prefixes:
        listed = [rule for rule in game.rules if re.fullmatch(rf"{prefix}\d+", rule)]
        if listed:
            found.append(f"{listed[0]}–{listed[-1]}" if len(listed) > 1 else listed[0])
    return ", ".join(found)


def one(number: str) -> Card:
    """Return the reminder of a rule."""
    return Card(listed(number), lines=(Line(f"rule-{number}"),), rules=(number,))


def told(topic: str) -> Card:
    """Return the help on a topic."""
    return Card(Line(f"help-{topic}.title"), lines=(Line(f"help-{topic}"),))
