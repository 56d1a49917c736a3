"""Routes of signing in with BankID (PLT-012); an order works only in the browser that started it."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query

from clinic.accounts.bankid.schemas import BankIdOrderOut, BankIdOrderRef, BankIdQrCode
from clinic.accounts.bankid_signin import service
from clinic.accounts.bankid_signin.schemas import BankIdOrderStart, BankIdSignInOut
from clinic.accounts.sessions.sign_in_request import SignInRequestDep
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound, RateLimited
from clinic.core.api.rate_limit import limit_address
from clinic.core.api.route_options import route_options
from clinic.core.database.session import DriverSession
from clinic.providers.bankid.errors import NoSuchOrder
from clinic.providers.errors import ProviderError

router = APIRouter(prefix="/api/login/bankid", tags=["session"], route_class=EnvelopeRoute)
MAX_ORDERS_PER_MINUTE, MAX_POLLS_PER_MINUTE = 30, 2_000
"""For one address: orders, and calls about them, of which one order makes 90 a minute."""
POLL_LIMIT = limit_address("bankid-sign-in-poll", limit=MAX_POLLS_PER_MINUTE)


@router.post(
    "/start-order", responses=error_responses(ProviderError, RateLimited),
    dependencies=[limit_address("bankid-sign-in", limit=MAX_ORDERS_PER_MINUTE)],
)
@route_options(store_response=False)
async def start_order(request: SignInRequestDep, data: BankIdOrderStart) -> BankIdOrderOut:
    """Start a BankID order that signs in the member of staff who identifies themself. A cookie binds it to this browser."""
    return await service.start_order(request, data)


@router.get("/generate-qr", responses=error_responses(NotFound, RateLimited), dependencies=[POLL_LIMIT])
async def generate_qr(request: SignInRequestDep, order_ref: Annotated[UUID, Query()]) -> BankIdQrCode:
    """Get the text of the order's QR code for the current second; call it every second."""
    return await service.get_qr_code(request, order_ref)


@router.post(
    "/collect-order", responses=error_responses(NotFound, NoSuchOrder, service.BankIdNotConnected, RateLimited), dependencies=[POLL_LIMIT],
)
@route_options(store_response=False)
async def collect_order(request: SignInRequestDep, session: DriverSession, data: BankIdOrderRef) -> BankIdSignInOut:
    """Get the state of an order; call it every two seconds. A complete order starts a session, once; an older session of the person ends.

    404 in any browser but the one that started the order. 401 `auth.bankid_not_connected` for a person who has not connected BankID in
    their profile, whether or not they have an account.
    """
    return await service.collect_order(request, session, data.order_ref)


@router.post("/cancel-order", responses=error_responses(NotFound, RateLimited), dependencies=[POLL_LIMIT])
async def cancel_order(request: SignInRequestDep, data: BankIdOrderRef) -> BankIdOrderOut:
    """Cancel an order."""
    return await service.cancel_order(request, data.order_ref)
