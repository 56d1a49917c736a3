"""Read and change the times in which practitioners can't be booked."""

from datetime import datetime, timedelta
from uuid import UUID

from sqlalchemy import delete, func, insert, select
from sqlalchemy.dialects.postgresql import Range
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue.models import Resource
from clinic.booking.unavailable_times.errors import NotOwnTime
from clinic.booking.unavailable_times.models import UnavailableSpan, UnavailableTime
from clinic.booking.unavailable_times.schemas import (
    UnavailableTimeCreate,
    UnavailableTimeFields,
    UnavailableTimeListParams,
    UnavailableTimeOut,
    UnavailableTimeUpdate,
)
from clinic.booking.waiting_list.events import publish_time_freed
from clinic.core import audit
from clinic.core.api.errors import FieldError, VersionConflict
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.clock import from_local, local_date, now, to_local
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.realtime import BOOKINGS, broadcast
from clinic.core.security.dependencies import CurrentUser, authorization_error
from clinic.core.security.permissions import Permission

MAX_REPEATED_DAYS = 731
MAX_REPEATED_SPAN = timedelta(days=1)
MAX_FREED_SPANS = 14
"""How many coming spans of an unavailable time that is changed or deleted are offered to the waiting list."""


async def list_unavailable_times(session: AsyncSession, params: UnavailableTimeListParams) -> PaginatedList[UnavailableTimeOut]:
    """Return a page of unavailable times, searched by reason and sorted by start or reason."""
    query = select(UnavailableTime).where(UnavailableTime.company_id == get_context(session).company_id)
    if params.from_:
        query = query.where(UnavailableTime.last_day >= params.from_)
    if params.practitioner_id:
        query = query.where(UnavailableTime.resource_id == params.practitioner_id)
    if search := params.search.strip():
        query = query.where(UnavailableTime.reason.icontains(search, autoescape=True))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    by_reason = (func.lower(UnavailableTime.reason), UnavailableTime.start_at)
    columns = by_reason if params.sort == "reason" else (UnavailableTime.start_at,)
    page = query.order_by(*params.order_by(*columns, UnavailableTime.id)).limit(params.per_page).offset(params.offset)
    rows = await session.scalars(page)
    return PaginatedList[UnavailableTimeOut].build([_to_schema(row) for row in rows], params, total or 0)


async def get_unavailable_time(session: AsyncSession, unavailable_time_id: UUID) -> UnavailableTimeOut:
    """Return one unavailable time. Raises NotFound when absent or another company's."""
    return _to_schema(await get_owned(session, UnavailableTime, unavailable_time_id))


async def create_unavailable_time(session: AsyncSession, user: CurrentUser, data: UnavailableTimeCreate) -> UnavailableTimeOut:
    """Add an unavailable time; existing bookings stay. Raises FieldError, NotOwnTime."""
    row = UnavailableTime(company_id=get_context(session).company_id, id=new_id())
    await _set_fields(session, user, row, data)
    audit.record(session, "unavailable_time.created", row.id, **data.model_dump(mode="json"))
    return _to_schema(row)


async def update_unavailable_time(
    session: AsyncSession, user: CurrentUser, unavailable_time_id: UUID, data: UnavailableTimeUpdate,
) -> UnavailableTimeOut:
    """Change an unavailable time and all its repetitions; existing bookings stay. Raises FieldError, NotOwnTime and VersionConflict."""
    row = await get_owned(session, UnavailableTime, unavailable_time_id, lock=True)
    _ensure_may_change(user, await get_owned(session, Resource, row.resource_id))
    if row.version != data.version:
        raise VersionConflict(current=_to_schema(row).model_dump(mode="json"))
    await _publish_freed(session, row)
    await session.execute(
        delete(UnavailableSpan).where(UnavailableSpan.company_id == row.company_id, UnavailableSpan.unavailable_time_id == row.id),
    )
    await _set_fields(session, user, row, data)
    audit.record(session, "unavailable_time.changed", row.id, **data.model_dump(mode="json", exclude={"version"}))
    return _to_schema(row)


