"""Offer a time that became free to the clients on the waiting list whom it suits, one by one or to all (BEY-004).

Nothing is held: an offer is accepted through the constraint of all bookings, so whoever books the time first has it.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import NamedTuple
from uuid import UUID

import orjson
from sqlalchemy import Row, Select, exists, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.aesthetics.service import TreatmentNotLawful
from clinic.booking.availability import service as engine
from clinic.booking.availability.service import AvailabilityQuery
from clinic.booking.catalogue import service as catalogue
from clinic.booking.catalogue.models import Resource, Service, ServiceResource
from clinic.booking.catalogue.prerequisites import PrerequisiteMissing
from clinic.booking.hours import service as hours
from clinic.booking.hours.models import BookingSettings
from clinic.booking.portal.queries import is_portal_open
from clinic.booking.waiting_list import messages
from clinic.booking.waiting_list.models import WaitingListEntry, WaitingListOffer
from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api.errors import NotFound
from clinic.core.clock import local_date, now, zone
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.realtime import BOOKINGS, broadcast

CLOSE_ACTIONS = {
    "accepted": "waiting_list.offer_accepted", "declined": "waiting_list.offer_declined", "expired": "waiting_list.offer_expired",
    "taken": "waiting_list.offer_taken",
}
"""The action of the audit log by the state in which an offer ends."""
MAX_ENTRIES = 200
"""How many clients are considered for one time, those who have waited longest."""
MAX_SEARCHED_DAYS = 62


@dataclass(frozen=True, slots=True)
class FreedTime:
    """A time of a practitioner that may be free."""

    practitioner_id: UUID
    starts_at: datetime
    ends_at: datetime

    def overlaps(self, start: datetime, end: datetime) -> bool:
        """Return whether an appointment takes any part of it."""
        return start < self.ends_at and end > self.starts_at

    def contains(self, start: datetime, end: datetime) -> bool:
        """Return whether an appointment lies wholly within it."""
        return self.starts_at <= start and end <= self.ends_at


class _Span(NamedTuple):
    start: datetime
    end: datetime


_Waiting = Row[WaitingListEntry, Service]


async def offer_freed_time(session: AsyncSession, freed: FreedTime) -> None:
    """Offer the free times within a freed time; a client has one open offer at a time, and is offered the same time once."""
    company = await companies.get_own_company(session)
    if freed.ends_at <= now() or not is_portal_open(company.is_booking_on, company.onboarded_at is not None, company.subscription_state):
        return
    settings = await hours.get_settings_row(session)
    lock_key = func.hashtextextended(f"waiting_list:{company.id}", 0)
    await session.execute(select(func.pg_advisory_xact_lock(lock_key)))
    if settings.waiting_list_mode == "off" or not (rows := await _list_waiting(session, freed, company.timezone)):
        return
    practitioner = await get_owned(session, Resource, freed.practitioner_id)
    contacts = await clients.get_live_clients(session, {entry.client_id for entry, _ in rows})
    starts = await _list_starts(session, freed, {service.id: service for _, service in rows}, company.timezone)
    offered = await _list_earlier_offers(session, freed)
    taken = await _list_open_spans(session, freed) if settings.waiting_list_mode == "one" else []
    for entry, service in rows:
        client = contacts.get(entry.client_id)
        span = _choose_start(entry, service, starts[service.id], company.timezone, taken)
        if client is None or span is None or entry.id in offered or not messages.can_reach(client, company):
            continue
        offer = _build_offer(entry, freed, span, settings)
        if offer.expires_at <= now() or not await _may_book(session, freed, entry, service, span.start):
            continue
        await _save_offer(session, entry, offer)
        await messages.send_offer(session, offer, service, practitioner, client)
        if settings.waiting_list_mode == "one":
            taken.append(span)


async def _save_offer(session: AsyncSession, entry: WaitingListEntry, offer: WaitingListOffer) -> None:
    session.add(offer)
    await session.flush()
    details = {"offer_id": offer.id, "start_at": offer.start_at.isoformat(), "practitioner_id": offer.practitioner_id}
    audit.record(session, "waiting_list.offered", entry.id, client_id=entry.client_id, **details)
    broadcast(session, BOOKINGS, entry.id, entry.version, is_about_client=False)


async def _list_waiting(session: AsyncSession, freed: FreedTime, timezone: str) -> list[_Waiting]:
    """List the entries that a freed time may suit, those who have waited longest first, without those who have an open offer."""
    company_id = get_context(session).company_id
    open_offer = exists().where(
        WaitingListOffer.company_id == company_id, WaitingListOffer.entry_id == WaitingListEntry.id, WaitingListOffer.state == "open",
    )
    performs = exists().where(
        ServiceResource.company_id == company_id, ServiceResource.service_id == WaitingListEntry.service_id,
        ServiceResource.resource_id == freed.practitioner_id,
    )
    query = select(WaitingListEntry, Service).join(
        Service, (Service.company_id == WaitingListEntry.company_id) & (Service.id == WaitingListEntry.service_id),
    ).where(
        WaitingListEntry.company_id == company_id, WaitingListEntry.state == "waiting",
        WaitingListEntry.practitioner_id.is_(None) | (WaitingListEntry.practitioner_id == freed.practitioner_id),
        WaitingListEntry.from_day <= local_date(freed.ends_at, timezone), WaitingListEntry.to_day >= local_date(freed.starts_at, timezone),
        Service.deleted_at.is_(None), performs, ~open_offer,
    )
    return list(await session.execute(query.order_by(WaitingListEntry.created_at, WaitingListEntry.id).limit(MAX_ENTRIES)))


async def _list_starts(
    session: AsyncSession, freed: FreedTime, services: dict[UUID, Service], timezone: str,
) -> dict[UUID, list[datetime]]:
    """List, for each service, the starts that visitors may book and that take some of the freed time; those within it come first."""
    first = local_date(max(freed.starts_at, now()), timezone)
    last = min(local_date(freed.ends_at, timezone), first + timedelta(days=MAX_SEARCHED_DAYS - 1))
    starts = {}
    for service in services.values():
        query = AvailabilityQuery(timezone, service.id, freed.practitioner_id)
        try:
            slots = orjson.loads(await engine.list_slots(get_context(session), query, first, last))["slots"]
        except NotFound:
            slots = []
        duration = timedelta(minutes=service.duration)
        times = [datetime.fromisoformat(slot["start_at"]).replace(tzinfo=UTC) for slot in slots]
        possible = [start for start in times if freed.overlaps(start, start + duration)]
        starts[service.id] = sorted(possible, key=partial(_rank_start, freed, duration))
    return starts


def _rank_start(freed: FreedTime, duration: timedelta, start: datetime) -> tuple[bool, datetime]:
    return not freed.contains(start, start + duration), start


def _of_practitioner(session: AsyncSession, freed: FreedTime) -> Select[WaitingListOffer]:
    return select(WaitingListOffer).where(
        WaitingListOffer.company_id == get_context(session).company_id, WaitingListOffer.practitioner_id == freed.practitioner_id,
    )


async def _list_earlier_offers(session: AsyncSession, freed: FreedTime) -> set[UUID]:
    """Return the entries that were asked about the freed time before; what another took may be offered once more."""
    query = _of_practitioner(session, freed).where(
        WaitingListOffer.state != "taken", WaitingListOffer.start_at < freed.ends_at, WaitingListOffer.end_at > freed.starts_at,
    )
    return {offer.entry_id for offer in await session.scalars(query)}


async def _list_open_spans(session: AsyncSession, freed: FreedTime) -> list[_Span]:
    rows = await session.scalars(_of_practitioner(session, freed).where(WaitingListOffer.state == "open"))
    return [_Span(offer.start_at, offer.end_at) for offer in rows]


def _choose_start(
    entry: WaitingListEntry, service: Service, starts: list[datetime], timezone: str, taken: list[_Span],
) -> _Span | None:
    """Return the first appointment that suits a client, none of which is being offered to another, or None."""
    for start in starts:
        span = _Span(start, start + timedelta(minutes=service.duration))
        is_open = any(span.start < other.end and span.end > other.start for other in taken)
        if not is_open and suits(entry, span.start, span.end, timezone):
            return span
    return None


def suits(entry: WaitingListEntry, start: datetime, end: datetime, timezone: str) -> bool:
    """Return whether an appointment lies on the days, weekdays and hours that suit a client, on the clinic's clock."""
    local_start, local_end = (instant.astimezone(zone(timezone)).replace(tzinfo=None) for instant in (start, end))
    midnight = datetime.combine(local_start.date(), datetime.min.time())
    return (
        entry.from_day <= local_start.date() <= entry.to_day and local_start.weekday() in entry.weekdays
        and entry.from_time <= local_start - midnight and local_end - midnight <= entry.to_time
    )


