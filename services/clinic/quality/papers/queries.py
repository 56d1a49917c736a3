"""Documents with what holds of their versions, and who has read what."""

from uuid import UUID

from sqlalchemy import text
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.clock import now
from clinic.core.db import context_of
from clinic.core.paging import COUNTED, Listed, Newest
from clinic.quality.papers.schemas import PapersWanted, QualityDocumentRow, QualityReadOut, QualityVersionRow

SOON = 30
_STAFF = "m.company_id = d.company_id AND m.is_active AND m.deleted_at IS NULL AND m.is_management_on AND m.role <> 'accountant'"
"""Who is to read what is published."""
_DOCUMENTS = f"""
SELECT d.*, coalesce(r.first_name || ' ' || r.last_name, '') AS responsible_name, d.deleted_at IS NOT NULL AS is_removed,
  CASE WHEN d.review_on IS NULL OR d.deleted_at IS NOT NULL THEN 'none'
    WHEN d.review_on < (CAST(:at AS timestamptz) AT TIME ZONE co.timezone)::date THEN 'overdue'
    WHEN d.review_on <= (CAST(:at AS timestamptz) AT TIME ZONE co.timezone)::date + CAST(:soon AS int) THEN 'soon'
    ELSE 'planned' END AS review,
  p.id AS published_id, p.number AS published_number, p.published_at, o.id AS open_id, o.state AS open_state,
  (SELECT count(*) FROM quality_read x JOIN membership m ON m.id = x.membership_id AND {_STAFF}
    WHERE x.company_id = d.company_id AND x.quality_version_id = p.id) AS have_read,
  CASE WHEN p.id IS NULL THEN 0 ELSE (SELECT count(*) FROM membership m WHERE {_STAFF}) END AS are_to_read,
  EXISTS (SELECT 1 FROM quality_read x
    WHERE x.company_id = d.company_id AND x.quality_version_id = p.id AND x.membership_id = :me) AS read_by_me
FROM quality_document d JOIN company co ON co.id = d.company_id
LEFT JOIN membership r ON r.company_id = d.company_id AND r.id = d.responsible_id
LEFT JOIN quality_version p ON p.company_id = d.company_id AND p.quality_document_id = d.id AND p.state = 'published'
LEFT JOIN quality_version o ON o.company_id = d.company_id AND o.quality_document_id = d.id AND o.state IN ('draft', 'approved')
WHERE d.company_id = :company
"""
_FILTER = {"in_use": " AND d.deleted_at IS NULL", "removed": " AND d.deleted_at IS NOT NULL", "all": ""}
_ORDER = {"title": "lower(d.title)", "category": "lower(d.category) {0}, lower(d.title)", "review_on": "d.review_on"}
_VERSIONS = """
SELECT v.*, coalesce(a.first_name || ' ' || a.last_name, '') AS approved_name,
  coalesce(p.first_name || ' ' || p.last_name, '') AS published_name, v.file_id IS NULL AS is_written
FROM quality_version v
LEFT JOIN membership a ON a.company_id = v.company_id AND a.id = v.approved_by
LEFT JOIN membership p ON p.company_id = v.company_id AND p.id = v.published_by
WHERE v.company_id = :company AND
"""
_READERS = """
SELECT m.id AS user_id, m.first_name || ' ' || m.last_name AS name, x.read_at
FROM quality_version v JOIN quality_document d ON d.company_id = v.company_id AND d.id = v.quality_document_id
JOIN membership m ON m.company_id = v.company_id
LEFT JOIN quality_read x ON x.company_id = v.company_id AND x.quality_version_id = v.id AND x.membership_id = m.id
WHERE v.company_id = :company AND v.id = :version AND (x.id IS NOT NULL OR """ + f"({_STAFF}))"


def _values(session: AsyncSession, **more: object) -> dict[str, object]:
    context = context_of(session)
    return {"company": context.company_id, "me": context.membership_id, "at": now(), "soon": SOON, **more}


async def page(session: AsyncSession, wanted: PapersWanted) -> Listed[QualityDocumentRow]:
    """One page of the documents."""
    words = wanted.search.split()[:4]
    found = "".join(f" AND concat_ws(' ', d.title, d.category) ILIKE :word{n} ESCAPE '\\'" for n in range(len(words)))
    sql = _DOCUMENTS + _FILTER[wanted.filter] + found + (" AND d.category = :category" if wanted.category else "")
    values = _values(session, category=wanted.category, **{f"word{n}": _like(word) for n, word in enumerate(words)})
    counted = await session.scalar(text(f"SELECT count(*) FROM ({sql} LIMIT {COUNTED + 1}) x"), values)
    order = _ORDER[wanted.sort or "category"].format(wanted.direction)
    part = f" ORDER BY {order} {wanted.direction} NULLS LAST, d.id LIMIT :most OFFSET :offset"
    rows = await session.execute(text(sql + part), {**values, "most": wanted.per_page, "offset": wanted.offset})
    return Listed[QualityDocumentRow].of([QualityDocumentRow.model_validate(row) for row in rows], wanted, counted or 0)


def _like(word: str) -> str:
    return "%" + word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"


async def one(session: AsyncSession, document_id: UUID) -> RowMapping | None:
    """One document, also one that was taken away."""
    return (await session.execute(text(_DOCUMENTS + " AND d.id = :id"), _values(session, id=document_id))).mappings().first()


async def versions(session: AsyncSession, document_id: UUID, wanted: Newest) -> Listed[QualityVersionRow]:
    """A document's versions, by number."""
    sql = _VERSIONS + " v.quality_document_id = :id"
    values = _values(session, id=document_id, most=wanted.per_page, offset=wanted.offset)
    counted = await session.scalar(text(f"SELECT count(*) FROM ({sql}) x"), values)
    rows = await session.execute(text(f"{sql} ORDER BY v.number {wanted.direction} LIMIT :most OFFSET :offset"), values)
    return Listed[QualityVersionRow].of([QualityVersionRow.model_validate(row) for row in rows], wanted, counted or 0)


async def version(session: AsyncSession, version_id: UUID) -> RowMapping | None:
    """One version."""
    return (await session.execute(text(_VERSIONS + " v.id = :id"), _values(session, id=version_id))).mappings().first()


async def readers(session: AsyncSession, version_id: UUID) -> list[QualityReadOut]:
    """Who is to read a version, and who has; those who have not first."""
    sql = _READERS + " ORDER BY x.read_at NULLS FIRST, name, m.id LIMIT 500"
    return [QualityReadOut.model_validate(row) for row in await session.execute(text(sql), _values(session, version=version_id))]
