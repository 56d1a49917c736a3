"""The route that calendars read a practitioner's feed from."""

from fastapi import APIRouter, Request, Response

from clinic.booking.calendar_feed import service
from clinic.core.api.envelope import error_responses
from clinic.core.api.errors import NotFound, RateLimited
from clinic.core.api.route_options import route_options

file_router = APIRouter(prefix="/api/calendar-feeds", tags=["calendar"])


@file_router.get(
    "/{secret}/bookings.ics", response_class=Response,
    responses={200: {"content": {"text/calendar": {}}}, 304: {"description": "Not Modified"}, **error_responses(NotFound, RateLimited)},
)
@route_options(log_path=False)
async def get_calendar_feed(request: Request, secret: str) -> Response:
    """Get the iCalendar feed of a practitioner's calendar link: when they are booked and their days off, with an ETag."""
    return await service.get_feed(request, secret)
