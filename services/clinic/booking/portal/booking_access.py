"""Show clients their booking by the link in its confirmation, and let them cancel or move it within the policy (PUB-005, PUB-010, BKG-035).

The link's key is signed and names one booking. Nothing of the booking is shown before the code sent to its client is typed; the flow that
the code verifies is a row of `booking_flow` of its own kind, which can't book.
"""

from datetime import datetime, timedelta
from secrets import token_urlsafe
from uuid import UUID

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_fees import service as booking_fees
from clinic.booking.booking_fees.errors import FeeNotAccepted
from clinic.booking.booking_fees.schemas import FeeQuote
from clinic.booking.bookings import moves, service as bookings
from clinic.booking.bookings.models import Booking
from clinic.booking.bookings.states import BookingState
from clinic.booking.occupancy.service import TimeTaken
from clinic.booking.portal import availability, calendar_tokens, client_keys, phone_verification, queries
from clinic.booking.portal.dependencies import PortalVisitor, hash_flow_key
from clinic.booking.portal.errors import BookingLinkExpired, FlowExpired, FlowUnverified, PolicyTimePassed
from clinic.booking.portal.models import BookingFlow
from clinic.booking.portal.schemas import (
    BookingAccessCreated,
    BookingAccessOut,
    BookingCancellation,
    BookingLink,
    BookingMove,
    BookingSelection,
    ManagedBooking,
    PortalCodeVerification,
)
from clinic.clients import service as clients
from clinic.company.schemas import CancellationPolicy
from clinic.core.api.errors import NotFound
from clinic.core.api.rate_limit import hit
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.security import one_time_codes
from clinic.core.text.i18n import language
from clinic.forms import service as forms
from clinic.forms.links.schemas import FormFlowCreated

PURPOSE = "booking-access"
ACCESS_TTL = timedelta(hours=2)
MAX_LINKS_PER_TEN_MINUTES, MAX_CODES_PER_BOOKING_PER_HOUR = 30, 6
CHECK_IN_MINUTES = 120
"""Clients can check in from so long before the start of their booking until its end."""


async def open_link(session: AsyncSession, visitor: PortalVisitor, data: BookingLink) -> BookingAccessCreated:
    """Send a code to the client of the link's booking and begin the flow that it verifies. Raises BookingLinkExpired, RateLimited."""
    await visitor.limit("links", most=MAX_LINKS_PER_TEN_MINUTES, seconds=600)
    booking = await _find_booking(session, visitor, data)
    await hit("portal.booking_codes", str(booking.id), limit=MAX_CODES_PER_BOOKING_PER_HOUR, window_seconds=phone_verification.HOUR_SECONDS)
    client, key, at = await clients.get_client(session, booking.client_id), token_urlsafe(32), now()
    phone = client.phone if visitor.clinic.is_verified else ""
    if not phone and not client.email:
        raise BookingLinkExpired
    flow = BookingFlow(
        company_id=booking.company_id, id=new_id(), key_hash=hash_flow_key(key), language=language.get(), expires_at=at + ACCESS_TTL,
        managed_booking_id=booking.id, visitor_details={"email": client.email} if client.email else None,
    )
    session.add(flow)
    await session.flush()
    await phone_verification.send_flow_code(session, visitor, flow, phone or client.email, purpose=PURPOSE)
    return BookingAccessCreated(flow_key=key, **dict(await to_schema(session, visitor, flow)))


async def get_access(session: AsyncSession, visitor: PortalVisitor) -> BookingAccessOut:
    """Return the flow, with the booking once the code is verified."""
    return await to_schema(session, visitor, await _get_flow(session, visitor))


