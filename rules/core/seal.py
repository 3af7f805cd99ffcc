"""Sealed dice: fixed by a seed that nobody sees until the battle ends, checked by anybody afterwards.

The format is described in docs/seal.md; what is written there and what is done here must stay the same.
"""

from __future__ import annotations

import hashlib
import hmac
import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.rolls import Roll, Step

SEED = 32  # bytes
SHORT = 8  # characters of a digest that a footer shows


@dataclass(frozen=True, slots=True)
class Seal:
    """Hold the seal of a battle: `battle` names it in every block, `seed` stays in the house until the battle ends."""

    battle: str
    seed: bytes

    @property
    def commitment(self) -> str:
        """Return what is published when the battle opens: the SHA-256 of the seed, in hexadecimal."""
        return hashlib.sha256(self.seed).hexdigest()

    def source(self, interaction: int) -> SealedSource:
        """Return the faces of one interaction, from its first die on."""
        return SealedSource(self.seed, self.battle, interaction)

    def meta(self) -> dict[str, str]:
        """Return what is kept with the battle; `seed` must not leave the house before the battle has ended."""
        return {"seal": self.battle, "commitment": self.commitment, "seed": self.seed.hex()}

    @classmethod
    def of(cls, meta: Mapping[str, Any]) -> Seal | None:
        """Return the seal that was kept, None when there is none or its seed is not there."""
        battle, seed = meta.get("seal"), meta.get("seed")
        return cls(str(battle), bytes.fromhex(str(seed))) if battle and seed else None


def new_seal(entropy: Callable[[int], bytes] = os.urandom) -> Seal:
    """Return a fresh seal: for each battle opened, and for each one imported."""
    return Seal(entropy(8).hex(), entropy(SEED))


class SealedSource:
    """Give the faces of one interaction: one run of bytes, read in order through all its dice.

    Block n is HMAC-SHA-256(seed, "battle|interaction|n"). A die takes as many bytes as its faces need, as one number
    (high byte first); numbers past the last whole multiple of its faces are passed over, so that no face is favoured.
    """

    def __init__(self, seed: bytes, battle: str, interaction: int) -> None:
        self._seed = seed
        self._prefix = f"{battle}|{interaction}|"
        self._block = 0
        self._bytes = b""
        self._at = 0

    def faces(self, count: int, sides: int) -> list[int]:
        """Return the next `count` faces from 1 to `sides`."""
        width = max(1, ((sides - 1).bit_length() + 7) // 8)
        limit = 256**width - 256**width % sides
        found: list[int] = []
        while len(found) < count:
            value = int.from_bytes(self._take(width), "big")
            if value < limit:
                found.append(value % sides + 1)
        return found

    def _take(self, size: int) -> bytes:
        while len(self._bytes) - self._at < size:
            block = hmac.digest(self._seed, f"{self._prefix}{self._block}".encode(), "sha256")
            self._bytes = self._bytes[self._at :] + block
            self._at = 0
            self._block += 1
        taken = self._bytes[self._at : self._at + size]
        self._at += size
        return taken


def digest(seal: Seal, previous: str, payload: str, interaction: int, seq: int) -> str:
    """Return the digest of a journal entry, in hexadecimal, chained to the one before it (at first: the commitment).

    The salt keeps a secret roll secret: without it, its few possible results could be tried one after the other
    against the digest of the next entry.
    """
    salt = hmac.digest(seal.seed, f"{seal.battle}|{interaction}|{seq}|salt".encode(), "sha256")
    return hashlib.sha256(f"{previous}|{salt.hex()}|{payload}".encode()).hexdigest()


def payload(
    *, no: int, interaction: int, seq: int, actor: int, command: str, klass: str, undoes: int | None, dice: str
) -> str:
    """Return what the digest of an entry covers, as one line of text; `dice` is what `dice_of` makes of its steps."""
    return f"{no}|{interaction}|{seq}|{actor}|{command}|{klass}|{undoes or 0}|{dice}"


def dice_of(steps: Iterable[Step]) -> str:
    """Return the throws of an entry in order, as they stand in its payload."""
    return " ".join(throw_text(s.count, s.sides, s.faces, s.typed) for s in steps if isinstance(s, Roll) and not s.kept)


def throw_text(count: int, sides: int, faces: Iterable[int], typed: int) -> str:
    """Return one throw: `2D6=4,2`; where a player typed faces, how many: `2D6=4,2~2`."""
    return f"{count}D{sides}={','.join(map(str, faces))}{f'~{typed}' if typed else ''}"
