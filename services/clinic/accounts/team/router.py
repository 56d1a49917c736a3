"""Routes of the team (PLT-032)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.accounts.identities.passwords import HashingOverloaded
from clinic.accounts.schemas import UserDetailsOut, UserOut
from clinic.accounts.signin.strong_sign_in import StrongSignInNeeded
from clinic.accounts.team import factor_reset, licences, queries, removal, service, transfer
from clinic.accounts.team.schemas import (
    LicenceCheck,
    SecondFactorReset,
    SuperUserTransfer,
    UserCreate,
    UserDelete,
    UserListParams,
    UserStatusUpdate,
    UserUpdate,
    UserVersion,
)
from clinic.core.api.envelope import EnvelopeRoute, JsonResponse, error_responses, raw_json_response
from clinic.core.api.errors import Forbidden, NotFound, RateLimited, VersionConflict
from clinic.core.api.pagination import PaginatedList
from clinic.core.api.route_options import route_options
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, SecondFactorNeeded, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/users", tags=["team"], route_class=EnvelopeRoute)
CanReadTeam = Annotated[CurrentUser, Depends(require(Permission.TEAM_READ))]
CanReadUserDetails = Annotated[CurrentUser, Depends(require(Permission.ACCESS_READ))]
CanHandOverCompany = Annotated[CurrentUser, Depends(require(Permission.COMPANY_WRITE))]
CanWriteTeam = Annotated[CurrentUser, Depends(require(Permission.TEAM_WRITE))]


@router.get("", response_model=PaginatedList[UserOut])
async def list_users(user: CanReadTeam, params: Annotated[UserListParams, Query()]) -> JsonResponse:
    """List the company's users, 20 a page.

    With `for_booking=true` only the users who can be booked, with `for_record=true` only those with the record module, who can sign.
    """
    return raw_json_response(await queries.list_users(user.context, params))


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


@router.put("/{user_id}", responses=error_responses(Forbidden, SecondFactorNeeded, NotFound, VersionConflict))
async def update_user(user: CanWriteTeam, session: Session, user_id: UUID, data: UserUpdate) -> UserDetailsOut:
    """Change a user.

    The e-mail address and the language can't be changed here. A caller whose own client access is restricted can't change a role: 403
    `forbidden`. Only a session that two factors prove stops asking a user for a code (`is_two_factor_required`), and only the super user
    changes it for themself.
    """
    return await service.update_user(session, user, user_id, data)


@router.post(
    "/{user_id}/change-status",
    responses=error_responses(NotFound, service.UserLimit, service.SuperUserRequired, service.CannotDeactivateSelf),
)
async def change_user_status(user: CanWriteTeam, session: Session, user_id: UUID, data: UserStatusUpdate) -> UserOut:
    """Activate or deactivate a user; deactivating ends their sessions at this company."""
    return await service.change_user_status(session, user_id, data)


@router.delete(
    "/{user_id}",
    responses=error_responses(
        NotFound, VersionConflict, service.SuperUserRequired, removal.CannotDeleteSelf, removal.UserHasBookings,
    ),
)
async def delete_user(user: CanWriteTeam, session: Session, user_id: UUID, data: UserDelete) -> None:
    """Delete a user, who can be restored; their sessions at this company end.

    What they have written, signed and sold keeps their name. 409 `team.has_bookings` with `count` while they have bookings to come.
    """
    await removal.delete_user(session, user_id, data)


@router.post(
    "/{user_id}/restore", responses=error_responses(Forbidden, NotFound, VersionConflict, service.UserLimit, removal.UserAddedTwice),
)
async def restore_user(user: CanWriteTeam, session: Session, user_id: UUID, data: UserVersion) -> UserOut:
    """Restore a deleted user with their role and access, active or inactive as they were.

    When the plan allows no more users, the answer has status "2" and code `limit.users`.
    """
    return await removal.restore_user(session, user_id, data.version)


@router.post(
    "/{user_id}/reset-second-factors", responses=error_responses(
        Forbidden, SecondFactorNeeded, StrongSignInNeeded, factor_reset.HigherRights, NotFound, factor_reset.CannotResetOwnFactors,
        factor_reset.UserNotJoined, factor_reset.SignsInElsewhere, RateLimited, HashingOverloaded,
    ),
)
@route_options(store_response=False)
async def reset_second_factors(user: CanWriteTeam, session: Session, user_id: UUID, data: SecondFactorReset) -> UserDetailsOut:
    """Remove the app, recovery codes, passkeys, BankID and verified number of a user who has lost them; the password is the caller's.

    Needs a session that two factors prove. The user is signed out everywhere, told by e-mail, and signs in next with a code by e-mail.
    """
    return await factor_reset.reset_second_factors(session, user, user_id, data)


@router.post("/{user_id}/licence-check", responses=error_responses(NotFound, VersionConflict, licences.LicenceMissing))
async def check_licence(user: CanWriteTeam, session: Session, user_id: UUID, data: LicenceCheck) -> UserDetailsOut:
    """Record the day on which the caller has looked up the user's licence in the authority's register.

    A later change of profession, licence number or specialist competence ends the check.
    """
    return await licences.check_licence(session, user_id, data)


@router.post(
    "/{user_id}/make-super-admin", responses=error_responses(
        NotFound, VersionConflict, transfer.NotSuperUser, transfer.CannotReceiveCompany,
    ),
)
async def make_super_user(user: CanHandOverCompany, session: Session, user_id: UUID, data: SuperUserTransfer) -> UserOut:
    """Hand the company over to an active user: they become its super user, and their e-mail address the company's.

    The caller becomes an administrator and can't undo it. Both get an e-mail, and the administrators a notification.
    """
    return await transfer.make_super_user(session, user_id, data)
