"""List a client's other coming bookings to a visitor who proved by the code of a booking's link to be that client (BKG-042, PUB-010).

Bookings are those of the client's own row: relatives share phone numbers, so an equal number or address proves nothing.
"""

from uuid import UUID

from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.bookings.models import Booking
from clinic.booking.portal import booking_access, calendar_tokens, queries
from clinic.booking.portal.dependencies import PortalVisitor
from clinic.booking.portal.errors import BookingLinkExpired, FlowUnverified
from clinic.booking.portal.models import CHECK_IN, BookingFlow
from clinic.booking.portal.schemas import ComingBooking, ComingBookings
from clinic.clients import service as clients
from clinic.core.api.errors import NotFound
from clinic.core.audit import access_log
from clinic.core.database.session import get_owned

MAX_BOOKINGS = 50
MAX_LISTS_PER_TEN_MINUTES = 60
"""Lists that one address may read at one clinic."""


async def list_client_bookings(session: AsyncSession, visitor: PortalVisitor) -> ComingBookings:
    """List the client's other coming bookings at the clinic; the access is logged as the client's own.

    Raises FlowUnverified unless the flow's code was sent to the contact details that the booking's client has now, and for a flow that
    began at the reception without a booking's key; BookingLinkExpired for a removed client; RateLimited.
    """
    await visitor.limit("client_bookings", most=MAX_LISTS_PER_TEN_MINUTES, seconds=600)
    flow, booking = await booking_access.get_verified_booking(session, visitor)
    await _ensure_sent_to_client(session, flow, booking.client_id)
    rows = await queries.list_coming_bookings(session, booking.client_id, except_id=booking.id, limit=MAX_BOOKINGS + 1)
    if rows:
        await access_log.record_access(session, "client_bookings.viewed", booking.client_id, client_id=booking.client_id)
    return ComingBookings(
        bookings=[await _to_schema(session, visitor, row) for row in rows[:MAX_BOOKINGS]], has_more=len(rows) > MAX_BOOKINGS,
    )


async def _ensure_sent_to_client(session: AsyncSession, flow: BookingFlow, client_id: UUID) -> None:
    """Check that the flow's code was sent to the client's own contact details of now.

    After a merge, and when the number or address was corrected, the code went to another recipient and proves nothing. Raises
    BookingLinkExpired, FlowUnverified.
    """
    try:
        client = await clients.get_client(session, client_id)
    except NotFound as error:
        raise BookingLinkExpired from error
    if CHECK_IN in (flow.visitor_details or {}) or flow.phone not in {client.phone, client.email}:
        raise FlowUnverified


async def _to_schema(session: AsyncSession, visitor: PortalVisitor, row: RowMapping) -> ComingBooking:
    clinic, can_move = visitor.clinic, booking_access.is_changeable(visitor, row["state"], row["start_at"])
    can_cancel = can_move
    if not can_move:
        booking = await get_owned(session, Booking, row["id"])
        can_cancel = await booking_access.quote_cancellation(session, visitor, booking) is not None
    return ComingBooking(
        start_at=row["start_at"], end_at=row["end_at"], state=row["state"], service_name=row["service_name"],
        practitioner_name=row["practitioner_name"],
        place=", ".join(part for part in (clinic.street_address, f"{clinic.zip_code} {clinic.city}".strip()) if part),
        key=calendar_tokens.sign(visitor.context.company_id, row["id"]), can_move=can_move, can_cancel=can_cancel,
    )
