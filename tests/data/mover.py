"""Move a file into a database, slowly enough to be killed. Run with a path and an address."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

from data.postgres import moving, tables

tables.MANY = 40
_fill = moving._fill


async def fill(*given: Any) -> None:
    """Fill, then wait a moment."""
    await _fill(*given)
    await asyncio.sleep(0.004)


if __name__ == "__main__":
    setattr(moving, "_fill", fill)  # noqa: B010
    sys.stdout.write("begun\n")
    sys.stdout.flush()
    asyncio.run(moving.move(Path(sys.argv[1]), sys.argv[2], lambda table, rows: None))
