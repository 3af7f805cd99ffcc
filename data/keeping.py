"""The part of the store that a host needs: servers that were left, people who are to be forgotten."""

from __future__ import annotations

from data import erasing, rows
from data.plans import Runner
from data.records import Forgotten, Server

_SERVERS = (
    "SELECT s.id, c.settings FROM (SELECT id FROM server UNION SELECT guild FROM battle UNION SELECT guild FROM roll"
    " UNION SELECT guild FROM roster) s LEFT JOIN server c ON c.id = s.id WHERE s.id IS NOT NULL ORDER BY s.id"
)


class Keeping(Runner):
    """Remove what is no longer to be kept."""

    async def servers(self) -> list[Server]:
        """Return every server that something is kept of: choices, battles, rosters or throws."""
        found = await self._rows(_SERVERS)
        return [rows.server(id_, None if settings is None else (settings,)) for id_, settings in found]

    async def drop_server(self, server: int) -> None:
        """Remove everything of a server: choices, battles, rosters and throws; nothing brings it back."""
        await self._save(lambda: erasing.drop_server(server))

    async def forget(self, user: int) -> Forgotten:
        """Put a pseudonym in a person's place everywhere, in one transaction; battles being played turn stale once."""
        return await self._save(lambda: erasing.forget(user))
