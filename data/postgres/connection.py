"""One PostgreSQL connection: how it is made, how it carries out plans, its errors told in the store's terms."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias, TypeVar

import asyncpg

from data.plans import HOLD, NOTHING, Plan, Result
from data.postgres.dialect import returns, translated
from data.store import Duplicate, Stale, StoreError, Unavailable

T = TypeVar("T")
Raw: TypeAlias = Any  # asyncpg.Connection: the library ships no types

BEGIN = "BEGIN ISOLATION LEVEL READ COMMITTED"  # the versions of battles and rosters are what is compared
SERVER = {
    "application_name": "hola",
    "jit": "off",  # short statements: making machine code of them costs more than it saves
    "idle_in_transaction_session_timeout": "30s",  # a process that stopped in the middle must not hold a battle
}
OPTIONS: dict[str, Any] = {"timeout": 5.0, "command_timeout": 10.0}  # seconds to connect, and for a statement
_DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
_REASONS = {
    "53100": "full",
    "25006": "read-only",  # a stand-by
    "42501": "read-only",  # no right to write
    "55P03": "locked",
    "57014": "locked",  # waited too long
    "40001": "locked",
    "40P01": "locked",
    "XX001": "corrupt",
    "XX002": "corrupt",
}
LOST = (
    ConnectionError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # it was told so while nobody used it
)
_AWAY = ("08", "53300", "57P")  # lost, too many connections, shut down or starting
_AGAIN = ("40001", "40P01", "23503")  # a circle of waiting; a battle that went between two statements


class Unsure(StoreError):
    """Say that the connection went while the commit was under way: it was made, or not."""


class Lost(Exception):
    """Say that a connection was lost before anything was committed on it."""


class Again(StoreError):
    """Say that nothing was saved, and that another try may go through."""


async def durable(raw: Raw) -> None:
    """Make a new connection wait for the disk: what is answered survives a crash."""
    await raw.execute(_DURABLE)


def settings(busy: float) -> dict[str, str]:
    """Return the settings of a session; `busy` is how long to wait for another process, in seconds."""
    return {**SERVER, "lock_timeout": f"{busy * 1000:.0f}ms"}


async def carry_out(raw: Raw, plan: Plan[T], begin: str = "") -> T:
    """Run the statements of a plan, one after the other; what begins it goes with the first where that is a hold."""
    try:
        sql, values = next(plan)
        if begin and sql is HOLD:
            await raw.execute(f"{begin}; {HOLD.replace('?', str(values[0]))}")
            sql, values = plan.send(NOTHING)
        elif begin:
            await raw.execute(begin)
        while True:
            sql, values = plan.send(await _done(raw, sql, values))
    except StopIteration as end:
        result: T = end.value
        return result


async def _done(raw: Raw, sql: str, values: tuple[object, ...]) -> Result:
    if returns(sql):
        rows = await raw.fetch(translated(sql), *values)
        return Result(rows, len(rows))
    status = await raw.execute(translated(sql), *values)
    return Result([], int(status.rpartition(" ")[2]))


async def transaction(raw: Raw, *plans: Plan[Any]) -> list[Any]:
    """Carry out plans in one transaction; raise `Unsure` when its end is not known."""
    try:
        results = [await carry_out(raw, plan, "" if at else BEGIN) for at, plan in enumerate(plans)]
    except BaseException:
        if not raw.is_closed() and raw.is_in_transaction():
            await raw.execute("ROLLBACK")
        raise
    try:
        await raw.execute("COMMIT")
    except (
        OSError,
        asyncpg.PostgresConnectionError,
        asyncpg.InterfaceError,
        asyncpg.OperatorInterventionError,
    ) as error:
        raise Unsure(str(error)) from error
    return results


@contextmanager
def told() -> Iterator[None]:
    """Turn what asyncpg and the system raise into the store's errors: the one place that maps them.

    What is not unique any more was written by somebody else since: `Stale`, or `Duplicate` for an interaction.
    """
    try:
        yield
    except asyncpg.UniqueViolationError as error:
        kind = Duplicate if "interaction" in (error.constraint_name or "") else Stale
        raise kind(str(error.constraint_name)) from error
    except asyncpg.PostgresError as error:
        code = error.sqlstate or ""
        detail = str(error.args[0] if error.args else error)  # without the lines that show what players wrote
        if code in _AGAIN:
            raise Again(detail) from error
        if code.startswith("22"):
            raise ValueError(detail) from error  # a value that cannot be saved
        if code.startswith("42") and code not in _REASONS:
            raise  # a mistake of ours, no bad day
        reason = "away" if code.startswith(_AWAY) else _REASONS.get(code, "other")
        raise Unavailable(reason, detail) from error
    except asyncpg.InterfaceError as error:
        if isinstance(error, ValueError):
            raise  # a value that cannot be saved
        raise Unavailable("away", str(error)) from error
    except OSError as error:  # also what takes too long
        raise Unavailable("away", str(error) or type(error).__name__) from error
