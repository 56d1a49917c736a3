"""A transaction on the driver's own connection, without the ORM, for the few operations whose rate makes its cost show (bookings, sales).

Also tracks, per asyncio task, whether any transaction is open, so that provider clients can refuse to be called inside one.
"""

from asyncio import Task, current_task
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any, Literal

import asyncpg

from clinic.core.database.tenant_context import Context

_open_transactions: dict[Task[Any], int] = {}
"""The number of open transactions of each task that has any."""


class TransactionOpenError(RuntimeError):
    """A provider was about to be called inside a transaction: a programming error, never an expected refusal."""


def track_transaction(delta: int) -> None:
    """Count a transaction of the current task as opened (1) or ended (-1)."""
    task = current_task()
    if task is None:
        return
    if (count := _open_transactions.get(task, 0) + delta) > 0:
        _open_transactions[task] = count
    else:
        _open_transactions.pop(task, None)


def refuse_open_transaction() -> None:
    """Raise TransactionOpenError when the current task has a transaction open. Provider clients call this before each call."""
    task = current_task()
    if task is not None and _open_transactions.get(task, 0) > 0:
        raise TransactionOpenError


async def roll_back(connection: asyncpg.Connection) -> None:
    """Roll back without masking the error that led here. On a dead connection the server has rolled back already."""
    with suppress(asyncpg.InterfaceError, asyncpg.PostgresError):
        await connection.execute("ROLLBACK")


class DriverConnection(asyncpg.Connection):  # type: ignore[misc]
    """An asyncpg connection that knows which statements were prepared on it by `DriverTransaction.commit_with`."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.prepared: set[str] = set()


def _quote(text: str) -> str:
    """Return a text as an SQL literal, whatever the server's settings are."""
    return "E'" + text.replace("\\", "\\\\").replace("'", "''") + "'"


class DriverTransaction:
    """A transaction on an asyncpg connection. It begins at its first statement and carries the tenant context like any other.

    Code that accepts `AnySession` works with it as with an AsyncSession: `info` holds the same entries, and deferred inserts and
    after-commit callbacks run alike (session.driver_transaction).
    """

    def __init__(self, pool: asyncpg.Pool, context: Context | Callable[[], Context]) -> None:
        self.info: dict[str, Any] = {"context": context}
        self._pool = pool
        self._connection: asyncpg.Connection | None = None
        self._last_statement = ""

    async def begin(self, preamble: str = "") -> str | None:
        """Begin with BEGIN, the context and the preamble in one message.

        Returns the status line of the preamble's last statement, or None when the transaction had begun before.
        """
        if self._connection is not None:
            return None
        context = self.info["context"]
        current: Context = context() if callable(context) else context
        connection = await self._pool.acquire()
        try:
            result = str(await connection.execute("BEGIN;" + current.set_local_sql() + preamble))
        except BaseException:
            await self._pool.release(connection)
            raise
        self._connection = connection
        track_transaction(1)
        return result

    async def connection(self) -> asyncpg.Connection:
        """Return the driver's connection inside the transaction, beginning it if needed."""
        await self.begin()
        return self._connection

    async def commit_with(self, name: str, sql: str, values: Iterable[str]) -> None:
        """Run a last statement in the message that commits, saving a round trip. It is prepared once per connection under its name."""
        connection = await self.connection()
        if name not in connection.prepared:
            await connection.execute(f"PREPARE {name} AS {sql}")
            connection.prepared.add(name)
        self._last_statement = f"EXECUTE {name}({', '.join(map(_quote, values))});"

    async def end(self, command: Literal["COMMIT", "ROLLBACK"]) -> None:
        """Commit or roll back, if the transaction has begun, and give the connection back to its pool."""
        if self._connection is None:
            return
        connection, self._connection = self._connection, None
        try:
            await (roll_back(connection) if command == "ROLLBACK" else connection.execute(self._last_statement + command))
        finally:
            track_transaction(-1)
            await self._pool.release(connection)

    @asynccontextmanager
    async def begin_nested(self) -> AsyncIterator[None]:
        """Run a block within a savepoint: if it raises, only the block's statements are undone."""
        connection = await self.connection()
        await connection.execute("SAVEPOINT inner_work")
        try:
            yield
        except BaseException:
            await connection.execute("ROLLBACK TO SAVEPOINT inner_work; RELEASE SAVEPOINT inner_work")
            raise
        await connection.execute("RELEASE SAVEPOINT inner_work")
