"""How migrations run: as `migrator`, every statement under the role `owner`, with time-outs so that nothing waits behind a lock.

Whoever compares with the models imports them first; those who only migrate start sooner without.
"""

import asyncio

from alembic import context
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from clinic.core.database.base import Base
from clinic.core.settings import settings


def _refuse_older_schema(connection: Connection) -> None:
    """End with one sentence where the database's revision is none of ours: its migrations were replaced by the baseline."""
    revision = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in context.script.walk_revisions()}
    if revision and revision not in known:
        raise SystemExit(
            f"This database was made by an older version of Aster ({revision}) that can't be brought up to date; start with an empty one."
        )


def _run(connection: Connection) -> None:
    _refuse_older_schema(connection)
    context.configure(connection=connection, target_metadata=Base.metadata, compare_type=True, transaction_per_migration=True)
    with context.begin_transaction():
        connection.execute(text("SET ROLE owner"))
        connection.execute(text("SET lock_timeout = '5s'"))
        connection.execute(text("SET statement_timeout = '15min'"))
        context.run_migrations()


async def _connect() -> None:
    url = settings().database_admin_url.replace("postgresql://", "postgresql+asyncpg://", 1)
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        await connection.run_sync(_run)
        await connection.commit()
    await engine.dispose()


asyncio.run(_connect())
