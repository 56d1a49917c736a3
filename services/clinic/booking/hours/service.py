"""What a clinic does with its hours, its days off and the rules of booking."""

from datetime import timedelta
from html import escape
from itertools import pairwise
from uuid import UUID

from sqlalchemy import delete, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue.models import Resource
from clinic.booking.catalogue.resources import Member
from clinic.booking.hours.models import OVERLAP, BookingSettings, BusinessHours, Holiday
from clinic.booking.hours.schemas import HolidayIn, HolidayOut, HolidaysWanted, Opening, RulesIn, RulesOut, WeekIn, WeekOut
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.clock import now
from clinic.core.db import context_of, owned
from clinic.core.errors import FieldError, Stale
from clinic.core.models import new_id
from clinic.core.realtime import BOOKINGS, tell
from clinic.core.settings import settings

DAYS_A_MINUTE = 73
"""Days ahead for each minute between the times that are offered: a year with the finest step, so that a search ends soon."""
ORDINARY = (timedelta(hours=9), timedelta(hours=17))
"""Monday to Friday, until the clinic says otherwise."""


async def week(session: AsyncSession) -> WeekOut:
    """The week's hours."""
    rows = await session.scalars(select(BusinessHours).order_by(BusinessHours.weekday, BusinessHours.opens))
    return WeekOut(hours=[Opening.model_validate(row) for row in rows], version=(await rules_of(session)).hours_version)


async def follow_member(session: AsyncSession, member: Member) -> None:
    """Give a clinic that has said nothing of its hours an ordinary week, so that its first practitioner can be booked at once."""
    if not member.is_for_booking:
        return
    said = select(BusinessHours.id).limit(1).union_all(select(BookingSettings.id).limit(1))
    if (await session.execute(said)).first() is None:
        company_id, (opens, closes) = context_of(session).company_id, ORDINARY
        session.add_all(
            BusinessHours(company_id=company_id, id=new_id(), weekday=day, opens=opens, closes=closes) for day in range(5)
        )
        audit.record(session, "hours.begun", company_id)


async def change_week(session: AsyncSession, wanted: WeekIn) -> WeekOut:
    """Save the week's hours as a whole; Stale when somebody did so first, a FieldError where two openings overlap."""
    _refuse_overlap(wanted.hours)
    rules = await rules_of(session, lock=True)
    if rules.hours_version != wanted.version:
        raise Stale(current=(await week(session)).model_dump(mode="json"))
    company_id = context_of(session).company_id
    await session.execute(delete(BusinessHours).where(BusinessHours.company_id == company_id))
    session.add_all(
        BusinessHours(company_id=company_id, id=new_id(), weekday=one.weekday, opens=one.opens, closes=one.closes) for one in wanted.hours
    )
    try:
        await session.flush()
    except IntegrityError as error:
        if OVERLAP in str(error.orig):
            raise FieldError("hours", "overlap") from error
        raise
    version = rules.hours_version + 1
    await session.execute(update(BookingSettings).where(BookingSettings.company_id == company_id).values(hours_version=version))
    audit.record(session, "hours.changed", rules.id, hours=wanted.model_dump(mode="json")["hours"])
    tell(session, BOOKINGS, rules.id, version)
    return WeekOut(hours=sorted(wanted.hours, key=lambda one: (one.weekday, one.opens)), version=version)


async def holidays(session: AsyncSession, wanted: HolidaysWanted) -> list[HolidayOut]:
    """The days off, earliest first."""
    found = select(Holiday).order_by(Holiday.starts_on, Holiday.id)
    if wanted.from_:
        found = found.where(Holiday.ends_on >= wanted.from_)
    if wanted.to:
        found = found.where(Holiday.starts_on <= wanted.to)
    return [_shown(row) for row in await session.scalars(found)]


