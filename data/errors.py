"""What a store may raise on purpose; `data.store` hands all of them on."""

from __future__ import annotations


class StoreError(Exception):
    """Root of what a store may raise on purpose."""


class Stale(StoreError):
    """Say that the battle changed since it was read: nothing was saved."""


class Duplicate(StoreError):
    """Say that this interaction is already in the store: nothing was saved again."""


class Unavailable(StoreError):
    """Say that nothing can be read or written now.

    `reason` is `full`, `read-only`, `locked`, `corrupt`, `away` (a server that does not answer) or `other`.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


class Unreadable(Unavailable):
    """Say that something stored makes no sense to this program: a kind that no game brings, a broken field."""

    def __init__(self, detail: str) -> None:
        super().__init__("corrupt", detail)


class NewerFile(StoreError):
    """Say that the file was written by a newer program: it was not touched."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"schema version {found}, this program knows {known}")
        self.found = found
        self.known = known


class BadFile(StoreError):
    """Say that an exported battle cannot be imported: where in it (`entries[3].outcome`) and why."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why
