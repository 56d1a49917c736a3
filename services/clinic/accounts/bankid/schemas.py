"""Orders to BankID on the wire."""

from typing import Any, Literal
from uuid import UUID

from pydantic import BaseModel, Field

State = Literal["pending", "complete", "failed"]


class BankIdOrderIn(BaseModel):
    """Which order: our own reference of it."""

    order_ref: UUID


class BankIdOrderOut(BaseModel):
    """How an order stands, with the sentence to show. The links open the app on the device at hand; `outcome` is what came of it."""

    order_ref: UUID
    state: State
    hint: str
    code: str
    message: str
    start_desktop: str = ""
    start_mobile: str = ""
    outcome: dict[str, Any] = Field(default_factory=dict)


class QrOut(BaseModel):
    """The text of the QR code for the second that is now; empty once the order has ended."""

    qr: str
    seconds: int
