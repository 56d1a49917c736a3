"""Who did what with a device or a document (QMS-003, QMS-004)."""

from typing import Any
from uuid import UUID

from pydantic import BaseModel
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.audit import Audit
from clinic.core.clock import Instant
from clinic.core.db import context_of
from clinic.core.paging import COUNTED, Listed, Newest

_WHO = text("SELECT id, first_name || ' ' || last_name AS name FROM membership WHERE company_id = :company AND id = ANY(:members)")


class QualityLogOut(BaseModel):
    """One thing that somebody did; `action` is the key of its words."""

    id: UUID
    at: Instant
    action: str
    who: str
    facts: dict[str, Any]


async def of(session: AsyncSession, subject_id: UUID, wanted: Newest) -> Listed[QualityLogOut]:
    """A page of what was done with one thing, in the order of time; what the system did has nobody's name."""
    company_id = context_of(session).company_id
    query = select(Audit).where(Audit.company_id == company_id, Audit.subject_id == subject_id)
    ordered = query.order_by(*wanted.along(Audit.at, Audit.id))
    rows = (await session.scalars(ordered.offset(wanted.offset).limit(wanted.per_page))).all()
    counted = await session.scalar(select(func.count()).select_from(query.with_only_columns(Audit.id).limit(COUNTED + 1).subquery()))
    members = list({row.membership_id for row in rows if row.membership_id})
    names = {row.id: row.name for row in await session.execute(_WHO, {"company": company_id, "members": members})}
    items = [
        QualityLogOut(
            id=row.id, at=row.at, action=row.action, who=names.get(row.membership_id, "") if row.membership_id else "", facts=row.facts,
        ) for row in rows
    ]
    return Listed[QualityLogOut].of(items, wanted, counted or 0)
