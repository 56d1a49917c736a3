"""Controlled documents with their published and open version, and the acknowledgements of a version."""

from uuid import UUID

from sqlalchemy import text
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.api.pagination import COUNT_CAP, NewestFirstParams, PaginatedList
from clinic.core.clock import now
from clinic.core.database.session import get_context
from clinic.quality.controlled_documents.schemas import (
    ControlledDocumentListParams,
    ControlledDocumentOut,
    ControlledDocumentReader,
    ControlledDocumentVersionSummary,
)
from clinic.quality.queries import DUE_SOON_DAYS, REMOVED_FILTERS, due_state_sql, search_sql, search_values

_READER_CONDITION = "m.company_id = d.company_id AND m.is_active AND m.deleted_at IS NULL AND m.is_management_on AND m.role <> 'accountant'"
"""The members who are expected to acknowledge a published version."""
_DOCUMENTS = f"""
SELECT d.*, coalesce(r.first_name || ' ' || r.last_name, '') AS responsible_name, d.deleted_at IS NOT NULL AS is_removed,
  {due_state_sql("d.review_on")} AS review_due,
  p.id AS published_id, p.number AS published_number, p.published_at, o.id AS open_id, o.state AS open_state,
  (SELECT count(*) FROM document_acknowledgement x JOIN membership m ON m.id = x.membership_id AND {_READER_CONDITION}
    WHERE x.company_id = d.company_id AND x.document_version_id = p.id) AS reader_count,
  CASE WHEN p.id IS NULL THEN 0 ELSE (SELECT count(*) FROM membership m WHERE {_READER_CONDITION}) END AS expected_reader_count,
  EXISTS (SELECT 1 FROM document_acknowledgement x
    WHERE x.company_id = d.company_id AND x.document_version_id = p.id AND x.membership_id = :me) AS is_read_by_me
FROM controlled_document d JOIN company co ON co.id = d.company_id
LEFT JOIN membership r ON r.company_id = d.company_id AND r.id = d.responsible_id
LEFT JOIN controlled_document_version p ON p.company_id = d.company_id AND p.controlled_document_id = d.id AND p.state = 'published'
LEFT JOIN controlled_document_version o ON o.company_id = d.company_id AND o.controlled_document_id = d.id
  AND o.state IN ('draft', 'approved')
WHERE d.company_id = :company
"""
_ORDER = {"title": "lower(d.title)", "category": "lower(d.category) {0}, lower(d.title)", "review_on": "d.review_on"}
_VERSIONS = """
SELECT v.*, coalesce(a.first_name || ' ' || a.last_name, '') AS approved_name,
  coalesce(p.first_name || ' ' || p.last_name, '') AS published_name, v.file_id IS NULL AS is_written
FROM controlled_document_version v
LEFT JOIN membership a ON a.company_id = v.company_id AND a.id = v.approved_by
LEFT JOIN membership p ON p.company_id = v.company_id AND p.id = v.published_by
WHERE v.company_id = :company AND
"""
_READERS = f"""
SELECT m.id AS user_id, m.first_name || ' ' || m.last_name AS name, x.read_at
FROM controlled_document_version v JOIN controlled_document d ON d.company_id = v.company_id AND d.id = v.controlled_document_id
JOIN membership m ON m.company_id = v.company_id
LEFT JOIN document_acknowledgement x ON x.company_id = v.company_id AND x.document_version_id = v.id AND x.membership_id = m.id
WHERE v.company_id = :company AND v.id = :version AND (x.id IS NOT NULL OR ({_READER_CONDITION}))
"""
MAX_READERS = 500


def _bind_values(session: AsyncSession, **values: object) -> dict[str, object]:
    context = get_context(session)
    return {"company": context.company_id, "me": context.membership_id, "at": now(), "soon": DUE_SOON_DAYS, **values}


async def list_documents(session: AsyncSession, params: ControlledDocumentListParams) -> PaginatedList[ControlledDocumentOut]:
    """List the documents; those without a review date come last when sorted by it."""
    search_terms = search_values(params.search)
    sql = _DOCUMENTS + REMOVED_FILTERS[params.filter] + search_sql("d.title, d.category", len(search_terms))
    sql += " AND d.category = :category" if params.category else ""
    values = _bind_values(session, category=params.category, **search_terms)
    total = await session.scalar(text(f"SELECT count(*) FROM ({sql} LIMIT {COUNT_CAP + 1}) x"), values)
    columns = _ORDER[params.sort or "category"].format(params.direction)
    order = f" ORDER BY {columns} {params.direction} NULLS LAST, d.id LIMIT :limit OFFSET :offset"
    rows = await session.execute(text(sql + order), {**values, "limit": params.per_page, "offset": params.offset})
    return PaginatedList[ControlledDocumentOut].build([ControlledDocumentOut.model_validate(row) for row in rows], params, total or 0)


async def get_document_row(session: AsyncSession, document_id: UUID) -> RowMapping | None:
    """Return a document, removed ones included; None when the company has none with that id."""
    return (await session.execute(text(_DOCUMENTS + " AND d.id = :id"), _bind_values(session, id=document_id))).mappings().first()


async def list_versions(
    session: AsyncSession, document_id: UUID, params: NewestFirstParams
) -> PaginatedList[ControlledDocumentVersionSummary]:
    """List a document's versions by number."""
    sql = _VERSIONS + " v.controlled_document_id = :id"
    values = _bind_values(session, id=document_id, limit=params.per_page, offset=params.offset)
    total = await session.scalar(text(f"SELECT count(*) FROM ({sql}) x"), values)
    rows = await session.execute(text(f"{sql} ORDER BY v.number {params.direction} LIMIT :limit OFFSET :offset"), values)
    versions = [ControlledDocumentVersionSummary.model_validate(row) for row in rows]
    return PaginatedList[ControlledDocumentVersionSummary].build(versions, params, total or 0)


async def get_version_row(session: AsyncSession, version_id: UUID) -> RowMapping | None:
    """Return a version; None when the company has none with that id."""
    return (await session.execute(text(_VERSIONS + " v.id = :id"), _bind_values(session, id=version_id))).mappings().first()


async def list_readers(session: AsyncSession, version_id: UUID) -> list[ControlledDocumentReader]:
    """List the members who are expected to acknowledge a version or have done so; those who have not come first."""
    sql = f"{_READERS} ORDER BY x.read_at NULLS FIRST, name, m.id LIMIT {MAX_READERS}"
    rows = await session.execute(text(sql), _bind_values(session, version=version_id))
    return [ControlledDocumentReader.model_validate(row) for row in rows]
