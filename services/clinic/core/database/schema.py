"""Create the schema from the models: what tests start from, and what a migrated database is compared with."""

from pathlib import Path

import asyncpg
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable
from sqlalchemy.sql.ddl import sort_tables_and_constraints

from clinic.core.database import row_security
from clinic.core.database.base import Base


def table_statements() -> list[str]:
    """Return CREATE TABLE and CREATE INDEX for every model, in an order that foreign keys allow."""
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    sql: list[str] = []
    for table, _ in sort_tables_and_constraints(Base.metadata.sorted_tables):  # type: ignore[no-untyped-call]
        if table is not None:
            sql.append(str(CreateTable(table).compile(dialect=dialect)))
            indexes = sorted(table.indexes, key=lambda index: str(index.name))
            sql += [str(CreateIndex(index).compile(dialect=dialect)) for index in indexes]
    return sql


def migration_statements(migration: str) -> list[str]:
    """Return the statements of a migration: those of the `.sql` file of the same name, separated by lines of two semicolons."""
    statements = Path(migration).with_suffix(".sql").read_text(encoding="utf-8").split("\n;;\n")
    return [statement for statement in statements if statement.strip()]


async def create_schema(admin_url: str) -> None:
    """Create the whole schema in an empty database: tables as the role `owner`, lookup functions as the role `lookup`.

    `admin_url` connects as `migrator`. CREATE on the schema is granted to `lookup` for this transaction only.
    """
    connection = await asyncpg.connect(admin_url)
    try:
        async with connection.transaction():
            await connection.execute("SET LOCAL ROLE owner; CREATE EXTENSION IF NOT EXISTS btree_gist")
            await connection.execute("GRANT USAGE, CREATE ON SCHEMA public TO lookup")
            for statement in table_statements() + row_security.statements():
                await connection.execute(statement)
            await connection.execute("SET LOCAL ROLE lookup")
            for statement in row_security.lookup_statements():
                await connection.execute(statement)
            await connection.execute("SET LOCAL ROLE owner; REVOKE CREATE ON SCHEMA public FROM lookup")
    finally:
        await connection.close()
