"""Answer an offer by its link, and leave the waiting list (BEY-004).

An accepted offer asks for no deposit: the clinic has freed the time itself, often hours before it. The fees of a late cancellation and of a
no-show bind the client as elsewhere, so they are read before accepting.

A link's key is signed and names one offer, or one entry. An offer books by the engine, the gates and the constraint of all bookings.
"""

from functools import partial
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_fees import service as booking_fees
from clinic.booking.bookings import commands, events, queries as booking_queries
from clinic.booking.bookings.commands import NewBooking
from clinic.booking.catalogue import service as catalogue
from clinic.booking.catalogue.models import Resource, Service
from clinic.booking.occupancy import service as occupancy
from clinic.booking.occupancy.service import TimeTaken
from clinic.booking.portal import availability, calendar_tokens
from clinic.booking.portal.dependencies import PortalVisitor
from clinic.booking.portal.schemas import BookingSelection
from clinic.booking.waiting_list import messages, offers, service
from clinic.booking.waiting_list.errors import WaitingListLinkExpired
from clinic.booking.waiting_list.events import publish_time_freed
from clinic.booking.waiting_list.models import WaitingListEntry, WaitingListOffer
from clinic.booking.waiting_list.schemas import WaitingListKey, WaitingListLinkOut
from clinic.core import audit
from clinic.core.api.errors import NotFound
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_owned
from clinic.core.realtime import BOOKINGS, broadcast
from clinic.core.text.i18n import language

MAX_CALLS_PER_TEN_MINUTES = 120


async def get_link(session: AsyncSession, visitor: PortalVisitor, data: WaitingListKey) -> WaitingListLinkOut:
    """Return what a link is about. Raises WaitingListLinkExpired."""
    entry_id, offer_id = await _read_key(session, visitor, data)
    entry = await get_owned(session, WaitingListEntry, entry_id)
    return await _to_schema(session, entry, await get_owned(session, WaitingListOffer, offer_id) if offer_id else None)


async def accept(session: AsyncSession, visitor: PortalVisitor, data: WaitingListKey) -> WaitingListLinkOut:
    """Book the offered time; a repeated call answers the same. The answer's `offer_state` is `taken` when another was quicker.

    Raises PrerequisiteMissing and TreatmentNotLawful, and the offer stays open.
    """
    entry, offer = await _lock(session, visitor, data)
    if offer is None:
        raise WaitingListLinkExpired
    if offer.state == "open" and offer.expires_at <= now():
        offers.close(session, offer, "expired")
        await session.flush()
        await offers.offer_freed_time(session, offers.get_freed_time(offer))
    elif offer.state == "open":
        try:
            booking_id = await _book(session, visitor, entry, offer)
        except TimeTaken:
            offers.close(session, offer, "taken")
        else:
            offers.close(session, offer, "accepted")
            entry.state, entry.ended_at, entry.booking_id = "booked", now(), booking_id
            await session.flush()
            broadcast(session, BOOKINGS, entry.id, entry.version, is_about_client=False)
            await offers.close_overlapping(session, offer)
            # What is left of the freed time is known once the booking is committed.
            publish_time_freed(session, offer.practitioner_id, offer.freed_from, offer.freed_to)
    await session.flush()
    return await _to_schema(session, entry, offer)


async def decline(session: AsyncSession, visitor: PortalVisitor, data: WaitingListKey) -> WaitingListLinkOut:
    """Decline the offered time and stay on the list; the next client is asked. A repeated call answers the same."""
    entry, offer = await _lock(session, visitor, data)
    if offer is None:
        raise WaitingListLinkExpired
    if offer.state == "open":
        await offers.close_offers_of(session, entry)
    return await _to_schema(session, entry, offer)


async def leave(session: AsyncSession, visitor: PortalVisitor, data: WaitingListKey) -> WaitingListLinkOut:
    """Leave the waiting list; a repeated call answers the same."""
    entry, offer = await _lock(session, visitor, data)
    if entry.state == "waiting":
        await service.end(session, entry, "left")
    return await _to_schema(session, entry, offer)


