"""A unit of work on the driver's own connection, for verbs so busy that the ORM's cost shows: booking, selling.

It says whose rows it may see and leaves its last words (audit, events) as every unit of work does; what it lacks is the ORM.
"""

from asyncio import Task, current_task
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any
from weakref import WeakKeyDictionary

import asyncpg

from clinic.core.context import Context

_open: WeakKeyDictionary[Task[Any], int] = WeakKeyDictionary()


class TransactionOpenError(RuntimeError):
    """A provider was about to be called inside a transaction: a mistake in the code, never a refusal."""


def count(step: int) -> None:
    """A transaction was opened (1) or ended (-1) in this task."""
    if task := current_task():
        _open[task] = _open.get(task, 0) + step


def refuse_open_transaction() -> None:
    """Raise TransactionOpenError when the calling task has a transaction open; provider clients call it before each call."""
    task = current_task()
    if task is not None and _open.get(task, 0) > 0:
        raise TransactionOpenError


async def roll_back(connection: asyncpg.Connection) -> None:
    """Undo what broke off, without hiding why it did: with a connection that died, what was begun on it is undone already."""
    with suppress(asyncpg.InterfaceError, asyncpg.PostgresError):
        await connection.execute("ROLLBACK")


class DirectSession:
    """One transaction, begun at its first statement."""

    def __init__(self, pool: asyncpg.Pool, context: Context | Callable[[], Context]) -> None:
        self.info: dict[str, Any] = {"context": context}
        self._pool = pool
        self._held: asyncpg.Connection | None = None

    async def begin(self, opening: str = "") -> str | None:
        """Begin with its context, and a statement more, in one message; what that one answered. None when it has begun before."""
        if self._held is not None:
            return None
        context = self.info["context"]
        current: Context = context() if callable(context) else context
        connection = await self._pool.acquire()
        try:
            told = str(await connection.execute("BEGIN;" + current.local() + opening))
        except BaseException:
            await self._pool.release(connection)
            raise
        self._held = connection
        count(1)
        return told

    async def connection(self) -> asyncpg.Connection:
        """The driver's connection, inside the transaction."""
        await self.begin()
        return self._held

    async def end(self, word: str) -> None:
        """COMMIT or ROLLBACK, if it has begun."""
        if self._held is None:
            return
        connection, self._held = self._held, None
        try:
            await (roll_back(connection) if word == "ROLLBACK" else connection.execute(word))
        finally:
            count(-1)
            await self._pool.release(connection)

    @asynccontextmanager
    async def begin_nested(self) -> AsyncIterator[None]:
        """A savepoint: what fails within it leaves the rest of the transaction standing."""
        connection = await self.connection()
        await connection.execute("SAVEPOINT inner_work")
        try:
            yield
        except BaseException:
            await connection.execute("ROLLBACK TO SAVEPOINT inner_work; RELEASE SAVEPOINT inner_work")
            raise
        await connection.execute("RELEASE SAVEPOINT inner_work")
