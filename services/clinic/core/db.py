"""The only place that opens, commits or refuses a transaction (rule 5).

A request's `Session` begins at its first statement, says in its first message whose rows it may see, and commits before the
answer goes out. `aside()` is a second short transaction for what must survive a refusal. `hot()` is the driver's own connection
for hot reads. No provider may be called while any of them is open.
"""

from asyncio import Task, current_task
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, TypeVar, cast
from uuid import UUID
from weakref import WeakKeyDictionary

import asyncpg
from fastapi import Depends, Request
from sqlalchemy import event
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession
from sqlalchemy.orm import Session as SyncSession, SessionTransaction

from clinic.core.connections import Database, Opening, database, door, pool, shut
from clinic.core.context import Context
from clinic.core.errors import NotFound, Stale
from clinic.core.logs import log
from clinic.core.models import CompanyOwned

Row = TypeVar("Row", bound=CompanyOwned)
_open: WeakKeyDictionary[Task[Any], int] = WeakKeyDictionary()
_BEFORE_COMMIT: list[Callable[[SyncSession], None]] = []


class TransactionOpenError(RuntimeError):
    """A provider was about to be called inside a transaction: a mistake in the code, never a refusal."""


def _count(step: int) -> None:
    if task := current_task():
        _open[task] = _open.get(task, 0) + step


def refuse_open_transaction() -> None:
    """Raise TransactionOpenError when the calling task has a transaction open; provider clients call it before each call."""
    task = current_task()
    if task is not None and _open.get(task, 0) > 0:
        raise TransactionOpenError


def before_commit(work: Callable[[SyncSession], None]) -> None:
    """Register what each unit of work writes last (audit rows, events)."""
    _BEFORE_COMMIT.append(work)


def after_commit(session: AsyncSession, work: Callable[[], Awaitable[None]]) -> None:
    """Do this when, and only when, the transaction has committed; a failure of it is the caller's loss alone."""
    session.info.setdefault("after_commit", []).append(work)


class _UnitSession(SyncSession):
    """A session whose transactions say whose rows they may see."""


@event.listens_for(_UnitSession, "after_begin")
def _begin(session: SyncSession, transaction: SessionTransaction, connection: Connection) -> None:
    """Lay the context beside the BEGIN that the first statement will send; savepoints inherit it."""
    if transaction.nested:
        return
    context = session.info["context"]
    current: Context = context() if callable(context) else context
    driver = cast("Opening", connection.connection.driver_connection)
    driver.opening = current.local()


@event.listens_for(_UnitSession, "after_transaction_create")
def _opened(_: SyncSession, transaction: SessionTransaction) -> None:
    if transaction.parent is None:
        _count(1)


@event.listens_for(_UnitSession, "after_transaction_end")
def _ended(_: SyncSession, transaction: SessionTransaction) -> None:
    if transaction.parent is None:
        _count(-1)


@event.listens_for(_UnitSession, "before_commit")
def _last(session: SyncSession) -> None:
    session.flush()
    for work in _BEFORE_COMMIT:
        work(session)


def _session(engine: AsyncEngine, context: Context | Callable[[], Context]) -> AsyncSession:
    return AsyncSession(
        engine, sync_session_class=_UnitSession, expire_on_commit=False, info={"context": context}, autobegin=True,
    )


@asynccontextmanager
async def unit(context: Context | Callable[[], Context], *, engine: AsyncEngine | None = None) -> AsyncIterator[AsyncSession]:
    """One unit of work: commits at the end, rolls back on any exception, then does what waited for the commit."""
    session = _session(engine or database().engine, context)
    try:
        yield session
        await session.commit()
    except BaseException:
        await session.rollback()
        raise
    finally:
        await session.close()
    for work in session.info.get("after_commit", ()):
        try:
            await work()
        except Exception as error:  # noqa: BLE001 - the work is committed; what waits for it has its own second way
            log.warning("after_commit", exc_info=error)


def context_of(session: AsyncSession) -> Context:
    """Who acts in this session."""
    context = session.info["context"]
    return cast("Context", context() if callable(context) else context)


@asynccontextmanager
async def aside(session: AsyncSession) -> AsyncIterator[AsyncSession]:
    """A second, short transaction with the same context, for what must survive a refusal of the first.

    Its connections are a pool of their own: units of work that all wait for an aside must not starve it.
    """
    async with unit(context_of(session), engine=database().asides) as apart:
        yield apart


@asynccontextmanager
async def read_only(context: Context | Callable[[], Context]) -> AsyncIterator[AsyncSession]:
    """A transaction that the database itself keeps from writing; may run on a replica."""
    session = _session(database().readers, context)
    try:
        yield session
    finally:
        await session.rollback()
        await session.close()


@asynccontextmanager
async def hot(context: Context) -> AsyncIterator[asyncpg.Connection]:
    """The driver's connection in a transaction whose BEGIN and context went in one message."""
    async with (await pool()).acquire() as connection:
        await connection.execute("BEGIN;" + context.local())
        _count(1)
        try:
            yield connection
        except BaseException:
            await connection.execute("ROLLBACK")
            raise
        else:
            await connection.execute("COMMIT")
        finally:
            _count(-1)


async def direct(session: AsyncSession) -> asyncpg.Connection:
    """The driver's connection inside the session's own transaction, for the statements of a verb so busy that Core's cost shows."""
    raw = await (await session.connection()).get_raw_connection()
    adapted: Any = raw.dbapi_connection
    if adapted._transaction is None:  # noqa: SLF001 - it begins at the first statement that goes through it, and ours do not
        await adapted._start_transaction()  # noqa: SLF001
    return cast("asyncpg.Connection", raw.driver_connection)


def request_context(request: Request) -> Context:
    """The context that `may()` or a flow's door has put on the request; nobody's until then."""
    return cast("Context", getattr(request.state, "context", None) or Context())


async def _unit_of_work(request: Request) -> AsyncIterator[AsyncSession]:
    async with unit(lambda: request_context(request)) as session:
        request.state.session = session
        yield session


async def _reading(request: Request) -> AsyncIterator[AsyncSession]:
    async with read_only(lambda: request_context(request)) as session:
        yield session


Session = Annotated[AsyncSession, Depends(_unit_of_work, scope="function")]
"""The request's unit of work: commits before the answer goes out, because the dependency ends with the function."""

ReadSession = Annotated[AsyncSession, Depends(_reading, scope="function")]
"""The request's read-only transaction."""


async def owned(
    session: AsyncSession, model: type[Row], row_id: UUID, *, version: int | None = None, lock: bool = False,
) -> Row:
    """The company's own row of that id; NotFound for anybody else's; Stale when it has moved past `version`."""
    key = (context_of(session).company_id, row_id)
    row = await session.get(model, key, with_for_update=lock or None, populate_existing=lock)
    if row is None or getattr(row, "deleted_at", None) is not None:
        raise NotFound
    if version is not None and row.version != version:  # type: ignore[attr-defined]
        raise Stale(current=row)
    return row


__all__ = [
    "Database", "ReadSession", "Session", "TransactionOpenError", "after_commit", "aside", "before_commit", "context_of", "database",
    "direct", "door", "hot", "owned", "pool", "read_only", "refuse_open_transaction", "request_context", "shut", "unit",
]
