"""Calls of the providers for an online payment: begin it, read its outcome, end it, return its money. Never within a transaction."""

import re
from dataclasses import dataclass
from typing import Literal

from clinic.core.clock import now
from clinic.pos.online_payments import state
from clinic.pos.online_payments.models import OnlinePayment
from clinic.pos.sale_process import online_refunds
from clinic.providers import swish
from clinic.providers.errors import OutcomeUnknown, ProviderError
from clinic.providers.swish.client import MAX_MESSAGE_LENGTH
from clinic.providers.swish.types import Account as SwishAccount
from clinic.providers.viva import checkout
from clinic.providers.viva.types import Account


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a payment stands at its provider; `transaction_id` names the money, `code` says why it failed."""

    state: Literal["waiting", "paid", "failed"]
    transaction_id: str = ""
    code: str = ""


async def begin(payment: OnlinePayment, description: str, language: str) -> tuple[str, str]:
    """Ask the provider for the payment; return Viva's order code and Swish's token, one of them empty. Raises ProviderError."""
    if payment.method == "swish":
        request = await swish.request(
            SwishAccount(payment.payee), payment_id=payment.id, amount=payment.amount, reference=payment.id.hex,
            message=_to_swish_message(description), callback_url=online_refunds.swish_callback_url(),
        )
        return "", request.token
    order = await checkout.order(
        Account(payment.payee), amount=payment.amount, currency="sek", reference=str(payment.id), description=description,
        language="sv-SE" if language == "sv" else "en-GB", seconds=int(state.PAYMENT_TTL.total_seconds()),
        allow_recurring=bool(payment.card_consent),
    )
    return order.code, ""


def _to_swish_message(text: str) -> str:
    """Return a text with the characters that Swish takes in a message."""
    return re.sub(r"[^\w :;.,?!()\"-]", " ", text)[:MAX_MESSAGE_LENGTH]


async def load_outcome(payment: OnlinePayment) -> Outcome:
    """Ask the provider how a payment stands. Money of another amount or reference isn't this payment's."""
    if payment.method == "swish":
        return await _load_swish_outcome(payment)
    if not payment.order_code:
        return Outcome("failed")
    account = Account(payment.payee)
    order = await checkout.order_state(account, payment.order_code)
    if order.state == "paid":
        for row in await checkout.transactions(account, payment.order_code):
            is_charge = row.state in {"paid", "refunded"} and row.amount == payment.amount
            if is_charge and row.reference == str(payment.id):
                return Outcome("paid", row.id)
        return Outcome("waiting")
    return Outcome("failed") if order.state in {"expired", "cancelled"} else Outcome("waiting")


async def load_card_number(payment: OnlinePayment) -> str:
    """Return the masked number of the card that paid; empty when Viva can't say it, which keeps no booking from being written."""
    try:
        return (await checkout.transaction(Account(payment.payee), payment.transaction_id)).card
    except ProviderError:
        return ""


async def _load_swish_outcome(payment: OnlinePayment) -> Outcome:
    result = await swish.payment(SwishAccount(payment.payee), payment.id)
    if result.state == "paid" and result.amount == payment.amount:
        return Outcome("paid", result.reference)
    if result.state in {"created", "paid"}:
        return Outcome("waiting")
    error = swish.decline_error(result.error) if result.error else None
    if isinstance(error, OutcomeUnknown) and now() < payment.expires_at + state.UNSETTLED_FOR:
        return Outcome("waiting")
    return Outcome("failed", code=error.code if error else "")


async def end(payment: OnlinePayment) -> None:
    """Have the provider refuse the payment from now on. It may have been paid before, which is read afterwards."""
    if payment.method == "swish":
        await swish.cancel(SwishAccount(payment.payee), payment.id)
    elif payment.order_code:
        await checkout.cancel(Account(payment.payee), payment.order_code)


async def return_money(payment: OnlinePayment) -> None:
    """Return a payment's money. Raises ProviderError; after OutcomeUnknown it may have been returned."""
    if payment.method == "swish":
        if payment.refund_id is None:
            raise RuntimeError(f"online payment {payment.id} is returned without an id")
        await swish.refund(
            SwishAccount(payment.payee), refund_id=payment.refund_id, original_reference=payment.transaction_id, amount=payment.amount,
            reference=payment.id.hex, message="", callback_url=online_refunds.swish_callback_url(),
        )
    elif not await is_returned(payment):
        await checkout.refund(Account(payment.payee), payment.transaction_id, payment.amount)


async def is_returned(payment: OnlinePayment) -> bool | None:
    """Return whether the money went back; None while the provider works on it."""
    if payment.method == "swish":
        if payment.refund_id is None:
            return False
        result = (await swish.refund_state(SwishAccount(payment.payee), payment.refund_id)).state
        return {"paid": True, "error": False, "unknown": False}.get(result)
    returned = await online_refunds.sum_returned_by_viva(payment.payee, payment.order_code, payment.transaction_id)
    return returned >= payment.amount


__all__ = ["Outcome", "ProviderError", "begin", "end", "is_returned", "load_card_number", "load_outcome", "return_money"]
