"""Deferred inserts: rows that most changes leave behind (audit entries, events, idempotency keys), written together before the commit.

During a transaction they are only collected. Just before the commit one statement inserts them all, each table's rows as one JSON
parameter, because a round trip to the database costs more than what it carries; a driver transaction sends it in the message that
commits. A transaction that rolls back writes none.
"""

from functools import lru_cache
from hashlib import sha256
from typing import Any

import orjson

from clinic.core.database import session as db


class UnequalColumnsError(ValueError):
    """Two rows queued for one table have different columns: a programming error."""


def insert_before_commit(session: db.AnySession, table: str, row: dict[str, Any]) -> None:
    """Queue a row of plain values for insertion before the commit.

    Raises UnequalColumnsError when an earlier row of the table in this transaction has other columns: the statement takes the columns
    of the first row, so values of others would be lost.
    """
    rows = session.info.setdefault("deferred_inserts", {}).setdefault(table, [])
    if rows and rows[0].keys() != row.keys():
        raise UnequalColumnsError(f"{table}: {sorted(rows[0].keys() ^ row.keys())}")
    rows.append(row)


@lru_cache
def _insert_statement(tables: tuple[tuple[str, tuple[str, ...]], ...]) -> tuple[str, str]:
    """Build one statement with an INSERT per table, and its name; table and column names come from the models, never from input."""
    inserts = []
    for position, (table, columns) in enumerate(tables, 1):
        column_list = ", ".join(columns)
        rows = f"jsonb_populate_recordset(CAST(NULL AS {table}), CAST(${position} AS jsonb))"
        inserts.append(f"deferred{position} AS (INSERT INTO {table} ({column_list}) SELECT {column_list} FROM {rows})")
    sql = "WITH " + ", ".join(inserts) + " SELECT 1"
    return f"deferred_{sha256(sql.encode()).hexdigest()[:16]}", sql


def _json_default(value: Any) -> str:
    return "\\x" + value.hex() if isinstance(value, bytes) else str(value)


async def _insert_deferred(session: db.AnySession) -> None:
    rows_by_table: dict[str, list[dict[str, Any]]] | None = session.info.pop("deferred_inserts", None)
    if rows_by_table:
        name, sql = _insert_statement(tuple((table, tuple(rows[0])) for table, rows in rows_by_table.items()))
        values = [orjson.dumps(rows, default=_json_default).decode() for rows in rows_by_table.values()]
        if isinstance(session, db.DriverTransaction):
            await session.commit_with(name, sql, values)
        else:
            await (await db.driver_connection(session)).fetch(sql, *values)


db.before_commit(_insert_deferred)
