"""Transactions: the only place that opens, commits or rolls one back (rule 5).

Five ways to the database, all under the tenant context of row-level security:

| name | what it gives | for |
|---|---|---|
| `Session`, `transaction()` | an ORM session | nearly everything |
| `ReadSession`, `read_only_transaction()` | an ORM session that can't write; may run on a replica | screens and lists |
| `DriverSession`, `driver_transaction()` | the driver's connection without the ORM | booking and selling, at hundreds a second |
| `read_connection()` | the driver's connection for a short read | hot reads, each a statement or two |
| `independent_transaction()` | a second transaction beside the first | what must survive a refusal of the first (a counted attempt) |

A transaction begins at its first statement: BEGIN and the context's `SET LOCAL`s travel in one message. Before the commit the
registered `before_commit` writers run (deferred_inserts), after it the session's `after_commit` callbacks. A request's transaction
commits before the response is sent, and an exception rolls it back. No provider may be called while a transaction is open, because
a slow provider would then hold its locks; provider clients check that by `refuse_open_transaction()`.
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

from clinic.core.api.errors import NotFound
from clinic.core.database.base import CompanyOwned
from clinic.core.database.driver_transaction import (
    DriverTransaction,
    TransactionOpenError,
    refuse_open_transaction,
    roll_back,
    track_transaction,
)
from clinic.core.database.engine import ContextConnection, Database, call_lookup, close_database, database, driver_pool, read_pool
from clinic.core.database.optimistic_locking import ensure_version
from clinic.core.database.tenant_context import Context
from clinic.core.logging import log

Row = TypeVar("Row", bound=CompanyOwned)
AnySession = AsyncSession | DriverTransaction
"""The type of services' `session` that works with and without the ORM."""
_GENERIC_PLAN = "SET LOCAL plan_cache_mode = force_generic_plan;"
_BEFORE_COMMIT: list[Callable[[AnySession], Awaitable[None]]] = []


def before_commit(write: Callable[[AnySession], Awaitable[None]]) -> None:
    """Register a function that every transaction runs just before its commit, to write audit entries and events."""
    _BEFORE_COMMIT.append(write)


def after_commit(session: AnySession, callback: Callable[[], Awaitable[None]]) -> None:
    """Run a callback once this session's transaction has committed, and never if it rolls back.

    A failing callback is logged and undoes nothing, so whatever it starts needs a second trigger (a poller).
    """
    session.info.setdefault("after_commit", []).append(callback)


class _ContextSession(SyncSession):
    """An ORM session whose transactions carry the tenant context and are tracked per task."""


@event.listens_for(_ContextSession, "after_begin")
def _attach_context(session: SyncSession, transaction: SessionTransaction, connection: Connection) -> None:
    """Append the context to the BEGIN that the driver sends with the first statement; savepoints inherit it."""
    if transaction.nested:
        return
    context = session.info["context"]
    current: Context = context() if callable(context) else context
    driver = cast("ContextConnection", connection.connection.driver_connection)
    driver.pending_preamble = current.set_local_sql() + session.info.pop("preamble", "")


@event.listens_for(_ContextSession, "after_transaction_create")
def _track_begin(_: SyncSession, transaction: SessionTransaction) -> None:
    if transaction.parent is None:
        track_transaction(1)


@event.listens_for(_ContextSession, "after_transaction_end")
def _track_end(_: SyncSession, transaction: SessionTransaction) -> None:
    if transaction.parent is None:
        track_transaction(-1)


def _create_session(engine: AsyncEngine, context: Context | Callable[[], Context]) -> AsyncSession:
    return AsyncSession(
        engine, sync_session_class=_ContextSession, expire_on_commit=False, info={"context": context}, autobegin=True,
    )


