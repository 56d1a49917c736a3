"""The public portal. No cookie is read; a flow key in a header is all that a visitor has."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from clinic.booking.occupancy.service import TimeTaken
from clinic.booking.portal import bookings, codes, flows, offers, queries, service
from clinic.booking.portal.door import Anybody, Guest, InFlow
from clinic.booking.portal.errors import Busy, ClinicFull, CodesUsedUp, FlowEnded, NotVerified, PortalClosed
from clinic.booking.portal.schemas import (
    Choice,
    CodeIn,
    Confirmation,
    FlowKey,
    FlowOut,
    FreeDays,
    PersonIn,
    PortalCategory,
    PortalOut,
    PortalPractitioner,
    Slots,
    Soonest,
    Wanted,
    WantedDay,
    WantedDays,
)
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import Answer, EnvelopeRoute, hot_answer, refusals
from clinic.core.onetime import TooManyTries

AT = "/api/v2/booking-portal/{public_id}"
clinic_router = APIRouter(prefix=AT, tags=["portal"], route_class=EnvelopeRoute, responses=refusals(PortalClosed))
flow_router = APIRouter(prefix=AT, tags=["portal"], route_class=EnvelopeRoute, responses=refusals(PortalClosed, FlowEnded))
file_router = APIRouter(prefix=AT, tags=["portal"])
"""Answers a file, not an envelope."""


@clinic_router.get("")
async def portal(session: ReadSession, visitor: Anybody) -> PortalOut:
    """The clinic as a visitor meets it, open or closed."""
    return await service.shown(session, visitor)


@clinic_router.get("/categories", response_model=list[PortalCategory])
async def categories(visitor: Guest) -> Answer:
    """What can be booked."""
    return hot_answer(await queries.categories(visitor.context))


@clinic_router.get("/practitioners")
async def practitioners(session: ReadSession, visitor: Guest, wanted: Annotated[Wanted, Query()]) -> list[PortalPractitioner]:
    """Who performs a service."""
    return await service.practitioners(session, wanted.service_id)


@clinic_router.get("/available-days", response_model=FreeDays, responses=refusals(Busy))
async def days(visitor: Guest, wanted: Annotated[WantedDays, Query()]) -> Answer:
    """How many times begin on each day."""
    return hot_answer(await offers.days(visitor, wanted))


@clinic_router.get("/available-slots", response_model=Slots)
async def slots(visitor: Guest, wanted: Annotated[WantedDay, Query()]) -> Answer:
    """The free times of a day."""
    return hot_answer(await offers.slots(visitor, wanted))


@clinic_router.get("/find-available-slot", response_model=Soonest, responses=refusals(Busy))
async def soonest(visitor: Guest, wanted: Annotated[Wanted, Query()]) -> Answer:
    """The soonest free time."""
    return hot_answer(await offers.soonest(visitor, wanted))


@clinic_router.post("/flows")
async def begin(session: Session, visitor: Guest) -> FlowKey:
    """Begin a flow."""
    return await flows.begin(session, visitor)


@flow_router.get("/flow")
async def flow(session: ReadSession, visitor: InFlow) -> FlowOut:
    """How far the flow has come."""
    return await flows.look(session, visitor)


@flow_router.put("/flow")
async def choose(session: Session, visitor: InFlow, wanted: Choice) -> FlowOut:
    """Choose service, practitioner or anyone, and time."""
    return await flows.choose(session, visitor, wanted)


@flow_router.post("/send-otp", responses=refusals(CodesUsedUp))
async def send_code(session: Session, visitor: InFlow, wanted: PersonIn) -> FlowOut:
    """Say who one is and get a code by SMS."""
    return await codes.send(session, visitor, wanted)


@flow_router.post("/resend-otp", responses=refusals(CodesUsedUp))
async def resend_code(session: Session, visitor: InFlow) -> FlowOut:
    """Get another code."""
    return await codes.resend(session, visitor)


@flow_router.post("/verify-otp", responses=refusals(TimeTaken, TooManyTries))
async def verify(session: Session, visitor: InFlow, wanted: CodeIn) -> FlowOut:
    """Type the code; the chosen time is then held."""
    return await codes.verify(session, visitor, wanted)


@flow_router.post("/hold", responses=refusals(TimeTaken, NotVerified))
async def hold(session: Session, visitor: InFlow) -> FlowOut:
    """Hold the chosen time after another choice."""
    return await service.hold(session, visitor)


@flow_router.post("/bookings", responses=refusals(TimeTaken, NotVerified, ClinicFull))
async def book(session: Session, visitor: InFlow) -> Confirmation:
    """Book what is held."""
    return await bookings.book(session, visitor)


@flow_router.get("/booking")
async def confirmation(session: ReadSession, visitor: InFlow) -> Confirmation:
    """What the flow has booked."""
    return await bookings.confirmation(session, visitor)


@file_router.get("/booking.ics", response_class=Response, responses={200: {"content": {"text/calendar": {}}}})
async def calendar_file(session: ReadSession, visitor: Anybody, key: Annotated[str, Query(max_length=100)]) -> Response:
    """The visit's calendar file."""
    return service.as_file(await bookings.calendar_file(session, visitor, key))


router = APIRouter()
for part in (clinic_router, flow_router, file_router):
    router.include_router(part)
