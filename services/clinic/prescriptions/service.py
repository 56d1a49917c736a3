"""What prescribers do with the requests they were sent."""

from uuid import UUID

from pydantic import BaseModel, ConfigDict
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.clock import Instant
from clinic.core.db import context_of
from clinic.core.paging import COUNTED, Listed, Page
from clinic.prescriptions.models import Prescription


class RequestRow(BaseModel):
    """One request in a prescriber's list."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    clinic_name: str
    drug: str
    state: str
    created_at: Instant


async def requests(session: AsyncSession, wanted: Page) -> Listed[RequestRow]:
    """The signed-in prescriber's requests over all clinics; the policy lets through no other row."""
    mine = select(Prescription).where(Prescription.prescriber_id == context_of(session).prescriber_id)
    newest = mine.order_by(Prescription.created_at.desc(), Prescription.id)
    rows = await session.scalars(newest.limit(wanted.per_page).offset(wanted.offset))
    counted = await session.scalar(select(func.count()).select_from(mine.limit(COUNTED + 1).subquery()))
    return Listed.of([RequestRow.model_validate(row) for row in rows], wanted, counted or 0)
