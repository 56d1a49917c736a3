"""Data sent to and received from Swish: amounts in öre, instruction ids are ours."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal
from uuid import UUID

PaymentState = Literal["created", "paid", "declined", "error", "cancelled", "unknown"]
"""`unknown`: Swish has no payment of that id: the request never arrived."""
RefundState = Literal["created", "validated", "debited", "paid", "error", "unknown"]


@dataclass(frozen=True, slots=True)
class Account:
    """The clinic's Swish number: ten digits that begin with 123."""

    alias: str


@dataclass(frozen=True, slots=True)
class PaymentRequest:
    """A requested payment; `token` opens the payer's app or is shown to it as a QR code."""

    id: UUID
    token: str = ""

    @property
    def qr(self) -> str:
        """Return the QR code's content."""
        return f"D{self.token}"


@dataclass(frozen=True, slots=True)
class Payment:
    """A payment's state; `reference` is the bank's and needed for a refund. `error` is a code of `errors.py`."""

    id: UUID
    state: PaymentState
    amount: int = 0
    reference: str = ""
    own_reference: str = ""
    payer: str = ""
    payee: str = ""
    message: str = ""
    paid_at: datetime | None = None
    error: str = ""
    error_text: str = ""


@dataclass(frozen=True, slots=True)
class Refund:
    """A refund's state."""

    id: UUID
    state: RefundState
    amount: int = 0
    reference: str = ""
    original_reference: str = ""
    paid_at: datetime | None = None
    error: str = ""
    error_text: str = ""
