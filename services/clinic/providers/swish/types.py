"""What Swish is told and what it tells: amounts in öre, instruction ids are ours."""

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
class Requested:
    """A payment that waits for its payer; `token` opens the app, or makes the QR code that the payer's app reads."""

    id: UUID
    token: str = ""

    @property
    def qr(self) -> str:
        """What the QR code says."""
        return f"D{self.token}"


@dataclass(frozen=True, slots=True)
class Payment:
    """A payment as Swish has it now; `reference` is the bank's and needed for a refund. `error` is a code of `errors.py`."""

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
    """A refund as Swish has it now."""

    id: UUID
    state: RefundState
    amount: int = 0
    reference: str = ""
    original_reference: str = ""
    paid_at: datetime | None = None
    error: str = ""
    error_text: str = ""
