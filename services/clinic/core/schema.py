"""Making the schema from the models: what tests start from, and what the migrated database is compared with."""

from pathlib import Path

import asyncpg
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable
from sqlalchemy.sql.ddl import sort_tables_and_constraints

from clinic.core import rowsecurity
from clinic.core.models import Base


def table_statements() -> list[str]:
    """CREATE TABLE and CREATE INDEX for every model, in an order that foreign keys allow."""
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    made: list[str] = []
    for table, _ in sort_tables_and_constraints(Base.metadata.sorted_tables):  # type: ignore[no-untyped-call]
        if table is not None:
            made.append(str(CreateTable(table).compile(dialect=dialect)))
            made += [str(CreateIndex(index).compile(dialect=dialect)) for index in sorted(table.indexes, key=lambda i: str(i.name))]
    return made


def beside(migration: str) -> list[str]:
    """The statements of a migration: the `.sql` file beside it, parted by lines with two semicolons."""
    statements = Path(migration).with_suffix(".sql").read_text(encoding="utf-8").split("\n;;\n")
    return [statement for statement in statements if statement.strip()]


async def create(admin_url: str) -> None:
    """Make the whole schema in an empty database, as `owner`, and the doors as `door`. `admin_url` connects as `migrator`."""
    connection = await asyncpg.connect(admin_url)
    try:
        async with connection.transaction():
            await connection.execute("SET LOCAL ROLE owner; CREATE EXTENSION IF NOT EXISTS btree_gist")
            await connection.execute("GRANT USAGE, CREATE ON SCHEMA public TO door")
            for statement in table_statements() + rowsecurity.statements():
                await connection.execute(statement)
            await connection.execute("SET LOCAL ROLE door")
            for statement in rowsecurity.door_statements():
                await connection.execute(statement)
            await connection.execute("SET LOCAL ROLE owner; REVOKE CREATE ON SCHEMA public FROM door")
    finally:
        await connection.close()
