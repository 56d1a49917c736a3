"""Add a client to a group booking, or a service to a visit, as bookings of their own (BKG-031)."""

from datetime import timedelta
from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.additions.schemas import BookingAddition
from clinic.booking.bookings import service as bookings
from clinic.booking.bookings.errors import BookingNotActive
from clinic.booking.bookings.models import Booking
from clinic.booking.bookings.schemas import BookingCreate, BookingOut
from clinic.booking.bookings.states import BookingState
from clinic.booking.catalogue.models import Service
from clinic.booking.group_bookings.errors import NotGroupBooking
from clinic.core.database.session import get_owned
from clinic.core.security.dependencies import CurrentUser


async def create_on_existing(session: AsyncSession, user: CurrentUser, booking_id: UUID, data: BookingAddition) -> BookingOut:
    """Create a booking beside another: of a client in the same group, or of the same client with a service right after it.

    Raises as `create_booking`, BookingNotActive for a booking that was cancelled, and NotGroupBooking for a client to a booking of a
    single client.
    """
    booking = await get_owned(session, Booking, booking_id)
    if booking.state == BookingState.CANCELLED:
        raise BookingNotActive
    fields = data.model_dump(include={"special_request", "allow_overlap", "prerequisite_override_reason"})
    new = _join(booking, data.client_id, fields) if data.client_id else await _follow(session, booking, data, fields)
    return await bookings.create_booking(session, user, new)


def _join(booking: Booking, client_id: UUID, fields: dict[str, Any]) -> BookingCreate:
    """Return a place in a booking's group for another client."""
    if booking.group_booking_id is None:
        raise NotGroupBooking
    return BookingCreate(
        client_id=client_id, service_id=booking.service_id, practitioner_id=booking.practitioner_id, start_at=booking.start_at, **fields,
    )


async def _follow(session: AsyncSession, booking: Booking, data: BookingAddition, fields: dict[str, Any]) -> BookingCreate:
    """Return a booking of a service right after another booking, with the time that both need between them."""
    service = await get_owned(session, Service, data.service_id or booking.service_id)
    gap = timedelta(minutes=booking.buffer_after + service.buffer_before)
    return BookingCreate(
        client_id=booking.client_id, service_id=service.id, practitioner_id=data.practitioner_id or booking.practitioner_id,
        start_at=booking.end_at + gap, **fields,
    )
