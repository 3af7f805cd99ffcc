"""The GM's hand: any condition without dice, tables of the server's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.commands import Ask, Cog, Options, Outcome, Suggestion, group, opt
from data.records import Server
from rules.core.game import Condition, games
from rules.core.names import fold
from rules.core.outcome import Change, PutBattle
from rules.core.pieces import Piece
from rules.core.refusal import Reason, Refused
from rules.core.replacement import replacement
from rules.core.table import BadTable
from rules.core.words import Line, Name, say

ON = {"on", "yes", "oui", "true", "1", "vrai"}
OFF = {"off", "no", "non", "false", "0", "faux", "none", "aucun"}
LARGEST_TABLE = 20_000  # bytes of a table file


def _conditions(ask: Ask, typed: str) -> Sequence[Suggestion]:
    kinds = {type(piece) for piece in ask.battle.all()}
    return [(c.key, c.key) for c in _all_conditions() if not kinds or c.kind in kinds] + [("turn", "turn")]


@dataclass(frozen=True, kw_only=True, slots=True)
class SetOptions(Options):
    """Options of `/battle set`."""

    piece: str | None = opt(piece=Piece)
    condition: str = opt(required=True, complete=_conditions)
    value: str = opt("on")


@dataclass(frozen=True, kw_only=True, slots=True)
class TableOptions(Options):
    """Options of `/battle table`."""

    file: Any = opt(file=True)


class Hand(Cog):
    """Commands by which a GM bends the battle to what happens on the table."""

    battle = group("battle")

    @battle.command("set", SetOptions)
    def set(self, ask: Ask, o: SetOptions) -> Outcome:
        """Put any condition, wound, damage or turn by hand, without dice."""
        ask.need_gm(say("b-gm-set"))
        ask.need_battle()
        if fold(o.condition) == "turn" and o.piece is None:
            return self._turn(ask, o.value)
        if o.piece is None:
            raise Refused(say("b-set-which"), Reason(say("b-set-which-why")))
        piece = ask.battle.find(Piece, o.piece)
        known = [c for c in _all_conditions() if isinstance(piece, c.kind)]
        condition = next((c for c in known if fold(c.key) == fold(o.condition)), None)
        if condition is None:
            names = tuple(Name(c.key) for c in known)
            title = say("b-condition-unknown", condition=Name(o.condition), name=Name(piece.name))
            raise Refused(title, Reason(say("b-condition-which", names=names)))
        changes = condition.set(ask.battle, piece, self._value(ask, condition, o.value))
        if not changes:
            raise Refused(say("b-set-same", name=Name(piece.name), condition=condition.key, value=Name(o.value)))
        verdict = say("b-set-done", name=Name(piece.name), condition=condition.key, value=Name(o.value))
        return Outcome(verdict, remarks=(say("b-set-by-hand"),), changes=changes)

    def _turn(self, ask: Ask, value: str) -> Outcome:
        if not value.strip().isdecimal() or not 1 <= int(value) <= 999:
            raise Refused(say("b-set-turn"), Reason(say("b-set-turn-why", value=Name(value))))
        state = ask.battle.state
        changes: tuple[Change, ...] = (PutBattle(state, replace(state, turn=int(value))),)
        return Outcome(say("b-turn", turn=int(value)), remarks=(say("b-set-by-hand"),), changes=changes)

    def _value(self, ask: Ask, condition: Condition, typed: str) -> bool | int | Piece | None:
        """Return the value typed for a condition: on or off, a whole number, or the name of a piece."""
        text = fold(typed)
        if condition.value == "flag" and text in ON | OFF:
            return text in ON
        if condition.value == "number" and text.isdecimal() and len(text) <= 4:
            return int(text)
        if condition.value == "piece":
            return None if text in OFF else ask.battle.find(Piece, typed)
        why: Line = say(f"b-set-value-{condition.value}", condition=condition.key, value=Name(typed))
        raise Refused(say("b-set-value"), Reason(why))

    @battle.command("table", TableOptions)
    async def table(self, ask: Ask, o: TableOptions) -> Outcome:
        """Replace a reconstructed table by one of the server's own; without a file, go back to the shipped ones."""
        ask.need_gm(say("b-gm-table"))
        ask.refuse_no_battle()
        kept = {key: text for key, text in ask.server.settings.items() if not key.startswith("table:")}
        guild = ask.place.guild or 0
        if o.file is None:
            await ask.store.set_server(Server(guild, kept))
            return Outcome(say("b-table-shipped"))
        if o.file.size > LARGEST_TABLE:
            raise Refused(say("b-table-bad"), Reason(say("b-table-large", most=LARGEST_TABLE)))
        shipped = {key: table for game in games() for key, table in game.tables.items()}
        try:
            text = (await o.file.read()).decode("utf-8-sig")
            found = replacement(text, shipped)
        except (BadTable, UnicodeDecodeError) as error:
            raise Refused(say("b-table-bad"), Reason(say("b-table-why", why=Name(str(error))))) from error
        texts = {f"table:{key}": text for key in found}
        await ask.store.set_server(Server(guild, {**dict(ask.server.settings), **texts}))
        names = tuple(Name(key) for key in found)
        return Outcome(say("b-table-replaced", names=names), remarks=(say("b-table-remark"),))


def _all_conditions() -> list[Condition]:
    return [condition for game in games() for condition in game.conditions]
