"""The route that changes a booking, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.booking.bookings.errors import (
    BookingNotActive,
    DeviceBusy,
    DevicesOutOfUse,
    InvalidTransition,
    PractitionerBusy,
    PractitionerNotQualified,
    RoomBusy,
)
from clinic.booking.bookings.schemas import BookingOut
from clinic.booking.catalogue.prerequisites import PrerequisiteMissing
from clinic.booking.edits import service
from clinic.booking.edits.errors import BookingPaid
from clinic.booking.edits.schemas import BookingUpdate
from clinic.booking.group_bookings.errors import GroupBookingFixed
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import VersionConflict
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/v2/bookings", tags=["bookings"], route_class=EnvelopeRoute)
CanWriteBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_WRITE))]


@router.put(
    "/{booking_id}",
    responses=error_responses(
        PractitionerBusy, RoomBusy, DeviceBusy, DevicesOutOfUse, PractitionerNotQualified, PrerequisiteMissing, BookingPaid,
        BookingNotActive, InvalidTransition, VersionConflict, GroupBookingFixed,
    ),
)
async def update_booking(session: Session, caller: CanWriteBookings, booking_id: UUID, data: BookingUpdate) -> BookingOut:
    """Change a booking's service, length, price, practitioner, room, client or special request.

    Conflicts are answered as in `POST /api/v2/bookings`. After a receipt its service, price and client stay: 409 `booking.paid`; a
    group booking's service, length, practitioner and room stay: 409 `booking.group_fixed`. Another
    practitioner is told to the client as by a move, and another client gets the confirmation; the earlier client isn't told.
    """
    return await service.update_booking(session, caller, booking_id, data)
