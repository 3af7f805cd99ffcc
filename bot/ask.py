"""What a handler works with: the battle as loaded, who asks, with which dice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypedDict, TypeVar

from bot.nobattle import NoBattle
from data.records import Actor, Entry, Person, Place, Saved, Server, Snapshot
from data.store import Store
from rules.core import odds
from rules.core.battle import Battle
from rules.core.dice import Recording, Rolled, Source
from rules.core.game import games
from rules.core.names import fold
from rules.core.outcome import Outcome
from rules.core.pieces import Piece
from rules.core.refusal import Reason, Refused
from rules.core.seal import Seal
from rules.core.table import Table, tables
from rules.core.words import Line, Name, say

T = TypeVar("T", bound=Piece)


class Common(TypedDict):
    """The fields that every new piece starts with."""

    id: int
    name: str
    side: str
    owner: int


@dataclass(slots=True)
class Ask:
    """Hold what a handler works with: the battle as loaded, who asks, with which dice.

    `locale` is the reader's language, for suggestions only: outcomes and cards are worded by the host. Commands of the
    battle itself also use `secret` (only who asks sees the result), `store` (the journal), `roles` (the server's, by
    id), `undoes` (the number of the entry that this one undoes), `opens` (a battle is started here on purpose) and
    `after` (what to do once it is saved).
    """

    battle: Battle
    actor: Actor
    dice: Recording
    place: Place
    snapshot: Snapshot
    store: Store
    source: Source
    roles: Mapping[int, str] = field(default_factory=dict)
    secret: bool = False
    seal: Seal | None = None
    digests: tuple[str, ...] = ()
    locale: str = "en"
    public_locale: str = "en"
    person: Person = field(default_factory=lambda: Person(0))
    server: Server = field(default_factory=lambda: Server(0))
    undoes: int | None = None
    opens: bool = False
    after: list[Callable[[Saved], Awaitable[None]]] = field(default_factory=list)

    def roll(self, rule: Callable[..., Outcome], /, *args: Hashable) -> Outcome:
        """Run a rule with the dice at hand and add the exact chance of what came."""
        outcome = rule(self.dice, *args)
        if outcome.chances or not outcome.klass:
            return self.told(outcome)
        chances = odds.chances(rule, outcome, *args)
        return replace(outcome, steps=outcome.steps or tuple(self.dice.steps), chances=chances)

    def told(self, outcome: Outcome) -> Outcome:
        """Return the outcome with the steps that its dice recorded, unless it already tells its own."""
        return outcome if outcome.steps else replace(outcome, steps=tuple(self.dice.steps))

    def again(self, battle: Battle) -> Ask:
        """Return the same person's ask on the battle as it has become, with dice of its own from the same source."""
        return replace(self, battle=battle.after(()), dice=Rolled(self.source))

    def acting(self, kind: type[T] | tuple[type[T], ...], typed: str) -> T:
        """Return the piece that is rolled for; raise `Refused` when owners alone may roll and it is not his."""
        piece = self.battle.find(kind, typed)
        if self.battle.setting("rolls") == "owners" and not self._may(piece):
            raise Refused(say("not-yours", name=piece.called), Reason(say("not-yours-roll", owner=self._owner(piece))))
        return piece

    def own(self, kind: type[T] | tuple[type[T], ...], typed: str) -> T:
        """Return the piece that is edited or removed; raise `Refused` unless it is his own or he is a GM."""
        piece = self.battle.find(kind, typed)
        if not self._may(piece):
            raise Refused(say("not-yours", name=piece.called), Reason(say("not-yours-edit", owner=self._owner(piece))))
        return piece

    def adding(self, name: str, side: str | None = None, owner: int | None = None) -> Common:
        """Return the common fields of a new piece: a fresh id, the cleaned and free name, side, owner.

        What a GM adds belongs to nobody unless said. Raises `Refused` on a bad or taken name or an unknown side.
        """
        free = self.battle.free(name)
        return Common(
            id=self.battle.new_id(),
            name=free,
            side=self.side(side) if side else "",
            owner=owner if owner is not None else 0 if self.actor.gm else self.actor.id,
        )

    def refuse_no_battle(self) -> None:
        """Raise `Refused` where no battle can be: private messages, a thread whose battle has ended."""
        if isinstance(self.battle, NoBattle):
            raise self.battle.refusal()

    def need_battle(self) -> int:
        """Return the id of the battle open here; raise `Refused` when there is none."""
        self.refuse_no_battle()
        if self.snapshot.battle is None:
            raise Refused(say("no-battle"), Reason(say("no-battle-open")), hints=(say("no-battle-open-hint"),))
        return self.snapshot.battle

    def need_gm(self, why: Line) -> None:
        """Raise `Refused` with the reason unless a GM asks."""
        if not self.actor.gm:
            raise Refused(say("gm-only"), Reason(why), hints=(say("gm-who"),))

    def sees(self, entry: Entry) -> bool:
        """Tell whether an entry is open to this reader: not secret, revealed, his own, or he is a GM."""
        return not entry.secret or entry.revealed or self.actor.gm or entry.actor == self.actor.id

    def hides(self, piece: Piece) -> bool:
        """Tell whether a secret roll by somebody else changed this piece: its state shows as `?` to this reader."""
        return f"p:{piece.id}" in self.hidden

    @property
    def hidden(self) -> frozenset[str]:
        """Return the keys of what secret rolls by others changed; none for a GM."""
        if self.actor.gm:
            return frozenset()
        return frozenset(key for s in self.snapshot.secrets if s.actor != self.actor.id for key in s.keys)

    @property
    def veiled(self) -> frozenset[str]:
        """Return the keys of what secret rolls changed, whoever asks: what all will see tells nothing of it."""
        return frozenset(key for s in self.snapshot.secrets for key in s.keys)

    def side(self, typed: str) -> str:
        """Return the side of the battle that is meant; any name will do where the battle has no sides."""
        sides = self.battle.sides
        typed = " ".join(typed.split())[:40]
        if not sides:
            return typed
        for side in sides:
            if fold(side) == fold(typed):
                return side
        names = tuple(Name(side) for side in sides)
        raise Refused(say("side-unknown", name=Name(typed)), Reason(say("side-unknown-why", names=names)))

    def table(self, key: str) -> Table:
        """Return a game's table by its key, or the server's replacement of it."""
        text = self.server.settings.get(f"table:{key}")
        if text:
            return tables(text)[key]
        for game in games():
            if key in game.tables:
                return game.tables[key]
        raise KeyError(key)

    def _may(self, piece: Piece) -> bool:
        return self.actor.gm or piece.owner == self.actor.id

    def _owner(self, piece: Piece) -> str:
        return f"<@{piece.owner}>" if piece.owner else "–"
