"""Routes of verifying the own mobile number (LAW-001)."""

from fastapi import APIRouter

from clinic.accounts.identities.passwords import HashingOverloaded
from clinic.accounts.mobile_verification import service
from clinic.accounts.mobile_verification.schemas import MobileCode, MobileCodeRequest, MobileCodeSent
from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions.sign_in_request import SignInRequestDep
from clinic.accounts.signin.router import SignedInUser
from clinic.accounts.signin.strong_sign_in import StrongSignInNeeded
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound, RateLimited
from clinic.core.api.route_options import route_options
from clinic.core.database.session import Session
from clinic.core.security.one_time_codes import TooManyCodeAttempts

router = APIRouter(prefix="/api/profile/mobile", tags=["profile"], route_class=EnvelopeRoute)


@router.post(
    "/code", responses=error_responses(NotFound, RateLimited, HashingOverloaded, service.SmsUnavailable, StrongSignInNeeded),
)
@route_options(store_response=False)
async def send_mobile_code(user: SignedInUser, session: Session, data: MobileCodeRequest) -> MobileCodeSent:
    """Send a code by SMS that verifies a mobile number as the person's; the password is asked for. 404 for who is no staff.

    403 `auth.strong_sign_in_needed` when the person has another second factor, which this session has not proved.
    """
    return await service.send_code(session, user, data)


@router.post("/verify", responses=error_responses(NotFound, service.MobileCodeMissing, TooManyCodeAttempts))
@route_options(store_response=False)
async def verify_mobile(user: SignedInUser, request: SignInRequestDep, session: Session, data: MobileCode) -> SessionOut:
    """Verify the number by its code: codes to sign in are sent to it from now on, and a new session in this browser is proved by it.

    The person is told by e-mail.
    """
    return await service.verify_mobile(request, session, user, data)
