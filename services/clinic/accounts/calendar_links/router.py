"""Routes of the own calendar link, in the profile (PLT-019, BEY-008)."""

from fastapi import APIRouter

from clinic.accounts.calendar_links import service
from clinic.accounts.calendar_links.schemas import CalendarLinkCreated, CalendarLinkOut
from clinic.accounts.signin.router import SignedInUser
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound
from clinic.core.api.route_options import route_options
from clinic.core.database.session import ReadSession, Session

router = APIRouter(prefix="/api/profile/calendar-link", tags=["profile"], route_class=EnvelopeRoute)


@router.get("", responses=error_responses(NotFound))
async def get_calendar_link(user: SignedInUser, session: ReadSession) -> CalendarLinkOut:
    """Get whether the signed-in member of staff has a calendar link. 404 for prescribers and master admins."""
    return await service.get_calendar_link(session)


@router.post("", responses=error_responses(NotFound, service.NotBookable))
@route_options(store_response=False)
async def create_calendar_link(user: SignedInUser, session: Session) -> CalendarLinkCreated:
    """Create a calendar link, whose address is shown this once; the one before stops working."""
    return await service.create_calendar_link(session)


@router.delete("", responses=error_responses(NotFound))
async def revoke_calendar_link(user: SignedInUser, session: Session) -> None:
    """Revoke the own calendar link: calendars that read it get nothing more."""
    await service.revoke_calendar_link(session)
