"""The route of the bookings counted by day, for the month view."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query

from clinic.booking.bookings.schemas import CalendarParams
from clinic.booking.day_counts import queries
from clinic.booking.day_counts.schemas import DayCounts
from clinic.core.api.envelope import EnvelopeRoute, JsonResponse, raw_json_response
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/v2/bookings", tags=["bookings"], route_class=EnvelopeRoute)
CanReadBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_READ))]


@router.get("/day-counts", response_model=DayCounts)
async def get_day_counts(caller: CanReadBookings, params: Annotated[CalendarParams, Query()]) -> JsonResponse:
    """Return how many bookings each practitioner has on each of at most 42 days, in the clinic's time zone.

    Cancelled bookings aren't counted, nor those of clients that the user may not see.
    """
    return raw_json_response(await queries.get_day_counts(caller.context, caller.timezone, params))
