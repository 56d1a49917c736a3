"""Identify a visitor with BankID, where the clinic requires it; the order belongs to the visitor's flow."""

from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit
from uuid import UUID

from fastapi import Request

from clinic.accounts.bankid import service as bankid
from clinic.accounts.bankid.schemas import BankIdOrderOut, BankIdQrCode
from clinic.accounts.bankid.service import CompletedOrder, NewBankIdOrder
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api.rate_limit import client_ip
from clinic.core.clock import now
from clinic.core.database.session import get_owned, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from clinic.core.text.i18n import language
from clinic.providers.bankid import OrderRequest
from clinic.registration.models import RegistrationFlow
from clinic.registration.portal.dependencies import RegistrationVisitor

ORDER_TYPE = "registration.identify"
VISIBLE_TEXT = {"en": "Identify yourself to {clinic}", "sv": "Identifiera dig hos {clinic}"}
MAX_ORDERS_PER_HOUR = 60
"""Orders that one address may start at one clinic."""


def _bind_to_flow(flow_id: UUID) -> str:
    return sha256(f"registration:{flow_id}".encode()).hexdigest()


async def start_order(request: Request, visitor: RegistrationVisitor, *, same_device: bool) -> BankIdOrderOut:
    """Start an order of the visitor's flow, for any person; its open one is cancelled. Raises ProviderError, RateLimited."""
    await visitor.limit("bankid", most=MAX_ORDERS_PER_HOUR, seconds=3600)
    async with transaction(visitor.context) as session:
        clinic = (await companies.get_own_company(session)).name
    order = OrderRequest(
        ip=client_ip(request),
        visible=VISIBLE_TEXT["sv" if language.get() == "sv" else "en"].format(clinic=clinic),
        domain=urlsplit(settings().public_url).hostname or "",
        user_agent=request.headers.get("user-agent", "")[:250],
    )
    payload = {"company_id": str(visitor.context.company_id), "flow_id": str(visitor.flow_id)}
    binding = _bind_to_flow(visitor.flow_id)
    return await bankid.start_order(
        visitor.context, NewBankIdOrder(ORDER_TYPE, "auth", binding, order, payload=payload, same_device=same_device)
    )


async def get_qr_code(visitor: RegistrationVisitor, order_ref: UUID) -> BankIdQrCode:
    """Return the QR code's text for the current second. Raises NotFound for another flow's order."""
    return await bankid.get_qr_code(visitor.context, order_ref, _bind_to_flow(visitor.flow_id))


async def collect_order(visitor: RegistrationVisitor, order_ref: UUID) -> BankIdOrderOut:
    """Return an order's state; a complete one has verified the flow. Raises NotFound for another flow's order."""
    return await bankid.collect_order(visitor.context, order_ref, _bind_to_flow(visitor.flow_id))


async def cancel_order(visitor: RegistrationVisitor, order_ref: UUID) -> BankIdOrderOut:
    """Cancel an open order. Raises NotFound for another flow's order."""
    return await bankid.cancel_order(visitor.context, order_ref, _bind_to_flow(visitor.flow_id))


@bankid.on_completed(ORDER_TYPE)
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
