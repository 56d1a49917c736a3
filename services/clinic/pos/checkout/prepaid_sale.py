"""Write the sale of a visit that was paid online: the same sale as at the till, at the register for online payments.

What is paid in advance for known services is taxed when it is paid, each part at its service's own rate (decision 43).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core.clock import now
from clinic.core.database.session import get_context
from clinic.core.database.tenant_context import Context
from clinic.pos.cashier import portal_cashier
from clinic.pos.checkout import cart as carts, sale_writer
from clinic.pos.checkout.pricing import allocate_by_largest_remainder
from clinic.pos.checkout.schemas import CartCreate, CartLine
from clinic.pos.checkout.tenders import Tender
from clinic.pos.fiscal import numbering
from clinic.pos.receipts import queries
from clinic.pos.registers import register_config
from clinic.pos.sale_process import runner
from clinic.pos.sale_process.state import SaleState

DEPOSIT_NAMES = {"en": "Deposit: {name}", "sv": "Handpenning: {name}"}


@dataclass(frozen=True, slots=True)
class PrepaidSale:
    """An amount paid online, in öre, for a booking. `card_details` name the money at the provider, `session_id` the payment."""

    register_id: UUID
    booking_id: UUID
    client_id: UUID
    prices: Mapping[UUID, int]
    """The services of the visit with their prices, in proportion to which the amount is paid for each."""
    method: str
    amount: int
    is_deposit: bool
    session_id: UUID
    card_details: dict[str, Any]


async def create_prepaid_sale(session: AsyncSession, data: PrepaidSale) -> UUID:
    """Write a sale that is paid already and start its registration; return its receipt's id.

    The act's gate was asked for the booking's time, so not here. Raises the register's blocking errors, RegisterInactive, ClientMerged.
    """
    register = await register_config.get_sellable_register(session, data.register_id)
    await clients.lock_client_for_write(session, data.client_id)
    language = register.seller["language"]
    shares = allocate_by_largest_remainder(data.amount, list(data.prices.values()))
    lines = [
        CartLine(type="service", service_id=service_id, price=share) for service_id, share in zip(data.prices, shares, strict=True) if share
    ]
    cart = await carts.price_cart(
        session, CartCreate(lines=lines, booking_id=data.booking_id), language=language, timezone=register.timezone,
        client_id=data.client_id, lock_client=False,
    )
    if data.is_deposit:
        for row in cart.lines:
            row["name"] = DEPOSIT_NAMES.get(language, DEPOSIT_NAMES["en"]).format(name=row["name"])[:carts.MAX_NAME_LENGTH]
    context = Context.system(get_context(session).company_id)
    receipt = sale_writer.build_receipt(
        register, portal_cashier(context, language), cart, rounding=0, booking_id=data.booking_id, retry_of_id=None,
    )
    payments = await sale_writer.build_payments(session, receipt, register, [Tender(data.method, data.amount)])
    payments[0].session_id, payments[0].sent_at, payments[0].card_details = data.session_id, now(), data.card_details
    registration = await numbering.assign_receipt_number(session, receipt)
    sale_writer.insert_sale(session, receipt, cart, payments)
    created_json = queries.compose_receipt(queries.NewSale(receipt, cart.lines, [queries.NewPayment(payments[0], "")]))
    runner.start(session, receipt, SaleState(context, receipt, payments, registration, register, created_json))
    return receipt.id