async def _may_book(session: AsyncSession, freed: FreedTime, entry: WaitingListEntry, service: Service, start: datetime) -> bool:
    """Ask the gates of all bookings, so that nobody is offered what would then be refused."""
    if not service.aesthetic_kind and service.prerequisite_id is None:
        return True
    try:
        await catalogue.check_requirements(session, [service.id], freed.practitioner_id, entry.client_id, start)
    except (TreatmentNotLawful, PrerequisiteMissing):
        return False
    return True


def _build_offer(entry: WaitingListEntry, freed: FreedTime, span: _Span, settings: BookingSettings) -> WaitingListOffer:
    """Return an offer that can be answered for the minutes of the settings, but not beyond the minimum notice of bookings."""
    at = now()
    answer_by = at + timedelta(minutes=settings.waiting_list_minutes)
    notice_begins = span.start - timedelta(minutes=settings.min_notice_minutes)
    return WaitingListOffer(
        company_id=entry.company_id, id=new_id(), client_id=entry.client_id, entry_id=entry.id, practitioner_id=freed.practitioner_id,
        start_at=span.start, end_at=span.end, freed_from=freed.starts_at, freed_to=freed.ends_at, state="open", created_at=at,
        expires_at=min(answer_by, notice_begins),
    )


async def expire_offers(session: AsyncSession) -> None:
    """Close the offers that nobody accepted in time, and ask the next clients."""
    at, company_id = now(), get_context(session).company_id
    due = select(WaitingListOffer).where(
        WaitingListOffer.company_id == company_id, WaitingListOffer.state == "open", WaitingListOffer.expires_at <= at,
    ).order_by(WaitingListOffer.id).limit(MAX_ENTRIES).with_for_update(skip_locked=True)
    expired = list(await session.scalars(due))
    for offer in expired:
        close(session, offer, "expired")
    await session.flush()
    for freed in sorted({get_freed_time(offer) for offer in expired}, key=lambda row: row.starts_at):
        await offer_freed_time(session, freed)


