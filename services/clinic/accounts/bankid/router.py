"""Routes of BankID orders; each works only for the session that started the order."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.accounts.bankid import service
from clinic.accounts.bankid.schemas import BankIdOrderOut, BankIdOrderRef, BankIdQrCode
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/bankid", tags=["bankid"], route_class=EnvelopeRoute)
SignedInUser = Annotated[CurrentUser, Depends(require(Permission.SELF))]


@router.get("/generate-qr", responses=error_responses(NotFound))
async def generate_qr(user: SignedInUser, order_ref: UUID) -> BankIdQrCode:
    """Get the text of the order's QR code for the current second; call it every second."""
    return await service.get_qr_code(user.context, order_ref, service.bind_to_session(user.session_id))


@router.post("/collect-order", responses=error_responses(NotFound))
async def collect_order(user: SignedInUser, data: BankIdOrderRef) -> BankIdOrderOut:
    """Get the state of an order; call it every two seconds.

    404 for any session but the one that started the order.
    """
    return await service.collect_order(user.context, data.order_ref, service.bind_to_session(user.session_id))


@router.post("/cancel-order", responses=error_responses(NotFound))
async def cancel_order(user: SignedInUser, data: BankIdOrderRef) -> BankIdOrderOut:
    """Cancel an order."""
    return await service.cancel_order(user.context, data.order_ref, service.bind_to_session(user.session_id))
