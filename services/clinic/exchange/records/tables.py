"""What belongs to a client's record, derived from the tables themselves: a new one is taken along without anybody's remembering.

Every table whose rows are a client's is taken, and every table whose rows hang on one of those; what isn't is named here, with why.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy import LargeBinary, text
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.db import context_of
from clinic.core.models import ClientOwned, CompanyOwned
from clinic.core.rowsecurity import models
from clinic.exchange.lineage import LINEAGE

LEFT_OUT = {
    "client_token": "pieces of the name by which the client is found",
    "client_access": "which colleagues may meet the client: the clinic's affair",
    "client_export": "the exports themselves",
    "client_look": "told in full by the audit log, from which the list of looks is made",
    "device_maintenance": "the clinic's devices, which no client is part of",
    "document_pdf": "the PDFs lie beside as files",
    "flow": "a visitor's way in, which goes after a day",
    "form_link": "a way in, not something said",
    "form_visit": "a way in, not something said",
    "occupancy": "the time that a visit takes of a room; the visit says it",
    "quality_version": "the clinic's own documents, which no client is part of",
}
_HIDDEN = "'company_id', 'signature'"
"""Beside these each row is whole; signatures stand in the PDFs."""
MASKED = {"gift_card": "code"}
"""What can be paid with by whoever reads it: its last four signs are told."""


@dataclass(frozen=True, slots=True)
class Part:
    """One table, and how its rows are found to be the client's."""

    table: str
    where: str
    hidden: tuple[str, ...]


@lru_cache
def parts() -> tuple[Part, ...]:
    """Every table to take, in the order of their names."""
    owned = {
        model.__tablename__: model.__client_column__ for model in models() if issubclass(model, ClientOwned)
    }
    found = [Part(name, f"t.{column} IN (SELECT id FROM lineage)", _secret(name)) for name, column in owned.items() if name not in LEFT_OUT]
    for model in models():
        name = model.__tablename__
        if not issubclass(model, CompanyOwned) or name in owned or name in LEFT_OUT:
            continue
        for column, parent in _parents(model):
            if parent in owned and parent not in LEFT_OUT:
                inner = f"SELECT p.id FROM {parent} p WHERE p.company_id = :company AND p.{owned[parent]} IN (SELECT id FROM lineage)"
                found.append(Part(name, f"t.{column} IN ({inner})", _secret(name)))
                break
    return tuple(sorted(found, key=lambda part: part.table))


def _parents(model: Any) -> list[tuple[str, str]]:
    """The columns by which a row hangs on another, and on which table's."""
    pairs = []
    for key in model.__table__.foreign_key_constraints:
        columns = [one.parent.name for one in key.elements if one.parent.name != "company_id"]
        if len(columns) == 1:
            pairs.append((columns[0], key.referred_table.name))
    return sorted(pairs)


@lru_cache
def _secret(table: str) -> tuple[str, ...]:
    model = next(one for one in models() if one.__tablename__ == table)
    return tuple(sorted(column.name for column in model.__table__.columns if isinstance(column.type, LargeBinary)))


async def rows_of(session: AsyncSession, part: Part, client_id: UUID) -> list[dict[str, Any]]:
    """The client's rows of one table, as JSON, oldest first."""
    hidden = "".join(f", '{name}'" for name in part.hidden)
    masked = f" || jsonb_build_object('{name}', '…' || right(t.{name}, 4))" if (name := MASKED.get(part.table)) else ""
    shown = f"(to_jsonb(t) - ARRAY[{_HIDDEN}{hidden}]{masked})::text"
    sql = f"{LINEAGE} SELECT {shown} FROM {part.table} t WHERE t.company_id = :company AND {part.where}"
    found = await session.execute(text(sql + " ORDER BY t.id"), {"company": context_of(session).company_id, "client": client_id})
    return [orjson.loads(row[0]) for row in found]