async def _read_key(session: AsyncSession, visitor: PortalVisitor, data: WaitingListKey) -> tuple[UUID, UUID | None]:
    """Return the ids of the entry and of the offer, if it is an offer's key. Raises WaitingListLinkExpired, RateLimited."""
    await visitor.limit("waiting_list_link", most=MAX_CALLS_PER_TEN_MINUTES, seconds=600)
    company_id = visitor.context.company_id
    try:
        offer = await get_owned(session, WaitingListOffer, calendar_tokens.verify(company_id, data.key, messages.OFFER_KEY))
    except NotFound:
        try:
            entry = await get_owned(session, WaitingListEntry, calendar_tokens.verify(company_id, data.key, messages.ENTRY_KEY))
        except NotFound as error:
            raise WaitingListLinkExpired from error
        return entry.id, None
    return offer.entry_id, offer.id


async def _lock(
    session: AsyncSession, visitor: PortalVisitor, data: WaitingListKey,
) -> tuple[WaitingListEntry, WaitingListOffer | None]:
    """Return the entry and the offer of a link, locked after their client."""
    entry_id, offer_id = await _read_key(session, visitor, data)
    entry = await service.get_entry(session, entry_id)
    return entry, await get_owned(session, WaitingListOffer, offer_id, lock=True) if offer_id else None


async def _book(session: AsyncSession, visitor: PortalVisitor, entry: WaitingListEntry, offer: WaitingListOffer) -> UUID:
    """Book the offered time for the client as the portal does. Raises TimeTaken."""
    selection = BookingSelection(service_id=entry.service_id, practitioner_id=offer.practitioner_id, start_at=offer.start_at)
    if not await availability.list_free_practitioners(session, visitor, selection, ignore_hold_id=None):
        raise TimeTaken
    await catalogue.check_requirements(session, [entry.service_id], offer.practitioner_id, entry.client_id, offer.start_at)
    at = now()
    inputs = await booking_queries.load_booking_inputs(
        session, client_id=entry.client_id, service_id=entry.service_id, practitioner_id=offer.practitioner_id, room_id=None,
        start=offer.start_at, at=at,
    )
    if inputs is None or inputs["first_name"] is None:
        raise TimeTaken
    choices = booking_queries.get_choices(inputs)
    booking = NewBooking(
        id=new_id(), client_id=entry.client_id, service_id=entry.service_id, practitioner_id=offer.practitioner_id, choices=choices,
        start_at=offer.start_at, source="portal", special_request="", created_at=at, inputs=inputs,
    )
    if inputs["has_expired_hold"]:
        await occupancy.release_expired_holds(session, [offer.practitioner_id, *choices.all_ids])
    resources = await occupancy.with_retry(session, partial(commands.insert_if_free, session, booking))
    events.record_created(session, booking, resources)
    audit.record(session, "waiting_list.booked", entry.id, client_id=entry.client_id, booking_id=booking.id)
    return booking.id


async def _to_schema(session: AsyncSession, entry: WaitingListEntry, offer: WaitingListOffer | None) -> WaitingListLinkOut:
    booked = await session.get(Service, (entry.company_id, entry.service_id))
    practitioner = await session.get(Resource, (entry.company_id, offer.practitioner_id)) if offer else None
    is_over = offer is not None and offer.state == "open" and offer.expires_at <= now()
    return WaitingListLinkOut(
        service_name=messages.get_service_name(booked, language.get()) if booked else "", state=entry.state,
        offer_state="expired" if is_over else offer.state if offer else None, start_at=offer.start_at if offer else None,
        practitioner_name=practitioner.name if practitioner else None, expires_at=offer.expires_at if offer else None,
        fee_terms=await booking_fees.get_terms(session, booked.id, booked.price) if booked and offer else None,
    )