async def add_holiday(session: AsyncSession, wanted: HolidayIn) -> HolidayOut:
    """Take days off; a FieldError for a practitioner who isn't the clinic's. Visits already booked stay."""
    company_id = context_of(session).company_id
    if wanted.practitioner_id is not None:
        person = await session.get(Resource, (company_id, wanted.practitioner_id))
        if person is None or person.kind != "practitioner":
            raise FieldError("practitioner_id", "unknown")
    holiday = Holiday(
        company_id=company_id, id=new_id(), resource_id=wanted.practitioner_id, **wanted.model_dump(exclude={"practitioner_id"}),
    )
    session.add(holiday)
    await session.flush()
    audit.record(session, "holiday.made", holiday.id, **wanted.model_dump(mode="json"))
    tell(session, BOOKINGS, holiday.id, 1)
    return _shown(holiday)


async def delete_holiday(session: AsyncSession, holiday_id: UUID) -> None:
    """Work on those days after all."""
    holiday = await owned(session, Holiday, holiday_id)
    await session.delete(holiday)
    await session.flush()
    audit.record(session, "holiday.deleted", holiday_id, **_shown(holiday).model_dump(mode="json", exclude={"id"}))
    tell(session, BOOKINGS, holiday_id, 2)


async def rules(session: AsyncSession) -> RulesOut:
    """The rules of booking, and where visitors book."""
    return await _with_portal(session, await rules_of(session))


async def change_rules(session: AsyncSession, wanted: RulesIn) -> RulesOut:
    """Change the rules of booking; Stale when somebody did so first."""
    row = await rules_of(session, lock=True)
    if row.version != wanted.version:
        raise Stale(current=await _with_portal(session, row))
    if wanted.horizon_days > (most := wanted.slot_step * DAYS_A_MINUTE):
        raise FieldError("horizon_days", "at_most", limit=most)
    for field, value in wanted.model_dump(exclude={"version"}).items():
        setattr(row, field, value)
    row.updated_at = now()
    await session.flush()
    audit.record(session, "booking_settings.changed", row.id, **wanted.model_dump(exclude={"version"}))
    return await _with_portal(session, row)


async def rules_of(session: AsyncSession, *, lock: bool = False) -> BookingSettings:
    """The company's rules; its defaults when none were ever saved. Locked, the row is made first."""
    company_id = context_of(session).company_id
    found = select(BookingSettings).where(BookingSettings.company_id == company_id)
    if lock:
        made = upsert(BookingSettings).values(company_id=company_id, id=new_id(), version=1)
        await session.execute(made.on_conflict_do_nothing(index_elements=["company_id"]))
        return (await session.scalars(found.with_for_update())).one()
    return (await session.scalars(found)).first() or BookingSettings(
        company_id=company_id, slot_step=15, lead_minutes=60, horizon_days=90, hold_minutes=10, hours_version=1, version=1,
    )


async def _with_portal(session: AsyncSession, row: BookingSettings) -> RulesOut:
    company = await companies.own(session)
    home = settings().public_url.rstrip("/")
    url = f"{home}/booking/{company.encrypted_id}"
    embed = (
        f'<iframe data-aster-booking src="{url}" title="{escape(company.name)}" style="width:100%;min-height:720px;border:0"></iframe>\n'
        f'<script async src="{home}/bundles/web-public/embed.js"></script>'
    )
    return RulesOut(
        slot_step=row.slot_step, lead_minutes=row.lead_minutes, horizon_days=row.horizon_days, hold_minutes=row.hold_minutes,
        version=row.version, portal_url=url, embed_code=embed,
    )


def _refuse_overlap(hours: list[Opening]) -> None:
    placed = sorted(enumerate(hours), key=lambda item: (item[1].weekday, item[1].opens))
    for (_, before), (place, after) in pairwise(placed):
        if before.weekday == after.weekday and after.opens < before.closes:
            raise FieldError(f"hours.{place}.opens", "overlap")


def _shown(row: Holiday) -> HolidayOut:
    return HolidayOut(id=row.id, name=row.name, starts_on=row.starts_on, ends_on=row.ends_on, practitioner_id=row.resource_id)
