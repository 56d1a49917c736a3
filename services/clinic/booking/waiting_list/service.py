"""Put clients on the waiting list, list them, and take them off it."""

from typing import Literal
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue.models import Resource, Service
from clinic.booking.portal import queries as portal_queries, service as portal
from clinic.booking.portal.dependencies import PortalVisitor
from clinic.booking.waiting_list import messages, offers
from clinic.booking.waiting_list.errors import WaitingEnded
from clinic.booking.waiting_list.models import WaitingListEntry, WaitingListOffer
from clinic.booking.waiting_list.schemas import (
    WaitingListEntryCreate,
    WaitingListEntryOut,
    WaitingListLinkOut,
    WaitingListOfferRow,
    WaitingListParams,
    WaitingListTimes,
)
from clinic.clients import service as clients
from clinic.core import audit
from clinic.core.api.errors import FieldError, NotFound
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.realtime import BOOKINGS, broadcast
from clinic.core.text.i18n import language

MAX_SHOWN_OFFERS = 5
MAX_JOINS_PER_HOUR = 20
"""How often one address may join the list of one clinic."""


async def list_entries(session: AsyncSession, params: WaitingListParams) -> PaginatedList[WaitingListEntryOut]:
    """Return a page of the waiting list, with the latest offers of each client."""
    company_id = get_context(session).company_id
    query = select(WaitingListEntry).where(WaitingListEntry.company_id == company_id)
    if params.state:
        query = query.where(WaitingListEntry.state == params.state)
    if params.service_id:
        query = query.where(WaitingListEntry.service_id == params.service_id)
    if search := params.search.strip():
        query = query.where(WaitingListEntry.client_id.in_(clients.select_ids_by_name(company_id, search)))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    column = WaitingListEntry.to_day if params.sort == "to_day" else WaitingListEntry.created_at
    page = query.order_by(*params.order_by(column, WaitingListEntry.id)).limit(params.per_page).offset(params.offset)
    return PaginatedList.build(await _to_schemas(session, list(await session.scalars(page))), params, total or 0)


async def add_entry(session: AsyncSession, data: WaitingListEntryCreate) -> WaitingListEntryOut:
    """Put a client on the waiting list as staff; the client gets a message with the link to leave it. Raises FieldError, NotFound."""
    await clients.lock_client_for_write(session, data.client_id)
    entry = await _insert(session, data.client_id, data, "staff", note=data.note)
    [row] = await _to_schemas(session, [entry])
    return row


async def join(session: AsyncSession, visitor: PortalVisitor, data: WaitingListTimes) -> WaitingListLinkOut:
    """Put the visitor of a verified flow on the waiting list. A repeated call changes what they wait for.

    Raises FlowUnverified, IdentificationRequired.
    """
    await visitor.limit("waiting_list", most=MAX_JOINS_PER_HOUR, seconds=3600)
    flow = await portal.get_own_flow(session, visitor)
    await portal.require_complete(session, visitor, flow)
    if not await portal_queries.is_bookable(session, [data.service_id], data.practitioner_id):
        raise FieldError("service_id", "choice")
    client_id = await portal.find_or_create_client(session, flow)
    entry = await _insert(session, client_id, data, "portal")
    service = await get_owned(session, Service, entry.service_id)
    return WaitingListLinkOut(
        service_name=messages.get_service_name(service, language.get()), state="waiting", offer_state=None, start_at=None,
        practitioner_name=None, expires_at=None, fee_terms=None,
    )


async def _insert(
    session: AsyncSession, client_id: UUID, data: WaitingListTimes, source: Literal["staff", "portal"], *, note: str = "",
) -> WaitingListEntry:
    """Insert the entry of a client, or change the one with which they wait for the service already."""
    service, company_id = await _validate(session, data), get_context(session).company_id
    times = {name: getattr(data, name) for name in WaitingListTimes.model_fields} | {"weekdays": sorted(set(data.weekdays))}
    entry = (await session.scalars(select(WaitingListEntry).where(
        WaitingListEntry.company_id == company_id, WaitingListEntry.client_id == client_id, WaitingListEntry.service_id == data.service_id,
        WaitingListEntry.state == "waiting",
    ).limit(1).with_for_update())).first()
    is_new = entry is None
    if entry is None:
        entry = WaitingListEntry(company_id=company_id, id=new_id(), client_id=client_id, source=source, state="waiting")
        session.add(entry)
    for field, value in times.items():
        setattr(entry, field, value)
    entry.note = note or entry.note or ""
    await session.flush()
    details = data.model_dump(mode="json", exclude={"client_id", "note"})
    audit.record(session, "waiting_list.joined", entry.id, client_id=client_id, source=source, **details)
    if is_new:
        client = await clients.get_client(session, client_id)
        await messages.send_joined(session, entry, service, client)
    broadcast(session, BOOKINGS, entry.id, entry.version, is_about_client=False)
    return entry


