"""Allocate a sale's total to its tenders, and a refund to the tenders that paid the sale. Amounts in öre."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from clinic.core.api.errors import FieldError
from clinic.pos.checkout.pricing import KRONA, krona_rounding
from clinic.pos.checkout.schemas import PaymentCreate


@dataclass(frozen=True, slots=True)
class Tender:
    """An amount by a payment method. `tendered` is the cash handed over; `reverses_payment_id` the payment that a refund gives back."""

    method: str
    amount: int
    tendered: int = 0
    code: str = ""
    reverses_payment_id: UUID | None = None


def allocate_tenders(total: int, payments: Sequence[PaymentCreate]) -> tuple[list[Tender], int]:
    """Return the tenders of a sale, and what rounding cash to whole kronor adds to the total.

    One payment may leave its amount out and takes the rest; at most one is in cash. Raises FieldError at `payments.{n}.amount` when
    the payments don't sum up to the total, and at `payments.{n}.tendered` when less cash is handed over than is due.
    """
    without_amount = [index for index, payment in enumerate(payments) if payment.amount is None]
    in_cash = [index for index, payment in enumerate(payments) if payment.method == "cash"]
    if len(without_amount) > 1 or len(in_cash) > 1:
        raise FieldError(f"payments.{(without_amount[1:] or in_cash[1:])[0]}.amount", "required")
    rest = total - sum(payment.amount or 0 for payment in payments)
    amounts = [rest if payment.amount is None else payment.amount for payment in payments]
    rounding = 0
    for index in in_cash:
        exact = total - sum(amounts) + amounts[index]
        if amounts[index] in {exact, exact + krona_rounding(exact)}:
            rounding = krona_rounding(exact)
            amounts[index] = exact + rounding
    if sum(amounts) != total + rounding or any(amount < 0 for amount in amounts):
        raise FieldError(f"payments.{len(payments) - 1}.amount", "payments_sum", limit=f"{total / KRONA:.2f}")
    tenders = [_to_tender(index, payment, amounts[index]) for index, payment in enumerate(payments) if amounts[index] or total == 0]
    return tenders, rounding


def _to_tender(index: int, payment: PaymentCreate, amount: int) -> Tender:
    tendered = payment.tendered if payment.method == "cash" and payment.tendered is not None else amount
    if tendered < amount:
        raise FieldError(f"payments.{index}.tendered", "at_least", limit=f"{amount / KRONA:.2f}")
    if payment.method == "gift_card" and amount % KRONA:
        raise FieldError(f"payments.{index}.amount", "whole_units")
    return Tender(payment.method, amount, tendered if payment.method == "cash" else 0, payment.code or "")


@dataclass(frozen=True, slots=True)
class RefundableTender:
    """A payment of a sale and what of it can still be refunded."""

    payment_id: UUID
    method: str
    amount: int


_REFUND_ORDER = {"card": 0, "online": 0, "swish": 0, "gift_card": 1, "cash": 2}


def allocate_refund(amount: int, remaining: int, refundable: Sequence[RefundableTender]) -> tuple[list[Tender], int]:
    """Return the tenders of a refund, and what rounding cash to whole kronor adds to it.

    The methods that paid the sale are used, cards first and cash last. `remaining` is what the receipt has left to refund: when it
    equals the amount, all that is left of every payment is refunded. Cash is rounded on what is still owed after the refund, so that
    rounding doesn't accumulate over partial refunds.
    """
    ordered = sorted(refundable, key=lambda tender: _REFUND_ORDER[tender.method])
    if amount == remaining:
        tenders = [Tender(tender.method, tender.amount, reverses_payment_id=tender.payment_id) for tender in ordered if tender.amount]
        return tenders, sum(tender.amount for tender in tenders) - amount
    tenders, rest, rounding = [], amount, 0
    for tender in ordered:
        part = min(rest, tender.amount)
        if tender.method == "cash":
            owed_in_cash = remaining - rest - sum(other.amount for other in ordered if other.method != "cash")
            rounded_part = min(max(tender.amount - owed_in_cash - krona_rounding(owed_in_cash), 0), tender.amount)
            rounding, part = rounded_part - rest, rounded_part
            rest = 0
        else:
            rest -= part
        if part:
            tenders.append(Tender(tender.method, part, reverses_payment_id=tender.payment_id))
    return tenders, rounding - rest
