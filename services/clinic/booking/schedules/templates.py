"""Read and change the templates of schedules, and apply one over a span of days."""

from datetime import timedelta
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.schedules.models import ScheduleTemplate
from clinic.booking.schedules.schemas import (
    ScheduleChange,
    ScheduleSpan,
    ScheduleTemplateCreate,
    ScheduleTemplateListParams,
    ScheduleTemplateOut,
    ScheduleTemplateSlot,
)
from clinic.booking.schedules.service import DaySlots, put_days
from clinic.core import audit
from clinic.core.api.errors import FieldError
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned


async def list_templates(session: AsyncSession, params: ScheduleTemplateListParams) -> PaginatedList[ScheduleTemplateOut]:
    """Return a page of templates, searched and sorted by name."""
    query = select(ScheduleTemplate).where(ScheduleTemplate.company_id == get_context(session).company_id)
    if search := params.search.strip():
        query = query.where(ScheduleTemplate.name.icontains(search, autoescape=True))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    page = query.order_by(*params.order_by(func.lower(ScheduleTemplate.name), ScheduleTemplate.id))
    rows = await session.scalars(page.limit(params.per_page).offset(params.offset))
    return PaginatedList[ScheduleTemplateOut].build([_to_schema(row) for row in rows], params, total or 0)


async def create_template(session: AsyncSession, data: ScheduleTemplateCreate) -> ScheduleTemplateOut:
    """Store a template. Raises FieldError when its name is taken."""
    slots = [slot.model_dump(mode="json") for slot in sorted(data.slots, key=lambda slot: (slot.weekday, slot.opens))]
    row = ScheduleTemplate(company_id=get_context(session).company_id, id=new_id(), name=data.name, slots=slots)
    session.add(row)
    try:
        await session.flush()
    except IntegrityError as error:
        if "schedule_template_name_key" in str(error.orig):
            raise FieldError("name", "taken") from error
        raise
    audit.record(session, "schedule_template.created", row.id, **data.model_dump(mode="json"))
    return _to_schema(row)


async def delete_template(session: AsyncSession, schedule_template_id: UUID) -> None:
    """Delete a template; schedules that it was applied to stay."""
    row = await get_owned(session, ScheduleTemplate, schedule_template_id)
    await session.delete(row)
    await session.flush()
    audit.record(session, "schedule_template.deleted", schedule_template_id, name=row.name)


async def apply_template(session: AsyncSession, schedule_template_id: UUID, data: ScheduleSpan) -> ScheduleChange:
    """Replace the schedules of some practitioners over a span of days by those of a template. Raises FieldError."""
    row = await get_owned(session, ScheduleTemplate, schedule_template_id)
    slots = [ScheduleTemplateSlot.model_validate(slot) for slot in row.slots]
    of_weekday = [[slot for slot in slots if slot.weekday == weekday] for weekday in range(7)]
    days = [data.starts_on + timedelta(days=n) for n in range((data.ends_on - data.starts_on).days + 1)]
    practitioner_ids = sorted(set(data.practitioner_ids))
    rows = (DaySlots(practitioner_id, day, of_weekday[day.weekday()]) for practitioner_id in practitioner_ids for day in days)
    return await put_days(session, practitioner_ids, rows, "schedule.template_applied")


def _to_schema(row: ScheduleTemplate) -> ScheduleTemplateOut:
    return ScheduleTemplateOut.model_validate({"id": row.id, "name": row.name, "slots": row.slots, "version": row.version})
