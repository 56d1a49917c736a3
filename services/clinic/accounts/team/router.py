"""Routes of the team (PLT-032)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.accounts.schemas import UserDetailsOut, UserOut
from clinic.accounts.team import queries, service
from clinic.accounts.team.schemas import UserCreate, UserListParams, UserStatusUpdate, UserUpdate
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import Forbidden, NotFound, RateLimited, VersionConflict
from clinic.core.api.pagination import PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/users", tags=["team"], route_class=EnvelopeRoute)
CanReadTeam = Annotated[CurrentUser, Depends(require(Permission.TEAM_READ))]
CanReadUserDetails = Annotated[CurrentUser, Depends(require(Permission.ACCESS_READ))]
CanWriteTeam = Annotated[CurrentUser, Depends(require(Permission.TEAM_WRITE))]


@router.get("")
async def list_users(user: CanReadTeam, session: ReadSession, params: Annotated[UserListParams, Query()]) -> PaginatedList[UserOut]:
    """List the company's users, 20 a page.

    With `for_booking=true` only the users who can be booked, with `for_record=true` only those with the record module, who can sign.
    """
    return await queries.list_users(session, params)


@router.post("", responses=error_responses(Forbidden, service.UserLimit, RateLimited))
async def create_user(user: CanWriteTeam, session: Session, data: UserCreate) -> UserOut:
    """Add a user, who gets an invitation by e-mail that is valid for 24 hours.

    A company may add 60 users an hour; when its plan allows no more users, the answer has status "2" and code `limit.users`. A caller
    whose own client access is restricted gets 403 `forbidden`, because a new user may access all clients.

    An e-mail address that was signed up but never verified counts as unknown: the account loses its password and its sessions, and the
    e-mail has a link to choose a new password.
    """
    return await service.create_user(session, data)


@router.post("/{user_id}/invite", responses=error_responses(Forbidden, NotFound, service.InvitationAccepted, RateLimited))
async def resend_invitation(user: CanWriteTeam, session: Session, user_id: UUID) -> UserOut:
    """Invite a user once more who has not joined yet.

    The new link is valid for 24 hours, and the one that was sent before ends.
    """
    return await service.resend_invitation(session, user_id)


@router.get("/{user_id}", responses=error_responses(NotFound))
async def get_user(user: CanReadTeam, session: ReadSession, user_id: UUID) -> UserOut:
    """Get a user."""
    return await service.get_user(session, user_id)


@router.get("/{user_id}/details", responses=error_responses(NotFound))
async def get_user_details(user: CanReadUserDetails, session: ReadSession, user_id: UUID) -> UserDetailsOut:
    """Get a user with their address and personal id, which colleagues don't see."""
    return await service.get_user_details(session, user_id)


@router.put("/{user_id}", responses=error_responses(Forbidden, NotFound, VersionConflict))
async def update_user(user: CanWriteTeam, session: Session, user_id: UUID, data: UserUpdate) -> UserDetailsOut:
    """Change a user.

    The e-mail address and the language can't be changed here. A caller whose own client access is restricted can't change a role: 403
    `forbidden`.
    """
    return await service.update_user(session, user_id, data)


@router.post(
    "/{user_id}/change-status",
    responses=error_responses(NotFound, service.UserLimit, service.SuperUserRequired, service.CannotDeactivateSelf),
)
async def change_user_status(user: CanWriteTeam, session: Session, user_id: UUID, data: UserStatusUpdate) -> UserOut:
    """Activate or deactivate a user; deactivating ends their sessions at this company."""
    return await service.change_user_status(session, user_id, data)
