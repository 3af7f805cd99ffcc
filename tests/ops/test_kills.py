"""Killed at three hundred random moments while playing: what was promised is there, whole, and nothing else."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.ops.host import sound

ROOT = Path(__file__).parents[2]
KILLS = 300
FILES = 6  # databases, so that each stays small enough to be checked whole after every kill


def promised(lines: list[str]) -> dict[int, int]:
    """Return the last entry that was promised, by battle."""
    found: dict[int, int] = {}
    for line in lines:
        words = line.split()
        if len(words) == 2 and line.endswith("\n") and words[0].isdigit():
            found[int(words[0])] = int(words[1])
    return found


def begun(database: Path) -> bool:
    """Tell whether the first migration was made; a file whose maker was killed before that holds nothing."""
    with closing(sqlite3.connect(database)) as raw:
        made: int = raw.execute("PRAGMA user_version").fetchone()[0]
    return made > 0


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
@pytest.mark.parametrize("file", range(FILES))
def test_killed_at_random_moments_under_load(tmp_path: Path, file: int):
    seed = int(os.environ.get("HOLA_KILL_SEED") or time.time_ns() % 2**31) + file
    print(f"HOLA_KILL_SEED={seed - file}")
    chance = random.Random(seed)
    database = tmp_path / "hola.db"
    command = [sys.executable, "-m", "tests.ops.killed", str(database)]
    kept: dict[int, int] = {}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT) as player:
        assert player.stdin is not None and player.stdout is not None
        for kill in range(KILLS // FILES):
            print(kill % 2 + 10, chance.randrange(2**20), file=player.stdin, flush=True)
            child = int(player.stdout.readline().split()[1])
            time.sleep(chance.uniform(0.005, 0.1))
            os.kill(child, signal.SIGKILL)
            lines: list[str] = []
            while not (lines and lines[-1].endswith("gone\n")):
                lines.append(player.stdout.readline())
            kept |= promised(lines)
            if not database.exists() or not begun(database):
                assert not kept, "a promise came before the first migration"
                continue
            sound(database)
            with closing(sqlite3.connect(database)) as raw:
                entries = dict(raw.execute("SELECT id, entries FROM battle").fetchall())
            for battle, last in kept.items():
                assert last <= entries[battle] <= last + 1, (seed, kill, battle)
            kept |= entries
        player.stdin.close()
    assert sum(kept.values()) > KILLS // FILES, "they did play"
