"""Saving pieces to a roster, bringing them to a battle, renaming and removing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot import rosters
from bot.commands import Ask, Cog, Options, Outcome, group, opt
from bot.homecoming import Homecoming, come_home
from bot.muster import muster
from bot.past import Past, as_gm, look_back
from bot.pieces import sides_known
from data.rosters import Kept, Roster, new_uid
from rules.core.battle import Battle
from rules.core.game import game_of
from rules.core.names import clean, fold
from rules.core.outcome import Followup
from rules.core.pieces import Piece
from rules.core.refusal import Reason, Refused
from rules.core.words import Name, say


@dataclass(frozen=True, kw_only=True, slots=True)
class SaveOptions(Options):
    """Options of `/roster save`."""

    roster: str = opt(required=True, complete=rosters.suggest, longest=40)
    side: str | None = opt(complete=sides_known, longest=40)
    pieces: str | None = opt(piece=Piece, many=True, longest=1000)
    battle: str | None = opt()


@dataclass(frozen=True, kw_only=True, slots=True)
class BringOptions(Options):
    """Options of `/roster bring`."""

    roster: str = opt(required=True, complete=rosters.suggest, longest=40)
    side: str | None = opt(complete=sides_known, longest=40)


@dataclass(frozen=True, kw_only=True, slots=True)
class RemoveOptions(Options):
    """Options of `/roster remove`."""

    roster: str = opt(required=True, complete=rosters.suggest, longest=40)
    piece: str | None = opt(longest=40)


@dataclass(frozen=True, kw_only=True, slots=True)
class RenameOptions(Options):
    """Options of `/roster rename`."""

    roster: str = opt(required=True, complete=rosters.suggest, longest=40)
    name: str = opt(required=True, longest=40)


class Keep(Cog):
    """Commands that change rosters, or a battle by one."""

    roster = group("roster")

    @roster.command("save", SaveOptions)
    async def save(self, ask: Ask, o: SaveOptions) -> Outcome:
        """Save pieces of a battle, also of one that has ended: a side, those named, or those that the roster knows."""
        guild = rosters.server(ask)
        past = await look_back(ask, o.battle)
        ask = as_gm(ask, past)
        roster = await ask.store.roster(guild, o.roster)
        if roster is None:
            roster = Roster(new_uid(), guild, clean(o.roster), "", ask.actor.id)
        else:
            rosters.own(ask, roster)
        chosen = _chosen(ask, past, roster, o)
        roster = replace(roster, game=game_of(chosen[0]).key)
        name = past.snapshot.state.name or f"n° {past.battle}"
        every = [piece for piece in past.pieces if game_of(piece).key == roster.game]
        home = come_home(roster, past.battle, name, every, chosen, past.entries)
        _refuse_doubles(home)
        if home.conflicts and not home.changed:
            raise Refused(say("roster-not-saved", roster=Name(roster.name)), *map(_conflict, home.conflicts))
        if home.changed:
            await ask.store.save_roster(home.roster, home.changed)
        return _saved(home)

    @roster.command("bring", BringOptions)
    async def bring(self, ask: Ask, o: BringOptions) -> Outcome:
        """Bring a roster's pieces into the battle, apart from those that are lost or here already."""
        ask.refuse_no_battle()
        roster = rosters.own(ask, await rosters.find(ask, o.roster))
        side = ask.side(o.side) if o.side else ""
        came = muster(ask, ask.battle, roster, side, ask.snapshot.battle)
        return Outcome(
            say("roster-brought", roster=Name(roster.name), count=len(came.pieces)),
            mood="green",
            remarks=(say("roster-names", names=tuple(piece.called for piece in came.pieces[:40])), *came.remarks),
            changes=came.changes,
        )

    @roster.command("remove", RemoveOptions)
    async def remove(self, ask: Ask, o: RemoveOptions) -> Outcome:
        """Remove a roster, or one of its pieces; what stands in battles stays there."""
        roster = rosters.own(ask, await rosters.find(ask, o.roster))
        if o.piece is None:
            await ask.store.remove_roster(roster)
            return Outcome(say("roster-removed", roster=Name(roster.name)), remarks=(say("roster-removed-stays"),))
        kept = rosters.named(roster, o.piece)
        await ask.store.save_roster(roster, (), (kept.piece.id,))
        return Outcome(say("roster-piece-removed", roster=Name(roster.name), name=kept.piece.called))

    @roster.command("rename", RenameOptions)
    async def rename(self, ask: Ask, o: RenameOptions) -> Outcome:
        """Give a roster another name."""
        roster = rosters.own(ask, await rosters.find(ask, o.roster))
        name = clean(o.name)
        other = await ask.store.roster(roster.guild, name)
        if other is not None and other.uid != roster.uid:
            raise Refused(say("name-taken", name=Name(name)), Reason(say("roster-taken", name=Name(other.name))))
        await ask.store.save_roster(replace(roster, name=name), ())
        return Outcome(say("roster-renamed", old=Name(roster.name), new=Name(name)))


