"""The migrated database is the models' database: columns, keys, policies, grants, functions, triggers."""

import asyncio
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import pytest

from clinic.core import schema
from clinic.core.catalogue import fingerprint
from clinic.core.settings import settings

pytestmark = pytest.mark.anyio


async def _database(name: str) -> str:
    parts = urlsplit(settings().database_admin_url)
    admin = await asyncpg.connect(urlunsplit(parts._replace(path="/postgres")))
    await admin.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
    await admin.execute(f'CREATE DATABASE "{name}" OWNER owner')
    await admin.close()
    return urlunsplit(parts._replace(path=f"/{name}"))


async def test_the_migrated_schema_is_that_of_the_models(app):
    """`migrate` on an empty database gives what the models say, policies and grants included; twice is once."""
    base = urlsplit(settings().database_admin_url).path.lstrip("/")
    made, migrated = await _database(f"{base}_made"), await _database(f"{base}_migrated")
    await schema.create(made)
    for _ in range(2):
        await _migrate(migrated)
    assert await fingerprint(migrated) == await fingerprint(made)
    planted = await asyncpg.connect(made)
    await planted.execute("SET ROLE owner; DROP POLICY reach ON client")
    await planted.close()
    missing = await fingerprint(migrated) - await fingerprint(made)
    assert len(missing) == 1 and "policy client reach" in missing.pop()
    await _python("-c", _BEGUN, url=migrated)


_BEGUN = """
from alembic import command
from clinic.cli import migration
command.revision = lambda config, **_: command.check(config)
migration("x")
"""
"""A migration is begun, and what it would hold is only compared: nothing, when every model is known."""


async def _migrate(url: str) -> None:
    await _python("-m", "clinic.cli", "migrate", url=url)


async def _python(*what: str, url: str) -> None:
    import os
    import sys

    process = await asyncio.create_subprocess_exec(
        sys.executable, *what, env={**os.environ, "DATABASE_ADMIN_URL": url}, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )
    told, _ = await process.communicate()
    assert process.returncode == 0, told.decode()
