"""Route of inviting a friend (PLT-039)."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.accounts.friend_invitations import service
from clinic.accounts.friend_invitations.schemas import FriendInvitation
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import RateLimited
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/invite", tags=["platform"], route_class=EnvelopeRoute)
CanInvite = Annotated[CurrentUser, Depends(require(Permission.FRIEND_INVITE))]


@router.post("", responses=error_responses(RateLimited))
async def invite_friend(session: Session, user: CanInvite, data: FriendInvitation) -> None:
    """Send an invitation to try the service, with the sender's first name and the company's name. No list of recipients is kept.

    Twenty a day for a company; an address gets one a week, whoever asks, and the answer doesn't tell whether it was sent.
    """
    await service.invite_friend(session, user, data)
