"""Routes of the profile (PLT-019): each acts on the signed-in person only."""

from typing import Annotated

from fastapi import APIRouter, Query

from clinic.accounts.identities.passwords import HashingOverloaded
from clinic.accounts.profile import queries, service, two_factor
from clinic.accounts.profile.schemas import PasswordChange, ProfileUpdate, SignInRow, TwoFactorChange, TwoFactorOut
from clinic.accounts.schemas import SessionOut, UserDetailsOut
from clinic.accounts.sessions.sign_in_request import SignInRequestDep
from clinic.accounts.signin.router import SignedInUser
from clinic.accounts.signin.strong_sign_in import StrongSignInNeeded
from clinic.core.api.envelope import EnvelopeRoute, JsonResponse, error_responses, raw_json_response
from clinic.core.api.errors import NotFound, RateLimited, VersionConflict
from clinic.core.api.pagination import PageParams, PaginatedList
from clinic.core.api.route_options import route_options
from clinic.core.database.session import ReadSession, Session

router = APIRouter(prefix="/api/profile", tags=["profile"], route_class=EnvelopeRoute)


@router.get("", response_model=UserDetailsOut, responses=error_responses(NotFound))
async def get_profile(user: SignedInUser) -> JsonResponse:
    """Get the details of the signed-in member of staff. 404 for prescribers and master admins."""
    return raw_json_response(await service.get_profile(user))


@router.put("", responses=error_responses(NotFound, VersionConflict, StrongSignInNeeded, service.PersonalIdVerified))
async def update_profile(user: SignedInUser, session: Session, data: ProfileUpdate) -> UserDetailsOut:
    """Change the details and the photo of the signed-in member of staff. 404 for prescribers and master admins."""
    return await service.update_profile(session, user, data)


@router.post("/password", responses=error_responses(NotFound, RateLimited, HashingOverloaded))
@route_options(store_response=False)
async def change_password(user: SignedInUser, request: SignInRequestDep, session: Session, data: PasswordChange) -> SessionOut:
    """Change the signed-in person's password.

    All their sessions and mailed links end; this browser gets a new session, and an e-mail says that the password was changed.
    """
    return await service.change_password(request, session, user, data)


@router.get("/two-factor")
async def get_two_factor(user: SignedInUser) -> TwoFactorOut:
    """Get whether signing in asks the signed-in person for a second factor (PLT-011)."""
    return await two_factor.get_two_factor(user)


@router.put("/two-factor", responses=error_responses(RateLimited, HashingOverloaded, StrongSignInNeeded))
@route_options(store_response=False)
async def update_two_factor(user: SignedInUser, session: Session, data: TwoFactorChange) -> TwoFactorOut:
    """Turn the signed-in person's second factor on or off, with their password; a company's requirement stays."""
    return await two_factor.update_two_factor(session, user, data)


@router.get("/sign-ins")
async def list_sign_ins(user: SignedInUser, session: ReadSession, params: Annotated[PageParams, Query()]) -> PaginatedList[SignInRow]:
    """List the signed-in person's own sign-ins, the newest first, 20 a page: when, by which browser and device, and from which address."""
    return await queries.list_sign_ins(session, user, params)


@router.post("/sign-out-everywhere")
async def sign_out_everywhere(user: SignedInUser, request: SignInRequestDep, session: Session) -> None:
    """Sign the person out on all devices, this one included; mailed links and calendar links stop working."""
    await service.sign_out_everywhere(request, session, user)
