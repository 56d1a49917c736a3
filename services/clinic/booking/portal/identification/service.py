"""Identify the visitor of a booking flow by BankID, for clinics that require it (BKG-040).

The order is bound to the flow in which it was started, and a flow books one visit, so an identification is used for one booking.
"""

from typing import Any
from uuid import UUID

from fastapi import Request

from clinic.accounts.bankid import service as bankid
from clinic.accounts.bankid.schemas import BankIdOrderOut
from clinic.accounts.bankid.service import CompletedOrder
from clinic.accounts.bankid.visitor_orders.service import VisitorOrders
from clinic.booking.portal.dependencies import PortalVisitor
from clinic.booking.portal.errors import BankIdOff, FlowExpired, FlowUnverified
from clinic.booking.portal.models import BookingFlow
from clinic.core import audit
from clinic.core.api.errors import NotFound
from clinic.core.clock import now
from clinic.core.database.session import get_owned, read_only_transaction, transaction
from clinic.core.database.tenant_context import Context

ORDERS = VisitorOrders("portal.identify", "Book a time at {clinic}", "Boka tid hos {clinic}")
MAX_ORDERS_PER_TEN_MINUTES = 30
"""Of one address at one clinic, which pays for them."""


async def start_order(request: Request, visitor: PortalVisitor, *, same_device: bool) -> BankIdOrderOut:
    """Start an order of the flow, for any person; its open one is cancelled.

    Raises FlowUnverified before the code, BankIdOff where the clinic doesn't use BankID, ProviderError.
    """
    if not visitor.clinic.is_bankid_used:
        raise BankIdOff
    await visitor.limit("bankid", most=MAX_ORDERS_PER_TEN_MINUTES, seconds=600)
    async with read_only_transaction(visitor.context) as session:
        flow = await get_owned(session, BookingFlow, visitor.flow_id)
        if flow.state == "booked" or flow.is_access:
            raise FlowExpired
        if flow.verified_at is None:
            raise FlowUnverified
    return await ORDERS.start(request, visitor.context, visitor.clinic.name, same_device=same_device)


@bankid.on_completed(ORDERS.order_type)
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
