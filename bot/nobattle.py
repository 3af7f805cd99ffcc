"""Where no battle can be: private messages, and threads whose own battle has ended."""

from __future__ import annotations

from typing import TypeVar

from data.records import Snapshot
from rules.core.battle import Battle
from rules.core.pieces import Piece
from rules.core.refusal import Reason, Refused
from rules.core.words import say

T = TypeVar("T", bound=Piece)


class NoBattle(Battle):
    """Refuse every piece, with the reason; settings are the defaults, so bare rolls work."""

    private = True

    def find(self, kind: type[T] | tuple[type[T], ...], typed: str) -> T:
        """Refuse: there are no pieces here."""
        raise self.refusal()

    def free(self, typed: str, keep: Piece | None = None) -> str:
        """Refuse: nothing can be added here."""
        raise self.refusal()

    def refusal(self) -> Refused:
        """Return the refusal that says why, and what works."""
        why = "no-battle-private" if self.private else "no-battle-thread-ended"
        return Refused(say("no-battle"), Reason(say(why)), hints=(say(f"{why}-hint"),))


def nowhere(snapshot: Snapshot) -> bool:
    """Tell whether no battle can be where a command was typed."""
    return snapshot.place.guild is None or snapshot.thread_ended
