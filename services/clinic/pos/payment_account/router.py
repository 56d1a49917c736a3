"""Routes of the account with the payment provider."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.provider_idempotency import IdempotentCall
from clinic.core.database.session import ReadSession
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.pos import errors
from clinic.pos.payment_account import service
from clinic.pos.payment_account.schemas import PaymentAccountCreate, PaymentAccountOut

router = APIRouter(prefix="/api/v3/point-of-sale/payment-account", tags=["point of sale"], route_class=EnvelopeRoute)
CanReadSales = Annotated[CurrentUser, Depends(require(Permission.SALE_READ))]
CanWriteRegisters = Annotated[CurrentUser, Depends(require(Permission.REGISTER_WRITE))]


@router.get("")
async def get_payment_account(session: ReadSession, user: CanReadSales) -> PaymentAccountOut:
    """Return the state of the company's account with the payment provider, and the terms in force.

    `redirect_url` is empty for those who may not set up registers.
    """
    return await service.view_payment_account(session, user)


@router.post("", responses=error_responses(errors.CountryNotSupported, errors.PaymentTermsChanged))
async def connect_payment_account(call: IdempotentCall, user: CanWriteRegisters, data: PaymentAccountCreate) -> PaymentAccountOut:
    """Agree to the terms and start the connection; the company continues at `redirect_url`.

    A connection that is in progress or made is returned unchanged. One that was refused is started again.
    """
    return await service.connect(user.context, call, data)


@router.post("/refresh")
async def refresh_payment_account(call: IdempotentCall, user: CanWriteRegisters) -> PaymentAccountOut:
    """Ask the provider how far the connection is."""
    return await service.refresh(user.context, call)
