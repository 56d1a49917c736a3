"""Routes of signing up (PLT-014, PLT-021)."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.accounts.identities.passwords import HashingOverloaded
from clinic.accounts.identities.verification_tokens import LinkInvalid
from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions.optional_user import OptionalUser
from clinic.accounts.sessions.sign_in_request import SignInRequestDep
from clinic.accounts.signin.service import WrongCredentials
from clinic.accounts.signup import pending_sign_ups, service
from clinic.accounts.signup.schemas import (
    EmailCodeVerification,
    EmailLinkVerification,
    OnboardingRequest,
    PendingSignUpOut,
    SignUpRequest,
)
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import RateLimited
from clinic.core.api.rate_limit import limit_address
from clinic.core.api.route_options import route_options
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, EmailUnverified, require
from clinic.core.security.one_time_codes import TooManyCodeAttempts
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api", tags=["sign-up"], route_class=EnvelopeRoute)
SignedInUser = Annotated[CurrentUser, Depends(require(Permission.SELF))]
MAX_CALLS_PER_MINUTE = 300
"""For one address, to the calls about a sign-up that waits for its code; codes and e-mails have lower limits of their own."""
PENDING_LIMIT = limit_address("sign-up-pending", limit=MAX_CALLS_PER_MINUTE)


@router.post("/v2/register", responses=error_responses(RateLimited, HashingOverloaded))
@route_options(store_response=False)
async def sign_up(request: SignInRequestDep, session: Session, data: SignUpRequest) -> PendingSignUpOut:
    """Sign up a person and their company, and send an e-mail to the address.

    The answer is the same whether the address has an account or not. One that has none is mailed a code and a link; the company begins
    when either is used (`POST /api/verify-email`, `POST /api/email/verify`). A cookie holds the sign-up for 24 hours.
    """
    return await service.sign_up(request, session, data)


@router.get("/v2/register", responses=error_responses(RateLimited), dependencies=[PENDING_LIMIT])
async def get_pending_sign_up(request: SignInRequestDep) -> PendingSignUpOut | None:
    """Get the sign-up of this browser that waits for its code; null without one."""
    return await service.get_pending_sign_up(request)


@router.post(
    "/verify-email",
    responses=error_responses(TooManyCodeAttempts, RateLimited, pending_sign_ups.SignUpNotPending, pending_sign_ups.AccountExists),
    dependencies=[PENDING_LIMIT],
)
@route_options(store_response=False)
async def verify_email_by_code(
    user: OptionalUser, request: SignInRequestDep, session: Session, data: EmailCodeVerification,
) -> SessionOut:
    """Verify the e-mail address with the code that was sent to it.

    For the sign-up of this browser this creates the company and signs its owner in: `onboarding_step` is `set_up`. A signed-in person
    whose address is not verified yet verifies it.
    """
    return await service.verify_email_by_code(request, session, user, data)


@router.post("/resend-otp", responses=error_responses(RateLimited, pending_sign_ups.SignUpNotPending), dependencies=[PENDING_LIMIT])
@route_options(store_response=False)
async def resend_verification_email(user: OptionalUser, request: SignInRequestDep, session: Session) -> None:
    """Send the e-mail once more, with a new code and link."""
    await service.resend_verification_email(request, session, user)


@router.post(
    "/email/verify",
    responses=error_responses(
        LinkInvalid, WrongCredentials, RateLimited, pending_sign_ups.SignUpNotPending, pending_sign_ups.AccountExists,
    ),
)
@route_options(store_response=False)
async def verify_email_by_link(request: SignInRequestDep, session: Session, data: EmailLinkVerification) -> None:
    """Verify the e-mail address with the link that was sent to it; the link of a sign-up creates the company and signs its owner in.

    The link opens the page `/email/verify/{id}/{hash}`, whose button makes this call. In another browser than the one of the sign-up the
    `password` of the sign-up is needed too: 422 `required` without it.
    """
    await service.verify_email_by_link(request, session, data)


@router.post("/v2/register/set-up", responses=error_responses(EmailUnverified, service.OnboardingCompleted))
async def complete_onboarding(user: SignedInUser, session: Session, data: OnboardingRequest) -> SessionOut:
    """Choose the modules that the company starts with."""
    return await service.complete_onboarding(session, user, data)
