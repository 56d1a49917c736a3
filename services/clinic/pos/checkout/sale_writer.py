"""Write a new sale: its rows are inserted by the transaction's last statement."""

from uuid import UUID

from clinic.core.clock import now
from clinic.core.database import deferred_inserts
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession
from clinic.pos.cashier import Cashier
from clinic.pos.checkout.cart import Cart
from clinic.pos.checkout.tenders import Tender
from clinic.pos.gift_cards import service as gift_cards
from clinic.pos.receipts.models import Payment, Receipt
from clinic.pos.registers.register_config import RegisterConfig
from clinic.pos.sale_process import state
from clinic.pos.sale_process.state import SaleStep

_SET_LATER = (
    "original_id", "number", "z_number", "numbered_at", "paid_at", "refunded_at", "ended_at",
)
_INITIAL = {
    "type": "sale", "currency": "sek", "state": "PENDING", "step": SaleStep.CHECK.value, "lease_token": 1, "abort_requested": False,
    "status_reason": "", "failure_reason": "", "restock": False, "refund_reason": "", "refunded": 0, "downloaded": 0, "version": 1,
    "failed_attempts": 0,
}
_RECEIPT_COLUMNS = tuple(column.key for column in Receipt.__mapper__.column_attrs)
_PAYMENT_COLUMNS = tuple(column.key for column in Payment.__mapper__.column_attrs)


def build_receipt(
    register: RegisterConfig, user: Cashier, cart: Cart, *, rounding: int, booking_id: UUID | None, retry_of_id: UUID | None,
) -> Receipt:
    """Return the receipt of a new sale, not written yet."""
    amounts, at = cart.amounts, now()
    return Receipt(
        **_INITIAL, **dict.fromkeys(_SET_LATER), company_id=user.company_id, id=new_id(), register_id=register.id, booking_id=booking_id,
        retry_of_id=retry_of_id, client_id=cart.client_id, client_name=cart.client_name, membership_id=user.context.membership_id,
        cashier=user.name, seller=register.seller, gross=amounts.gross, discount=amounts.discount, total=amounts.total, rounding=rounding,
        vat=amounts.vat, vat_lines=[line.to_dict() for line in amounts.vat_lines], next_attempt_at=at + state.LEASE, created_at=at,
        updated_at=at,
    )


async def build_payments(session: AnySession, receipt: Receipt, register: RegisterConfig, tenders: list[Tender]) -> list[Payment]:
    """Return a sale's payments, not written yet. Gift cards are redeemed in this transaction; cash is completed; cards wait."""
    payments = []
    for position, tender in enumerate(tenders):
        is_card = tender.method == "card"
        gift_card_id = None
        if tender.method == "gift_card":
            gift_card_id = await gift_cards.redeem(session, tender.code, tender.amount, receipt.id, f"payments.{position}")
        payments.append(Payment(
            company_id=receipt.company_id, id=new_id(), receipt_id=receipt.id, position=position, method=tender.method,
            amount=tender.amount, tendered=tender.tendered, state="pending" if is_card else "completed",
            terminal_id=register.terminal_id if is_card else "",
            gift_card_id=gift_card_id, is_reversal=False, reverses_payment_id=None, session_id=None, sent_at=None, event_id=None,
            card_details={}, version=1, created_at=receipt.created_at, updated_at=receipt.created_at,
        ))
    return payments


def insert_sale(session: AnySession, receipt: Receipt, cart: Cart, payments: list[Payment]) -> None:
    """Queue the rows of a sale for the transaction's last statement."""
    deferred_inserts.insert_before_commit(session, "receipt", {name: getattr(receipt, name) for name in _RECEIPT_COLUMNS})
    for line in cart.lines:
        deferred_inserts.insert_before_commit(
            session, "receipt_line", {**line, "company_id": receipt.company_id, "id": new_id(), "receipt_id": receipt.id}
        )
        if line["type"] == "gift_card":
            gift_cards.create_pending(session, receipt, line["total"], line["expires_on"])
    for payment in payments:
        deferred_inserts.insert_before_commit(session, "payment", {name: getattr(payment, name) for name in _PAYMENT_COLUMNS})
