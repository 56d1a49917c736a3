"""Routes of the signed-in person's authenticator app and recovery codes (BEY-061)."""

from fastapi import APIRouter

from clinic.accounts.authenticator import service
from clinic.accounts.authenticator.errors import AuthenticatorInUse, AuthenticatorMissing
from clinic.accounts.authenticator.schemas import AuthenticatorConfirm, AuthenticatorOut, AuthenticatorSecretOut, RecoveryCodesOut
from clinic.accounts.identities.passwords import HashingOverloaded
from clinic.accounts.schemas import PasswordProof
from clinic.accounts.signin.router import SignedInUser
from clinic.accounts.signin.strong_sign_in import StrongSignInNeeded
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import RateLimited
from clinic.core.api.route_options import route_options
from clinic.core.database.session import ReadSession, Session

router = APIRouter(prefix="/api/profile/authenticator", tags=["profile"], route_class=EnvelopeRoute)


@router.get("")
async def get_authenticator(user: SignedInUser, session: ReadSession) -> AuthenticatorOut:
    """Get whether the signed-in person has an authenticator app, and how many recovery codes are left."""
    return await service.get_authenticator(session, user)


@router.post("/secret", responses=error_responses(RateLimited, HashingOverloaded, StrongSignInNeeded, AuthenticatorInUse))
@route_options(store_response=False)
async def create_authenticator_secret(user: SignedInUser, session: Session, data: PasswordProof) -> AuthenticatorSecretOut:
    """Get the key of a new authenticator app; the password is asked for. The app is in use once it is confirmed."""
    return await service.create_secret(session, user, data)


@router.post("", responses=error_responses(RateLimited, AuthenticatorMissing))
@route_options(store_response=False)
async def confirm_authenticator(user: SignedInUser, session: Session, data: AuthenticatorConfirm) -> RecoveryCodesOut:
    """Take the authenticator app into use by a code of it.

    The second factor is turned on, and the recovery codes are returned, this time only.
    """
    return await service.confirm_authenticator(session, user, data)


@router.post("/recovery-codes", responses=error_responses(RateLimited, HashingOverloaded, StrongSignInNeeded, AuthenticatorMissing))
@route_options(store_response=False)
async def renew_recovery_codes(user: SignedInUser, session: Session, data: PasswordProof) -> RecoveryCodesOut:
    """Get ten new recovery codes; the earlier ones are void. The password is asked for."""
    return await service.renew_recovery_codes(session, user, data)


@router.post("/remove", responses=error_responses(RateLimited, HashingOverloaded, StrongSignInNeeded))
@route_options(store_response=False)
async def remove_authenticator(user: SignedInUser, session: Session, data: PasswordProof) -> None:
    """Remove the authenticator app and its recovery codes; the password is asked for."""
    await service.remove_authenticator(session, user, data)
