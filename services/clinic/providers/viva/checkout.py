"""Viva's own payment page: an order is made, its payer sent there, and what came of it read by its id."""

from decimal import Decimal
from urllib.parse import urlencode

import httpx
from httpx import codes
from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_pascal

from clinic.core.money import rounded
from clinic.core.settings import settings
from clinic.providers import errors
from clinic.providers.viva.client import NUMBERS, Answer, pages, read, viva
from clinic.providers.viva.errors import PaymentUnknown, RefundRefused
from clinic.providers.viva.types import Account, Order, OrderState, Transaction, TransactionState

LIFE = 900
"""Seconds that a payment link lives (POS-025)."""
ORDER_STATES: dict[int, OrderState] = {0: "waiting", 1: "expired", 2: "cancelled", 3: "paid"}
STATES: dict[str, TransactionState] = {"F": "paid", "C": "paid", "A": "running", "E": "failed", "R": "refunded", "X": "cancelled"}


class _Pascal(BaseModel):
    model_config = ConfigDict(frozen=True, alias_generator=to_pascal, extra="ignore", coerce_numbers_to_str=True)


class _Made(Answer):
    order_code: str


class _Order(_Pascal):
    state_id: int
    request_amount: Decimal = Decimal(0)


class _Transaction(Answer):
    status_id: str
    order_code: str = ""
    amount: Decimal = Decimal(0)
    currency_code: str = "752"
    merchant_trns: str | None = None
    card_number: str | None = None
    email: str | None = None
    event_id: int | None = None


class _OldTransaction(_Pascal):
    transaction_id: str
    status_id: str
    amount: Decimal = Decimal(0)
    currency_code: str = "752"
    merchant_trns: str | None = None


class _OldTransactions(_Pascal):
    transactions: list[_OldTransaction] = Field(default_factory=list)


class _Refunded(_Pascal):
    success: bool
    transaction_id: str | None = None
    error_text: str | None = None


def page(order_code: str) -> str:
    """Where the payer pays."""
    return f"{settings().viva_pages_url.rstrip('/')}/web/checkout?{urlencode({'ref': order_code})}"


async def order(
    account: Account, *, amount: int, currency: str, reference: str, description: str, email: str = "", name: str = "", phone: str = "",
    language: str = "sv-SE", seconds: int = LIFE,
) -> Order:
    """Ask for a payment; nothing is charged before the payer does it. An order whose answer never came charges nobody."""
    wanted = {
        "amount": amount, "currencyCode": NUMBERS[currency.lower()], "merchantTrns": reference, "customerTrns": description,
        "customer": {"email": email, "fullName": name, "phone": phone, "requestLang": language}, "paymentTimeout": seconds,
        "disableCash": True, "sourceCode": account.source_code, "isvAmount": account.fee,
    }
    answer = await viva().call("POST", "/checkout/v2/isv/orders", params={"merchantId": account.merchant_id}, json=wanted)
    code = read(_Made, answer).order_code
    return Order(code, page(code), amount)


async def order_state(account: Account, order_code: str) -> Order:
    """The order as it stands."""
    got = read(_Order, await _old(account, "GET", f"/api/orders/{order_code}"))
    return Order(order_code, page(order_code), rounded(got.request_amount * 100), ORDER_STATES.get(got.state_id, "waiting"))


async def cancel(account: Account, order_code: str) -> None:
    """Withdraw an order that nobody has paid."""
    await _old(account, "DELETE", f"/api/orders/{order_code}")


async def transaction(account: Account, transaction_id: str) -> Transaction:
    """A payment read again by its id: the only thing that makes a webhook's claim true."""
    try:
        answer = await viva().call(
            "GET", f"/checkout/v2/isv/transactions/{transaction_id}", params={"merchantId": account.merchant_id},
        )
    except errors.Rejected as refused:
        raise PaymentUnknown if refused.answered == codes.NOT_FOUND else refused from refused
    got = read(_Transaction, answer)
    return Transaction(
        transaction_id, got.order_code, _state(got.status_id), rounded(got.amount * 100), got.currency_code, got.merchant_trns or "",
        got.card_number or "", got.email or "", got.event_id,
    )


async def transactions(account: Account, order_code: str) -> list[Transaction]:
    """Every try to pay an order, for when no webhook came."""
    got = read(_OldTransactions, await _old(account, "GET", "/api/transactions", params={"ordercode": order_code}))
    return [
        Transaction(
            one.transaction_id, order_code, _state(one.status_id), rounded(one.amount * 100), one.currency_code, one.merchant_trns or "",
        )
        for one in got.transactions
    ]


async def refund(account: Account, transaction_id: str, amount: int) -> str:
    """Give back all or a part; the id of the refund's own transaction.

    Never repeated here, since a second call gives back a second time: after OutcomeUnknown read `transaction`.
    """
    sent = {"amount": str(amount), "sourceCode": account.source_code}
    answer = await _old(account, "DELETE", f"/api/transactions/{transaction_id}", params=sent, repeatable=False)
    got = read(_Refunded, answer)
    if not got.success:
        raise RefundRefused(reason=got.error_text or "")
    return got.transaction_id or ""


def _state(status: str) -> TransactionState:
    return STATES.get(status, "disputed" if status.startswith("M") else "running")


async def _old(
    account: Account, method: str, path: str, *, params: dict[str, str] | None = None, repeatable: bool | None = None,
) -> httpx.Response:
    older = pages()
    try:
        return await older.call(method, path, params=params, auth=older.acting_for(account), repeatable=repeatable)
    except errors.Rejected as refused:
        raise PaymentUnknown if refused.answered == codes.NOT_FOUND else refused from refused
