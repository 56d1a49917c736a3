"""Receipts as the till shows them on the wire."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict

from clinic.core.clock import Instant
from clinic.pos.sales.schemas import State


class VatOut(BaseModel):
    """One rate's part of a receipt."""

    rate: int
    total: int
    vat: int
    net: int


class LineOut(BaseModel):
    """A line of a receipt or of a priced cart."""

    model_config = ConfigDict(from_attributes=True)

    kind: Literal["product", "service", "gift_card"]
    product_id: UUID | None
    service_id: UUID | None
    practitioner_id: UUID | None
    name: str
    quantity: int
    unit_price: int
    gross: int
    discount: int
    share: int
    total: int
    rate: int
    vat: int
    purpose: str
    reason: str


class QuoteOut(BaseModel):
    """What a cart comes to; `cash_rounding` is what whole kronor would add were all of it paid in cash."""

    lines: list[LineOut]
    gross: int
    discount: int
    total: int
    vat: int
    vats: list[VatOut]
    cash_rounding: int


class PaymentOut(BaseModel):
    """How a part was paid; `card` is the masked number as the receipt shows it."""

    id: UUID
    way: str
    amount: int
    given: int
    change: int
    state: Literal["waiting", "sent", "completed", "failed", "returned"]
    is_reversal: bool
    card: str
    application: str
    authorization: str
    gift_card: str


class WhyOut(BaseModel):
    """A stable code and its sentence."""

    code: str
    text: str


class ControlOut(BaseModel):
    """The registration with the control unit."""

    unit: str
    code: str
    registered_at: Instant | None


class RefundRow(BaseModel):
    """A refund beside its sale."""

    id: UUID
    state: State
    number: int | None
    total: int
    created_at: Instant


class Returnable(BaseModel):
    """What a line has left to give back: how many, and for how much."""

    place: int
    quantity: int
    amount: int


class ReceiptRow(BaseModel):
    """A receipt in the list."""

    id: UUID
    kind: Literal["sale", "refund"]
    state: State
    number: int | None
    register_id: UUID
    register_name: str
    client_id: UUID | None
    client_name: str
    booking_id: UUID | None
    total: int
    payable: int
    refunded: int
    ways: list[str]
    is_resolving: bool
    created_at: Instant
    paid_at: Instant | None


class ReceiptOut(ReceiptRow):
    """A receipt, whole. Open ones (`PENDING`, `PROCESSING`) change by themselves: topic `receipts` tells."""

    cashier: str
    currency: str
    seller: dict[str, str]
    gross: int
    discount: int
    rounding: int
    vat: int
    vats: list[VatOut]
    lines: list[LineOut]
    payments: list[PaymentOut]
    refunds: list[RefundRow]
    original_id: UUID | None
    original_number: int | None
    retry_of: UUID | None
    retried_by: UUID | None
    """The attempt that took the place of one that came to nothing: that one can be tried no more."""
    refundable: int
    returnable: list[Returnable]
    paid_for_gift_card_exists: bool
    gift_cards: list[str]
    trouble: WhyOut | None
    failure: WhyOut | None
    can_abort: bool
    control: ControlOut | None
    copy_state: Literal["", "sending", "registered", "failed"]
    downloaded: int
    numbered_at: Instant | None
    refunded_at: Instant | None
    version: int


class ExportOut(BaseModel):
    """What came of giving the receipt: the document, once it's there; a copy is first registered with the control unit."""

    document_id: UUID | None
    is_copy: bool
    mailed_to: str
    downloaded: int