async def verify_access(session: AsyncSession, visitor: PortalVisitor, data: PortalCodeVerification) -> BookingAccessOut:
    """Verify the code and return the booking. Raises FieldError, TooManyCodeAttempts."""
    await visitor.limit("verify", most=phone_verification.MAX_CODES_PER_ADDRESS_PER_HOUR * 2, seconds=phone_verification.HOUR_SECONDS)
    proof = {"purpose": PURPOSE, "action": "portal.verified", "state": "verified"}
    if not await one_time_codes.verify_code(session, BookingFlow, visitor.flow_id, data.code, **proof):
        raise FlowUnverified
    return await get_access(session, visitor)


async def cancel(session: AsyncSession, visitor: PortalVisitor, data: BookingCancellation) -> BookingAccessOut:
    """Cancel the booking; a repeated call answers the same.

    After the policy's time it costs what the clinic asks for, which the client accepts; where it asks for nothing, PolicyTimePassed.
    Raises FeeNotAccepted with the `amount` of now, FlowUnverified.
    """
    flow, booking = await lock_booking(session, visitor)
    if booking.state != BookingState.CANCELLED:
        fee = await quote_cancellation(session, visitor, booking)
        if fee is None:
            _check_policy(visitor, booking)
        elif data.accepted_fee != fee.due:
            raise FeeNotAccepted(amount=fee.due)
        await bookings.cancel_by_client(session, booking, visitor.clinic.timezone)
    return await to_schema(session, visitor, flow)


async def move(session: AsyncSession, visitor: PortalVisitor, data: BookingMove) -> BookingAccessOut:
    """Move the booking to a time that the portal offers; its old time is free at once. Raises TimeTaken with `slots`, PolicyTimePassed."""
    flow, booking = await lock_booking(session, visitor)
    if booking.start_at == data.start_at:
        return await to_schema(session, visitor, flow)
    _check_policy(visitor, booking)
    selection = BookingSelection(
        service_id=booking.service_id, practitioner_id=None if data.any_practitioner else booking.practitioner_id,
        add_on_ids=booking.add_on_ids, start_at=data.start_at,
    )
    for practitioner_id in await availability.list_free_practitioners(session, visitor, selection, ignore_hold_id=None):
        try:
            await moves.move_by_client(session, booking, data.start_at, practitioner_id, visitor.clinic.timezone)
        except TimeTaken:
            continue
        return await to_schema(session, visitor, flow)
    raise TimeTaken(slots=await availability.nearest_slots(visitor, selection, ignore_hold_id=None))


async def end_access(session: AsyncSession, booking_id: UUID) -> None:
    """End what has been opened by a booking's link, as for a booking that gets another client."""
    await session.execute(
        update(BookingFlow).where(BookingFlow.company_id == get_context(session).company_id, BookingFlow.managed_booking_id == booking_id)
        .values(expires_at=now()),
    )


async def open_forms(session: AsyncSession, visitor: PortalVisitor) -> FormFlowCreated:
    """Begin the flow in which the booking's client fills in their forms, without another code (PUB-002). Raises FlowUnverified."""
    flow, booking = await lock_booking(session, visitor)
    return await forms.start_verified_flow(session, booking.client_id, language.get(), sent_to=one_time_codes.mask_recipient(flow.phone))


async def _find_booking(session: AsyncSession, visitor: PortalVisitor, data: BookingLink) -> Booking:
    """Return the booking that a link names. Raises BookingLinkExpired for a key that isn't ours, another client's, or too old."""
    company_id = visitor.context.company_id
    try:
        booking = await get_owned(session, Booking, calendar_tokens.verify(company_id, data.key))
    except NotFound as error:
        raise BookingLinkExpired from error
    client_ids = [row.id for row in await session.execute(clients.merged_client_ids(company_id, booking.client_id))]
    if data.client_key and not client_keys.is_valid(company_id, client_ids, data.client_key):
        raise BookingLinkExpired
    if now() > booking.end_at + calendar_tokens.TOKEN_TTL:
        raise BookingLinkExpired
    return booking


