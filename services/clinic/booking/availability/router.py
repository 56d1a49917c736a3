"""Free times for staff. The route stands before `/bookings/{id}`."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query

from clinic.booking.availability import service
from clinic.booking.availability.schemas import SlotsOut, SlotsWanted
from clinic.core.auth import Caller, may
from clinic.core.envelope import Answer, EnvelopeRoute, hot_answer
from clinic.core.permissions import Permission

router = APIRouter(prefix="/api", tags=["booking"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.BOOKING_READ))]


@router.get("/bookings/free-slots", response_model=SlotsOut)
async def free_slots(caller: Reader, wanted: Annotated[SlotsWanted, Query()]) -> Answer:
    """When a service can be booked, and who is free then; at most 62 days."""
    return hot_answer(await service.staff_slots(caller, wanted))
