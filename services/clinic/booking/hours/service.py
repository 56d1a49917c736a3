"""Read and change opening hours, days off and booking settings."""

from datetime import timedelta
from html import escape
from itertools import pairwise
from uuid import UUID

from sqlalchemy import delete, func, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue.models import Resource
from clinic.booking.catalogue.resources import Member
from clinic.booking.hours.models import OVERLAP_CONSTRAINT, BookingSettings, BusinessHours, Holiday
from clinic.booking.hours.schemas import (
    BookingSettingsOut,
    BookingSettingsUpdate,
    BusinessHoursOut,
    BusinessHoursUpdate,
    HolidayCreate,
    HolidayListParams,
    HolidayOut,
    OpeningHours,
    ShortNameUpdate,
)
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api.errors import FieldError, VersionConflict
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.realtime import BOOKINGS, broadcast
from clinic.core.settings import settings

MAX_HORIZON_DAYS_PER_STEP_MINUTE = 73
"""Longest booking horizon in days for each minute of `slot_interval`: a year with the finest step, which bounds the cost of a search."""
DEFAULT_HOURS = (timedelta(hours=9), timedelta(hours=17))
"""Opening hours of Monday to Friday until the clinic sets its own."""


async def get_business_hours(session: AsyncSession) -> BusinessHoursOut:
    """Return the opening hours of the week."""
    rows = await session.scalars(select(BusinessHours).order_by(BusinessHours.weekday, BusinessHours.opens))
    version = (await get_settings_row(session)).hours_version
    return BusinessHoursOut(hours=[OpeningHours.model_validate(row) for row in rows], version=version)


async def create_default_hours(session: AsyncSession, member: Member) -> None:
    """Create DEFAULT_HOURS for a clinic that never set any hours or booking settings, when its first practitioner becomes bookable."""
    if not member.is_for_booking:
        return
    configured = select(BusinessHours.id).limit(1).union_all(select(BookingSettings.id).limit(1))
    if (await session.execute(configured)).first() is None:
        company_id, (opens, closes) = get_context(session).company_id, DEFAULT_HOURS
        session.add_all(
            BusinessHours(company_id=company_id, id=new_id(), weekday=day, opens=opens, closes=closes) for day in range(5)
        )
        audit.record(session, "hours.initialized", company_id)


async def update_business_hours(session: AsyncSession, data: BusinessHoursUpdate) -> BusinessHoursOut:
    """Replace the opening hours of the week. Raises VersionConflict for another version, FieldError where two intervals overlap."""
    _validate_no_overlap(data.hours)
    row = await get_settings_row(session, lock=True)
    if row.hours_version != data.version:
        raise VersionConflict(current=(await get_business_hours(session)).model_dump(mode="json"))
    company_id = get_context(session).company_id
    await session.execute(delete(BusinessHours).where(BusinessHours.company_id == company_id))
    session.add_all(
        BusinessHours(company_id=company_id, id=new_id(), weekday=interval.weekday, opens=interval.opens, closes=interval.closes)
        for interval in data.hours
    )
    try:
        await session.flush()
    except IntegrityError as error:
        if OVERLAP_CONSTRAINT in str(error.orig):
            raise FieldError("hours", "overlap") from error
        raise
    version = row.hours_version + 1
    await session.execute(update(BookingSettings).where(BookingSettings.company_id == company_id).values(hours_version=version))
    audit.record(session, "hours.changed", row.id, hours=data.model_dump(mode="json")["hours"])
    broadcast(session, BOOKINGS, row.id, version, is_about_client=False)
    return BusinessHoursOut(hours=sorted(data.hours, key=lambda interval: (interval.weekday, interval.opens)), version=version)


async def list_holidays(session: AsyncSession, params: HolidayListParams) -> PaginatedList[HolidayOut]:
    """Return a page of days off, searched by name and sorted by first day or name."""
    query = select(Holiday).where(Holiday.company_id == get_context(session).company_id)
    if params.from_:
        query = query.where(Holiday.ends_on >= params.from_)
    if params.to:
        query = query.where(Holiday.starts_on <= params.to)
    if search := params.search.strip():
        query = query.where(Holiday.name.icontains(search, autoescape=True))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    columns = (func.lower(Holiday.name), Holiday.starts_on) if params.sort == "name" else (Holiday.starts_on,)
    rows = await session.scalars(query.order_by(*params.order_by(*columns, Holiday.id)).limit(params.per_page).offset(params.offset))
    return PaginatedList[HolidayOut].build([_holiday_to_schema(row) for row in rows], params, total or 0)


