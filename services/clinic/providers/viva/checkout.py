"""Viva's payment page: create an order, send the payer to its page, and read its outcome by id."""

from datetime import date
from decimal import Decimal
from typing import Any
from urllib.parse import urlencode

import httpx
from httpx import codes
from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_pascal

from clinic.core.money import round_to_minor
from clinic.core.settings import settings
from clinic.providers import errors
from clinic.providers.viva.client import CURRENCY_NUMBERS, ApiResponse, legacy_api, read, viva
from clinic.providers.viva.errors import PaymentUnknown, RefundRefused
from clinic.providers.viva.types import Account, Order, OrderState, Transaction, TransactionState

PAYMENT_LINK_TTL_SECONDS = 900
"""Time to live of a payment link (POS-025)."""
ORDER_STATES: dict[int, OrderState] = {0: "waiting", 1: "expired", 2: "cancelled", 3: "paid"}
STATES: dict[str, TransactionState] = {"F": "paid", "C": "paid", "A": "running", "E": "failed", "R": "refunded", "X": "cancelled"}


class _Pascal(BaseModel):
    model_config = ConfigDict(frozen=True, alias_generator=to_pascal, extra="ignore", coerce_numbers_to_str=True)


class _CreatedOrder(ApiResponse):
    order_code: str


class _Order(_Pascal):
    state_id: int
    request_amount: Decimal = Decimal(0)


class _Transaction(ApiResponse):
    status_id: str
    order_code: str = ""
    amount: Decimal = Decimal(0)
    currency_code: str = "752"
    merchant_trns: str | None = None
    card_number: str | None = None
    email: str | None = None
    event_id: int | None = None


class _LegacyTransaction(_Pascal):
    transaction_id: str
    status_id: str
    amount: Decimal = Decimal(0)
    currency_code: str = "752"
    merchant_trns: str | None = None


class _LegacyTransactions(_Pascal):
    transactions: list[_LegacyTransaction] = Field(default_factory=list)


class _Recurring(_Pascal):
    success: bool
    status_id: str | None = None
    transaction_id: str | None = None
    event_id: int | None = None


class _Refunded(_Pascal):
    success: bool
    transaction_id: str | None = None
    error_text: str | None = None


def payment_url(order_code: str) -> str:
    """Return the address of an order's payment page."""
    return f"{settings().viva_pages_url.rstrip('/')}/web/checkout?{urlencode({'ref': order_code})}"


async def order(
    account: Account, *, amount: int, currency: str, reference: str, description: str, email: str = "", name: str = "", phone: str = "",
    language: str = "sv-SE", seconds: int = PAYMENT_LINK_TTL_SECONDS, allow_recurring: bool = False,
) -> Order:
    """Create an order; nothing is charged before the payer pays. An order whose response was lost charges nobody.

    With `allow_recurring` the card that pays it can be charged later without its holder: `charge_recurring`.
    """
    body = {
        "amount": amount, "currencyCode": CURRENCY_NUMBERS[currency.lower()], "merchantTrns": reference, "customerTrns": description,
        "customer": {"email": email, "fullName": name, "phone": phone, "requestLang": language}, "paymentTimeout": seconds,
        "disableCash": True, "sourceCode": account.source_code, "isvAmount": account.fee,
        **({"allowRecurring": True} if allow_recurring else {}),
    }
    response = await viva().call("POST", "/checkout/v2/isv/orders", params={"merchantId": account.merchant_id}, json=body)
    code = read(_CreatedOrder, response).order_code
    return Order(code, payment_url(code), amount)


async def order_state(account: Account, order_code: str) -> Order:
    """Return an order's current state."""
    data = read(_Order, await _legacy_call(account, "GET", f"/api/orders/{order_code}"))
    return Order(order_code, payment_url(order_code), round_to_minor(data.request_amount * 100), ORDER_STATES.get(data.state_id, "waiting"))


async def cancel(account: Account, order_code: str) -> None:
    """Cancel an unpaid order."""
    await _legacy_call(account, "DELETE", f"/api/orders/{order_code}")


async def transaction(account: Account, transaction_id: str) -> Transaction:
    """Return a payment by its id; a webhook is trusted only after this."""
    try:
        response = await viva().call(
            "GET", f"/checkout/v2/isv/transactions/{transaction_id}", params={"merchantId": account.merchant_id},
        )
    except errors.Rejected as error:
        raise PaymentUnknown if error.status_code == codes.NOT_FOUND else error from error
    data = read(_Transaction, response)
    return Transaction(
        transaction_id, data.order_code, _state(data.status_id), round_to_minor(data.amount * 100), data.currency_code,
        data.merchant_trns or "", data.card_number or "", data.email or "", data.event_id,
    )


async def transactions(account: Account, order_code: str) -> list[Transaction]:
    """List all attempts to pay an order, for when no webhook came."""
    response = await _legacy_call(account, "GET", "/api/transactions", params={"ordercode": order_code})
    return _to_transactions(read(_LegacyTransactions, response), order_code)


def _to_transactions(data: _LegacyTransactions, order_code: str) -> list[Transaction]:
    return [
        Transaction(
            row.transaction_id,
            order_code,
            _state(row.status_id),
            round_to_minor(row.amount * 100),
            row.currency_code,
            row.merchant_trns or "",
        )
        for row in data.transactions
    ]


async def transactions_of_day(account: Account, day: date) -> list[Transaction]:
    """List all payments to the account on a day, to find one whose response was lost by its reference."""
    response = await _legacy_call(account, "GET", "/api/transactions", params={"date": day.isoformat()})
    return _to_transactions(read(_LegacyTransactions, response), "")


async def charge_recurring(account: Account, transaction_id: str, *, amount: int, reference: str, description: str) -> Transaction:
    """Charge the card of an earlier payment whose order allowed it.

    A decline is a failed transaction with its event id. A success without an id or a state is running: `transactions_of_day` tells the end.
    Never repeated, since a second call charges a second time: after OutcomeUnknown look for the reference in `transactions_of_day`.
    """
    body = {"amount": amount, "sourceCode": account.source_code, "merchantTrns": reference, "customerTrns": description}
    response = await _legacy_call(account, "POST", f"/api/transactions/{transaction_id}", json=body, repeatable=False)
    data = read(_Recurring, response)
    answered = _state(data.status_id or "") if data.transaction_id else "running"
    status = answered if data.success else "failed"
    return Transaction(data.transaction_id or "", "", status, amount, reference=reference, event_id=data.event_id)


async def refund(account: Account, transaction_id: str, amount: int) -> str:
    """Refund all or a part; returns the id of the refund's own transaction.

    Never repeated, since a second call refunds a second time: after OutcomeUnknown read `transaction`.
    """
    params = {"amount": str(amount), "sourceCode": account.source_code}
    response = await _legacy_call(account, "DELETE", f"/api/transactions/{transaction_id}", params=params, repeatable=False)
    data = read(_Refunded, response)
    if not data.success:
        raise RefundRefused(reason=data.error_text or "")
    return data.transaction_id or ""


def _state(status: str) -> TransactionState:
    return STATES.get(status, "disputed" if status.startswith("M") else "running")


async def _legacy_call(
    account: Account, method: str, path: str, *, params: dict[str, str] | None = None, json: dict[str, Any] | None = None,
    repeatable: bool | None = None,
) -> httpx.Response:
    provider = legacy_api()
    try:
        return await provider.call(method, path, params=params, json=json, auth=provider.basic_auth(account), repeatable=repeatable)
    except errors.Rejected as error:
        raise PaymentUnknown if error.status_code == codes.NOT_FOUND else error from error
