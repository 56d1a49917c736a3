"""Request and response schemas of receipts."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from clinic.core.api.pagination import NewestFirstParams, SearchParams
from clinic.core.clock import Day, Instant
from clinic.core.text.validators import Email

ReceiptStatus = Literal["PROCESSING", "PENDING", "PAID", "PARTIALLY_REFUNDED", "REFUNDED", "CANCELLED", "ABORTED"]


class ReceiptVatOut(BaseModel):
    """The part of a receipt at a VAT rate, in hundredths of a percent; `total` is `net` plus `vat`."""

    rate: int
    total: int
    vat: int
    net: int


class ReceiptLineOut(BaseModel):
    """A line of a receipt or of a priced cart. `discount` is its own, `cart_discount_share` its part of the discount on all lines."""

    model_config = ConfigDict(from_attributes=True)

    type: Literal["product", "service", "gift_card"]
    product_id: UUID | None
    service_id: UUID | None
    practitioner_id: UUID | None
    name: str
    quantity: int
    price: int
    gross: int
    discount: int
    cart_discount_share: int
    total: int
    tax_percentage: float
    vat: int
    purpose: str
    reason: str


class PaymentOut(BaseModel):
    """A part of a receipt's payment. `tendered` is the cash handed over; `card` is the masked card number as the receipt shows it."""

    id: UUID
    method: str
    amount: int
    tendered: int
    change: int
    state: Literal["pending", "sent", "completed", "failed", "reversed"]
    is_reversal: bool
    card: str
    application: str
    authorization: str
    gift_card: str


class StatusReason(BaseModel):
    """Why a receipt is still open, or why it failed: a stable code and its text."""

    code: str
    text: str


class ControlUnitRegistration(BaseModel):
    """The registration with the control unit."""

    unit: str
    code: str
    registered_at: Instant | None


class RefundSummary(BaseModel):
    """A refund in the list of its sale."""

    id: UUID
    status: ReceiptStatus
    number: int | None
    total: int
    created_at: Instant


class RefundableLine(BaseModel):
    """The quantity and the amount of a line that can still be refunded. `position` is the line's position."""

    position: int
    quantity: int
    amount: int


class ReceiptSummary(BaseModel):
    """A receipt in the list. Amounts in öre; `amount_due` includes cash rounding. `is_processing` is true while `status_reason` is set."""

    id: UUID
    type: Literal["sale", "refund"]
    status: ReceiptStatus
    number: int | None
    register_id: UUID
    register_name: str
    client_id: UUID | None
    client_name: str
    booking_id: UUID | None
    total: int
    amount_due: int
    refunded: int
    payment_methods: list[str]
    is_processing: bool
    created_at: Instant
    paid_at: Instant | None


class ReceiptOut(ReceiptSummary):
    """A receipt with all its details. Open ones (`PENDING`, `PROCESSING`) change by themselves; topic `receipts` notifies of it.

    `status_reason` says why it is still open, `failure_reason` why it failed, `refund_reason` why the money went back.
    """

    cashier: str
    currency: str
    seller: dict[str, str]
    gross: int
    discount: int
    rounding: int
    vat: int
    vat_lines: list[ReceiptVatOut]
    lines: list[ReceiptLineOut]
    payments: list[PaymentOut]
    refunds: list[RefundSummary]
    original_id: UUID | None
    original_number: int | None
    retry_of_id: UUID | None
    retried_by_id: UUID | None = Field(description="The receipt of the retry; a receipt is retried at most once")
    refund_reason: str
    refundable: int
    refundable_lines: list[RefundableLine]
    paid_for_gift_card_exists: bool
    gift_cards: list[str]
    status_reason: StatusReason | None
    failure_reason: StatusReason | None
    can_abort: bool
    control_registration: ControlUnitRegistration | None
    copy_state: Literal["", "sending", "registered", "failed"]
    downloaded: int = Field(description="How many times it was issued: once as the receipt, once as its copy")
    numbered_at: Instant | None
    refunded_at: Instant | None
    version: int


class ReceiptIssueCreate(BaseModel):
    """How to issue a receipt: as a file to open, or by e-mail, by default to the client's address."""

    type: Literal["download", "mail"]
    email: Email | None = None


class IssuedReceipt(BaseModel):
    """An issued receipt or copy; its PDF is made after the call. `downloaded` is how many times the receipt has been issued."""

    document_id: UUID | None
    is_copy: bool
    mailed_to: str
    downloaded: int


class ReceiptListParams(SearchParams, NewestFirstParams):
    """Query parameters of the receipt list (POS-022)."""

    sort: Literal["created_at", "number", "total"] = "created_at"
    status: Literal["", "failed", "in_progress"] | ReceiptStatus = Field(
        "", description="`failed` is CANCELLED or ABORTED, `in_progress` is PENDING or PROCESSING",
    )
    type: Literal["", "sale", "refund"] = ""
    client_id: UUID | None = None
    booking_id: UUID | None = None
    register_id: UUID | None = None
    cashier_id: UUID | None = Field(None, description="The user who made the sale or refund")
    amount: int | None = Field(None, ge=0, le=10**12, description="The total, or what was paid with cash rounding, in öre")
    from_: Day | None = Field(None, alias="from")
    to: Day | None = None
