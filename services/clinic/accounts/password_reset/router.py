"""Routes of the password reset (PLT-015, PLT-021)."""

from fastapi import APIRouter

from clinic.accounts.identities.verification_tokens import LinkInvalid
from clinic.accounts.password_reset import service
from clinic.accounts.password_reset.schemas import LinkToken, PasswordResetConfirm, PasswordResetRequest
from clinic.accounts.sessions.sign_in_request import SignInRequestDep
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import RateLimited
from clinic.core.api.route_options import route_options
from clinic.core.database.session import ReadSession, Session

router = APIRouter(prefix="/api", tags=["session"], route_class=EnvelopeRoute)


@router.post("/forgot-password", responses=error_responses(RateLimited))
async def request_password_reset(request: SignInRequestDep, session: Session, data: PasswordResetRequest) -> None:
    """Request a password reset link by e-mail; the answer is the same whether the address has an account or not."""
    await service.request_reset(request, session, data)


@router.post("/reset-password", responses=error_responses(LinkInvalid, RateLimited))
@route_options(store_response=False)
async def reset_password(request: SignInRequestDep, session: Session, data: PasswordResetConfirm) -> None:
    """Set a new password with the token of a reset link.

    The link opens the page `/reset-password/{token}`.
    """
    await service.reset_password(request, session, data)


@router.post("/reset-password/check", responses=error_responses(LinkInvalid, RateLimited))
@route_options(store_response=False)
async def check_link(request: SignInRequestDep, session: ReadSession, data: LinkToken) -> None:
    """Check that the link of an e-mail can still be used; nothing is changed."""
    await service.check_link(request, session, data)


@router.post("/invitations/renew", responses=error_responses(LinkInvalid, RateLimited))
@route_options(store_response=False)
async def request_new_invitation(request: SignInRequestDep, session: Session, data: LinkToken) -> None:
    """Ask for a new invitation with the link of an earlier one, used or expired.

    It is mailed to the same address, if the invitation is not accepted yet; the answer is the same either way.
    """
    await service.request_new_invitation(request, session, data)
