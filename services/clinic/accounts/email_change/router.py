"""Routes of the change of the own e-mail address."""

from fastapi import APIRouter

from clinic.accounts.email_change import service
from clinic.accounts.email_change.schemas import EmailChangeRequest, EmailCode, EmailCodeSent
from clinic.accounts.identities.passwords import HashingOverloaded
from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions.sign_in_request import SignInRequestDep
from clinic.accounts.signin.router import SignedInUser
from clinic.accounts.signin.strong_sign_in import StrongSignInNeeded
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound, RateLimited
from clinic.core.api.route_options import route_options
from clinic.core.database.session import Session
from clinic.core.security.dependencies import SecondFactorNeeded
from clinic.core.security.one_time_codes import TooManyCodeAttempts

router = APIRouter(prefix="/api/profile/email", tags=["profile"], route_class=EnvelopeRoute)


@router.post("/code", responses=error_responses(NotFound, RateLimited, HashingOverloaded, SecondFactorNeeded, StrongSignInNeeded))
@route_options(store_response=False)
async def send_email_code(user: SignedInUser, session: Session, data: EmailChangeRequest) -> EmailCodeSent:
    """Send a code to the address that a member of staff wants to sign in with. Needs the password and a session that two factors prove.

    The answer doesn't tell whether the address has an account; its owner gets a notice in place of the code. The present address is told.
    """
    return await service.send_code(session, user, data)


@router.post("/verify", responses=error_responses(NotFound, service.EmailCodeMissing, TooManyCodeAttempts))
@route_options(store_response=False)
async def verify_email_code(user: SignedInUser, request: SignInRequestDep, session: Session, data: EmailCode) -> SessionOut:
    """Take the new address into use by its code. Mailed links and trusted devices end, and a new session replaces this one."""
    return await service.verify_code(request, session, user, data)
