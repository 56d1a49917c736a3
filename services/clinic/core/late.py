"""Rows that every change leaves behind (audit, events, kept answers), written last and all in one statement.

They go as JSON, one parameter a table, since a trip to the database costs more than what it carries.
"""

from functools import lru_cache
from typing import Any

import orjson

from clinic.core import db


def add(session: db.Unit, table: str, row: dict[str, Any]) -> None:
    """Have a row of plain values written before the commit; all rows of a table name the same columns."""
    session.info.setdefault("late", {}).setdefault(table, []).append(row)


@lru_cache
def _statement(tables: tuple[tuple[str, tuple[str, ...]], ...]) -> str:
    """One statement with an INSERT for each table; names are the models' own."""
    parts = []
    for place, (table, columns) in enumerate(tables, 1):
        named = ", ".join(columns)
        rows = f"jsonb_populate_recordset(CAST(NULL AS {table}), CAST(${place} AS jsonb))"
        parts.append(f"late{place} AS (INSERT INTO {table} ({named}) SELECT {named} FROM {rows})")
    return "WITH " + ", ".join(parts) + " SELECT 1"


def _plain(value: Any) -> str:
    return "\\x" + value.hex() if isinstance(value, bytes) else str(value)


async def _write(session: db.Unit) -> None:
    waiting: dict[str, list[dict[str, Any]]] | None = session.info.pop("late", None)
    if waiting:
        sql = _statement(tuple((table, tuple(rows[0])) for table, rows in waiting.items()))
        connection = await db.direct(session)
        await connection.fetch(sql, *(orjson.dumps(rows, default=_plain).decode() for rows in waiting.values()))


db.before_commit(_write)
