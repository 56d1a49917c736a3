"""Loading millions of rows: indexes, foreign keys and exclusions are taken off before and made again after, which proves every row."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import asyncpg

_ROOM = """
SET LOCAL maintenance_work_mem = '1GB'; SET LOCAL work_mem = '256MB'; SET LOCAL synchronous_commit = off;
SET LOCAL max_parallel_maintenance_workers = 2
"""
_TIES = """
SELECT c.conrelid::regclass::text AS owner, c.conname AS name, pg_get_constraintdef(c.oid) AS made_by
FROM pg_constraint c WHERE c.conrelid = ANY($1::text[]::regclass[]) AND (c.contype IN ('f', 'x') OR (c.contype = 'p' AND NOT EXISTS (
  SELECT 1 FROM pg_constraint f WHERE f.contype = 'f' AND f.confrelid = c.conrelid)))
ORDER BY array_position(ARRAY['p', 'x', 'f']::"char"[], c.contype), c.conname
"""
"""A primary key that somebody points at stays: it can't be taken off without them."""
_INDEXES = """
SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS made_by
FROM pg_index i WHERE i.indrelid = ANY($1::text[]::regclass[])
  AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid) ORDER BY 1
"""


@asynccontextmanager
async def loading(admin: asyncpg.Connection, tables: Sequence[str]) -> AsyncIterator[None]:
    """Let the block fill the tables bare, within the connection's transaction; a row that breaks a rule fails the whole of it."""
    await admin.execute(_ROOM)
    indexes = await admin.fetch(_INDEXES, tables)
    ties = await admin.fetch(_TIES, tables)
    for tie in ties:
        await admin.execute(f"ALTER TABLE {tie['owner']} DROP CONSTRAINT {tie['name']}")
    for index in indexes:
        await admin.execute(f"DROP INDEX {index['name']}")
    yield
    for index in indexes:
        await admin.execute(index["made_by"])
    for table in tables:
        await admin.execute(f"ANALYZE {table}")
    for tie in ties:
        await admin.execute(f"ALTER TABLE {tie['owner']} ADD CONSTRAINT {tie['name']} {tie['made_by']}")


def lines(rows: Sequence[tuple[str, ...]]) -> bytes:
    """Rows in COPY's text format; the values must need no escape."""
    return ("\n".join(["\t".join(row) for row in rows]) + "\n").encode()
