"""The only place that opens, commits or refuses a transaction (rule 5).

A request's `Session` begins at its first statement, says in its first message whose rows it may see, and commits before the
answer goes out. `aside()` is a second short transaction for what must survive a refusal. `hot()` is the driver's own connection
for hot reads. No provider may be called while any of them is open.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, TypeVar, cast
from uuid import UUID

import asyncpg
from fastapi import Depends, Request
from sqlalchemy import event
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession
from sqlalchemy.orm import Session as SyncSession, SessionTransaction

from clinic.core.connections import Database, Opening, busy_pool, database, door, pool, shut
from clinic.core.context import Context
from clinic.core.direct import DirectSession, TransactionOpenError, count, refuse_open_transaction, roll_back
from clinic.core.errors import NotFound
from clinic.core.logs import log
from clinic.core.models import CompanyOwned
from clinic.core.stale import unmoved

Row = TypeVar("Row", bound=CompanyOwned)
Unit = AsyncSession | DirectSession
_BEFORE_COMMIT: list[Callable[[Unit], Awaitable[None]]] = []


def before_commit(work: Callable[[Unit], Awaitable[None]]) -> None:
    """Register what each unit of work writes last (audit rows, events)."""
    _BEFORE_COMMIT.append(work)


def after_commit(session: Unit, work: Callable[[], Awaitable[None]]) -> None:
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
    driver.opening = current.local() + session.info.pop("opening", "")


@event.listens_for(_UnitSession, "after_transaction_create")
def _opened(_: SyncSession, transaction: SessionTransaction) -> None:
    if transaction.parent is None:
        count(1)


@event.listens_for(_UnitSession, "after_transaction_end")
def _ended(_: SyncSession, transaction: SessionTransaction) -> None:
    if transaction.parent is None:
        count(-1)


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
        await _commit(session)
    except BaseException:
        await session.rollback()
        raise
    finally:
        await session.close()
    await _afterwards(session)


@asynccontextmanager
async def busy(context: Context | Callable[[], Context]) -> AsyncIterator[DirectSession]:
    """One unit of work without the ORM, as `unit()` otherwise."""
    session = DirectSession(await busy_pool(), context)
    try:
        yield session
        for work in _BEFORE_COMMIT:
            await work(session)
        await session.end("COMMIT")
    except BaseException:
        await session.end("ROLLBACK")
        raise
    await _afterwards(session)


async def _afterwards(session: Unit) -> None:
    for work in session.info.get("after_commit", ()):
        try:
            await work()
        except Exception as error:  # noqa: BLE001 - the work is committed; what waits for it has its own second way
            log.warning("after_commit", exc_info=error)


async def _commit(session: AsyncSession) -> None:
    if session.new or session.dirty or session.deleted:
        await session.flush()
    for work in _BEFORE_COMMIT:
        await work(session)
    await session.commit()


async def begin_with(session: Unit, opening: str) -> str | None:
    """Begin the session's transaction with a statement more, in the message that begins it; what that one answered.

    The statement may hold no values but ids and numbers of ours. None when the transaction has begun before.
    """
    if isinstance(session, DirectSession):
        return await session.begin(opening)
    if session.in_transaction():
        return None
    session.info["opening"] = opening
    return cast("Opening", await direct(session)).told


def context_of(session: Unit) -> Context:
    """Who acts in this session."""
    context = session.info["context"]
    return cast("Context", context() if callable(context) else context)


@asynccontextmanager
async def aside(session: Unit, context: Context | None = None) -> AsyncIterator[AsyncSession]:
    """A second, short transaction with the same context or the one given, for what must survive a refusal of the first.

    Its connections are a pool of their own: units of work that all wait for an aside must not starve it.
    """
    async with unit(context or context_of(session), engine=database().asides) as apart:
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
        count(1)
        try:
            yield connection
        except BaseException:
            await roll_back(connection)
            raise
        else:
            await connection.execute("COMMIT")
        finally:
            count(-1)


async def direct(session: Unit) -> asyncpg.Connection:
    """The driver's connection inside the session's own transaction, for the statements of a verb so busy that Core's cost shows."""
    if isinstance(session, DirectSession):
        return await session.connection()
    raw = await (await session.connection()).get_raw_connection()
    adapted: Any = raw.dbapi_connection
    if adapted._transaction is None:  # noqa: SLF001 - it begins at the first statement that goes through it, and ours do not
        await adapted._start_transaction()  # noqa: SLF001
    return cast("asyncpg.Connection", raw.driver_connection)


async def flushed(session: Unit) -> asyncpg.Connection:
    """As `direct()`, once what the ORM has in hand is written, so that the statement meets it."""
    if isinstance(session, AsyncSession):
        await session.flush()
    return await direct(session)


def request_context(request: Request) -> Context:
    """The context that `may()` or a flow's door has put on the request; nobody's until then."""
    return cast("Context", getattr(request.state, "context", None) or Context())


async def _unit_of_work(request: Request) -> AsyncIterator[AsyncSession]:
    async with unit(lambda: request_context(request)) as session:
        request.state.session = session
        yield session


async def _busy_unit(request: Request) -> AsyncIterator[DirectSession]:
    async with busy(lambda: request_context(request)) as session:
        request.state.session = session
        yield session


async def _reading(request: Request) -> AsyncIterator[AsyncSession]:
    async with read_only(lambda: request_context(request)) as session:
        yield session


Session = Annotated[AsyncSession, Depends(_unit_of_work, scope="function")]
"""The request's unit of work: commits before the answer goes out, because the dependency ends with the function."""

BusySession = Annotated[DirectSession, Depends(_busy_unit, scope="function")]
"""The request's unit of work without the ORM, for the few verbs that are measured in hundreds a second."""

ReadSession = Annotated[AsyncSession, Depends(_reading, scope="function")]
"""The request's read-only transaction."""


async def owned(
    session: AsyncSession, model: type[Row], row_id: UUID, *, version: int | None = None, lock: bool | dict[str, bool] = False,
) -> Row:
    """The company's own row of that id; NotFound for anybody else's; Stale when it has moved past `version`. `lock` may say how."""
    key = (context_of(session).company_id, row_id)
    row = await session.get(model, key, with_for_update=lock or None, populate_existing=bool(lock))
    if row is None or getattr(row, "deleted_at", None) is not None:
        raise NotFound
    return unmoved(row, version)


__all__ = [
    "BusySession", "Database", "DirectSession", "ReadSession", "Session", "TransactionOpenError", "Unit", "after_commit", "aside",
    "before_commit", "begin_with", "busy", "context_of", "database", "direct", "door", "flushed", "hot", "owned", "pool", "read_only",
    "refuse_open_transaction", "request_context", "shut", "unit",
]
