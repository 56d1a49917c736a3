"""Visits and the calendar, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.booking.visits import queries, service
from clinic.booking.visits.errors import NotBooked, PractitionerBusy, RoomBusy
from clinic.booking.visits.schemas import BookingIn, BookingOut, Calendar, CalendarBooking, CalendarDays, CancelIn, MoveIn
from clinic.core.auth import Caller, may
from clinic.core.db import BusySession, Session
from clinic.core.envelope import Answer, EnvelopeRoute, hot_answer, refusals
from clinic.core.errors import Stale
from clinic.core.paging import ByTime, Listed
from clinic.core.permissions import Permission

router = APIRouter(prefix="/api", tags=["visits"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.BOOKING_READ))]
Booker = Annotated[Caller, Depends(may(Permission.BOOKING_WRITE))]


@router.get("/bookings", response_model=Calendar)
async def calendar(caller: Reader, wanted: Annotated[CalendarDays, Query()]) -> Answer:
    """The calendar of at most 42 of the clinic's days."""
    return hot_answer(await queries.calendar(caller.context, caller.timezone, wanted))


@router.post("/bookings", responses=refusals(PractitionerBusy, RoomBusy))
async def book(session: BusySession, caller: Booker, wanted: BookingIn) -> BookingOut:
    """Book a visit; a busy time only with `book_anyway`."""
    return await service.book(session, wanted)


@router.get("/bookings/{booking_id}")
async def one(session: Session, caller: Reader, booking_id: UUID) -> BookingOut:
    """One visit."""
    return await service.look(session, booking_id)


@router.post("/bookings/{booking_id}/reschedule", responses=refusals(PractitionerBusy, RoomBusy, NotBooked, Stale))
async def reschedule(session: Session, caller: Booker, booking_id: UUID, wanted: MoveIn) -> BookingOut:
    """Move a visit to another time, practitioner or room."""
    return await service.move(session, booking_id, wanted)


@router.post("/bookings/{booking_id}/cancel", responses=refusals(NotBooked, Stale))
async def cancel(session: Session, caller: Booker, booking_id: UUID, wanted: CancelIn) -> BookingOut:
    """Cancel a visit; its time is free at once."""
    return await service.cancel(session, booking_id, wanted)


@router.get("/clients/{client_id}/bookings", response_model=Listed[CalendarBooking])
async def of_client(caller: Reader, client_id: UUID, page: ByTime) -> Answer:
    """A client's visits, latest first."""
    return hot_answer(await service.of_client(caller.context, client_id, page))
