"""Send the confirmation of a booking anew, by the channels of the first (BKG-031)."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.bookings import notification_state, subscribers
from clinic.booking.bookings.errors import BookingNotActive
from clinic.booking.bookings.states import BookingState
from clinic.booking.confirmations.schemas import ConfirmationSent
from clinic.core import audit
from clinic.core.api.errors import Conflict, NotFound
from clinic.core.clock import now, to_wire
from clinic.core.database.session import get_context

CHANGE = "confirmed"


class BookingOver(Conflict):
    """The booking has ended or its client didn't come, so there is nothing to confirm."""

    code = "booking.over"
    en = "The booking is over. A confirmation can be sent until its end."
    sv = "Bokningen är över. En bekräftelse kan skickas fram till dess slut."


class ClientWithoutAddress(Conflict):
    """The client has neither a mobile number nor an e-mail address."""

    code = "booking.client_without_address"
    en = "The client has neither a mobile number nor an e-mail address. Add one to the client first."
    sv = "Klienten har varken mobilnummer eller e-postadress. Lägg till det på klienten först."


async def send_confirmation(session: AsyncSession, booking_id: UUID) -> ConfirmationSent:
    """Queue the confirmation by SMS and e-mail, to the client's present number and address; once in a minute, however often it is asked.

    Raises BookingNotActive, BookingOver and ClientWithoutAddress.
    """
    company_id, at = get_context(session).company_id, now()
    row = await subscribers.select_booking(session, (company_id, booking_id))
    if row is None:
        raise NotFound
    if row["state"] == BookingState.CANCELLED:
        raise BookingNotActive
    if row["state"] == BookingState.NO_SHOW or row["end_at"] <= at:
        raise BookingOver
    sent = ConfirmationSent(phone=row["phone"] or "", email=row["email"] or "")
    if not sent.phone and not sent.email:
        raise ClientWithoutAddress
    booking = subscribers.to_details(company_id, row)
    context = {**notification_state.message_context(row), "resent_at": to_wire(at.replace(second=0, microsecond=0))}
    if sent.phone:
        await subscribers.send_sms(session, row, booking, CHANGE, context)
    if sent.email:
        await subscribers.send_mail(session, row, booking, CHANGE, context)
    channels = [channel for channel, address in (("sms", sent.phone), ("mail", sent.email)) if address]
    audit.record(session, "booking.confirmation_sent", booking_id, client_id=row["client_id"], channels=channels)
    return sent
