"""Routes of signing up (PLT-014, PLT-021)."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.accounts.identities.verification_tokens import LinkInvalid
from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions.sign_in_request import SignInRequestDep
from clinic.accounts.signup import service
from clinic.accounts.signup.schemas import EmailCodeVerification, EmailLinkVerification, OnboardingRequest, SignUpRequest
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import RateLimited
from clinic.core.api.route_options import route_options
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, EmailUnverified, require
from clinic.core.security.one_time_codes import TooManyCodeAttempts
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api", tags=["sign-up"], route_class=EnvelopeRoute)
SignedInUser = Annotated[CurrentUser, Depends(require(Permission.SELF))]


@router.post("/v2/register", responses=error_responses(RateLimited))
@route_options(store_response=False)
async def sign_up(request: SignInRequestDep, session: Session, data: SignUpRequest) -> SessionOut:
    """Sign up a person and their company, sign the person in, and send a verification code by e-mail.

    The returned session's `onboarding_step` is `verify_email`.
    """
    return await service.sign_up(request, session, data)


@router.post("/verify-email", responses=error_responses(TooManyCodeAttempts))
async def verify_email_by_code(user: SignedInUser, session: Session, data: EmailCodeVerification) -> SessionOut:
    """Verify the e-mail address with the code that was sent to it."""
    return await service.verify_email_by_code(session, data)


@router.post("/resend-otp", responses=error_responses(RateLimited))
async def resend_verification_email(user: SignedInUser, session: Session) -> None:
    """Send a new verification code and link."""
    await service.resend_verification_email(session, user)


@router.post("/email/verify", responses=error_responses(LinkInvalid))
async def verify_email_by_link(request: SignInRequestDep, session: Session, data: EmailLinkVerification) -> None:
    """Verify the e-mail address with the link that was sent to it.

    The link opens the page `/email/verify/{id}/{hash}`, whose button makes this call.
    """
    await service.verify_email_by_link(request, session, data)


@router.post("/v2/register/set-up", responses=error_responses(EmailUnverified, service.OnboardingCompleted))
async def complete_onboarding(user: SignedInUser, session: Session, data: OnboardingRequest) -> SessionOut:
    """Choose the modules that the company starts with."""
    return await service.complete_onboarding(session, user, data)
