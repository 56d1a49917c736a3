"""Routes of opening hours, days off and booking settings, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.booking.hours import public_holidays, service
from clinic.booking.hours.schemas import (
    BookingSettingsOut,
    BookingSettingsUpdate,
    BusinessHoursOut,
    BusinessHoursUpdate,
    HolidayCreate,
    HolidayListParams,
    HolidayOut,
    PublicHolidaysAdded,
    PublicHolidaysOut,
    ShortNameUpdate,
)
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import RateLimited
from clinic.core.api.pagination import PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api", tags=["hours"], route_class=EnvelopeRoute)
CanReadCatalogue = Annotated[CurrentUser, Depends(require(Permission.CATALOGUE_READ))]
CanWriteSchedule = Annotated[CurrentUser, Depends(require(Permission.SCHEDULE_WRITE))]


@router.get("/business-hours")
async def get_business_hours(session: ReadSession, caller: CanReadCatalogue) -> BusinessHoursOut:
    """Return the opening hours of the week."""
    return await service.get_business_hours(session)


@router.put("/business-hours")
async def update_business_hours(session: Session, caller: CanWriteSchedule, data: BusinessHoursUpdate) -> BusinessHoursOut:
    """Replace the opening hours of the whole week.

    An interval that overlaps another of the same day is 422 at `hours.{n}.opens`.
    """
    return await service.update_business_hours(session, data)


@router.get("/holidays")
async def list_holidays(
    session: ReadSession, caller: CanReadCatalogue, params: Annotated[HolidayListParams, Query()],
) -> PaginatedList[HolidayOut]:
    """List the days off of the clinic and its practitioners, 20 a page, earliest first."""
    return await service.list_holidays(session, params)


@router.post("/holidays")
async def create_holiday(session: Session, caller: CanWriteSchedule, data: HolidayCreate) -> HolidayOut:
    """Add days off of the clinic or of one practitioner; existing bookings stay."""
    return await service.create_holiday(session, data)


@router.get("/holidays/public")
async def list_public_holidays(session: ReadSession, caller: CanReadCatalogue) -> PublicHolidaysOut:
    """List the public holidays of the company's country from today to the end of next year, and which of them are days off."""
    return await public_holidays.list_public_holidays(session, caller)


@router.post("/holidays/public")
async def add_public_holidays(session: Session, caller: CanWriteSchedule) -> PublicHolidaysAdded:
    """Add the public holidays that aren't days off of the company yet; existing bookings stay. A repeated call adds none."""
    return await public_holidays.add_public_holidays(session, caller)


@router.delete("/holidays/{holiday_id}")
async def delete_holiday(session: Session, caller: CanWriteSchedule, holiday_id: UUID) -> None:
    """Delete days off, so that the days can be booked again."""
    await service.delete_holiday(session, holiday_id)


@router.get("/booking-settings")
async def get_booking_settings(session: ReadSession, caller: CanReadCatalogue) -> BookingSettingsOut:
    """Return the booking settings, the portal's URL and its embed code."""
    return await service.get_booking_settings(session)


@router.put("/booking-settings")
async def update_booking_settings(session: Session, caller: CanWriteSchedule, data: BookingSettingsUpdate) -> BookingSettingsOut:
    """Change the booking settings."""
    return await service.update_booking_settings(session, data)


@router.put("/booking-settings/short-name", responses=error_responses(RateLimited))
async def choose_short_name(session: Session, caller: CanWriteSchedule, data: ShortNameUpdate) -> BookingSettingsOut:
    """Choose the name in the address of the portal.

    Names that the clinic had before keep leading there. A name that another clinic has or had is 422 `taken`, one that addresses need is
    422 `reserved`.
    """
    return await service.choose_short_name(session, data)
