"""Routes for signing in and out, the session, and workspaces (PLT-021)."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.accounts.identities.passwords import HashingOverloaded
from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions import session_view
from clinic.accounts.sessions.optional_user import OptionalUser
from clinic.accounts.sessions.sign_in_request import SignInRequestDep
from clinic.accounts.signin import password_change, second_factor, service, workspaces
from clinic.accounts.signin.authenticator_codes import TooManyFactorAttempts
from clinic.accounts.signin.schemas import (
    CodeRequest,
    LanguageUpdate,
    LoginRequest,
    PendingStep,
    SecondFactor,
    SecondFactorStep,
    SignedIn,
    SignInOut,
    Workspace,
    WorkspaceRef,
)
from clinic.accounts.signin.steps import SignInStepMissing
from clinic.accounts.signup.schemas import NewPassword
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotAuthenticated, NotFound, RateLimited
from clinic.core.api.rate_limit import limit_address
from clinic.core.api.route_options import route_options
from clinic.core.database.session import DriverSession, ReadSession, Session
from clinic.core.security.dependencies import (
    CurrentUser,
    EmailUnverified,
    SessionEndedElsewhere,
    SessionEndedForSecurity,
    require,
)
from clinic.core.security.one_time_codes import TooManyCodeAttempts
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api", tags=["session"], route_class=EnvelopeRoute)
MAX_SIGN_OUTS_PER_MINUTE = 300
STEP_LIMIT = limit_address("login.step", limit=MAX_SIGN_OUTS_PER_MINUTE)
"""For one address; without a limit each call is a transaction that anybody can start."""
SignedInUser = Annotated[CurrentUser, Depends(require(Permission.SELF))]


@router.post(
    "/login", responses=error_responses(service.WrongCredentials, service.InvitationExpired, RateLimited, HashingOverloaded),
)
@route_options(store_response=False)
async def login(request: SignInRequestDep, session: DriverSession, data: LoginRequest) -> SignInOut:
    """Sign in, or begin to. A previous session of the same person ends when the new one begins.

    `next` says what follows: `session` is the session that began, `second_factor` asks for a code of the authenticator app, or
    for one that was just sent, which is given to `POST /api/login/second-factor` within ten minutes in the same browser, and
    `password_change` for a new password, which is given to `POST /api/login/password`.

    In the area `staff` the session opens at the company of the person's last sign-in. An unknown address, a wrong password and an area
    that the person has no access to are answered alike: 401 `auth.wrong_credentials`.
    """
    return await service.sign_in(request, session, data)


@router.get("/login/step", responses=error_responses(RateLimited), dependencies=[STEP_LIMIT])
async def get_sign_in_step(request: SignInRequestDep) -> PendingStep | None:
    """Get the step that the sign-in of this browser waits for; null without one."""
    return await second_factor.get_pending(request)


@router.post("/login/code", responses=error_responses(SignInStepMissing, service.WrongCredentials, RateLimited), dependencies=[STEP_LIMIT])
@route_options(store_response=False)
async def send_sign_in_code(request: SignInRequestDep, session: Session, data: CodeRequest) -> SecondFactorStep:
    """Send a new code for the sign-in of this browser, at the earliest half a minute after the last one, which it replaces."""
    return await second_factor.request_code(request, session, data.method)


@router.post(
    "/login/second-factor",
    responses=error_responses(SignInStepMissing, service.WrongCredentials, TooManyCodeAttempts, TooManyFactorAttempts, RateLimited),
    dependencies=[STEP_LIMIT],
)
@route_options(store_response=False)
async def verify_second_factor(request: SignInRequestDep, session: Session, data: SecondFactor) -> SignInOut:
    """Prove the second factor of the sign-in of this browser. A code can be tried five times and used once.

    `totp` is a code of the authenticator app, of which each later one is accepted, and `recovery_code` one that replaces the app.
    """
    return await second_factor.verify(request, session, data)


@router.post(
    "/login/password", responses=error_responses(SignInStepMissing, service.WrongCredentials, RateLimited, HashingOverloaded),
    dependencies=[STEP_LIMIT],
)
@route_options(store_response=False)
async def change_expired_password(request: SignInRequestDep, session: Session, data: NewPassword) -> SignedIn:
    """Choose a new password in the sign-in of this browser, whose password has expired, and start the session.

    All other sessions and mailed links of the person end, and no device is trusted any more.
    """
    return await password_change.change_expired_password(request, session, data)


@router.post(
    "/v2/logout", responses=error_responses(RateLimited), dependencies=[limit_address("logout", limit=MAX_SIGN_OUTS_PER_MINUTE)],
)
async def logout(user: OptionalUser, request: SignInRequestDep, session: Session) -> None:
    """Sign out.

    Succeeds also when the session has already ended. The cookies are deleted.
    """
    await service.sign_out(request, session, user)


@router.get("/session", responses=error_responses(NotAuthenticated, SessionEndedElsewhere, SessionEndedForSecurity))
async def get_session(user: SignedInUser, session: ReadSession) -> SessionOut:
    """Get the session: user, company, permissions, settings and the remaining onboarding step.

    401 when nobody is signed in.
    """
    return await session_view.build_session_view(session)


@router.put("/session/language")
async def update_language(user: SignedInUser, session: Session, data: LanguageUpdate) -> None:
    """Change the language of the user's pages and of e-mails to them. Master admins have English only: 404."""
    await service.update_language(session, user, data.language)


@router.get("/session/workspaces")
async def list_workspaces(user: SignedInUser) -> list[Workspace]:
    """List the workspaces of the signed-in person.

    These are all areas and companies in which the person may act; a session acts in one of them.
    """
    return await workspaces.list_workspaces(user)


@router.post("/session/switch", responses=error_responses(NotFound, EmailUnverified, SessionEndedElsewhere, SessionEndedForSecurity))
@route_options(store_response=False)
async def switch_workspace(user: SignedInUser, request: SignInRequestDep, session: Session, data: WorkspaceRef) -> SessionOut:
    """Switch to another workspace; this starts a new session.

    403 `permission.unverified` before the person's e-mail address is verified.
    """
    return await workspaces.switch_workspace(request, session, user, data)
