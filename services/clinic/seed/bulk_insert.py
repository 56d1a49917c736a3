"""Load millions of rows quickly: drop indexes, foreign keys and exclusions before and create them again after, which checks every row."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import asyncpg

_SESSION_SETTINGS = """
SET LOCAL maintenance_work_mem = '1GB'; SET LOCAL work_mem = '256MB'; SET LOCAL synchronous_commit = off;
SET LOCAL max_parallel_maintenance_workers = 2
"""
_CONSTRAINTS = """
SELECT c.conrelid::regclass::text AS owner, c.conname AS name, pg_get_constraintdef(c.oid) AS definition
FROM pg_constraint c WHERE c.conrelid = ANY($1::text[]::regclass[]) AND (c.contype IN ('f', 'x') OR (c.contype = 'p' AND NOT EXISTS (
  SELECT 1 FROM pg_constraint f WHERE f.contype = 'f' AND f.confrelid = c.conrelid)))
ORDER BY array_position(ARRAY['p', 'x', 'f']::"char"[], c.contype), c.conname
"""
"""A primary key that a foreign key references stays, since it can't be dropped without that one."""
_INDEXES = """
SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
FROM pg_index i WHERE i.indrelid = ANY($1::text[]::regclass[])
  AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid) ORDER BY 1
"""


@asynccontextmanager
async def without_constraints(admin: asyncpg.Connection, tables: Sequence[str]) -> AsyncIterator[None]:
    """Drop the tables' constraints and indexes for the block, within the connection's transaction; a row that violates one fails the transaction."""
    await admin.execute(_SESSION_SETTINGS)
    indexes = await admin.fetch(_INDEXES, tables)
    constraints = await admin.fetch(_CONSTRAINTS, tables)
    for constraint in constraints:
        await admin.execute(f"ALTER TABLE {constraint['owner']} DROP CONSTRAINT {constraint['name']}")
    for index in indexes:
        await admin.execute(f"DROP INDEX {index['name']}")
    yield
    for index in indexes:
        await admin.execute(index["definition"])
    for table in tables:
        await admin.execute(f"ANALYZE {table}")
    for constraint in constraints:
        await admin.execute(f"ALTER TABLE {constraint['owner']} ADD CONSTRAINT {constraint['name']} {constraint['definition']}")


def copy_rows(rows: Sequence[tuple[str, ...]]) -> bytes:
    """Encode rows in COPY's text format. The values must need no escaping."""
    return ("\n".join(["\t".join(row) for row in rows]) + "\n").encode()
