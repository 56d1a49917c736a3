"""The connection pools of a process.

There are five, so that no kind of work can starve another: three SQLAlchemy engines (requests, read-only transactions, independent
transactions) and two pools of the driver (short reads and lookup functions; driver transactions). Each pool has at most `db_pool`
connections, the one for short reads `read_pool`. A connection keeps some 6 MB in PostgreSQL, so the driver's pools close those that
were idle for IDLE_SECONDS.
"""

from asyncio import Lock, wait_for
from typing import Any, cast

import asyncpg
from sqlalchemy import event, exc
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from clinic.core.api.errors import DatabaseUnavailable
from clinic.core.database.driver_transaction import DriverConnection
from clinic.core.logging import log
from clinic.core.settings import Settings, settings

IDLE_SECONDS = 60.0
SHUTDOWN_GRACE_SECONDS = 10
"""How long a stopping process waits for connections that are still in use."""
_UNAVAILABLE_SQLSTATES = ("08", "57P01", "57P02", "57P03", "53300")
"""Prefixes of PostgreSQL's error codes for: connection exception, shutdown, crash, starting up, too many connections."""
_LOST_RACE_SQLSTATES = frozenset({"40001", "40P01", "23505", "23P01", "55P03"})
"""PostgreSQL's error codes for: serialization failure, deadlock, a row or time that another transaction took meanwhile, lock time-out."""
_CLOSED_MESSAGES = ("is closed", "released back to the pool", "cannot switch to state")
"""Parts of asyncpg's error texts on a dead connection, before the closed socket has been noticed."""


class ContextConnection(asyncpg.Connection):  # type: ignore[misc]
    """An asyncpg connection that sends the tenant context in the same message as BEGIN, saving a round trip per transaction.

    Before a transaction begins, `pending_preamble` is set to the statements to append to the driver's next `BEGIN`. The driver's
    status line of the last of them ("SELECT 1": its name and row count) is kept in `preamble_result`.
    """

    pending_preamble = ""
    preamble_result = ""

    async def execute(self, query: str, *args: Any, **options: Any) -> str:
        """Execute as the driver does, appending the pending preamble to a BEGIN."""
        if self.pending_preamble and query.startswith("BEGIN"):
            query, self.pending_preamble = query + self.pending_preamble, ""
            self.preamble_result = str(await super().execute(query, *args, **options))
            return self.preamble_result
        return str(await super().execute(query, *args, **options))


class Database:
    """All connection pools of the process. The engines connect at first use, the driver's pools in `open()`."""

    def __init__(self, config: Settings) -> None:
        self.config = config
        read_url = config.read_database_url or config.database_url
        self.engine = _create_engine(config.database_url, config.db_pool, plan_cache_mode="force_generic_plan")
        self.read_engine = _create_engine(read_url, config.db_pool).execution_options(postgresql_readonly=True)
        self.independent_engine = _create_engine(config.database_url, config.db_pool)
        self.read_pool: asyncpg.Pool | None = None
        self.driver_pool: asyncpg.Pool | None = None
        self._opening = Lock()

    async def open(self) -> None:
        """Connect the driver's two pools, where they aren't yet. Raises DatabaseUnavailable."""
        async with self._opening:
            self.read_pool = self.read_pool or await _create_pool(self.config.database_url, self.config.read_pool)
            self.driver_pool = self.driver_pool or await _create_pool(
                self.config.database_url, self.config.db_pool, plan_cache_mode="force_generic_plan",
            )

    async def close(self) -> None:
        """Close all connections; those still in use after SHUTDOWN_GRACE_SECONDS are terminated."""
        for pool in (self.read_pool, self.driver_pool):
            if pool is None:
                continue
            try:
                await wait_for(pool.close(), SHUTDOWN_GRACE_SECONDS)
            except TimeoutError:
                log.warning("pool.in_use", connections=pool.get_size() - pool.get_idle_size())
                pool.terminate()
        self.read_pool = self.driver_pool = None
        await self.engine.dispose()
        await self.read_engine.dispose()
        await self.independent_engine.dispose()