async def _get_flow(session: AsyncSession, visitor: PortalVisitor) -> BookingFlow:
    flow = await get_owned(session, BookingFlow, visitor.flow_id)
    if not flow.is_access:
        raise FlowExpired
    return flow


async def lock_booking(session: AsyncSession, visitor: PortalVisitor) -> tuple[BookingFlow, Booking]:
    """Return the verified flow and its booking, locked. Raises FlowUnverified."""
    return await get_verified_booking(session, visitor, lock=True)


async def get_verified_booking(session: AsyncSession, visitor: PortalVisitor, *, lock: bool = False) -> tuple[BookingFlow, Booking]:
    """Return the verified flow and its booking. Raises FlowUnverified."""
    flow = await _get_flow(session, visitor)
    if flow.verified_at is None or flow.managed_booking_id is None:
        raise FlowUnverified
    return flow, await get_owned(session, Booking, flow.managed_booking_id, lock=lock)


async def get_client_id(session: AsyncSession, visitor: PortalVisitor) -> UUID:
    """Return the client of the verified flow's booking. Raises FlowUnverified."""
    _, booking = await get_verified_booking(session, visitor)
    return booking.client_id


def _policy(visitor: PortalVisitor) -> CancellationPolicy:
    return CancellationPolicy.model_validate_json(visitor.clinic.cancellation_policy)


def is_changeable(visitor: PortalVisitor, state: str, start_at: datetime) -> bool:
    """Return whether the client may still cancel and move a booking: before its start, within the policy, before the visit."""
    at = now()
    return state == BookingState.BOOKED and at < start_at and not _policy(visitor).is_past(start_at, at)


async def quote_cancellation(session: AsyncSession, visitor: PortalVisitor, booking: Booking) -> FeeQuote | None:
    """Return what cancelling costs after the policy's time; None before it, after the start, and where the clinic has no fee for it."""
    at = now()
    if booking.state != BookingState.BOOKED or at >= booking.start_at or not _policy(visitor).is_past(booking.start_at, at):
        return None
    fee = await booking_fees.quote_fee(session, booking, "cancellation", at)
    return None if fee.reason == "off" else fee


def opens_check_in(state: str, start_at: datetime, end_at: datetime) -> bool:
    """Return whether a client can check into a booking now."""
    at = now()
    return state == BookingState.BOOKED and start_at - timedelta(minutes=CHECK_IN_MINUTES) <= at < end_at


def _check_policy(visitor: PortalVisitor, booking: Booking) -> None:
    if not is_changeable(visitor, booking.state, booking.start_at):
        raise PolicyTimePassed(policy=_policy(visitor).text(language.get()))


async def to_schema(session: AsyncSession, visitor: PortalVisitor, flow: BookingFlow) -> BookingAccessOut:
    """Convert the flow of a booking's client to its response schema, with the booking once the code is verified."""
    booking, pending_forms = None, 0
    if flow.verified_at is not None and flow.managed_booking_id is not None:
        row = await queries.get_booking(session, flow.managed_booking_id)
        if row is not None:
            pending_forms = await forms.count_pending_forms(session, row["client_id"])
            managed = await get_owned(session, Booking, flow.managed_booking_id)
            booking = ManagedBooking(
                **dict(row), is_changeable=is_changeable(visitor, row["state"], row["start_at"]),
                can_check_in=opens_check_in(row["state"], row["start_at"], row["end_at"]),
                cancellation_fee=await quote_cancellation(session, visitor, managed),
                fee_terms=await booking_fees.get_terms(session, row["service_id"], row["price"]),
            )
    code_sent_at = flow.code_sent_at
    return BookingAccessOut(
        state="verified" if flow.verified_at else "code_sent", sent_to=one_time_codes.mask_recipient(flow.phone),
        expires_at=flow.expires_at,
        resend_at=code_sent_at + one_time_codes.RESEND_DELAY if code_sent_at else None, booking=booking, pending_forms=pending_forms,
    )

