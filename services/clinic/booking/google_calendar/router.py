"""Routes of the own Google calendar (PLT-060), and the one that Google reports changes to."""

from typing import Annotated

from fastapi import APIRouter, Depends, Header

from clinic.accounts.calendar_links.service import NotBookable
from clinic.booking.google_calendar import service
from clinic.booking.google_calendar.schemas import GoogleCalendarOut, GoogleConsent, GoogleConsentOut, GoogleDisconnect
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound
from clinic.core.api.rate_limit import limit_address
from clinic.core.api.route_options import route_options
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/profile/google-calendar", tags=["profile"], route_class=EnvelopeRoute)
hook_router = APIRouter(prefix="/api/hooks/google-calendar", tags=["hooks"], route_class=EnvelopeRoute)
SignedInUser = Annotated[CurrentUser, Depends(require(Permission.SELF))]
MAX_NOTIFICATIONS_PER_MINUTE = 3000
"""Of one address: Google reports for all calendars from few addresses."""


@router.get("", responses=error_responses(NotFound))
async def get_google_calendar(user: SignedInUser, session: ReadSession) -> GoogleCalendarOut:
    """Get whether the own calendar is connected with Google. 404 for prescribers and master admins."""
    return await service.get_google_calendar(session)


@router.post("/consent", responses=error_responses(NotFound, NotBookable, service.GoogleNotSetUp))
@route_options(store_response=False)
async def begin_google_consent(user: SignedInUser, session: Session) -> GoogleConsentOut:
    """Get the address of Google's page on which the person consents; valid for a quarter of an hour, once."""
    return await service.begin_consent(session)


@router.post("/connect", responses=error_responses(NotFound, service.ConsentMissing))
@route_options(store_response=False)
async def connect_google_calendar(user: SignedInUser, session: Session, data: GoogleConsent) -> GoogleCalendarOut:
    """Connect the calendar by what Google's page sent back; the worker then exchanges the code and reads the calendar."""
    return await service.complete_consent(session, data)


@router.post("/disconnect", responses=error_responses(NotFound))
async def disconnect_google_calendar(user: SignedInUser, session: Session, data: GoogleDisconnect) -> GoogleCalendarOut:
    """Disconnect the calendar: its busy times go, the access is withdrawn, and our events are deleted if asked."""
    return await service.disconnect(session, data)


@hook_router.post("", dependencies=[limit_address("google-calendar", limit=MAX_NOTIFICATIONS_PER_MINUTE)])
@route_options(store_response=False, require_csrf=False)
async def receive_google_notification(
    x_goog_channel_id: Annotated[str, Header(max_length=64)] = "", x_goog_channel_token: Annotated[str, Header(max_length=256)] = "",
) -> None:
    """Receive Google's notification that a calendar has changed; one whose token isn't ours is ignored."""
    await service.receive_notification(x_goog_channel_id, x_goog_channel_token)
