"""Let clients check themselves in at the clinic: by the link to their booking, or by the QR code at the reception (BEY-007).

At the reception a client types their phone number or e-mail address. The answer is the same whether or not a booking of theirs begins
soon: only then is a code sent, and only the code shows the booking.
"""

from datetime import datetime, timedelta
from secrets import token_urlsafe
from uuid import UUID

from sqlalchemy import ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.bookings import service as bookings
from clinic.booking.bookings.models import Booking
from clinic.booking.bookings.states import BookingState
from clinic.booking.portal import booking_access, phone_verification
from clinic.booking.portal.booking_access import ACCESS_TTL, MAX_LINKS_PER_TEN_MINUTES, PURPOSE, opens_check_in
from clinic.booking.portal.dependencies import PortalVisitor, hash_flow_key
from clinic.booking.portal.errors import CheckInClosed
from clinic.booking.portal.models import CHECK_IN, BookingFlow
from clinic.booking.portal.schemas import BookingAccessCreated, BookingAccessOut, CheckInContact
from clinic.clients import service as clients
from clinic.core.api.errors import FieldError
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.security.one_time_codes import mask_recipient
from clinic.core.text.i18n import language
from clinic.core.text.phone import to_e164


async def open_check_in(session: AsyncSession, visitor: PortalVisitor, data: CheckInContact) -> BookingAccessCreated:
    """Begin a flow for whoever has the phone number or address; a code is sent when a booking of theirs begins soon. Raises RateLimited."""
    await visitor.limit("links", most=MAX_LINKS_PER_TEN_MINUTES, seconds=600)
    recipient = _read_recipient(visitor, data)
    booking_id = await _find_booking(session, visitor.context.company_id, recipient)
    key, at = token_urlsafe(32), now()
    flow = BookingFlow(
        company_id=visitor.context.company_id, id=new_id(), key_hash=hash_flow_key(key), language=language.get(),
        expires_at=at + ACCESS_TTL, managed_booking_id=booking_id, visitor_details={CHECK_IN: True},
    )
    session.add(flow)
    await session.flush()
    await phone_verification.send_flow_code(session, visitor, flow, recipient, purpose=PURPOSE, deliver=booking_id is not None)
    access = await booking_access.to_schema(session, visitor, flow)
    return BookingAccessCreated(flow_key=key, **{**dict(access), "sent_to": mask_recipient(recipient)})


def _read_recipient(visitor: PortalVisitor, data: CheckInContact) -> str:
    """Return the phone number, or the e-mail address at a clinic that may not send SMS."""
    if not visitor.clinic.is_verified:
        if not data.email:
            raise FieldError("email", "required")
        return data.email
    if not data.mobile_number:
        raise FieldError("mobile_number", "required")
    return to_e164(data.country_code, data.mobile_number)


async def _find_booking(session: AsyncSession, company_id: UUID, recipient: str) -> UUID | None:
    """Return the next booking into which a client with this phone or e-mail address can check in."""
    at = now()
    query = select(Booking.id).where(
        Booking.company_id == company_id, Booking.client_id.in_(clients.select_ids_by_contact(company_id, recipient)),
        *_is_near(at), Booking.state == BookingState.BOOKED,
    )
    booking_id: UUID | None = await session.scalar(query.order_by(Booking.start_at, Booking.id).limit(1))
    return booking_id


def _is_near(at: datetime) -> tuple[ColumnElement[bool], ...]:
    return Booking.start_at < at + timedelta(minutes=booking_access.CHECK_IN_MINUTES), Booking.end_at > at


async def check_in(session: AsyncSession, visitor: PortalVisitor) -> BookingAccessOut:
    """Mark the client of an opened link as arrived, also for what follows of their visit; a repeated call answers the same.

    Raises FlowUnverified, and CheckInClosed too early, and once the booking has ended or was cancelled.
    """
    flow, booking = await booking_access.lock_booking(session, visitor)
    if booking.state == BookingState.BOOKED:
        if not opens_check_in(booking.state, booking.start_at, booking.end_at):
            raise CheckInClosed
        rows = await session.scalars(
            select(Booking).where(
                Booking.company_id == booking.company_id, Booking.client_id == booking.client_id, *_is_near(now()),
                Booking.state == BookingState.BOOKED,
            ).order_by(Booking.id).with_for_update(),
        )
        await bookings.record_arrivals(session, list(rows), visitor.clinic.timezone)
    elif booking.state in {BookingState.CANCELLED, BookingState.NO_SHOW}:
        raise CheckInClosed
    return await booking_access.to_schema(session, visitor, flow)
