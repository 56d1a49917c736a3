"""Identify the visitor of a booking flow by BankID, for clinics that require it (BKG-040).

The order is bound to the flow and the clinic in which it was started: another flow, or another clinic, can neither follow nor use it. A
flow books one visit, so an identification is used for one booking. Nothing about the person is returned to the visitor.
"""

from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit
from uuid import UUID

from fastapi import Request

from clinic.accounts.bankid import service as bankid
from clinic.accounts.bankid.schemas import BankIdOrderOut, BankIdQrCode
from clinic.accounts.bankid.service import CompletedOrder, NewBankIdOrder
from clinic.booking.portal.dependencies import PortalVisitor
from clinic.booking.portal.errors import FlowExpired, FlowUnverified
from clinic.booking.portal.models import BookingFlow
from clinic.core import audit
from clinic.core.api.errors import NotFound
from clinic.core.api.rate_limit import client_ip
from clinic.core.clock import now
from clinic.core.database.session import get_owned, read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from clinic.core.text.i18n import language
from clinic.providers.bankid import OrderRequest

ORDER_TYPE = "portal.identify"
VISIBLE_TEXT = {"en": "Book a time at {clinic}", "sv": "Boka tid hos {clinic}"}
MAX_ORDERS_PER_TEN_MINUTES = 30
"""Of one address at one clinic, which pays for them."""


def _bind_to_flow(visitor: PortalVisitor) -> str:
    return sha256(f"portal:{visitor.context.company_id}:{visitor.flow_id}".encode()).hexdigest()


async def start_order(request: Request, visitor: PortalVisitor, *, same_device: bool) -> BankIdOrderOut:
    """Start an order of the flow, for any person; its open one is cancelled. Raises FlowUnverified before the code, ProviderError."""
    await visitor.limit("bankid", most=MAX_ORDERS_PER_TEN_MINUTES, seconds=600)
    async with read_only_transaction(visitor.context) as session:
        flow = await get_owned(session, BookingFlow, visitor.flow_id)
        if flow.state == "booked" or flow.is_access:
            raise FlowExpired
        if flow.verified_at is None:
            raise FlowUnverified
    provider_order = OrderRequest(
        ip=client_ip(request), visible=VISIBLE_TEXT["sv" if language.get() == "sv" else "en"].format(clinic=visitor.clinic.name),
        domain=urlsplit(settings().public_url).hostname or "", user_agent=request.headers.get("user-agent", ""),
    )
    payload = {"company_id": str(visitor.context.company_id), "flow_id": str(visitor.flow_id)}
    order = NewBankIdOrder(ORDER_TYPE, "auth", _bind_to_flow(visitor), provider_order, payload, same_device=same_device)
    return await bankid.start_order(visitor.context, order)


async def get_qr_code(visitor: PortalVisitor, order_ref: UUID) -> BankIdQrCode:
    """Return the QR code's text for the current second. Raises NotFound for another flow's order."""
    return await bankid.get_qr_code(visitor.context, order_ref, _bind_to_flow(visitor))


async def collect_order(visitor: PortalVisitor, order_ref: UUID) -> BankIdOrderOut:
    """Return the order's state; a complete one has identified the visitor of the flow. Raises NotFound for another flow's order."""
    return await bankid.collect_order(visitor.context, order_ref, _bind_to_flow(visitor))


async def cancel_order(visitor: PortalVisitor, order_ref: UUID) -> BankIdOrderOut:
    """Cancel an open order. Raises NotFound for another flow's order."""
    return await bankid.cancel_order(visitor.context, order_ref, _bind_to_flow(visitor))


@bankid.on_completed(ORDER_TYPE)
async def complete_identification(order: CompletedOrder) -> dict[str, Any]:
    """Store the proof with the clinic, and the person with the flow that started the order, unless it has ended. Safe to repeat."""
    flow_id = UUID(order.payload["flow_id"])
    context = Context(company_id=UUID(order.payload["company_id"]), actor="visitor", flow_id=flow_id)
    async with transaction(context) as session:
        try:
            flow = await get_owned(session, BookingFlow, flow_id, lock=True)
        except NotFound:
            return {"is_identified": False}
        if flow.booking_id is not None or flow.expires_at <= now():
            return {"is_identified": False}
        await bankid.store_proof(session, order)
        if flow.identified_at != order.at:
            flow.personal_number, flow.identified_at = order.personal_number, order.at
            audit.record(session, "portal.identified", flow.id, order_id=order.id)
    return {"is_identified": True}
