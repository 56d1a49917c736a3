"""Writing a sale's attempt: its rows go with the unit of work's last statement, and its answer is composed from what is written."""

from datetime import datetime
from typing import Any
from uuid import UUID

from clinic.core import late
from clinic.core.auth import Caller
from clinic.core.clock import now, to_wire
from clinic.core.db import Unit
from clinic.core.models import new_id
from clinic.pos.giftcards import service as giftcards
from clinic.pos.sales import steps
from clinic.pos.sales.cart import Cart
from clinic.pos.sales.models import Payment, Receipt
from clinic.pos.sales.queries import lasting
from clinic.pos.sales.ways import Laid
from clinic.pos.tills.till import Till
from clinic.providers.infrasec.types import ControlReply

_SET_LATER = (
    "original_id", "number", "z_number", "numbered_at", "paid_at", "refunded_at", "ended_at",
)
_PLAIN = {
    "kind": "sale", "currency": "sek", "state": "PENDING", "step": "check", "turn": 1, "abort_wanted": False, "trouble": "", "failure": "",
    "restock": False, "refunded": 0, "downloaded": 0, "version": 1,
}
_READ = (
    "id", "kind", "state", "number", "register_id", "client_id", "client_name", "booking_id", "total", "refunded", "created_at", "paid_at",
    "cashier", "currency", "seller", "gross", "discount", "rounding", "vat", "vats", "original_id", "retry_of", "trouble", "failure",
    "downloaded", "numbered_at", "refunded_at", "version",
)
_OF_LINE = (
    "kind", "product_id", "service_id", "practitioner_id", "name", "code", "quantity", "unit_price", "gross", "discount", "share", "total",
    "rate", "vat", "purpose", "reason",
)
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


def told(receipt: Receipt, cart: Cart, payments: list[Payment], codes: list[str]) -> dict[str, Any]:
    """The attempt as it would be read from the database, with the same names and values; `codes` are those of gift cards it's paid with."""
    rows = zip(payments, codes, strict=True)
    return {
        **{name: _plain(getattr(receipt, name)) for name in _READ}, "register_name": receipt.seller["register"], "payable": receipt.payable,
        "ways": list(dict.fromkeys(one.way for one in payments)), "is_resolving": False, "refunds": [], "original_number": None,
        "lines": [{name: _plain(line[name]) for name in _OF_LINE} for line in cart.lines],
        "payments": [_payment(one, code) for one, code in rows], "refundable": 0, "returnable": [], "gift_cards": [], "retried_by": None,
        "can_abort": receipt.step in {"check", "charge"}, "control": None, "copy_state": "",
    }


def paid(attempt: dict[str, Any], at: datetime, reply: ControlReply) -> dict[str, Any]:
    """What the receipt of an attempt says that was paid at once, without what will still change."""
    when = to_wire(at)
    control = {"unit": reply.unit, "code": reply.code, "registered_at": when}
    return lasting({**attempt, "state": "PAID", "paid_at": when, "control": control})


def _payment(one: Payment, code: str) -> dict[str, Any]:
    return {
        "id": str(one.id), "way": one.way, "amount": one.amount, "given": one.given, "change": max(one.given - one.amount, 0),
        "state": one.state, "is_reversal": False, "card": "", "application": "", "authorization": "", "gift_card": code,
    }


def _plain(value: Any) -> Any:
    if isinstance(value, UUID):
        return str(value)
    return to_wire(value) if isinstance(value, datetime) else value
