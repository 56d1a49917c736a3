"""The process's connections, and nothing of what is done with them."""

from asyncio import wait_for
from typing import Any, cast

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from clinic.core.logs import log
from clinic.core.settings import Settings, settings

LINGER = 10
"""Seconds that a stopping process waits for what still holds a connection."""


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
        url, min_size=1, max_size=size, reset=_keep, command_timeout=30,
        server_settings={"application_name": "aster", "jit": "off", **server},
    )


async def _keep(connection: asyncpg.Connection) -> None:
    """Nothing to reset between uses, as every setting of ours is local to its transaction; one that was broken off may still be open."""
    if connection.is_in_transaction():
        await connection.execute("ROLLBACK")


def _engine(url: str, size: int, **server: str) -> AsyncEngine:
    return create_async_engine(
        url.replace("postgresql://", "postgresql+asyncpg://", 1), pool_size=size, max_overflow=size,
        hide_parameters=True,
        connect_args={
            "connection_class": Opening, "command_timeout": 30,
            "server_settings": {"application_name": "aster", "jit": "off", **server},
        },
    )


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
