"""Routes of passkeys: signing in with one, and the own ones in the profile (BEY-061)."""

from uuid import UUID

from fastapi import APIRouter

from clinic.accounts.identities.passwords import HashingOverloaded
from clinic.accounts.passkeys import errors, registration, service
from clinic.accounts.passkeys.schemas import PasskeyAnswer, PasskeyCreate, PasskeyOptionsOut, PasskeyOut, PasskeyUpdate
from clinic.accounts.schemas import PasswordProof, SessionOut
from clinic.accounts.sessions.sign_in_request import SignInRequestDep
from clinic.accounts.signin.router import SignedInUser
from clinic.accounts.signin.strong_sign_in import StrongSignInNeeded
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound, RateLimited
from clinic.core.api.rate_limit import limit_address
from clinic.core.api.route_options import route_options
from clinic.core.database.session import DriverSession, ReadSession, Session

router = APIRouter(prefix="/api", tags=["session"], route_class=EnvelopeRoute)
MAX_CALLS_PER_MINUTE = 300
"""For one address; each opening of the sign-in page asks for a challenge."""
SIGN_IN_LIMIT = limit_address("passkey-sign-in", limit=MAX_CALLS_PER_MINUTE)


@router.post("/login/passkey/options", responses=error_responses(RateLimited), dependencies=[SIGN_IN_LIMIT])
@route_options(store_response=False)
async def create_passkey_sign_in_options(request: SignInRequestDep) -> PasskeyOptionsOut:
    """Get a challenge for signing in with a passkey; valid for five minutes, once, in this browser."""
    return await service.create_options(request)


@router.post(
    "/login/passkey", responses=error_responses(errors.PasskeyRefused, errors.PasskeyExpired, RateLimited), dependencies=[SIGN_IN_LIMIT],
)
@route_options(store_response=False)
async def sign_in_with_passkey(request: SignInRequestDep, session: DriverSession, data: PasskeyAnswer) -> SessionOut:
    """Sign a member of staff in with a passkey. A previous session of the same person ends.

    An unknown passkey, one of another address and a wrong answer are answered alike: 401 `passkey.refused`.
    """
    return await service.sign_in(request, session, data)


@router.get("/profile/passkeys", responses=error_responses(NotFound))
async def list_passkeys(user: SignedInUser, session: ReadSession) -> list[PasskeyOut]:
    """List the signed-in person's passkeys, at most ten. 404 for prescribers and master admins."""
    return await registration.list_passkeys(session, user)


@router.post(
    "/profile/passkeys/options",
    responses=error_responses(NotFound, RateLimited, HashingOverloaded, StrongSignInNeeded, errors.TooManyPasskeys),
)
@route_options(store_response=False)
async def create_passkey_options(user: SignedInUser, data: PasswordProof) -> PasskeyOptionsOut:
    """Get what the browser needs to make a new passkey; the password is asked for. Valid for five minutes, once, in this session."""
    return await registration.create_options(user, data)


@router.post(
    "/profile/passkeys",
    responses=error_responses(
        NotFound, errors.PasskeyExpired, errors.PasskeyNotAccepted, errors.PasskeyTaken, errors.TooManyPasskeys,
    ),
)
@route_options(store_response=False)
async def add_passkey(user: SignedInUser, session: Session, data: PasskeyCreate) -> PasskeyOut:
    """Add a passkey by the answer of the device."""
    return await registration.add_passkey(session, user, data)


@router.put("/profile/passkeys/{passkey_id}", responses=error_responses(NotFound))
async def rename_passkey(user: SignedInUser, session: Session, passkey_id: UUID, data: PasskeyUpdate) -> PasskeyOut:
    """Give a passkey another name."""
    return await registration.rename_passkey(session, user, passkey_id, data)


@router.post(
    "/profile/passkeys/{passkey_id}/remove", responses=error_responses(NotFound, RateLimited, HashingOverloaded, StrongSignInNeeded),
)
@route_options(store_response=False)
async def remove_passkey(user: SignedInUser, session: Session, passkey_id: UUID, data: PasswordProof) -> None:
    """Remove a passkey; the password is asked for."""
    await registration.remove_passkey(session, user, passkey_id, data)