def _chosen(ask: Ask, past: Past, roster: Roster, o: SaveOptions) -> list[Piece]:
    """Return the pieces to be saved; raise `Refused` with every reason against one of them."""
    battle = Battle(past.snapshot.state, past.pieces)
    if o.pieces:
        pieces = [battle.find(Piece, name) for name in o.pieces.split(",") if name.strip()]
    elif o.side:
        pieces = [piece for piece in past.pieces if fold(piece.side) == fold(o.side)]
    else:
        pieces = [piece for piece in past.pieces if rosters.linked(roster, past.battle, piece) is not None]
        pieces = pieces or [piece for piece in past.pieces if ask.actor.gm or piece.owner == ask.actor.id]
    pieces = list({piece.id: piece for piece in pieces}.values())
    reasons = [Reason(say("roster-no-pieces"))] if not pieces else _against(ask, past, roster, pieces)
    if reasons:
        raise Refused(say("roster-not-saved", roster=Name(roster.name)), *reasons)
    return pieces


def _against(ask: Ask, past: Past, roster: Roster, pieces: Sequence[Piece]) -> list[Reason]:
    reasons = [
        Reason(say("roster-not-yours", name=piece.called))
        for piece in pieces
        if not (ask.actor.gm or piece.owner == ask.actor.id)
    ]
    secret = {key for one in past.snapshot.secrets for key in one.keys} if not past.snapshot.state.ended else set()
    reasons += [Reason(say("roster-secret", name=p.called)) for p in pieces if f"p:{p.id}" in secret]
    games = {game_of(piece).key for piece in pieces} | ({roster.game} if roster.game else set())
    if len(games) > 1:
        there = rosters.kinds_of([kept.piece for kept in roster.pieces]) or rosters.kinds_of(pieces)
        reasons.append(Reason(say("roster-one-game", here=rosters.kinds_of(pieces), there=there)))
    return reasons


def _refuse_doubles(home: Homecoming) -> None:
    """Raise `Refused` where a piece to be saved has the name of another piece of the roster."""
    going = {put.piece.id for put in home.changed}
    held = {fold(kept.piece.name): kept.piece for kept in home.roster.pieces if kept.piece.id not in going}
    taken = [put.piece for put in home.changed if fold(put.piece.name) in held]
    if taken:
        reasons = [Reason(say("roster-name-taken", name=piece.called)) for piece in taken]
        title = say("roster-not-saved", roster=Name(home.roster.name))
        raise Refused(title, *reasons, hints=(say("roster-conflict-hint"),))


def _conflict(clash: tuple[Kept, Piece]) -> Reason:
    """Say that another battle changed a piece meanwhile: what the roster has, what this battle has."""
    kept, piece = clash
    event = kept.events[-1] if kept.events else None
    where = Name(event.battle) if event else say("roster-elsewhere")
    return Reason(
        say(
            "roster-conflict",
            name=piece.called,
            there=rosters.bears(kept.piece),
            here=rosters.bears(piece),
            where=where,
        )
    )


def _saved(home: Homecoming) -> Outcome:
    lines = []
    marked = tuple(rosters.bears(put.piece) for put in home.changed if rosters.bears(put.piece) != put.piece.called)
    if marked:
        lines.append(say("roster-marked", names=marked))
    if home.same:
        lines.append(say("roster-same", count=home.same))
    if home.conflicts:
        lines += [_conflict(clash).line for clash in home.conflicts]
        lines.append(say("roster-conflict-hint"))
    return Outcome(
        say("roster-saved", roster=Name(home.roster.name), count=len(home.changed)),
        mood="amber" if home.conflicts else "green",
        remarks=tuple(lines),
        next=(Followup(say("roster-next-show"), "roster show", (("roster", home.roster.name),)),),
    )
