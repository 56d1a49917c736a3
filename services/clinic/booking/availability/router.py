"""Free slots for staff. The route is registered before `/bookings/{id}`."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query

from clinic.booking.availability import service
from clinic.booking.availability.schemas import FreeSlots, FreeSlotsParams
from clinic.core.api.envelope import EnvelopeRoute, JsonResponse, raw_json_response
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api", tags=["booking"], route_class=EnvelopeRoute)
CanReadBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_READ))]


@router.get("/v2/bookings/free-slots", response_model=FreeSlots)
async def list_free_slots(caller: CanReadBookings, params: Annotated[FreeSlotsParams, Query()]) -> JsonResponse:
    """List the times at which a service can be booked and the practitioners free then, for at most 62 days.

    Staff are bound by neither the minimum notice nor the booking horizon. Days and times of day are the clinic's. When the clock
    changes, a time that is skipped is moved by the length of the change, and of a time that comes twice the first is meant.
    """
    return raw_json_response(await service.list_staff_slots(caller, params))