@asynccontextmanager
async def transaction(context: Context | Callable[[], Context], *, engine: AsyncEngine | None = None) -> AsyncIterator[AsyncSession]:
    """Open a transaction: commit at the end of the block, roll back on any exception, then run the after-commit callbacks.

    A callable context is asked when the transaction begins, since a request's context is known only after its user is.
    """
    session = _create_session(engine or database().engine, context)
    try:
        yield session
        await _commit(session)
    except BaseException:
        await session.rollback()
        raise
    finally:
        await session.close()
    await _run_after_commit(session)


@asynccontextmanager
async def driver_transaction(context: Context | Callable[[], Context]) -> AsyncIterator[DriverTransaction]:
    """Open a transaction on the driver's connection, without the ORM; it ends as `transaction()` does."""
    session = DriverTransaction(await driver_pool(), context)
    try:
        yield session
        for write in _BEFORE_COMMIT:
            await write(session)
        await session.end("COMMIT")
    except BaseException:
        await session.end("ROLLBACK")
        raise
    await _run_after_commit(session)


async def _run_after_commit(session: AnySession) -> None:
    for callback in session.info.get("after_commit", ()):
        try:
            await callback()
        except Exception as error:  # noqa: BLE001 - the transaction is committed; what the callback starts has a second trigger
            log.warning("after_commit", exc_info=error)


async def _commit(session: AsyncSession) -> None:
    if session.new or session.dirty or session.deleted:
        await session.flush()
    for write in _BEFORE_COMMIT:
        await write(session)
    await session.commit()


async def begin_with_statement(session: AnySession, statement: str) -> str | None:
    """Begin the session's transaction with one more statement in the message that begins it, saving a round trip.

    Returns that statement's status line ("SELECT 0" when it found no row), or None when the transaction had begun before; the
    statement was not run then. It must hold no values but our own ids and numbers, because it is sent as text.
    """
    if isinstance(session, DriverTransaction):
        return await session.begin(statement)
    if session.in_transaction():
        return None
    session.info["preamble"] = statement
    return cast("ContextConnection", await driver_connection(session)).preamble_result


def get_context(session: AnySession) -> Context:
    """Return the tenant context of a session: its company, its actor and the actor's client scope."""
    context = session.info["context"]
    return cast("Context", context() if callable(context) else context)


@asynccontextmanager
async def independent_transaction(session: AnySession, context: Context | None = None) -> AsyncIterator[AsyncSession]:
    """Open a second, short transaction beside the session's own, for what must survive if the first rolls back.

    It has the session's context unless another is given. Its connections come from a pool of their own: if all request
    transactions waited for an independent one on the same pool, none could finish.
    """
    async with transaction(context or get_context(session), engine=database().independent_engine) as independent:
        yield independent


@asynccontextmanager
async def read_only_transaction(context: Context | Callable[[], Context]) -> AsyncIterator[AsyncSession]:
    """Open a transaction in which PostgreSQL refuses every write; it may run on a replica."""
    session = _create_session(database().read_engine, context)
    try:
        yield session
    finally:
        await session.rollback()
        await session.close()


@asynccontextmanager
async def read_connection(context: Context, *, generic_plan: bool = False) -> AsyncIterator[asyncpg.Connection]:
    """Open a short transaction on the driver's connection, for reads whose rate makes the ORM's cost show.

    With `generic_plan` each statement is planned once per connection and not for its values. For long statements whose plan does not
    depend on the values, because PostgreSQL would otherwise plan them at every call; a test must pin the plan.

    It commits at the end of the block, so a single write (an idempotency lease) may go through it too, but the registered
    before-commit and after-commit work does not run.
    """
    async with (await read_pool()).acquire() as connection:
        await connection.execute("BEGIN;" + context.set_local_sql() + (_GENERIC_PLAN if generic_plan else ""))
        track_transaction(1)
        try:
            yield connection
        except BaseException:
            await roll_back(connection)
            raise
        else:
            await connection.execute("COMMIT")
        finally:
            track_transaction(-1)


