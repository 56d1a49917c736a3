"""The route that adds to a booking, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.booking.additions import service
from clinic.booking.additions.schemas import BookingAddition
from clinic.booking.bookings.errors import (
    BookingNotActive,
    DeviceBusy,
    DevicesOutOfUse,
    PractitionerBusy,
    PractitionerNotQualified,
    RoomBusy,
)
from clinic.booking.bookings.schemas import BookingOut
from clinic.booking.catalogue.prerequisites import PrerequisiteMissing
from clinic.booking.group_bookings.errors import GroupFull, NotGroupBooking
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/v2/bookings", tags=["bookings"], route_class=EnvelopeRoute)
CanWriteBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_WRITE))]


@router.post(
    "/{booking_id}/create-on-existing",
    responses=error_responses(
        PractitionerBusy, RoomBusy, DeviceBusy, DevicesOutOfUse, PractitionerNotQualified, PrerequisiteMissing, BookingNotActive,
        GroupFull, NotGroupBooking,
    ),
)
async def create_on_existing(session: Session, caller: CanWriteBookings, booking_id: UUID, data: BookingAddition) -> BookingOut:
    """Give another client a place in a group booking, or book a service right after the booking, for the same client.

    The answer is the new booking, which has a life of its own. Conflicts are answered as in `POST /api/v2/bookings`; a group without a
    free place is 409 `booking.group_full`, and a booking of a single client takes no other: 409 `booking.not_group`.
    """
    return await service.create_on_existing(session, caller, booking_id, data)
