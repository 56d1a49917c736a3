"""Write the sale of a fee that was charged to a card on file: the same sale as at the till, at the register for online payments."""

from dataclasses import dataclass, replace
from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_fees import service as booking_fees
from clinic.core.clock import now
from clinic.core.database.session import get_context
from clinic.core.database.tenant_context import Context
from clinic.pos.cashier import NamedCashier
from clinic.pos.checkout import cart as carts, sale_writer
from clinic.pos.checkout.schemas import CartCreate, CartLine
from clinic.pos.checkout.tenders import Tender
from clinic.pos.fiscal import numbering
from clinic.pos.receipts import queries
from clinic.pos.registers import register_config
from clinic.pos.sale_process import runner
from clinic.pos.sale_process.state import InconsistentSaleError, SaleState


@dataclass(frozen=True, slots=True)
class FeeSale:
    """A fee that was charged to a card, in öre; it was taken by `receipt_id`. `card_details` name the money, `session_id` the charge."""

    register_id: UUID
    receipt_id: UUID
    client_id: UUID
    fee_id: UUID
    amount: int
    session_id: UUID
    card_details: dict[str, Any]
    membership_id: UUID | None
    cashier: str


async def create_fee_sale(session: AsyncSession, data: FeeSale) -> None:
    """Write a sale that is paid already and start its registration, which pays the fee. Raises the register's blocking errors."""
    register = await register_config.get_sellable_register(session, data.register_id)
    fee = (await booking_fees.load_sellable_fees(session, [data.fee_id]))[data.fee_id]
    line = CartLine(type="service", service_id=fee.service_id, booking_fee_id=data.fee_id)
    cart = await carts.price_cart(
        session,
        CartCreate(lines=[line]),
        language=register.seller["language"],
        timezone=register.timezone,
        client_id=data.client_id,
        lock_client=False,
        taken_by=data.receipt_id,
    )
    if cart.amounts.total != data.amount:
        raise InconsistentSaleError(f"receipt {data.receipt_id}: {data.amount} was charged for a fee of {cart.amounts.total}")
    context = Context.system(get_context(session).company_id)
    cashier = NamedCashier(replace(context, membership_id=data.membership_id), data.cashier)
    receipt = sale_writer.build_receipt(register, cashier, cart, rounding=0, booking_id=None, retry_of_id=None)
    receipt.id = data.receipt_id
    payments = await sale_writer.build_payments(session, receipt, register, [Tender("online", data.amount)])
    payments[0].session_id, payments[0].sent_at, payments[0].card_details = data.session_id, now(), data.card_details
    registration = await numbering.assign_receipt_number(session, receipt)
    sale_writer.insert_sale(session, receipt, cart, payments)
    created_json = queries.compose_receipt(queries.NewSale(receipt, cart.lines, [queries.NewPayment(payments[0], "")]))
    runner.start(session, receipt, SaleState(context, receipt, payments, registration, register, created_json))