async def delete_unavailable_time(session: AsyncSession, user: CurrentUser, unavailable_time_id: UUID) -> None:
    """Delete an unavailable time with all its repetitions, so that the time can be booked again. Raises NotOwnTime."""
    row = await get_owned(session, UnavailableTime, unavailable_time_id, lock=True)
    _ensure_may_change(user, await get_owned(session, Resource, row.resource_id))
    details = _to_schema(row).model_dump(mode="json", exclude={"id", "version"})
    await _publish_freed(session, row)
    await session.delete(row)
    await session.flush()
    audit.record(session, "unavailable_time.deleted", unavailable_time_id, **details)
    broadcast(session, BOOKINGS, unavailable_time_id, row.version + 1, is_about_client=False)


def _ensure_may_change(user: CurrentUser, practitioner: Resource) -> None:
    """Check that the user may change the practitioner's time: administrators everyone's, others their own. Raises NotOwnTime."""
    is_own = practitioner.membership_id is not None and practitioner.membership_id == user.context.membership_id
    if not is_own and authorization_error(user, Permission.SCHEDULE_WRITE) is not None:
        raise NotOwnTime


async def _publish_freed(session: AsyncSession, row: UnavailableTime) -> None:
    """Publish that the first coming spans of an unavailable time may be free now."""
    spans = list(await session.scalars(select(UnavailableSpan.during).where(
        UnavailableSpan.company_id == row.company_id, UnavailableSpan.unavailable_time_id == row.id,
        func.upper(UnavailableSpan.during) > now(),
    ).order_by(UnavailableSpan.during).limit(MAX_FREED_SPANS)))
    for span in spans:
        if span.lower is not None and span.upper is not None:
            publish_time_freed(session, row.resource_id, span.lower, span.upper)


def list_spans(data: UnavailableTimeFields, timezone: str) -> list[tuple[datetime, datetime]]:
    """Return the spans of an unavailable time, repetitions at the clinic's times of day; those that a clock change skips are left out.

    Raises FieldError where the end isn't later than the start, and where a repetition would overlap the next, has no last day, goes on
    for more than MAX_REPEATED_DAYS or has no day at all.
    """
    if data.end_at <= data.start_at:
        raise FieldError("end_at", "end_after_start")
    if not data.weekdays:
        if data.repeats_until:
            raise FieldError("weekdays", "required")
        return [(data.start_at, data.end_at)]
    start, end = (to_local(instant, timezone) for instant in (data.start_at, data.end_at))
    first = start.date()
    if end - start > MAX_REPEATED_SPAN:
        raise FieldError("end_at", "repeated_day")
    if data.repeats_until is None:
        raise FieldError("repeats_until", "required")
    if (data.repeats_until - first).days >= MAX_REPEATED_DAYS:
        raise FieldError("repeats_until", "too_many_days", max=MAX_REPEATED_DAYS)
    days = [first + timedelta(days=n) for n in range((data.repeats_until - first).days + 1)]
    offsets = [day - first for day in days if day.weekday() in data.weekdays]
    spans = [(from_local(start + offset, timezone), from_local(end + offset, timezone)) for offset in offsets]
    existing = [(begins, ends) for begins, ends in spans if begins < ends]
    if not existing:
        raise FieldError("repeats_until", "no_such_day")
    return existing


async def _set_fields(session: AsyncSession, user: CurrentUser, row: UnavailableTime, data: UnavailableTimeFields) -> None:
    practitioner = await session.get(Resource, (row.company_id, data.practitioner_id))
    if practitioner is None or practitioner.type != "practitioner":
        raise FieldError("practitioner_id", "unknown")
    _ensure_may_change(user, practitioner)
    spans = list_spans(data, user.timezone)
    row.resource_id, row.reason, row.start_at, row.end_at = practitioner.id, data.reason, data.start_at, data.end_at
    row.weekdays, row.repeats_until = sorted(set(data.weekdays)), data.repeats_until
    row.last_day = local_date(spans[-1][1], user.timezone)
    session.add(row)
    await session.flush()
    key = {"company_id": row.company_id, "unavailable_time_id": row.id, "resource_id": row.resource_id}
    await session.execute(insert(UnavailableSpan), [{**key, "id": new_id(), "during": Range(*span)} for span in spans])
    broadcast(session, BOOKINGS, row.id, row.version, is_about_client=False)


def _to_schema(row: UnavailableTime) -> UnavailableTimeOut:
    return UnavailableTimeOut(
        id=row.id, practitioner_id=row.resource_id, reason=row.reason, start_at=row.start_at, end_at=row.end_at, weekdays=row.weekdays,
        repeats_until=row.repeats_until, version=row.version,
    )