def get_freed_time(offer: WaitingListOffer) -> FreedTime:
    """Return the time that became free before an offer was made."""
    return FreedTime(offer.practitioner_id, offer.freed_from, offer.freed_to)


def close(session: AsyncSession, offer: WaitingListOffer, state: str) -> None:
    """Give an open offer its last state."""
    offer.state, offer.ended_at = state, now()
    audit.record(session, CLOSE_ACTIONS[state], offer.entry_id, client_id=offer.client_id, offer_id=offer.id)
    broadcast(session, BOOKINGS, offer.entry_id, 1, is_about_client=False)


async def close_overlapping(session: AsyncSession, accepted: WaitingListOffer) -> None:
    """Close the other open offers of a time that was accepted; one that is being answered finds the time taken by itself."""
    others = _of_practitioner(session, get_freed_time(accepted)).where(
        WaitingListOffer.id != accepted.id, WaitingListOffer.state == "open", WaitingListOffer.start_at < accepted.end_at,
        WaitingListOffer.end_at > accepted.start_at,
    )
    for offer in await session.scalars(others.with_for_update(skip_locked=True)):
        close(session, offer, "taken")


async def close_offers_of(session: AsyncSession, entry: WaitingListEntry) -> None:
    """Decline the open offer of a client who doesn't wait any more, and ask the next clients."""
    query = select(WaitingListOffer).where(
        WaitingListOffer.company_id == entry.company_id, WaitingListOffer.entry_id == entry.id, WaitingListOffer.state == "open",
    )
    for offer in list(await session.scalars(query.with_for_update())):
        close(session, offer, "declined")
        await session.flush()
        await offer_freed_time(session, get_freed_time(offer))


async def performs(session: AsyncSession, practitioner_id: UUID, service_id: UUID) -> bool:
    """Return whether an active practitioner performs a service."""
    query = select(ServiceResource.id).join(
        Resource, (Resource.company_id == ServiceResource.company_id) & (Resource.id == ServiceResource.resource_id),
    ).where(
        ServiceResource.company_id == get_context(session).company_id, ServiceResource.service_id == service_id,
        ServiceResource.resource_id == practitioner_id, Resource.type == "practitioner", Resource.is_active,
    )
    return await session.scalar(query.limit(1)) is not None
