"""A battle as a rule sees it: its pieces by name, its settings, and what was read of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from rules.core.names import clean, fold, match
from rules.core.outcome import Change, Put, PutBattle
from rules.core.pieces import BattleState, Piece
from rules.core.refusal import Reason, Refused
from rules.core.words import Name, say

T = TypeVar("T", bound=Piece)


@dataclass(frozen=True, slots=True)
class Setting:
    """Declare a setting that a battle may change: its values, the first being the default, and the rule it bends."""

    key: str
    values: tuple[str, ...]
    rule: str = ""

    @property
    def default(self) -> str:
        """Return the value that holds when nothing was chosen."""
        return self.values[0]


class Battle:
    """Read a battle and note what was read, so that undo knows which later entries depend on what.

    Keys of what is read or written: `p:<id>` a piece, `n:<folded name>` a name taken or freed, `s:<setting>`,
    `b` the turn and the end of the battle, `b:sides` its sides, `b:name` its name and language.
    """

    def __init__(
        self,
        state: BattleState,
        pieces: Iterable[Piece] = (),
        *,
        settings: Sequence[Setting] = (),
        next_id: int = 1,
    ) -> None:
        self._state = state
        self._pieces = {piece.id: piece for piece in pieces}
        self._settings = {setting.key: setting for setting in settings}
        self._next_id = next_id
        self.reads: set[str] = set()

    @property
    def state(self) -> BattleState:
        """Return the state of the battle, noted as read."""
        self.reads.add("b")
        return self._state

    @property
    def sides(self) -> tuple[str, ...]:
        """Return the sides of the battle, noted as read apart from its turn."""
        self.reads.add("b:sides")
        return self._state.sides

    @property
    def next_id(self) -> int:
        """Return the id that the next new piece will get."""
        return self._next_id

    def new_id(self) -> int:
        """Return a fresh id for a piece about to be added."""
        self._next_id += 1
        return self._next_id - 1

    def setting(self, key: str) -> str:
        """Return the present value of a setting; raise `KeyError` on one that no game declares."""
        self.reads.add(f"s:{key}")
        return dict(self._state.settings).get(key, self._settings[key].default)

    def all(self) -> list[Piece]:
        """Return every piece in order of addition, without noting them as read."""
        return list(self._pieces.values())

    def peek(self, kind: type[T]) -> list[T]:
        """Return the pieces of one kind in order of addition, without noting them as read."""
        return [piece for piece in self._pieces.values() if isinstance(piece, kind)]

    def read(self, pieces: Iterable[T]) -> list[T]:
        """Note these pieces as read and return them."""
        listed = list(pieces)
        self.reads.update(f"p:{piece.id}" for piece in listed)
        return listed

    def get(self, kind: type[T], piece_id: int) -> T:
        """Return the piece with this id, noted as read; raise `KeyError` when there is none of that kind."""
        piece = self._pieces[piece_id]
        if not isinstance(piece, kind):
            raise KeyError(piece_id)
        self.reads.add(f"p:{piece_id}")
        return piece

    def has(self, piece_id: int) -> bool:
        """Tell whether a piece with this id is still there."""
        return piece_id in self._pieces

    def find(self, kind: type[T] | tuple[type[T], ...], typed: str) -> T:
        """Return the piece of this kind (or one of these) that the typed name means, noted as read.

        Raises `Refused`: unknown (near names offered), a prefix of several, or a piece of another kind.
        """
        kinds = kind if isinstance(kind, tuple) else (kind,)
        named = {p.name: p for p in self._pieces.values() if isinstance(p, kinds)}
        key = fold(typed)
        for other in self._pieces.values():
            if fold(other.name) == key and not isinstance(other, kinds):
                what = say(f"kind-{other.KIND}")
                wanted = tuple(say(f"kind-{k.KIND}") for k in kinds)
                raise Refused(
                    say("piece-other-kind", name=Name(other.name)),
                    Reason(say("piece-other-kind-why", name=Name(other.name), what=what, wanted=wanted)),
                )
        found: T = named[match(typed, named)]
        self.reads.add(f"p:{found.id}")
        return found

    def free(self, typed: str, keep: Piece | None = None) -> str:
        """Return the cleaned name, free in this battle (or still that of `keep`); raise `Refused` when it is taken."""
        name = clean(typed)
        key = fold(name)
        self.reads.add(f"n:{key}")
        for other in self._pieces.values():
            if fold(other.name) == key and (keep is None or other.id != keep.id):
                what = say(f"kind-{other.KIND}")
                raise Refused(
                    say("name-taken", name=Name(name)), Reason(say("name-taken-why", name=Name(other.name), what=what))
                )
        return name

    def after(self, changes: Iterable[Change]) -> Battle:
        """Return the battle as it is once the changes are made (reads not shared)."""
        pieces = dict(self._pieces)
        state = self._state
        for change in changes:
            if isinstance(change, PutBattle):
                state = change.after
            elif change.after is None:
                pieces.pop(change.piece, None)
            else:
                pieces[change.piece] = change.after
        fresh = Battle(state, pieces.values(), next_id=self._next_id)
        fresh._settings = self._settings
        return fresh


def written(changes: Iterable[Change]) -> set[str]:
    """Return the keys that the changes write."""
    keys: set[str] = set()
    for change in changes:
        if isinstance(change, PutBattle):
            old, new = change.before, change.after
            keys.update(f"s:{key}" for key, _ in set(old.settings) ^ set(new.settings))
            if old.sides != new.sides:
                keys.add("b:sides")
            if (old.turn, old.playing, old.ended) != (new.turn, new.playing, new.ended):
                keys.add("b")
            if (old.name, old.language) != (new.name, new.language):
                keys.add("b:name")
            continue
        keys.add(f"p:{change.piece}")
        names = {fold(p.name) for p in (change.before, change.after) if p is not None}
        if change.before is None or change.after is None or len(names) == 2:
            keys.update(f"n:{name}" for name in names)
    return keys


def merge(changes: Iterable[Change]) -> tuple[Change, ...]:
    """Return one change for each piece (first image before, last image after), none where nothing differs.

    Raises `ValueError` where two changes do not follow one another: one of them would be lost.
    """
    puts: dict[int, Put] = {}
    battle: PutBattle | None = None
    for change in changes:
        if isinstance(change, PutBattle):
            if battle is not None and battle.after != change.before:
                raise ValueError("two changes of the battle do not follow one another")
            battle = PutBattle(battle.before if battle else change.before, change.after)
        else:
            earlier = puts.get(change.piece)
            if earlier is not None and earlier.after != change.before:
                raise ValueError(f"two changes of piece {change.piece} do not follow one another")
            puts[change.piece] = Put(earlier.before if earlier else change.before, change.after)
    merged: list[Change] = [put for put in puts.values() if put.before != put.after]
    if battle is not None and battle.before != battle.after:
        merged.append(battle)
    return tuple(merged)
