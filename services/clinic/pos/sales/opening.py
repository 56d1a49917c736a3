"""Writing a sale's attempt: its rows go with the unit of work's last statement, and its answer is composed from what is written."""

from typing import Any
from uuid import UUID

from clinic.core import late
from clinic.core.auth import Caller
from clinic.core.clock import now
from clinic.core.db import Unit
from clinic.core.models import new_id
from clinic.pos.giftcards import service as giftcards
from clinic.pos.sales import steps
from clinic.pos.sales.answers import LineOut, PaymentOut, ReceiptOut, VatOut
from clinic.pos.sales.cart import Cart
from clinic.pos.sales.models import Payment, Receipt
from clinic.pos.sales.ways import Laid
from clinic.pos.tills.till import Till

_SET_LATER = (
    "original_id", "number", "z_number", "numbered_at", "paid_at", "refunded_at", "ended_at",
)
_PLAIN = {
    "kind": "sale", "currency": "sek", "state": "PENDING", "step": "check", "turn": 1, "abort_wanted": False, "trouble": "", "failure": "",
    "restock": False, "refunded": 0, "downloaded": 0, "version": 1,
}
_COLUMNS = tuple(column.key for column in Receipt.__mapper__.column_attrs)
_OF_PAYMENT = tuple(column.key for column in Payment.__mapper__.column_attrs)


def begin(till: Till, caller: Caller, cart: Cart, *, rounding: int, booking_id: UUID | None, retry_of: UUID | None) -> Receipt:
    """The attempt, not written yet."""
    found, at = cart.sum, now()
    return Receipt(
        **_PLAIN, **dict.fromkeys(_SET_LATER), company_id=caller.company_id, id=new_id(), register_id=till.id, booking_id=booking_id,
        retry_of=retry_of, client_id=cart.client_id, client_name=cart.client_name, membership_id=caller.context.membership_id,
        cashier=caller.name, seller=till.seller, gross=found.gross, discount=found.discount, total=found.total, rounding=rounding,
        vat=found.vat, vats=[one.plain() for one in found.vats], look_at=at + steps.TURN, created_at=at, updated_at=at,
    )


async def pay(session: Unit, receipt: Receipt, till: Till, laid: list[Laid]) -> list[Payment]:
    """Cash is in the drawer and gift cards are charged with this transaction; a card waits."""
    made = []
    for place, one in enumerate(laid):
        by_card = one.way == "card"
        card_id = await giftcards.take(session, one.code, one.amount, receipt.id, f"payments.{place}") if one.way == "gift_card" else None
        made.append(Payment(
            company_id=receipt.company_id, id=new_id(), receipt_id=receipt.id, place=place, way=one.way, amount=one.amount, given=one.given,
            state="waiting" if by_card else "completed", terminal_id=till.terminal_id if by_card else "", gift_card_id=card_id,
            is_reversal=False, returns=None, session_id=None, sent_at=None, event_id=None, facts={}, version=1,
            created_at=receipt.created_at, updated_at=receipt.created_at,
        ))
    return made


def write(session: Unit, receipt: Receipt, cart: Cart, payments: list[Payment]) -> None:
    """Have the attempt's rows written with the transaction's last statement."""
    late.add(session, "receipt", {name: getattr(receipt, name) for name in _COLUMNS})
    for line in cart.lines:
        late.add(session, "receipt_line", {**line, "company_id": receipt.company_id, "id": new_id(), "receipt_id": receipt.id})
        if line["kind"] == "gift_card":
            giftcards.prepare(session, receipt, line["total"], line["expires_on"])
    for payment in payments:
        late.add(session, "payment", {name: getattr(payment, name) for name in _OF_PAYMENT})


def shown(receipt: Receipt, cart: Cart, payments: list[Payment], codes: list[str]) -> ReceiptOut:
    """The attempt as the till shows it, before anything has come of it."""
    names = ("id", "state", "number", "register_id", "client_id", "client_name", "booking_id", "total", "payable", "created_at", "cashier",
             "currency", "seller", "gross", "discount", "rounding", "vat", "retry_of", "numbered_at", "version")
    facts: dict[str, Any] = {name: getattr(receipt, name) for name in names}
    return ReceiptOut(
        **facts, kind="sale", register_name=receipt.seller["register"], refunded=0, ways=list(dict.fromkeys(one.way for one in payments)),
        is_resolving=False, paid_at=None, vats=[VatOut(**one) for one in receipt.vats],
        lines=[LineOut.model_validate(line) for line in cart.lines], refunds=[], original_id=None, original_number=None, refundable=0,
        payments=[_payment(one, code) for one, code in zip(payments, codes, strict=True)], gift_cards=[], trouble=None, failure=None,
        paid_for_gift_card_exists=any(line["kind"] == "gift_card" for line in cart.lines), can_retry=False, control=None, copy_state="",
        can_abort=receipt.step in {"check", "charge"}, downloaded=0, refunded_at=None,
    )


def _payment(one: Payment, code: str) -> PaymentOut:
    return PaymentOut.model_validate({
        "id": one.id, "way": one.way, "amount": one.amount, "given": one.given, "change": max(one.given - one.amount, 0),
        "state": one.state, "is_reversal": False, "card": "", "application": "", "authorization": "", "gift_card": code,
    })
