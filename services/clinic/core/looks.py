"""Looks at a record (BEY-026): logged once a person, row and quarter of an hour, however often a page asks."""

from datetime import timedelta
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.audit import Audit
from clinic.core.clock import now
from clinic.core.db import context_of

QUARTER = timedelta(minutes=15)


async def log(session: AsyncSession, action: str, subject_id: UUID, *, client_id: UUID | None = None) -> None:
    """Write that the session's actor looked at a row, unless it stands there already for this quarter of an hour."""
    context, at = context_of(session), now()
    begins = at.replace(minute=at.minute - at.minute % 15, second=0, microsecond=0)
    await session.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(f"{action}|{subject_id}|{context.identity_id}", 0))))
    known = select(Audit.id).where(
        Audit.company_id == context.company_id, Audit.subject_id == subject_id, Audit.at >= begins, Audit.action == action,
        Audit.identity_id == context.identity_id,
    )
    if await session.scalar(known.limit(1)) is None:
        audit.record(session, action, subject_id, client_id=client_id)
