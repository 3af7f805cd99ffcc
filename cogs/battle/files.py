"""A battle as a file: out, and in again after asking."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import discord

from bot.commands import Ask, Card, Cog, Options, Outcome, group, opt
from bot.embeds import Writer
from bot.reply import Reply
from bot.sealing import outgoing, resealed
from data.records import BattleInfo
from data.store import BadFile, NewerFile
from rules.core.names import fold
from rules.core.outcome import Followup
from rules.core.refusal import Reason, Refused
from rules.core.words import Name, say

LARGEST = 4_000_000  # bytes of an imported file


@dataclass(frozen=True, kw_only=True, slots=True)
class ExportOptions(Options):
    """Options of `/battle export`."""

    battle: str | None = opt()


@dataclass(frozen=True, kw_only=True, slots=True)
class ImportOptions(Options):
    """Options of `/battle import`."""

    file: Any = opt(file=True, required=True)


@dataclass(frozen=True, kw_only=True, slots=True)
class ImportNow(Options):
    """Options of the button that carries an import out."""

    data: str = opt(required=True, longest=6000)


class Files(Cog):
    """Commands that write a battle to a file and read it back."""

    battle = group("battle")

    @battle.command("export", ExportOptions, private=True)
    async def export(self, ask: Ask, o: ExportOptions) -> Reply:
        """Answer with one JSON file of a battle: the present one, an ended one, or one of a deleted channel."""
        ask.refuse_no_battle()
        ask.need_gm(say("b-gm-export"))
        info = await self._which(ask, o.battle)
        data = await ask.store.export_rows(info.id)
        text = json.dumps(outgoing(data, info.ended), ensure_ascii=False, indent=1)
        name = f"hola-{fold(info.name).replace(' ', '-') or info.id}.json"
        writer = Writer(self.bot.words, ask.locale)
        entries = len(data["entries"])
        card = Card(say("b-exported"), lines=(say("b-exported-what", entries=entries, pieces=len(data["pieces"])),))
        return Reply(
            [writer.card(card)], private=True, files=[discord.File(io.BytesIO(text.encode("utf-8")), filename=name)]
        )

    @battle.command("import", ImportOptions, private=True)
    async def bring(self, ask: Ask, o: ImportOptions) -> Card:
        """Check a file, say what it holds and what it would replace, and ask first."""
        ask.refuse_no_battle()
        ask.need_gm(say("b-gm-import"))
        if o.file.size > LARGEST:
            raise Refused(say("b-import-bad"), Reason(say("b-import-large", most=LARGEST // 1_000_000)))
        text = (await o.file.read()).decode("utf-8-sig", errors="replace")
        data = _parsed(text)
        await _checked(ask, data)
        state: Mapping[str, Any] = data["state"] if isinstance(data.get("state"), Mapping) else {}
        lines = [
            say(
                "b-import-what",
                name=Name(str(state.get("name") or "–")),
                turn=int(state.get("turn", 1)),
                pieces=len(data["pieces"]),
                entries=len(data["entries"]),
            )
        ]
        snapshot = ask.snapshot
        if snapshot.battle is not None and snapshot.channel == ask.place.channel:
            lines.append(say("b-import-replaces", pieces=len(snapshot.pieces), entries=snapshot.entries))
        go = Followup(say("b-next-import"), "battle import-now", (("data", text),))
        return Card(say("b-import-ask"), lines=tuple(lines), next=(go,), mood="amber")

    @battle.command("import-now", ImportNow, hidden=True)
    async def bring_now(self, ask: Ask, o: ImportNow) -> Outcome:
        """Carry the import out: the present battle of this channel goes, the file's takes its place."""
        ask.refuse_no_battle()
        ask.need_gm(say("b-gm-import"))
        here = ask.snapshot.battle is not None and ask.snapshot.channel == ask.place.channel
        data = _parsed(o.data)
        try:
            await ask.store.import_rows(resealed(data), ask.place, replace=ask.snapshot if here else None)
        except (BadFile, NewerFile) as error:
            raise _bad(error) from error
        return Outcome(say("b-imported"), mood="green", next=(Followup(say("button-status"), "battle status"),))

    async def _which(self, ask: Ask, typed: str | None) -> BattleInfo:
        """Return the battle that is meant: the one open here, or one of the server's by number or name."""
        if typed is None:
            found = await ask.store.battle(ask.snapshot.battle) if ask.snapshot.battle is not None else None
            if found is None:
                listed = await ask.store.battles(ask.place.guild, channel=ask.place.channel)
                if not listed:
                    raise Refused(say("no-battle"), Reason(say("no-battle-open")), hints=(say("b-export-hint"),))
                found = listed[0]
            return found
        every = await ask.store.battles(ask.place.guild)
        for info in every:
            if typed.strip() == str(info.id) or (info.name and fold(info.name) == fold(typed)):
                return info
        names = tuple(Name(f"{info.id} {info.name}".strip()) for info in every[:15])
        why = (Reason(say("b-export-which", names=names)),) if names else ()
        raise Refused(say("b-export-unknown", name=Name(typed)), *why)


def _parsed(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError as error:
        raise Refused(say("b-import-bad"), Reason(say("b-import-json", why=Name(str(error))))) from error
    if not isinstance(data, dict) or not all(isinstance(data.get(key), list) for key in ("pieces", "entries")):
        raise Refused(say("b-import-bad"), Reason(say("b-import-no-battle")))
    return data


async def _checked(ask: Ask, data: Mapping[str, Any]) -> None:
    try:
        await ask.store.check_rows(data)
    except (BadFile, NewerFile) as error:
        raise _bad(error) from error


def _bad(error: BadFile | NewerFile) -> Refused:
    if isinstance(error, NewerFile):
        return Refused(say("b-import-bad"), Reason(say("b-import-newer", found=error.found, known=error.known)))
    return Refused(say("b-import-bad"), Reason(say("b-import-why", where=Name(error.where), why=Name(error.why))))
