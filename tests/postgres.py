"""A PostgreSQL server of the tests' own: a throw-away cluster behind a socket in a temporary folder.

Its processes end with the tests, however these end: a shell waits for the end of its input, which only we could write.
"""

from __future__ import annotations

import asyncio
import atexit
import itertools
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest

_numbers = itertools.count(1)
_FAST = ("fsync=off", "full_page_writes=off", "shared_buffers=64MB", "max_connections=60", "jit=off")
_RUN = """
trap "" INT TERM HUP
"$@" & pid=$!
cat > /dev/null
kill -QUIT $pid; wait $pid
[ -e "$FOLDER/keep" ] || rm -rf "$FOLDER"
"""

_EMPTY = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid();
DO $$ BEGIN EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(relname, ', ') || ' RESTART IDENTITY'
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'hola'
); END $$
"""


class NoServer(Exception):
    """Say why there is no PostgreSQL here."""


class Cluster:
    """Run a server for as long as the tests run, and make databases in it."""

    def __init__(self, options: Sequence[str] = _FAST) -> None:
        self._bin = programs()
        self._who = account()
        self.folder = Path(tempfile.mkdtemp(prefix="hola-pg-"))
        if self._who is not None:
            shutil.chown(self.folder, self._who, self._who)
        self._data = self.folder / "data"
        self._options = list(options)
        self._process: subprocess.Popen[bytes] | None = None
        setting_up = ("--auth=trust", "--username=hola", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync")
        self._run("initdb", f"--pgdata={self._data}", *setting_up, "--no-instructions")
        self.start()

    def start(self) -> None:
        """Start the server and wait until it answers."""
        (self.folder / "keep").unlink(missing_ok=True)
        command = [
            str(self._bin / "postgres"),
            "-D",
            str(self._data),
            "-k",
            str(self.folder),
            "-c",
            "listen_addresses=",
        ]
        command += [part for option in self._options for part in ("-c", option)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                ["sh", "-c", _RUN, "sh", *command], stdin=subprocess.PIPE, stdout=log, stderr=log,
                cwd=self.folder, user=self._who, group=self._who, extra_groups=None if self._who is None else [],
                env={**os.environ, "FOLDER": str(self.folder), "LC_ALL": "C.UTF-8"},
            )  # fmt: skip
        for _ in range(300):
            if self._run("pg_isready", "-q", check=False) == 0:
                return
            time.sleep(0.05)
        raise NoServer(f"it did not start:\n{(self.folder / 'log').read_text(errors='replace')}")

    def crash(self) -> None:
        """Let the server die at once, as in a power cut, with its files kept."""
        (self.folder / "keep").touch()
        self.stop()

    def stop(self) -> None:
        """End the server and remove its files."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process.wait(30)
            self._process = None

    def url(self, database: str) -> str:
        """Return the address of a database."""
        return f"postgresql://hola@/{database}?host={self.folder}"

    def create(self) -> str:
        """Make another database and return its address."""
        name = f"test_{next(_numbers)}"
        self.sql("postgres", f"CREATE DATABASE {name} TEMPLATE template0")
        return self.url(name)

    def sql(self, database: str, script: str) -> str:
        """Run a script and return what it prints, bare."""
        done = self._called("psql", "-X", "-q", "-At", "-v", "ON_ERROR_STOP=1", "-d", database, "-c", script)
        return done.stdout.decode().strip()

    def _run(self, program: str, *arguments: str, check: bool = True) -> int:
        return self._called(program, *arguments, check=check).returncode

    def _called(self, program: str, *arguments: str, check: bool = True) -> subprocess.CompletedProcess[bytes]:
        done = subprocess.run(
            [str(self._bin / program), *arguments], capture_output=True, check=False, cwd=self.folder,
            user=self._who, group=self._who, extra_groups=None if self._who is None else [],
            env={**os.environ, "PGHOST": str(self.folder), "PGUSER": "hola", "LC_ALL": "C.UTF-8"},
        )  # fmt: skip
        if check and done.returncode:
            raise NoServer(f"{program}: {done.stderr.decode(errors='replace').strip()}")
        return done


def programs() -> Path:
    """Return the folder of PostgreSQL's programs, the newest; raise `NoServer`."""
    if sys.platform == "win32":
        raise NoServer("the tests start PostgreSQL on Unix only")
    found = shutil.which("initdb")
    if found and Path(found).resolve().with_name("postgres").exists():
        return Path(found).resolve().parent
    folders = [
        path.parent for base in ("/usr/lib/postgresql", "/usr/pgsql") for path in Path(base).glob("*/bin/initdb")
    ]
    if not folders:
        raise NoServer("PostgreSQL is not installed (Debian's package: postgresql)")
    return max(folders, key=lambda folder: int(folder.parent.name.partition(".")[0]))


def account() -> str | None:
    """Return whose processes the server's are: PostgreSQL refuses to run as root. None: one's own."""
    if os.geteuid() != 0:
        return None
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    for name in ("postgres", "nobody"):
        if name in names:
            return name
    raise NoServer("the tests run as root, and there is no other account for PostgreSQL")


@cache
def cluster() -> Cluster:
    """Return the server of this run, started when first asked for; skip the test, saying why, where there is none."""
    if reason := missing():
        pytest.skip(reason)
    made = Cluster()
    atexit.register(made.stop)
    return made


@cache
def missing() -> str:
    """Return why the tests on PostgreSQL cannot run here, nothing when they can."""
    try:
        import asyncpg  # noqa: F401
    except ModuleNotFoundError:
        return "not tested on PostgreSQL: asyncpg is not installed"
    try:
        programs()
        account()
    except NoServer as reason:
        return f"not tested on PostgreSQL: {reason}"
    return ""


@cache
def _migrated() -> str:
    """Return the address of a database that is migrated already."""
    from data.postgres.store import PostgresStore

    url = cluster().create()

    async def migrate() -> None:
        store = PostgresStore(url)
        await store.open()
        await store.close()

    with ThreadPoolExecutor() as beside:  # fixtures have a loop of their own
        beside.submit(lambda: asyncio.run(migrate())).result()
    return url


def fresh_database() -> str:
    """Return the address of a migrated and empty database: always the same one, as emptying is faster than making.

    Whoever still holds a connection to it loses it.
    """
    url = _migrated()
    cluster().sql(url.partition("?")[0].rpartition("/")[2], _EMPTY)
    return url
