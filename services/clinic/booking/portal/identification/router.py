"""Routes of identifying a visitor by BankID; an order works only for the flow that started it."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query, Request

from clinic.accounts.bankid.schemas import BankIdOrderOut, BankIdOrderRef, BankIdQrCode
from clinic.accounts.bankid_signin.schemas import BankIdOrderStart
from clinic.booking.portal.dependencies import FlowVisitor
from clinic.booking.portal.errors import BankIdOff, FlowExpired, FlowUnverified, PortalClosed
from clinic.booking.portal.identification import service
from clinic.core.api.envelope import VisitorRoute, error_responses
from clinic.core.api.errors import NotFound, RateLimited
from clinic.core.api.route_options import route_options
from clinic.providers.errors import ProviderError

router = APIRouter(
    prefix="/api/v2/booking-portal/{public_id}/bankid", tags=["portal"], route_class=VisitorRoute,
    responses=error_responses(PortalClosed, FlowExpired, RateLimited),
)


@router.post("/start-order", responses=error_responses(FlowUnverified, BankIdOff, ProviderError))
@route_options(store_response=False)
async def start_order(request: Request, visitor: FlowVisitor, data: BankIdOrderStart) -> BankIdOrderOut:
    """Start a BankID order that identifies the visitor of the flow, once the one-time code is verified.

    Thirty orders in ten minutes of one address at a clinic.
    """
    return await service.start_order(request, visitor, same_device=data.same_device)


@router.get("/generate-qr", responses=error_responses(NotFound))
async def generate_qr(visitor: FlowVisitor, order_ref: Annotated[UUID, Query()]) -> BankIdQrCode:
    """Get the text of the order's QR code for the current second; call it every second."""
    return await service.ORDERS.get_qr_code(visitor.context, order_ref)


@router.post("/collect-order", responses=error_responses(NotFound))
@route_options(store_response=False)
async def collect_order(visitor: FlowVisitor, data: BankIdOrderRef) -> BankIdOrderOut:
    """Get the state of an order; call it every two seconds. A complete one has identified the visitor of the flow.

    404 for any flow but the one that started the order. Nothing about the person is returned.
    """
    return await service.ORDERS.collect(visitor.context, data.order_ref)


@router.post("/cancel-order", responses=error_responses(NotFound))
async def cancel_order(visitor: FlowVisitor, data: BankIdOrderRef) -> BankIdOrderOut:
    """Cancel an order."""
    return await service.ORDERS.cancel(visitor.context, data.order_ref)