async def _create_pool(url: str, size: int, **server_settings: str) -> asyncpg.Pool:
    return await asyncpg.create_pool(
        url, connect=_connect, min_size=1, max_size=size, max_inactive_connection_lifetime=IDLE_SECONDS, reset=_reset_connection,
        command_timeout=30, connection_class=DriverConnection,
        server_settings={"application_name": "aster", "jit": "off", **server_settings},
    )


async def _reset_connection(connection: asyncpg.Connection) -> None:
    """Roll back a transaction that was cut off. All settings are transaction-local, so there is nothing else to reset."""
    if connection.is_in_transaction():
        await connection.execute("ROLLBACK")


async def _connect(*args: Any, **options: Any) -> asyncpg.Connection:
    """Open a connection. Raises DatabaseUnavailable when there is no database to connect to."""
    try:
        return await asyncpg.connect(*args, **options)
    except Exception as error:
        if isinstance(error, OSError) or is_disconnect(error):
            log.warning("database.unavailable", error=type(error).__name__)
            raise DatabaseUnavailable from error
        raise


def is_disconnect(error: BaseException) -> bool:
    """Return whether an exception, or one that caused it, means that the database is gone rather than that it refused a statement."""
    cause: BaseException | None = error
    while cause is not None:
        is_driver_error = isinstance(cause, asyncpg.InterfaceError | asyncpg.InternalClientError)
        is_closed = is_driver_error and any(message in str(cause) for message in _CLOSED_MESSAGES)
        sqlstate = str(getattr(cause, "sqlstate", None))
        if is_closed or isinstance(cause, DatabaseUnavailable | exc.TimeoutError) or sqlstate.startswith(_UNAVAILABLE_SQLSTATES):
            return True
        cause = cause.__cause__
    return False


def is_lost_race(error: BaseException) -> bool:
    """Return whether PostgreSQL refused a statement because of a concurrent transaction, so that the same call may succeed afterwards."""
    cause: BaseException | None = error
    while cause is not None:
        if getattr(cause, "sqlstate", None) in _LOST_RACE_SQLSTATES:
            return True
        cause = cause.__cause__
    return False


def _reject_closed_connection(connection: Any, *_: Any) -> None:
    """Make SQLAlchemy replace a pooled connection that the server has closed; the driver knows so without a round trip."""
    if connection.driver_connection.is_closed():
        raise exc.DisconnectionError


def _create_engine(url: str, size: int, **server_settings: str) -> AsyncEngine:
    engine = create_async_engine(
        url.replace("postgresql://", "postgresql+asyncpg://", 1), pool_size=size, max_overflow=0, pool_use_lifo=True,
        hide_parameters=True,
        connect_args={
            "async_creator_fn": _connect, "connection_class": ContextConnection, "command_timeout": 30,
            "server_settings": {"application_name": "aster", "jit": "off", **server_settings},
        },
    )
    event.listen(engine.sync_engine, "checkout", _reject_closed_connection)
    return engine


_database: Database | None = None


def database() -> Database:
    """Return the process's database, creating it at first use."""
    global _database  # noqa: PLW0603 - one process, one set of pools
    if _database is None:
        _database = Database(settings())
    return _database


async def close_database() -> None:
    """Close the process's connections and forget them."""
    global _database  # noqa: PLW0603
    if _database is not None:
        await _database.close()
    _database = None


async def read_pool() -> asyncpg.Pool:
    """Return the driver's pool for short reads and lookup functions, connecting it if needed."""
    current = database()
    if current.read_pool is None:
        await current.open()
    return cast("asyncpg.Pool", current.read_pool)


async def driver_pool() -> asyncpg.Pool:
    """Return the driver's pool for driver transactions, connecting it if needed."""
    current = database()
    if current.driver_pool is None:
        await current.open()
    return cast("asyncpg.Pool", current.driver_pool)


async def call_lookup(name: str, *keys: Any) -> asyncpg.Record | None:
    """Call a lookup function (row_security.lookup_function), which finds the company and subject of a key before the company is known.

    Returns its first row, or None when the key is unknown.
    """
    placeholders = ", ".join(f"${position}" for position in range(1, len(keys) + 1))
    return await (await read_pool()).fetchrow(f"SELECT * FROM {name}({placeholders})", *keys)
