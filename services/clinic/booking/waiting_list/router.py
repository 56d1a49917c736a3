"""Routes of the waiting list: for staff, and for visitors by a verified flow or by the link in a message."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.booking.catalogue.prerequisites import PrerequisiteMissing
from clinic.booking.portal.dependencies import FlowVisitor, OpenPortalVisitor
from clinic.booking.portal.errors import ClientLimitReached, FlowExpired, FlowUnverified, IdentificationRequired, PortalClosed
from clinic.booking.waiting_list import answers, service
from clinic.booking.waiting_list.errors import WaitingEnded, WaitingListLinkExpired
from clinic.booking.waiting_list.schemas import (
    WaitingListEntryCreate,
    WaitingListEntryOut,
    WaitingListKey,
    WaitingListLinkOut,
    WaitingListParams,
    WaitingListRemove,
    WaitingListTimes,
)
from clinic.core.api.envelope import EnvelopeRoute, VisitorRoute, error_responses
from clinic.core.api.errors import VersionConflict
from clinic.core.api.pagination import PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

staff_router = APIRouter(prefix="/api/waiting-list", tags=["waiting list"], route_class=EnvelopeRoute)
PREFIX = "/api/v2/booking-portal/{public_id}/waiting-list"
visitor_router = APIRouter(
    prefix=PREFIX, tags=["portal"], route_class=VisitorRoute, responses=error_responses(PortalClosed, WaitingListLinkExpired),
)
CanReadBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_READ))]
CanWriteBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_WRITE))]


@staff_router.get("")
async def list_waiting_list(
    session: ReadSession, caller: CanReadBookings, params: Annotated[WaitingListParams, Query()],
) -> PaginatedList[WaitingListEntryOut]:
    """List the clients who wait for a time, 20 a page, longest first, with the latest offers of each and their states."""
    return await service.list_entries(session, params)


@staff_router.post("")
async def add_to_waiting_list(session: Session, caller: CanWriteBookings, data: WaitingListEntryCreate) -> WaitingListEntryOut:
    """Put a client on the waiting list; who waits for the service already waits by the new times.

    The client gets a message with the link to leave the list. A time that becomes free and suits is offered by itself.
    """
    return await service.add_entry(session, data)


@staff_router.post("/{entry_id}/remove", responses=error_responses(WaitingEnded, VersionConflict))
async def remove_from_waiting_list(
    session: Session, caller: CanWriteBookings, entry_id: UUID, data: WaitingListRemove,
) -> WaitingListEntryOut:
    """Take a client off the waiting list; an open offer goes to the next client."""
    return await service.remove_entry(session, entry_id, data.version)


@visitor_router.post("", responses=error_responses(FlowExpired, FlowUnverified, IdentificationRequired, ClientLimitReached))
async def join_waiting_list(session: Session, visitor: FlowVisitor, data: WaitingListTimes) -> WaitingListLinkOut:
    """Join the waiting list by a flow whose code is verified; a repeated call changes what the visitor waits for.

    403 `booking_flow.unverified` before the code is verified.
    """
    return await service.join(session, visitor, data)


@visitor_router.post("/link")
async def open_waiting_list_link(session: ReadSession, visitor: OpenPortalVisitor, data: WaitingListKey) -> WaitingListLinkOut:
    """Return what the link in a message is about: an offered time, or the entry of the list."""
    return await answers.get_link(session, visitor, data)


@visitor_router.post("/accept", responses=error_responses(PrerequisiteMissing))
async def accept_offer(session: Session, visitor: OpenPortalVisitor, data: WaitingListKey) -> WaitingListLinkOut:
    """Book the offered time.

    `offer_state` of the answer says how it went: `accepted`, `taken` when another has booked the time, `expired`. A repeated call
    answers the same.
    """
    return await answers.accept(session, visitor, data)


@visitor_router.post("/decline")
async def decline_offer(session: Session, visitor: OpenPortalVisitor, data: WaitingListKey) -> WaitingListLinkOut:
    """Decline the offered time and stay on the list; the next client is asked."""
    return await answers.decline(session, visitor, data)


@visitor_router.post("/leave")
async def leave_waiting_list(session: Session, visitor: OpenPortalVisitor, data: WaitingListKey) -> WaitingListLinkOut:
    """Leave the waiting list."""
    return await answers.leave(session, visitor, data)


router = APIRouter()
for child in (staff_router, visitor_router):
    router.include_router(child)
