"""Data sent to and received from Viva: amounts in minor units, ids as Viva gives them."""

from dataclasses import dataclass
from typing import Literal
from uuid import UUID

SessionState = Literal["running", "paid", "declined", "aborted", "unknown"]
"""`unknown`: Viva has no such session yet; the sale may still arrive, so it is polled again and never taken as refused."""

OrderState = Literal["waiting", "expired", "cancelled", "paid"]
TransactionState = Literal["running", "paid", "failed", "refunded", "cancelled", "disputed"]


@dataclass(frozen=True, slots=True)
class Account:
    """The clinic's account with Viva (company.viva_merchant_id). `fee` is the platform's part of a sale, which has to be above 0."""

    merchant_id: str
    source_code: str = "Default"
    fee: int = 1


@dataclass(frozen=True, slots=True)
class Session:
    """The current state of a sale or refund at a terminal, with the card details that a receipt has to show.

    `event_id` is Viva's reason (0 paid, 1100 running, others in `decline_reasons.py` with their texts); `card` is the masked number.
    """

    id: UUID
    state: SessionState
    event_id: int | None = None
    message: str = ""
    transaction_id: str = ""
    order_code: str = ""
    amount: int = 0
    reference: str = ""
    card: str = ""
    application: str = ""
    aid: str = ""
    authorization: str = ""
    retrieval_reference: str = ""
    reference_number: str = ""
    entry_mode: str = ""
    verification: str = ""
    terminal_id: str = ""
    cash_register_id: str = ""


@dataclass(frozen=True, slots=True)
class Device:
    """A terminal of the account: `virtual_terminal_id` is shown on it, `terminal_id` used in calls."""

    merchant_id: str
    terminal_id: str
    virtual_terminal_id: str
    source_code: str
    status: int


@dataclass(frozen=True, slots=True)
class Order:
    """An order of Viva's payment page; the payer is sent to `url`."""

    code: str
    url: str
    amount: int
    state: OrderState = "waiting"


@dataclass(frozen=True, slots=True)
class Transaction:
    """An attempt to pay an order."""

    id: str
    order_code: str
    state: TransactionState
    amount: int
    currency: str = "752"
    reference: str = ""
    card: str = ""
    email: str = ""
    event_id: int | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """A webhook, trusted only after its transaction has been read by id; the same `message_id` may come many times."""

    message_id: str
    type: int
    merchant_id: str = ""
    transaction_id: str = ""
    order_code: str = ""
    terminal_id: str = ""
    account_id: str = ""


@dataclass(frozen=True, slots=True)
class AccountConnection:
    """A clinic's connection in progress: its owner follows `redirect_url`; `merchant_id` is set when the owner is done.

    The account may be used once it is `verified`.
    """

    account_id: str
    redirect_url: str = ""
    merchant_id: str = ""
    verified: bool = False
    is_rejected: bool = False
