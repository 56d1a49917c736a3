"""Request and response schemas of BankID orders."""

from typing import Any, Literal
from uuid import UUID

from pydantic import BaseModel, Field

OrderState = Literal["pending", "complete", "failed"]


class BankIdOrderRef(BaseModel):
    """The id of an order: ours, not BankID's `orderRef`."""

    order_ref: UUID


class BankIdOrderOut(BaseModel):
    """The state of an order and the message to show.

    It is visible only to the session that started the order. The links start the BankID app on the same device; `outcome` is what the
    completed order has brought about.
    """

    order_ref: UUID
    state: OrderState
    hint: str
    code: str
    message: str
    start_desktop: str = ""
    start_mobile: str = ""
    outcome: dict[str, Any] = Field(default_factory=dict)


class BankIdQrCode(BaseModel):
    """The text of the QR code for the current second; empty when the order has ended."""

    qr: str
    seconds: int
