"""Record how a step of a sale or refund ended: completed, failed, or money to be returned to cards."""

from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_fees import service as booking_fees
from clinic.core import audit
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, DriverTransaction, flush_and_get_connection, get_owned
from clinic.pos import errors, events
from clinic.pos.closings import electronic_journal
from clinic.pos.gift_cards import service as gift_cards
from clinic.pos.products import stock
from clinic.pos.receipts import queries as receipts
from clinic.pos.receipts.models import REVERSAL_ALARM_ATTEMPTS, Payment, Receipt, ReceiptLine
from clinic.pos.sale_process import queries, state
from clinic.pos.sale_process.state import InconsistentSaleError, SaleOutcome, SaleState
from clinic.providers.infrasec.types import ControlReply


async def complete_sale(session: DriverTransaction, sale: SaleState, lease_token: int, reply: ControlReply) -> None:
    """Mark a registered sale as paid, if the lease is still held, and append it to the electronic journal.

    All sales end here, so it is one statement past the ORM.
    """
    receipt, registration, at = sale.receipt, sale.registration, now()
    if registration is None:
        raise InconsistentSaleError(f"receipt {receipt.id} is registered without a registration")
    step = state.next_step(receipt.step, SaleOutcome.REGISTERED)
    row = await (await session.connection()).fetchrow(
        queries.COMPLETE_SALE, receipt.company_id, receipt.id, lease_token, at, registration.id, reply.unit, reply.code, step.value,
    )
    if row is None:
        return
    if row["sells_gift_card"]:
        await gift_cards.activate_or_cancel(session, receipt, is_paid=True)
    if row["sells_fee"]:
        await booking_fees.settle_fees(session, receipt.id, is_paid=True)
    if sale.created_json and not row["sells_gift_card"]:
        content = receipts.compose_paid_content(sale.created_json, receipts.NewRegistration(reply.unit, reply.code, at))
    else:
        content = await receipts.load_immutable_content(session, receipt.id)
    _append_to_journal(session, receipt, "sale", row["version"], content)
    events.publish_receipt_completed(session, receipt)


async def complete_refund(session: AsyncSession, sale: SaleState, reply: ControlReply) -> None:
    """Mark a registered refund as made, and add it to what its sale says is refunded."""
    receipt, registration = sale.receipt, sale.registration
    if registration is None:
        raise InconsistentSaleError(f"receipt {receipt.id} is registered without a registration")
    at = now()
    registration.state, registration.unit, registration.code, registration.registered_at = "registered", reply.unit, reply.code, at
    registration.error = ""
    state.apply_outcome(receipt, SaleOutcome.REGISTERED)
    receipt.status_reason, receipt.ended_at, receipt.state, receipt.refunded_at = "", at, "REFUNDED", at
    await _apply_refund_to_sale(session, sale)
    await session.flush()
    _append_to_journal(session, receipt, "refund", receipt.version, await receipts.load_immutable_content(session, receipt.id))
    events.publish_receipt_completed(session, receipt)


async def _apply_refund_to_sale(session: AsyncSession, sale: SaleState) -> None:
    receipt = sale.receipt
    original = await get_owned(session, Receipt, receipt.original_id or receipt.id, lock=True)
    original.refunded += receipt.total
    original.state = "REFUNDED" if original.refunded == original.total else "PARTIALLY_REFUNDED"
    original.refunded_at = now()
    for payment in sale.payments:
        if payment.method == "gift_card" and payment.gift_card_id:
            await gift_cards.restore(session, payment.gift_card_id, payment.amount, receipt.id)
    if receipt.restock:
        await stock.restock(session, await _load_quantities(session, receipt.id))
    connection = await flush_and_get_connection(session)
    if fees := await connection.fetch(queries.RETURNED_FEES, original.company_id, original.id):
        await booking_fees.reopen_fees(session, [row["booking_fee_id"] for row in fees], original.id)
    events.notify_receipt_changed(session, original)


async def fail(
    session: AsyncSession, sale: SaleState, code: str, status: str = "CANCELLED", *, outcome: SaleOutcome = SaleOutcome.FAILED,
) -> None:
    """Mark the receipt as failed for the reason `code`; return a sale's products to the stock and its gift cards' balances.

    Completed payments are marked as returned: cash is handed back by staff. A numbered sale is appended to the electronic journal as
    unfinished.
    """
    receipt = sale.receipt
    state.apply_outcome(receipt, outcome)
    receipt.state, receipt.status_reason, receipt.failure_reason, receipt.ended_at = status, "", code, now()
    for payment in sale.payments:
        if payment.state == "pending":
            payment.state = "failed"
        elif payment.state == "completed" and not payment.is_reversal:
            if payment.gift_card_id and receipt.type == "sale":
                await gift_cards.restore(session, payment.gift_card_id, payment.amount, receipt.id)
            payment.state = "reversed"
    if receipt.type == "sale":
        await gift_cards.activate_or_cancel(session, receipt, is_paid=False)
        await booking_fees.settle_fees(session, receipt.id, is_paid=False)
        await stock.restock(session, await _load_quantities(session, receipt.id))
    if sale.registration is not None:
        sale.registration.state = "failed"
    await session.flush()
    if sale.registration is not None:
        _append_to_journal(session, receipt, "unfinished", receipt.version, await receipts.load_immutable_content(session, receipt.id))
    audit.record(session, f"{receipt.type}.failed", receipt.id, client_id=receipt.client_id, failure_reason=code)
    events.notify_receipt_changed(session, receipt)