async def _validate(session: AsyncSession, data: WaitingListTimes) -> Service:
    """Return the service. Raises FieldError for one that isn't offered, and for a practitioner who doesn't perform it."""
    company_id = get_context(session).company_id
    service = await session.get(Service, (company_id, data.service_id))
    if service is None or service.deleted_at is not None or not service.is_active:
        raise FieldError("service_id", "choice")
    if data.practitioner_id is not None and not await offers.performs(session, data.practitioner_id, service.id):
        raise FieldError("practitioner_id", "choice")
    return service


async def remove_entry(session: AsyncSession, entry_id: UUID, version: int) -> WaitingListEntryOut:
    """Take a client off the waiting list as staff; an open offer is closed. Raises WaitingEnded, VersionConflict."""
    entry = await get_entry(session, entry_id, version)
    await end(session, entry, "removed")
    [row] = await _to_schemas(session, [entry])
    return row


async def end(session: AsyncSession, entry: WaitingListEntry, state: Literal["left", "removed"]) -> None:
    """End a locked entry, and offer the next client what this one was asked about. Raises WaitingEnded."""
    if entry.state != "waiting":
        raise WaitingEnded
    entry.state, entry.ended_at = state, now()
    await session.flush()
    audit.record(session, f"waiting_list.{state}", entry.id, client_id=entry.client_id)
    broadcast(session, BOOKINGS, entry.id, entry.version, is_about_client=False)
    await offers.close_offers_of(session, entry)


async def _to_schemas(session: AsyncSession, entries: list[WaitingListEntry]) -> list[WaitingListEntryOut]:
    company_id, ids = get_context(session).company_id, [entry.id for entry in entries]
    names = await clients.get_client_names(session, {entry.client_id for entry in entries})
    service_ids = {entry.service_id for entry in entries}
    services = {row.id: row.name for row in await session.execute(
        select(Service.id, Service.name).where(Service.company_id == company_id, Service.id.in_(service_ids)),
    )}
    practitioners = {row.id: row.name for row in await session.execute(
        select(Resource.id, Resource.name).where(Resource.company_id == company_id, Resource.type == "practitioner"),
    )}
    offers_by_entry: dict[UUID, list[WaitingListOfferRow]] = {}
    latest = select(WaitingListOffer).where(WaitingListOffer.company_id == company_id, WaitingListOffer.entry_id.in_(ids))
    for offer in await session.scalars(latest.order_by(WaitingListOffer.created_at.desc(), WaitingListOffer.id.desc())):
        offers_by_entry.setdefault(offer.entry_id, []).append(WaitingListOfferRow(
            id=offer.id, start_at=offer.start_at, practitioner_name=practitioners.get(offer.practitioner_id, ""), state=offer.state,
            expires_at=offer.expires_at, created_at=offer.created_at,
        ))
    fields = [name for name in WaitingListEntryOut.model_fields if hasattr(WaitingListEntry, name)]
    return [
        WaitingListEntryOut(
            **{name: getattr(entry, name) for name in fields}, client_name=names[entry.client_id], service_name=services[entry.service_id],
            practitioner_name=practitioners.get(entry.practitioner_id) if entry.practitioner_id else None,
            offers=offers_by_entry.get(entry.id, [])[:MAX_SHOWN_OFFERS],
        )
        for entry in entries if entry.client_id in names
    ]


async def get_entry(session: AsyncSession, entry_id: UUID, version: int | None = None) -> WaitingListEntry:
    """Return an entry, locked with its client. Raises NotFound, VersionConflict for another version."""
    client_id = await session.scalar(select(WaitingListEntry.client_id).where(
        WaitingListEntry.company_id == get_context(session).company_id, WaitingListEntry.id == entry_id,
    ))
    if client_id is None:
        raise NotFound
    await clients.lock_client_for_write(session, client_id)
    return await get_owned(session, WaitingListEntry, entry_id, version=version, lock=True)
