"""Price a cart, start a sale, abort its payment, and retry a failed sale. What follows the commit is in `pos.sale_process`."""

from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_fees import service as booking_fees
from clinic.core import audit
from clinic.core.api.errors import NotFound
from clinic.core.clock import now
from clinic.core.database.session import AnySession, get_owned
from clinic.core.database.tenant_context import Context
from clinic.core.security.dependencies import CurrentUser
from clinic.core.text.i18n import language
from clinic.pos import errors
from clinic.pos.checkout import cart as carts, sale_writer, tenders as tender_allocation
from clinic.pos.checkout.schemas import CartCreate, CartLine, DiscountCreate, PaymentCreate, QuoteOut, SaleCreate, SaleRetry
from clinic.pos.fiscal import numbering
from clinic.pos.products import stock
from clinic.pos.receipts import queries
from clinic.pos.receipts.models import Payment, Receipt, ReceiptLine
from clinic.pos.receipts.schemas import ReceiptOut
from clinic.pos.registers import register_config
from clinic.pos.sale_process import runner, state
from clinic.pos.sale_process.state import ABORTABLE_STEPS, SaleState


async def quote_cart(session: AnySession, data: CartCreate, timezone: str) -> QuoteOut:
    """Price a cart without storing anything. `timezone` is the clinic's."""
    cart = await carts.price_cart(session, data, language=language.get(), timezone=timezone, lock_client=False)
    return cart.to_quote()


async def create_sale(session: AnySession, user: CurrentUser, data: SaleCreate, *, retry_of_id: UUID | None = None) -> ReceiptOut:
    """Start a sale: write its receipt, reserve its products and redeem its gift cards; card payments wait for the terminal.

    Raises the register's blocking errors, OutOfStock, GiftCardUnusable, NoTerminal, FeeNotDue, NotFound, ClientMerged and FieldError;
    nothing is written then.
    """
    register = await register_config.get_sellable_register(session, data.register_id)
    cart = await carts.price_cart(
        session, data, language=register.seller["language"], timezone=register.timezone, client_id=data.client_id,
    )
    tenders, rounding = tender_allocation.allocate_tenders(cart.amounts.total, data.payments)
    has_card = any(tender.method == "card" for tender in tenders)
    if has_card and not register.terminal_id:
        raise errors.NoTerminal
    receipt = sale_writer.build_receipt(register, user, cart, rounding=rounding, booking_id=data.booking_id, retry_of_id=retry_of_id)
    payments = await sale_writer.build_payments(session, receipt, register, tenders)
    registration = None if has_card else await numbering.assign_receipt_number(session, receipt)
    if cart.fee_ids:
        await booking_fees.charge_fees(session, cart.fee_ids, receipt.id)
    await stock.reserve(session, cart.quantities)  # last, because other registers wait for these rows until the commit
    sale_writer.insert_sale(session, receipt, cart, payments)
    codes = (tender.code if tender.method == "gift_card" else "" for tender in tenders)
    new_payments = [queries.NewPayment(*payment) for payment in zip(payments, codes, strict=True)]
    created_json = queries.compose_receipt(queries.NewSale(receipt, cart.lines, new_payments))
    sale = SaleState(Context.system(user.company_id), receipt, payments, registration, register, created_json)
    runner.start(session, receipt, sale)
    return queries.to_schema(created_json)


async def abort_payment(session: AsyncSession, receipt_id: UUID) -> ReceiptOut:
    """Request that a payment at the terminal is aborted. The receipt's status tells later whether it was in time.

    Raises TooLateToAbort when the receipt is final, when everything is paid, or when a card has got some of a refund.
    """
    receipt = await get_owned(session, Receipt, receipt_id, lock=True)
    completed_cards = select(Payment.id).where(Payment.receipt_id == receipt_id, Payment.method == "card", Payment.state == "completed")
    has_refunded_card = receipt.type == "refund" and await session.scalar(completed_cards.limit(1))
    if not receipt.is_open or receipt.step not in ABORTABLE_STEPS or has_refunded_card:
        raise errors.TooLateToAbort
    if not receipt.abort_requested:
        receipt.abort_requested = True
        receipt.next_attempt_at, receipt.lease_token = now() + state.LEASE, receipt.lease_token + 1
        await session.flush()
        audit.record(session, f"{receipt.type}.abort_requested", receipt.id, client_id=receipt.client_id)
        runner.run_after_commit(session, receipt)
    return await queries.get_receipt(session, receipt_id)


async def retry_sale(session: AsyncSession, user: CurrentUser, receipt_id: UUID, data: SaleRetry) -> ReceiptOut:
    """Start a failed sale again with the same cart, at the present prices. Raises NotRetriable, and what `create_sale` raises."""
    failed = await get_owned(session, Receipt, receipt_id, lock=True)
    retry_id = await session.scalar(select(Receipt.id).where(Receipt.retry_of_id == receipt_id))
    if failed.type != "sale" or failed.state not in {"CANCELLED", "ABORTED"} or retry_id:
        raise errors.NotRetriable
    lines = list(await session.scalars(select(ReceiptLine).where(ReceiptLine.receipt_id == receipt_id).order_by(ReceiptLine.position)))
    discountable = sum(line.total + line.cart_discount_share for line in lines if line.type != "gift_card")
    return await create_sale(session, user, SaleCreate(
        register_id=failed.register_id, client_id=failed.client_id, booking_id=failed.booking_id,
        lines=[_to_cart_line(line) for line in lines], discount=_to_discount(sum(line.cart_discount_share for line in lines), discountable),
        payments=data.payments or await _load_payments(session, receipt_id),
    ), retry_of_id=failed.id)


def _to_cart_line(line: ReceiptLine) -> CartLine:
    names = ("type", "product_id", "service_id", "practitioner_id", "quantity", "reason", "expires_on", "booking_fee_id")
    return CartLine(
        **{name: getattr(line, name) for name in names},
        price=None if line.type == "product" or line.booking_fee_id else line.price, discount=_to_discount(line.discount, line.gross),
        purpose="medical" if line.reason else "cosmetic",
    )


def _to_discount(value: int, gross: int) -> DiscountCreate | None:
    """Return the discount that takes `value` from an amount: all of it as 100 percent, since an amount must be below it."""
    if value == gross:
        return DiscountCreate(type="percent", value=100) if value else None
    return DiscountCreate(type="amount", value=value) if value else None


async def _load_payments(session: AsyncSession, receipt_id: UUID) -> list[PaymentCreate]:
    """Return the payments that a receipt was to be paid by, for a retry to use the same."""
    rows = await session.scalars(
        select(Payment).where(Payment.receipt_id == receipt_id, Payment.is_reversal.is_(False)).order_by(Payment.position),
    )
    codes: dict[UUID, str] = await queries.load_gift_card_codes(session, receipt_id)
    payments: list[PaymentCreate] = []
    for row in rows:
        fields: dict[str, Any] = {"method": row.method, "amount": row.amount, "tendered": row.tendered or None}
        payments.append(PaymentCreate(**fields, code=codes.get(row.gift_card_id) if row.gift_card_id else None))
    if not payments:
        raise NotFound
    return payments
