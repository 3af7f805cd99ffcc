"""`python -m tests.bench [whoa] [store] [start] [load] [engines] [notation] [--long]`: measure and print a table."""

from __future__ import annotations

import argparse
import asyncio
import inspect
import logging
import os
import platform
import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tests.bench.report import Figure, table

PARTS = ("start", "whoa", "store", "load", "engines", "notation")
ROOM = Path("var")  # on the disk that the bot itself would use; /tmp may be no disk at all


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the parts that are asked for (all by default); the exit status says only whether they could be run."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="part", help=", ".join(PARTS))
    parser.add_argument("--long", action="store_true", help="load: 100,000 commands more, to see whether memory grows")
    asked = parser.parse_args(arguments)
    logging.basicConfig(level=logging.ERROR)
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    ROOM.mkdir(exist_ok=True)
    for part in asked.parts or [part for part in PARTS if find_spec(f"tests.bench.{part}")]:
        print(f"\n{part}\n{table(run(part, long=asked.long))}", flush=True)
    return 0


def run(part: str, **settings: Any) -> list[Figure]:
    """Run one part, in a folder that goes with it unless it has one of its own."""
    measure = import_module(f"tests.bench.{part}").measure
    known = inspect.signature(measure).parameters
    settings = {name: value for name, value in settings.items() if name in known}
    with tempfile.TemporaryDirectory(dir=ROOM, prefix="bench-") as folder:
        if known["folder"].default is inspect.Parameter.empty:
            settings["folder"] = Path(folder)
        found: Any = measure(**settings)
        return asyncio.run(found) if inspect.iscoroutine(found) else found


if __name__ == "__main__":
    sys.exit(main())
