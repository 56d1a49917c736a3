"""The activity log of a device or a controlled document, read from the audit log (QMS-003, QMS-004)."""

from typing import Any
from uuid import UUID

from pydantic import BaseModel
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.api.pagination import COUNT_CAP, NewestFirstParams, PaginatedList
from clinic.core.audit import AuditEntry
from clinic.core.clock import Instant
from clinic.core.database.session import get_context
from clinic.quality import queries


class QualityLogEntry(BaseModel):
    """An action and its actor. `action` is the key of its text; `actor_name` is empty when the system acted."""

    id: UUID
    at: Instant
    action: str
    actor_name: str
    details: dict[str, Any]


async def list_entries(session: AsyncSession, subject_id: UUID, params: NewestFirstParams) -> PaginatedList[QualityLogEntry]:
    """List the actions on a device or document, by time."""
    company_id = get_context(session).company_id
    query = select(AuditEntry).where(
        AuditEntry.company_id == company_id, AuditEntry.subject_id == subject_id, AuditEntry.action != "access.refused",
    )
    ordered = query.order_by(*params.order_by(AuditEntry.at, AuditEntry.id))
    rows = (await session.scalars(ordered.offset(params.offset).limit(params.per_page))).all()
    total = await session.scalar(select(func.count()).select_from(query.with_only_columns(AuditEntry.id).limit(COUNT_CAP + 1).subquery()))
    member_ids = list({row.membership_id for row in rows if row.membership_id})
    names = {row.id: row.name for row in await session.execute(queries.MEMBER_NAMES, {"company": company_id, "members": member_ids})}
    items = [
        QualityLogEntry(
            id=row.id, at=row.at, action=row.action, details=row.details,
            actor_name=names.get(row.membership_id, "") if row.membership_id else "",
        ) for row in rows
    ]
    return PaginatedList[QualityLogEntry].build(items, params, total or 0)
