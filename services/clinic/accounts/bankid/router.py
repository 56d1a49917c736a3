"""What a screen asks of an order that its own session began."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.accounts.bankid import service
from clinic.accounts.bankid.schemas import BankIdOrderIn, BankIdOrderOut, QrOut
from clinic.core.auth import Caller, may
from clinic.core.envelope import EnvelopeRoute, refusals
from clinic.core.errors import NotFound
from clinic.core.permissions import Permission

router = APIRouter(prefix="/api/bankid", tags=["bankid"], route_class=EnvelopeRoute)
Myself = Annotated[Caller, Depends(may(Permission.SELF))]


@router.get("/generate-qr", responses=refusals(NotFound))
async def generate_qr(caller: Myself, order_ref: UUID) -> QrOut:
    """The text of the QR code for now; asked for each second."""
    return await service.qr(caller.context, order_ref, service.of_session(caller.session_id))


@router.post("/collect-order", responses=refusals(NotFound))
async def collect_order(caller: Myself, wanted: BankIdOrderIn) -> BankIdOrderOut:
    """How the order stands; asked for every two seconds."""
    return await service.collect(caller.context, wanted.order_ref, service.of_session(caller.session_id))


@router.post("/cancel-order", responses=refusals(NotFound))
async def cancel_order(caller: Myself, wanted: BankIdOrderIn) -> BankIdOrderOut:
    """Give the order up."""
    return await service.cancel(caller.context, wanted.order_ref, service.of_session(caller.session_id))
