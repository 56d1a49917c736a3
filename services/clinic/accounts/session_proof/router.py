"""Routes of proving the signed-in person by a second factor (LAW-001)."""

from fastapi import APIRouter

from clinic.accounts.bankid.schemas import BankIdOrderOut
from clinic.accounts.schemas import SessionOut
from clinic.accounts.session_proof import service
from clinic.accounts.session_proof.schemas import SessionBankIdResult, SessionBankIdStart, SessionProofOptions
from clinic.accounts.sessions.sign_in_request import SignInRequestDep
from clinic.accounts.signin.router import SignedInUser
from clinic.accounts.signin.schemas import SecondFactorStep
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound
from clinic.core.api.route_options import route_options
from clinic.core.database.session import ReadSession, Session
from clinic.providers.bankid.errors import NoSuchOrder
from clinic.providers.errors import ProviderError

router = APIRouter(prefix="/api/session/proof", tags=["session"], route_class=EnvelopeRoute)


@router.get("")
async def get_session_proof_options(user: SignedInUser, session: ReadSession) -> SessionProofOptions:
    """Get the ways in which the signed-in person can prove a second factor, which calls that open a client's record ask for.

    They answer 403 `auth.second_factor_needed` to a session that only one factor proves.
    """
    return await service.get_options(session, user)


@router.post("")
@route_options(store_response=False)
async def begin_session_proof(user: SignedInUser, request: SignInRequestDep, session: Session) -> SecondFactorStep:
    """Begin to prove a second factor by a code: go on with `POST /api/login/code` and `POST /api/login/second-factor`.

    These replace the session by one that is proved by the code too. No code is sent by this call.
    """
    return await service.begin_step(request, session, user)


@router.post("/bankid/start-order", responses=error_responses(NotFound, ProviderError))
@route_options(store_response=False)
async def start_session_bankid(user: SignedInUser, request: SignInRequestDep, data: SessionBankIdStart) -> BankIdOrderOut:
    """Start a BankID order that proves the signed-in person; follow it with `/api/bankid`, end it with `POST /api/session/proof/bankid`.

    404 for a member who has not connected BankID, and for a prescriber without a personal id.
    """
    return await service.start_bankid(request, user, data)


@router.post("/bankid", responses=error_responses(NotFound, NoSuchOrder))
@route_options(store_response=False)
async def finish_session_bankid(user: SignedInUser, request: SignInRequestDep, session: Session, data: SessionBankIdResult) -> SessionOut:
    """Replace the session by one that a completed order proves too; an order can be used once, within a minute."""
    return await service.finish_bankid(request, session, user, data.order_ref)
