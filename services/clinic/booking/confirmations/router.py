"""The route that sends a booking's confirmation anew, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.booking.bookings.errors import BookingNotActive
from clinic.booking.confirmations import service
from clinic.booking.confirmations.schemas import ConfirmationSent
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/v2/bookings", tags=["bookings"], route_class=EnvelopeRoute)
CanWriteBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_WRITE))]


@router.post(
    "/{booking_id}/send-booking", responses=error_responses(BookingNotActive, service.BookingOver, service.ClientWithoutAddress),
)
async def send_booking(session: Session, caller: CanWriteBookings, booking_id: UUID) -> ConfirmationSent:
    """Send the confirmation of a booking to its client anew, by SMS and e-mail as far as the client has them.

    The answer says where. Repeated within a minute it sends nothing more.
    """
    return await service.send_confirmation(session, booking_id)
