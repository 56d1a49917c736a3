"""Routes of connecting BankID to the own account (PLT-012)."""

from fastapi import APIRouter

from clinic.accounts.bankid.schemas import BankIdOrderOut
from clinic.accounts.bankid_connection import service
from clinic.accounts.bankid_connection.schemas import BankIdConnect
from clinic.accounts.identities.passwords import HashingOverloaded
from clinic.accounts.schemas import PasswordProof, UserDetailsOut
from clinic.accounts.sessions.sign_in_request import SignInRequestDep
from clinic.accounts.signin.router import SignedInUser
from clinic.accounts.signin.strong_sign_in import StrongSignInNeeded
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound, RateLimited
from clinic.core.api.route_options import route_options
from clinic.core.database.session import Session
from clinic.providers.errors import ProviderError

router = APIRouter(prefix="/api/profile/bankid", tags=["profile"], route_class=EnvelopeRoute)


@router.post(
    "/start-order",
    responses=error_responses(
        NotFound, RateLimited, HashingOverloaded, StrongSignInNeeded, service.PersonalIdNotSwedish, ProviderError,
    ),
)
@route_options(store_response=False)
async def start_bankid_connection(user: SignedInUser, request: SignInRequestDep, data: BankIdConnect) -> BankIdOrderOut:
    """Start a BankID order that connects BankID to the account, for signing in; the password is asked for.

    Follow it with `/api/bankid`. The personal number must be the profile's personal id, or becomes it when that is empty. 404 for
    prescribers and master admins.
    """
    return await service.start_order(request, user, data)


@router.post("/disconnect", responses=error_responses(NotFound, RateLimited, HashingOverloaded, StrongSignInNeeded))
@route_options(store_response=False)
async def disconnect_bankid(user: SignedInUser, session: Session, data: PasswordProof) -> UserDetailsOut:
    """Remove BankID from the account; the password is asked for. 404 for prescribers and master admins."""
    return await service.disconnect(session, user, data)
