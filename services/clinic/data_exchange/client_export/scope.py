"""The tables of a client's record, derived from the models, so that a new table is exported without further work.

Includes every table whose rows name a client and every table with a foreign key to one of those. Excluded tables are listed with the
reason.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy import LargeBinary, text
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.database.base import ClientOwned, CompanyOwned
from clinic.core.database.row_security import list_models
from clinic.core.database.session import get_context
from clinic.data_exchange.queries import MERGED_IDS_CTE

EXCLUDED_TABLES = {
    "client_search_token": "search tokens of the client's name",
    "client_access": "which members may see the client: the clinic's affair",
    "client_export": "the exports themselves",
    "client_access_log": "contained in the audit log, from which the access log is made",
    "controlled_document_version": "the clinic's own documents, which concern no client",
    "device_maintenance": "the clinic's devices, which concern no client",
    "document_pdf": "the PDFs are included as files",
    "booking_flow": "access credentials, deleted after a day",
    "registration_flow": "access credentials, deleted after a day",
    "form_link": "access credentials, no content",
    "form_flow": "access credentials, no content",
    "occupancy": "the time that a booking takes of a room; the booking contains it",
}
_HIDDEN_COLUMNS = "'company_id', 'signature'"
"""Left out of every row; signatures are in the PDFs."""
MASKED_COLUMNS = {"card_on_file": "transaction_id", "gift_card": "code"}
"""Column by table whose value can be used as payment; only its last four characters are exported."""


@dataclass(frozen=True, slots=True)
class TableScope:
    """A table, the SQL condition that selects the client's rows (`t`), and the columns that are left out."""

    table: str
    where: str
    hidden: tuple[str, ...]


@lru_cache
def included_tables() -> tuple[TableScope, ...]:
    """Return all tables to export, by name."""
    client_columns = {model.__tablename__: model.__client_column__ for model in list_models() if issubclass(model, ClientOwned)}
    scopes = [
        TableScope(name, f"t.{column} IN (SELECT id FROM client_ids)", _binary_columns(name))
        for name, column in client_columns.items() if name not in EXCLUDED_TABLES
    ]
    for model in list_models():
        name = model.__tablename__
        if not issubclass(model, CompanyOwned) or name in client_columns or name in EXCLUDED_TABLES:
            continue
        for column, parent in _parent_references(model):
            if parent in client_columns and parent not in EXCLUDED_TABLES:
                parent_rows = (
                    f"SELECT p.id FROM {parent} p WHERE p.company_id = :company"
                    f" AND p.{client_columns[parent]} IN (SELECT id FROM client_ids)"
                )
                scopes.append(TableScope(name, f"t.{column} IN ({parent_rows})", _binary_columns(name)))
                break
    return tuple(sorted(scopes, key=lambda scope: scope.table))


def _parent_references(model: Any) -> list[tuple[str, str]]:
    """Return the model's foreign keys within the company as (column, parent table), sorted."""
    references = []
    for constraint in model.__table__.foreign_key_constraints:
        columns = [element.parent.name for element in constraint.elements if element.parent.name != "company_id"]
        if len(columns) == 1:
            references.append((columns[0], constraint.referred_table.name))
    return sorted(references)


@lru_cache
def _binary_columns(table: str) -> tuple[str, ...]:
    model = next(model for model in list_models() if model.__tablename__ == table)
    return tuple(sorted(column.name for column in model.__table__.columns if isinstance(column.type, LargeBinary)))


async def load_rows(session: AsyncSession, scope: TableScope, client_id: UUID) -> list[dict[str, Any]]:
    """Return the client's rows of a table as JSON objects, oldest first."""
    hidden = "".join(f", '{name}'" for name in scope.hidden)
    masked = f" || jsonb_build_object('{name}', '…' || right(t.{name}, 4))" if (name := MASKED_COLUMNS.get(scope.table)) else ""
    row_json = f"(to_jsonb(t) - ARRAY[{_HIDDEN_COLUMNS}{hidden}]{masked})::text"
    sql = f"{MERGED_IDS_CTE} SELECT {row_json} FROM {scope.table} t WHERE t.company_id = :company AND {scope.where} ORDER BY t.id"
    rows = await session.execute(text(sql), {"company": get_context(session).company_id, "client": client_id})
    return [orjson.loads(row[0]) for row in rows]
