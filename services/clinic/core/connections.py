"""The process's connections, and nothing of what is done with them."""

from asyncio import wait_for
from typing import Any, cast

import asyncpg
from sqlalchemy import event, exc
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from clinic.core.errors import Away
from clinic.core.logs import log
from clinic.core.settings import Settings, settings

LINGER = 10
"""Seconds that a stopping process waits for what still holds a connection."""
_GONE = ("08", "57P01", "57P02", "57P03", "53300")
"""What the database's own codes begin with when it is away: broken off, shutting down, crashed, starting, full."""
_CLOSED = ("is closed", "released back to the pool", "cannot switch to state")
"""What the driver says when asked on a connection that has died, or is about to: it heard the end of it, and not yet the line's."""


class Opening(asyncpg.Connection):  # type: ignore[misc]
    """A connection that sends, in the message that begins a transaction, what that transaction must know first."""

    opening = ""
    told = ""
    """What the last statement of that message answered: its name and how many rows it found."""

    async def execute(self, query: str, *args: Any, **options: Any) -> str:
        """As the driver's."""
        if self.opening and query.startswith("BEGIN"):
            query, self.opening = query + self.opening, ""
            self.told = str(await super().execute(query, *args, **options))
            return self.told
        return str(await super().execute(query, *args, **options))


class Database:
    """The process's connections: an engine for the unit of work, one for reading, a driver pool for hot paths and doors."""

    def __init__(self, config: Settings) -> None:
        self.config = config
        self.engine = _engine(config.database_url, config.db_pool, plan_cache_mode="force_generic_plan")
        self.readers = _engine(config.read_database_url or config.database_url, config.db_pool).execution_options(postgresql_readonly=True)
        self.asides = _engine(config.database_url, config.db_pool)
        self.pool: asyncpg.Pool | None = None
        self.busy: asyncpg.Pool | None = None

    async def open(self) -> None:
        """Connect the driver's pools: one for hot reads and doors, and one for busy writes, whose waits must not starve the first."""
        self.pool = await _pool(self.config.database_url, self.config.hot_pool)
        self.busy = await _pool(self.config.database_url, self.config.db_pool, plan_cache_mode="force_generic_plan")

    async def close(self) -> None:
        """Let all connections go."""
        for held in (self.pool, self.busy):
            if held is None:
                continue
            try:
                await wait_for(held.close(), LINGER)
            except TimeoutError:
                log.warning("pool.held", held=held.get_size() - held.get_idle_size())
                held.terminate()
        await self.engine.dispose()
        await self.readers.dispose()
        await self.asides.dispose()


async def _pool(url: str, size: int, **server: str) -> asyncpg.Pool:
    return await asyncpg.create_pool(
        url, connect=_connect, min_size=1, max_size=size, reset=_keep, command_timeout=30,
        server_settings={"application_name": "aster", "jit": "off", **server},
    )


async def _keep(connection: asyncpg.Connection) -> None:
    """Nothing to reset between uses, as every setting of ours is local to its transaction; one that was broken off may still be open."""
    if connection.is_in_transaction():
        await connection.execute("ROLLBACK")


async def _connect(*place: Any, **options: Any) -> asyncpg.Connection:
    """A new connection. Raises Away when there is no database to connect to."""
    try:
        return await asyncpg.connect(*place, **options)
    except Exception as error:
        if isinstance(error, OSError) or lost(error):
            log.warning("database.away", error=type(error).__name__)
            raise Away from error
        raise


def lost(error: BaseException) -> bool:
    """Whether the database went away, rather than refusing what was asked of it."""
    cause: BaseException | None = error
    while cause is not None:
        closed = isinstance(cause, asyncpg.InterfaceError | asyncpg.InternalClientError) and any(words in str(cause) for words in _CLOSED)
        if closed or isinstance(cause, Away | exc.TimeoutError) or str(getattr(cause, "sqlstate", None)).startswith(_GONE):
            return True
        cause = cause.__cause__
    return False


def _still_open(connection: Any, *_: Any) -> None:
    """Have a connection that the database has ended replaced when it is taken, which the driver knows without asking."""
    if connection.driver_connection.is_closed():
        raise exc.DisconnectionError


def _engine(url: str, size: int, **server: str) -> AsyncEngine:
    engine = create_async_engine(
        url.replace("postgresql://", "postgresql+asyncpg://", 1), pool_size=size, max_overflow=0,
        hide_parameters=True,
        connect_args={
            "async_creator_fn": _connect, "connection_class": Opening, "command_timeout": 30,
            "server_settings": {"application_name": "aster", "jit": "off", **server},
        },
    )
    event.listen(engine.sync_engine, "checkout", _still_open)
    return engine


_database: Database | None = None


def database() -> Database:
    """The process's database; made at first use."""
    global _database  # noqa: PLW0603 - one process, one set of pools
    if _database is None:
        _database = Database(settings())
    return _database


async def shut() -> None:
    """Close the process's connections and forget them."""
    global _database  # noqa: PLW0603
    if _database is not None:
        await _database.close()
    _database = None


async def pool() -> asyncpg.Pool:
    """The driver's pool, for doors: single statements that name no company."""
    home = database()
    if home.pool is None:
        await home.open()
    return cast("asyncpg.Pool", home.pool)


async def busy_pool() -> asyncpg.Pool:
    """The driver's pool for busy writes."""
    home = database()
    if home.busy is None:
        await home.open()
    return cast("asyncpg.Pool", home.busy)


async def door(name: str, *keys: Any) -> asyncpg.Record | None:
    """Pass a door: ask which (company, subject) a key belongs to, before the company is known."""
    marks = ", ".join(f"${place}" for place in range(1, len(keys) + 1))
    return await (await pool()).fetchrow(f"SELECT * FROM {name}({marks})", *keys)
