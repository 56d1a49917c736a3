"""Identify the visitor of a public page by BankID: an order is bound to the flow, and to the clinic, in which it was started.

Another flow, or another clinic, can neither follow nor use it, and nothing about the person is returned to the visitor. The context of
every call names the company and the flow.
"""

from dataclasses import dataclass
from hashlib import sha256
from urllib.parse import urlsplit
from uuid import UUID

from fastapi import Request

from clinic.accounts.bankid import service as bankid
from clinic.accounts.bankid.schemas import BankIdOrderOut, BankIdQrCode
from clinic.accounts.bankid.service import NewBankIdOrder
from clinic.core.api.rate_limit import client_ip
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from clinic.core.text.i18n import language
from clinic.providers.bankid import OrderRequest


@dataclass(frozen=True, slots=True)
class VisitorOrders:
    """The orders of one kind of flow, with the sentence that the app shows: `{clinic}` is the clinic's name."""

    order_type: str
    visible_en: str
    visible_sv: str

    async def start(self, request: Request, context: Context, clinic_name: str, *, same_device: bool) -> BankIdOrderOut:
        """Start an order of the flow, for any person; its open one is cancelled. Raises ProviderError."""
        visible = self.visible_sv if language.get() == "sv" else self.visible_en
        provider_order = OrderRequest(
            ip=client_ip(request), visible=visible.format(clinic=clinic_name), domain=urlsplit(settings().public_url).hostname or "",
            user_agent=request.headers.get("user-agent", ""),
        )
        payload = {"company_id": str(context.company_id), "flow_id": str(context.flow_id)}
        order = NewBankIdOrder(self.order_type, "auth", self._bind(context), provider_order, payload, same_device=same_device)
        return await bankid.start_order(context, order)

    async def get_qr_code(self, context: Context, order_ref: UUID) -> BankIdQrCode:
        """Return the QR code's text for the current second. Raises NotFound for another flow's order."""
        return await bankid.get_qr_code(context, order_ref, self._bind(context))

    async def collect(self, context: Context, order_ref: UUID) -> BankIdOrderOut:
        """Return the order's state; a complete one has identified the visitor of the flow. Raises NotFound for another flow's order."""
        return await bankid.collect_order(context, order_ref, self._bind(context))

    async def cancel(self, context: Context, order_ref: UUID) -> BankIdOrderOut:
        """Cancel an open order. Raises NotFound for another flow's order."""
        return await bankid.cancel_order(context, order_ref, self._bind(context))

    def _bind(self, context: Context) -> str:
        return sha256(f"{self.order_type}:{context.company_id}:{context.flow_id}".encode()).hexdigest()