async def create_holiday(session: AsyncSession, data: HolidayCreate) -> HolidayOut:
    """Create days off; existing bookings stay. Raises FieldError for a practitioner that isn't the clinic's."""
    company_id = get_context(session).company_id
    if data.practitioner_id is not None:
        practitioner = await session.get(Resource, (company_id, data.practitioner_id))
        if practitioner is None or practitioner.type != "practitioner":
            raise FieldError("practitioner_id", "unknown")
    holiday = Holiday(
        company_id=company_id, id=new_id(), resource_id=data.practitioner_id, **data.model_dump(exclude={"practitioner_id"}),
    )
    session.add(holiday)
    await session.flush()
    audit.record(session, "holiday.created", holiday.id, **data.model_dump(mode="json"))
    broadcast(session, BOOKINGS, holiday.id, 1, is_about_client=False)
    return _holiday_to_schema(holiday)


async def delete_holiday(session: AsyncSession, holiday_id: UUID) -> None:
    """Delete days off."""
    holiday = await get_owned(session, Holiday, holiday_id)
    await session.delete(holiday)
    await session.flush()
    audit.record(session, "holiday.deleted", holiday_id, **_holiday_to_schema(holiday).model_dump(mode="json", exclude={"id"}))
    broadcast(session, BOOKINGS, holiday_id, 2, is_about_client=False)


async def get_booking_settings(session: AsyncSession) -> BookingSettingsOut:
    """Return the booking settings with the portal's URL and embed code."""
    return await _settings_to_schema(session, await get_settings_row(session))


async def update_booking_settings(session: AsyncSession, data: BookingSettingsUpdate) -> BookingSettingsOut:
    """Change the booking settings. Raises VersionConflict for another version, FieldError for a horizon too long for the slot interval."""
    row = await get_settings_row(session, lock=True)
    if row.version != data.version:
        raise VersionConflict(current=await _settings_to_schema(session, row))
    if data.horizon_days > (max_days := data.slot_interval * MAX_HORIZON_DAYS_PER_STEP_MINUTE):
        raise FieldError("horizon_days", "at_most", limit=max_days)
    for field, value in data.model_dump(exclude={"version"}).items():
        setattr(row, field, value)
    row.updated_at = now()
    await session.flush()
    audit.record(session, "booking_settings.changed", row.id, **data.model_dump(exclude={"version"}))
    return await _settings_to_schema(session, row)


async def get_settings_row(session: AsyncSession, *, lock: bool = False) -> BookingSettings:
    """Return the company's settings, or an unsaved row of defaults. With `lock` the row is inserted first if necessary, and locked."""
    company_id = get_context(session).company_id
    query = select(BookingSettings).where(BookingSettings.company_id == company_id)
    if lock:
        statement = upsert(BookingSettings).values(company_id=company_id, id=new_id(), version=1)
        await session.execute(statement.on_conflict_do_nothing(index_elements=["company_id"]))
        return (await session.scalars(query.with_for_update())).one()
    return (await session.scalars(query)).first() or BookingSettings(
        company_id=company_id, slot_interval=15, min_notice_minutes=60, horizon_days=90, hold_minutes=10, hours_version=1, version=1,
        waiting_list_mode="one", waiting_list_minutes=120,
    )


async def choose_short_name(session: AsyncSession, data: ShortNameUpdate) -> BookingSettingsOut:
    """Choose the name in the address of the portal; names that the clinic had before keep leading there. Raises FieldError, RateLimited."""
    await companies.choose_short_name(session, data.short_name)
    return await get_booking_settings(session)


async def _settings_to_schema(session: AsyncSession, row: BookingSettings) -> BookingSettingsOut:
    company = await companies.get_own_company(session)
    base_url = settings().public_url.rstrip("/")
    permanent_url = f"{base_url}/booking/{company.encrypted_id}"
    portal_url = f"{base_url}/booking/{company.short_name}" if company.short_name else permanent_url
    embed_code = (
        f'<iframe data-aster-booking src="{permanent_url}" title="{escape(company.name)}" style="width:100%;min-height:720px;border:0">'
        f'</iframe>\n<script async src="{base_url}/bundles/web-public/embed.js"></script>'
    )
    return BookingSettingsOut(
        slot_interval=row.slot_interval, min_notice_minutes=row.min_notice_minutes, horizon_days=row.horizon_days,
        hold_minutes=row.hold_minutes, waiting_list_mode=row.waiting_list_mode, waiting_list_minutes=row.waiting_list_minutes,
        version=row.version, short_name=company.short_name, portal_url=portal_url,
        permanent_url=permanent_url, embed_code=embed_code,
    )


def _validate_no_overlap(hours: list[OpeningHours]) -> None:
    ordered = sorted(enumerate(hours), key=lambda item: (item[1].weekday, item[1].opens))
    for (_, before), (index, after) in pairwise(ordered):
        if before.weekday == after.weekday and after.opens < before.closes:
            raise FieldError(f"hours.{index}.opens", "overlap")


def _holiday_to_schema(row: Holiday) -> HolidayOut:
    return HolidayOut(id=row.id, name=row.name, starts_on=row.starts_on, ends_on=row.ends_on, practitioner_id=row.resource_id)
