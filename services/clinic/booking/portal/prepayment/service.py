"""Hold, book and show the visit of a visitor's flow that is paid in advance (PUB-004)."""

from dataclasses import dataclass, replace
from datetime import datetime
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_fees import service as booking_fees
from clinic.booking.booking_fees.schemas import FeeTerms
from clinic.booking.bookings.models import Booking
from clinic.booking.bookings.states import BookingState
from clinic.booking.catalogue import service_forms
from clinic.booking.catalogue.prerequisites import PrerequisiteMissing
from clinic.booking.occupancy import service as occupancy
from clinic.booking.portal import booking_access, calendar_tokens, queries
from clinic.booking.portal.dependencies import AnyVisitor, FlowVisitor, PortalVisitor, hash_flow_key
from clinic.booking.portal.errors import FlowExpired, FlowUnverified, IdentificationRequired, PortalClosed
from clinic.booking.portal.hooks import register_payment_switch, register_payment_terms
from clinic.booking.portal.models import BookingFlow
from clinic.booking.portal.schemas import BookingSelection, OnlineMethod, PaymentTerms, PortalBooking
from clinic.booking.portal.service import book_hold, get_flow_terms, get_own_flow, hold_selection, release_holds, require_complete
from clinic.clients import service as clients
from clinic.core.api.errors import FieldError
from clinic.core.database.session import get_context, get_owned

list_prices = queries.list_prices
"""The prices of a visit's services, which a deposit is a part of."""


@dataclass(frozen=True, slots=True)
class BookedVisit:
    """A booking as its payment's page shows it, with its client's id and name."""

    booking: PortalBooking
    client_id: UUID
    client_name: str
    asks_forms: bool
    fee_terms: FeeTerms | None


async def hold_while_paying(session: AsyncSession, visitor: PortalVisitor, until: datetime) -> BookingSelection:
    """Hold the selected time until the visitor must have paid, and return the selection. Locks the flow.

    Raises TimeTaken with `slots`, FlowExpired once something is booked, FlowUnverified, IdentificationRequired, FieldError without a
    selection or a detail that the clinic requires.
    """
    flow = await get_own_flow(session, visitor)
    if flow.booking_id is not None:
        raise FlowExpired
    await require_complete(session, visitor, flow)
    hold = await hold_selection(session, visitor, flow)
    if hold.expires_at < until:
        hold.expires_at = until
        await session.flush()
        await occupancy.extend_hold(session, hold.id, until)
    if flow.selection is None:
        raise FieldError("start_at", "required")
    return BookingSelection.model_validate(flow.selection)


async def book_paid_time(
    session: AsyncSession, flow_id: UUID, selection: BookingSelection, *, booking_id: UUID, held_at: datetime,
) -> BookedVisit:
    """Book the time that a visitor has paid, under the id given, although the hold may have run out meanwhile.

    Another selection that the visitor has made since is given up. Raises TimeTaken when the time is lost, FlowExpired when the flow has
    led to another booking, NotFound when it was deleted, ClientLimitReached, TreatmentNotLawful.
    """
    context = replace(get_context(session), flow_id=flow_id)
    visitor = PortalVisitor(context, await queries.get_clinic(context), "")
    flow = await get_owned(session, BookingFlow, flow_id, lock=True)
    if flow.booking_id is not None or flow.is_access:
        raise FlowExpired
    if flow.selection != (selected := selection.model_dump(mode="json")):
        await release_holds(session, flow)
        flow.selection = selected
    hold = await hold_selection(session, visitor, flow)
    await book_hold(session, visitor, flow, hold, booking_id=booking_id, held_at=held_at)
    visit = await get_visit(session, booking_id)
    if visit is None:
        raise FlowExpired
    return visit


async def get_visit(session: AsyncSession, booking_id: UUID) -> BookedVisit | None:
    """Return a booking that was paid in advance; None while there is none."""
    row = await queries.get_booking(session, booking_id)
    if row is None:
        return None
    names = await clients.get_client_names(session, {row["client_id"]})
    asks_forms = any(await service_forms.list_service_forms(session, row["service_id"], *row["add_on_ids"]))
    fee_terms = await booking_fees.get_terms(session, row["service_id"], row["price"])
    return BookedVisit(PortalBooking.model_validate(dict(row)), row["client_id"], names.get(row["client_id"], ""), asks_forms, fee_terms)


async def get_terms(session: AsyncSession, visitor: PortalVisitor) -> PaymentTerms | None:
    """Return what the visitor of a verified flow pays in advance; None for nothing."""
    return await get_flow_terms(session, await get_own_flow(session, visitor))


@dataclass(frozen=True, slots=True)
class Cancellation:
    """When a cancelled booking was to begin, and when it was cancelled."""

    start_at: datetime
    cancelled_at: datetime


async def find_cancellation(session: AsyncSession, booking_id: UUID) -> Cancellation | None:
    """Return when a booking was cancelled; None unless it is."""
    booking = await get_owned(session, Booking, booking_id)
    if booking.state != BookingState.CANCELLED or booking.cancelled_at is None:
        return None
    return Cancellation(booking.start_at, booking.cancelled_at)


async def get_linked_client(session: AsyncSession, visitor: PortalVisitor) -> UUID:
    """Return the client of a booking's opened link, whose code is verified. Raises FlowUnverified, FlowExpired."""
    return await booking_access.get_client_id(session, visitor)


def sign_key(company_id: UUID, row_id: UUID) -> str:
    """Return the key by which a link names a booking or a client of the company."""
    return calendar_tokens.sign(company_id, row_id)


def verify_key(company_id: UUID, key: str) -> UUID:
    """Return the id that a link's key names. Raises NotFound for a key that isn't ours."""
    return calendar_tokens.verify(company_id, key)


async def is_own_flow(visitor: PortalVisitor, session: AsyncSession, flow_id: UUID, key: str) -> bool:
    """Return whether a flow's key, which the browser keeps, is that of the flow."""
    matching_id = await session.scalar(
        select(BookingFlow.id).where(BookingFlow.company_id == visitor.context.company_id, BookingFlow.key_hash == hash_flow_key(key)),
    )
    return bool(key) and matching_id == flow_id


__all__ = [
    "AnyVisitor", "BookedVisit", "BookingSelection", "FeeTerms", "FlowExpired", "FlowUnverified", "FlowVisitor",
    "IdentificationRequired", "OnlineMethod", "PaymentTerms", "PortalClosed", "PortalVisitor", "PrerequisiteMissing", "book_paid_time",
    "find_cancellation", "get_linked_client", "get_terms", "get_visit", "hold_while_paying", "is_own_flow", "list_prices",
    "register_payment_switch", "register_payment_terms", "sign_key", "verify_key",
]
