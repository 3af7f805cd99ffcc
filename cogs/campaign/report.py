"""The report on a battle, also long after its end: a card, and a picture of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from bot.commands import Ask, Card, Cog, Drawing, Options, group, opt
from bot.past import Past, as_gm, look_back
from bot.reckoning import reckon, report_card
from bot.report_chart import report_chart


@dataclass(frozen=True, kw_only=True, slots=True)
class ReportOptions(Options):
    """Options of `/battle report`."""

    battle: str | None = opt()


class Reports(Cog):
    """The command that tells what a battle came to."""

    battle = group("battle")

    @battle.command("report", ReportOptions, private=True)
    async def report(self, ask: Ask, o: ReportOptions) -> Drawing:
        """Tell what the battle came to for each side; while it is fought, secrets stay secret."""
        past = await look_back(ask, o.battle)
        ask = as_gm(ask, past)
        return Drawing(partial(self._told, past, ask.actor.id))

    def _told(self, past: Past, reader: int, locale: str, public: bool) -> tuple[Card, bytes | None]:
        secrets = past.secrets(None if public else reader)
        hidden = frozenset(key for entry in secrets for key in entry.writes)
        report = reckon(past, self.bot.specs, hidden, secrets)
        return report_card(report), report_chart(report, self.bot.words, locale)
