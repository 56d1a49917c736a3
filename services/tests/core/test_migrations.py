"""The migrated database equals the one created from the models: columns, keys, policies, grants, functions, triggers."""

import asyncio
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import pytest

from clinic.core.database import schema
from clinic.core.database.schema_fingerprint import fingerprint
from clinic.core.settings import settings

pytestmark = pytest.mark.anyio


async def _create_database(name: str) -> str:
    """Create an empty database and return its URL."""
    parts = urlsplit(settings().database_admin_url)
    admin = await asyncpg.connect(urlunsplit(parts._replace(path="/postgres")))
    await admin.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
    await admin.execute(f'CREATE DATABASE "{name}" OWNER owner')
    await admin.close()
    return urlunsplit(parts._replace(path=f"/{name}"))


async def test_migrated_schema_equals_the_models(app):
    """`migrate` on an empty database gives the models' schema, policies and grants included, and can run twice.

    A dropped policy is detected, and a new migration would be empty.
    """
    base = urlsplit(settings().database_admin_url).path.lstrip("/")
    created, migrated = await _create_database(f"{base}_made"), await _create_database(f"{base}_migrated")
    await schema.create_schema(created)
    for _ in range(2):
        await _migrate(migrated)
    assert await fingerprint(migrated) == await fingerprint(created)
    connection = await asyncpg.connect(created)
    await connection.execute("SET ROLE owner; DROP POLICY client_scope ON client")
    await connection.close()
    missing = await fingerprint(migrated) - await fingerprint(created)
    assert len(missing) == 1 and "policy client client_scope" in missing.pop()
    await _run_python("-c", _CHECK_NEW_MIGRATION, url=migrated)


_CHECK_NEW_MIGRATION = """
from alembic import command
from clinic.cli import migration
command.revision = lambda config, **_: command.check(config)
migration("x")
"""
"""Create a migration with alembic's `check` in place of writing it: it fails if the migration would hold anything."""


def test_baseline_is_never_edited():
    """Databases of clinics were made by it: a change of the schema is a new dated migration (decision 20)."""
    baseline = Path(__file__).parents[2] / "migrations" / "versions" / "2026_11_23_baseline.sql"
    assert sha256(baseline.read_bytes()).hexdigest() == "be40165e7259128ea7bc444ce94e9ff1d1539470f563f1ff49b7d1020047054b"


async def _migrate(url: str) -> None:
    await _run_python("-m", "clinic.cli", "migrate", url=url)


async def _run_python(*arguments: str, url: str) -> None:
    import os
    import sys

    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, env={**os.environ, "DATABASE_ADMIN_URL": url}, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )
    output, _ = await process.communicate()
    assert process.returncode == 0, output.decode()
