"""Identify a visitor with BankID, where the clinic requires it; the order belongs to the visitor's flow."""

from typing import Any
from uuid import UUID

from fastapi import Request

from clinic.accounts.bankid import service as bankid
from clinic.accounts.bankid.schemas import BankIdOrderOut
from clinic.accounts.bankid.service import CompletedOrder
from clinic.accounts.bankid.visitor_orders.service import VisitorOrders
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.clock import now
from clinic.core.database.session import get_owned, transaction
from clinic.core.database.tenant_context import Context
from clinic.registration.errors import BankIdOff
from clinic.registration.models import RegistrationFlow
from clinic.registration.portal.dependencies import RegistrationVisitor

ORDERS = VisitorOrders("registration.identify", "Identify yourself to {clinic}", "Identifiera dig hos {clinic}")
MAX_ORDERS_PER_HOUR = 60
"""Orders that one address may start at one clinic."""


async def start_order(request: Request, visitor: RegistrationVisitor, *, same_device: bool) -> BankIdOrderOut:
    """Start an order of the visitor's flow, for any person; its open one is cancelled. Raises BankIdOff, ProviderError, RateLimited."""
    await visitor.limit("bankid", most=MAX_ORDERS_PER_HOUR, seconds=3600)
    async with transaction(visitor.context) as session:
        company = await companies.get_own_company(session)
        if not company.is_bankid_used:
            raise BankIdOff
    return await ORDERS.start(request, visitor.context, company.name, same_device=same_device)


@bankid.on_completed(ORDERS.order_type)
async def verify_flow(order: CompletedOrder) -> dict[str, Any]:
    """Verify the order's flow as the person of the BankID, and store the proof with the clinic. May run twice."""
    context = Context(company_id=UUID(order.payload["company_id"]), actor="visitor", flow_id=UUID(order.payload["flow_id"]))
    async with transaction(context) as session:
        flow = await get_owned(session, RegistrationFlow, UUID(order.payload["flow_id"]), lock=True)
        await bankid.store_proof(session, order)
        if flow.registration_id is None and flow.personal_number != order.personal_number:
            flow.personal_number, flow.verified_at = order.personal_number, now()
            audit.record(session, "registration.verified", flow.id, proof="bankid")
    return {"is_verified": True}
