"""Routes of series of bookings, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.booking.bookings.errors import (
    BookingNotActive,
    DevicesOutOfUse,
    PolicyReasonRequired,
    PractitionerNotQualified,
    RoomNotShared,
)
from clinic.booking.catalogue.prerequisites import PrerequisiteMissing
from clinic.booking.occupancy.service import TimeTaken
from clinic.booking.series import service
from clinic.booking.series.errors import SeriesClashes, SeriesEmpty
from clinic.booking.series.schemas import BookingSeriesCancel, BookingSeriesCreate, BookingSeriesOut, BookingSeriesReschedule
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import VersionConflict
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/v2/bookings/series", tags=["bookings"], route_class=EnvelopeRoute)
CanReadBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_READ))]
CanWriteBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_WRITE))]


@router.post(
    "",
    responses=error_responses(
        SeriesClashes, SeriesEmpty, TimeTaken, DevicesOutOfUse, RoomNotShared, PractitionerNotQualified, PrerequisiteMissing,
    ),
)
async def create_series(session: Session, caller: CanWriteBookings, data: BookingSeriesCreate) -> BookingSeriesOut:
    """Book a client every so many days, weeks or months, at the clinic's time of day, at most 52 times within two years.

    All bookings are checked before any is saved: 409 `booking.series_clashes` lists every time that is taken, unavailable, closed or
    past, each with its reasons. The same call with `changes` leaves them out or books other times; a series is never booked over a busy
    time. The client gets one message about all bookings.
    """
    return await service.create_series(session, caller, data)


@router.get("/{series_id}")
async def get_series(session: Session, caller: CanReadBookings, series_id: UUID) -> BookingSeriesOut:
    """Return a series with all its bookings; the access to its client is logged."""
    return await service.view_series(session, series_id)


@router.post(
    "/{series_id}/reschedule",
    responses=error_responses(
        SeriesClashes, SeriesEmpty, TimeTaken, PractitionerNotQualified, PolicyReasonRequired, PrerequisiteMissing, BookingNotActive,
        VersionConflict,
    ),
)
async def reschedule_series(
    session: Session, caller: CanWriteBookings, series_id: UUID, data: BookingSeriesReschedule,
) -> BookingSeriesOut:
    """Move a booking of a series and all that follow by the same days and time of day; clashes are answered as for a new series.

    Bookings whose visit has begun, and those that `changes` leave out, keep their time. The client gets one message.
    """
    return await service.reschedule_series(session, caller, series_id, data)


@router.post("/{series_id}/cancel", responses=error_responses(BookingNotActive, VersionConflict))
async def cancel_series(session: Session, caller: CanWriteBookings, series_id: UUID, data: BookingSeriesCancel) -> BookingSeriesOut:
    """Cancel a booking of a series and all that follow, with a reason that the client isn't shown; the client gets one message."""
    return await service.cancel_series(session, caller, series_id, data)