async def execute_and_commit(context: Context, statement: str) -> None:
    """Execute one statement in a transaction of its own, with BEGIN, context and COMMIT in one message.

    The statement must hold no values but our own ids and numbers, because it is sent as text.
    """
    async with (await read_pool()).acquire() as connection:
        await connection.execute(f"BEGIN;{context.set_local_sql()}{statement};COMMIT")


async def driver_connection(session: AnySession) -> asyncpg.Connection:
    """Return the driver's connection inside the session's transaction, for statements where SQLAlchemy's cost shows.

    Pending ORM changes are not flushed; where the statement must see them, use `flush_and_get_connection()`.
    """
    if isinstance(session, DriverTransaction):
        return await session.connection()
    raw = await (await session.connection()).get_raw_connection()
    adapted: Any = raw.dbapi_connection
    if adapted._transaction is None:  # noqa: SLF001 - the adapter begins at the first statement sent through it; ours bypass it
        await adapted._start_transaction()  # noqa: SLF001
    return cast("asyncpg.Connection", raw.driver_connection)


async def flush_and_get_connection(session: AnySession) -> asyncpg.Connection:
    """Flush pending ORM changes, then return the driver's connection inside the session's transaction."""
    if isinstance(session, AsyncSession):
        await session.flush()
    return await driver_connection(session)


def get_request_context(request: Request) -> Context:
    """Return the context that `require()` or a flow's dependency has set on the request; one without a company until then."""
    return cast("Context", getattr(request.state, "context", None) or Context())


async def request_transaction(request: Request) -> AsyncIterator[AsyncSession]:
    """Provide the request's transaction (`Session`)."""
    async with transaction(lambda: get_request_context(request)) as session:
        request.state.session = session
        yield session


async def request_driver_transaction(request: Request) -> AsyncIterator[DriverTransaction]:
    """Provide the request's driver transaction (`DriverSession`)."""
    async with driver_transaction(lambda: get_request_context(request)) as session:
        request.state.session = session
        yield session


async def request_read_only_transaction(request: Request) -> AsyncIterator[AsyncSession]:
    """Provide the request's read-only transaction (`ReadSession`)."""
    async with read_only_transaction(lambda: get_request_context(request)) as session:
        yield session


Session = Annotated[AsyncSession, Depends(request_transaction, scope="function")]
"""The request's transaction. It commits before the response goes out, because the dependency ends with the route function."""

DriverSession = Annotated[DriverTransaction, Depends(request_driver_transaction, scope="function")]
"""The request's transaction without the ORM, for the few routes that are measured in hundreds of calls a second."""

ReadSession = Annotated[AsyncSession, Depends(request_read_only_transaction, scope="function")]
"""The request's read-only transaction."""


async def get_owned(
    session: AsyncSession, model: type[Row], row_id: UUID, *, version: int | None = None, lock: bool | dict[str, bool] = False,
) -> Row:
    """Load a row of the session's company by id.

    Raises NotFound when it is absent, soft-deleted or another company's, and VersionConflict when it isn't of `version` any more.
    `lock` takes the row FOR UPDATE and reloads it; a dict names options of `with_for_update`.
    """
    key = (get_context(session).company_id, row_id)
    row = await session.get(model, key, with_for_update=lock or None, populate_existing=bool(lock))
    if row is None or getattr(row, "deleted_at", None) is not None:
        raise NotFound
    return ensure_version(row, version)


__all__ = [
    "AnySession", "Database", "DriverSession", "DriverTransaction", "ReadSession", "Session", "TransactionOpenError", "after_commit",
    "before_commit", "begin_with_statement", "call_lookup", "close_database", "database", "driver_connection", "driver_transaction",
    "execute_and_commit", "flush_and_get_connection", "get_context", "get_owned", "get_request_context", "independent_transaction",
    "read_connection", "read_only_transaction", "read_pool", "refuse_open_transaction", "transaction",
]