async def start_reversal(session: AsyncSession, sale: SaleState, code: str) -> None:
    """Start to return the money of a sale that failed for the reason `code` to its charged cards; without any, it fails at once."""
    cards = [payment for payment in sale.payments if payment.method == "card" and not payment.is_reversal]
    charged = [payment for payment in cards if payment.state == "completed"]
    if not charged:
        await fail(session, sale, code)
        return
    _cancel_pending_cards(sale)
    reversed_ids = {payment.reverses_payment_id for payment in sale.payments if payment.is_reversal and payment.state != "failed"}
    for payment in charged:
        if payment.id not in reversed_ids:
            _add_card_refund(session, sale, payment, reverses_payment_id=payment.id, is_reversal=True)
    state.apply_outcome(sale.receipt, SaleOutcome.REVERSAL_REQUIRED)
    sale.receipt.status_reason, sale.receipt.failure_reason = errors.ReversalPending.code, code
    audit.record(session, "sale.reversal_started", sale.receipt.id, client_id=sale.receipt.client_id, reason=code)
    await session.flush()
    events.notify_receipt_changed(session, sale.receipt)


async def mark_payment_outcome_unknown(session: AsyncSession, sale: SaleState) -> None:
    """Give up a sale whose payment result is unknown: it will not become paid, and a charge reported later is reversed."""
    receipt = sale.receipt
    state.apply_outcome(receipt, SaleOutcome.PAYMENT_OUTCOME_UNKNOWN)
    receipt.state = "PROCESSING"
    receipt.status_reason, receipt.failure_reason = errors.PaymentOutcomeUnknown.code, errors.PaymentOutcomeLate.code
    _cancel_pending_cards(sale)
    audit.record(session, "sale.payment_outcome_unknown", receipt.id, client_id=receipt.client_id)
    events.publish_payment_needs_staff(session, receipt)
    await session.flush()
    events.notify_receipt_changed(session, receipt)


def _cancel_pending_cards(sale: SaleState) -> None:
    """Mark the card payments as failed that were not sent yet, so that no further card is charged for a failed sale."""
    for payment in sale.payments:
        if payment.state == "pending" and not payment.is_reversal:
            payment.state = "failed"


async def retry_card_refund(session: AsyncSession, sale: SaleState, failed: Payment) -> float:
    """Add another attempt, with a session of its own, to return money to a card or to what paid online. Returns the seconds until then.

    It is the customer's money, so it is retried without end; after REVERSAL_ALARM_ATTEMPTS staff is told to contact the provider.
    """
    await session.flush()  # the failed attempt is written first: a unique index allows one reversal of a charge at a time
    attempts = sum(payment.reverses_payment_id == failed.reverses_payment_id and payment.state == "failed" for payment in sale.payments)
    _add_card_refund(session, sale, failed, reverses_payment_id=failed.reverses_payment_id, is_reversal=failed.is_reversal)
    state.apply_outcome(sale.receipt, SaleOutcome.CARD_REFUND_FAILED)
    sale.receipt.status_reason = (errors.ReversalPending if attempts < REVERSAL_ALARM_ATTEMPTS else errors.ReversalFailed).code
    if attempts == REVERSAL_ALARM_ATTEMPTS:
        action = f"{sale.receipt.type}.reversal_failed"
        audit.record(session, action, sale.receipt.id, client_id=sale.receipt.client_id, attempts=attempts)
        events.publish_payment_needs_staff(session, sale.receipt)
    await session.flush()
    events.notify_receipt_changed(session, sale.receipt)
    delays = state.REVERSAL_RETRY_SECONDS
    return delays[min(attempts, len(delays)) - 1]


def _add_card_refund(
    session: AsyncSession, sale: SaleState, like: Payment, *, reverses_payment_id: UUID | None, is_reversal: bool,
) -> None:
    """Add a payment to the sale that returns the amount of `like` to its card."""
    row = Payment(
        company_id=like.company_id, id=new_id(), receipt_id=like.receipt_id,
        position=max(payment.position for payment in sale.payments) + 1, method=like.method, amount=like.amount, state="pending",
        reverses_payment_id=reverses_payment_id, is_reversal=is_reversal,
        terminal_id=like.terminal_id, tendered=0, card_details={},
    )
    session.add(row)
    sale.payments.append(row)


async def _load_quantities(session: AsyncSession, receipt_id: UUID) -> dict[UUID, int]:
    """Return the quantity of each product on a receipt."""
    quantities: dict[UUID, int] = {}
    columns = (ReceiptLine.product_id, ReceiptLine.quantity)
    for product_id, quantity in await session.execute(select(*columns).where(ReceiptLine.receipt_id == receipt_id)):
        if product_id:
            quantities[product_id] = quantities.get(product_id, 0) + quantity
    return quantities


def _append_to_journal(session: AnySession, receipt: Receipt, entry_type: str, version: int, content: dict[str, Any]) -> None:
    electronic_journal.append_entry(
        session, entry_type, register_id=receipt.register_id, z_number=receipt.z_number or 0,
        content=electronic_journal.without_personal_data(content), amount=receipt.total, receipt_id=receipt.id, client_id=receipt.client_id,
    )
    events.notify_receipt_changed(session, receipt, version)
